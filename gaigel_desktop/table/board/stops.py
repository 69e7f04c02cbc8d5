"""The stops: why the table stands still, and for how long."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

OWN_TRICK: Final = "own_trick"  # waits for the hand that gathers it
TRICK: Final = "trick"
DECLARATION: Final = "declaration"
CALL: Final = "call"  # somebody has called, and it is still to be read
WINDOW: Final = "window"  # the player's chance before the drawing
CLAIM: Final = "claim"  # somebody claims to be out: the player questions it, or lets it stand
COUNT: Final = "count"  # all cards are played: count, or call
PARTNER_LOOKS: Final = "partner_looks"
STEP: Final = "step"  # of a deal that is told to somebody
Kind = Literal["own_trick", "trick", "declaration", "call", "window", "claim", "count", "partner_looks", "step"]


class Stop(NamedTuple):
    """A moment at which the table stands still: why, and for how many seconds; None is until the player goes on."""

    kind: Kind
    seconds: float | None = None
