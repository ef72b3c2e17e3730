"""The guided first game as a person sits at it: the real table, and a panel that speaks beside its places.

Not for what is taught when (guide.course) nor for the opponent (guide.seat).
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from protocol.game import Place, PlaceKind, View
from protocol.peer.events import Dealt, Event, GameOver, Moved, Resumed, SatDown
from protocol.peer.names import isolated
from spite_qt.guide.course import DONE, READ, Course, Lesson, Scene
from spite_qt.preferences import Preferences
from spite_qt.seat import Seat
from spite_qt.table.words import with_key
from spite_qt.theme import Theme
from spite_qt.window.guide_words import GuideEndings, lesson_words
from spite_qt.window.match_page import MatchPage
from spite_qt.window.speech import Speech

_PAYOFF = Place(PlaceKind.PAYOFF, 0, 0)
# Letters to read on with, of which the first one is taken that does nothing at the table.
_KEYS = "NBCHV"


class GuidePage(MatchPage):
    """Leaves at once when asked to: nothing of this game is kept. `again`: with a match alone."""

    endings_kind = GuideEndings

    def __init__(
        self,
        seat: Seat,
        sat_down: SatDown | Resumed,
        own_name: str,
        theme: Theme,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(seat, sat_down, own_name, theme, preferences, parent)
        self._course = Course()
        self._scene: Scene | None = None
        self._view: View | None = None
        self._opponent = isolated(sat_down.peer_name)
        self.speech = Speech(self, over=self.table.felt)
        # Once the table is laid out anew it is known where its places are, and how large type may be.
        self._laid_out = QTimer(self)
        self._laid_out.setSingleShot(True)
        self._laid_out.timeout.connect(self._place)
        self.table.felt.installEventFilter(self)
        theme.changed.connect(self._colour_speech)
        preferences.changed.connect(self._say_again)
        self._colour_speech()
        self.speech.went_on.connect(self._went_on)
        self.speech.left.connect(self.left)
        # Robin is no person to ask, and the game is none to resign.
        for nothing_here in (self._take_back, self._tie, self._resign):
            nothing_here.hide()
        self.happened.connect(self._follow)
        self.table.idle.connect(self._look)
        self.table.lights_changed.connect(self._point)

    def can(self, action: str) -> bool:
        return action in ("leave", "next_game")

    @property
    def asks_to_leave(self) -> bool:
        return False

    def ask_leave(self) -> None:
        self.left.emit()

    def _leave_words(self) -> str:
        return self.tr("Leave")

    # What is said

    def _follow(self, event: Event) -> None:
        match event:
            case Dealt(view=view):
                self._view = view
                self._course.dealt(view)
            case Moved(view=view, events=events):
                self._view = view
                self._course.moved(events, view)
            case GameOver():
                self._view = None
            case _:
                return
        self._look()

    def _look(self) -> None:
        """Say what belongs to the table as it lies; while cards move, what was said stays."""
        if not self.still:
            # The card this was about is on its way.
            if self._scene is not None and (self._scene.lesson in DONE or not self._own_turn):
                self._say(None)
            return
        view = self._view
        self._say(None if view is None or self.overlay.isVisible() else self._course.scene(view))

    def _say(self, scene: Scene | None) -> None:
        self._scene = scene
        if scene is None:
            had_focus = self.speech.isAncestorOf(self.focusWidget() or self)
            self.speech.put_away()
            if had_focus:
                self.table.setFocus()
            return
        heading, text = lesson_words(scene, self._opponent)
        last = scene.lesson is Lesson.END
        progress = "" if last else self.tr("Done: {0} of {1}").format(*self._course.done)
        self.speech.say(heading, text, progress)
        key = self.table.keys.free(_KEYS)
        words = self.tr("Play on") if last else self.tr("Next"), self.tr("Skip this")
        for made, word in zip((self.speech.go_on, self.speech.skip), words, strict=True):
            made.setText(with_key(word, key))
        self.speech.leave.setText(self.tr("Back to the lobby") if last else self.tr("Leave"))
        self.speech.go_on.setVisible(scene.lesson in READ)
        self.speech.skip.setVisible(scene.lesson in DONE)
        self._place()

    def _place(self) -> None:
        if self._scene is None or self._view is None:
            return
        points_at, needs = self._meant(frozenset())
        *rather_not, better_not = self.table.looked_at()
        self.speech.show_at(points_at, needs, rather_not, better_not)
        self._point()

    def _point(self) -> None:
        """Rings round what is meant, but where the table itself shows what is about to be done there."""
        if self._scene is not None and self._scene.points_at:
            self.speech.point(*self._meant(self.table.lit))

    def _meant(self, without: frozenset[Place]) -> tuple[QRect, list[QRect]]:
        """What the lesson points at, and what else is needed for it. `without`: what shows itself."""
        assert self._scene is not None, "no lesson to point at anything"
        points_at, rest = QRect(), QRect()
        if not without.issuperset(self._scene.points_at):
            for place in self._scene.points_at:
                points_at = points_at.united(self._rect(place))
        centres = [place for place in self._scene.needs if place.kind is PlaceKind.CENTRE]
        # The cards of a hand are one thing to see.
        together = [place for place in self._scene.needs if place not in centres]
        if without.isdisjoint(together):
            for place in together:
                rest = rest.united(self._rect(place))
        needs = [self._rect(place) for place in centres if place not in without]
        return points_at, needs + ([] if rest.isEmpty() else [rest])

    def _rect(self, place: Place) -> QRect:
        """The whole card at a place; nothing for one that has left the hand since."""
        try:
            rect = self.table.place_rect(place)
        except KeyError:
            return QRect()
        if place.kind is PlaceKind.HAND:
            # Of a covered card only what can be pressed is told; it is as high as it is in the open.
            rect.setHeight(max(rect.height(), self.table.place_rect(_PAYOFF).height()))
        return rect

    @property
    def _own_turn(self) -> bool:
        return self._view is not None and self._view.turn == self._view.seat

    # What the person does

    def _went_on(self) -> None:
        if self._scene is not None:
            self._course.learnt(self._scene.lesson)
            if self._scene.lesson is Lesson.END:
                self.table.setFocus()
        self._look()

    def _take_key(self, event: QKeyEvent) -> bool:
        """What the table has no use for is for what is said: a letter of its own reads on.

        Escape puts a card back and leaves nothing: this game is not kept, and a habit is no wish to end it.
        """
        letter = event.text().upper() == self.table.keys.free(_KEYS) != ""
        if letter and self.overlay.isHidden() and not event.isAutoRepeat():
            self.speech.read_on()
            return True
        return super()._take_key(event)

    # How it looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.table.felt:
            self._laid_out.start(0)
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say_again()

    def _say_again(self) -> None:
        """In the language of now, with the key that is free now."""
        self._say(self._scene)

    def _colour_speech(self) -> None:
        self.speech.set_colours(self._theme.colours)

    def stop(self) -> None:
        self._theme.changed.disconnect(self._colour_speech)
        self._preferences.changed.disconnect(self._say_again)
        super().stop()
