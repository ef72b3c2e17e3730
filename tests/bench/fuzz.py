"""Inputs that a coverage-guided fuzzer makes, to the decoders and to a conversation in each of its states.

    python -m tests.bench.fuzz decoder [--runs N] [--seconds S]
    python -m tests.bench.fuzz conversation [--runs N] [--seconds S]

By hand, beside the hypothesis tests in `tests/peer/test_fuzz.py`, with the package atheris (Linux, no
requirement of this project: `pip install atheris`). It ends at N inputs or after S seconds with
how many there were, what they reached and how the memory grew; at an exception other than the typed ones it
stops with its traceback and writes the input to a file `crash-...` in the present folder.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import os
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from protocol.game import View
    from protocol.peer.events import Event
    from tests.peer.pair import Pair, Side

# Every so many steps of the scripted match is a state to start from, both on the first link and on a new one.
_EVERY = 3
# Acts in one input to a conversation.
_MOST_ACTS = 12
# Inputs after which memory is measured for the first time: caches are full then.
_WARM = 5_000


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.fuzz", description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["decoder", "conversation"])
    parser.add_argument("--runs", type=int, default=1_000_000, help="inputs (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=3600.0, help="at the longest (default: %(default)s)")
    options = parser.parse_args()
    try:
        atheris = importlib.import_module("atheris")
    except ImportError:
        print("This needs the package atheris: pip install atheris (Linux, CPython).", file=sys.stderr)
        return 2
    with atheris.instrument_imports(include=["protocol", "msgpack"], enable_loader_override=False):
        # Instrumented as they are imported, so not above.
        from protocol.peer import conversation, preamble  # noqa: F401
    if options.what == "decoder":
        target, beginnings = decoders(), seeds()
    else:
        conversations = Conversations()
        target, beginnings = conversations.hear, conversations.seeds()
    with tempfile.TemporaryDirectory() as corpus:
        for number, data in enumerate(beginnings):
            (Path(corpus) / str(number)).write_bytes(data)
        atheris.Setup(
            [sys.argv[0], "-max_len=600", "-verbosity=0", corpus],
            Counted(target, options.runs, options.seconds),
        )
        atheris.Fuzz()
    return 0


def seeds() -> Iterator[bytes]:
    """What is right, for the fuzzer to begin from: a preamble, the frames of a match and their entries."""
    from protocol.peer.messages import Entry, decode
    from protocol.peer.preamble import Mode, Preamble
    from tests.peer.test_fuzz import frames_of_a_match

    yield Preamble(Mode.CODE, b"t" * 16, b"i" * 16).encode()
    for frame in frames_of_a_match():
        yield frame
        message = decode(frame)
        if isinstance(message, Entry):
            yield message.body


class Counted:
    """A target that ends the process with its figures at last, as the fuzzer never returns."""

    def __init__(self, target: Callable[[bytes, Counter[str]], None], runs: int, seconds: float) -> None:
        self._target = target
        self._runs = runs
        self._seconds = seconds
        self._done = 0
        self._reached: Counter[str] = Counter()
        self._warm_memory = 0
        self._began = time.monotonic()

    def __call__(self, data: bytes) -> None:
        self._target(data, self._reached)
        self._done += 1
        if self._done == min(_WARM, self._runs // 2):
            self._warm_memory = resident()
        took = time.monotonic() - self._began
        if self._done >= self._runs or took >= self._seconds:
            print(f"{self._done} inputs in {took:.0f} s, no exception but the typed ones")
            print(f"memory {self._warm_memory} KiB when warm, {resident()} KiB at the end")
            for what, count in sorted(self._reached.items()):
                print(f"  {what}: {count}")
            sys.stdout.flush()
            os._exit(0)


def resident() -> int:
    """The most memory that this process has held, KiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def decoders() -> Callable[[bytes, Counter[str]], None]:
    """Preambles, messages and bodies of entries, out of the same bytes."""
    from protocol.errors import PeerError
    from protocol.peer.entries import decode_body
    from protocol.peer.messages import decode, encode
    from protocol.peer.preamble import Preamble

    def read(data: bytes, reached: Counter[str]) -> None:
        for decoder in (decode, decode_body, Preamble.decode):
            try:
                made: Any = decoder(data)
            except PeerError as error:
                reached[f"refused: {error.reason}"] += 1
                continue
            reached[f"read: {type(made).__name__}"] += 1
            if decoder is decode and made is not None:
                assert decode(encode(made)) == made

    return read


class Bytes:
    """The fuzzer's bytes, from which an input is told; zeros when they have run out."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    @property
    def left(self) -> int:
        return len(self._data) - self._at

    def take(self, count: int) -> bytes:
        taken = self._data[self._at : self._at + count]
        self._at = min(self._at + count, len(self._data))
        return taken

    def number(self, below: int) -> int:
        return int.from_bytes(self.take(1 if below <= 256 else 2), "big") % below


def _changes() -> tuple[type[Event], ...]:
    """The events that tell of a change to the table."""
    from protocol.peer.events import Dealt, GameOver, MatchOver, Moved, Resumed, TakenBack

    return Dealt, GameOver, MatchOver, Moved, Resumed, TakenBack


def check(side: Side, scores: tuple[int, int], view: View | None, told: int) -> None:
    """What holds whatever came: the end is the end, and nothing changes that is not told."""
    from protocol.peer import events

    # What was being written when the link ended counts all the same, and is told over the next one.
    if not any(isinstance(event, events.Closed) for event in side.log[:told]):
        shown = any(isinstance(event, _changes()) for event in side.log[told:])
        assert side.conversation.scores == scores or shown, "points without a word"
        assert side.conversation.view in (view, None) or shown, "a move without a word"
    assert len(side.pending) <= 1, "two records under way"
    if side.closed:
        assert isinstance(side.log[-1], events.Closed), "something after the end"
        assert len(side.of(events.Closed)) == 1, "two ends"
        assert side.conversation.next_tick() is None, "a clock that goes on after the end"


class Conversations:
    """One side of a match at some point of it, and another that has the right keys and sends anything."""

    def __init__(self) -> None:
        from tests.peer import test_fuzz
        from tests.peer.pair import Snapshot

        self._script = test_fuzz
        self._frames = test_fuzz.frames_of_a_match()
        self._states = [
            Snapshot(pair) for step in range(0, test_fuzz.LAST_STEP, _EVERY) for pair in self._states_at(step)
        ]
        print(f"{2 * len(self._states)} states to start from")

    def seeds(self) -> Iterator[bytes]:
        """Each state for each side, from which the other one goes on as it should and all is written."""
        for state in range(len(self._states)):
            for victim in range(2):
                yield state.to_bytes(2) + bytes([victim, 5, 5, 4, 5, 5, 4, 5])

    def _states_at(self, step: int) -> list[Pair]:
        pair, _ = self._script.scripted(step)
        again, _ = self._script.scripted(step)
        again.cut()
        again.keep()
        match = again.joiner.match
        again.meet(again.host, match.match_id if match else None)
        for side in again.sides:
            # What this link tells, alone.
            del side.log[: side.linked_at]
            side.linked_at = 0
        return [pair, again]

    def hear(self, data: bytes, reached: Counter[str]) -> None:
        told = Bytes(data)
        pair = self._states[told.number(len(self._states))].made()
        victim = told.number(2)
        side = pair.sides[victim]
        phase = side.conversation.phase
        for _ in range(_MOST_ACTS):
            if not told.left:
                break
            before = side.conversation.scores, side.conversation.view, len(side.log)
            self._act(told, pair, victim)
            check(side, *before)
            reached["acts"] += 1
        for event in side.log:
            reached[f"event {type(event).__name__}"] += 1
        reached[f"from phase {phase}"] += 1

    def _act(self, told: Bytes, pair: Pair, victim: int) -> None:
        """One thing that the other side or the clock or the disk does."""
        side, other = pair.sides[victim], pair.sides[1 - victim]
        match told.number(7):
            case 0:
                side.hear(told.take(told.number(256)))
            case 1:
                side.hear(self._frames[told.number(len(self._frames))])
            case 2:
                frame = bytearray(self._frames[told.number(len(self._frames))])
                for _ in range(1 + told.number(3)):
                    frame[told.number(len(frame))] ^= 1 + told.number(255)
                side.hear(bytes(frame))
            case 3:
                side.hear(self._signed(told, pair, victim))
            case 4:
                while side.pending:
                    side.write()
            case 5:
                if other.sent:
                    pair.deliver(other)
                elif other.pending:
                    other.write()
            case _:
                pair.now += told.number(20)
                side.tick()

    def _signed(self, told: Bytes, pair: Pair, victim: int) -> bytes:
        """An entry that the other side signs: its number, body and chain nearly right, or right."""
        from protocol.peer.entries import BODIES, MoveBody, encode_body
        from protocol.peer.messages import Entry, encode

        side = pair.sides[victim]
        entries = side.entries
        n = max(0, len(entries) + 1 - told.number(3))
        game = told.number(2)
        kinds = sorted(BODIES.by_tag)
        kind = BODIES.by_tag[kinds[told.number(len(kinds))]]
        view = side.conversation.view
        moves = [str(move) for move in view.legal_moves] if view is not None else []
        if kind is MoveBody:
            packed = encode_body(MoveBody([*moves, "p-c1", "7H-s1"][told.number(len(moves) + 2)]))
        elif inspect.signature(kind).parameters:
            packed = told.take(told.number(140)) or b"\x91\x00"
        else:
            packed = encode_body(kind())
        chain = self._script.next_chain_of(side, game, n, 1 - victim, packed)
        if told.number(4) == 0 and entries:
            chain = entries[-1].chain
        match_id = next((it.match_id for it in side.journal if hasattr(it, "match_id")), bytes(16))
        signature = self._script.KEYS[1 - victim].sign(chain)
        return encode(Entry(match_id, n, game, 1 - victim, packed, chain, signature))


if __name__ == "__main__":
    sys.exit(main())
