"""Where everything lies on the felt: pure geometry from the felt's size, the rules and the piles' lengths.

Not for items or events: it can be tested without a window. Lengths are logical pixels; `x` and `y` of a pose
are the card's centre. "Own" is the seat at the lower edge.

Two arrangements are tried and the one with the larger cards is taken: the hand *beside* the side piles (the
usual rules), or *below* them in a row of its own (many side piles, a big hand).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, QSizeF

from protocol.game import Place, PlaceKind, Rules

# Height of a card in widths (the art's viewBox is 250 x 350).
ASPECT = 1.4
SMALLEST_CARD = 18
_LEAST_STRIP = 10.0  # pixels of a covered card in a tight pile: an index 8 pixels high
LARGEST_CARD = 400

# All in card heights.
_TRAY_INSET = 0.07
_TRAY_LABEL = 0.21
_TRAY = 1 + 2 * _TRAY_INSET + _TRAY_LABEL
_ZONE_GAP = 0.12
_PLATE = 0.21
_PLATE_GAP = 0.07
_LEAST_PLATE = 19.0  # pixels
_USUAL_ROOM = 0.62  # splay below the first card of a side pile, per seat, before any pile is long
_LEAST_ROOM = _PLATE + 2 * _PLATE_GAP
_WIDE_STEP = 0.21  # between splayed cards with room to spare
_SNUG_STEP = 0.135  # the whole index of a covered card still shows
# All in card widths.
_PITCH = 1.12
_COLUMN_GAP = 0.3
_HAND_STEP = 0.34  # rank and suit of a covered card still show
_LARGE_HAND_STEP = 0.54  # the same, where the corners are large
_BACK = 0.72  # the other seat's cards
_LOW_BACK = 0.5


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: its centre, its width, and degrees clockwise from upright."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    @property
    def rect(self) -> QRectF:
        height = self.width * ASPECT
        return QRectF(self.x - self.width / 2, self.y - height / 2, self.width, height)


# The lengths of the side piles, the own seat's first: what the layout must make room for.
Lengths = tuple[Sequence[int], Sequence[int]]


@dataclass(frozen=True, slots=True)
class _Frame:
    """Card width and arrangement that fit, before anything is placed."""

    width: float
    beside: bool
    hand_step: float  # least distance between the cards of a hand, in card widths


@dataclass(frozen=True)
class Layout:
    """The places of a table whose lower edge belongs to `seat`. Made by `lay_out`."""

    size: QSizeF
    seat: int
    card: float  # width of a card, but for the hands'
    hand_card: float
    back_card: float
    beside: bool
    zones: tuple[QRectF, QRectF]  # own, other: everything a seat has, hands included
    plates: tuple[QRectF, QRectF]  # for the names
    headroom: QRectF  # where a notice may lie: over the other seat's hand, which shows nothing
    trays: tuple[QRectF, ...]
    tray_labels: tuple[QRectF, ...]
    stock_label: QRectF
    _slots: dict[Place, QRectF] = field(repr=False)
    _rooms: tuple[float, float] = field(repr=False)
    _hands: tuple[QRectF, QRectF] = field(repr=False)

    def slot(self, place: Place) -> QRectF:
        """The outline of a pile's first card. Raises KeyError for hands and for places not in the rules."""
        return self._slots[place]

    def step(self, seat: int, count: int) -> float:
        """Distance between the cards of one of `seat`'s side piles of `count` cards."""
        wide = self.card * ASPECT * _WIDE_STEP
        if count < 2:
            return wide
        return min(wide, self._rooms[self._side_of(seat)] / (count - 1))

    def pile_pose(self, place: Place, index: int, count: int) -> Pose:
        """Where card `index` (from the bottom) of a pile of `count` lies."""
        slot = self._slots[place]
        down = index * self.step(place.seat or 0, count) if place.kind is PlaceKind.SIDE else 0.0
        centre = slot.center()
        return Pose(centre.x(), round(centre.y() + down), slot.width())

    def hand_pose(self, seat: int, index: int, count: int) -> Pose:
        """Where card `index` of a hand of `count` lies, fanned in drawing order from left to right."""
        own = seat == self.seat
        area = self._hands[0 if own else 1]
        width = self.hand_card if own else self.back_card
        step = min(width * (0.66 if own else 0.5), (area.width() - width) / max(1, count - 1))
        off = index - (count - 1) / 2
        height = width * ASPECT
        lean = min(2.4, 13.0 / max(1, count)) * (1 if own else -1)
        # The fan's outer cards sink away from the middle of the table's edge.
        drop = height * 0.0055 * min(off * off, 16.0) * (1 if own else -1)
        middle = area.bottom() - height * 0.545 if own else area.top() + height * 0.545
        return Pose(area.center().x() + off * step, middle + drop, width, off * lean)

    def drop_area(self, place: Place) -> QRectF:
        """Where a dragged card may be let go to mean `place`."""
        if place.kind is PlaceKind.CENTRE:
            return self.trays[place.index]
        slot = QRectF(self._slots[place])
        if place.kind is PlaceKind.SIDE:
            slot.setHeight(slot.height() + self._rooms[self._side_of(place.seat or 0)])
        gap = self.card * (_PITCH - 1) / 2
        return slot.adjusted(-gap, -gap, gap, gap)

    @property
    def places(self) -> Sequence[Place]:
        """Every place with an outline."""
        return tuple(self._slots)

    def _side_of(self, seat: int) -> int:
        return 0 if seat == self.seat else 1


def lay_out(size: QSizeF, rules: Rules, seat: int, lengths: Lengths, large_index: bool = False) -> Layout:
    """The arrangement with the largest cards in which everything fits into `size`.

    `large_index`: the deck has large corners, and a hand is spread wider to show them.
    """
    step = _LARGE_HAND_STEP if large_index else _HAND_STEP
    beside = _largest(size, rules, lengths, step, beside=True)
    below = _largest(size, rules, lengths, step, beside=False)
    # For a little more nothing moves elsewhere when a pile grows.
    return _place(size, rules, seat, lengths, below if below.width > beside.width * 1.05 else beside)


def _margin(size: QSizeF) -> float:
    return round(max(7.0, min(size.width(), size.height()) * 0.02))


def _largest(size: QSizeF, rules: Rules, lengths: Lengths, hand_step: float, beside: bool) -> _Frame:
    """The largest whole width that fits; SMALLEST_CARD even where it does not."""
    fits, too_large = SMALLEST_CARD, LARGEST_CARD + 1
    while too_large - fits > 1:
        width = (fits + too_large) // 2
        if _fits(_Frame(width, beside, hand_step), size, rules, lengths):
            fits = width
        else:
            too_large = width
    return _Frame(fits, beside, hand_step)


def _fits(frame: _Frame, size: QSizeF, rules: Rules, lengths: Lengths) -> bool:
    width, beside = frame.width, frame.beside
    if _columns(frame, rules) + 2 * _margin(size) > size.width():
        return False
    height, step = width * ASPECT, _tight_step(size)
    usual = 2 * height * (_USUAL_ROOM if beside else _LEAST_ROOM)
    room = max(usual, sum(_tight(height, piles, step) for piles in lengths))
    return _fixed(height, size, beside) + room <= size.height()


def _columns(frame: _Frame, rules: Rules) -> float:
    """Least width of the fullest row."""
    width = frame.width
    sides = 1 + _COLUMN_GAP + rules.sides * _PITCH
    centres = rules.centres * 1.16 + _COLUMN_GAP + 1.1
    hands = _least_hand(1, rules, frame.hand_step)
    if frame.beside:
        return width * max(sides + _COLUMN_GAP + hands, centres + _COLUMN_GAP + hands / 2)
    return width * max(sides, centres, hands * 1.05)


def _fixed(height: float, size: QSizeF, beside: bool) -> float:
    """Height of everything but the room for splaying, for cards of `height`."""
    rows = 2 + _TRAY + 2 * _ZONE_GAP
    if not beside:
        rows += _LOW_BACK * 1.12 + 1.12 + 2 * _ZONE_GAP
    return rows * height + 2 * _margin(size)


def _tight(height: float, piles: Sequence[int], tight_step: float) -> float:
    """Least room in which the longest of `piles` can be read, and the seat's plate has its place."""
    return max(height * _LEAST_ROOM, tight_step * (max(piles, default=0) - 1))


def _tight_step(size: QSizeF) -> float:
    """The least height of a covered card's strip: type that can be read in a window of this size."""
    return max(_LEAST_STRIP, min(size.width(), size.height()) * 0.0152)


def _share(height: float, room: float, lengths: Lengths, step: float) -> tuple[float, float]:
    """Split the splaying room between own and other seat: evenly, until a long pile needs more."""
    half = room / 2
    snug = [max(height * _LEAST_ROOM, height * _SNUG_STEP * (max(piles, default=0) - 1)) for piles in lengths]
    tight = [_tight(height, piles, step) for piles in lengths]
    own, other = snug
    if own > half >= other:
        return min(own, room - other), room - min(own, room - other)
    if other > half >= own:
        return room - min(other, room - own), min(other, room - own)
    if own > half and other > half:
        share = min(max(half, tight[0]), room - tight[1])
        return share, room - share
    return half, half


def _place(size: QSizeF, rules: Rules, seat: int, lengths: Lengths, frame: _Frame) -> Layout:
    width, beside = float(frame.width), frame.beside
    height = round(width * ASPECT)
    margin = _margin(size)
    room_own, room_other = _share(
        height, max(0.0, size.height() - _fixed(height, size, beside)), lengths, _tight_step(size)
    )
    spare = max(0.0, size.width() - 2 * margin - _columns(frame, rules))
    hand_room = _hand_room(frame, rules, spare)
    spare = max(0.0, spare - hand_room + _least_hand(width, rules, frame.hand_step)) if beside else spare

    # What the hand leaves of it opens the columns a little, then the gaps, then stays at the edges.
    pitch = round(width * _PITCH + min(spare * 0.6 / rules.sides, width * 0.2))
    spare -= (pitch - width * _PITCH) * rules.sides
    gap = round(width * _COLUMN_GAP + min(spare * 0.4, width * 0.5))
    spare -= (gap - width * _COLUMN_GAP) * 2

    whole = width + gap + rules.sides * pitch - (pitch - width) + (gap + hand_room if beside else 0)
    left = round(max(margin, (size.width() - whole) / 2))
    sides_left = left + width + gap
    sides_right = sides_left + rules.sides * pitch - (pitch - width)

    gap_y = height * _ZONE_GAP
    top = margin if beside else margin + height * (_LOW_BACK * 1.12 + _ZONE_GAP)
    top = round(top)
    tray_top = round(top + height + room_other + gap_y)
    tray_height = round(height * _TRAY)
    own_top = round(tray_top + tray_height + gap_y)
    own_bottom = own_top + height + room_own

    slots: dict[Place, QRectF] = {}
    for owner, y in ((1 - seat, top), (seat, own_top)):
        slots[Place(PlaceKind.PAYOFF, owner, 0)] = QRectF(left, y, width, height)
        for index in range(rules.sides):
            slots[Place(PlaceKind.SIDE, owner, index)] = QRectF(sides_left + index * pitch, y, width, height)

    plate = max(height * _PLATE, min(_LEAST_PLATE, height * 0.32))
    if beside:
        # A name stands where its person would sit: at the hand, on the inner side.
        hand_left = sides_right + gap
        hand_right = min(size.width() - margin, hand_left + hand_room)
        below_plate = own_top + plate + height * _PLATE_GAP
        own_hand = QRectF(hand_left, below_plate, hand_right - hand_left, own_bottom - below_plate)
        other_hand = QRectF(hand_left, top, hand_right - hand_left, height * _BACK * 1.09)
        stock_x = round((hand_left + hand_right - width) / 2)
        plates = (
            QRectF(hand_left, own_top, hand_right - hand_left, plate),
            QRectF(hand_left, other_hand.bottom() + height * _PLATE_GAP, hand_right - hand_left, plate),
        )
        headroom = QRectF(hand_left, margin / 2, hand_right - hand_left, tray_top - gap_y - margin / 2)
    else:
        hand_width = min(size.width() - 2 * margin, width * (1 + 0.66 * (rules.hand - 1)) * 1.05)
        own_hand = QRectF((size.width() - hand_width) / 2, own_bottom + gap_y, hand_width, height * 1.12)
        other_hand = QRectF((size.width() - hand_width) / 2, margin, hand_width, height * _LOW_BACK)
        stock_x = round(min(sides_right, size.width() - margin) - width)
        own_plate = QRectF(left, own_top + height * (1 + _PLATE_GAP), width + gap * 0.6, plate)
        plates = own_plate, own_plate.translated(0, top - own_top)
        headroom = QRectF(margin, margin / 2, size.width() - 2 * margin, top - margin)
    if stock_x - width * 0.2 - margin < rules.centres * width * 1.16:
        # So many centre piles that they need the whole row: the stock makes room for them.
        stock_x = round(size.width() - margin - width * 1.1)
    centre_left, centre_right = (sides_left, sides_right) if beside else (left, stock_x - gap)
    trays = _trays(
        rules.centres, centre_left, centre_right, margin, stock_x - width * 0.2, tray_top, width, height
    )
    for index, tray in enumerate(trays):
        slots[Place(PlaceKind.CENTRE, None, index)] = QRectF(
            round(tray.center().x() - width / 2), round(tray_top + height * _TRAY_INSET), width, height
        )
    stock_top = round(tray_top + height * _TRAY_INSET)
    slots[Place(PlaceKind.STOCK, None, 0)] = QRectF(stock_x, stock_top, width, height)

    label_top = tray_top + height * (1 + 2 * _TRAY_INSET) - height * 0.03
    label_height = height * (_TRAY_LABEL - 0.01)
    edge = margin * 0.5
    zone_own = QRectF(edge, own_top - gap_y * 0.5, size.width() - 2 * edge, 0)
    zone_own.setBottom(size.height() - edge)
    zone_other = QRectF(edge, edge, size.width() - 2 * edge, tray_top - gap_y * 0.5 - edge)
    hand_card = width
    if beside:
        fills = own_hand.width() / (1 + max(0.46, frame.hand_step) * (rules.hand - 1))
        hand_card = min(max(width * 0.98, min(width * 1.2, fills)), own_hand.height() / ASPECT / 1.09)
    return Layout(
        size=size,
        seat=seat,
        card=width,
        hand_card=round(hand_card),
        back_card=round(width * (_BACK if beside else _LOW_BACK)),
        beside=beside,
        zones=(zone_own, zone_other),
        plates=plates,
        headroom=headroom,
        trays=tuple(trays),
        tray_labels=tuple(QRectF(tray.left(), label_top, tray.width(), label_height) for tray in trays),
        stock_label=QRectF(stock_x - width * 0.5, label_top, width * 2, label_height),
        _slots=slots,
        _rooms=(room_own, room_other),
        _hands=(own_hand, other_hand),
    )


def _hand_room(frame: _Frame, rules: Rules, spare: float) -> float:
    """Width of the column for the hands: what is spare, up to a comfortable fan."""
    if not frame.beside:
        return 0.0
    least = _least_hand(frame.width, rules, frame.hand_step)
    comfortable = (1 + (rules.hand - 1) * 0.55) * frame.width * 1.18
    return max(least, min(least + spare, comfortable))


def _least_hand(width: float, rules: Rules, step: float) -> float:
    return max((1 + (rules.hand - 1) * step) * 1.05, 1.6) * width


def _trays(
    count: int,
    left: float,
    right: float,
    margin: float,
    limit: float,
    top: float,
    width: float,
    height: float,
) -> list[QRectF]:
    """Trays centred between `left` and `right`, spreading to `margin` and `limit` where they are many."""
    pitch = min(width * 1.62, (right - left) / count)
    if pitch < width * 1.16:
        left, right = margin, limit
        pitch = min(width * 1.3, (right - left) / count)
    tray = min(width * 1.36, pitch - width * 0.06)
    middle = (left + right) / 2
    first = middle - pitch * (count - 1) / 2
    return [
        QRectF(round(first + index * pitch - tray / 2), top, round(tray), round(height * _TRAY))
        for index in range(count)
    ]
