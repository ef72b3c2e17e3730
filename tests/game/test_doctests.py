"""The examples in the engine's docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import protocol.game

MODULES = [module.name for module in pkgutil.iter_modules(protocol.game.__path__, "protocol.game.")]


@pytest.mark.parametrize("name", MODULES)
def test_examples_of(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_moves_games_and_records_have_examples() -> None:
    finder = doctest.DocTestFinder()
    with_examples = {
        name for name in MODULES if any(test.examples for test in finder.find(importlib.import_module(name)))
    }
    assert {
        f"protocol.game.{name}" for name in ("moves", "game", "record", "rules", "match", "view")
    } <= with_examples
