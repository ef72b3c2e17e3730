"""What the window's first paint waits for: nothing that is needed only once it is seen."""

import subprocess
import sys

from tests.headless.program import ROOT

_ASK = """
import sys
from spite_qt.cli.arguments import read_arguments
import spite_qt.cli.start
assert read_arguments([]).call is None
import spite_qt.app
late = {"protocol.game", "protocol.net.browser", "zeroconf", "cryptography", "msgpack", "sqlite3", "jeepney",
    "miniaudio", "importlib.metadata", "spite_qt.table", "spite_qt.opponents.levels"}
print(sorted(late & sys.modules.keys()))
"""


def test_neither_the_game_nor_the_network_is_imported_before_the_window_is_seen() -> None:
    done = subprocess.run([sys.executable, "-c", _ASK], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_going_on_with_a_match_does_not_wait_for_what_join_codes_need() -> None:
    ask = "import sys, spite_qt.cli.resume, spite_qt.cli.play; print('spake2' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", ask], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
