"""`tests/FAULTS.md` names tests that exist, for every fault that it lists."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


def rows() -> list[tuple[str, list[str]]]:
    """Each fault with what stands in its column of tests."""
    lines = (TESTS / "FAULTS.md").read_text(encoding="utf-8").splitlines()
    table = [line.strip("|").split("|") for line in lines if line.startswith("| ")][1:]
    return [(fault.strip(), re.findall(r"`([^`]+)`", tests)) for fault, tests, _ in table]


@cache
def functions_of(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(
        node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


@pytest.mark.parametrize(("fault", "tests"), rows(), ids=[fault for fault, _ in rows()])
def test_a_fault_is_held_by_tests_that_exist(fault: str, tests: list[str]) -> None:
    assert tests, f"nothing holds: {fault}"
    for test in tests:
        path, _, name = test.partition("::")
        assert name.startswith("test_")
        assert name in functions_of(TESTS / path), test
