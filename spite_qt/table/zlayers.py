"""What lies above what on the felt. Not for order within a pile: a card adds its index to its layer."""

from __future__ import annotations

from typing import Final

FELT: Final = -1.0
PLACE: Final = 10.0  # trays and, one above, outlines: parts of the cloth, copied without blending
ZONE: Final = 12.0  # the light round the seat whose turn it is
LABEL: Final = 14.0  # names and what a pile waits for
PILE: Final = 100.0  # lying cards; at most 832 in a pile
GLOW: Final = 1000.0  # rings round piles: above every lying card, below every badge
HAND: Final = 1100.0  # own cards lie above rings of other places
FOCUS: Final = 1200.0  # the ring round what the keyboard is on
BADGE: Final = 1300.0  # counts, the rank a king stands for: read whole whatever else is there
CAP: Final = 1400.0  # the key of a pile, where somebody asked for it
FLIGHT: Final = 2000.0  # a card on its way, later departures on top
SHADOW: Final = 3900.0  # under the card that is held
HELD: Final = 4000.0  # the card at the pointer
CURTAIN: Final = 5000.0  # the pause
