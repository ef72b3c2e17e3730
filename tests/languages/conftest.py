"""The tools of packaging/ are scripts beside each other, as dev.py finds them: so do these tests."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
