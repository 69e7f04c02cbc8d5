"""A caption is silent where it would be wrong, or would give away what the room is asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gaigel_desktop.show.captions_below import Captioned
from gaigel_desktop.show.plan.show import show_of_story
from gaigel_desktop.show.plan.show_progress import Presented
from gaigel_desktop.show.plan.stations import CLOSING, DEAL, Station


def told(story: str) -> Iterator[tuple[Station, int, str]]:
    """Every place of its deal: how many cards lie in the trick, and the kind of caption there."""
    presented = Presented(show_of_story(story), lambda piece: None)
    captioned = Captioned(presented)
    while presented.place.up != CLOSING:
        found = captioned.at(presented.place) if presented.place.up == DEAL else None
        cards = len(presented.course.steps[presented.place.at].seen.trick)
        yield presented.place, cards, "" if found is None else found[1].kind
        presented.on()


@pytest.mark.parametrize(
    ("story", "kind"), [("goal_and_trick", "trumps_in"), ("goal_and_trick", "elfen_won"), ("forty", "elfen_won")]
)
def test_what_is_said_of_a_trick_goes_when_it_is_gathered(story: str, kind: str) -> None:
    said = list(told(story))
    at = next(at for at, (_, cards, caption) in enumerate(said) if cards and caption == kind)
    place, cards, caption = said[at + 1]
    assert (place.up, cards, caption) == (DEAL, 0, "")
    assert kind not in [caption for _, cards, caption in said if not cards]


@pytest.mark.parametrize(("story", "kind"), [("in_1907", "enough"), ("bluffed_aus", "nearly"), ("forty", "trump_pair")])
def test_how_it_stands_is_still_so_when_the_trick_is_gone(story: str, kind: str) -> None:
    assert kind in [caption for _, cards, caption in told(story) if not cards]


@pytest.mark.parametrize(
    ("story", "stop", "kind"),
    [
        ("forty", 2, "pair"),
        ("hundred_is_not_101", 1, "nearly"),
        ("hundred_is_not_101", 2, "enough"),
        ("gigackel", 1, "enough"),
    ],
)
def test_what_the_room_is_to_count_is_not_said_before_it_is_asked(story: str, stop: int, kind: str) -> None:
    said = list(told(story))
    asked = next(at for at, (place, *_) in enumerate(said) if place.stop == stop)
    assert not said[asked - 1][2]
    presented = Presented(show_of_story(story), lambda piece: None)
    known = {step for step, caption in Captioned(presented).captions().items() if caption.kind == kind}
    assert known, "there is something that could be given away"
    assert not known & {place.at for place, _, caption in said[:asked] if caption == kind}
