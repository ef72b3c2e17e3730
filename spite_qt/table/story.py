"""Events told as motion: step by step, each changing what is shown and sending cards on their way.

Not for time itself (motion) and not for rules: an event says what happened, the view at the end counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from protocol.game import (
    UNKNOWN,
    Card,
    CardMoved,
    CardsDrawn,
    Event,
    GameEnded,
    PayoffTurned,
    PileCompleted,
    Place,
    PlaceKind,
    StockShuffled,
    TurnPassed,
    View,
)
from spite_qt.card_pixmaps import BACK
from spite_qt.sound import Sound
from spite_qt.table.cards import CardItem
from spite_qt.table.layout import Pose
from spite_qt.table.motion import Step
from spite_qt.table.piles import PAYOFF_BACKS, STOCK
from spite_qt.table.scene import TableScene


@dataclass(frozen=True)
class _Tempo:
    """How fast all is told but what the person does: `part` of the usual time, `pause` after each move."""

    part: float
    pause: float


_TEMPOS = {"slow": _Tempo(1.5, 0.5), "normal": _Tempo(1.0, 0.16), "fast": _Tempo(0.6, 0.03)}

# Seconds. A move of the other seat takes 0.54 s: 0.38 in the air and a moment to see it lie.
_FLIGHT = 0.38
_OWN_FLIGHT = 0.24
_FLIP = 0.24
_ADMIRE = 0.3  # a complete pile before it goes
_GATHER = 0.4
_GATHER_GAP = 0.022
_RIFFLE = 0.16
_DRAW = 0.3
_DRAW_GAP = 0.09
_HANDOVER = 0.12
# A deal takes 1.7 s at most, however many cards the house rules deal.
_DEAL_FLIGHT = 0.34
_DEAL_GAP = 0.045
_DEAL_ALL = 1.35
_DEALT_PAYOFF = 20  # cards of each payoff pile that are seen to fly


class Story:
    """Turns events into steps for one scene, at its pace. `own` is the seat at the lower edge."""

    def __init__(self, scene: TableScene, own: int, placed: CardItem | None = None) -> None:
        self._scene = scene
        self._own = own
        self._tempo = _TEMPOS.get(scene.motion.pace, _TEMPOS["normal"])
        self._placed = (
            placed  # the card the person has just put down: already where the first event brings it
        )

    def steps(self, events: Sequence[Event]) -> list[Step]:
        told: list[Step] = []
        for event in events:
            told += self._tell(event)
        return told

    def _tell(self, event: Event) -> list[Step]:
        match event:
            case CardMoved():
                return [self._moved(event)]
            case PayoffTurned(seat, card):
                seconds = self._lasting(_FLIP, seat)
                return [Step(lambda: self._turned(seat, card, seconds), seconds, seat != self._own)]
            case PileCompleted(centre, _):
                return self._completed(Place(PlaceKind.CENTRE, None, centre))
            case StockShuffled(_, size):
                seconds = self._lasting(_RIFFLE)
                return [
                    Step(lambda: self._shuffle(size, seconds), seconds),
                    Step(lambda: self._riffle(1, seconds), seconds),
                ]
            case CardsDrawn(seat, cards):
                part = self._lasting(1.0, seat)
                seconds = (_DRAW + _DRAW_GAP * (len(cards) - 1)) * part if cards else 0.0
                return [Step(lambda: self._drawn(seat, cards, part), seconds, seat != self._own)]
            case TurnPassed(seat):
                return [Step(lambda: self._passed(seat), self._lasting(_HANDOVER))]
            case GameEnded():
                return [Step(lambda: self._passed(None), 0.0)]

    def _lasting(self, seconds: float, seat: int | None = None) -> float:
        """What takes `seconds` at the usual pace; what the person does takes them at every pace."""
        return seconds if seat == self._own else seconds * self._tempo.part

    def _moved(self, event: CardMoved) -> Step:
        theirs = event.seat != self._own
        placed, self._placed = (None, self._placed) if theirs else (self._placed, None)
        if placed is not None:
            item = placed
            return Step(lambda: self._landed(event), 0.0, wait=lambda: self._scene.motion.seconds_left(item))
        seconds = self._lasting(_FLIGHT) if theirs else _OWN_FLIGHT
        pause = self._tempo.pause if theirs else 0.0
        return Step(lambda: self._fly(event, seconds), seconds + pause, theirs)

    def _landed(self, event: CardMoved) -> None:
        self._count(event)
        self._scene.refresh_labels()

    def _count(self, event: CardMoved) -> None:
        if event.source.kind is PlaceKind.PAYOFF:
            self._scene.piles.shown.payoff[event.seat] -= 1

    def _fly(self, event: CardMoved, seconds: float) -> None:
        scene = self._scene
        source = event.source
        if event.seat != self._own and source.kind is PlaceKind.HAND:
            # Which of their cards it was is not known here: one from the middle of the fan.
            source = Place(source.kind, source.seat, len(scene.piles[source]) // 2)
        item = scene.piles.transfer(source, event.target)
        if item is None:
            return
        self._count(event)
        face: Card | None = event.card if item.card != event.card else None
        scene.motion.fly(item, seconds, lift=0.12, face=face, landed=scene.card_laid)
        scene.arrange()

    def _turned(self, seat: int, card: Card, seconds: float) -> None:
        items = self._scene.piles[Place(PlaceKind.PAYOFF, seat, 0)]
        if items and items[-1].card != card:
            self._scene.motion.fly(items[-1], seconds, lift=0.08, face=card)
            self._scene.cues.give(Sound.FLIP)
        self._scene.refresh_labels()

    def _completed(self, centre: Place) -> list[Step]:
        gone: list[CardItem] = []
        part = self._lasting(1.0)

        def gather() -> None:
            scene = self._scene
            stock = scene.stock_pose()
            gone.extend(scene.piles[centre])
            for order, item in enumerate(reversed(gone)):
                item.setVisible(True)
                item.home = stock
                delay = order * _GATHER_GAP * part
                scene.motion.fly(item, _GATHER * part, delay=delay, lift=0.1, face=BACK)
            # Its place is free now.
            scene.refresh_labels()
            scene.cues.give(Sound.COMPLETE)

        def remove() -> None:
            self._scene.piles.discard(centre, gone)
            self._scene.arrange()

        seconds = (_GATHER + 11 * _GATHER_GAP) * part
        return [Step(lambda: None, _ADMIRE * part), Step(gather, seconds), Step(remove, 0.0)]

    def _shuffle(self, size: int, seconds: float) -> None:
        self._scene.piles.shown.stock = size
        self._riffle(-1, seconds)
        self._scene.cues.give(Sound.SHUFFLE)
        self._scene.refresh_labels()

    def _riffle(self, direction: int, seconds: float) -> None:
        scene = self._scene
        for index, item in enumerate(scene.piles[STOCK]):
            away = direction * (0.34 if index % 2 else -0.34) * item.home.width
            item.lie(Pose(item.home.x + away, item.home.y, item.home.width))
            scene.motion.fly(item, seconds, above=False)

    def _drawn(self, seat: int, cards: Sequence[Card], part: float) -> None:
        scene = self._scene
        hand = Place(PlaceKind.HAND, seat, 0)
        start = scene.stock_pose()
        drawn: list[tuple[CardItem, Card]] = []
        for card in cards:
            item = scene.piles.add(hand, BACK)
            item.pose = start
            drawn.append((item, card))
        scene.piles.shown.stock = max(0, scene.piles.shown.stock - len(cards))
        if scene.piles.shown.stock == 0:
            scene.piles.discard(STOCK, list(scene.piles[STOCK]))
        for order, (item, card) in enumerate(drawn):
            face = card if card != UNKNOWN else None
            delay = order * _DRAW_GAP * part
            scene.motion.fly(
                item, _DRAW * part, delay=delay, lift=0.08, face=face, hidden=True, landed=self._slid
            )
        if drawn:
            self._slid()
        scene.arrange()
        for item, _ in drawn:
            item.lie(start)

    def _slid(self) -> None:
        self._scene.cues.give(Sound.SLIDE)

    def _passed(self, seat: int | None) -> None:
        self._scene.piles.shown.turn = seat
        if seat == self._own:
            self._scene.cues.give(Sound.YOUR_TURN)
        self._scene.refresh_labels()

    # The deal

    def deal(self, view: View) -> list[Step]:
        """Cards of a new game leave the stock as rules.md deals them: payoff piles first, then hands."""
        return [
            Step(lambda: self._deal(view), _deal_seconds(view)),
            Step(lambda: self._passed(view.turn), 0.0),
        ]

    def _deal(self, view: View) -> None:
        scene = self._scene
        order = _dealing_order(view)
        gap = _deal_gap(len(order))
        scene.piles.clear()
        for _ in range(3):
            scene.piles.add(STOCK, BACK)
        scene.piles.shown.payoff = list(view.payoff_count)
        scene.piles.shown.stock = view.stock_count
        scene.piles.shown.turn = None
        dealt: list[tuple[CardItem, Card]] = []
        for place, card in order:
            dealt.append((scene.piles.add(place, BACK), card))
        scene.arrange(glide=False)
        start = scene.stock_pose()
        for number, (item, card) in enumerate(dealt):
            item.lie(start)
            face = card if card != BACK else None
            covered = _covered_by(item, scene.piles[order[number][0]])
            scene.motion.fly(
                item,
                _DEAL_FLIGHT,
                delay=number * gap,
                lift=0.05,
                face=face,
                hidden=True,
                landed=lambda covered=covered: self._dealt(covered),  # type: ignore[misc]
            )

    def _dealt(self, covered: CardItem | None) -> None:
        if covered is not None:
            covered.setVisible(False)
        self._scene.cues.give(Sound.DEAL)


def _covered_by(item: CardItem, pile: list[CardItem]) -> CardItem | None:
    """The card of a payoff pile that is out of sight once `item` lies on it: its shadow must not add up."""
    index = pile.index(item)
    return pile[index - PAYOFF_BACKS - 1] if index > PAYOFF_BACKS else None


def _deal_gap(cards: int) -> float:
    return min(_DEAL_GAP, _DEAL_ALL / max(1, cards))


def _deal_seconds(view: View) -> float:
    cards = len(_dealing_order(view))
    return _DEAL_FLIGHT + _deal_gap(cards) * cards


def _dealing_order(view: View) -> list[tuple[Place, Card]]:
    order: list[tuple[Place, Card]] = []
    seats = (view.starter, 1 - view.starter)
    rounds = min(_DEALT_PAYOFF, view.rules.payoff)
    for number in range(rounds):
        for seat in seats:
            top = view.payoff_top[seat]
            shown = number == rounds - 1 and top is not None
            order.append((Place(PlaceKind.PAYOFF, seat, 0), top if shown and top is not None else BACK))
    for number in range(view.rules.hand):
        for seat in seats:
            mine = seat == view.seat and number < len(view.hand)
            order.append((Place(PlaceKind.HAND, seat, 0), view.hand[number] if mine else BACK))
    return order
