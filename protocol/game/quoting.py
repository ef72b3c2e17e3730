"""How a value from outside is shown in an error: printable ASCII, escaped, cut to fit one line."""

from typing import Final

_WIDEST: Final = 40
"""Characters: enough for a digest, a key or a path's end, and several of them still fit a terminal's line."""


def shown(value: object) -> str:
    """The value as a short literal; lists and objects by their kind alone, however deep they are.

    >>> shown("p-c1"), shown(10**30), shown(None), shown([[[]]]), shown({})
    ("'p-c1'", 'a number of more than 18 digits', 'null', 'a list', 'an object')
    >>> shown("one\\nline" + 100 * "-")
    "'one\\\\nline---------------------------..."
    """
    match value:
        case None | True | False:
            return {None: "null", True: "true", False: "false"}[value]
        case str():
            text = ascii(value[:_WIDEST])
            return text if len(text) <= _WIDEST else text[: _WIDEST - 3] + "..."
        case int() | float():
            return repr(value) if abs(value) < 10**18 else "a number of more than 18 digits"
        case list() | tuple():
            return "a list"
        case dict():
            return "an object"
        case _:
            return f"a {type(value).__name__}"
