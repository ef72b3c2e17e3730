"""A drawing as a list of filled and stroked paths, and the card documents made of it.

Only what SVG Tiny 1.2 renderers draw: groups, paths, `use` with a transform. No text, filter, clip or style.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from drawing.palette import CARD, EDGE
from drawing.path import Path, box, number

WIDTH, HEIGHT = 250, 350  # card units, 5:7 like a bridge-size card
CORNER = 16


@dataclass
class Drawing:
    """Shapes in painting order. Neighbours of one colour become one element."""

    shapes: list[tuple[Path, str, float]] = field(
        default_factory=list
    )  # path, colour, stroke width (0: filled)

    def fill(self, colour: str, *paths: Path) -> None:
        for path in paths:
            self.shapes.append((path, colour, 0))

    def line(self, colour: str, width: float, *paths: Path) -> None:
        for path in paths:
            self.shapes.append((path, colour, width))

    def add(self, other: Drawing) -> None:
        self.shapes.extend(other.shapes)

    def cut(self, a: float, b: float, c: float) -> Drawing:
        kept = [(path.cut(a, b, c), colour, width) for path, colour, width in self.shapes]
        return Drawing([shape for shape in kept if shape[0].runs])

    def move(self, dx: float, dy: float) -> Drawing:
        return Drawing([(path.move(dx, dy), colour, width) for path, colour, width in self.shapes])

    def scale(self, factor: float) -> Drawing:
        return Drawing([(path.scale(factor), colour, width * factor) for path, colour, width in self.shapes])

    def turn(self, degrees: float, cx: float = 0, cy: float = 0) -> Drawing:
        return Drawing([(path.turn(degrees, cx, cy), colour, width) for path, colour, width in self.shapes])

    def flip(self, axis: float = 0) -> Drawing:
        return Drawing([(path.flip(axis), colour, width) for path, colour, width in self.shapes])

    def elements(self) -> str:
        merged: list[tuple[str, str, float]] = []
        for path, colour, width in self.shapes:
            data = path.data()
            # Strokes may share an element; fills may not, since overlapping windings could cancel out.
            if width and merged and merged[-1][1:] == (colour, width):
                merged[-1] = (merged[-1][0] + data, colour, width)
            else:
                merged.append((data, colour, width))
        lines = []
        for data, colour, width in merged:
            if width:
                paint = (
                    f'fill="none" stroke="{colour}" stroke-width="{number(width)}" '
                    'stroke-linecap="round" stroke-linejoin="round"'
                )
            else:
                paint = f'fill="{colour}"'
            lines.append(f'<path {paint} d="{data}"/>\n')
        return "".join(lines)


def group(name: str, body: str) -> str:
    return f'<g id="{name}">\n{body}</g>\n'


def turned(name: str) -> str:
    """The group of that name once more, turned by 180 degrees about the card's centre."""
    return f'<use xlink:href="#{name}" transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})"/>\n'


def document(body: str, width: int = WIDTH, height: int = HEIGHT, ink: str = "") -> str:
    """`ink`: what `currentColor` means in `body`."""
    colour = f' color="{ink}"' if ink else ""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'version="1.2" baseProfile="tiny" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}"{colour}>\n'
        f"{body}</svg>\n"
    )


def blank(colour: str = CARD) -> str:
    """The empty card: rounded, with a thin edge that keeps stacked cards apart."""
    outline = box(1, 1, WIDTH - 2, HEIGHT - 2, CORNER - 1).data()
    return f'<path id="card" fill="{colour}" stroke="{EDGE}" stroke-width="2" d="{outline}"/>\n'
