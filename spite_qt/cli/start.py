"""From the options of a call to what it does: the window, a headless call, a picture.

The window's modules are imported here, inside the calls that need them, and nowhere else under `cli`; the
game's and the network's too, so that `--help` and bad usage answer at once and the window is seen sooner.
"""

import argparse
import importlib.util
import logging
import os

from protocol.errors import LocalError
from protocol.peer.names import clean_name
from protocol.terminal import ending_on_interrupt
from spite_qt.cli.display import asked_platform, has_display
from spite_qt.cli.output import Output
from spite_qt.cli.run import Exit, run
from spite_qt.cli.versions import qt_version, versions, versions_without_qt
from spite_qt.garbage import importing
from spite_qt.home import Home
from spite_qt.log import open_log
from spite_qt.requests import HostRequest, JoinRequest, MatchRequest, ReplayRequest, Request, ResumeRequest

_log = logging.getLogger(__name__)

_IN_THE_TERMINAL = "`spite-qt demo`, `spite-qt host` and `spite-qt join` play in the terminal"


def start(options: argparse.Namespace, output: Output) -> int:
    """Run the call; its exit code. LocalError and PeerError with a sentence for the person."""
    if options.version:
        output.tell("version", versions())
        return Exit.ENDED_WELL
    match options.call:
        case "host" | "join" | "resume":
            return _play(options, output)
        case "browse":
            from spite_qt.cli.browse import browse

            return run(browse(options.interface, options.seconds, output))
        case "people":
            from spite_qt.cli.people import people

            return people(options, _home(options, output).folder, output)
        case "history":
            from spite_qt.cli.history import history

            return history(options, _home(options, output).folder, output)
        case "replay":
            return _replay(options, output)
        case "demo":
            from protocol.game import Rules
            from spite_qt.cli.demo import demo

            return run(demo(Rules(target=options.target), output.stream))
        case "shot":
            with ending_on_interrupt():
                return _shot(options)
        case "self-test":
            with ending_on_interrupt():
                return _self_test()
        case _:
            return _open_window(_home(options, output), None)


def _home(options: argparse.Namespace, output: Output) -> Home:
    home = Home(options.data_dir)
    log = open_log(home.folder, options.verbose)
    _log.info("%s: %s", options.call or "window", versions_without_qt())
    if log.trouble is not None:
        home.notices.append(f"The log {log.path} cannot be written: {log.trouble}.")
    for notice in home.notices:
        _log.warning("%s", notice)
        output.error(notice, "notice")
    return home


def _play(options: argparse.Namespace, output: Output) -> int:
    request: MatchRequest
    home = _home(options, output)
    chosen = getattr(options, "name", None)
    name = clean_name(chosen) if chosen is not None else home.nickname
    if options.call == "host":
        from protocol.game import Rules

        request = HostRequest(
            name,
            Rules(target=options.target),
            is_open=options.open,
            code=options.code,
            port=options.port,
            interface=options.interface,
        )
    elif options.call == "resume":
        request = ResumeRequest(
            name, options.which, address=options.address, port=options.port, interface=options.interface
        )
    else:
        request = JoinRequest(name, options.where, code=options.code, interface=options.interface)
    if options.bot is None and not options.json and has_display() and _has_qt():
        return _open_window(home, request)
    from spite_qt.cli.play import play
    from spite_qt.opponents.levels import DEFAULT_LEVEL

    level = options.bot or DEFAULT_LEVEL
    looking = getattr(options, "seconds", 0.0)
    return run(play(request, home.folder, output, level, options.pace, looking, options.patience))


def _replay(options: argparse.Namespace, output: Output) -> int:
    from spite_qt.played import WrongRecordError, read_checked

    try:
        records = read_checked(options.file)
    except WrongRecordError as error:
        output.error(str(error))
        return Exit.DIFFERS
    if not options.json and has_display() and _has_qt():
        request = ReplayRequest(str(options.file.absolute()), options.seat)
        return _open_window(_home(options, output), request)
    from spite_qt.cli.replay import tell_records

    return tell_records(records, output)


def _open_window(home: Home, request: Request | None) -> int:
    if not has_display():
        chosen = f" with QT_QPA_PLATFORM={asked_platform()}" if asked_platform() else ""
        raise LocalError(f"There is no display to open a window on{chosen}; {_IN_THE_TERMINAL}.")
    from spite_qt.first_window import hand_over

    if hand_over(home.folder, request):
        _log.info("handed over to the window that is open")
        return Exit.ENDED_WELL
    with ending_on_interrupt():
        return _run_window(home, request)


def _run_window(home: Home, request: Request | None) -> int:
    with importing():
        _need_qt()
        import spite_qt.qt_imports  # noqa: F401 - before anything else of the window

        _log.info("%s", qt_version())
        from spite_qt.app import run_window
    return run_window(home, request)


def _shot(options: argparse.Namespace) -> int:
    _draw_off_screen()
    _need_qt()
    from spite_qt.window.shot import take_shot

    return take_shot(
        options.picture,
        record=options.record,
        after=None if options.after == "all" else options.after or 0,
        seat=options.seat or 0,
        size=options.size,
        scale=options.scale,
        theme=options.theme,
        language=options.language,
    )


def _self_test() -> int:
    if not has_display():
        _draw_off_screen()
    _need_qt()
    from spite_qt.window.self_test import self_test

    return self_test()


def _has_qt() -> bool:
    try:
        return importlib.util.find_spec("PySide6") is not None
    except ValueError:  # kept from being imported
        return False


def _need_qt() -> None:
    if not _has_qt():
        raise LocalError(f"Qt (PySide6) is not installed, so there is no window; {_IN_THE_TERMINAL}.")
    from spite_qt.cli.libraries import need_libraries

    need_libraries()


def _draw_off_screen() -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
