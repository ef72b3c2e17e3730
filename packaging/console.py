"""How the tools of this folder talk to the person who started them. Not for the game's own output."""

import sys


class SetupError(Exception):
    """Set-up cannot go on; the text is whole sentences for a person: what happened and what to do."""


def say(text: str) -> None:
    """Print at once, so that the line stands before the output of the program it announces."""
    print(text, flush=True)


def progress(text: str) -> None:
    """Show a passing line on a terminal; nothing where the output is kept in a file, or closed. Empty text
    wipes it.
    """
    if sys.stdout is not None and sys.stdout.isatty():
        print(f"\r\033[K{text[:100]}", end="", flush=True)
