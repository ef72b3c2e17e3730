"""`spite-qt replay` without a window: the moves of its records, in words or as JSON lines."""

from collections.abc import Iterable

from protocol.game import (
    KING,
    RANKS,
    CardMoved,
    Event,
    Game,
    GameEnded,
    Move,
    PileCompleted,
    PlaceKind,
    Record,
    card_name,
    rank_of,
)
from spite_qt.cli.output import Output, points
from spite_qt.cli.run import Exit

_SOURCES = {PlaceKind.PAYOFF: " from the payoff pile", PlaceKind.SIDE: " from a side pile"}


def tell_records(records: Iterable[Record], output: Output) -> int:
    """Tell games whose records hold; the exit code."""
    for record in records:
        _tell_game(record, output)
    return Exit.ENDED_WELL


def _tell_game(record: Record, output: Output) -> None:
    game = record.replay(0)
    output.tell(
        "dealt",
        f"Game {record.number + 1}: seat {record.starter} starts.",
        game=record.number,
        starter=record.starter,
        digest=game.digest(),
    )
    for number, notation in enumerate(record.moves):
        seat, move = game.turn, Move.parse(notation)
        events = game.play(move)
        output.tell(
            "move",
            f"{number + 1:5}. {_words(events)}",
            game=record.number,
            number=number,
            seat=seat,
            move=str(move),
            digest=game.digest(),
        )
        _tell_end(record, game, events, output)
    if record.end is not None:
        ended = record.replay()
        how = "resigned" if "resigned" in record.end else "agreed"
        result = ended.result
        assert result is not None, "a record with an end that holds has a result"
        _tell_end(record, ended, [GameEnded(result.winner, result.points, how)], output)


def _tell_end(record: Record, game: Game, events: Iterable[Event], output: Output) -> None:
    for event in events:
        if isinstance(event, GameEnded):
            ending = "a tie" if event.winner is None else f"seat {event.winner} wins {points(event.points)}"
            output.tell(
                "game over",
                f"Game {record.number + 1}: {ending} ({event.how}).",
                game=record.number,
                winner=event.winner,
                points=event.points,
                how=event.how,
                digest=game.digest(),
            )


def _words(events: Iterable[Event]) -> str:
    """A move in words; of what followed from it only what all can see and changes the centre."""
    told = []
    for event in events:
        match event:
            case CardMoved(seat, card, source, target, stands_for):
                shown = card_name(card) + _SOURCES.get(source.kind, "")
                if target.kind is PlaceKind.SIDE:
                    told.append(f"seat {seat} discards {shown} on side pile {target.index + 1}")
                    continue
                if rank_of(card) == KING:
                    shown += f", standing for {RANKS[stands_for - 1]},"
                told.append(f"seat {seat} plays {shown} on centre pile {target.index + 1}")
            case PileCompleted(centre, _):
                told.append(f"centre pile {centre + 1} is complete")
            case _:
                pass
    return "; ".join(told)
