"""Every limit of the conversation, each with the reason for its number. Sizes in bytes, times in seconds."""

from __future__ import annotations

from typing import Final

# What one Noise transport message carries beside its tag: the link cannot bring more in one frame.
LARGEST_FRAME: Final = 65_519
# The largest message of this version is a dispute with an overlong text, about 1.1 KiB. Kinds of a later
# minor version may be as large as a frame, because they are skipped unread.
LARGEST_MESSAGE: Final = 2_048
# Rules are seven short pairs of JSON, about 90 bytes; room for some more of them.
LARGEST_RULES: Final = 512
# Names are shown with 32 characters; somebody's program may not know that and send a long one, which is cut
# here.
LARGEST_NAME: Final = 512
# Sixteen match ids: unfinished matches of two people that a host names.
LARGEST_LIST: Final = 256
# 200 characters of four bytes.
LARGEST_TEXT: Final = 800
# Reason codes and kinds of deal are words.
LARGEST_WORD: Final = 32
# The longest entry is the deal's, four hashes of 32 bytes and a signature with two bytes before each.
LARGEST_BODY: Final = 224
# The longest notation is `TD-c1`.
LARGEST_MOVE: Final = 8

# Entries written without an acknowledgement. A turn has seldom more than ten moves.
UNACKNOWLEDGED: Final = 32
# Messages waiting while something is being written. An honest peer sends no more than its unacknowledged
# entries, as many acknowledgements of ours, and single messages of deal, end and goodbye: under 80.
WAITING_MESSAGES: Final = 96

# Times that one side tells over a link where it listens. Once would do; its port may be taken meanwhile.
PLACES_TOLD: Final = 8

# Nothing heard for this long: ask. A lively link brings at least this many messages anyway.
PING_AFTER: Final = 2.0
# A ping is without an answer for a second: another link is looked for. Nobody is told yet.
UNHEARD_AFTER: Final = 3.0
# After a change of the own network a ping is without an answer: another link is looked for. On a local
# network the answer takes milliseconds, and a link that stalls may wait for seconds until TCP tries again.
ANSWER_WITHIN: Final = 0.5
# When the other side is suspected: wireless links sleep for some seconds.
QUIET_AFTER: Final = 6.0
# When it is given up: two sleeps, and people wait no longer.
SILENT_AFTER: Final = 15.0
# A tick that comes later than this was held up on this side (a laptop asleep, a busy loop): the time does
# not count against the other side, whose messages may be waiting to be read.
OWN_STALL: Final = 2.0
# From an encrypted link to the first message; programs send it at once.
SIT_DOWN_WITHIN: Final = 10.0
# When a deal is said to wait: it takes four messages and four writes, well under a second.
DEAL_WAITS_AFTER: Final = 5.0
# Until a failed write that cannot be left out is tried again: disks become free on the scale of seconds.
STORE_AGAIN_AFTER: Final = 2.0
