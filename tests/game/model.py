"""The rules a second time, as plainly as they read and as slowly: an oracle for what the vectors leave open.

It shares no code with the engine: cards are strings, piles are lists of them, and a move is legal if the
sentence that allows it in rules.md does.
"""

import hashlib
import json
from typing import Any

RANKS = "A23456789TJQ"


def naive_shuffle(cards: list[str], seed: bytes, game: int, number: int) -> None:
    text = b"spite/shuffle/1" + seed + game.to_bytes(4, "big") + number.to_bytes(4, "big")
    stream = hashlib.shake_256(text).digest(4 * 2000)
    at = 0
    for i in range(len(cards) - 1, 0, -1):
        k = i + 1
        while True:
            word = int.from_bytes(stream[at : at + 4], "big")
            at += 4
            if word < 2**32 - (2**32 % k):
                break
        cards[i], cards[word % k] = cards[word % k], cards[i]


class Model:
    def __init__(self, seed: bytes, number: int, starter: int, rules: dict[str, Any]) -> None:
        usual: dict[str, Any] = {
            "decks": 2,
            "payoff": 20,
            "hand": 5,
            "sides": 4,
            "centres": 3,
            "empty_hand": "draw",
        }
        self.rules = usual | rules
        self.seed, self.number, self.turn = seed, number, starter
        self.shuffles = 0
        self.result: dict[str, Any] | None = None
        self.stock = [r + s for _ in range(self.rules["decks"]) for s in "CDHS" for r in RANKS + "K"]
        self._shuffle()
        self.payoff: list[list[str]] = [[], []]
        self.hand: list[list[str]] = [[], []]
        for piles, rounds in ((self.payoff, self.rules["payoff"]), (self.hand, self.rules["hand"])):
            for _ in range(rounds):
                piles[starter].append(self.stock.pop())
                piles[1 - starter].append(self.stock.pop())
        self.side: list[list[list[str]]] = [[[] for _ in range(self.rules["sides"])] for _ in (0, 1)]
        self.centre: list[list[str]] = [[] for _ in range(self.rules["centres"])]

    def legal(self) -> list[str]:
        if self.result:
            return []
        sources = {"p": self.payoff[self.turn][-1]} | {card: card for card in self.hand[self.turn]}
        for number, pile in enumerate(self.side[self.turn], 1):
            if pile:
                sources[f"s{number}"] = pile[-1]
        moves = [
            f"{source}-c{number}"
            for source, card in sources.items()
            for number, pile in enumerate(self.centre, 1)
            if card[0] == "K" or card[0] == RANKS[len(pile)]
        ]
        moves += [
            f"{card}-s{number}"
            for card in set(self.hand[self.turn])
            for number in range(1, self.rules["sides"] + 1)
        ]
        return sorted(moves)

    def play(self, move: str) -> None:
        assert move in self.legal()
        source, target = move.split("-")
        hand, me = self.hand[self.turn], self.turn
        if source == "p":
            card = self.payoff[me].pop()
        elif source in hand:
            card = hand.pop(hand.index(source))
        else:
            card = self.side[me][int(source[1]) - 1].pop()
        index = int(target[1]) - 1
        if target[0] == "s":
            self.side[me][index].append(card)
            self._next_turn()
            return
        pile = self.centre[index]
        pile.append(card)
        if not self.payoff[me]:
            self.result = {"winner": me, "points": len(self.payoff[1 - me])}
            return
        if len(pile) == 12:
            self.stock += pile
            self.centre[index] = []
            self._shuffle()
        if not hand:
            if self.rules["empty_hand"] == "pass":
                self._next_turn()
            else:
                self._draw()

    def position(self) -> dict[str, Any]:
        fields = ("turn", "payoff", "hand", "side", "centre", "stock", "result")
        return json.loads(json.dumps({field: getattr(self, field) for field in fields}))  # type: ignore[no-any-return]

    def _shuffle(self) -> None:
        naive_shuffle(self.stock, self.seed, self.number, self.shuffles)
        self.shuffles += 1

    def _next_turn(self) -> None:
        self.turn = 1 - self.turn
        self._draw()

    def _draw(self) -> None:
        while len(self.hand[self.turn]) < self.rules["hand"] and self.stock:
            self.hand[self.turn].append(self.stock.pop())
        if not self.stock:
            self.result = {"winner": None, "points": 0}
