"""The window of people: whom this person knows, what they think of each, and the safety number to be sure.

It shows and changes what `protocol.net.people` keeps, a change at a time and off the event loop. Not for
meeting anybody (`meeting.py`).
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontDatabase, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from protocol.errors import LocalError
from protocol.net.people import Known, People, Standing, TrustedBy
from protocol.net.threads import in_thread
from protocol.peer.fingerprint import safety_number
from protocol.peer.names import isolated
from spite_qt.theme import Theme, panel_style, text_points
from spite_qt.window.dates import day
from spite_qt.window.felt import button, label
from spite_qt.window.panel import Beside, Buttons
from spite_qt.window.placing import dialog_room
from spite_qt.window.reasons import in_words
from spite_qt.window.score_lines import elide
from spite_qt.window.scrolling import Scrolling
from spite_qt.window.work import Work

_KEY_ROLE = int(Qt.ItemDataRole.UserRole)
_LIST_WIDTH, _LEAST_LIST = 230, 180
# What lies around the words of the list, with a scroll bar, in logical pixels.
_BESIDE = 52
# The size it opens with where plain text has so many points; larger with larger text.
_SIZE, _POINTS = QSize(780, 650), 13.0
# The parts of list and details in a window that is too narrow for all of the list's words.
_LIST_PART, _DETAILS_PART = 36, 64
# Groups of five digits in a line, the first that fits: in three lines nobody who reads loses their place.
_GROUPS_IN_A_LINE = (4, 3, 2)
# Logical pixels inside the box of the number, and letters of a name that are seen beside a button.
_IN_BOX, _NAME_LETTERS = (16, 14, 16, 14), 14
_NAME_LENGTH = 300


class PeopleDialog(QDialog):
    """Stays open beside lobby and table. `changed`: somebody's standing or name is another one now."""

    changed = Signal()

    def __init__(
        self, people: People, own_key: bytes, theme: Theme, work: Work, parent: QWidget | None = None
    ) -> None:
        """`own_key`: this person's public key, for the safety numbers."""
        super().__init__(parent)
        self._people = people
        self._work = work
        self._theme = theme
        self.setObjectName("people")
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setMinimumWidth(_LEAST_LIST)
        self.details = _Details(own_key)
        self.message = label("", "alert", selectable=True)
        self.message.hide()
        self._trouble = ""
        self.nobody = label("", "faint")
        self.nobody.setAlignment(Qt.AlignmentFlag.AlignCenter)

        right = QVBoxLayout()
        right.setSpacing(10)
        right.addWidget(self.message)
        right.addWidget(self.nobody, 1)
        self._room = Scrolling(self.details, sideways=False)
        right.addWidget(self._room, 1)
        middle = QHBoxLayout()
        middle.setSpacing(18)
        middle.addWidget(self.list, _LIST_PART)
        middle.addLayout(right, _DETAILS_PART)
        self.close_button = button("")
        ending = QHBoxLayout()
        ending.addStretch(1)
        ending.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 18, 18, 16)
        layout.setSpacing(12)
        layout.addLayout(middle, 1)
        layout.addLayout(ending)

        self.close_button.clicked.connect(self.close)
        self.list.currentItemChanged.connect(self._chosen)
        self.details.wanted.connect(self._want)
        theme.changed.connect(self._take_theme)
        self._take_theme()
        self._set_texts()
        # Qt would make it as low as it can be.
        self.resize(self.sizeHint())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("People"))
        self.list.setAccessibleName(self.tr("People you know"))
        self.nobody.setText(self.tr("You do not know anybody yet. Everyone you sit down with appears here."))
        self.message.setText(in_words(self._trouble))
        self.close_button.setText(self.tr("Close"))
        self.details.set_texts()
        self.show_people()

    def sizeHint(self) -> QSize:
        room = dialog_room(self)
        return (_SIZE * max(1.0, text_points() / _POINTS)).boundedTo(room)

    def show_people(self, key: bytes | None = None) -> None:
        """Read anew who is known, and show the one with `key`, else whoever was shown."""
        wanted = key if key is not None else self._shown_key()
        self.list.blockSignals(True)
        self.list.clear()
        for known in self._people:
            item = QListWidgetItem(f"{known.shown_name}\n{_in_words(known)}")
            item.setData(_KEY_ROLE, known.key)
            item.setToolTip(known.shown_name)
            self.list.addItem(item)
            if known.key == wanted:
                self.list.setCurrentItem(item)
        if self.list.currentItem() is None and self.list.count():
            self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        somebody = self.list.count() > 0
        for part in (self.list, self._room):
            part.setVisible(somebody)
        self.nobody.setVisible(not somebody)
        self._fit_list()
        self._chosen()

    def known(self, key: bytes) -> Known | None:
        """What is thought of the owner of `key` now."""
        return self._people.find(key)

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]  # a QShowEvent
        (self.close_button if self.list.isHidden() else self.list).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Escape answers the question first, and closes the window when none is asked.
        if event.key() == Qt.Key.Key_Escape and self.details.keep.isVisible():
            self.details.keep.click()
        else:
            super().keyPressEvent(event)

    def _fit_list(self) -> None:
        """As wide as what is said of anybody there; names may be longer."""
        self.list.ensurePolished()
        metrics = self.list.fontMetrics()
        widest = max(map(metrics.horizontalAdvance, _standings()))
        self.list.setMaximumWidth(max(_LIST_WIDTH, widest + _BESIDE))

    def _shown_key(self) -> bytes | None:
        item = self.list.currentItem()
        return None if item is None else bytes(item.data(_KEY_ROLE))

    def _chosen(self, *_: object) -> None:
        key = self._shown_key()
        known = self._people.find(key) if key is not None else None
        self.details.setVisible(known is not None)
        if known is not None:
            self.details.show_person(known)

    def _want(self, what: str) -> None:
        known = self.details.known
        if known is None:
            return
        people, key, name = self._people, known.key, self.details.name.text()
        acts: dict[str, Callable[[], object]] = {
            "trust": lambda: people.trust(key),
            "distrust": lambda: people.distrust(key),
            "block": lambda: people.block(key),
            "unblock": lambda: people.unblock(key),
            "forget": lambda: people.forget(key),
            "rename": lambda: people.rename(key, "" if name.strip() == known.name else name),
        }
        self._work.start(self._change(acts[what]))

    async def _change(self, act: Callable[[], object]) -> None:
        try:
            await in_thread(act)
        except LocalError as error:
            self._trouble = str(error)
            self.message.setText(in_words(self._trouble))
            self.message.show()
        else:
            self.message.hide()
        self.show_people()
        # The button that was pressed may be gone, and the next in line is not one to press by accident.
        self.list.setFocus()
        self.changed.emit()

    def _take_theme(self) -> None:
        colours = self._theme.colours
        number = min(text_points() * 1.35, text_points() + 2)
        self.setStyleSheet(
            panel_style(colours, text_points())
            + f"""
            QDialog {{ background: {colours.panel}; }}
            QLabel#number {{ font-family: "{_fixed_font()}"; font-size: {number:.1f}pt; }}
            QListWidget {{ background: {colours.panel_raised}; color: {colours.text};
                border: 1px solid {colours.panel_edge}; border-radius: 10px; outline: none; padding: 4px; }}
            QListWidget:focus {{ border: 2px solid {colours.accent}; padding: 3px; }}
            QListWidget::item {{ padding: 8px 10px; border-radius: 7px; }}
            QListWidget::item:selected {{ background: {colours.selected}; color: {colours.text}; }}
            """
        )


class _Details(QWidget):
    """One person. `wanted`: trust, distrust, block, forget or rename them."""

    wanted = Signal(str)

    def __init__(self, own_key: bytes) -> None:
        super().__init__()
        self._own_key = own_key
        self.known: Known | None = None
        self._heading = label("", "heading", wrap=False)
        self._heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._standing = label("", "strong")
        self._met = label("", "faint")
        self.name = QLineEdit()
        self.name.setMaxLength(_NAME_LENGTH)
        self.rename = button("")
        self.number = label("", "strong", wrap=False, selectable=True)
        self.number.setObjectName("number")
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._of_number = label("", "strong")
        self._about = label("", "faint")
        self.trust = button("", "primary")
        self.distrust = button("")
        self.block = button("")
        self.unblock = button("")
        self.forget = button("")
        # What is forgotten does not come back, so it is asked first.
        self._sure = label("", "alert")
        self.forget_now = button("")
        self.keep = button("")

        naming = Beside((self.name, 1), (self.rename, 0), wanted=self._naming_wants)
        box = QFrame()
        box.setObjectName("row")
        inside = QVBoxLayout(box)
        inside.setContentsMargins(*_IN_BOX)
        inside.setSpacing(10)
        inside.addWidget(self._of_number)
        inside.addWidget(self.number)
        inside.addWidget(self._about)
        inside.addWidget(Buttons(self.trust, self.distrust))
        ending = Buttons(self.forget, self.block, self.unblock, self.forget_now, self.keep)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for part in (self._heading, self._standing, self._met):
            layout.addWidget(part)
        layout.addWidget(naming)
        layout.addSpacing(6)
        layout.addWidget(box)
        layout.addStretch(1)
        layout.addWidget(self._sure)
        layout.addWidget(ending)

        for pressed, what in (
            (self.trust, "trust"),
            (self.distrust, "distrust"),
            (self.block, "block"),
            (self.unblock, "unblock"),
            (self.forget_now, "forget"),
            (self.rename, "rename"),
        ):
            pressed.clicked.connect(lambda _=False, what=what: self.wanted.emit(what))
        self.name.returnPressed.connect(lambda: self.wanted.emit("rename"))
        self.forget.clicked.connect(lambda: self._ask(True))
        self.keep.clicked.connect(lambda: self._ask(False))

    def set_texts(self) -> None:
        """Every text that is the same for everybody; what is said of this person follows with them."""
        self.name.setAccessibleName(self.tr("What you call them"))
        self.rename.setText(self.tr("Rename"))
        self._of_number.setText(self.tr("Safety number"))
        self.trust.setText(self.tr("The numbers are the same"))
        self.distrust.setText(self.tr("Stop trusting"))
        self.block.setText(self.tr("Block"))
        self.unblock.setText(self.tr("Unblock"))
        self.forget.setText(self.tr("Forget …"))
        self.forget_now.setText(self.tr("Forget"))
        self.keep.setText(self.tr("Keep"))

    @property
    def text(self) -> str:
        """What is said of this person."""
        return f"{self._standing.text()} {self._about.text()}"

    def show_person(self, known: Known) -> None:
        self.known = known
        self._standing.setText(_in_words(known))
        said = self.tr("First met on {0}, last on {1}. Their fingerprint begins with {2}.")
        self._met.setText(said.format(day(known.first_met), day(known.last_met), known.short_fingerprint))
        self.name.setText(known.shown_name)
        self.name.setCursorPosition(0)
        self._fit()
        self._about.setText(self._explained(known))
        self.trust.setVisible(known.standing is Standing.MET)
        self.distrust.setVisible(known.trusted)
        self._ask(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Name and number as there is room for them."""
        known = self.known
        if known is None:
            return
        self._heading.ensurePolished()
        elide(self._heading, known.shown_name, self.width())
        self.number.ensurePolished()
        metrics, number = self.number.fontMetrics(), safety_number(self._own_key, known.key)
        broken = [_lines(number, groups) for groups in _GROUPS_IN_A_LINE]
        widths = [metrics.size(0, each).width() for each in broken]
        room = self.width() - _IN_BOX[0] - _IN_BOX[2] - 2
        fits = (each for each, width in zip(broken, widths, strict=True) if width <= room)
        self.number.setText(next(fits, broken[-1]))
        # Not as wide as its text is just now: it could never become narrower.
        self.number.setMinimumWidth(widths[-1])

    def _naming_wants(self) -> int:
        letters = _NAME_LETTERS * self.name.fontMetrics().averageCharWidth()
        return letters + self.rename.sizeHint().width()

    def _ask(self, sure: bool) -> None:
        """Whether this person is really to be forgotten, or what else can be done."""
        known = self.known
        if known is None:
            return
        said = self.tr("Forget {0}? They will be a stranger again, neither blocked nor trusted.")
        self._sure.setText(said.format(isolated(known.shown_name)))
        for shown in (self._sure, self.forget_now, self.keep):
            shown.setVisible(sure)
        self.forget.setVisible(not sure)
        self.block.setVisible(not sure and not known.blocked)
        self.unblock.setVisible(not sure and known.blocked)
        if sure:
            self.keep.setFocus()

    def _explained(self, known: Known) -> str:
        if known.blocked:
            return self.tr("Everything from them is refused, and they are told nothing more.")
        if known.trusted_by is TrustedBy.CODE:
            return self.tr(
                "You met with a join code, so it is certain who they are. They no longer need a code."
            )
        if known.trusted_by is TrustedBy.NUMBER:
            return self.tr("You compared this number with theirs. They no longer need a code.")
        return self.tr(
            "Read it to each other, by voice or side by side. If both screens show the same number, nobody is"
            " in between. If not, somebody is: do not trust this person."
        )


def _standings() -> tuple[str, str, str]:
    return (
        QCoreApplication.translate("People", "Blocked"),
        QCoreApplication.translate("People", "Trusted"),
        QCoreApplication.translate("People", "Met, not verified"),
    )


def _in_words(known: Known) -> str:
    blocked, trusted, met = _standings()
    if known.blocked:
        return blocked
    return trusted if known.trusted else met


def _fixed_font() -> str:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()


def _lines(number: str, in_a_line: int) -> str:
    """The number as it is read out: a few groups to a line."""
    groups = number.split()
    lines = [groups[at : at + in_a_line] for at in range(0, len(groups), in_a_line)]
    return "\n".join("  ".join(line) for line in lines)
