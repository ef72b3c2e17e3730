"""The command line: its calls, options and their bounds. It reads; it does nothing else.

What is wrong with it is told in one line, with exit code 2. Without any, as a desktop starts the program,
nothing is imported or made that only calls have use for: the window waits for it.
"""

import argparse
import math
import sys
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

from protocol.errors import LocalError
from protocol.peer.names import clean_text
from spite_qt.cli.output import Output, Stream
from spite_qt.settings import LANGUAGES

# A picture larger than this on one side (pixels) is a slip of the finger, not a screen.
_MAX_PIXELS = 16384
# A match to this many points takes weeks.
_MOST_POINTS = 10_000
_THEMES = ("light", "dark")


class _BadUsageError(Exception):
    """`text` says what is wrong with the call of `prog`, in one line."""

    def __init__(self, prog: str, text: str) -> None:
        super().__init__(text)
        self.prog = prog
        self.text = text


class _Parser(argparse.ArgumentParser):
    """Usage errors as `_BadUsageError`. For help that cannot be printed the errors that `Stream` has."""

    def print_help(self, file: Any = None) -> None:
        # Of an OSError argparse says nothing.
        (Stream(sys.stdout) if file is None else file).write(self.format_help())

    def error(self, message: str) -> NoReturn:
        # Whatever was typed may hold line breaks.
        raise _BadUsageError(self.prog, f"{' '.join(message.split())} (see {self.prog} --help)")


def read_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    """The options of this call; `call` is None for the window. SystemExit 2 on bad usage, with a sentence and
    for a program a line like those of other errors.
    """
    given = sys.argv[1:] if arguments is None else arguments
    try:
        return _read(given)
    except _BadUsageError as error:
        # Where the sentence cannot be written the exit code is the same.
        with suppress(OSError):
            print(f"{error.prog}: {error.text}", file=sys.stderr, flush=True)
        if "--json" in given:
            Output(True).tell("error", None, text=error.text)
        raise SystemExit(2) from None


def _read(given: list[str]) -> argparse.Namespace:
    parser = _parser(calls=bool(given))
    options, unknown = parser.parse_known_args(_with_call(given))
    # The help that lists what can be said there is that of the call, or of its action.
    asked: argparse.ArgumentParser = getattr(options, "asked", parser)
    if unknown:
        asked.error(f"unrecognized arguments: {' '.join(unknown)}")
    if options.call == "shot" and options.record is None:
        for given, name in ((options.after, "--after"), (options.seat, "--seat")):
            if given is not None:
                asked.error(f"{name} says what of a record is seen: it needs --record FILE")
    if options.call == "shot" and max(options.size) * options.scale > _MAX_PIXELS:
        asked.error(f"--size times --scale is more than {_MAX_PIXELS} pixels, the longest side of a picture")
    return options


def _with_call(arguments: list[str]) -> list[str]:
    """A record where a call is expected is to be watched: so a desktop opens a file."""
    if not arguments:
        return arguments
    from spite_qt.played import SUFFIX

    at = 0
    while at < len(arguments) and arguments[at].startswith("--"):
        at += 2 if arguments[at] == "--data-dir" else 1
    if at < len(arguments) and arguments[at].casefold().endswith(SUFFIX):
        return [*arguments[:at], "replay", *arguments[at:]]
    return arguments


def _parser(*, calls: bool) -> argparse.ArgumentParser:
    parser = _Parser(
        prog="spite-qt",
        description="Spite & Malice for two people on one local network. Without a call it opens the window.",
        allow_abbrev=False,
    )
    _add_data_dir(parser, None)
    _add_verbose(parser, False)
    parser.add_argument(
        "--version", action="store_true", help="the versions of program and parts, then the end"
    )
    parser.set_defaults(call=None)
    if calls:
        _add_calls(parser.add_subparsers(dest="call", metavar="CALL", title="calls"))
    return parser


def _add_calls(calls: Any) -> None:
    _add_host(calls)
    _add_join(calls)
    _add_resume(calls)
    _add_browse(calls)
    _add_people(calls)
    _add_history(calls)
    _add_replay(calls)
    _add_demo(calls)
    _add_shot(calls)
    _add_call(calls, "self-test", "open the real window, play a short game against a bot through it, quit")


def _add_host(calls: Any) -> None:
    host = _add_call(calls, "host", "host a table; private unless --open, and then the join code is printed")
    _add_name(host)
    door = host.add_mutually_exclusive_group()
    door.add_argument("--open", action="store_true", help="anybody may ask to sit down")
    door.add_argument(
        "--code",
        metavar="CODE",
        type=_code,
        help="the join code of a private table: at least 8 letters and digits; else one is made",
    )
    host.add_argument(
        "--port", metavar="P", type=_whole(0, 65535), default=0, help="0, any free one, by default"
    )
    _add_target(host)
    _add_interface(host)
    _add_bot(host)


def _add_join(calls: Any) -> None:
    join = _add_call(calls, "join", "sit down at a table")
    join.add_argument(
        "where", metavar="NAME or ADDRESS:PORT", type=_where, help="who hosts the table, or where it is"
    )
    _add_name(join)
    join.add_argument(
        "--code", metavar="CODE", type=_code, help="the join code of a private table, as it was heard"
    )
    _add_interface(join)
    _add_bot(join)
    join.add_argument(
        "--seconds",
        metavar="S",
        type=_seconds,
        default=10.0,
        help="how long to look for a table by its name (10)",
    )


def _add_resume(calls: Any) -> None:
    resume = _add_call(calls, "resume", "go on with an unfinished match, wherever the other side is now")
    resume.add_argument(
        "which",
        metavar="NAME or MATCH",
        nargs="?",
        help="with whom, by name or fingerprint, or which; needed if several are unfinished",
    )
    resume.add_argument(
        "--address", metavar="ADDRESS:PORT", type=_address, help="where the other side may be"
    )
    resume.add_argument(
        "--port", metavar="P", type=_whole(0, 65535), default=0, help="where to listen; 0, any free one"
    )
    _add_interface(resume)
    _add_bot(resume)


def _add_browse(calls: Any) -> None:
    browse = _add_call(calls, "browse", "list the tables on the network as they appear and go")
    browse.add_argument("--seconds", metavar="S", type=_seconds, help="stop after so long; else on Ctrl+C")
    _add_interface(browse)
    _add_json(browse)


def _add_people(calls: Any) -> None:
    people = _add_call(calls, "people", "list the people you know; trust, rename, block or forget one")
    _add_json(people)
    actions = people.add_subparsers(dest="action", metavar="ACTION", title="actions")
    for name, does in (
        ("list", "everybody known, with fingerprint and safety number"),
        ("trust", "you have compared the safety number: they need no code any more"),
        ("distrust", "they need a code again"),
        ("rename", "call them something else here"),
        ("block", "refuse them from now on"),
        ("unblock", "do not refuse them any more"),
        ("forget", "as if you had never met"),
    ):
        action = _add_call(actions, name, does)
        action.add_argument(
            "--json", action="store_true", default=argparse.SUPPRESS, help="one JSON object a line"
        )
        if name != "list":
            action.add_argument("who", metavar="WHO", help="a name, or the beginning of a fingerprint")
        if name == "rename":
            action.add_argument("name", metavar="NAME", help="empty: by their own nickname")
        if name == "trust":
            action.add_argument(
                "--number", metavar="DIGITS", help="the safety number they read out; refused if it differs"
            )


def _add_history(calls: Any) -> None:
    from spite_qt.played import SUFFIX

    history = _add_call(calls, "history", "list the matches you have played; export one as game records")
    _add_json(history)
    actions = history.add_subparsers(dest="action", metavar="ACTION", title="actions")
    listing = _add_call(actions, "list", "every match that is kept, the latest first")
    export = _add_call(
        actions, "export", "write the games of a match that have ended to a file, a record a line"
    )
    for action in (listing, export):
        action.add_argument(
            "--json", action="store_true", default=argparse.SUPPRESS, help="one JSON object a line"
        )
    export.add_argument("match", metavar="ID", help="the match, or the first letters of its id")
    told = f"a new file, best called NAME{SUFFIX}; -: the output"
    export.add_argument("file", metavar="FILE", type=_file, help=told)


def _add_replay(calls: Any) -> None:
    replay = _add_call(calls, "replay", "watch a game record; without a display its moves are printed")
    replay.add_argument("file", metavar="FILE", type=_file, help="one game, or a match with a record a line")
    replay.add_argument("--seat", metavar="S", type=_whole(0, 1), default=0, help="whose side is seen (0)")
    _add_json(replay)


def _add_demo(calls: Any) -> None:
    demo = _add_call(calls, "demo", "two processes find each other on this machine and play a match")
    _add_target(demo)


def _add_shot(calls: Any) -> None:
    shot = _add_call(calls, "shot", "a picture of the lobby, or with --record of the table")
    shot.add_argument("picture", metavar="FILE.png", type=_picture, help="written over if it is there")
    shot.add_argument("--record", metavar="FILE", type=_file, help="a game record")
    shot.add_argument("--after", metavar="N", type=_moves, help="moves of it played, or all (0)")
    shot.add_argument("--seat", metavar="S", type=_whole(0, 1), help="whose side is seen (0)")
    shot.add_argument("--size", metavar="WxH", type=_size, default=(1280, 800), help="in points (1280x800)")
    shot.add_argument("--scale", metavar="F", type=_scale, default=1.0, help="pixels per point (1)")
    shot.add_argument(
        "--language",
        metavar="L",
        type=_one_of("language", LANGUAGES),
        default="en",
        help=f"{', '.join(LANGUAGES)} (en)",
    )
    shot.add_argument(
        "--theme",
        metavar="T",
        type=_one_of("theme", _THEMES),
        default="light",
        help=f"{' or '.join(_THEMES)} (light)",
    )


def _add_call(calls: Any, name: str, does: str) -> argparse.ArgumentParser:
    call: argparse.ArgumentParser = calls.add_parser(
        name, help=does, description=does[0].upper() + does[1:] + ".", allow_abbrev=False
    )
    call.set_defaults(asked=call)
    # Given after the call or before it, it means the same.
    _add_data_dir(call, argparse.SUPPRESS)
    _add_verbose(call, argparse.SUPPRESS)
    return call


def _add_data_dir(parser: argparse.ArgumentParser, default: str | None) -> None:
    parser.add_argument(
        "--data-dir",
        metavar="DIR",
        type=_folder,
        default=default,
        help="identity, journal, settings and log; two folders are two people",
    )


def _add_verbose(parser: argparse.ArgumentParser, default: Any) -> None:
    parser.add_argument(
        "--verbose",
        action="store_true",
        default=default,
        help="log every move and call too, and all of it to standard error",
    )


def _add_name(call: argparse.ArgumentParser) -> None:
    call.add_argument("--name", metavar="N", type=_nickname, help="the nickname others see")


def _add_target(call: argparse.ArgumentParser) -> None:
    call.add_argument(
        "--target",
        metavar="T",
        type=_whole(1, _MOST_POINTS),
        default=50,
        help="points that win the match (50)",
    )


def _add_interface(call: argparse.ArgumentParser) -> None:
    call.add_argument("--interface", metavar="ADDRESS", help="use this network address only")


def _add_json(call: argparse.ArgumentParser) -> None:
    call.add_argument("--json", action="store_true", help="one JSON object a line on standard output")


def _add_bot(call: argparse.ArgumentParser) -> None:
    from spite_qt.opponents.levels import DEFAULT_LEVEL, LEVELS

    call.add_argument(
        "--bot",
        metavar="LEVEL",
        type=_one_of("bot", LEVELS, "levels"),
        help=f"no window, a bot in the chair: {', '.join(LEVELS)} (without a display: {DEFAULT_LEVEL})",
    )
    _add_json(call)
    call.add_argument(
        "--pace",
        metavar="MS",
        type=_whole(0, 3_600_000),
        default=0,
        help="milliseconds between the bot's moves",
    )
    call.add_argument(
        "--patience",
        metavar="S",
        type=_whole(0, 10**9),
        default=600,
        help="seconds to keep trying once the link is lost, as it is after 15 of silence; at most 15 once the"
        " other side has left; without a window (600)",
    )


def _whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {low} to {high}")
        return number

    return read


def _one_of(what: str, known: Collection[str], together: str | None = None) -> Callable[[str], str]:
    """One of those `known`, which are called `together`, else by the plural of `what`."""

    def read(text: str) -> str:
        if text not in known:
            all_of_them = f"{together or what + 's'} are: {', '.join(known)}"
            raise argparse.ArgumentTypeError(f"there is no {what} {text!r}; {all_of_them}")
        return text

    return read


def _moves(text: str) -> int | str:
    return text if text == "all" else _whole(0, 10**9)(text)


def _seconds(text: str) -> float:
    return _positive(text, "number of seconds")


def _folder(text: str) -> Path:
    # A Path of it would be the current folder.
    if not text:
        raise argparse.ArgumentTypeError("'' is no folder")
    return Path(text)


def _file(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("'' is no file")
    return Path(text)


def _picture(text: str) -> Path:
    if Path(text).suffix.lower() != ".png":
        raise argparse.ArgumentTypeError(f"{text!r} is no name of a picture, FILE.png")
    return Path(text)


def _code(text: str) -> str:
    from protocol.net.code import normal_code

    try:
        normal_code(text)
    except LocalError:
        raise argparse.ArgumentTypeError(
            f"{text[:80]!r} is no join code: it takes letters from a to z and digits, like maple-otter-42"
        ) from None
    return text


def _nickname(text: str) -> str:
    if not text.strip():
        raise argparse.ArgumentTypeError(f"{text!r} is no name")
    return text


def _address(text: str) -> str:
    from protocol.net.address import parse_address

    try:
        return str(parse_address(text))
    except LocalError as error:
        raise argparse.ArgumentTypeError(str(error).rstrip(".")) from None


def _where(text: str) -> str:
    if not clean_text(text):
        raise argparse.ArgumentTypeError(f"{text!r} is neither a name nor ADDRESS:PORT")
    return text


def _scale(text: str) -> float:
    scale = _positive(text, "scale")
    if scale > 8:
        raise argparse.ArgumentTypeError(f"{text!r} is more than the largest scale, 8")
    return scale


def _positive(text: str, what: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not (0 < number < math.inf):
        raise argparse.ArgumentTypeError(f"{text!r} is no {what} above 0")
    return number


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    try:
        size = int(width), int(height)
    except ValueError:
        size = 0, 0
    if not cross or not all(1 <= side <= _MAX_PIXELS for side in size):
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1280x800")
    return size
