"""Coroutine tests of this folder run in one loop for Qt and asyncio, and end with no task left."""

import asyncio
import inspect
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from spite_qt.app import event_loop, make_application

# Seconds; a test that takes longer hangs.
_LONGEST = 90.0
_LONGEST_LONG = 900.0


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        # What the platform without a screen says of smallest sizes and of windows in front of others.
        item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support", extend=True))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run `async def` tests to their end; a task that outlives its test fails it."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    longest = _LONGEST_LONG if pyfuncitem.get_closest_marker("long") else _LONGEST
    with event_loop(make_application()) as loop:
        failures: list[dict[str, object]] = []
        loop.set_exception_handler(lambda _, context: failures.append(context))
        loop.run_until_complete(asyncio.wait_for(pyfuncitem.obj(**arguments), longest))
        left = [task.get_name() for task in asyncio.all_tasks(loop)]
        assert left == [], "tasks were left running"
        assert failures == [], "the event loop caught errors"
    return True


@pytest.fixture
def application(qapp: QApplication) -> Iterator[QApplication]:
    """The application as the program makes it, with its colours put back afterwards."""
    make_application()
    palette = qapp.palette()
    yield qapp
    qapp.setPalette(palette)
