"""The distributions that a bundle is made of, from runtime.txt. Standard library only; not for building."""

import importlib.metadata
import re
from pathlib import Path

RUNTIME = Path(__file__).with_name("runtime.txt")


def distributions() -> list[str]:
    """The names of those in runtime.txt that this Python has installed, and the program itself."""
    named = re.findall(r"^([A-Za-z0-9._-]+)==", RUNTIME.read_text(encoding="utf-8"), re.MULTILINE)
    return [name for name in ("spite-qt", *dict.fromkeys(named)) if _installed(name)]


def _installed(name: str) -> bool:
    try:
        importlib.metadata.distribution(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True
