"""The page of the settings where a person gives the table's actions other keys.

What an action is and which key it usually has is `spite_qt.table.keys`'; this shows and changes who has
which.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHeaderView, QTreeWidgetItem

from spite_qt.settings import Settings
from spite_qt.table.keys import ACTIONS, Action, Keys, printed
from spite_qt.table.words import fill
from spite_qt.window.felt import button, label
from spite_qt.window.form import Flow, Page, Rows

_MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_unknown,
)
_NAME_ROLE = int(Qt.ItemDataRole.UserRole)


class KeysPage(Page):
    """`in_menus` says what a key does in the menus, "" if nothing: such keys are not to be had."""

    def __init__(self, in_menus: Callable[[QKeySequence], str]) -> None:
        super().__init__()
        self._in_menus = in_menus
        self._settings = Settings()
        self.list = KeyList()
        self.message = label("", "faint")
        self.change = button("")
        self.usual = button("")
        self.all_usual = button("")
        row = Flow()
        for each in (self.change, self.usual, self.all_usual):
            row.addWidget(each)
        self.rows.addWidget(self.list, 1)
        self.rows.addWidget(self.message)
        self.rows.addLayout(row)
        self.list.itemActivated.connect(lambda *_: self._begin())
        self.list.currentItemChanged.connect(lambda *_: self._choose())
        self.list.pressed_key.connect(self._key_pressed)
        self.list.left.connect(self._left)
        self.change.clicked.connect(self._begin)
        self.usual.clicked.connect(self._one_as_usual)
        self.all_usual.clicked.connect(lambda: self._want({}))
        self._set_texts()

    def show_settings(self, settings: Settings) -> None:
        """Show who has which key now."""
        self._settings = settings
        keys = Keys(settings.keys)
        shown = [action for action in ACTIONS if action.usual or action.name in settings.keys]
        chosen = self._chosen()
        self.list.clear()
        for action in shown:
            item = QTreeWidgetItem([action.title, keys.text(action.name) or self.tr("none")])
            item.setData(0, _NAME_ROLE, action.name)
            self.list.addTopLevelItem(item)
            if chosen is not None and action.name == chosen.name:
                self.list.setCurrentItem(item)
        first = self.list.topLevelItem(0)
        if self.list.currentItem() is None and first is not None:
            self.list.setCurrentItem(first)
        self.all_usual.setEnabled(bool(settings.keys))
        self._choose()

    def _choose(self) -> None:
        action = self._chosen()
        self.usual.setEnabled(action is not None and action.name in self._settings.keys)

    def _chosen(self) -> Action | None:
        item = self.list.currentItem()
        name = None if item is None else item.data(0, _NAME_ROLE)
        return next((action for action in ACTIONS if action.name == name), None)

    def _begin(self) -> None:
        """The next key that is pressed is the chosen action's."""
        action = self._chosen()
        item = self.list.currentItem()
        if action is not None and item is not None:
            item.setText(1, "…")
            self.list.listen()
            self._say(fill(self.tr("Press the new key for “%1”. Escape leaves it as it is."), action.title))

    def _left(self) -> None:
        self._say("")
        self.show_settings(self._settings)

    def _key_pressed(self, key: QKeySequence) -> None:
        action = self._chosen()
        if action is None:
            return
        entry = self._in_menus(key)
        shown = printed(key)
        if entry or key.matches(QKeySequence("Tab")) is QKeySequence.SequenceMatch.ExactMatch:
            self._left()
            said = self.tr("%1 is taken: it is the key for “%2” everywhere.")
            self._say(fill(said, shown, entry or self.tr("Next field")))
            return
        self._give(action, key)

    def _one_as_usual(self) -> None:
        action = self._chosen()
        if action is not None:
            self._give(action, QKeySequence.fromString(action.key, QKeySequence.SequenceFormat.PortableText))

    def _give(self, action: Action, key: QKeySequence) -> None:
        """`action` gets `key`; who had it goes without, and that is told."""
        shown = printed(key)
        portable = key.toString(QKeySequence.SequenceFormat.PortableText)
        now = Keys(self._settings.keys)
        changed = dict(self._settings.keys)
        others = [other for other in ACTIONS if other is not action and now.text(other.name) == shown]
        for other in others:
            changed[other.name] = ""
        if portable == action.key:
            changed.pop(action.name, None)
        else:
            changed[action.name] = portable
        self._want(changed)
        if others:
            self._say(fill(self.tr("%1 was the key for “%2”, which now has none."), shown, others[0].title))

    def _want(self, keys: Mapping[str, str]) -> None:
        self._say("")
        self.wanted.emit({"keys": dict(keys)})

    def _say(self, text: str) -> None:
        self.message.setText(text)

    def _set_texts(self) -> None:
        self.list.setHeaderLabels([self.tr("At the table"), self.tr("Key")])
        self.list.setAccessibleName(self.tr("Keys at the table"))
        self.change.setText(self.tr("Change"))
        self.usual.setText(self.tr("Default key"))
        self.all_usual.setText(self.tr("All defaults"))
        self._say("")
        self.show_settings(self._settings)


class KeyList(Rows):
    """Actions and their keys. While it listens, `pressed_key` carries the next key, instead of what it does
    otherwise; `left`: it listens no more and none was pressed.
    """

    pressed_key = Signal(QKeySequence)
    left = Signal()

    def __init__(self) -> None:
        super().__init__(2)
        self._listening = False
        header = self.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.setMinimumHeight(160)

    def listen(self) -> None:
        self.setFocus()
        self._listening = True

    def event(self, event: QEvent) -> bool:
        if self._listening and isinstance(event, QKeyEvent):
            # Also what is a shortcut of the window, or moves the focus.
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._stop()
        super().focusOutEvent(event)

    def _take(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _MODIFIERS:
            return
        if key == Qt.Key.Key_Escape and not event.modifiers():
            self._stop()
            return
        self._listening = False
        if key == Qt.Key.Key_Enter:
            key = Qt.Key.Key_Return
        if key == Qt.Key.Key_Backtab:
            key = Qt.Key.Key_Tab
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier
        )
        if event.text().strip() and event.text().isprintable() and not event.text().isalpha():
            # "?" is typed with Shift on many keyboards; it is not a part of its name.
            held &= ~Qt.KeyboardModifier.ShiftModifier
        self.pressed_key.emit(QKeySequence(QKeyCombination(held, key)))

    def _stop(self) -> None:
        if self._listening:
            self._listening = False
            self.left.emit()
