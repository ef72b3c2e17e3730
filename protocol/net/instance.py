"""Which run of the program this is: told apart from others of the same identity, and from the own tables
found.
"""

from __future__ import annotations

import secrets

INSTANCE_ID = secrets.token_bytes(16)
