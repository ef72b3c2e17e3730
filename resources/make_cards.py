"""Draw every card face, the backs and the icon as SVG files beside this script.

Run it after changing anything in drawing/: `python resources/make_cards.py [folder]`. Standard library only;
the same code gives the same bytes. The PNG icons are made from the SVG icon by render_icons.py.
"""

from __future__ import annotations

import sys
from pathlib import Path

from drawing.backs import back
from drawing.courts import court
from drawing.icon import icon
from drawing.numbers import ace, number_card
from drawing.palette import NIGHT, WINE
from drawing.suits import SUITS

RANKS = "A23456789TJQK"


def face(rank: str, suit: str) -> str:
    if rank == "A":
        return ace(suit)
    if rank in "JQK":
        return court(rank, suit)
    return number_card(10 if rank == "T" else int(rank), suit)


def all_files() -> dict[str, str]:
    """Every file's text by its path under resources/."""
    files = {f"cards/{rank}{suit}.svg": face(rank, suit) for suit in SUITS for rank in RANKS}
    files["cards/back.svg"] = back(NIGHT, "#6f8fc0")
    files["cards/back-2.svg"] = back(WINE, "#c98a86")
    files["icons/spite-qt.svg"] = icon()
    return files


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0]) if arguments else Path(__file__).parent
    for name, text in all_files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
