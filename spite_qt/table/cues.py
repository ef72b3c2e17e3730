"""Which sounds go with what is shown: few, with the cards that land, none while the table catches up.

Not for playing them (spite_qt.sound).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from protocol.game import CardMoved, CardsDrawn, Event, GameEnded, PileCompleted, TurnPassed
from spite_qt.sound import Sound
from spite_qt.table.motion import Motion

# Seconds between two sounds: eight a second can still be told apart, as when cards are dealt.
LEAST_GAP = 0.12
# Times the usual speed from which on the motion is a blur: its sounds would be a rattle.
_HURRY = 1.7
_ENDINGS = (Sound.WIN, Sound.LOSE, Sound.TIE)
# Heard whatever came just before: there are few of them, and they say something.
_SAYING = (Sound.YOUR_TURN, *_ENDINGS)


class Cues:
    """Hands sounds on to `heard` while they are few enough."""

    def __init__(self, motion: Motion, heard: Callable[[Sound], object]) -> None:
        self.clock: Callable[[], float] = time.monotonic
        self._motion = motion
        self._heard = heard
        self._last = float("-inf")

    def give(self, sound: Sound) -> None:
        """`sound` belongs to what is seen now."""
        if sound not in _ENDINGS and (self._motion.finishing or self._motion.rate > _HURRY):
            return
        now = self.clock()
        if sound in _SAYING or now - self._last >= LEAST_GAP:
            self._last = now
            self._heard(sound)

    def give_one(self, events: Sequence[Event], seat: int) -> None:
        """Events shown at once: the sound of the weightiest, for the person in `seat`."""
        sounds = [sound for event in events if (sound := _of(event, seat)) is not None]
        if sounds:
            self.give(max(sounds, key=_WEIGHTS.index))


def ending(event: GameEnded, seat: int) -> Sound:
    """How the end of a game sounds to the person in `seat`."""
    if event.winner is None:
        return Sound.TIE
    return Sound.WIN if event.winner == seat else Sound.LOSE


_WEIGHTS = (Sound.SLIDE, Sound.PLACE, Sound.COMPLETE, Sound.YOUR_TURN, *_ENDINGS)


def _of(event: Event, seat: int) -> Sound | None:
    match event:
        case CardMoved():
            return Sound.PLACE
        case CardsDrawn():
            return Sound.SLIDE
        case PileCompleted():
            return Sound.COMPLETE
        case TurnPassed(now) if now == seat:
            return Sound.YOUR_TURN
        case GameEnded():
            return ending(event, seat)
        case _:
            return None
