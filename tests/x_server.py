"""An X server without a screen, for programs that a test starts."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def x_server() -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """The server and the name (":N") of its display of 1920x1080 pixels; skips where there is no Xvfb."""
    if shutil.which("Xvfb") is None:
        pytest.skip("Xvfb is not installed")
    reading, writing = os.pipe()
    # The server picks a free number itself and writes it down once it accepts connections.
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as numbers:
            number = numbers.readline().strip()
        if not number:
            pytest.fail(f"Xvfb ended with {server.wait()} before it was ready")
        yield server, f":{number}"
    finally:
        server.terminate()
        server.wait()
