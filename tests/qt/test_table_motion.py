"""What happened is told so that it can be followed, never too late, and ends in exactly the view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import get_args

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtCore import QElapsedTimer, QPoint, Qt, QTimer
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QLabel, QTextEdit
from pytestqt.qtbot import QtBot

from protocol.game import (
    CardMoved,
    CardsDrawn,
    Event,
    Game,
    GameEnded,
    Move,
    PayoffTurned,
    PileCompleted,
    Rules,
    StockShuffled,
    TurnPassed,
    seen_by,
    view,
)
from spite_qt.card_pixmaps import BACK
from spite_qt.opponents.greedy import choose
from spite_qt.settings import PACES, Settings
from spite_qt.table.labels import rank_text
from spite_qt.table.motion import MOST_BEHIND, Motion, Step
from spite_qt.table.palette import DARK, LIGHT
from spite_qt.table.panel import SidePanel
from tests.bench.lag import lags
from tests.qt.table_play import (
    Sitting,
    centre,
    own_hand,
    payoff,
    side,
    sit_down,
    source_of,
    target_of,
)

FRAME = 1 / 60  # seconds
# What each event takes at least, in seconds: much happening at once is told faster, but told.
LEAST: dict[type[Event], float] = {
    CardMoved: 0.1,
    PayoffTurned: 0.05,
    PileCompleted: 0.3,
    StockShuffled: 0.1,
    CardsDrawn: 0.0,  # perhaps none
    TurnPassed: 0.02,
    GameEnded: 0.3,
}


@pytest.fixture
def sit(qtbot: QtBot) -> Callable[..., Sitting]:
    def make(**how: object) -> Sitting:
        sitting = sit_down(**{"size": (800, 600), **how})  # type: ignore[arg-type]
        qtbot.addWidget(sitting.table)
        return sitting

    return make


def seconds_until_idle(sitting: Sitting, each_frame: Callable[[], None] = lambda: None) -> float:
    """Let time pass, a frame of 60 a second at a time, until nothing moves; how much it was."""
    motion = sitting.table._table.motion
    idle: list[bool] = []
    sitting.table.idle.connect(lambda: idle.append(True))
    passed = 0.0
    while motion.busy:
        motion.advance(FRAME)
        passed += FRAME
        each_frame()
        assert passed < 60, "it moves for ever"
    assert idle == [True]
    return passed


def test_a_move_of_the_other_side_takes_its_time_and_shows_its_card(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1, seat=1)
    discard = sitting.game.legal_moves()[0]
    before = sitting.faces(side(0, discard.target_side or 0))
    events = seen_by(sitting.game.play(discard), 1)
    sitting.table.happen(events[:1], view(sitting.game, 1))
    item = sitting.table._table.piles[side(0, discard.target_side or 0)][-1]
    assert before == []
    assert item.card == BACK, "it leaves the hand face down"
    assert 0.35 <= sitting.table._table.motion.behind <= 1.0
    assert seconds_until_idle(sitting) >= 0.35
    assert item.card == discard.card
    sitting.expect_shown()


def test_the_table_is_never_more_than_two_seconds_behind(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=3, seat=1, rules=Rules(decks=4), size=(640, 480))
    chance = Random(3)
    for _ in range(60):
        sitting.play(chance.choice(sitting.game.legal_moves()))
        assert sitting.table._table.motion.behind <= MOST_BEHIND + 0.01
    assert sitting.table._table.motion.behind <= MOST_BEHIND + 0.01
    seconds_until_idle(sitting)
    sitting.expect_shown()
    # What was not drawn while it raced past is drawn now.
    for place, items in sitting.table._table.piles.heaps():
        assert all(item._wants is not None and item._wants[1] == item.home.width for item in items), place
        assert not items or not items[-1].cut


def test_no_timer_runs_when_nothing_moves(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    """By the real clock, once: everything else here makes time pass itself."""
    sitting = sit(seed=1)
    busy = [sitting.table._table.motion.busy]
    clock = QElapsedTimer()
    clock.start()
    with qtbot.waitSignal(sitting.table.idle, timeout=10_000):
        sitting.play(sitting.game.legal_moves()[0])
        busy.append(sitting.table._table.motion.busy)
    assert clock.elapsed() >= 200
    busy.append(sitting.table._table.motion.busy)
    assert busy == [False, True, False]
    running = [timer for timer in sitting.table.findChildren(QTimer) if timer.isActive()]
    assert running == []


def test_a_game_that_the_other_side_begins_never_looks_over(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1, seat=1)
    said: set[str] = set()

    def look() -> None:
        said.update(label.text() for label in sitting.table.findChildren(QLabel))

    sitting.table.show_view(sitting.view, deal=True)
    sitting.play(sitting.game.legal_moves()[0])
    look()
    seconds_until_idle(sitting, look)
    assert {"Dealing …", "Marie plays", "Your turn"} <= said
    assert "Game over" not in said


def test_cards_are_dealt_from_the_stock_within_two_seconds(sit: Callable[..., Sitting]) -> None:
    for rules in (Rules(), Rules(decks=8, payoff=150, hand=12)):
        sitting = sit(seed=1, rules=rules)
        sitting.table.show_view(sitting.view, deal=True)
        stock = sitting.table._table.stock_pose()
        assert {item.pose for item in sitting.table._table.piles[own_hand(sitting.view, 0)]} == {stock}
        assert sitting.table._table.motion.behind <= 2.0
        seconds_until_idle(sitting)
        sitting.expect_shown()


def test_every_kind_of_event_is_seen_to_move_and_ends_in_the_view(sit: Callable[..., Sitting]) -> None:
    """Whole games, each event told as motion to its end."""
    kinds: set[type[Event]] = set()
    for seed, seat in ((57, 0), (70, 1)):
        sitting = sit(seed=seed, seat=seat, rules=Rules(payoff=4), size=(640, 480))
        chance = Random(seed)
        while sitting.game.result is None:
            plays = [move for move in sitting.game.legal_moves() if not move.is_discard]
            events = sitting.play(chance.choice(plays or sitting.game.legal_moves()))
            assert sitting.table._table.motion.behind >= sum(LEAST[type(event)] for event in events)
            kinds |= {type(event) for event in events}
            sitting.table._table.motion.finish()
            sitting.expect_shown()
    assert kinds == set(get_args(Event))


def test_a_new_size_in_the_middle_of_a_flight_bends_it(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1, seat=1)
    sitting.play(sitting.game.legal_moves()[0])
    motion = sitting.table._table.motion
    motion.advance(0.1)
    sitting.table.resize(900, 640)
    assert motion.busy
    seconds_until_idle(sitting)
    sitting.expect_shown()
    felt = sitting.viewport.rect().translated(sitting.viewport.mapTo(sitting.table, sitting.viewport.pos()))
    assert felt.contains(sitting.table.place_rect(side(1, 3)))
    assert felt.contains(sitting.table.place_rect(payoff(0)))


def test_an_old_table_can_be_left_in_the_middle_of_a_flight(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1, seat=1)
    sitting.play(sitting.game.legal_moves()[0])
    sitting.table.hide()
    assert not sitting.table._table.motion.busy
    sitting.expect_shown()
    sitting.table.show()
    sitting.play(sitting.game.legal_moves()[0])
    sitting.table.show_view(sitting.view)
    sitting.expect_shown()


def test_a_hidden_table_follows_at_once(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    sitting.table.hide()
    for _ in range(20):
        sitting.play(sitting.game.legal_moves()[0])
        sitting.expect_shown()
    assert not sitting.table._table.motion.telling


def test_a_complete_pile_is_told_and_its_place_waits_for_an_ace_as_its_cards_leave(
    sit: Callable[..., Sitting],
) -> None:
    sitting = sit(seed=5)
    chance = Random(5)
    scene = sitting.table._table
    place: int | None = None
    while place is None:
        move = choose(view(sitting.game, sitting.game.turn), chance)
        pile = move.target_centre
        if pile is not None and len(sitting.view.centres[pile]) == 11:
            place = pile
        sitting.play(move, animate=place is not None)
    drawn = scene.labels._drawn
    said = [drawn["next", place].shows]
    leaving = 0
    while scene.motion.telling:
        scene.motion.advance(1 / 60)
        if drawn["next", place].shows != said[-1]:
            said.append(drawn["next", place].shows)
            leaving = sum(scene.motion.arriving(item) for item in scene.piles[centre(place)])
    assert said == ["next Q", "complete", "next A"]
    assert leaving == 12


def test_large_cards_that_lean_are_smooth_in_the_air_but_in_a_crowd(sit: Callable[..., Sitting]) -> None:
    smooth = Qt.TransformationMode.SmoothTransformation

    def leaning() -> set[bool]:
        """Whether cards in the air that lean are smooth."""
        scene = sitting.table._table
        flying = [item for _, items in scene.piles.heaps() for item in items if scene.motion.flying(item)]
        return {item.transformationMode() == smooth for item in flying if item.rotation()}

    sitting = sit(seed=1, seat=0, size=(3840, 2160))
    motion = sitting.table._table.motion
    discard = next(move for move in sitting.game.legal_moves() if move.is_discard)
    sitting.play(discard)
    motion.advance(0.1)
    # The others of the hand move together.
    assert leaning() == {True}
    motion.finish()
    sitting.table.show_view(sitting.view, deal=True)
    crowded: set[bool] = set()
    while motion.telling:
        motion.advance(1 / 60)
        if motion._crowd:
            crowded |= leaning()
    assert crowded == {False}


def test_labels_count_a_card_when_it_lies(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1, seat=1)
    chance = Random(1)
    while not any(not move.is_discard for move in sitting.game.legal_moves()) or sitting.game.turn != 0:
        sitting.play(chance.choice(sitting.game.legal_moves()), animate=False)
    play = next(move for move in sitting.game.legal_moves() if not move.is_discard)
    pile = centre(play.target_centre or 0)
    height = len(sitting.view.centres[pile.index])
    drawn = sitting.table._table.labels._drawn
    sitting.play(play)
    assert drawn["next", pile.index].shows == f"next {rank_text(height + 1)}"
    sitting.table._table.motion.finish()
    assert drawn["next", pile.index].shows == f"next {rank_text(height + 2)}"


def test_the_log_tells_moves_in_words(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    discard = next(move for move in sitting.game.legal_moves() if move.target_side == 1)
    sitting.play(discard, animate=False)
    theirs = next(move for move in sitting.game.legal_moves() if move.target_side == 3)
    sitting.play(theirs, animate=False)
    log = sitting.table.findChild(QTextEdit)
    assert log is not None
    lines = log.toPlainText().split("\n")
    assert lines[0] == "Jan"
    assert lines[1].startswith("discards ")
    assert lines[1].endswith(" on side 2")
    assert lines[2] == "Marie"
    assert lines[3].endswith(" on side 4")
    assert lines[4] == "Jan"
    assert lines[5].startswith("draws ")


def test_the_log_takes_the_colours_of_another_theme(qtbot: QtBot) -> None:
    panel = SidePanel()
    qtbot.addWidget(panel)
    panel.write("Tom", False, lambda: "K♠ as A to centre 1")
    for palette in (DARK, LIGHT):
        panel.set_palette(palette)
        colours = []
        block = panel.log.document().begin()
        while block.isValid():
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
            colours.append(cursor.charFormat().foreground().color())
            block = block.next()
        assert colours == [palette.other, palette.panel_text]


# The pace


def shown_within(sitting: Sitting, settings: Settings) -> float:
    """Seconds until a discard of the other side, with the turn it passes on, has been shown."""
    sitting.table.apply(settings)
    discard = next(move for move in sitting.game.legal_moves() if move.is_discard)
    sitting.play(discard)
    return seconds_until_idle(sitting)


def test_the_other_side_moves_at_the_pace_that_was_chosen(sit: Callable[..., Sitting]) -> None:
    took = [shown_within(sit(seed=1, seat=1), Settings(pace=pace)) for pace in ("slow", "normal", "fast")]
    assert took[0] > 1.1 > took[1] > 0.5 > took[2] > 0.2


@pytest.mark.parametrize("pace", PACES)
def test_the_own_move_is_as_quick_at_every_pace(sit: Callable[..., Sitting], pace: str) -> None:
    sitting = sit(seed=1)
    sitting.table.apply(Settings(pace=pace))
    move = sitting.game.legal_moves()[0]
    events = seen_by(sitting.game.play(move), 0)
    sitting.table.happen(events[:1], view(sitting.game, 0))
    assert seconds_until_idle(sitting) < 0.3


@pytest.mark.parametrize("way", ["pace", "desktop"])
def test_without_motion_everything_is_there_at_once(sit: Callable[..., Sitting], way: str) -> None:
    sitting = sit(seed=1, seat=1)
    if way == "pace":
        sitting.table.apply(Settings(pace="off", hold_discard=0.0))
    else:
        sitting.table.apply(Settings(hold_discard=0.0))
        sitting.table.set_reduced_motion(True)
    sitting.table.show_view(sitting.view, deal=True)
    sitting.expect_shown()
    sitting.play(next(move for move in sitting.game.legal_moves() if move.is_discard))
    sitting.expect_shown()
    assert seconds_until_idle(sitting) <= FRAME
    # What the hand does is over in the next frame.
    move = next(move for move in sitting.game.legal_moves() if move.is_discard)
    sitting.drag(sitting.at(source_of(move, sitting.view)), sitting.at(target_of(move, sitting.view)))
    assert seconds_until_idle(sitting) <= FRAME
    sitting.play_chosen()
    sitting.expect_shown()


def test_a_desktop_that_asks_in_the_middle_of_a_deal_ends_it(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    sitting.table.show_view(sitting.view, deal=True)
    sitting.table._table.motion.advance(0.5)
    sitting.table.set_reduced_motion(True)
    sitting.expect_shown()
    assert not sitting.table._table.motion.busy


# How far behind


@given(
    arrivals=st.lists(
        st.tuples(
            st.floats(0, 3),
            st.lists(st.floats(0, 1.5), min_size=1, max_size=12),
        ),
        max_size=40,
    ),
    frame=st.sampled_from([1 / 144, 1 / 60, 1 / 25]),
)
@example(arrivals=[(0.0, [0.5] * 12)] * 40 + [(0.2, [0.5])] * 40, frame=1 / 60)
def test_no_step_ends_later_than_two_seconds_after_it_was_told_of(
    arrivals: list[tuple[float, list[float]]], frame: float
) -> None:
    """However much is told of at once, and whatever follows it."""
    motion = Motion(lambda item, card: None)
    now = 0.0
    late: list[float] = []

    def told(since: float) -> Step:
        return Step(lambda: late.append(now - since), 0.0)

    for pause, steps in arrivals:
        until = now + pause
        while now + frame <= until:
            now += frame
            if motion.busy:
                motion.advance(frame)
        motion.queue([*(Step(lambda: None, seconds) for seconds in steps), told(now)])
    while motion.busy:
        now += frame
        motion.advance(frame)
    assert len(late) == len(arrivals)
    assert max(late, default=0.0) <= 2.0


@pytest.mark.parametrize("pace", PACES)
def test_a_table_at_which_bots_play_is_never_two_seconds_behind(
    sit: Callable[..., Sitting], pace: str
) -> None:
    """Five moves a second for a while, then all that come at once."""
    sitting = sit(seed=3, rules=Rules(payoff=4), size=(640, 480))
    sitting.table.apply(Settings(pace=pace))
    assert max(lags(sitting, moves=15, apart=0.2, seed=3)) <= 2.0
    assert max(lags(sitting, moves=15, apart=0.0, seed=4)) <= 2.0


# The end of a game


def ended(sitting: Sitting) -> GameEnded:
    """Play until the game is over; how it ended. Its last move is being shown."""

    def first(game: Game) -> Move:
        plays = [move for move in game.legal_moves() if not move.is_discard]
        return (plays or game.legal_moves())[0]

    rehearsed = sitting.game.copy()
    moves = 0
    while rehearsed.result is None:
        rehearsed.play(first(rehearsed))
        moves += 1
    for _ in range(moves - 1):
        sitting.game.play(first(sitting.game))
    sitting.table.show_view(sitting.view)
    (*_, end) = sitting.play(first(sitting.game))
    assert isinstance(end, GameEnded)
    return end


@pytest.mark.parametrize(("seed", "seat", "lower"), [(11, 1, True), (11, 0, False)])
def test_the_points_of_a_game_are_counted_over_to_the_winner(
    sit: Callable[..., Sitting], seed: int, seat: int, lower: bool
) -> None:
    sitting = sit(seed=seed, seat=seat, rules=Rules(payoff=4), size=(800, 600))
    end = ended(sitting)
    scene = sitting.table._table
    assert end.winner == 1
    counted: set[int] = set()
    heights: list[float] = []

    def look() -> None:
        counted.add(len(scene.flourish._cards))
        heights.extend(item.pose.y for item in scene.flourish._cards if not scene.motion.flying(item))

    assert seconds_until_idle(sitting, look) <= 2.0
    assert counted == {0, end.points}
    middle = scene.scene.height() / 2
    assert all((height > middle) is lower for height in heights)
    assert heights
    sitting.expect_shown()
    assert scene.flourish._cards == []


def test_a_tie_lights_both_and_moves_no_card(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    scene = sitting.table._table
    before = len(scene.scene.items())
    seen: set[int] = set()
    sitting.table.happen((GameEnded(None, 0, "stock"),), sitting.view)
    seconds_until_idle(sitting, lambda: seen.add(len(scene.flourish._lights)))
    assert 2 in seen
    assert len(scene.scene.items()) == before


@pytest.mark.parametrize("how", ["size", "click", "next game", "hidden", "theme"])
def test_the_end_of_a_game_can_be_disturbed(sit: Callable[..., Sitting], how: str) -> None:
    sitting = sit(seed=11, rules=Rules(payoff=4), size=(800, 600))
    ended(sitting)
    scene = sitting.table._table
    while not scene.flourish._cards or not scene.flourish._lights[2:]:
        scene.motion.advance(FRAME)
    match how:
        case "size":
            sitting.table.resize(900, 640)
            felt = scene.scene.sceneRect()
            assert all(felt.contains(item.home.rect) for item in scene.flourish._cards)
        case "click":
            sitting.click(QPoint(3, 3))
        case "next game":
            sitting.table.show_view(sitting.view)
        case "hidden":
            sitting.table.hide()
        case "theme":
            sitting.table.set_theme(True)
    if how not in ("size", "theme"):
        assert scene.flourish._cards == scene.flourish._lights == []
    if scene.motion.busy:
        seconds_until_idle(sitting)
    assert scene.flourish._cards == scene.flourish._lights == []
    sitting.expect_shown()
