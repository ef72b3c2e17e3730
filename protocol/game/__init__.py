"""The rules of Spite & Malice as a deterministic engine; imports the standard library alone.

A `Game` takes moves and gives events; its cards come from a `Dealer`; what a seat may see is a `View`.
"""

from protocol.game.cards import (
    KING,
    RANKS,
    SUITS,
    UNKNOWN,
    Card,
    card_name,
    rank_of,
    suit_of,
)
from protocol.game.dealer import Deal, Dealer, SeededDealer
from protocol.game.events import (
    CardMoved,
    CardsDrawn,
    Event,
    GameEnded,
    PayoffTurned,
    PileCompleted,
    StockShuffled,
    TurnPassed,
    seen_by,
)
from protocol.game.game import Game, Result
from protocol.game.match import Match
from protocol.game.moves import IllegalMove, Move
from protocol.game.places import Place, PlaceKind
from protocol.game.position import Position, canonical, digest
from protocol.game.record import (
    NotARecordError,
    Record,
    RecordError,
    ReplayError,
    game_record,
    read_record,
    read_records,
)
from protocol.game.rules import Rules, RulesError
from protocol.game.shuffle import below, first_starter
from protocol.game.view import View, view

__all__ = [
    "KING",
    "RANKS",
    "SUITS",
    "UNKNOWN",
    "Card",
    "CardMoved",
    "CardsDrawn",
    "Deal",
    "Dealer",
    "Event",
    "Game",
    "GameEnded",
    "IllegalMove",
    "Match",
    "Move",
    "NotARecordError",
    "PayoffTurned",
    "PileCompleted",
    "Place",
    "PlaceKind",
    "Position",
    "Record",
    "RecordError",
    "ReplayError",
    "Result",
    "Rules",
    "RulesError",
    "SeededDealer",
    "StockShuffled",
    "TurnPassed",
    "View",
    "below",
    "canonical",
    "card_name",
    "digest",
    "first_starter",
    "game_record",
    "rank_of",
    "read_record",
    "read_records",
    "seen_by",
    "suit_of",
    "view",
]
