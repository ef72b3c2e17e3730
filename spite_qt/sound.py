"""Short sounds, played and mixed through whatever the system has. No Qt; when one is due is for table/cues.

miniaudio does the playing: one small library for three systems, in this process, so that a card is heard
within some hundredths of a second and two cards are heard together. Programs started for each sound (pw-play,
afplay) would be later, fewer at once, and missing on some systems. On Linux it is asked for PulseAudio alone,
which PipeWire answers too: ALSA writes into the program's standard error where there is no card.

Whatever goes wrong (no library, no device, a server that hangs or dies), the program is silent and says so in
its log. Tried with PulseAudio on Linux and a device that plays nothing; unchecked: Windows, macOS, PipeWire.
"""

from __future__ import annotations

import logging
import queue
import sys
import threading
import time
import wave
from array import array
from collections.abc import Generator, Sequence
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from spite_qt.resources import ResourceMissingError, resource_path

if TYPE_CHECKING:
    import miniaudio

_log = logging.getLogger(__name__)

RATE = 22_050  # of every file in resources/sounds
# Sounds that may wait or be heard at once; more are left out.
_MOST_WAITING = 8
_MOST_VOICES = 6
_BUFFER = 40  # milliseconds of sound that the device asks for at a time
# Seconds without a sound until the device is stopped: nothing runs while nobody plays a card.
_REST = 0.4
# Seconds after which a device that does not ask for more is given up, and until the next one is tried.
_STALLED = 4.0
_AGAIN = 60.0
# Seconds that the end of the program waits for the device.
_END_WITHIN = 0.5
_LOUDEST, _LOWEST = 32_767, -32_768


class Sound(StrEnum):
    """What can be heard: the names of the files, those with variants without their number."""

    SLIDE = "slide"
    PLACE = "place"
    DEAL = "deal"
    FLIP = "flip"
    SHUFFLE = "shuffle"
    COMPLETE = "complete"
    YOUR_TURN = "your-turn"
    WIN = "win"
    LOSE = "lose"
    TIE = "tie"
    LINK_LOST = "link-lost"
    LINK_BACK = "link-back"


class Mixer:
    """The sounds that are being heard. Two threads use it: one adds, the device's takes."""

    def __init__(self) -> None:
        self._voices: list[tuple[array[int], int]] = []
        self._lock = threading.Lock()
        self.taken = 0  # samples

    @property
    def silent(self) -> bool:
        return not self._voices

    def add(self, samples: array[int]) -> None:
        with self._lock:
            if len(self._voices) < _MOST_VOICES:
                self._voices.append((samples, 0))

    def clear(self) -> None:
        with self._lock:
            self._voices.clear()

    def take(self, count: int) -> array[int]:
        """The next `count` samples, silence where nothing sounds."""
        with self._lock:
            voices, self._voices = self._voices, []
            mixed = array("h", bytes(2 * count))
            for number, (samples, at) in enumerate(voices):
                part = samples[at : at + count]
                if number > 0:
                    both = zip(part, mixed, strict=False)
                    part = array("h", (max(_LOWEST, min(_LOUDEST, one + other)) for one, other in both))
                mixed[: len(part)] = part
                if at + count < len(samples):
                    self._voices.append((samples, at + count))
            self.taken += count
        return mixed

    def stream(self) -> Generator[array[int], int, None]:
        """As the device wants it: started, then sent how many samples it takes."""
        count = yield array("h")
        while True:
            count = yield self.take(count)


class Player:
    """Plays sounds while `on`, from a thread of its own: no call waits for the system.

    `backends`: names of miniaudio's backends to try; None: what is usual on this system. End it by `stop`.
    """

    def __init__(self, on: bool = True, backends: Sequence[str] | None = None) -> None:
        self._on = on
        self._backends = backends
        self._wanted: queue.SimpleQueue[Sound | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._chance = Random()
        self._samples: dict[Sound, list[array[int]]] = {}
        self._mixer = Mixer()
        self._not_before = 0.0

    @property
    def on(self) -> bool:
        """Whether anything is heard; what sounds when it becomes False breaks off."""
        return self._on

    @on.setter
    def on(self, on: bool) -> None:
        self._on = on
        if not on:
            self._mixer.clear()

    def play(self, sound: Sound) -> None:
        """Let it be heard now, if it can be. Returns at once."""
        if not self.on or self._wanted.qsize() >= _MOST_WAITING:
            return
        self._wanted.put(sound)
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, name="spite-sound", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Nothing is heard any more. A system that hangs is left behind after half a second."""
        self.on = False
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(_END_WITHIN)

    # The thread

    def _serve(self) -> None:
        device: miniaudio.PlaybackDevice | None = None
        while (sound := self._wanted.get()) is not None:
            if not self.on or time.monotonic() < self._not_before:
                continue
            try:
                if device is None:
                    device = self._open()
                self._mixer.add(self._one_of(sound))
                going_on = self._sound(device)
            except Exception as error:  # noqa: BLE001  # whatever a system's sound can be, the game goes on
                _log.info("no sound: %s: %s", type(error).__name__, error)
                self._not_before = time.monotonic() + _AGAIN
                self._mixer.clear()
                if device is not None:
                    device.close()
                device = None
                continue
            if not going_on:
                break
        if device is not None:
            device.close()

    def _open(self) -> miniaudio.PlaybackDevice:
        import miniaudio

        names = self._backends
        if names is None and sys.platform == "linux":
            names = ("PULSEAUDIO",)
        made = miniaudio.PlaybackDevice(
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=_BUFFER,
            callback_periods=2,
            backends=[miniaudio.Backend[name] for name in names or ()],
            app_name="Spite & Malice",
        )
        _log.info("sound by %s", made.backend)
        return made

    def _sound(self, device: Any) -> bool:
        """Play what is there and what comes meanwhile; False when the program ends."""
        stream = self._mixer.stream()
        next(stream)
        device.start(stream)
        taken, since = self._mixer.taken, time.monotonic()
        while True:
            try:
                sound = self._wanted.get(timeout=_REST)
            except queue.Empty:
                if self._mixer.silent:
                    device.stop()
                    return True
            else:
                if sound is None:
                    device.stop()
                    return False
                if self.on:
                    self._mixer.add(self._one_of(sound))
            if self._mixer.taken != taken:
                taken, since = self._mixer.taken, time.monotonic()
            elif time.monotonic() - since > _STALLED:
                raise TimeoutError("the device takes no more samples")

    def _one_of(self, sound: Sound) -> array[int]:
        """One of the sound's variants, not the one heard last."""
        variants = self._samples.get(sound)
        if variants is None:
            variants = self._samples[sound] = [_read(path) for path in files_of(sound)]
        if len(variants) > 1:
            variants.append(variants.pop(self._chance.randrange(len(variants) - 1)))
        return variants[-1]


def files_of(sound: Sound) -> list[Path]:
    """Every variant's file. Raises ResourceMissingError if there is none."""
    folder = "sounds"
    try:
        return [resource_path(f"{folder}/{sound}.wav")]
    except ResourceMissingError:
        first = resource_path(f"{folder}/{sound}-1.wav")
        return sorted(first.parent.glob(f"{sound}-[0-9].wav"))


def _read(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        return array("h", file.readframes(file.getnframes()))
