"""`spite-qt`: where the process starts. What it does is `spite_qt.cli.main`'s.

That is imported only when Ctrl+C has been seen to, since it takes a moment; Qt only by calls that open a
window or draw one.
"""

import os
import sys

from protocol.terminal import (
    INTERRUPTED,
    end_on_interrupt,
    ignore_interrupt,
    open_closed_streams,
    raise_on_interrupt,
)


def main(arguments: list[str] | None = None) -> int:
    """Run one call; its exit code, see `spite_qt.cli.run.Exit`. `arguments`: default to the process's, whose
    streams and Ctrl+C are then looked after too.
    """
    if arguments is not None:
        from spite_qt.cli.main import answer

        return answer(arguments)
    end_on_interrupt()
    open_closed_streams()
    from spite_qt.cli.main import answer

    try:
        raise_on_interrupt()
        code = answer(None)
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        ignore_interrupt()
    if code == INTERRUPTED:
        # Whoever waits for the end of it does not wait for the interpreter to tidy up.
        os._exit(code)
    return code


if __name__ == "__main__":
    sys.exit(main())
