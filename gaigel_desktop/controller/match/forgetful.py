"""The forgetful host: at a newcomers' table the opponents now and then play on with 101, so that one learns to catch.

Guests hardly ever overgaigel by themselves, and nobody would ever learn to accuse. Whether it happens in a deal is left
to the dice of the match: after a restart it is the same. Those of a side forget together, or the other one would call.
"""

from __future__ import annotations

from random import Random
from typing import Final

from gaigel_desktop.controller.settings import NO_AIDS
from gaigel_desktop.rules.seats import sides_of

from .setup import GENTLE, MatchSetup, people_at

# In so many deals they would: they have 101 first in about half of them, and the player gets to see one of twelve.
SHARE: Final = 1 / 6


def forgetful(setup: MatchSetup) -> tuple[bool, ...]:
    """Who forgets at this table: gentle opponents of somebody who is helped, and never a partner."""
    side, helped = sides_of(setup.rules), setup.aids != NO_AIDS
    with_people = {side[seat] for seat in people_at(setup)}
    return tuple(
        helped and chair.strength == GENTLE and side[seat] not in with_people for seat, chair in enumerate(setup.chairs)
    )


def forgets(dice: str, deal: int) -> bool:
    """Whether it happens in this deal of the match, if it comes to that; never in the first one, before which nothing
    was said of it."""
    return deal > 0 and Random(f"host {dice} {deal}").random() < SHARE
