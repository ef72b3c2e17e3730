"""Wrong, changed and nearly right frames to a conversation in each of its states, very many of each.

    python -m tests.bench.fuzz_states [--runs N] [--seconds S] [--seed N] [--only WORDS]

N inputs to each state, or as many as S seconds allow. Beside `tests.bench.fuzz`, which is guided by coverage
and goes on from what an input has led to: here every input meets the same state, which is put back when
something has changed. Stops with a traceback at an exception; prints for each state how many inputs there
were, how fast, what became of them, and how the memory grew. Nothing but the project's packages is needed.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from protocol.peer import events
from protocol.peer.conversation import Conversation, Phase
from protocol.peer.entries import BODIES, MoveBody, encode_body
from protocol.peer.hashes import next_chain
from protocol.peer.messages import (
    Ack,
    Commit,
    Dispute,
    Entry,
    Final,
    Goodbye,
    Message,
    Resume,
    Reveal,
    encode,
)
from protocol.peer.packing import Size, bounds
from protocol.peer.settlement import statement
from protocol.peer.stores import Saying
from tests.bench.fuzz import resident
from tests.peer.pair import ANNA, BERT, Pair, Snapshot
from tests.peer.test_comeback import fork
from tests.peer.test_fuzz import LAST_STEP, frames_of_a_match, scripted

KEYS = (ANNA, BERT)
# Inputs after which memory is measured for the first time: caches are full then.
_WARM = 2_000
# Inputs between two looks at the clock.
_LOOK_EVERY = 500


class State:
    """Side `seat` of a pair; its own frames and events so far have been taken."""

    def __init__(self, name: str, pair: Pair, seat: int) -> None:
        self.name = name
        self.seat = seat
        self.side = pair.sides[seat]
        self.now = pair.now
        self.snapshot = Snapshot(self.side.conversation)
        waiting = list(pair.sides[1 - seat].sent)
        self.frames = [*frames_of_a_match(), *waiting * 20]


def states() -> Iterator[State]:
    """Each phase of either seat, with and without a record under way, over a first link and a later one; and
    the states of a dispute.
    """
    seen = set()
    for step in range(LAST_STEP):
        for again in (False, True):
            pair = scripted(step)[0]
            if again:
                pair.cut()
                pair.keep()
                match = pair.joiner.match
                pair.meet(pair.host, match.match_id if match else None)
                for _ in range(step % 4):
                    for side in pair.sides:
                        if side.pending:
                            side.write()
                        elif side.sent:
                            pair.deliver(side)
            for seat, side in enumerate(pair.sides):
                what = (side.conversation.phase, seat, side.conversation.writing, again)
                if what not in seen and not side.closed:
                    seen.add(what)
                    yield State(named(*what), pair, seat)
    for word in ("", "offer_void", "abandon"):
        for seat in (0, 1):
            pair = Pair(seed="b")
            fork(pair, seat)
            pair.come_back()
            if word:
                pair.sides[seat].act(word)
                pair.sides[seat].write()
            yield State(f"disputed, {word or 'nothing said'}, seat {seat}", pair, seat)


def named(phase: Phase, seat: int, writing: bool, again: bool) -> str:
    return f"{phase}, seat {seat}{', writing' if writing else ''}{', a later link' if again else ''}"


class Inputs:
    """Frames for one state: any bytes, frames of a match as they were, changed ones, and messages with any
    content, of which the other side's signatures are right.
    """

    def __init__(self, state: State, chance: random.Random) -> None:
        self._chance = chance
        self._frames = state.frames
        self._side, self._seat = state.side, 1 - state.seat
        self._match = next((it.match_id for it in state.side.journal if hasattr(it, "match_id")), bytes(16))
        self._made = [self._signed() for _ in range(400)]

    def frame(self) -> bytes:
        chance = self._chance
        kind = chance.randrange(8)
        if kind == 0:
            return chance.randbytes(chance.randrange(200))
        if kind == 1:
            return chance.choice(self._frames)
        if kind == 2:
            return chance.choice(self._made)
        frame = bytearray(chance.choice(self._frames if kind < 6 else self._made))
        for _ in range(chance.randrange(1, 4)):
            match chance.randrange(6):
                case 0:
                    del frame[chance.randrange(len(frame) + 1) :]
                case 1:
                    frame += chance.randbytes(chance.randrange(1, 9))
                case _ if frame:
                    frame[chance.randrange(len(frame))] ^= chance.randrange(1, 256)
        return bytes(frame)

    def _signed(self) -> bytes:
        kind = self._chance.choice([Entry] * 6 + [Ack, Final, Commit, Reveal, Resume, Goodbye, Dispute])
        return encode(self._entry() if kind is Entry else self._message(kind))

    def _entry(self) -> Entry:
        entries = self._side.entries
        n = max(0, len(entries) + 1 - self._chance.randrange(3))
        body = self._chance.choice(list(BODIES.by_tag.values()))
        view = self._side.conversation.view
        moves = [str(move) for move in view.legal_moves] if view is not None else []
        packed = encode_body(
            MoveBody(self._chance.choice([*moves, "p-c1"]))
            if body is MoveBody
            else body(*(self._value(*bound) for bound in bounds(body)))
        )
        game, last = self._chance.randrange(2), entries[-1].chain if entries else bytes(32)
        chain = next_chain(last, game, n, self._seat, packed, bytes(32))
        return Entry(self._match, n, game, self._seat, packed, chain, KEYS[self._seat].sign(chain))

    def _message(self, kind: type[Message]) -> Message:
        values = [self._value(*bound) for bound in bounds(kind)]
        return kind(self._match, *values[1:])

    def _value(self, name: str, kind: type, bound: Any) -> Any:
        if name.startswith(("void", "end")):
            saying = Saying.VOID if name.startswith("void") else Saying.END
            return self._chance.choice([b"", KEYS[self._seat].sign(statement(self._match, saying))])
        if not isinstance(bound, Size):
            return self._chance.choice([0, 1, min(len(self._side.entries), bound.most), bound.most])
        size = self._chance.choice([bound.least, min(bound.most, bound.least + 8)])
        return "x" * size if kind is str else self._chance.randbytes(size)


def fuzz(state: State, runs: int, seconds: float, chance: random.Random) -> None:
    """Print the figures of one state."""
    inputs = Inputs(state, chance)
    reached: Counter[str] = Counter()
    conversation = state.snapshot.made()
    before = conversation.view, conversation.scores
    began, done, warm = time.monotonic(), 0, 0
    while done < runs:
        told = conversation.receive(inputs.frame(), state.now)
        changed = bool(told) or bool(conversation.data_to_send())
        check(conversation, before, told)
        reached[outcome(told)] += 1
        done += 1
        # What waits in the inbox while something is written is a change too.
        if changed or conversation.writing:
            conversation = state.snapshot.made()
        if done == min(_WARM, runs // 2):
            warm = resident()
        if done % _LOOK_EVERY == 0 and time.monotonic() - began > seconds:
            break
    took = time.monotonic() - began
    said = ", ".join(f"{what} {count}" for what, count in reached.most_common(6))
    grown = resident() - warm
    print(f"{state.name}: {done} inputs, {done / took:,.0f}/s, {grown} KiB more; {said}", flush=True)


def check(conversation: Conversation, before: tuple[object, object], told: list[events.Event]) -> None:
    """The end is the end, and nothing of the match changes without a word."""
    ended = [event for event in told if isinstance(event, events.Closed)]
    assert len(ended) == (conversation.phase is Phase.CLOSED)
    assert not ended or (told[-1] is ended[0] and conversation.next_tick() is None)
    changed = (conversation.view, conversation.scores) != before
    assert not changed or told or conversation.writing, "something has changed, and nobody was told"


def outcome(told: list[events.Event]) -> str:
    if not told:
        return "passed over"
    last = told[-1]
    return f"closed: {last.reason}" if isinstance(last, events.Closed) else type(last).__name__


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.fuzz_states", description=__doc__.splitlines()[0]
    )
    parser.add_argument(
        "--runs", type=int, default=1_000_000, help="inputs to each state (default: %(default)s)"
    )
    parser.add_argument("--seconds", type=float, default=600.0, help="for each state (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="another one makes other inputs")
    parser.add_argument("--only", default="", help="only states whose name has this in it")
    options = parser.parse_args()
    chosen = [state for state in states() if options.only in state.name]
    print(f"{len(chosen)} states")
    for number, state in enumerate(chosen):
        fuzz(state, options.runs, options.seconds, random.Random(1_000 * options.seed + number))
    return 0


if __name__ == "__main__":
    sys.exit(main())
