"""The sounds as files: made by their script, small, never clipped, alike in loudness, silent at both ends."""

from __future__ import annotations

import math
import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pytest

from spite_qt.resources import resource_path

SCRIPT = Path(__file__).resolve().parents[2] / "resources" / "make_sounds.py"
FOLDER = resource_path("sounds/win.wav").parent
NAMES = sorted(path.name for path in FOLDER.glob("*.wav"))


def samples_of(name: str) -> tuple[array[int], int]:
    with wave.open(str(FOLDER / name), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        made = array("h", file.readframes(file.getnframes()))
        return made, file.getframerate()


def decibels(level: float) -> float:
    return 20 * math.log10(level / 32768)


def test_the_files_are_what_the_script_makes(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(SCRIPT), str(tmp_path)], check=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == NAMES
    different = [name for name in NAMES if (tmp_path / name).read_bytes() != (FOLDER / name).read_bytes()]
    assert different == []


def test_all_sounds_together_are_small() -> None:
    assert len(NAMES) == 18
    assert sum((FOLDER / name).stat().st_size for name in NAMES) < 400_000


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_clean(name: str) -> None:
    samples, rate = samples_of(name)
    assert rate == 22_050
    assert 0.1 <= len(samples) / rate <= 1.5
    loudest = max(abs(sample) for sample in samples)
    assert -16.0 <= decibels(loudest) <= -6.0
    # No click where it begins and ends, and nothing that pushes the membrane to one side.
    assert max(abs(sample) for sample in (*samples[:3], *samples[-3:])) < 500
    assert abs(sum(samples) / len(samples)) < 100
    window = rate // 20
    loudness = max(
        math.sqrt(sum(sample * sample for sample in samples[start : start + window]) / window)
        for start in range(0, len(samples) - window, window // 4)
    )
    assert -24.0 <= decibels(loudness) <= -17.0
