"""A club with programmes of its own, before the page where a show is chosen."""

from __future__ import annotations

from gaigel_desktop.lessons.programme import DEAL, STORY, Number, Programme
from gaigel_desktop.scenes.routes import Programmes
from gaigel_desktop.show.plan.club_programmes import folder, keep
from tests.scenes.pages import Visitor

OUR_EVENING = Programme(
    "our-evening", {"en": "Our evening"}, tuple(Number(STORY, name) for name in ("partner", "forty", "gigackel"))
)


def with_club(guest: Visitor, *more: Number) -> None:
    """At the page, with the club's programme on the slate."""
    keep(OUR_EVENING._replace(numbers=(*OUR_EVENING.numbers, *more)), folder())
    guest.services.open(Programmes())


def choosing(guest: Visitor, *keys: str) -> None:
    """There, with these pressed one after the other."""
    with_club(guest)
    for key in keys:
        guest.click(key)


def choosing_what_is_gone(guest: Visitor) -> None:
    """A programme with a past deal that is no more."""
    with_club(guest, Number(DEAL, "99"))
    guest.click("own our-evening")
