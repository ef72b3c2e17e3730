#!/usr/bin/env python3
"""From a fresh clone to the game or its tests: `python3 packaging/dev.py play` or `... test`.

Only looks whether this Python is new enough, so it keeps to words that every Python 3 reads. The work is in
tasks.py.
"""

import os
import signal
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must get a sentence, not a SyntaxError
    sys.exit(
        "This game needs Python 3.11 or newer; this is Python "
        + ".".join(str(part) for part in sys.version_info[:3])
        + " ("
        + sys.executable
        + "). Please start it with a newer one, for example: python3.12 packaging/dev.py play"
    )

if __name__ == "__main__":
    # Until the tools are read, which takes a moment, Ctrl+C has nothing to clean up.
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))
    sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    from tasks import main

    sys.exit(main())
