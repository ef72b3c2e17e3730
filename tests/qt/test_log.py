"""The program with a window keeps the same log as the calls without one."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

from spite_qt.log import FILE_NAME
from tests.headless.program import ROOT

HOST = ("host", "--open", "--interface", "127.0.0.1")


def test_a_window_logs_its_versions_what_it_hears_and_its_end(tmp_path: Path) -> None:
    log = tmp_path / FILE_NAME
    window = subprocess.Popen(
        [sys.executable, "-m", "spite_qt", "--data-dir", str(tmp_path), *HOST],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        # A log has no other sign than its lines.
        until = time.monotonic() + 20
        while window.poll() is None and time.monotonic() < until:
            if log.exists() and "hosting: " in log.read_text():
                break
            time.sleep(0.05)
        window.send_signal(signal.SIGTERM)
        _, said = window.communicate(timeout=20)
    finally:
        window.kill()
    assert (window.returncode, said) == (143, "")
    lines = log.read_text().splitlines()
    assert re.search(r"INFO spite_qt\.cli\.start: host: spite-qt \S+, protocol 1\.\d", lines[0])
    assert any("INFO protocol.net.host: hosting: open, at 127.0.0.1:" in line for line in lines)
    assert lines[-1].endswith("INFO spite_qt.cli.main: ended with exit code 143")
