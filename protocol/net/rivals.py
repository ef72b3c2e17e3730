"""Which of two links to the same person is kept. Both sides may call at once, so a link can come while there
is one already:

    the other side's program    how the link there is        the new one
    another run of it           heard within 6 s             is refused: in use elsewhere
    another run of it           quiet                        replaces it
    the same run                from the same side           replaces it: its caller knows the old one is dead
    the same run                from the other side          replaces it, for the same reason; but of two that
                                                             are both younger than 3 s, the one that the
                                                             smaller identity key called is kept

So both sides keep the same one, whichever of the two each of them sees first. Not for making or using links.
"""

from __future__ import annotations

from dataclasses import dataclass

from protocol.errors import Reason
from protocol.net.session import Session
from protocol.peer.bounds import QUIET_AFTER

# Seconds within which two links count as made at the same time.
_YOUNG = 3.0


@dataclass(eq=False, slots=True)
class Held:
    """A link that is used, or being tried. `instance`: of the other side's program. `called`: by this side.
    `at`: when it was made, seconds of the loop's clock. `session`: None until there is one.
    """

    session: Session | None
    instance: bytes
    called: bool
    at: float

    def unheard(self, now: float) -> float:
        """Seconds since the other side was heard last over it."""
        return self.session.unheard if self.session is not None else now - self.at


def why_not(new: Held, old: Held | None, now: float, *, own_is_smaller: bool) -> Reason | None:
    """Why `new` does not replace `old`; None if it does. `own_is_smaller`: of the two identity keys."""
    if old is None:
        return None
    if new.instance != old.instance:
        return None if old.unheard(now) >= QUIET_AFTER else Reason.IN_USE
    if new.called == old.called or now - old.at >= _YOUNG:
        return None
    return None if new.called == own_is_smaller else Reason.DUPLICATE
