"""Sending: the match of a past deal as a postcard, also one that somebody else has sent."""

from __future__ import annotations

from gaigel_desktop.controller.store.archive import PastDeal, whole_match
from gaigel_desktop.controller.store.transfer import ENDED
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.postcard.told import Evening, can_be_sent
from gaigel_desktop.window.scene import Scenes

from .wording import seating_of


def send_match(desk: Desk, scenes: Scenes, deal: PastDeal) -> bool:
    """Lay the postcard on the table; False, and nothing happens, where the match has no score."""
    from gaigel_desktop.scenes.postcard.scene import PostcardScene

    deals = whole_match(desk.store.database, deal.match.id) if desk.store is not None else []
    records = tuple(each.record for each in deals)
    if not can_be_sent(records):
        return False
    seating = seating_of(deal, desk.name, desk.portrait)
    day = str(deal.about.get(ENDED) or deals[-1].finished)[:10]
    evening = Evening(records, seating, day, own=not deal.match.imported)
    scenes.push(PostcardScene(desk, evening, scenes.pop))
    return True
