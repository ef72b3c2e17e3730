"""JSON from outside, read strictly: what one program would read so and another otherwise is refused."""

import json
from collections import Counter
from typing import Any, Final, NoReturn

from protocol.game.quoting import shown

# What a text that is cut short may end in the middle of, besides strings.
_WORDS: Final = ("true", "false", "null", "-0")


class BadJSON(ValueError):  # noqa: N818 - says what it is
    """Text that is no JSON, or JSON that readers disagree about."""


class NoJSON(BadJSON):
    """Text that is no JSON. `line`, `column`: where that is seen, from 1; `why`: in the parser's words.

    `is_empty`: there is nothing but space. `is_cut_short`: what is there could go on to be JSON; `line` and
    `column` are those of its last character then.
    """

    def __init__(self, error: json.JSONDecodeError) -> None:
        super().__init__(f"no JSON (line {error.lineno}, column {error.colno}: {error.msg})")
        self.line, self.column, self.why = error.lineno, error.colno, error.msg
        rest = error.doc[error.pos :].strip()
        self.is_empty = not error.doc.strip()
        self.is_cut_short = not self.is_empty and (
            not rest
            or error.msg.startswith("Unterminated string")
            or any(word.startswith(rest) for word in _WORDS)
        )
        if self.is_cut_short:
            there = error.doc.rstrip()
            self.line, self.column = there.count("\n") + 1, len(there) - there.rfind("\n") - 1

    def of_file(self, no: str) -> str:
        """What is wrong with the file that this is the text of, for whoever wanted to use it; `no`: what it
        is none of, as "no game record".
        """
        if self.is_empty:
            return "the file is empty"
        if self.is_cut_short:
            return f"the file is cut short (it ends in line {self.line}, column {self.column})"
        return f"it is {no} (line {self.line}, column {self.column}: {self.why})"


def parse_json(text: bytes) -> Any:
    """The value of a JSON text in UTF-8, with or without a byte order mark, as some editors put in front.

    >>> parse_json(b'{"target": 20}')
    {'target': 20}
    >>> parse_json(b'{"target": 20, "target": 30}')
    Traceback (most recent call last):
        ...
    protocol.game.strict_json.BadJSON: the key 'target' stands twice in one object

    Raises BadJSON: not UTF-8, no JSON, NaN or infinity, a key twice, nested too deep, or a number beyond
    reading.
    """
    try:
        return json.loads(
            text.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_refuse_constant
        )
    except UnicodeDecodeError as error:
        raise BadJSON(f"not UTF-8 text, from byte {error.start} on") from None
    except json.JSONDecodeError as error:
        raise NoJSON(error) from None
    except RecursionError:
        raise BadJSON("nested too deep") from None
    except BadJSON:
        raise
    except ValueError:  # int() refuses to read thousands of digits
        raise BadJSON("a number of too many digits") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
        raise BadJSON(f"the key {shown(twice)} stands twice in one object")
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise BadJSON(f"{name} is no number")
