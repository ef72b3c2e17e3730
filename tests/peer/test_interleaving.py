"""Two honest sides, every order of deliveries, writes, failing writes, ticks and actions, broken links and
killed processes: they stay alike.
"""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from protocol.errors import LocalError
from protocol.game import Rules
from protocol.peer import events
from protocol.peer.conversation import Phase
from protocol.peer.stores import EntryKept, MatchClosed, NonceKept
from tests.peer.pair import Pair, Side

SIDES = st.sampled_from([0, 1])
# All that a person can do beside playing a card.
ACTIONS = st.sampled_from(
    [
        ("resign",),
        ("offer_tie",),
        ("answer_tie", True),
        ("answer_tie", False),
        ("ask_take_back",),
        ("answer_take_back", True),
        ("answer_take_back", False),
        ("offer_void",),
        ("answer_void", True),
        ("answer_void", False),
        ("next_game",),
        ("next_game",),
        ("next_game",),
        ("abandon",),
    ]
)
QUICK = Rules(payoff=2, target=5)


class TwoHonestSides(RuleBasedStateMachine):
    @initialize(seated=st.booleans(), seed=st.sampled_from("abcdef"))
    def meet(self, seated: bool, seed: str) -> None:
        self.pair = Pair(QUICK, seed=seed, seated=seated)
        self.heard_at = self.pair.now

    def side(self, seat: int) -> Side:
        return self.pair.sides[seat]

    @rule(seat=SIDES, count=st.integers(1, 3))
    def a_frame_arrives(self, seat: int, count: int) -> None:
        for _ in range(count):
            if self.side(seat).sent:
                self.deliver(self.side(seat))

    def deliver(self, side: Side) -> None:
        self.pair.deliver(side)

    def act(self, side: Side, *action: object) -> None:
        side.act(*action)  # type: ignore[arg-type]

    @rule(seat=SIDES)
    def a_record_is_written(self, seat: int) -> None:
        if self.side(seat).pending:
            self.side(seat).write()

    @rule(seat=SIDES)
    def a_record_cannot_be_written(self, seat: int) -> None:
        side = self.side(seat)
        if side.pending:
            before = side.conversation.view, side.conversation.scores
            side.fail()
            assert (side.conversation.view, side.conversation.scores) == before

    @rule(seat=SIDES, seconds=st.sampled_from([0.0, 0.3, 2.0, 2.5]))
    def time_passes(self, seat: int, seconds: float) -> None:
        # Never so long without a message that honest sides would give each other up.
        if self.pair.now + seconds - self.heard_at > 9:
            self.pair.settle()
            self.pair.wait(3, step=1)
            self.heard_at = self.pair.now
        self.pair.now += seconds
        self.side(seat).tick()

    @rule(seat=SIDES, choice=st.integers(0, 1000))
    def a_card_is_played(self, seat: int, choice: int) -> None:
        side = self.side(seat)
        view = side.conversation.view
        if view is None or not view.legal_moves:
            return
        # Payoff cards first, or no game would ever end.
        moves = [move for move in view.legal_moves if move.source == "p"] or view.legal_moves
        with contextlib.suppress(LocalError):
            self.act(side, "play", moves[choice % len(moves)])

    @rule(seat=SIDES, action=ACTIONS)
    def a_person_acts(self, seat: int, action: tuple[str, ...]) -> None:
        side = self.side(seat)
        before = side.conversation.view, side.conversation.scores, len(side.log), len(side.pending)
        try:
            self.act(side, *action)
        except LocalError:
            after = side.conversation.view, side.conversation.scores, len(side.log), len(side.pending)
            assert after == before

    @precondition(lambda self: self.pair.host.conversation.phase is Phase.ASKED)
    @rule()
    def the_host_accepts(self) -> None:
        self.pair.host.accept()

    @rule()
    def everything_arrives(self) -> None:
        self.pair.settle()

    @invariant()
    def nobody_blames_anybody(self) -> None:
        assert not self.pair.host.closed, self.pair.host.log[-1]
        assert not self.pair.joiner.closed, self.pair.joiner.log[-1]

    @invariant()
    def what_both_have_shown_is_the_same(self) -> None:
        mine, theirs = (shown(side) for side in self.pair.sides)
        shorter = min(len(mine), len(theirs))
        assert mine[:shorter] == theirs[:shorter]

    @invariant()
    def only_the_last_entry_of_a_side_is_in_doubt(self) -> None:
        mine, theirs = (side.entries for side in self.pair.sides)
        shorter = min(len(mine), len(theirs))
        agreed = max(shorter - 1, 0)
        assert [it.chain for it in mine[:agreed]] == [it.chain for it in theirs[:agreed]]

    def teardown(self) -> None:
        if not hasattr(self, "pair"):
            return
        # Records whose writing failed are tried again after two seconds.
        self.pair.settle()
        self.pair.wait(5, step=1)
        self.nobody_blames_anybody()
        host, joiner = self.pair.sides
        assert host.entries == joiner.entries
        assert host.conversation.scores == joiner.conversation.scores
        if host.conversation.phase is not Phase.ASKED:
            assert host.conversation.phase is joiner.conversation.phase
        self.all_was_shown()
        # Nobody waits for anything: each can do the next thing that the phase allows.
        if host.conversation.phase is Phase.PLAYING:
            mover = self.pair.mover
            view = mover.conversation.view
            assert view is not None
            mover.act("play", view.legal_moves[0])
            self.pair.settle()
            assert host.entries == joiner.entries

    def all_was_shown(self) -> None:
        host, joiner = self.pair.sides
        assert shown(host) == shown(joiner)
        assert len(host.of(events.MatchOver)) == (host.conversation.phase is Phase.OVER)


class TwoHonestSidesApart(TwoHonestSides):
    """As above, and the link breaks at any moment, also while it is being made up for the last one; each
    process lives on or is killed, with or without the record that is on its way to the disk.
    """

    linked = True

    @precondition(lambda self: self.linked)
    @rule(
        fates=st.tuples(*[st.sampled_from(["lives", "lives", "killed", "killed while writing"])] * 2),
        silent=st.booleans(),
    )
    def the_link_breaks(self, fates: tuple[str, str], silent: bool) -> None:
        self.linked = False
        if not silent:
            self.pair.cut()
        for side, fate in zip(self.pair.sides, fates, strict=True):
            if fate != "lives":
                side.crash(written=fate == "killed while writing")

    @precondition(lambda self: not self.linked)
    @rule(listener=SIDES)
    def they_meet_again(self, listener: int) -> None:
        pair = self.pair
        for side in pair.sides:
            if not side.killed and not side.closed:
                side.lose_link()
        pair.keep()
        if any(side.match is None for side in pair.sides):
            # One has written down that they sat down, and the other has not: a match in which nothing can
            # have happened. They sit down again.
            listener = 0
            for side in pair.sides:
                side.restore([])
        dialler = pair.other(self.side(listener))
        pair.meet(self.side(listener), dialler.match.match_id if dialler.match else None)
        self.linked = True
        self.heard_at = pair.now

    def deliver(self, side: Side) -> None:
        """Nothing comes over a link that is broken, also before somebody notices."""
        if self.linked:
            super().deliver(side)
        else:
            side.sent.popleft()

    def act(self, side: Side, *action: object) -> None:
        if side.killed:
            raise LocalError("it does not run")
        super().act(side, *action)

    @rule()
    def everything_arrives(self) -> None:
        if self.linked:
            self.pair.settle()

    @rule(seat=SIDES, seconds=st.sampled_from([0.0, 0.3, 2.0, 2.5]))
    def time_passes(self, seat: int, seconds: float) -> None:
        if self.linked:
            super().time_passes(seat, seconds)

    @invariant()
    def nobody_blames_anybody(self) -> None:
        if self.linked:
            super().nobody_blames_anybody()

    @invariant()
    def what_both_have_shown_is_the_same(self) -> None:
        mine, theirs = (side.table for side in self.pair.sides)
        if mine and theirs and mine[0].game == theirs[0].game:
            assert all(one.chain == other.chain for one, other in zip(mine, theirs, strict=False))

    def teardown(self) -> None:
        if not self.linked:
            self.they_meet_again(0)
        self.pair.settle()
        if self.pair.host.conversation.phase is Phase.ASKED:
            self.pair.host.accept()
        super().teardown()

    def all_was_shown(self) -> None:
        mine, theirs = (side.table for side in self.pair.sides)
        assert [it.chain for it in mine] == [it.chain for it in theirs]
        for side in self.pair.sides:
            nonces = [it.game for it in side.journal if isinstance(it, NonceKept)]
            assert len(nonces) == len(set(nonces))
            written = [(it.n, it.seat) for it in side.journal if isinstance(it, EntryKept)]
            assert len(written) == len(set(written))
            if side.conversation.phase is Phase.OVER:
                assert side.of(events.MatchOver)[-1].confirmed
                assert sum(isinstance(it, MatchClosed) for it in side.journal) == 1


def shown(side: Side) -> list[tuple[object, ...]]:
    """What a side has shown of cards, games and the match, without what only its seat may see."""
    seen: list[tuple[object, ...]] = []
    for event in side.log:
        match event:
            case events.Dealt():
                seen.append((event.game, event.starter, event.digest, event.chain))
            case events.Moved():
                seen.append((event.game, event.number, event.seat, event.move, event.digest, event.chain))
            case events.TakenBack():
                seen.append((event.game, event.number, event.seat, event.digest, event.chain))
            case events.GameOver():
                seen.append((event.game, event.result, event.how, event.points))
            case events.MatchOver():
                seen.append((event.points, event.winner, event.how, event.by, event.confirmed))
            case _:
                pass
    return seen


def test_two_honest_sides_stay_alike_in_every_order() -> None:
    run_state_machine_as_test(TwoHonestSides, settings=settings(max_examples=80, stateful_step_count=60))


def test_two_honest_sides_stay_alike_over_broken_links_and_killed_processes() -> None:
    run_state_machine_as_test(TwoHonestSidesApart, settings=settings(max_examples=80, stateful_step_count=60))


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_two_honest_sides_stay_alike_over_broken_links_and_killed_processes_for_long() -> None:
    run_state_machine_as_test(
        TwoHonestSidesApart, settings=settings(max_examples=5000, stateful_step_count=100)
    )


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_two_honest_sides_stay_alike_in_every_order_for_long() -> None:
    run_state_machine_as_test(TwoHonestSides, settings=settings(max_examples=5000, stateful_step_count=100))
