"""Games until a seat has the target: who starts the next one, the score, the winner. No cards here."""

from protocol.game.game import Result
from protocol.game.rules import DEFAULT_RULES, Rules


class Match:
    """The score of a match. The starter alternates after every game, ties included.

    >>> match = Match(Rules(target=10), starter=1)
    >>> match.ended(Result(0, 7)), match.points, match.starter, match.games, match.winner
    (None, (7, 0), 0, 1, None)
    >>> match.ended(Result(0, 3)), match.points, match.winner
    (None, (10, 0), 0)

    `points` by seat, `starter` of the next game, `games` ended so far (so the number of the next one),
    `winner` once the target is reached.
    """

    def __init__(self, rules: Rules = DEFAULT_RULES, starter: int = 0) -> None:
        if type(starter) is not int or starter not in (0, 1):
            raise ValueError(f"the starter is {starter!r}, not seat 0 or 1")
        self.rules = rules
        self.starter = starter
        self.games = 0
        self.points = (0, 0)

    @property
    def winner(self) -> int | None:
        """The seat that has reached the target; only one can, since the match ends with it."""
        return next((seat for seat in (0, 1) if self.points[seat] >= self.rules.target), None)

    def ended(self, result: Result) -> None:
        """Counts a game that has ended. Raises ValueError when the match is over already."""
        if self.winner is not None:
            raise ValueError("the match is over")
        first, second = self.points
        if result.winner == 0:
            first += result.points
        elif result.winner == 1:
            second += result.points
        self.points = (first, second)
        self.starter = 1 - self.starter
        self.games += 1
