"""The guided game's course: its deal brings everything up by itself, and no way of playing gets stuck."""

from collections.abc import Callable
from random import Random

import pytest

from protocol.game import Game, Move, PlaceKind, View, seen_by, view
from spite_qt.guide.course import DONE, READ, Course, Lesson, Scene
from spite_qt.guide.seat import RULES, SEED
from spite_qt.opponents.greedy import choose


def asked_for(scene: Scene, seen: View) -> list[Move]:
    """The legal moves that do what a scene asks for."""
    (source, *_), kinds = scene.points_at, {place.kind for place in scene.needs}
    if scene.lesson is Lesson.DISCARD:
        return [move for move in seen.legal_moves if move.is_discard]
    assert kinds == {PlaceKind.CENTRE}
    found = []
    for move in seen.legal_moves:
        if move.target_centre is None or move.plays_from is not source.kind:
            continue
        if source.kind is PlaceKind.SIDE and move.source_side != source.index:
            continue
        if source.kind is PlaceKind.HAND and move.card != seen.hand[source.index]:
            continue
        found.append(move)
    return found


def play(
    chance: Random,
    stray: float,
    turns: int = 40,
    look: Callable[[Course, Scene], None] = lambda course, scene: None,
) -> tuple[list[Lesson], int, Game]:
    """A game in which the person does what is asked for, but anything legal with the probability `stray`.

    The lessons in the order they were told, the own turns until then, the game. `look` at each of them.
    """
    game, course, robin = Game.from_seed(SEED, rules=RULES), Course(), Random(SEED)
    told: list[Lesson] = []
    own = 1
    course.dealt(view(game, 0))
    while game.result is None and own <= turns:
        seen = view(game, 0)
        scene = course.scene(seen)
        if scene is not None and scene.lesson is not Lesson.PLAY_ON and told[-1:] != [scene.lesson]:
            told.append(scene.lesson)
        if scene is not None and scene.lesson is not Lesson.PLAY_ON:
            look(course, scene)
        if scene is not None and scene.lesson in READ:
            course.learnt(scene.lesson)
            if course.over:
                break
            continue
        if game.turn == 1:
            move = choose(view(game, 1), robin)
        elif chance.random() < stray:
            move = chance.choice(seen.legal_moves)
        elif scene is not None and scene.lesson is not Lesson.PLAY_ON:
            moves = asked_for(scene, seen)
            assert moves, f"{scene} asks for what cannot be played"
            move = chance.choice(moves)
        else:
            move = choose(seen, chance)
        before = game.turn
        events = game.play(move)
        own += before == 1 and game.turn == 0
        course.moved(seen_by(events, 0), view(game, 0))
    return told, own, game


def test_who_does_as_told_meets_everything_in_two_or_three_turns() -> None:
    met = 0
    for number in range(30):
        told, turns, _ = play(Random(number), stray=0.0)
        assert told[:4] == [Lesson.PAYOFF_PILE, Lesson.HAND, Lesson.ACE, Lesson.KING]
        met += (
            set(told) == set(Lesson) - {Lesson.PLAY_ON}
            and told[-2:] == [Lesson.COMPLETE, Lesson.END]
            and turns <= 3
        )
    # What somebody discards can bury what a side pile would have shown.
    assert met >= 24


@pytest.mark.parametrize("stray", [0.3, 1.0])
def test_whatever_is_played_the_course_comes_to_its_end_or_the_game_does(stray: float) -> None:
    for number in range(30):
        told, turns, game = play(Random(number), stray)
        assert told[-1] is Lesson.END or game.result is not None
        assert turns <= 9


def test_a_lesson_that_was_skipped_or_shown_is_not_told_again() -> None:
    game, course = Game.from_seed(SEED, rules=RULES), Course()
    course.dealt(view(game, 0))
    done = []
    for lesson in (Lesson.PAYOFF_PILE, Lesson.HAND, Lesson.ACE, Lesson.KING, Lesson.DISCARD):
        scene = course.scene(view(game, 0))
        assert scene is not None
        assert scene.lesson is lesson
        done.append(course.done)
        course.learnt(lesson)
    assert done == [(number, 10) for number in range(5)]
    # The payoff pile's card and a side pile's do not fit yet: the person plays on.
    scene = course.scene(view(game, 0))
    assert scene is not None
    assert (scene.lesson, scene.points_at) == (Lesson.PLAY_ON, ())
    assert set(DONE) - course._learnt == {Lesson.PAYOFF, Lesson.SIDE}


def test_what_is_done_before_it_was_taught_counts_and_a_lesson_that_waits_does_not() -> None:
    game, course = Game.from_seed(SEED, rules=RULES), Course()
    course.dealt(view(game, 0))
    course.learnt(Lesson.PAYOFF_PILE)
    course.learnt(Lesson.HAND)
    assert course.done == (2, 10)
    # A discard instead of what was asked for: it is not to be taught any more.
    move = next(each for each in game.legal_moves() if each.is_discard)
    course.moved(seen_by(game.play(move), 0), view(game, 0))
    assert course.done == (3, 10)


@pytest.mark.parametrize("stray", [0.0, 0.3, 1.0])
def test_what_is_done_only_grows_to_all_there_is(stray: float) -> None:
    for number in range(20):
        shown: list[tuple[Lesson, int]] = []

        def look(course: Course, scene: Scene, shown: list[tuple[Lesson, int]] = shown) -> None:
            done, whole = course.done
            assert whole == 10
            shown.append((scene.lesson, done))

        play(Random(number), stray, look=look)
        counts = [done for _, done in shown]
        assert counts[0] == 0
        assert counts == sorted(counts)
        assert all(done == 10 for lesson, done in shown if lesson is Lesson.END)
