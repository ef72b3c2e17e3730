"""The colours of the deck, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

CARD = "#fffcf4"
EDGE = "#a59a81"
INK = "#17213c"
RED = "#c3272b"
DEEP_RED = "#8e1a22"
BLUE = "#2f5590"
PALE_BLUE = "#a8bfd9"
GOLD = "#e0a83a"
DEEP_GOLD = "#a8741c"
CREAM = "#f8ecd0"
SNOW = "#fffaf0"

WINE = "#7c1b30"
NIGHT = "#1d3565"


@dataclass(frozen=True)
class Skin:
    light: str
    shade: str
    blush: str
    lips: str


FAIR = Skin("#f7d6b0", "#e7b483", "#ee9f7c", "#b8322f")
WARM = Skin("#e9b582", "#cf9159", "#d98354", "#a52d2a")
BROWN = Skin("#b97a4b", "#965a33", "#a85a34", "#7d1f22")


@dataclass(frozen=True)
class Livery:
    """The colours one suit's court wears, `ground` being the panel behind it and `ray` its sunburst."""

    main: str
    second: str
    dark: str
    ground: str
    ray: str


LIVERIES = {
    "H": Livery(RED, GOLD, DEEP_RED, "#fbe9d6", "#f6d9bd"),
    "D": Livery(GOLD, RED, DEEP_GOLD, "#fbf0d2", "#f4dfa8"),
    "S": Livery(INK, PALE_BLUE, "#0c1327", "#e9edf0", "#d5dde5"),
    "C": Livery(BLUE, GOLD, INK, "#eeeee0", "#dde2d2"),
}

GINGER = "#c4602c"
CHESTNUT = "#6f3821"
BLOND = "#e8b957"
WHITE_HAIR = "#f4efe2"
WHITE_SHADE = "#c9c0ac"
