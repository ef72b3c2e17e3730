"""Cyclic garbage is found while the window lives, and in its thread alone."""

import subprocess
import sys


def test_garbage_is_found_in_the_windows_thread_alone_before_the_loop_waits() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "tests.qt.garbage_child"], capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
