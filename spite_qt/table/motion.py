"""What moves, and in which order: flights of cards, other courses of time, a queue of steps.

One timer serves them all and stops when nothing moves.

Not for what the steps mean (story). A flight ends at its card's `home`, looked up in every frame, so that a
new layout in the middle of it bends the flight instead of breaking it.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from protocol.game import Card
from spite_qt.table import zlayers
from spite_qt.table.cards import CardItem
from spite_qt.table.layout import ASPECT, Pose

# Seconds. The queue is played faster when it holds more than this, and no slower again until it is empty: so
# each step ends within two seconds, with what it may wait for a card that is put down meanwhile.
MOST_BEHIND = 1.7
RACING = 3.0  # times the usual speed
# Cards in the air at once that are many: with about as many it costs as much to find out what they uncover
# as to paint a large table anew.
CROWD = 12
# Lift from which on a card in the air grows too: of less nobody sees it, and a card of another size than its
# picture's costs three times as much to paint.
_GROWS = 0.1


@dataclass
class Step:
    """A part of the story. `begin` starts flights and so on; the next step begins `seconds` later."""

    begin: Callable[[], None]
    seconds: float
    theirs: bool = False  # what the other seat did: a click must not cut it short unseen
    wait: Callable[[], float] | None = None  # seconds instead, known only when the step has begun


@dataclass
class _Flight:
    start: Pose
    seconds: float
    delay: float
    lift: float  # height of the arc, in card heights of the start
    face: Card | None  # shown from half-way on
    landed: Callable[[], None] | None
    above: bool  # to another pile, over everything; else a glide within its own
    hidden: bool  # until it leaves: one of many that would lie on each other
    gone: float = 0.0


@dataclass(eq=False)
class _Course:
    show: Callable[[float], None]
    seconds: float
    delay: float
    gone: float = 0.0


class Motion(QObject):
    """Moves cards and plays steps one after the other.

    `pace` is one of settings.PACES; with "off", or while the desktop asks for `reduced` motion, everything
    that is begun from then on is over at once.
    """

    ran_empty = Signal()
    crowded = Signal(bool)  # more than CROWD cards are in the air, or no more than half as many

    def __init__(self, turn_over: Callable[[CardItem, Card], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._turn_over = turn_over
        self.pace = "normal"
        self.reduced = False
        self.finishing = False  # while everything is brought to its end
        self._flights: dict[CardItem, _Flight] = {}
        self._courses: list[_Course] = []
        self._steps: deque[Step] = deque()
        self._queued = 0.0  # story seconds of all steps that have not begun
        self._rest = 0.0  # until the next step begins
        self._rate = 1.0
        self._running: Step | None = None
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._departures = 0
        self._crowd = False

    @property
    def still(self) -> bool:
        """Whether nothing is to be seen moving."""
        return self.reduced or self.pace == "off"

    @property
    def rate(self) -> float:
        """How many times faster than usual the steps are played, so as not to fall behind."""
        return self._rate

    @property
    def racing(self) -> bool:
        """Whether the next step follows so soon that nobody can look at this one."""
        return bool(self._steps) and (self.finishing or self._rate > RACING)

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits to."""
        return self._timer.isActive()

    @property
    def telling(self) -> bool:
        """Whether steps of the story are under way."""
        return bool(self._steps) or self._running is not None

    @property
    def telling_theirs(self) -> bool:
        """Whether something that the other seat did is still to be seen."""
        return any(step.theirs for step in (*self._steps, self._running) if step is not None)

    @property
    def behind(self) -> float:
        """Seconds until the queue is empty, at the present speed."""
        return (self._rest + self._queued) / self._rate

    @property
    def waiting(self) -> int:
        """Steps that have not begun."""
        return len(self._steps)

    def flying(self, item: CardItem) -> bool:
        return item in self._flights

    def arriving(self, item: CardItem) -> bool:
        """Whether the card is on its way to another pile."""
        return item in self._flights and self._flights[item].above

    def seconds_left(self, item: CardItem) -> float:
        flight = self._flights.get(item)
        return max(0.0, flight.delay + flight.seconds - flight.gone) if flight else 0.0

    def fly(
        self,
        item: CardItem,
        seconds: float,
        *,
        delay: float = 0.0,
        lift: float = 0.0,
        face: Card | None = None,
        landed: Callable[[], None] | None = None,
        above: bool = True,
        hidden: bool = False,
    ) -> None:
        """Send `item` home from where it is. A flight of the same card that is under way is replaced."""
        if self.still:
            seconds = delay = 0.0
        self._flights[item] = _Flight(item.pose, seconds, delay, lift, face, landed, above, hidden)
        self._departures += 1
        if hidden:
            item.setVisible(False)
        item.setZValue(zlayers.FLIGHT + self._departures % 1500 if above else item.layer)
        self._start()

    def run(self, seconds: float, show: Callable[[float], None], delay: float = 0.0) -> None:
        """Call `show` in every frame with the part (0 to 1) of `seconds` that is over, 1.0 in the end."""
        self._courses.append(_Course(show, seconds, delay))
        self._start()

    def queue(self, steps: list[Step]) -> None:
        """Add steps; the whole queue speeds up if it would take longer than MOST_BEHIND."""
        self._steps.extend(steps)
        self._queued += sum(step.seconds for step in steps)
        self._rate = max(self._rate, self.behind * self._rate / MOST_BEHIND)
        self._start()
        if self._running is None:
            self._next_steps()

    def finish(self) -> None:
        """Bring everything to its end now."""
        self.finishing = True
        while self._steps:
            self._land_all()
            step = self._steps.popleft()
            step.begin()
        self._land_all()
        self.finishing = False
        self._running = None
        self._rest = self._queued = 0.0
        self._stop()

    def drop(self) -> None:
        """Forget flights, courses and steps; cards stay where they are."""
        self._flights.clear()
        self._courses.clear()
        self._steps.clear()
        self._running = None
        self._rest = self._queued = 0.0
        self._rate = 1.0
        self._timer.stop()
        self._count()

    def forget(self, item: CardItem) -> None:
        """The card leaves the scene, or a hand takes it."""
        self._flights.pop(item, None)

    def rescale(self, x: float, y: float, width: float) -> None:
        """The table was laid out anew: starts of flights move by these factors."""
        for flight in self._flights.values():
            start = flight.start
            flight.start = Pose(start.x * x, start.y * y, start.width * width, start.angle)

    def _start(self) -> None:
        if not self._timer.isActive():
            screen = QGuiApplication.primaryScreen()
            rate = screen.refreshRate() if screen is not None else 60.0
            self._timer.setInterval(max(4, min(16, int(1000 / max(30.0, rate)))))
            self._clock.start()
            self._timer.start()

    def _count(self) -> None:
        in_the_air = sum(flight.gone >= flight.delay for flight in self._flights.values())
        # It does not come and go with each card.
        if (crowd := in_the_air > (CROWD // 2 if self._crowd else CROWD)) != self._crowd:
            self._crowd = crowd
            self.crowded.emit(crowd)

    def _stop(self) -> None:
        self._count()
        if self._timer.isActive():
            self._timer.stop()
            self._rate = 1.0
            self.ran_empty.emit()

    def _tick(self) -> None:
        passed = self._clock.nsecsElapsed() / 1e9
        self._clock.restart()
        self.advance(passed)

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass."""
        passed = seconds * self._rate
        self._count()
        for item, flight in list(self._flights.items()):
            flight.gone += passed
            self._show(item, flight)
        for course in list(self._courses):
            self._go_on(course, passed)
        self._rest -= passed
        self._next_steps()
        if not self._flights and not self._courses and not self.telling:
            self._stop()

    def _next_steps(self) -> None:
        while self._rest <= 0:
            if not self._steps:
                self._running = None
                self._rest = self._queued = 0.0
                self._rate = 1.0
                return
            step = self._running = self._steps.popleft()
            self._queued -= step.seconds
            step.begin()
            self._rest += step.wait() if step.wait is not None else step.seconds

    def _show(self, item: CardItem, flight: _Flight) -> None:
        part = (flight.gone - flight.delay) / flight.seconds if flight.seconds > 0 else 1.0
        if part < 0:
            return
        if flight.hidden:
            flight.hidden = False
            item.setVisible(True)
        if part >= 1:
            self._land(item, flight)
            return
        home, start = item.home, flight.start
        done = _ease(part)
        arc = math.sin(math.pi * part)
        grown = 1 + 0.25 * flight.lift * arc if flight.lift >= _GROWS else 1.0
        open_by = 1.0
        if flight.face is not None:
            if part >= 0.5 and item.card != flight.face:
                self._turn_over(item, flight.face)
            open_by = abs(math.cos(math.pi * part))
        item.lie(
            Pose(
                start.x + (home.x - start.x) * done,
                start.y + (home.y - start.y) * done - flight.lift * start.width * ASPECT * arc,
                (start.width + (home.width - start.width) * done) * grown,
                start.angle + (home.angle - start.angle) * done,
            ),
            open_by,
            in_crowd=self._crowd,
        )

    def _land(self, item: CardItem, flight: _Flight) -> None:
        if self._flights.get(item) is flight:
            del self._flights[item]
        if flight.face is not None and item.card != flight.face:
            self._turn_over(item, flight.face)
        if flight.hidden:
            item.setVisible(True)
        item.settle()
        if flight.landed is not None:
            flight.landed()

    def _go_on(self, course: _Course, passed: float) -> None:
        course.gone += passed
        part = (course.gone - course.delay) / course.seconds
        if part >= 1 and course in self._courses:
            self._courses.remove(course)
        if part >= 0:
            course.show(min(1.0, part))

    def _land_all(self) -> None:
        for item, flight in list(self._flights.items()):
            self._land(item, flight)
        courses, self._courses = self._courses, []
        for course in courses:
            course.show(1.0)


def _ease(part: float) -> float:
    """Quick off the mark, soft on arrival (cubic out, blended with a smooth start)."""
    smooth = part * part * (3 - 2 * part)
    out = 1 - (1 - part) ** 3
    return 0.45 * smooth + 0.55 * out
