"""JSON from outside, read strictly: what one program would read so and another otherwise is refused."""

import json
from collections import Counter
from typing import Any, NoReturn

from protocol.game.quoting import shown


class BadJSON(ValueError):  # noqa: N818 - says what it is
    """Text that is no JSON, or JSON that readers disagree about."""


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
        raise BadJSON(f"not UTF-8 text (byte {error.start})") from None
    except json.JSONDecodeError as error:
        raise BadJSON(f"no JSON (line {error.lineno}, column {error.colno}: {error.msg})") from None
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
