"""A match: points to the winner, the starter alternates, the target ends it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.game import Match, Result, Rules

results = st.builds(Result, st.sampled_from([0, 1]), st.integers(1, 20)) | st.just(Result(None, 0))


@given(st.lists(results, max_size=40), st.integers(0, 1), st.integers(1, 60))
def test_points_add_up_to_the_target_and_the_starter_alternates(
    played: list[Result], starter: int, target: int
) -> None:
    match = Match(Rules(target=target), starter)
    points = [0, 0]
    for number, result in enumerate(played):
        assert match.games == number
        assert match.starter == (starter + number) % 2
        if max(points) >= target:
            with pytest.raises(ValueError, match="the match is over"):
                match.ended(result)
            assert match.winner == points.index(max(points))
            return
        assert match.winner is None
        match.ended(result)
        if result.winner is not None:
            points[result.winner] += result.points
        assert match.points == (points[0], points[1])


def test_the_first_to_reach_the_target_wins() -> None:
    match = Match(starter=1)
    for winner in (0, 1, 0, 1, 0):
        match.ended(Result(winner, 20))
    assert (match.points, match.winner, match.games) == ((60, 40), 0, 5)


def test_a_tie_alternates_the_starter_and_gives_no_points() -> None:
    match = Match()
    match.ended(Result(None, 0))
    match.ended(Result(None, 0))
    match.ended(Result(None, 0))
    assert (match.points, match.starter, match.games, match.winner) == ((0, 0), 1, 3, None)


@pytest.mark.parametrize("starter", [2, -1, True, None])
def test_only_a_seat_starts(starter: object) -> None:
    with pytest.raises(ValueError, match="not seat 0 or 1"):
        Match(starter=starter)  # type: ignore[arg-type]
