"""Soak: matches of bots over a line that delays, splits, cuts, kills and hangs. Nothing is lost or doubled,
both sides are told the same and both journals hold the same.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tests.net.namespaces import Lan

# The two may find each other in no other way than through the bad line.
NO_MULTICAST = (
    "chain out { type filter hook output priority 0; ip daddr 224.0.0.0/4 drop; ip6 daddr ff00::/8 drop; }",
)


async def soak(lan: Lan, *options: str) -> list[dict[str, Any]]:
    lan.left.nft(*NO_MULTICAST)
    process = await lan.left.start("-m", "tests.net.soak", *options)
    out, _ = await process.communicate()
    assert process.returncode == 0
    return [json.loads(line) for line in out.splitlines()]


def all_went_well(matches: list[dict[str, Any]]) -> None:
    assert [match for match in matches if "wrong" in match] == []
    faults: Counter[str] = Counter()
    for match in matches:
        faults.update(match["faults"])
    # It was a bad line, and it has broken matches in every way.
    assert min(faults[fate] for fate in ("delayed", "killed", "cut", "deaf")) > 0
    assert sum(sum(match["lost"]) for match in matches) > len(matches)


@pytest.mark.asyncio
async def test_matches_over_a_bad_line_are_equal_on_both_sides(lan: Lan) -> None:
    matches = await soak(lan, "--matches", "8")
    assert len(matches) == 8
    all_went_well(matches)


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.asyncio
async def test_two_hundred_matches_over_a_bad_line_are_equal_on_both_sides(lan: Lan) -> None:
    matches = await soak(lan, "--matches", "200", "--seed", "2")
    assert len(matches) == 200
    all_went_well(matches)
