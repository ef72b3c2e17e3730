"""Make every sound of the table as a WAV file beside this script: cards, a wooden table, wooden bars.

Run it after changing anything in it: `python resources/make_sounds.py [folder]`. Standard library only; the
same code gives the same bytes. Cards are filtered noise with an envelope, wood is a few damped partials that
a burst of noise strikes. Times are seconds, frequencies hertz, loudness is of full scale (1.0).
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

RATE = 22_050
PEAK = 0.5  # -6 dBFS: two sounds at once cannot clip
LOUDNESS = 0.12  # of a sound's loudest 50 ms; of those that come often, a part of it
_WINDOW = 0.05
_FADE_IN, _FADE_OUT = 0.0015, 0.02

Samples = list[float]
Course = Callable[[float], float]  # of a value over time

# Partials of a wooden bar struck in its middle, and how much faster the higher ones die away.
_BAR = ((1.0, 1.0, 0.8), (3.93, 0.3, 0.3), (9.3, 0.1, 0.12))
# Partials of a table top under a knuckle: frequency, part, seconds to fall to a third.
_TABLE_TOP = ((142.0, 1.0, 0.050), (263.0, 0.75, 0.034), (431.0, 0.42, 0.022), (872.0, 0.2, 0.011))


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def noise(chance: Random, seconds: float) -> Samples:
    return [2.0 * chance.random() - 1.0 for _ in range(round(seconds * RATE))]


def shaped(samples: Samples, course: Course) -> Samples:
    return [sample * course(index / RATE) for index, sample in enumerate(samples)]


def struck(attack: float, decay: float) -> Course:
    """Up within `attack`, then down to a third every `decay`."""
    return lambda time: time / attack if time < attack else math.exp(-(time - attack) / decay)


def swept(*points: tuple[float, float]) -> Course:
    """Through (time, value) points, straight from each to the next."""

    def course(time: float) -> float:
        if time <= points[0][0]:
            return points[0][1]
        for (start, low), (end, high) in pairwise(points):
            if time <= end:
                return low + (high - low) * (time - start) / (end - start)
        return points[-1][1]

    return course


def filtered(samples: Samples, kind: str, cutoff: float | Course, narrow: float = 0.7) -> Samples:
    """A state-variable filter: `kind` is low, band or high; `narrow` its resonance (0.7: none)."""
    frequency = cutoff if callable(cutoff) else None
    made: Samples = []
    first = second = 0.0
    tangent = 0.0
    for index, sample in enumerate(samples):
        # The cutoff moves slowly: often enough every 16 samples.
        if index % 16 == 0 and (index == 0 or frequency is not None):
            at = frequency(index / RATE) if frequency is not None else float(cutoff)  # type: ignore[arg-type]
            tangent = math.tan(math.pi * min(at, RATE * 0.45) / RATE)
        damped = 1.0 / narrow
        high = (sample - (damped + tangent) * first - second) / (1.0 + damped * tangent + tangent * tangent)
        band = tangent * high + first
        low = tangent * band + second
        first, second = tangent * high + band, tangent * band + low
        made.append(low if kind == "low" else high if kind == "high" else band * damped)
    return made


def laid(track: Samples, sound: Sequence[float], at: float, part: float = 1.0) -> None:
    """Add `sound` to `track`, lengthening it where it has to be."""
    start = round(at * RATE)
    track.extend([0.0] * max(0, start + len(sound) - len(track)))
    for index, sample in enumerate(sound):
        track[start + index] += sample * part


def wood(chance: Random, partials: Sequence[tuple[float, float, float]], seconds: float) -> Samples:
    """Damped partials (frequency, part, decay), each begun at a phase of its own."""
    made = silence(seconds)
    for frequency, part, decay in partials:
        phase = chance.random() * 0.6
        turn = 2 * math.pi * frequency / RATE
        fall = math.exp(-1 / (decay * RATE))
        level = part
        for index in range(len(made)):
            made[index] += level * math.sin(turn * index + phase)
            level *= fall
    return made


# Parts of sounds


def rub(chance: Random, seconds: float, low: float, high: float) -> Samples:
    """A card drawn over others: paper's hiss, swelling and dying away, rising a little in between."""
    hiss = filtered(
        noise(chance, seconds), "band", swept((0, low), (seconds * 0.6, high), (seconds, low)), 0.9
    )
    grain = filtered(noise(chance, seconds), "low", 90.0)  # the unevenness of two surfaces
    swell = swept((0, 0), (seconds * 0.35, 1), (seconds * 0.7, 0.5), (seconds, 0))
    return [
        sample * swell(index / RATE) * (1.0 + 5.0 * rough)
        for index, (sample, rough) in enumerate(zip(hiss, grain, strict=True))
    ]


def snap(chance: Random, crisp: float = 1.0, weight: float = 1.0) -> Samples:
    """A card laid down: the edge's crack, the sheet's flap, a little of the table under it."""
    made = silence(0.15)
    crack = shaped(noise(chance, 0.03), struck(0.0006, 0.004))
    laid(made, filtered(crack, "high", 2100.0), 0.0, 1.1 * crisp)
    flap = shaped(noise(chance, 0.09), struck(0.002, 0.014))
    laid(made, filtered(flap, "band", 1150.0 * (0.9 + 0.2 * chance.random()), 1.3), 0.001, 1.5)
    low = [
        (frequency * (0.94 + 0.12 * chance.random()), part, 0.6 * fall)
        for frequency, part, fall in _TABLE_TOP
    ]
    laid(made, shaped(wood(chance, low, 0.12), struck(0.002, 0.05)), 0.001, 0.22 * weight)
    return made


def knock(chance: Random, pitch: float = 1.0) -> Samples:
    """A pack's edge, or a knuckle, on the table."""
    partials = [(frequency * pitch, part, fall * 1.25) for frequency, part, fall in _TABLE_TOP]
    made = wood(chance, partials, 0.26)
    tap = shaped(noise(chance, 0.02), struck(0.0008, 0.004))
    laid(made, filtered(tap, "band", 1700.0 * pitch, 0.8), 0.0, 0.7)
    return shaped(made, swept((0, 0), (0.0012, 1)))


def bar(chance: Random, frequency: float, ring: float, soft: float = 1.0) -> Samples:
    """A wooden bar under a felt mallet: round, with the mallet's own thud."""
    partials = [
        (frequency * ratio, part / (1 + soft * (ratio - 1) * 0.25), ring * fall) for ratio, part, fall in _BAR
    ]
    made = shaped(wood(chance, partials, ring * 4.2), swept((0, 0), (0.004, 1)))
    thud = shaped(noise(chance, 0.05), struck(0.002, 0.009))
    laid(made, filtered(thud, "low", 1100.0, 0.8), 0.0, 1.1)
    return made


def riffle(chance: Random, cards: int, seconds: float) -> Samples:
    """Corners of a pack let go one after the other, faster and faster."""
    made: Samples = []
    for card in range(cards):
        at = seconds * (card / cards) ** 0.72 + 0.004 * chance.random()
        tick = shaped(noise(chance, 0.016), struck(0.0005, 0.0028))
        tick = filtered(tick, "band", 1900.0 + 1500.0 * chance.random() + 700.0 * card / cards, 1.1)
        laid(made, tick, at, 0.55 + 0.45 * chance.random())
    return made


# The sounds


def slide(chance: Random) -> Samples:
    """A card on its way over the cloth."""
    return rub(chance, 0.17, 1500.0, 2900.0)


def place(chance: Random) -> Samples:
    return snap(chance)


def deal(chance: Random) -> Samples:
    """One card off the pack: a flick, and it lies."""
    made = [sample * 0.55 for sample in rub(chance, 0.06, 2300.0, 3600.0)]
    laid(made, snap(chance, crisp=0.7, weight=0.6), 0.045, 0.7)
    return made[: round(0.15 * RATE)]


def flip(chance: Random) -> Samples:
    """A card turned over: air under it, then both edges."""
    air = filtered(noise(chance, 0.1), "band", swept((0, 500), (0.09, 1900)), 1.1)
    made = shaped(air, swept((0, 0), (0.07, 0.8), (0.1, 0)))
    laid(made, snap(chance, crisp=0.45, weight=0.3), 0.055, 0.4)
    laid(made, snap(chance, crisp=0.9), 0.098, 1.0)
    return made[: round(0.24 * RATE)]


def shuffle(chance: Random) -> Samples:
    """Two riffles into each other, and the pack squared."""
    made = riffle(chance, 26, 0.34)
    fall = filtered(noise(chance, 0.2), "band", swept((0, 1300), (0.2, 2600)), 0.8)
    laid(made, shaped(fall, swept((0, 0), (0.1, 1), (0.2, 0))), 0.32, 0.35)
    laid(made, snap(chance, crisp=0.6, weight=1.6), 0.5, 0.9)
    return made


def complete(chance: Random) -> Samples:
    """Twelve cards swept together and knocked square on the table, twice, the second time higher."""
    made: Samples = []
    for card in range(7):
        laid(made, rub(chance, 0.09, 1400.0, 2600.0 + 90.0 * card), card * 0.045, 0.35 + 0.06 * card)
    laid(made, knock(chance, 1.35), 0.4, 0.8)
    laid(made, snap(chance, crisp=0.5), 0.4, 0.4)
    laid(made, knock(chance, 1.8), 0.55, 0.8)
    laid(made, bar(chance, 523.25, 0.13), 0.55, 0.4)
    return made


def your_turn(chance: Random) -> Samples:
    """One soft bar."""
    return bar(chance, 392.0, 0.11, soft=1.6)


def win(chance: Random) -> Samples:
    """Up a major chord, the last two together."""
    made: Samples = []
    for number, frequency in enumerate((261.63, 329.63, 392.0)):
        laid(made, bar(chance, frequency, 0.13), number * 0.12, 0.75)
    laid(made, bar(chance, 392.0, 0.16), 0.36, 0.6)
    laid(made, bar(chance, 523.25, 0.2), 0.375, 0.9)
    return made


def lose(chance: Random) -> Samples:
    """Three low bars downwards, without a grudge."""
    made: Samples = []
    for number, frequency in enumerate((261.63, 220.0, 174.61)):
        laid(made, bar(chance, frequency, 0.12 + 0.02 * number, soft=1.8), number * 0.17, 1.0 - 0.1 * number)
    return made


def tie(chance: Random) -> Samples:
    """The same bar for both."""
    made = bar(chance, 293.66, 0.1, soft=1.4)
    laid(made, bar(chance, 293.66, 0.14, soft=1.4), 0.17)
    return made


def link_lost(chance: Random) -> Samples:
    """Two dull knocks, the second lower: nobody there."""
    made = filtered(knock(chance, 1.15), "low", 1100.0)
    laid(made, filtered(knock(chance, 0.85), "low", 1000.0), 0.17, 0.9)
    return made


def link_back(chance: Random) -> Samples:
    """Two bright knocks, the second higher: somebody at the door."""
    made = knock(chance, 1.5)
    laid(made, knock(chance, 2.0), 0.13, 0.9)
    return made


# What a hand does is never twice the same: such sounds have variants, numbered from 1.
# The name: how it is made, how many variants, part of the loudness.
SOUNDS: dict[str, tuple[Callable[[Random], Samples], int, float]] = {
    "slide": (slide, 2, 0.6),
    "place": (place, 3, 1.0),
    "deal": (deal, 3, 0.75),
    "flip": (flip, 2, 0.9),
    "shuffle": (shuffle, 1, 1.0),
    "complete": (complete, 1, 1.0),
    "your-turn": (your_turn, 1, 0.8),
    "win": (win, 1, 1.0),
    "lose": (lose, 1, 0.9),
    "tie": (tie, 1, 0.9),
    "link-lost": (link_lost, 1, 0.9),
    "link-back": (link_back, 1, 0.9),
}


def finished(samples: Samples, part: float) -> array[int]:
    """Without rumble, as loud as is meant, faded at both ends, 16 bit."""
    clean = filtered(samples, "high", 70.0)
    width = round(_WINDOW * RATE)
    loudest = max(
        math.sqrt(sum(sample * sample for sample in clean[start : start + width]) / width)
        for start in range(0, max(1, len(clean) - width), width // 4)
    )
    made: Samples = []
    for index, sample in enumerate(clean):
        # A crack far above the rest of its sound is rounded off, as a card's would be by the air.
        louder = PEAK * math.tanh(sample * part * LOUDNESS / loudest / PEAK)
        before, left = index / RATE, (len(clean) - 1 - index) / RATE
        made.append(louder * min(1.0, before / _FADE_IN, left / _FADE_OUT))
    return array("h", (round(sample * 32767) for sample in made))


def all_sounds() -> dict[str, array[int]]:
    """Every sound's samples by its file's name without ending."""
    made: dict[str, array[int]] = {}
    for name, (make, variants, part) in SOUNDS.items():
        for variant in range(1, variants + 1):
            whole = name if variants == 1 else f"{name}-{variant}"
            made[whole] = finished(make(Random(whole)), part)
    return made


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0]) if arguments else Path(__file__).parent / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in all_sounds().items():
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    main(sys.argv[1:])
