"""The guided first game as a person sits at it: the real table, and a panel that speaks beside its places.

Not for what is taught when (guide.course) nor for the opponent (guide.seat).
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from protocol.game import Place, PlaceKind, View
from protocol.peer.events import Dealt, Event, GameOver, Moved, Resumed, SatDown
from protocol.peer.names import isolated
from spite_qt.guide.course import COUNT, DONE, READ, Course, Lesson, Scene
from spite_qt.preferences import Preferences
from spite_qt.seat import Seat
from spite_qt.theme import Theme
from spite_qt.window.guide_words import lesson_words
from spite_qt.window.match_page import MatchPage
from spite_qt.window.speech import Speech

_PAYOFF = Place(PlaceKind.PAYOFF, 0, 0)


class GuidePage(MatchPage):
    """Leaves at once when asked to: nothing of this game is kept."""

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
        self._colour_speech()
        self.speech.went_on.connect(self._went_on)
        self.speech.left.connect(self.left)
        # Robin is no person to ask, and the game is none to resign.
        for nothing_here in (self._take_back, self._tie, self._resign):
            nothing_here.hide()
        self.happened.connect(self._follow)
        self.table.idle.connect(self._look)

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
        before, self._scene = self._scene, scene
        if scene is None:
            had_focus = self.speech.isAncestorOf(self.focusWidget() or self)
            self.speech.put_away()
            if had_focus:
                self.table.setFocus()
            return
        heading, text = lesson_words(scene, self._opponent)
        progress = ""
        if scene.lesson is not Lesson.PLAY_ON:
            progress = self.tr("{0} of {1}").format(self._course.number(scene.lesson), COUNT)
        self.speech.say(heading, text, progress)
        last = scene.lesson is Lesson.END
        self.speech.go_on.setText(self.tr("Play on") if last else self.tr("Next"))
        self.speech.skip.setText(self.tr("Skip this"))
        self.speech.leave.setText(self.tr("Back to the lobby") if last else self.tr("Leave"))
        self.speech.go_on.setVisible(scene.lesson in READ)
        self.speech.skip.setVisible(scene.lesson in DONE)
        self._place()
        if before is None or before.lesson is not scene.lesson:
            # What is to be read is answered by Enter, what is to be done by the table's keys.
            (self.speech.go_on if scene.lesson in READ else self.table).setFocus()

    def _place(self) -> None:
        if self._scene is None or self._view is None:
            return
        points_at = QRect()
        for place in self._scene.points_at:
            points_at = points_at.united(self._rect(place))
        centres = [place for place in self._scene.needs if place.kind is PlaceKind.CENTRE]
        needs = [self._rect(place) for place in centres]
        # The cards of a hand are one thing to see.
        rest = QRect()
        for place in self._scene.needs:
            if place not in centres:
                rest = rest.united(self._rect(place))
        needs += [] if rest.isEmpty() else [rest]
        self.speech.show_at(points_at, needs, [self._rect(place) for place in _in_use(self._view)])

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.overlay.isHidden():
            self.left.emit()
        else:
            super().keyPressEvent(event)

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
            self._say(self._scene)

    def _colour_speech(self) -> None:
        self.speech.set_colours(self._theme.colours)

    def stop(self) -> None:
        self._theme.changed.disconnect(self._colour_speech)
        super().stop()


def _in_use(view: View) -> list[Place]:
    """Every place of the table that is better seen."""
    places = [Place(PlaceKind.STOCK, None, 0)]
    places += [Place(PlaceKind.PAYOFF, seat, 0) for seat in (0, 1)]
    places += [Place(PlaceKind.HAND, view.seat, index) for index in range(len(view.hand))]
    places += [Place(PlaceKind.CENTRE, None, index) for index in range(view.rules.centres)]
    places += [Place(PlaceKind.SIDE, seat, i) for seat in (0, 1) for i in range(view.rules.sides)]
    return places
