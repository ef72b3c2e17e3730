"""The bots by name, as `--bot LEVEL` and the lobby offer them."""

import random
from collections.abc import Callable

from protocol.game import Move, View
from spite_qt.opponents import greedy

Choose = Callable[[View, random.Random], Move]

LEVELS: dict[str, Choose] = {"greedy": greedy.choose}
DEFAULT_LEVEL = "greedy"
