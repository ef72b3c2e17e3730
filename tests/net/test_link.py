"""The link's socket."""

from __future__ import annotations

import asyncio
import socket

import pytest

from protocol.net.link import watch


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
