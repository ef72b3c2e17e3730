"""What stands over the table: the message between games, and a question that may cover it for a while.

Not for the words (endings, acts) nor for how they are drawn (overlay, notice).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from spite_qt.window.answers import Answer
from spite_qt.window.notice import Notice
from spite_qt.window.overlay import Message, Overlay


class Standing(QObject):
    """Messages come as functions that make them, so that they can be said anew in another language."""

    def __init__(self, overlay: Overlay, notice: Notice, beneath: QWidget) -> None:
        """`beneath` gets the focus back when nothing stands over it any more."""
        super().__init__(overlay)
        self._overlay = overlay
        self._notice = notice
        self._beneath = beneath
        self._message: Callable[[], Message] | None = None
        self._question: Callable[[], Message] | None = None
        self._asked: Callable[[], Message] | None = None

    @property
    def asked(self) -> Callable[[], Message] | None:
        """What made the question that stands now, as `ask` got it; None while none does."""
        return self._asked if self._question is not None else None

    @property
    def message(self) -> Callable[[], Message] | None:
        """What makes the message that stands while no game runs; a question may cover it."""
        return self._message

    def stand(self, make: Callable[[], Message] | None) -> None:
        """The message between games, None for none; it replaces a question that came up before it."""
        self._message = make
        self._question = None
        if make is None:
            self._overlay.hide()
        else:
            self._say(make)

    def ask(self, make: Callable[[], Message], stay: Callable[[], str]) -> None:
        """A question; an answer of it, or the one called `stay()` that is put behind them and does nothing,
        takes it away, and what was there before comes back.
        """

        def asked() -> Message:
            said = make()
            no = Answer(stay(), self._away, goes_on=True, leaves=True)
            yes = tuple(replace(each, act=self._after(each.act)) for each in said.answers)
            return replace(said, answers=(*yes, no))

        self._asked, self._question = make, asked
        self._say(asked)

    def say_again(self) -> None:
        """In the language of now."""
        made = self._question or self._message
        if made is not None and not self._overlay.isHidden():
            self._say(made)

    def _after(self, act: Callable[[], None]) -> Callable[[], None]:
        def answered() -> None:
            self._away()
            act()

        return answered

    def _away(self) -> None:
        """What stood before the question stands again."""
        self._question = None
        if self._message is None:
            # First, or hiding would pass the focus on to whatever comes next.
            self._beneath.setFocus()
            self._overlay.hide()
        else:
            self._say(self._message)

    def _say(self, make: Callable[[], Message]) -> None:
        self._overlay.say(make())
        # What is to be answered at the upper edge can be pressed all the same.
        self._notice.raise_()
