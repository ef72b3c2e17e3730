"""The check that `demo` makes: two ends of a match tell the same story."""

from __future__ import annotations

from spite_qt.cli.agreement import Agreement

MOVE = {"event": "move", "game": 0, "number": 7, "seat": 1, "move": "p-c1", "digest": "aa", "chain": "bb"}


def test_equal_stories_agree_whoever_is_ahead() -> None:
    agreement = Agreement(("Ada", "Ben"))
    for number in range(3):
        agreement.add(0, MOVE | {"number": number})
    agreement.add(1, {"event": "connected", "name": "Ada"})
    for number in range(3):
        agreement.add(1, MOVE | {"number": number})
    agreement.finish()
    assert (agreement.moves, agreement.difference) == (3, None)


def test_the_first_difference_is_named() -> None:
    agreement = Agreement(("Ada", "Ben"))
    agreement.add(0, MOVE)
    agreement.add(1, MOVE | {"chain": "cc"})
    agreement.add(0, MOVE | {"number": 8})
    agreement.finish()
    assert agreement.difference == "at 'move' of game 0, number 7 the chain differs: Ada has bb, Ben has cc"
    assert agreement.moves == 0


def test_a_story_that_only_one_end_tells_is_a_difference() -> None:
    agreement = Agreement(("Ada", "Ben"))
    agreement.add(1, MOVE)
    agreement.finish()
    assert agreement.difference == "only Ben tells of 'move' of game 0, number 7"


def test_different_kinds_of_lines_differ() -> None:
    agreement = Agreement(("Ada", "Ben"))
    agreement.add(0, MOVE)
    agreement.add(1, {"event": "match over", "points": [1, 2], "winner": 1, "how": "target"})
    assert agreement.difference == (
        "at 'move' of game 0, number 7 the event differs: Ada has move, Ben has match over"
    )
