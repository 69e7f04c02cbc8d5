"""Seen: what a room sees at a place of a show, as a value."""

from __future__ import annotations

from gaigel_desktop.controller.showing.presented import Presented
from gaigel_desktop.controller.showing.way import ASKED, CLOSING, DEAL, TITLE
from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.events import Signed
from gaigel_desktop.scenes.parts.seating import Seating
from gaigel_desktop.scenes.picture.bubbles import announced
from gaigel_desktop.scenes.picture.looks import SPEAKING
from gaigel_desktop.scenes.picture.room import Room, Title, pointed
from gaigel_desktop.scenes.replay.telling import Telling
from gaigel_desktop.text.calls import foreign
from gaigel_desktop.text.signs import gesture_of
from gaigel_desktop.text.speech import say

from .sight import Sight


def room_of(
    presented: Presented, sight: Sight, telling: Telling, seating: Seating, said: tuple[str, ...]
) -> Room:
    """A card of paper with a title, or the deal with what is said of it; or nothing at all."""
    place, stop = presented.place, presented.stop
    room = Room(blank=sight.blank, title=title_of(presented), said=said)
    if place.up in (TITLE, CLOSING):
        return room
    return room._replace(
        held=presented.lit if presented.lit in presented.course.held else NOBODY,
        asked=place.up == ASKED,
        branched=presented.course.branched,
        calls=_calls(telling) if place.up == DEAL else (),
        looks=_looks(telling) if place.up == DEAL else (),
        at=pointed(telling.stage, seating, stop.at) if stop is not None else (),
    )


def title_of(presented: Presented) -> Title | None:
    """What the next piece is called, and which of them it is; or that it was the last."""
    place, story = presented.place, presented.story
    if place.up == CLOSING:
        return Title(say("show_end"), say("show_end_about"))
    if place.up != TITLE:
        return None
    of = {"number": place.piece + 1, "all": len(presented.show.pieces)}
    return Title(spoken(story.title), spoken(story.gist), say("show_number", of) if of["all"] > 1 else "")


def _calls(telling: Telling) -> tuple[tuple[int, str, str], ...]:
    """What is called, and what that means where the room speaks otherwise."""
    rules = telling.stage.seen.law.rules
    called = (announced(cue, rules, foreign(rules)) for cue in telling.said)
    return tuple((bubble.seat, bubble.words, bubble.caption) for bubble in called)


def _looks(telling: Telling) -> tuple[tuple[int, str], ...]:
    signs = {event.seat: gesture_of(event.sign) for event in telling.happened if isinstance(event, Signed)}
    return tuple(({cue.seat: SPEAKING for cue in telling.said} | signs).items())
