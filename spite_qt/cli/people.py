"""`spite-qt people`: who is known, and what this person wants to come of them.

Listing reads only, so it works beside a running program; a change needs the data folder to itself, because a
running program has its own idea of who is known.
"""

import argparse
import time
from pathlib import Path

from protocol.errors import LocalError
from protocol.net.identity import Identity
from protocol.net.people import Known, People, Standing, TrustedBy
from protocol.net.person import held_folder
from protocol.peer.fingerprint import safety_number
from spite_qt.cli.output import Output
from spite_qt.cli.run import Exit

_WORDS = {
    Standing.MET: "met, not verified",
    Standing.TRUSTED: "trusted",
    Standing.BLOCKED: "blocked",
}
_BY = {TrustedBy.CODE: "by a join code", TrustedBy.NUMBER: "by the safety number"}


def people(options: argparse.Namespace, folder: Path, output: Output) -> int:
    """Carry out `options.action` on the people known in `folder`; the exit code.

    LocalError: nobody is meant, or several; the folder is in use.
    """
    identity = Identity.load_or_create(folder)
    if options.action in (None, "list"):
        known = _opened(folder, output)
        for each in known:
            _tell("person", each, identity, output)
        if not list(known):
            output.tell("nobody", "Nobody is known yet: whoever you sit down with will be.")
        return Exit.ENDED_WELL
    with held_folder(folder):
        return _change(options, _opened(folder, output), identity, output)


def _opened(folder: Path, output: Output) -> People:
    known = People(folder)
    for notice in known.notices:
        output.error(notice, "notice")
    return known


def _change(options: argparse.Namespace, known: People, identity: Identity, output: Output) -> int:
    meant = known.look_up(options.who)
    match options.action:
        case "trust":
            if meant.blocked:
                raise LocalError(f"{meant.shown_name} is blocked; unblock them first.")
            number = safety_number(identity.public_key, meant.key)
            if options.number is not None and _digits(options.number) != _digits(number):
                output.error(
                    f"That is not the safety number of you and {meant.shown_name}, so they are not trusted: "
                    f"it is {number}."
                )
                return Exit.DIFFERS
            meant = known.trust(meant.key)
        case "distrust":
            if meant.blocked:
                raise LocalError(f"{meant.shown_name} is blocked; unblock them instead.")
            meant = known.distrust(meant.key)
        case "block":
            meant = known.block(meant.key)
        case "unblock":
            if not meant.blocked:
                raise LocalError(f"{meant.shown_name} is not blocked.")
            meant = known.unblock(meant.key)
        case "rename":
            meant = known.rename(meant.key, options.name)
        case _:
            known.forget(meant.key)
            name = meant.shown_name
            output.tell("forgotten", f"{name} is forgotten.", name=name, fingerprint=meant.fingerprint)
            return Exit.ENDED_WELL
    _tell("person", meant, identity, output)
    return Exit.ENDED_WELL


def _tell(event: str, known: Known, identity: Identity, output: Output) -> None:
    number = safety_number(identity.public_key, known.key)
    standing = _WORDS[known.standing]
    if known.trusted_by:
        by = _BY[known.trusted_by]
        standing += f" (trusted {by} once unblocked)" if known.blocked else f" {by}"
    also = f" (calls themselves {known.name})" if known.called and known.called != known.name else ""
    output.tell(
        event,
        f"{known.shown_name}{also}: {standing}, {known.short_fingerprint}, last met "
        f"{time.strftime('%Y-%m-%d %H:%M', time.localtime(known.last_met))}\n    safety number {number}",
        name=known.name,
        called=known.called,
        fingerprint=known.fingerprint,
        standing=str(known.standing),
        trusted_by=str(known.trusted_by) if known.trusted and known.trusted_by else None,
        safety_number=number,
        first_met=known.first_met,
        last_met=known.last_met,
    )


def _digits(text: str) -> str:
    return "".join(character for character in text if character.isdigit())
