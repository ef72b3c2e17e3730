"""What every test stands on: Qt without a screen, Ctrl+C, hypothesis profiles, long forms, no silent skips.

Not for fixtures of one layer: those live beside that layer's tests.
"""

import gc
import os
import signal
import threading
from collections.abc import Generator, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

# Before anything imports Qt: no test may open a window on the screen of the person who runs it.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Nor may one put notifications before that person.
os.environ.pop("DBUS_SESSION_BUS_ADDRESS", None)

# A shell makes its background jobs deaf to Ctrl+C, and whatever they start with them: programs that a test
# starts are to hear it all the same.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

IN_CI = os.environ.get("CI", "").lower() in {"1", "true"}
ALL = os.environ.get("SPITE_ALL") == "1"
ALLOWED_SKIPS = Path(__file__).with_name("allowed_skips.txt")

# Deadlines measure the machine, not the code. In CI the examples are the same in every run, so that a red one
# can be repeated.
settings.register_profile("quick", deadline=None, derandomize=IN_CI, print_blob=True)
settings.register_profile("long", deadline=None, derandomize=IN_CI, print_blob=True, max_examples=500)
settings.load_profile("long" if ALL else "quick")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long forms out, as deselected and not as skipped, unless SPITE_ALL=1."""
    if ALL:
        return
    long_forms = [item for item in items if item.get_closest_marker("long")]
    if long_forms:
        config.hook.pytest_deselected(items=long_forms)
        items[:] = [item for item in items if item not in long_forms]


def allowed_to_skip(node_id: str) -> bool:
    """Whether allowed_skips.txt has a pattern for this test (`pattern -- reason`, a line each)."""
    if node_id.rfind("@") > node_id.rfind("]"):
        node_id = node_id.rpartition("@")[0]  # pytest-xdist appends the name of the test's group
    lines = ALLOWED_SKIPS.read_text(encoding="utf-8").splitlines()
    patterns = [line.split(" -- ")[0].strip() for line in lines if line and not line.startswith("#")]
    return any(fnmatchcase(node_id, pattern) for pattern in patterns)


def _fail_if_silent(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turn a skip into a failure where CI runs: a test that never runs there guards nothing."""
    if IN_CI and report.skipped and not hasattr(report, "wasxfail") and not allowed_to_skip(report.nodeid):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was skipped in CI and is not in {ALLOWED_SKIPS.name}: {reason}"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _fail_if_silent(report)
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _fail_if_silent(report)
    return report


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_teardown() -> Generator[None, None, None]:
    """Search for garbage between tests, in Qt's thread, once an application has ended Python's own search.

    So threads that a test left behind do not come upon widgets, and what it did not close fails it.
    """
    yield
    if not gc.isenabled():
        from spite_qt.garbage import search_if_due

        search_if_due()


@pytest.fixture(scope="session")
def xvfb_display() -> Iterator[str]:
    """The name (":N") of an X server of 1920x1080 pixels without a screen, for programs started by a test."""
    from tests.x_server import x_server

    with x_server() as (_, display):
        yield display


@pytest.fixture(scope="session")
def qapp() -> Any:
    """The application as the program makes it: closing the last window of a test ends no loop, neither that
    of the same test nor of a later one.
    """
    from spite_qt.app import make_application

    return make_application()
