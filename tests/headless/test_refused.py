"""What does not come to a match: each ends with its exit code and one sentence."""

from __future__ import annotations

import asyncio
import socket
import time

import pytest

from protocol.peer.preamble import MAGIC, MAJOR, MINOR, PREAMBLE_BYTES
from tests.headless.program import LOOPBACK, Bench


@pytest.mark.asyncio
async def test_a_private_table_is_the_default_and_its_code_opens_it(programs: Bench) -> None:
    host, address = await programs.host("--private", "--target", "1")
    code = host.story("listening")[0]["code"]
    assert code.count("-") == 2
    joiner = await programs.join(address, "--code", code.upper().replace("-", " "))
    assert await joiner.end() == (0, "")
    assert await host.end() == (0, "")


@pytest.mark.asyncio
async def test_a_wrong_code_is_refused_and_the_table_stays_open(programs: Bench) -> None:
    host, address = await programs.host("--code", "maple-otter-42", "--target", "1")
    guest = await programs.join(address, "--code", "maple-otter-43")
    code, said = await guest.end()
    assert code == 3
    assert said == "spite-qt: That is not this table's join code.\n"
    assert [line["reason"] for line in guest.story("refused")] == ["wrong_code"]
    assert (await host.line("turned away"))["reason"] == "wrong_code"
    joiner = await programs.join(address, "--code", "maple-otter-42")
    assert (await joiner.line("connected"))["name"] == "Ada"


@pytest.mark.asyncio
async def test_a_code_is_asked_for_when_it_is_missing(programs: Bench) -> None:
    _, address = await programs.host("--private")
    guest = await programs.join(address)
    assert await guest.end() == (3, "spite-qt: This table is private, so its join code is needed.\n")
    assert [line["reason"] for line in guest.story("refused")] == ["code_needed"]


@pytest.mark.asyncio
async def test_a_third_person_finds_the_table_busy(programs: Bench) -> None:
    host, address = await programs.host("--pace", "60000")
    joiner = await programs.join(address, "--pace", "60000")
    await joiner.line("dealt")
    third = await programs.join(address, who="eve")
    code, said = await third.end()
    assert (code, said) == (3, "spite-qt: Somebody else is sitting at this table.\n")
    assert [line["reason"] for line in third.story("refused")] == ["busy"]
    assert host.process.returncode is None


@pytest.mark.asyncio
async def test_a_port_that_is_taken_is_told(programs: Bench) -> None:
    with socket.create_server((LOOPBACK, 0)) as taken:
        port = taken.getsockname()[1]
        host = await programs.start(
            "host",
            "--open",
            "--port",
            str(port),
            "--interface",
            LOOPBACK,
            "--bot",
            "greedy",
            "--json",
            who="ada",
        )
        code, said = await host.end()
    assert code == 2
    assert str(port) in said
    assert said.count("\n") == 1
    assert [line["event"] for line in host.lines] == ["error"]


@pytest.mark.asyncio
async def test_two_programs_do_not_share_a_data_folder(programs: Bench) -> None:
    await programs.host()
    second = await programs.join(f"{LOOPBACK}:1", who="ada")
    code, said = await second.end()
    assert code == 2
    assert "data folder" in said


@pytest.mark.asyncio
async def test_nobody_at_the_address_is_told(programs: Bench) -> None:
    with socket.create_server((LOOPBACK, 0)) as free:
        port = free.getsockname()[1]
    guest = await programs.join(f"{LOOPBACK}:{port}")
    code, said = await guest.end()
    assert code == 4
    assert said.count("\n") == 1
    assert [line["reason"] for line in guest.story("link lost")] == ["unreachable"]


@pytest.mark.asyncio
async def test_no_such_host_is_told(programs: Bench) -> None:
    code, said = await (await programs.join("no-such-host.invalid:4000")).end()
    assert code in (2, 4)
    assert "no-such-host.invalid" in said
    assert said.count("\n") == 1


@pytest.mark.asyncio
async def test_a_peer_of_another_version_is_refused_with_both_versions_named(programs: Bench) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # The first bytes mean the same in every version: magic, major, minor.
        preamble = await reader.readexactly(PREAMBLE_BYTES)
        writer.write(MAGIC + bytes([0, 99, 0, 7]) + preamble[len(MAGIC) + 4 :])
        await writer.drain()
        await reader.read()
        writer.close()

    async with await asyncio.start_server(answer, LOOPBACK, 0) as server:
        port = server.sockets[0].getsockname()[1]
        guest = await programs.join(f"{LOOPBACK}:{port}")
        code, said = await guest.end()
    assert code == 3
    assert "99.7" in said
    assert f"{MAJOR}.{MINOR}" in said
    assert [line["reason"] for line in guest.story("refused")] == ["version"]


@pytest.mark.asyncio
async def test_a_host_names_both_versions_when_somebody_of_another_one_comes(programs: Bench) -> None:
    host, address = await programs.host()
    _, writer = await asyncio.open_connection(LOOPBACK, int(address.rpartition(":")[2]))
    writer.write(MAGIC + bytes([0, 99, 0, 7]))
    line = await host.line("turned away")
    writer.close()
    assert line["reason"] == "version"
    assert line["text"] == (
        "The other side runs a version of the game that does not fit this one: this side speaks version "
        f"{MAJOR}.{MINOR}, the other side version 99.7."
    )


@pytest.mark.asyncio
async def test_something_else_that_listens_there_is_told(programs: Bench) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"SSH-2.0-OpenSSH_9.2p1 Debian-2+deb12u3\r\n" * 8)
        await reader.read()
        writer.close()

    async with await asyncio.start_server(answer, LOOPBACK, 0) as server:
        code, said = await (await programs.join(f"{LOOPBACK}:{server.sockets[0].getsockname()[1]}")).end()
    assert code == 4
    assert said.startswith("spite-qt: ")
    assert said.count("\n") == 1


@pytest.mark.asyncio
async def test_garbage_does_not_close_the_table(programs: Bench) -> None:
    host, address = await programs.host()
    port = int(address.rpartition(":")[2])
    for garbage in (b"", b"GET / HTTP/1.1\r\n\r\n", bytes(100_000), MAGIC + b"\xff" * 400):
        reader, writer = await asyncio.open_connection(LOOPBACK, port)
        writer.write(garbage)
        if not garbage:
            writer.close()
        async with asyncio.timeout(20):
            while garbage and await _more(reader):
                pass
        writer.close()
    joiner = await programs.join(address)
    assert (await joiner.line("connected"))["name"] == "Ada"
    assert (await host.line("connected"))["name"] == "Ben"


async def _more(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read(1 << 16)
    except ConnectionError:
        return b""


@pytest.mark.asyncio
async def test_a_name_nobody_uses_is_told_after_the_given_seconds(programs: Bench) -> None:
    started = time.monotonic()
    guest = await programs.join("Nobody \u202e at all", "--seconds", "0.5")
    code, said = await guest.end()
    assert code == 4
    assert "Nobody at all" in said
    assert time.monotonic() - started < 10
