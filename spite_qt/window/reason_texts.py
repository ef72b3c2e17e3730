"""The sentences of the layers below the windows, which know no language but English, for the translators.

`protocol` says what went wrong in English, for the log and the terminal. Here stands each of its sentences
that a window may show, {0}, {1} where it puts something in; `reasons.py` recognises them. A test goes through
the code below and finds those that are missing here.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

# As `protocol.errors.Reason` says them; ": " and what exactly was wrong may follow before the full stop.
REASONS: Final = (
    QT_TRANSLATE_NOOP("Reasons", "{0} runs a version of the game that does not fit this one."),
    QT_TRANSLATE_NOOP("Reasons", "The encrypted connection with {0} could not be made."),
    QT_TRANSLATE_NOOP("Reasons", "That is not this table's join code."),
    QT_TRANSLATE_NOOP("Reasons", "This table is private, so its join code is needed."),
    QT_TRANSLATE_NOOP("Reasons", "This table is open, so it is joined without a code."),
    QT_TRANSLATE_NOOP("Reasons", "Too many codes have been tried; wait a minute."),
    QT_TRANSLATE_NOOP(
        "Reasons", "The join code is needed, because the two sides do not both trust each other yet."
    ),
    QT_TRANSLATE_NOOP("Reasons", "The key is not the one known for this name, so it may be somebody else."),
    QT_TRANSLATE_NOOP("Reasons", "Somebody else is sitting at this table."),
    QT_TRANSLATE_NOOP("Reasons", "{0} declined."),
    QT_TRANSLATE_NOOP("Reasons", "The rules of this table cannot be played here."),
    QT_TRANSLATE_NOOP(
        "Reasons", "Both sides use the same identity; a second seat needs a data folder of its own."
    ),
    QT_TRANSLATE_NOOP("Reasons", "There is already a connection with {0}."),
    QT_TRANSLATE_NOOP("Reasons", "This match is under way with {0} from another run of the program."),
    QT_TRANSLATE_NOOP(
        "Reasons", "The match cannot go on, because one side has nothing of it that it has signed."
    ),
    QT_TRANSLATE_NOOP("Reasons", "{0} did not answer in time."),
    QT_TRANSLATE_NOOP("Reasons", "{0} cannot be reached."),
    QT_TRANSLATE_NOOP("Reasons", "Something unreadable came over the connection."),
    QT_TRANSLATE_NOOP("Reasons", "A message was larger than the game allows."),
    QT_TRANSLATE_NOOP("Reasons", "More messages came than the game allows."),
    QT_TRANSLATE_NOOP("Reasons", "A message came at a point where it makes no sense."),
    QT_TRANSLATE_NOOP("Reasons", "A message belonged to another match."),
    QT_TRANSLATE_NOOP("Reasons", "A message claimed to come from the wrong seat."),
    QT_TRANSLATE_NOOP("Reasons", "A move was missing or out of order."),
    QT_TRANSLATE_NOOP("Reasons", "A move was not signed by the person who made it."),
    QT_TRANSLATE_NOOP("Reasons", "The two sides no longer hold the same cards."),
    QT_TRANSLATE_NOOP("Reasons", "The cards were not dealt as both sides had agreed."),
    QT_TRANSLATE_NOOP("Reasons", "A move was against the rules."),
    QT_TRANSLATE_NOOP("Reasons", "The two sides remember different moves."),
    QT_TRANSLATE_NOOP("Reasons", "{0} has left the table."),
    QT_TRANSLATE_NOOP("Reasons", "The match is over."),
    QT_TRANSLATE_NOOP("Reasons", "The connection with {0} was lost."),
    QT_TRANSLATE_NOOP("Reasons", "{0} has not answered for a while."),
    QT_TRANSLATE_NOOP("Reasons", "The match could not be written to the disk."),
    QT_TRANSLATE_NOOP("Reasons", "Your request came too late."),
    QT_TRANSLATE_NOOP("Reasons", "{0} ended the connection."),
    # Not a reason, but with a reason's ": " too.
    QT_TRANSLATE_NOOP("Reasons", "This is not possible now."),
)

# Whole texts.
SENTENCES: Final = (
    QT_TRANSLATE_NOOP("Reasons", "You have left the table."),
    QT_TRANSLATE_NOOP("Reasons", "You declined."),
    QT_TRANSLATE_NOOP("Reasons", "The program of {0} ended the match: {1}"),
    QT_TRANSLATE_NOOP("Reasons", "The program of {0} ended the connection: {1}"),
    QT_TRANSLATE_NOOP("Reasons", "{0} A report to compare with the other side's is in {1}."),
    QT_TRANSLATE_NOOP("Reasons", "{0} The report {1} cannot be written: {2}."),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "Warning: somebody came as {0} with another key than the {1} you know ({2}, not {3}). It may be"
        " somebody who pretends, so nobody sat down. If {4} has a new computer, meet with a join code, or"
        " forget the old one under People.",
    ),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "{0} is known here with another key, {1}; this one is {2}. If {3} has a new computer, forget the old"
        " one.",
    ),
    # joining
    QT_TRANSLATE_NOOP("Reasons", "You have blocked {0}. Unblock them first to sit at their table."),
    QT_TRANSLATE_NOOP("Reasons", "You have blocked {0}. Unblock them first to go on with the match."),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} is"
        " not one.",
    ),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0} has"
        " no port.",
    ),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; {0}"
        " names no computer.",
    ),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; an IPv6"
        " address stands in brackets, as in [fe80::1%eth0]:4050.",
    ),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; an IPv6"
        " address stands in brackets, as in [fe80::1%eth0]:4050, but {0} has none in them.",
    ),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050; a port"
        " is a number from 1 to 65535, not {0}.",
    ),
    QT_TRANSLATE_NOOP("Reasons", "A join code is two words and a number, like maple-otter-42."),
    QT_TRANSLATE_NOOP("Reasons", "A join code has letters from a to z and digits, like maple-otter-42."),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "That join code is too easy to guess: take at least {0} letters and digits, like maple-otter-42,"
        " or none, and one is made.",
    ),
    QT_TRANSLATE_NOOP("Reasons", "{0} cannot be reached from the interface {1}."),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "This is your own table. To play against yourself, give the other side its own data folder.",
    ),
    QT_TRANSLATE_NOOP("Reasons", "The address {0} needs the table's port, as in {1}."),
    QT_TRANSLATE_NOOP("Reasons", "{0} tables are hosted as {1}; join one by its address: {2}."),
    QT_TRANSLATE_NOOP("Reasons", "Nothing is kept of this match."),
    # the network
    QT_TRANSLATE_NOOP("Reasons", "This computer has no network interface {0}."),
    QT_TRANSLATE_NOOP("Reasons", "{0} is not a network address."),
    QT_TRANSLATE_NOOP("Reasons", "This computer has no address {0}; it has {1}."),
    QT_TRANSLATE_NOOP(
        "Reasons", "Port {0} is taken by another program; choose another one, or none to get a free one."
    ),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "This program may not listen on port {0}; choose one from 1024 on, or none to get a free one.",
    ),
    QT_TRANSLATE_NOOP("Reasons", "This computer cannot listen on port {0}: {1}."),
    QT_TRANSLATE_NOOP("Reasons", "This computer is on no network; connect it, or play alone."),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "Multicast does not get through on this network (a firewall, perhaps), so tables cannot be found;"
        " joining by address works.",
    ),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "Another program keeps UDP port 5353 to itself, so tables on the network cannot be found; joining by"
        " address works.",
    ),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "This program may not use multicast here, so tables cannot be found; joining by address works.",
    ),
    QT_TRANSLATE_NOOP(
        "Reasons", "Tables on the network cannot be found on this computer now; joining by address works."
    ),
    QT_TRANSLATE_NOOP(
        "Reasons", "This table cannot be found on the network any more; it can be joined by address."
    ),
    QT_TRANSLATE_NOOP("Reasons", "The search for tables stopped; joining by address works."),
    # files
    QT_TRANSLATE_NOOP("Reasons", "The data folder {0} cannot be used: {1}."),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "Another Spite & Malice is running with the data folder {0}. Close it, or choose another folder with"
        " --data-dir (that is another person).",
    ),
    QT_TRANSLATE_NOOP("Reasons", "The identity file {0} cannot be read or made: {1}."),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "The identity file {0} is damaged or of another version. It was left as it is: bring back a copy, or"
        " move it away to start as somebody new.",
    ),
    QT_TRANSLATE_NOOP("Reasons", "The journal {0} is closed."),
    QT_TRANSLATE_NOOP("Reasons", "The journal {0} cannot be opened: {1}."),
    QT_TRANSLATE_NOOP("Reasons", "The journal {0} cannot be made: {1}."),
    QT_TRANSLATE_NOOP("Reasons", "The journal {0} cannot be read: {1}."),
    QT_TRANSLATE_NOOP("Reasons", "The journal {0} cannot be written: {1}."),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "The journal {0} was written by another version of the game (schema {1}, this one has {2}). It was"
        " left as it is.",
    ),
    QT_TRANSLATE_NOOP("Reasons", "The journal {0} is damaged and cannot be set aside: {1}."),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "The journal was damaged and has been set aside as {0}; a new one was begun. Nothing was deleted.",
    ),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "The journal was empty, as a crash or a full disk may leave it, and has been set aside as {0}; a new"
        " one was begun.",
    ),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "The match with {0} was damaged in the journal and has been set aside there; nothing was deleted. If"
        " the other side still has it, it comes back from there when you next sit down with each other.",
    ),
    QT_TRANSLATE_NOOP("Reasons", "The match {0} cannot be read: {1}."),
    QT_TRANSLATE_NOOP("Reasons", "The match {0} cannot be read. {1}"),
    QT_TRANSLATE_NOOP("Reasons", "They are not known any more."),
    QT_TRANSLATE_NOOP("Reasons", "More than {0} people are trusted or blocked; forget some."),
    QT_TRANSLATE_NOOP("Reasons", "The file of known people {0} cannot be written: {1}."),
    QT_TRANSLATE_NOOP("Reasons", "The file of known people {0} cannot be read: {1}."),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "The file of known people {0} was written by another version of the game. It was left as it is.",
    ),
    QT_TRANSLATE_NOOP("Reasons", "The file of known people {0} is damaged and cannot be set aside: {1}."),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "The file of known people was damaged and has been set aside as {0}. Nobody is trusted or blocked"
        " until you meet again.",
    ),
    QT_TRANSLATE_NOOP("Reasons", "The log {0} cannot be written: {1}."),
    QT_TRANSLATE_NOOP("Reasons", "The settings cannot be written to {0}: {1}."),
    QT_TRANSLATE_NOOP("Reasons", "The settings cannot be read ({0}); defaults are used."),
    QT_TRANSLATE_NOOP(
        "Reasons", "The settings file was broken: defaults are used, the file as it was is kept as {0}."
    ),
    QT_TRANSLATE_NOOP(
        "Reasons", "The settings file was broken: defaults are used; the file cannot be set aside ({0})."
    ),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "Settings had values that cannot be ({0}): their defaults are used, the file as it was is kept as"
        " {1}.",
    ),
    QT_TRANSLATE_NOOP(
        "Reasons",
        "Settings had values that cannot be ({0}): their defaults are used; the file cannot be set aside"
        " ({1}).",
    ),
    QT_TRANSLATE_NOOP("Reasons", "The rules of a match cannot be read: {0}."),
    QT_TRANSLATE_NOOP("Reasons", "The record of a match's beginning does not fit its id."),
    QT_TRANSLATE_NOOP("Reasons", "The record of a match's beginning names the wrong seat."),
    QT_TRANSLATE_NOOP("Reasons", "The records of a match lack its beginning, or belong to several matches."),
    QT_TRANSLATE_NOOP("Reasons", "This match was played with another identity."),
    QT_TRANSLATE_NOOP("Reasons", "The signed end of a match is not the end of its entries."),
    QT_TRANSLATE_NOOP("Reasons", "Entry {0} was withdrawn, and is not the last one."),
    QT_TRANSLATE_NOOP("Reasons", "Entry {0} of a match does not follow from those before it: {1}."),
    QT_TRANSLATE_NOOP("Reasons", "Entry {0} of a match does not fit those before it."),
    # at the table
    QT_TRANSLATE_NOOP("Reasons", "The move before this one is still being written down."),
    QT_TRANSLATE_NOOP("Reasons", "You have asked for this already."),
    QT_TRANSLATE_NOOP("Reasons", "Nobody has sat down yet."),
    QT_TRANSLATE_NOOP("Reasons", "There is no move that can be taken back."),
    QT_TRANSLATE_NOOP("Reasons", "The conversation is over."),
)

# In the middle of a sentence: who, and what exactly was wrong. Others are for programmers, in the log.
PARTS: Final = (
    # at the beginning of a sentence, and behind "with"
    QT_TRANSLATE_NOOP("Reasons", "The other side"),
    QT_TRANSLATE_NOOP("Reasons", "the other side"),
    QT_TRANSLATE_NOOP("Reasons", "nobody takes the call"),
    QT_TRANSLATE_NOOP("Reasons", "somebody else is at this address now"),
    QT_TRANSLATE_NOOP("Reasons", "they wanted a table that was here before"),
    QT_TRANSLATE_NOOP("Reasons", "ask {0} to host again"),
    QT_TRANSLATE_NOOP("Reasons", "looking up the name {0} took too long"),
    QT_TRANSLATE_NOOP("Reasons", "there is no computer named {0}"),
    QT_TRANSLATE_NOOP("Reasons", "another table is there"),
    QT_TRANSLATE_NOOP("Reasons", "{0} does not answer"),
    QT_TRANSLATE_NOOP("Reasons", "{0} hung up"),
    QT_TRANSLATE_NOOP("Reasons", "the other side hung up"),
    QT_TRANSLATE_NOOP("Reasons", "nobody is listening at {0}"),
    QT_TRANSLATE_NOOP("Reasons", "no computer answers at {0}"),
    QT_TRANSLATE_NOOP("Reasons", "this computer is on no network that leads to {0}"),
    QT_TRANSLATE_NOOP("Reasons", "this computer's firewall does not let the call out to {0}"),
    QT_TRANSLATE_NOOP("Reasons", "{0} needs the interface it is on, as in fe80::1%eth0"),
    QT_TRANSLATE_NOOP("Reasons", "the table is not there any more; another one is at its address"),
    QT_TRANSLATE_NOOP("Reasons", "nobody here hosts a table as {0}"),
    QT_TRANSLATE_NOOP("Reasons", "something at {0} takes the call but says nothing"),
    QT_TRANSLATE_NOOP("Reasons", "{0} stopped answering"),
    QT_TRANSLATE_NOOP("Reasons", "it is not this game that answers"),
    QT_TRANSLATE_NOOP("Reasons", "the table said {0}, but {1} answered"),
    QT_TRANSLATE_NOOP("Reasons", "this side speaks version {0}, the other side version {1}"),
    QT_TRANSLATE_NOOP("Reasons", "the disk is full"),
    QT_TRANSLATE_NOOP("Reasons", "another program keeps the file locked"),
    QT_TRANSLATE_NOOP("Reasons", "the file may not be written"),
    QT_TRANSLATE_NOOP("Reasons", "the file may not be used"),
    QT_TRANSLATE_NOOP("Reasons", "the file cannot be opened"),
    QT_TRANSLATE_NOOP("Reasons", "the disk reports an error"),
    QT_TRANSLATE_NOOP("Reasons", "the file is damaged"),
    QT_TRANSLATE_NOOP("Reasons", "it is a link to {0}, and nothing is there"),
    QT_TRANSLATE_NOOP("Reasons", "the file is empty"),
    QT_TRANSLATE_NOOP("Reasons", "its folder may not be written"),
    QT_TRANSLATE_NOOP("Reasons", "it holds something else at this place already"),
)
