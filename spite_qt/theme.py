"""The program's colours: a light and a dark set, and which of the two is on. Not for widgets or layouts.

Felt and cards are the same mood in both; the light set has ivory panels like card stock, the dark one has
panels like the shadow under a lamp. Every text colour keeps a contrast of at least 4.5 to 1 on its ground.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

# Points of text that nobody needs larger than they chose it.
_LARGE = 15.0
# A window of this size (logical pixels) shows text as it is; with a larger one it grows, to so many points.
_ROOMY = QSize(1600, 1000)
_MOST_GROWN = 24.0
# Steps in which text grows by its own size: not with every pixel.
_STEPS = 10


class Choice(StrEnum):
    """What a person chose in the View menu; `system` follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True)
class Colours:
    """One set of colours, each `#rrggbb`, for panels on felt and for plain dialogs."""

    felt_lit: str  # where the lamp shines
    felt_edge: str
    felt_text: str
    felt_faint: str
    felt_line: str
    panel: str
    panel_edge: str
    panel_raised: str  # fields and rows
    text: str
    faint: str
    accent: str  # buttons that go on
    accent_hover: str
    accent_text: str
    gold: str  # the lamp's colour: focus, codes, whose turn it is
    warning: str
    selected: str


LIGHT = Colours(
    felt_lit="#2c7a5e",
    felt_edge="#174a3a",
    felt_text="#f7f4e8",
    felt_faint="#e9f3eb",
    felt_line="#6ea58e",
    panel="#fbf8ee",
    panel_edge="#d9d2bd",
    panel_raised="#ffffff",
    text="#1c2622",
    faint="#545c56",
    accent="#1d6a4f",
    accent_hover="#24805f",
    accent_text="#ffffff",
    gold="#8a5a00",
    warning="#a3271c",
    selected="#dcebe1",
)

DARK = Colours(
    felt_lit="#1d4a3b",
    felt_edge="#0a1f19",
    felt_text="#eef2e6",
    felt_faint="#a9bdb1",
    felt_line="#3f6657",
    panel="#13241f",
    panel_edge="#2b443b",
    panel_raised="#1b312a",
    text="#e9efe8",
    faint="#a8bab0",
    accent="#f0c766",
    accent_hover="#f7d684",
    accent_text="#231a05",
    gold="#f2cf73",
    warning="#ff9c8a",
    selected="#2a4c40",
)


class Theme(QObject):
    """Which colours are on. One of these exists in a program; windows listen to `changed`."""

    changed = Signal()

    def __init__(self, choice: Choice = Choice.SYSTEM, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice = choice
        self._application().styleHints().colorSchemeChanged.connect(self._system_changed)
        self._apply()

    @property
    def choice(self) -> Choice:
        return self._choice

    @property
    def dark(self) -> bool:
        if self._choice is Choice.SYSTEM:
            return self._application().styleHints().colorScheme() == Qt.ColorScheme.Dark
        return self._choice is Choice.DARK

    @property
    def colours(self) -> Colours:
        return DARK if self.dark else LIGHT

    def choose(self, choice: Choice) -> None:
        self._choice = choice
        self._apply()

    def _system_changed(self) -> None:
        if self._choice is Choice.SYSTEM:
            self._apply()

    def _apply(self) -> None:
        chosen = palette(self.colours)
        self._application().setPalette(chosen)
        # Tool tips have a palette of their own on some desktops.
        QToolTip.setPalette(chosen)
        self.changed.emit()

    @staticmethod
    def _application() -> QApplication:
        application = QApplication.instance()
        assert isinstance(application, QApplication), "the theme needs the application first"
        return application


def palette(colours: Colours) -> QPalette:
    """What Qt's own widgets (menus, dialogs, scroll bars) take their colours from."""
    made = QPalette()
    role = QPalette.ColorRole
    for name, value in (
        (role.Window, colours.panel),
        (role.Base, colours.panel_raised),
        (role.AlternateBase, colours.panel),
        (role.Button, colours.panel_raised),
        (role.ToolTipBase, colours.panel_raised),
        (role.WindowText, colours.text),
        (role.Text, colours.text),
        (role.ButtonText, colours.text),
        (role.ToolTipText, colours.text),
        (role.BrightText, colours.warning),
        (role.PlaceholderText, colours.faint),
        (role.Highlight, colours.selected),
        (role.HighlightedText, colours.text),
        (role.Link, colours.accent),
        (role.Accent, colours.accent),
        (role.Light, colours.panel_raised),
        (role.Midlight, colours.panel),
        (role.Mid, colours.panel_edge),
        (role.Dark, colours.panel_edge),
        (role.Shadow, colours.felt_edge),
    ):
        made.setColor(name, QColor(value))
    for name in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, name, QColor(colours.faint))
    return made


def panel_style(colours: Colours, points: float) -> str:
    """The style sheet of everything that lies on the felt, except the table itself.

    `points`: size of plain text.

    Names used: the properties `kind` (heading, faint, code, alert, on_felt, felt_faint, title) of labels
    and (primary, plain, on_felt) of buttons, and the object name `panel` of frames.
    """
    c = colours
    # Of text that is large already, headings need less to stand out, and there is less room for them.
    heading, code, title = (
        f"{each:.1f}pt"
        for each in (min(points * 1.65, points + 9), min(points * 2.6, points + 18), title_points(points))
    )
    return f"""
    QWidget {{ font-size: {points:.1f}pt; }}
    QFrame#panel {{ background: {c.panel}; border: 1px solid {c.panel_edge}; border-radius: 14px; }}
    QFrame#row {{ background: {c.panel_raised}; border: 1px solid {c.panel_edge}; border-radius: 10px; }}
    QFrame#row[chosen="true"] {{ background: {c.selected}; }}
    QFrame#row[focused="true"] {{ border: 2px solid {c.accent}; }}
    QFrame#notice {{ background: {c.panel}; border: 1px solid {c.panel_edge}; border-radius: 12px; }}
    QLabel {{ color: {c.text}; background: transparent; }}
    QLabel[kind="heading"] {{ font-size: {heading}; font-weight: 600; }}
    QLabel[kind="strong"] {{ font-weight: 600; }}
    QLabel[kind="faint"] {{ color: {c.faint}; }}
    QLabel[kind="alert"] {{ color: {c.warning}; background: {c.panel_raised}; padding: 8px 12px;
        border: 1px solid {c.warning}; border-radius: 8px; }}
    QLabel[kind="code"] {{ color: {c.gold}; font-size: {code}; font-weight: 700; }}
    QLabel[kind="on_felt"] {{ color: {c.felt_text}; font-weight: 600; }}
    QLabel[kind="felt_faint"] {{ color: {c.felt_faint}; }}
    QLabel[kind="title"] {{ color: {c.felt_text}; font-size: {title}; font-weight: 600; }}
    QLineEdit {{ color: {c.text}; background: {c.panel_raised}; border: 1px solid {c.panel_edge};
        border-radius: 8px; padding: 8px 10px; min-height: 24px; selection-background-color: {c.accent};
        selection-color: {c.accent_text}; }}
    QLineEdit:focus {{ border: 2px solid {c.accent}; padding: 7px 9px; }}
    QLineEdit:disabled {{ color: {c.faint}; }}
    QSpinBox {{ color: {c.text}; background: {c.panel_raised}; border: 1px solid {c.panel_edge};
        border-radius: 8px; padding: 8px 4px; min-height: 24px; font-weight: 600;
        selection-background-color: {c.accent}; selection-color: {c.accent_text}; }}
    QSpinBox:focus {{ border: 2px solid {c.accent}; padding: 7px 3px; }}
    QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: none; }}
    QSpinBox QLineEdit {{ border: none; padding: 0; min-height: 0; background: transparent; }}
    QScrollBar:vertical {{ background: transparent; border: none; width: 10px; }}
    QScrollBar::handle:vertical {{ background: {c.faint}; border-radius: 4px; margin: 1px; min-height: 32px }}
    QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
    QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
    QScrollBar:horizontal {{ background: transparent; border: none; height: 10px; }}
    QScrollBar::handle:horizontal {{ background: {c.faint}; border-radius: 4px; margin: 1px; min-width: 9px }}
    QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal {{ width: 0; }}
    QScrollBar::add-page:horizontal, QScrollBar::sub-page:horizontal {{ background: transparent; }}
    QTextBrowser {{ color: {c.text}; background: transparent; border: 2px solid transparent;
        border-radius: 8px; }}
    QTextBrowser:focus {{ border: 2px solid {c.accent}; }}
    QListView {{ background: transparent; border: none; outline: none; color: {c.text}; }}
    QRadioButton {{ color: {c.text}; spacing: 8px; padding: 3px; font-weight: 600; }}
    QRadioButton::indicator {{ width: 12px; height: 12px; border: 2px solid {c.faint}; border-radius: 8px;
        background: {c.panel_raised}; }}
    QRadioButton::indicator:checked {{ width: 6px; height: 6px; border: 5px solid {c.accent}; }}
    QPushButton, QRadioButton {{ outline: none; }}
    QPushButton {{ border-radius: 9px; padding: 8px 18px; min-height: 22px; font-weight: 600; }}
    QFrame#notice QPushButton {{ padding: 5px 8px; min-width: 40px; }}
    QPushButton[kind="primary"] {{ color: {c.accent_text}; background: {c.accent};
        border: 2px solid {c.accent}; }}
    QPushButton[kind="primary"]:hover {{ background: {c.accent_hover}; }}
    QPushButton[kind="primary"]:focus {{ border: 2px solid {c.text}; }}
    QPushButton[kind="plain"] {{ color: {c.text}; background: {c.panel_raised};
        border: 2px solid {c.panel_edge}; }}
    QPushButton[kind="plain"]:hover {{ background: {c.selected}; }}
    QPushButton[kind="plain"]:focus {{ border: 2px solid {c.accent}; }}
    QPushButton[kind="on_felt"] {{ color: {c.felt_text}; background: rgba(0, 0, 0, 60);
        border: 2px solid {c.felt_line}; text-align: left; padding: 8px 12px; }}
    QPushButton[kind="on_felt"]:hover {{ background: rgba(255, 255, 255, 36); }}
    QPushButton[kind="on_felt"]:focus {{ border: 2px solid {c.felt_text}; }}
    QPushButton[offered="true"] {{ border: 2px solid #ffd25e; }}
    QPushButton:disabled {{ color: {c.faint}; background: {c.panel}; border: 2px solid {c.panel_edge}; }}
    QPushButton[kind="on_felt"]:disabled {{ color: rgba(255, 255, 255, 110); background: rgba(0, 0, 0, 30);
        border: 2px solid rgba(255, 255, 255, 0); }}
    QLineEdit[kind="on_felt"] {{ color: {c.felt_text}; background: rgba(0, 0, 0, 60);
        border: 2px solid {c.felt_line}; padding: 7px 10px; }}
    QLineEdit[kind="on_felt"]:focus {{ border: 2px solid {c.felt_text}; }}
    """


def menu_style(colours: Colours) -> str:
    """The style sheet of the menu bar and its menus: lines that are easily hit, in the desktop's type."""
    c = colours
    return f"""
    QMenuBar {{ background: {c.panel}; color: {c.text}; padding: 1px 4px; }}
    QMenuBar::item {{ background: transparent; padding: 4px 10px; border-radius: 6px; }}
    QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {c.selected}; }}
    QMenu {{ background: {c.panel_raised}; color: {c.text}; border: 1px solid {c.panel_edge}; padding: 4px; }}
    QMenu::item {{ padding: 5px 24px 5px 8px; border-radius: 6px; }}
    QMenu::item:selected {{ background: {c.selected}; }}
    QMenu::item:disabled {{ color: {c.faint}; background: transparent; }}
    QMenu::separator {{ height: 1px; background: {c.panel_edge}; margin: 4px 8px; }}
    """


def title_points(points: float) -> float:
    """The size of the title over plain text of `points`."""
    return min(points * 3.1, points + 23)


def text_points() -> float:
    """Plain text on the felt, in points: the desktop's size a little larger, as on a game box, never tiny.

    What is large already is left as it is.
    """
    size = QApplication.font().pointSizeF()
    return max(size, min(size * 1.1, _LARGE), 10.0)


def grown_points(window: QSize) -> float:
    """Plain text for what lies in a window of this size (logical pixels): in a large one it is larger, as the
    table's is. `text_points` in any other.
    """
    points = text_points()
    times = min(window.width() / _ROOMY.width(), window.height() / _ROOMY.height())
    grown = points * max(1.0, int(times * _STEPS) / _STEPS)
    return min(grown, max(points, _MOST_GROWN))
