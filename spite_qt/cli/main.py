"""One call of `spite-qt`: reads its command line, starts what it asks for, and turns every ending into an
exit code.

Errors are one line on standard error, never a traceback. Where that cannot be written to, the exit code is
the same; where standard output cannot, that is an error of its own.
"""

import argparse
import logging
import sys
import traceback

from protocol.errors import LocalError, PeerError
from protocol.terminal import settle
from spite_qt.cli.arguments import read_arguments
from spite_qt.cli.output import CannotWriteError, Output, Stream, complain
from spite_qt.cli.run import Exit, exit_for, line_for
from spite_qt.cli.start import start
from spite_qt.crash import FAULT_NAME
from spite_qt.home import default_folder
from spite_qt.log import cleaned, close_log, log_to_terminal

_log = logging.getLogger(__name__)
# What is logged here has been told in a line: where no log is kept, it needs no second one.
_log.addHandler(logging.NullHandler())


def answer(arguments: list[str] | None) -> int:
    """The exit code of the call; `arguments` None: the process's. SystemExit after --help and bad usage."""
    # Names of people reach terminals that cannot show them; no name may end the program.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        try:
            options = read_arguments(arguments)
            if options.verbose:
                log_to_terminal()
            return _told(options, Output(getattr(options, "json", False)))
        finally:
            # What --help printed is still on its way.
            Stream(sys.stdout).flush()
    except BrokenPipeError:
        return Exit.READER_GONE
    except CannotWriteError as error:
        complain(f"cannot write: {error}")
        return Exit.BAD_USAGE
    finally:
        close_log()
        for stream in (sys.stdout, sys.stderr):
            settle(stream)


def _told(options: argparse.Namespace, output: Output) -> int:
    """The exit code of the call, its error told where it has one."""
    try:
        code = start(options, output)
        _log.info("ended with exit code %d", code)
        return code
    except LocalError as error:
        _log.warning("ended: %s", error)
        output.error(str(error))
        return Exit.BAD_USAGE
    except PeerError as error:
        _log.warning("ended by the other side: %s (%s)", error.reason, error)
        output.error(str(error), line_for(error.reason), reason=str(error.reason))
        return exit_for(error.reason)
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except (BrokenPipeError, CannotWriteError):
        raise
    except Exception as error:  # noqa: BLE001 - a fault of this program: told in a line, kept for a report
        _log.error("ended by a fault", exc_info=error)
        output.error(_keep_fault(options, error))
        return Exit.FAULT


def _keep_fault(options: argparse.Namespace, error: Exception) -> str:
    """Where a fault of this program is kept, as a sentence. A traceback names lines of code, never cards."""
    said = f"This should not have happened: {type(error).__name__}: {error}"
    try:
        file = (options.data_dir or default_folder()) / FAULT_NAME
        file.write_text(
            cleaned("".join(traceback.format_exception(error))), encoding="utf-8", errors="backslashreplace"
        )
    except (OSError, LocalError):
        return said
    return f"{said} (details for a report: {file})"
