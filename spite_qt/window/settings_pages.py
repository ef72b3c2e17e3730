"""The pages of the settings: name and language, look, playing, sound and alerts. The keys have a file of
their own (`keys_page`).

A page shows `Settings` and says which of them a person wants to be what; it keeps nothing.
"""

from __future__ import annotations

from PySide6.QtCore import QLocale, QSize, Signal
from PySide6.QtGui import QIcon, QKeySequence
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QPushButton

from protocol.peer.names import clean_name
from spite_qt.languages import NAMES
from spite_qt.settings import BACKS, LONGEST_HOLD, Settings
from spite_qt.window.deck_preview import DeckPreview, back_picture
from spite_qt.window.felt import button, label
from spite_qt.window.form import Choices, Flow, Page, Slider, Switch

# What is typed; `clean_name` makes a name of it.
_NAME_LENGTH = 300
_HOLD_STEPS = 6
_BACK_WIDTH = 46.0


class PersonPage(Page):
    """Who this is and what they read. `nickname`: the name others see now."""

    def __init__(self) -> None:
        super().__init__()
        self._name_line = label("", "strong")
        self.nickname = QLineEdit()
        self.nickname.setMaxLength(_NAME_LENGTH)
        self._name_more = label("", "faint")
        self._language_line = label("", "strong")
        self.language = Choices()
        for part in (self._name_line, self.nickname, self._name_more):
            self.rows.addWidget(part)
        self.rows.addSpacing(10)
        self.rows.addWidget(self._language_line)
        self.rows.addWidget(self.language)
        self.rows.addStretch(1)
        self._shown_name = ""
        self.nickname.editingFinished.connect(self._name_given)
        self._language_line.setBuddy(self.language)
        self.language.picked.connect(lambda value: self.wanted.emit({"language": value}))
        self._set_texts()

    def show_settings(self, settings: Settings, nickname: str) -> None:
        self._shown_name = nickname
        self.nickname.setText(nickname)
        self.nickname.setCursorPosition(0)
        self.language.show_value(settings.language)

    def _name_given(self) -> None:
        given = clean_name(self.nickname.text())
        if not self.nickname.text().strip() or given == self._shown_name:
            self.nickname.setText(self._shown_name)
        else:
            self.wanted.emit({"nickname": given})

    def _set_texts(self) -> None:
        self._name_line.setText(self.tr("Your name"))
        self.nickname.setAccessibleName(self.tr("Your name"))
        self._name_more.setText(self.tr("Everyone who looks for tables on your network sees it."))
        self._language_line.setText(self.tr("Language"))
        self.language.setAccessibleName(self.tr("Language"))
        languages: dict[object, str] = {None: self.tr("Follow the system")}
        self.language.offer(languages | dict(NAMES.items()))


class LookPage(Page):
    """Surface and cards."""

    def __init__(self) -> None:
        super().__init__()
        self._theme_line = label("", "strong")
        self.theme = Choices()
        self.preview = DeckPreview()
        self.four_colours = Switch()
        self.large_index = Switch()
        self._back_line = label("", "strong")
        self.backs = {name: _picture() for name in BACKS}
        group = QButtonGroup(self)
        row = Flow()
        for name, each in self.backs.items():
            group.addButton(each)
            row.addWidget(each)
            each.clicked.connect(lambda _=False, name=name: self.wanted.emit({"back": name}))
        self.rows.addWidget(self._theme_line)
        self.rows.addWidget(self.theme)
        self.rows.addSpacing(10)
        for part in (self.preview, self.four_colours, self.large_index, self._back_line):
            self.rows.addWidget(part)
        self.rows.addLayout(row)
        self.rows.addStretch(1)
        self._theme_line.setBuddy(self.theme)
        self.theme.picked.connect(lambda value: self.wanted.emit({"theme": value}))
        self.four_colours.toggled.connect(lambda on: self.wanted.emit({"four_colours": on}))
        self.large_index.toggled.connect(lambda on: self.wanted.emit({"large_index": on}))
        self._set_texts()

    def show_settings(self, settings: Settings) -> None:
        self.theme.show_value(settings.theme)
        self.four_colours.show_on(settings.four_colours)
        self.large_index.show_on(settings.large_index)
        self.backs[settings.back].setChecked(True)
        self.preview.show_deck(settings)

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]  # a QShowEvent
        for name, each in self.backs.items():
            each.setIcon(QIcon(back_picture(name, _BACK_WIDTH, self.devicePixelRatioF())))

    def _set_texts(self) -> None:
        self._theme_line.setText(self.tr("Light or dark"))
        self.theme.setAccessibleName(self.tr("Light or dark"))
        self.theme.offer(
            {"system": self.tr("Follow the system"), "light": self.tr("Light"), "dark": self.tr("Dark")}
        )
        self.preview.setAccessibleName(self.tr("How the cards look"))
        self.four_colours.say(
            self.tr("Each suit in its own colour"), self.tr("Diamonds are blue and clubs green.")
        )
        self.large_index.say(
            self.tr("Large corners"), self.tr("Rank and suit can be read from further away.")
        )
        self._back_line.setText(self.tr("Backs"))
        names = {"back": self.tr("Blue back"), "back-2": self.tr("Red back")}
        for name, each in self.backs.items():
            each.setAccessibleName(names[name])
            each.setToolTip(names[name])


class PlayPage(Page):
    """How the other side's moves are shown, and what a person is protected from."""

    def __init__(self) -> None:
        super().__init__()
        self._pace_line = label("", "strong")
        self.pace = Choices()
        self.show_moves = Switch()
        self.confirm_discard = Switch()
        self._hold_line = label("", "strong")
        self.hold = Slider(LONGEST_HOLD, _HOLD_STEPS)
        self._hold_amount = label("", "strong", wrap=False)
        self._hold_more = label("", "faint")
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.hold, 1)
        row.addWidget(self._hold_amount)
        for part in (self._pace_line, self.pace):
            self.rows.addWidget(part)
        self.rows.addSpacing(10)
        for switch in (self.show_moves, self.confirm_discard):
            self.rows.addWidget(switch)
        self.rows.addSpacing(6)
        self.rows.addWidget(self._hold_line)
        self.rows.addLayout(row)
        self.rows.addWidget(self._hold_more)
        self.rows.addStretch(1)
        self._pace_line.setBuddy(self.pace)
        self.pace.picked.connect(lambda value: self.wanted.emit({"pace": value}))
        self.show_moves.toggled.connect(lambda on: self.wanted.emit({"show_moves": on}))
        self.confirm_discard.toggled.connect(lambda on: self.wanted.emit({"confirm_discard": on}))
        self.hold.picked.connect(lambda seconds: self.wanted.emit({"hold_discard": seconds}))
        self.hold.valueChanged.connect(self._say_hold)
        self._set_texts()

    def show_settings(self, settings: Settings) -> None:
        self.pace.show_value(settings.pace)
        self.show_moves.show_on(settings.show_moves)
        self.confirm_discard.show_on(settings.confirm_discard)
        self.hold.show_amount(settings.hold_discard)
        # What waits for a yes waits without an end.
        self.hold.setEnabled(not settings.confirm_discard)
        self._say_hold()

    def _say_hold(self) -> None:
        amount = self.hold.amount
        said = self.tr("{0} s").format(QLocale().toString(amount, "f", 1)) if amount else self.tr("off")
        self._hold_amount.setText(said)
        self.hold.setAccessibleDescription(said)

    def _set_texts(self) -> None:
        self._pace_line.setText(self.tr("The other side's moves"))
        self.pace.setAccessibleName(self.tr("The other side's moves"))
        self.pace.offer(
            {
                "slow": self.tr("Slow"),
                "normal": self.tr("Normal"),
                "fast": self.tr("Fast"),
                "off": self.tr("At once, without motion"),
            }
        )
        self.show_moves.say(
            self.tr("Show where a card may go"), self.tr("Places light up under the pointer.")
        )
        self.confirm_discard.say(
            self.tr("Ask before a discard ends your turn"), self.tr("A second press confirms it.")
        )
        self._hold_line.setText(self.tr("Time to undo a discard"))
        self.hold.setAccessibleName(self.tr("Time to undo a discard"))
        undo = QKeySequence(QKeySequence.StandardKey.Undo).toString(QKeySequence.SequenceFormat.NativeText)
        self._hold_more.setText(
            self.tr("Until then nobody else has seen it, and {0} takes it back.").format(undo)
        )
        self._say_hold()


class SoundPage(Page):
    """Sound, and what is told while the window is not in front. `try_wanted`: play one."""

    try_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.sound = Switch()
        self.try_it = button("")
        self.alerts = Switch()
        self.rows.addWidget(self.sound)
        self.sound.add_below(self.try_it)
        self.rows.addSpacing(10)
        self.rows.addWidget(self.alerts)
        self.rows.addStretch(1)
        self.sound.toggled.connect(lambda on: self.wanted.emit({"sound": on}))
        self.alerts.toggled.connect(lambda on: self.wanted.emit({"alerts": on}))
        self.try_it.clicked.connect(self.try_wanted)
        self._set_texts()

    def show_settings(self, settings: Settings) -> None:
        self.sound.show_on(settings.sound)
        self.alerts.show_on(settings.alerts)
        self.try_it.setEnabled(settings.sound)

    def _set_texts(self) -> None:
        self.sound.say(self.tr("Sounds"), self.tr("Cards and wood, short and quiet."))
        self.try_it.setText(self.tr("Try"))
        self.alerts.say(
            self.tr("Tell me when it is my turn"),
            self.tr("A desktop notification while this window is not in front."),
        )


def _picture() -> QPushButton:
    made = button("", "picture")
    made.setCheckable(True)
    made.setIconSize(QSize(round(_BACK_WIDTH), round(_BACK_WIDTH * 1.4)))
    return made
