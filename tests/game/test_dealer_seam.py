"""A game whose dealer does not know every card: the rules are the same, cards are filled in when told."""

from pathlib import Path
from typing import Any

import pytest

from protocol.game import (
    UNKNOWN,
    CardsDrawn,
    Game,
    IllegalMove,
    Move,
    PayoffTurned,
    Place,
    PlaceKind,
    Rules,
    seen_by,
    view,
)
from tests.game.games import VECTORS, load
from tests.game.hiding_dealer import HidingDealer


def games(vector: dict[str, Any], seat: int, *, late: bool) -> tuple[Game, Game]:
    """The game as it is, and as `seat` is dealt it."""
    seed, number, starter = bytes.fromhex(vector["seed"]), vector["game"], vector["starter"]
    rules = Rules.from_json(vector.get("rules", {}))
    hiding = HidingDealer(seed, seat, late=late)
    return Game.from_seed(seed, number, starter, rules), Game(hiding, rules, starter, number)


def tell(truth: Game, hiding: Game, seat: int, own: int) -> None:
    """Tells `hiding` what lies open, and the whole hand of `seat` if that is its own."""
    for side in (0, 1):
        if truth.payoff[side] and hiding.payoff[side][-1] == UNKNOWN:
            top = truth.payoff[side][-1]
            assert hiding.learn(Place(PlaceKind.PAYOFF, side, 0), top) == (PayoffTurned(side, top),)
    if seat == own:
        for at, card in enumerate(truth.hand[seat]):
            if hiding.hand[seat][at] == UNKNOWN:
                assert hiding.learn(Place(PlaceKind.HAND, seat, at), card) == ()


@pytest.mark.parametrize("late", [False, True], ids=["at once", "late"])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("path", VECTORS, ids=lambda path: path.stem)
def test_a_whole_game_is_played_with_cards_that_are_told_when_they_are_played(
    path: Path, seat: int, late: bool
) -> None:
    vector = load(path)
    truth, hiding = games(vector, seat, late=late)
    for text in vector["moves"]:
        mover = truth.turn
        tell(truth, hiding, mover, own=seat)
        tell(truth, hiding, seat, own=seat)
        assert view(hiding, seat) == view(truth, seat)
        move = Move.parse(text)
        if mover != seat:
            assert set(hiding.legal_moves()) <= set(truth.legal_moves())
            if move.card is not None and move not in hiding.legal_moves():
                at = [card % 52 for card in truth.hand[mover]].index(move.card)
                hiding.learn(Place(PlaceKind.HAND, mover, at), truth.hand[mover][at])
        assert move in hiding.legal_moves()
        told = seen_by(truth.play(move), seat)
        heard = seen_by(hiding.play(move), seat)
        if late:
            told = tuple(
                CardsDrawn(event.seat, (UNKNOWN,) * len(event.cards))
                if isinstance(event, CardsDrawn)
                else event
                for event in told
                if not isinstance(event, PayoffTurned)
            )
        assert heard == told
    assert truth.result is not None
    assert hiding.result == truth.result
    assert hiding.shuffles == truth.shuffles
    assert hiding.position()["side"] == vector["final"]["side"]
    assert set(hiding.position()["stock"]) <= {"??"}


def test_unknown_cards_have_no_moves_and_no_names() -> None:
    _, hiding = games(load(VECTORS[0]), 0, late=True)
    assert hiding.legal_moves() == ()
    assert hiding.position()["hand"] == [["??"] * 5, ["??"] * 5]
    seen = view(hiding, 0)
    assert (seen.hand, seen.payoff_top, seen.payoff_count) == ((UNKNOWN,) * 5, (UNKNOWN, UNKNOWN), (20, 20))
    with pytest.raises(IllegalMove, match="the payoff card is not known yet"):
        hiding.play("p-c1")
    with pytest.raises(IllegalMove, match="is not in the hand"):
        hiding.play("KS-s1")


def test_a_copy_learns_by_itself() -> None:
    truth, hiding = games(load(VECTORS[0]), 0, late=True)
    twin = hiding.copy()
    tell(truth, twin, 0, own=0)
    assert (twin.legal_moves(), hiding.legal_moves()) == (truth.legal_moves(), ())


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (Place(PlaceKind.HAND, 0, 5), "no card is unknown"),
        (Place(PlaceKind.HAND, 0, -1), "no card is unknown"),
        (Place(PlaceKind.HAND, 2, 0), "no card is unknown"),
        (Place(PlaceKind.HAND, None, 0), "no card is unknown"),
        (Place(PlaceKind.PAYOFF, 1, 1), "no card is unknown"),
        (Place(PlaceKind.SIDE, 0, 0), "no card is unknown"),
        (Place(PlaceKind.STOCK, None, 0), "no card is unknown"),
        (Place(PlaceKind.HAND, 0, 0), "no card is unknown"),
    ],
    ids=str,
)
def test_nothing_is_learned_where_nothing_is_unknown(place: Place, why: str) -> None:
    _, hiding = games(load(VECTORS[0]), 0, late=False)
    before = hiding.digest()
    with pytest.raises(ValueError, match=why):
        hiding.learn(place, 3)
    assert hiding.digest() == before


def test_a_card_that_is_none_or_lies_elsewhere_is_not_learned() -> None:
    truth, hiding = games(load(VECTORS[0]), 0, late=False)
    other = Place(PlaceKind.HAND, 1, 0)
    with pytest.raises(ValueError, match="lies elsewhere"):
        hiding.learn(other, truth.hand[0][0])
    for card in (-1, 104, True, None, "7H"):
        with pytest.raises(ValueError, match="is no card"):
            hiding.learn(other, card)  # type: ignore[arg-type]
    assert hiding.learn(other, truth.hand[1][0]) == ()
    with pytest.raises(ValueError, match="no card is unknown"):
        hiding.learn(other, truth.hand[1][0])
