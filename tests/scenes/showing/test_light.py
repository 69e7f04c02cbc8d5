"""What is spoken of lies in the light, and the card that takes the trick has a rim."""

from __future__ import annotations

import pytest

from gaigel_desktop.rules.deal import taker
from gaigel_desktop.show import paint_room
from gaigel_desktop.show.plan.stations import ASKED
from gaigel_desktop.table.board.layout import TRICK
from gaigel_desktop.table.motion.sprite import Pose
from tests.scenes.pages import Open
from tests.tiers import thorough

from .looked_at import ON, shown


@thorough
def test_the_card_that_takes_the_trick_has_a_rim_as_soon_as_the_room_has_answered(
    visit: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor, rims = visit(speed="none"), list[Pose]()
    monkeypatch.setattr(paint_room, "draw_rim", lambda pen, pose: rims.append(pose))
    show = shown(visitor, "partner")
    lies = next(at for at, stop in enumerate(show.presented.story.stops) if stop.lies)
    while (show.presented.place.stop, show.presented.place.up) != (lies, ASKED):
        visitor.key(ON)
        visitor.wait(1.0)
    rims.clear()
    show.resize()
    visitor.scenes.draw()
    assert not rims, "the room is to find out"
    visitor.key(ON)
    visitor.wait(1.0)
    visitor.scenes.draw()
    stage = show.steering.walk.telling.stage
    best = next(card for card in stage.sprites if card.zone == (TRICK, taker(stage.seen)))
    assert rims == [best.pose]
