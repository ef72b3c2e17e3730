"""The link's socket."""

from __future__ import annotations

import asyncio
import socket

import pytest

from protocol.net.link import watch
from protocol.peer.bounds import SILENT_AFTER


@pytest.mark.asyncio
async def test_small_frames_are_not_held_back() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.socket() as plain:
        plain.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plain, server.getsockname())
        _, writer = await asyncio.open_connection(sock=plain)
        watch(writer)
        assert plain.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        writer.close()
        await writer.wait_closed()


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="Linux alone has it")
@pytest.mark.asyncio
async def test_the_system_gives_up_on_a_dead_peer_when_the_match_does() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        _, writer = await asyncio.open_connection(*server.getsockname())
        watch(writer)
        connection = writer.get_extra_info("socket")
        limit = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
        assert limit == SILENT_AFTER * 1000
        assert connection.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        writer.close()
        await writer.wait_closed()
