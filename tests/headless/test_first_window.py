"""One window for a data folder: what a later start hands over, and to whom."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.game import Rules
from spite_qt.first_window import FILE_NAME, FirstWindow, hand_over
from spite_qt.requests import (
    HostRequest,
    JoinRequest,
    Request,
    ResumeRequest,
    request_from_json,
    request_to_json,
)

if TYPE_CHECKING:
    from pathlib import Path

texts = st.text(max_size=40)
maybe = st.none() | texts
ports = st.integers(0, 65535)
requests = (
    st.builds(
        HostRequest,
        texts,
        st.builds(Rules, target=st.integers(1, 999), payoff=st.integers(1, 30)),
        st.booleans(),
        maybe,
        ports,
        maybe,
    )
    | st.builds(JoinRequest, texts, texts, maybe, maybe)
    | st.builds(ResumeRequest, texts, maybe, maybe, ports, maybe)
)


@given(requests)
def test_a_request_is_the_same_after_its_way(request: Request) -> None:
    assert request_from_json(json.loads(json.dumps(request_to_json(request)))) == request


@pytest.mark.parametrize(
    "value",
    [
        None,
        7,
        [],
        {},
        {"call": "leave"},
        {"call": "join"},
        {"call": "join", "name": "Ann", "where": "x", "y": 1},
        {"call": "host", "name": "Ann", "rules": {"target": 0}},
    ],
)
def test_what_is_no_request_is_refused(value: object) -> None:
    with pytest.raises(ValueError):
        request_from_json(value)


class Heard:
    """What a first window was told."""

    def __init__(self, comes_up: bool = True) -> None:
        self.said: list[tuple[Request | None, str]] = []
        self._comes_up = comes_up

    def __call__(self, request: Request | None, activation: str) -> bool:
        self.said.append((request, activation))
        return self._comes_up


@pytest.mark.asyncio
async def test_a_second_start_is_heard_with_what_it_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "a token")
    heard = Heard()
    join = JoinRequest("Ann", "Tom", code="maple-otter-42")
    async with FirstWindow(tmp_path, heard):
        assert (tmp_path / FILE_NAME).stat().st_mode & 0o777 == 0o600
        assert await asyncio.to_thread(hand_over, tmp_path, join)
        monkeypatch.delenv("XDG_ACTIVATION_TOKEN")
        assert await asyncio.to_thread(hand_over, tmp_path, None)
    assert heard.said == [(join, "a token"), (None, "")]
    assert not (tmp_path / FILE_NAME).exists()
    assert not hand_over(tmp_path, None)


@pytest.mark.asyncio
async def test_a_file_that_cannot_be_written_leaves_nothing_beside_it(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    async with FirstWindow(tmp_path, Heard()):
        assert os.listdir(tmp_path) == [FILE_NAME]


@pytest.mark.asyncio
async def test_a_window_that_closes_lets_the_second_start_go_on(tmp_path: Path) -> None:
    async with FirstWindow(tmp_path, Heard(comes_up=False)):
        assert not await asyncio.to_thread(hand_over, tmp_path, None)


@pytest.mark.parametrize(
    "left", [b"", b"{", b"[]", b'{"port": "x"}', b'{"port": 99999999, "secret": "a"}', b"\xff" * 20_000]
)
def test_a_broken_file_is_no_window(tmp_path: Path, left: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(left)
    assert not hand_over(tmp_path, None)


def test_a_file_left_by_a_killed_window_is_no_window(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
    (tmp_path / FILE_NAME).write_text(json.dumps({"port": port, "secret": "a"}))
    assert not hand_over(tmp_path, None)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"hello\n",
        b'{"secret": "%s"}\n',
        b'{"secret": "\\u00e4", "request": null, "activation": ""}\n',
        b'{"secret": null, "request": null, "activation": ""}\n',
        b"[" * 8000 + b"\n",
        b"x" * 20_000 + b"\n",
    ],
)
async def test_whoever_has_no_secret_gets_a_closed_link(tmp_path: Path, line: bytes) -> None:
    heard = Heard()
    async with FirstWindow(tmp_path, heard):
        port = json.loads((tmp_path / FILE_NAME).read_text())["port"]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(line)
        with contextlib.suppress(ConnectionResetError):
            assert await reader.read() == b""
        writer.close()
    assert heard.said == []


@pytest.mark.asyncio
async def test_somebody_who_says_nothing_does_not_hold_the_end_up(tmp_path: Path) -> None:
    async with FirstWindow(tmp_path, Heard()):
        port = json.loads((tmp_path / FILE_NAME).read_text())["port"]
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.sleep(0)
    writer.close()
    assert len(asyncio.all_tasks()) == 1
