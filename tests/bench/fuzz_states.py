"""Wrong, changed and nearly right frames to a conversation in each of its states, very many of each.

    python -m tests.bench.fuzz_states [--runs N] [--seconds S] [--seed N] [--only WORDS] [--log FILE]

N inputs to each state, or as many as S seconds allow. Beside `tests.bench.fuzz`, which is guided by coverage
and goes on from what an input has led to: here every input meets the same state, which is put back after
each. Stops with a traceback at an exception; prints for each state how many inputs there were, how fast (in
seconds of the processor, whatever else the machine does), what became of them, and how the memory grew.
With a log, the lines are in that file too, and a run that was stopped goes on behind them. Nothing but the
project's packages is needed.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from protocol.peer import events
from protocol.peer.conversation import Conversation, Phase
from protocol.peer.entries import BODIES, MoveBody, encode_body
from protocol.peer.hashes import next_chain
from protocol.peer.messages import (
    NO_MATCH,
    Ack,
    Commit,
    Dispute,
    Entry,
    Final,
    Goodbye,
    Message,
    Resume,
    Reveal,
    decode,
    encode,
)
from protocol.peer.packing import Size, bounds
from protocol.peer.settlement import statement
from protocol.peer.stores import MatchOpened, Saying
from tests.bench.fuzz import resident
from tests.bench.rewinding import Rewinding
from tests.peer.pair import ANNA, BERT, Pair
from tests.peer.test_comeback import fork
from tests.peer.test_fuzz import LAST_STEP, frames_of_a_match, scripted

KEYS = (ANNA, BERT)
# Inputs after which memory is measured for the first time: caches are full then.
_WARM = 2_000
# Inputs between two looks at the clock.
_LOOK_EVERY = 500
# Messages made for a state, and inputs after which others are made: to sign one takes longer than an input.
_MADE = 400
_MADE_FOR = 50_000


class State:
    """Side `seat` of a pair; its own frames and events so far have been taken."""

    def __init__(self, name: str, pair: Pair, seat: int) -> None:
        self.name = name
        self.seat = seat
        self.side = pair.sides[seat]
        self.now = pair.now
        # Of the record that is being written.
        self.ticket = self.side.pending[0].ticket if self.side.conversation.writing else None
        opened = [it.match_id for it in self.side.journal if isinstance(it, MatchOpened)]
        self.match_id = opened[-1] if opened else NO_MATCH
        known = frames_of_a_match()
        if opened:
            # A dispute is one about another match than the script's.
            *_, last = (decode(frame) for frame in known)
            assert last is not None
            known = tuple(frame.replace(last.match, self.match_id) for frame in known)
        waiting = list(pair.sides[1 - seat].sent)
        self.frames = [*known, *waiting * 20]


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
        self._random = chance.random
        self._frames = state.frames
        self._side, self._seat = state.side, 1 - state.seat
        self._match = state.match_id
        self.renew()

    def renew(self) -> None:
        """Other messages than so far; the state has been put back."""
        self._made = [self._signed() for _ in range(_MADE)]

    def frame(self) -> bytes:
        below = self._below
        kind = below(8)
        if kind == 0:
            return self._chance.randbytes(below(200))
        if kind == 1:
            return self._frames[below(len(self._frames))]
        if kind == 2:
            return self._made[below(len(self._made))]
        known = self._frames if kind < 6 else self._made
        frame = bytearray(known[below(len(known))])
        for _ in range(1 + below(3)):
            what = below(6)
            if what == 0:
                del frame[below(len(frame) + 1) :]
            elif what == 1:
                frame += self._chance.randbytes(1 + below(8))
            elif frame:
                frame[below(len(frame))] ^= 1 + below(255)
        return bytes(frame)

    def _below(self, most: int) -> int:
        # A third of what `randrange` takes; as even as this needs.
        return int(self._random() * most)

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


def fuzz(state: State, runs: int, seconds: float, chance: random.Random) -> str:
    """The figures of one state, in a line."""
    conversation = state.side.conversation
    rewinding = Rewinding(conversation)
    inputs = Inputs(state, chance)
    reached: Counter[str] = Counter()
    before = conversation.view, conversation.scores
    began, worked, done, warm = time.monotonic(), time.process_time(), 0, 0
    while done < runs:
        told = hear(state, inputs.frame())
        check(conversation, before, told)
        reached[outcome(told)] += 1
        done += 1
        rewinding.back()
        if done == min(_WARM, runs // 2):
            warm = resident()
        if done % _MADE_FOR == 0:
            rewinding.check()
            inputs.renew()
        if done % _LOOK_EVERY == 0 and time.monotonic() - began > seconds:
            break
    rewinding.check()
    worked = time.process_time() - worked
    said = ", ".join(f"{what} {count}" for what, count in reached.most_common(6))
    return f"{state.name}: {done} inputs, {done / worked:,.0f}/s, {resident() - warm} KiB more; {said}"


def hear(state: State, frame: bytes) -> list[events.Event]:
    """What is told when the frame comes, and when what was being written is written."""
    conversation = state.side.conversation
    told = conversation.receive(frame, state.now)
    conversation.data_to_send()
    if state.ticket is not None:
        told += conversation.stored(state.ticket, state.now)
        conversation.data_to_send()
    return told


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
    parser.add_argument("--log", type=Path, help="where the lines are kept, and known from the next time")
    options = parser.parse_args()
    found = [*enumerate(states())]
    chosen = [(number, state) for number, state in found if options.only in state.name]
    say = partial(print, flush=True) if options.log is None else partial(keep, options.log)
    known = options.log.read_text() if options.log is not None and options.log.exists() else ""
    left = [each for each in chosen if not is_done(each[1], options.runs, known)]
    print(f"{len(chosen)} states, {len(left)} to do", flush=True)
    for number, state in left:
        say(fuzz(state, options.runs, options.seconds, random.Random(1_000 * options.seed + number)))
    return 0


def keep(log: Path, line: str) -> None:
    print(line, flush=True)
    with log.open("a") as file:
        file.write(f"{line}\n")


def is_done(state: State, runs: int, known: str) -> bool:
    """Whether the lines in `known` have that many inputs to this state."""
    counts = re.findall(rf"^{re.escape(state.name)}: (\d+) inputs", known, re.MULTILINE)
    return any(int(count) >= runs for count in counts)


if __name__ == "__main__":
    sys.exit(main())
