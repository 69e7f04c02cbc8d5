"""What is spoken of lies in the light, and the card that takes the trick has a rim."""

from __future__ import annotations

import pytest

from gaigel_desktop.lessons.story import stories
from gaigel_desktop.rules.actions import card_of, is_card
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.deal import taker
from gaigel_desktop.show import paint_room
from gaigel_desktop.show.plan.show import show_of_story
from gaigel_desktop.show.plan.show_progress import Presented
from gaigel_desktop.show.plan.stations import ANSWERED, ASKED
from gaigel_desktop.show.seen_by_room import spoken_of
from gaigel_desktop.table.board.layout import TRICK
from gaigel_desktop.table.motion.sprite import Pose
from gaigel_desktop.window import theme
from tests.scenes.pages import Open
from tests.tiers import thorough

from .looked_at import ON, shown

BY_CARD = [
    (story.name, at)
    for story in stories()
    for at, stop in enumerate(story.stops)
    if stop.choices and is_card(story.record.actions[stop.after][1])
]


@pytest.mark.parametrize(("name", "number"), BY_CARD)
def test_the_answer_lights_the_card_that_it_names_and_not_the_whole_hand(name: str, number: int) -> None:
    presented = Presented(show_of_story(name), lambda piece: None)
    place = next(place for place in presented.way() if place.stop == number and place.up == ANSWERED)
    stop = presented.story.stops[number]
    presented.place = place._replace(up=ASKED)
    assert spoken_of(presented) == stop.at
    presented.place = place
    right = CODES[card_of(stop.choices[stop.right(presented.story.record)].action)]
    assert [each for each in spoken_of(presented) if each.startswith("hand")] == [f"hand:{right}"]
    assert {each for each in stop.at if not each.startswith("hand")} <= set(spoken_of(presented))


def test_the_light_falls_on_one_card_of_the_hand(visit: Open) -> None:
    (name, number), visitor = BY_CARD[0], visit(speed="none")
    show = shown(visitor, name)
    while (show.presented.place.stop, show.presented.place.up) != (number, ANSWERED):
        visitor.key(ON)
        visitor.wait(1.0)
    assert sum(box.height == round(theme.DESIGN[1] / 3) for box in show.room.at) == 1, "of a hand that fills a third"


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
