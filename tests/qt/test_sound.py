"""What is heard: the right sounds with the cards that land, few a second; and no fuss where none can be."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from protocol.game import Rules
from spite_qt.home import Home
from spite_qt.settings import Settings
from spite_qt.sound import RATE, Mixer, Player, Sound, files_of
from spite_qt.window.mouse import press
from spite_qt.window.table_sounds import SoundButton
from tests.qt.people import at_table, person, until
from tests.qt.table_play import Sitting, sit_down, source_of, target_of

SILENT_DEVICE = ["NULL"]


def tone(length: int, level: int = 1000) -> array[int]:
    return array("h", [level] * length)


@pytest.fixture
def player() -> Iterator[Player]:
    """A player on a device that plays nothing, at the speed of one that does."""
    made = Player(backends=SILENT_DEVICE)
    yield made
    made.stop()


def wait_for(condition: Callable[[], object], within: float = 20.0) -> None:
    until = time.monotonic() + within
    while not condition():
        assert time.monotonic() < until, "it did not happen"
        threading.Event().wait(0.01)


def until_still(player: Player) -> int:
    """The samples that the device has taken, once it takes no more."""
    taken, since = -1, 0.0
    while player._mixer.taken != taken or time.monotonic() - since < 0.3:
        if player._mixer.taken != taken:
            taken, since = player._mixer.taken, time.monotonic()
        assert taken < 60 * RATE, "it never rests"
        threading.Event().wait(0.01)
    return taken


def test_every_sound_has_its_files() -> None:
    assert {sound: len(files_of(sound)) for sound in Sound if len(files_of(sound)) != 1} == {
        Sound.SLIDE: 2,
        Sound.PLACE: 3,
        Sound.DEAL: 3,
        Sound.FLIP: 2,
    }


def test_sounds_are_heard_together_and_one_after_the_other() -> None:
    mixer = Mixer()
    mixer.add(tone(30))
    assert list(mixer.take(10)) == [1000] * 10
    mixer.add(tone(25, 200))
    assert list(mixer.take(10)) == [1200] * 10
    assert list(mixer.take(20)) == [1200] * 10 + [200] * 5 + [0] * 5
    assert mixer.silent
    assert list(mixer.take(3)) == [0, 0, 0]


def test_loud_sounds_together_are_as_loud_as_can_be_and_no_louder() -> None:
    for level, loudest in ((20_000, 32_767), (-20_000, -32_768)):
        mixer = Mixer()
        mixer.add(tone(2, level))
        mixer.add(tone(2, level))
        assert list(mixer.take(2)) == [loudest, loudest]


def test_the_device_runs_while_something_sounds_and_no_longer(player: Player) -> None:
    for sound in Sound:
        player.play(sound)
        threading.Event().wait(0.02)
    wait_for(lambda: player._mixer.taken > RATE // 10)
    wait_for(lambda: player._mixer.silent)
    taken = until_still(player)
    player.play(Sound.PLACE)
    wait_for(lambda: player._mixer.taken > taken)


def test_nothing_is_heard_while_sound_is_off(player: Player) -> None:
    player.on = False
    player.play(Sound.WIN)
    assert player._thread is None
    player.on = True
    player.play(Sound.WIN)
    wait_for(lambda: not player._mixer.silent)
    player.on = False
    assert player._mixer.silent, "it breaks off"


def test_a_variant_is_never_heard_twice_in_a_row(player: Player) -> None:
    heard = [player._one_of(Sound.PLACE).tobytes() for _ in range(40)]
    assert len(set(heard)) == 3
    assert all(one != other for one, other in pairwise(heard))


@pytest.mark.parametrize("backend", ["AAUDIO", "NO_SUCH_BACKEND"])
def test_without_a_device_nothing_happens_but_a_line_in_the_log(
    backend: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    player = Player(backends=[backend])
    with caplog.at_level(logging.INFO, "spite_qt.sound"):
        player.play(Sound.PLACE)
        wait_for(lambda: caplog.records)
        for _ in range(50):
            player.play(Sound.PLACE)
        wait_for(lambda: player._wanted.empty())
    player.stop()
    assert [record.message.split(":")[0] for record in caplog.records] == ["no sound"]
    assert capfd.readouterr() == ("", "")


def test_a_program_without_audio_ends_at_once_and_says_nothing() -> None:
    """Nothing answers where PulseAudio is said to be, and there is no library at all."""
    program = (
        "import sys\n"
        "if {hidden}: sys.modules['miniaudio'] = None\n"
        "from spite_qt.sound import Player, Sound\n"
        "player = Player()\n"
        "for sound in Sound: player.play(sound)\n"
        "player.stop()\n"
    )
    for hidden in (False, True):
        ran = subprocess.run(
            [sys.executable, "-c", program.format(hidden=hidden)],
            env={**os.environ, "PULSE_SERVER": "unix:/nowhere/pulse"},
            capture_output=True,
            timeout=60,
            check=False,
        )
        assert (ran.returncode, ran.stdout, ran.stderr) == (0, b"", b"")


# With the table


@pytest.fixture
def sit(qtbot: QtBot) -> Callable[..., Sitting]:
    def make(**how: object) -> Sitting:
        sitting = sit_down(**{"size": (800, 600), **how})  # type: ignore[arg-type]
        qtbot.addWidget(sitting.table)
        return sitting

    return make


class Ears:
    """What a table lets be heard, and when, by a clock of its own: time passes as this says."""

    def __init__(self, sitting: Sitting) -> None:
        self._motion = sitting.table._table.motion
        self.now = 0.0
        self.heard: list[tuple[float, Sound]] = []
        sitting.table._table.cues.clock = lambda: self.now
        sitting.table.sounded.connect(lambda sound: self.heard.append((self.now, sound)))

    def listen(self, seconds: float = 30.0) -> list[Sound]:
        """What is heard until nothing moves any more, or `seconds` are over."""
        before = len(self.heard)
        until = self.now + seconds
        while self._motion.busy and self.now < until:
            self.now += 1 / 60
            self._motion.advance(1 / 60)
        return [sound for _, sound in self.heard[before:]]


def a_move(sitting: Sitting, *, discard: bool) -> object:
    return next(move for move in sitting.game.legal_moves() if move.is_discard is discard)


def test_a_card_is_heard_when_it_lies_and_not_before(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1, seat=1)
    ears = Ears(sitting)
    sitting.play(a_move(sitting, discard=True))  # type: ignore[arg-type]
    ears.listen(0.3)
    assert ears.heard == []
    assert ears.listen() == [Sound.PLACE, Sound.YOUR_TURN]
    assert ears.heard[0][0] == pytest.approx(0.38, abs=0.03)


def test_the_own_card_is_heard_when_the_hand_has_put_it_down(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    sitting.table.apply(Settings(hold_discard=0.0))
    ears = Ears(sitting)
    move = a_move(sitting, discard=True)
    sitting.drag(
        sitting.at(source_of(move, sitting.view)),  # type: ignore[arg-type]
        sitting.at(target_of(move, sitting.view)),  # type: ignore[arg-type]
    )
    assert sitting.chosen
    assert ears.heard == []
    assert ears.listen() == [Sound.PLACE]
    sitting.play_chosen()
    assert Sound.PLACE not in ears.listen()


def test_a_deal_is_a_rhythm_and_never_more_than_eight_sounds_a_second(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    ears = Ears(sitting)
    sitting.table.show_view(sitting.view, deal=True)
    assert ears.listen().count(Sound.DEAL) >= 8
    times = [at for at, sound in ears.heard if sound is Sound.DEAL]
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert min(gaps) >= 0.12


@pytest.mark.parametrize(("seed", "ending"), [(20, Sound.WIN), (22, Sound.LOSE)])
def test_nothing_is_heard_while_the_table_catches_up_but_how_it_ends(
    sit: Callable[..., Sitting], seed: int, ending: Sound
) -> None:
    sitting = sit(seed=seed, rules=Rules(payoff=1), size=(640, 480))
    ears = Ears(sitting)
    while sitting.game.result is None:
        plays = [move for move in sitting.game.legal_moves() if not move.is_discard]
        sitting.play((plays or sitting.game.legal_moves())[0])
    assert sitting.table._table.motion.rate > 2
    assert ears.listen() == [ending]


def test_a_click_that_ends_the_story_ends_its_sounds(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1, seat=1)
    ears = Ears(sitting)
    sitting.play(a_move(sitting, discard=True))  # type: ignore[arg-type]
    sitting.click(QPoint(3, 3))
    assert ears.heard == []


@pytest.mark.parametrize("still", ["pace", "desktop"])
def test_a_move_shown_at_once_is_heard_once(sit: Callable[..., Sitting], still: str) -> None:
    sitting = sit(seed=1, seat=1)
    if still == "pace":
        sitting.table.apply(Settings(pace="off"))
    else:
        sitting.table.set_reduced_motion(True)
    ears = Ears(sitting)
    sitting.play(a_move(sitting, discard=True))  # type: ignore[arg-type]
    sitting.expect_shown()
    assert [sound for _, sound in ears.heard] == [Sound.YOUR_TURN]


def test_a_table_nobody_sees_is_silent(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1, seat=1)
    ears = Ears(sitting)
    sitting.table.hide()
    sitting.play(a_move(sitting, discard=True))  # type: ignore[arg-type]
    ears.listen()
    assert ears.heard == []


async def test_a_click_beside_the_table_stops_the_sound_and_stays(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        heard: list[Sound] = []
        ann.sounded.connect(heard.append)
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        await until(lambda: Sound.DEAL in heard)
        (button,) = page.findChildren(SoundButton)
        assert (button.isChecked(), button.toolTip()) == (True, "Sound is on")
        press(button)
        assert (button.isChecked(), button.toolTip()) == (False, "Sound is off")
        assert not Home(tmp_path / "Ann").settings.sound
        # Said elsewhere, as in the settings.
        ann.preferences.change(sound=True)
        assert button.isChecked()
