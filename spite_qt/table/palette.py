"""The table's named colours, light and dark. Not for the lobby or dialogs (`spite_qt.theme` has theirs).

Felt and panel take the program's colours, so that lobby and table are one room. Everything drawn on the felt
is white or black with an alpha, or one of the lamp's golds: gold means "here you can act".
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from spite_qt import theme


@dataclass(frozen=True)
class Palette:
    """One set of colours for everything on and beside the felt."""

    felt_lit: QColor
    felt_edge: QColor
    felt_text: QColor
    felt_faint: QColor
    outline: QColor  # of an empty place
    hollow: QColor  # inside an empty place
    tray: QColor  # behind a centre pile
    tray_edge: QColor
    zone: QColor  # the glow within the edge of the seat whose turn it is; its alpha counts
    zone_edge: QColor
    gold: QColor  # rings, the turn, the rank a king stands for
    gold_text: QColor
    glow: QColor  # a pile that takes the card in hand
    badge: QColor
    badge_edge: QColor
    badge_text: QColor
    curtain: QColor  # over the felt while paused
    panel: QColor
    panel_edge: QColor
    panel_text: QColor
    panel_faint: QColor
    groove: QColor  # of a progress bar
    own: QColor  # the own seat's colour in panel and log
    other: QColor
    waiting: QColor  # the banner's ground while the other seat has the turn
    waiting_text: QColor


def _white(alpha: int) -> QColor:
    return QColor(255, 255, 255, alpha)


LIGHT = Palette(
    felt_lit=QColor(theme.LIGHT.felt_lit),
    felt_edge=QColor(theme.LIGHT.felt_edge),
    felt_text=QColor(theme.LIGHT.felt_text),
    felt_faint=QColor(theme.LIGHT.felt_faint),
    outline=_white(96),
    hollow=QColor(0, 20, 12, 34),
    tray=_white(20),
    tray_edge=_white(26),
    zone=_white(70),
    zone_edge=QColor(255, 214, 110, 205),
    gold=QColor("#ffd25e"),
    gold_text=QColor("#2b2003"),
    glow=QColor("#ffdf85"),
    badge=QColor(9, 40, 30, 235),
    badge_edge=_white(90),
    badge_text=QColor("#ffffff"),
    curtain=QColor(6, 30, 22, 150),
    panel=QColor(theme.LIGHT.panel),
    panel_edge=QColor(theme.LIGHT.panel_edge),
    panel_text=QColor(theme.LIGHT.text),
    panel_faint=QColor(theme.LIGHT.faint),
    groove=QColor("#e4dfcd"),
    own=QColor("#17714f"),
    other=QColor("#a8431f"),
    waiting=QColor("#ece6d4"),
    waiting_text=QColor("#47503f"),
)

DARK = Palette(
    felt_lit=QColor(theme.DARK.felt_lit),
    felt_edge=QColor(theme.DARK.felt_edge),
    felt_text=QColor(theme.DARK.felt_text),
    felt_faint=QColor(theme.DARK.felt_faint),
    outline=_white(78),
    hollow=QColor(0, 0, 0, 48),
    tray=_white(14),
    tray_edge=_white(20),
    zone=_white(56),
    zone_edge=QColor(242, 207, 115, 190),
    gold=QColor("#f2cf73"),
    gold_text=QColor("#231a05"),
    glow=QColor("#f7d97f"),
    badge=QColor(4, 18, 14, 240),
    badge_edge=_white(80),
    badge_text=QColor("#f4f7f0"),
    curtain=QColor(2, 10, 8, 165),
    panel=QColor(theme.DARK.panel),
    panel_edge=QColor(theme.DARK.panel_edge),
    panel_text=QColor(theme.DARK.text),
    panel_faint=QColor(theme.DARK.faint),
    groove=QColor("#2b443b"),
    own=QColor("#7fd6ad"),
    other=QColor("#f0a184"),
    waiting=QColor("#22372f"),
    waiting_text=QColor("#c3d2ca"),
)
