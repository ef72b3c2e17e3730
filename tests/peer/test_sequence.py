"""How many entries may be on their way. What the other side's entries mean is held by test_hostile and
test_races.
"""

from __future__ import annotations

from collections.abc import Sequence as Cards
from dataclasses import replace

import pytest

from protocol.errors import PeerError, Reason
from protocol.game import Card, Game, Match, Rules
from protocol.game.dealer import Deal
from protocol.peer.bounds import UNACKNOWLEDGED
from protocol.peer.entries import MoveBody
from protocol.peer.hashes import match_id
from protocol.peer.kept import KeptMatch
from protocol.peer.ledger import Stage
from protocol.peer.messages import Ack
from protocol.peer.sequence import Sequence
from protocol.peer.stores import MatchOpened
from tests.peer.pair import ANNA, BERT

KING_OF_CLUBS: Card = 12


class KingsOnly:
    """A dealer with whose cards a turn has no end: a king fits everywhere."""

    stock: Cards[Card] = (KING_OF_CLUBS,) * 50
    shuffles = 1

    def deal(self, rules: Rules, starter: int, number: int) -> Deal:
        return Deal(([KING_OF_CLUBS] * 20, [KING_OF_CLUBS] * 20), ([KING_OF_CLUBS] * 5, [KING_OF_CLUBS] * 5))

    def draw(self, seat: int, count: int) -> Cards[Card]:
        return [KING_OF_CLUBS] * count

    def turn_up(self, seat: int, card: Card) -> Card:
        return card

    def take_back(self, cards: Cards[Card]) -> None:
        self.shuffles += 1

    def copy(self) -> KingsOnly:
        other = KingsOnly()
        other.shuffles = self.shuffles
        return other


def endless_turn() -> Sequence:
    keys = (ANNA.public_key, BERT.public_key)
    rules = Rules().encode()
    match = match_id(bytes(32), keys, rules)
    kept = KeptMatch.fresh(MatchOpened(match, 0, keys, ("Anna", "Bert"), rules, "seeded", bytes(32)))
    ledger = replace(kept.ledger, stage=Stage.PLAYING, game=Game(KingsOnly()), match=Match())
    return Sequence(replace(kept, ledger=ledger), ANNA)


def test_no_more_than_32_entries_are_on_their_way() -> None:
    sequence = endless_turn()
    acks: list[Ack] = []
    while sequence.may_write:
        step, entry = sequence.write(MoveBody("KC-c1"))
        sequence.take(step, entry)
        acks.append(Ack(entry.match, entry.n, entry.chain))
    assert len(acks) == UNACKNOWLEDGED == 32
    # Acknowledgements are cumulative: one for the tenth frees ten places.
    assert sequence.acknowledged(acks[9]) is None
    assert sequence.unacknowledged == 22
    sequence.take(*sequence.write(MoveBody("KC-c1")))
    assert sequence.unacknowledged == 23
    sequence.acknowledged(acks[31])
    assert sequence.unacknowledged == 1
    with pytest.raises(PeerError) as caught:
        sequence.acknowledged(acks[9])
    assert caught.value.reason is Reason.WRONG_NUMBER
