"""`python -m protocol`: where the process starts. What it does is `protocol.command_line`'s.

That is imported only when Ctrl+C has been seen to, since it takes a moment. Nothing is ever left to clean up.
"""

import sys

from protocol.terminal import end_on_interrupt, ignore_interrupt

if __name__ == "__main__":
    end_on_interrupt()
    from protocol.command_line import main

    try:
        code = main()
    finally:
        ignore_interrupt()
    sys.exit(code)
