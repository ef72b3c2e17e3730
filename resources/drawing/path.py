"""Paths as numbers: parse, move, turn, mirror and cut them, and write them as SVG path data.

Not for colours or documents (sheet.py). Only lines and cubic curves are kept; a quadratic is raised to a
cubic when it is read. All coordinates are card units, absolute, y downwards.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

Point = tuple[float, float]
Segment = tuple[Point, ...]  # one end point (a line) or two controls and an end point (a cubic)

_TOKEN = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")
_ARC = 0.5522847498  # control distance of a quarter circle drawn as a cubic


@dataclass(frozen=True)
class Run:
    """One stroke of the pen: a start and its segments, closed or open."""

    start: Point
    segments: tuple[Segment, ...]
    closed: bool


@dataclass(frozen=True)
class Path:
    runs: tuple[Run, ...]

    def __add__(self, other: Path) -> Path:
        return Path(self.runs + other.runs)

    def mapped(self, change: Callable[[Point], Point]) -> Path:
        return Path(
            tuple(
                Run(change(r.start), tuple(tuple(change(p) for p in s) for s in r.segments), r.closed)
                for r in self.runs
            )
        )

    def move(self, dx: float, dy: float) -> Path:
        return self.mapped(lambda p: (p[0] + dx, p[1] + dy))

    def scale(self, sx: float, sy: float | None = None) -> Path:
        """Scaled about the origin; `sy` defaults to `sx`."""
        tall = sx if sy is None else sy
        return self.mapped(lambda p: (p[0] * sx, p[1] * tall))

    def turn(self, degrees: float, cx: float = 0, cy: float = 0) -> Path:
        """Turned clockwise (as seen on a screen) about (cx, cy)."""
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.mapped(
            lambda p: (cx + (p[0] - cx) * c - (p[1] - cy) * s, cy + (p[0] - cx) * s + (p[1] - cy) * c)
        )

    def flip(self, axis: float = 0) -> Path:
        """Mirrored left to right about the vertical line x = axis."""
        return self.mapped(lambda p: (2 * axis - p[0], p[1]))

    def cut(self, a: float, b: float, c: float) -> Path:
        """What lies where a*x + b*y <= c. Closed runs are closed again along the cutting line."""
        cut_runs: list[Run] = []
        for run in self.runs:
            cut_runs.extend(_cut_closed(run, a, b, c) if run.closed else _cut_open(run, a, b, c))
        return Path(tuple(cut_runs))

    def data(self) -> str:
        """SVG path data with one decimal."""
        parts: list[str] = []
        for run in self.runs:
            parts.append("M" + _numbers((run.start,)))
            parts.extend(("L" if len(segment) == 1 else "C") + _numbers(segment) for segment in run.segments)
            if run.closed:
                parts.append("Z")
        return "".join(parts)


def number(value: float) -> str:
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def _numbers(points: Iterable[Point]) -> str:
    text = ""
    for x, y in points:
        for part in (number(x), number(y)):
            text += part if not text or part.startswith("-") else " " + part
    return text


def P(data: str) -> Path:  # noqa: N802 - one letter, since drawings are made of hundreds of them
    """Read path data made of absolute M, L, H, V, C, Q and Z."""
    tokens = _TOKEN.findall(data)
    runs: list[Run] = []
    segments: list[Segment] = []
    start: Point = (0.0, 0.0)
    at = start
    command = ""
    i = 0

    def finish(closed: bool) -> None:
        if segments:
            runs.append(Run(start, tuple(segments), closed))
            segments.clear()

    def take(count: int) -> list[Point]:
        nonlocal i
        values = [float(t) for t in tokens[i : i + 2 * count]]
        i += 2 * count
        return list(zip(values[::2], values[1::2], strict=True))

    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        if command == "M":
            finish(False)
            (start,) = take(1)
            at = start
            command = "L"
        elif command == "L":
            (at,) = take(1)
            segments.append((at,))
        elif command in "HV":
            value = float(tokens[i])
            i += 1
            at = (value, at[1]) if command == "H" else (at[0], value)
            segments.append((at,))
        elif command == "C":
            one, two, end = take(3)
            segments.append((one, two, end))
            at = end
        elif command == "Q":
            control, end = take(2)
            one = (at[0] + (control[0] - at[0]) * 2 / 3, at[1] + (control[1] - at[1]) * 2 / 3)
            two = (end[0] + (control[0] - end[0]) * 2 / 3, end[1] + (control[1] - end[1]) * 2 / 3)
            segments.append((one, two, end))
            at = end
        elif command == "Z":
            finish(True)
            at = start
    finish(False)
    return Path(tuple(runs))


def poly(*points: Point) -> Path:
    return Path((Run(points[0], tuple((p,) for p in points[1:]), True),))


def line(*points: Point) -> Path:
    return Path((Run(points[0], tuple((p,) for p in points[1:]), False),))


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> Path:
    tall = rx if ry is None else ry
    kx, ky = rx * _ARC, tall * _ARC
    right, low, left, top = (cx + rx, cy), (cx, cy + tall), (cx - rx, cy), (cx, cy - tall)
    quarters: tuple[Segment, ...] = (
        ((cx + rx, cy + ky), (cx + kx, cy + tall), low),
        ((cx - kx, cy + tall), (cx - rx, cy + ky), left),
        ((cx - rx, cy - ky), (cx - kx, cy - tall), top),
        ((cx + kx, cy - tall), (cx + rx, cy - ky), right),
    )
    return Path((Run(right, quarters, True),))


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> Path:
    if radius == 0:
        return poly((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    r, k = radius, radius * (1 - _ARC)
    x2, y2 = x + width, y + height
    return Path(
        (
            Run(
                (x + r, y),
                (
                    ((x2 - r, y),),
                    ((x2 - k, y), (x2, y + k), (x2, y + r)),
                    ((x2, y2 - r),),
                    ((x2, y2 - k), (x2 - k, y2), (x2 - r, y2)),
                    ((x + r, y2),),
                    ((x + k, y2), (x, y2 - k), (x, y2 - r)),
                    ((x, y + r),),
                    ((x, y + k), (x + k, y), (x + r, y)),
                ),
                True,
            ),
        )
    )


def _split(start: Point, segment: Segment, t: float) -> tuple[Segment, Segment]:
    """A segment in two at parameter t, by De Casteljau."""

    def mid(p: Point, q: Point) -> Point:
        return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)

    if len(segment) == 1:
        return (mid(start, segment[0]),), segment
    one, two, end = segment
    a, b, c = mid(start, one), mid(one, two), mid(two, end)
    d, e = mid(a, b), mid(b, c)
    f = mid(d, e)
    return (a, d, f), (e, c, end)


def _crossings(start: Point, segment: Segment, a: float, b: float, c: float) -> list[float]:
    """Parameters strictly inside the segment where it meets the line a*x + b*y = c, ascending."""
    values = [a * x + b * y - c for x, y in (start, *segment)]
    if len(values) == 2:
        v0, v1 = values
        return [v0 / (v0 - v1)] if v0 * v1 < 0 else []

    def at(t: float) -> float:
        u = 1 - t
        v0, v1, v2, v3 = values
        return u * u * u * v0 + 3 * u * u * t * v1 + 3 * u * t * t * v2 + t * t * t * v3

    found = []
    steps = 48  # finer than any drawn curve bends: a cubic crosses a line three times at most
    for k in range(steps):
        low, high = k / steps, (k + 1) / steps
        if at(low) * at(high) < 0:
            for _ in range(40):
                middle = (low + high) / 2
                low, high = (low, middle) if at(low) * at(middle) <= 0 else (middle, high)
            found.append((low + high) / 2)
    return found


def _pieces(run: Run, a: float, b: float, c: float) -> list[tuple[bool, Point, Segment]]:
    """The run's segments split at the line, each with whether it lies on the kept side."""
    pieces = []
    at = run.start
    segments = run.segments
    if run.closed and segments[-1][-1] != run.start:
        segments = (*segments, (run.start,))
    for segment in segments:
        rest, done = segment, 0.0
        for t in _crossings(at, segment, a, b, c):
            first, rest = _split(at, rest, (t - done) / (1 - done))
            pieces.append((_inside(at, first, a, b, c), at, first))
            at, done = first[-1], t
        pieces.append((_inside(at, rest, a, b, c), at, rest))
        at = rest[-1]
    return pieces


def _inside(start: Point, segment: Segment, a: float, b: float, c: float) -> bool:
    x, y = _split(start, segment, 0.5)[0][-1]
    return a * x + b * y <= c


def _cut_closed(run: Run, a: float, b: float, c: float) -> list[Run]:
    kept = [(start, segment) for inside, start, segment in _pieces(run, a, b, c) if inside]
    if not kept:
        return []
    segments: list[Segment] = []
    at = kept[0][0]
    for start, segment in kept:
        if math.dist(at, start) > 1e-6:
            segments.append((start,))
        segments.append(segment)
        at = segment[-1]
    return [Run(kept[0][0], tuple(segments), True)]


def _cut_open(run: Run, a: float, b: float, c: float) -> list[Run]:
    runs: list[Run] = []
    begin: Point | None = None
    segments: list[Segment] = []
    for inside, start, segment in _pieces(run, a, b, c):
        if inside:
            begin = start if begin is None else begin
            segments.append(segment)
        elif begin is not None:
            runs.append(Run(begin, tuple(segments), False))
            begin, segments = None, []
    if begin is not None:
        runs.append(Run(begin, tuple(segments), False))
    return runs
