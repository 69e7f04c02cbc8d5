"""Seen: what a room sees at a place of a show, as a value."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.events import Signed
from gaigel_desktop.scenes.replay.telling import Telling
from gaigel_desktop.show.plan.show_progress import Presented
from gaigel_desktop.show.plan.stations import ANSWERED, ASKED, CARDS, CLOSING, DEAL, PAPERS, TITLE
from gaigel_desktop.show.plan.unattended import BY_ITSELF
from gaigel_desktop.table.board.highlight import highlighted_boxes
from gaigel_desktop.table.board.items import Extras, items
from gaigel_desktop.table.board.moods import LAUGHING, SPEAKING
from gaigel_desktop.table.board.room_plan import EDGE, points_rect
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.signs import gesture_of
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box

from .room_picture import Room, Said, TitleCard
from .score_shown import POINTS, asks_for_points, slate_of
from .view_options import Viewing

CALLS: Final = "call:"  # the buttons are not shown to a room


def room_of(presented: Presented, viewing: Viewing, telling: Telling, seating: Seating, said: tuple[str, ...]) -> Room:
    """A card of paper with a title, or the deal with what is said of it; or nothing at all."""
    place = presented.place
    room = Room(blank=viewing.blank, title=title_of(presented), said=said)
    if place.up in PAPERS:
        return room._replace(cards=presented.story.record.rules if place.up == CARDS else None)
    return room._replace(
        held=presented.lit if presented.lit in presented.course.held else NOBODY,
        asked=place.up == ASKED,
        branched=presented.course.branched,
        points=asks_for_points(presented),
        slate=slate_of(presented, telling.stage.seen, seating),
        calls=_calls(telling) if place.up == DEAL else _joke(presented),
        looks=_looks(telling) if place.up == DEAL else tuple((each.seat, LAUGHING) for each in _joke(presented)),
        at=_pointed(telling, presented.stop.at if presented.stop is not None else ()),
    )


def title_of(presented: Presented) -> TitleCard | None:
    """What the next piece is called, and which of them it is; or that it was the last."""
    place, story = presented.place, presented.story
    if place.up == CLOSING and presented.show.name == BY_ITSELF:
        return TitleCard(say("show_end"), say("by_itself_press"))
    if place.up == CLOSING:
        return TitleCard(say("show_end"), say("show_end_about"))
    if place.up != TITLE:
        return None
    of = {"number": place.piece + 1, "all": len(presented.show.pieces)}
    return TitleCard(spoken(story.title), spoken(story.gist), say("show_number", of) if of["all"] > 1 else "")


def _calls(telling: Telling) -> tuple[Said, ...]:
    """What is called now, each with its seat."""
    rules = telling.stage.seen.law.rules
    return tuple(Said(cue.seat, call(cue.words, rules)) for cue in telling.said)


def _joke(presented: Presented) -> tuple[Said, ...]:
    """What one of them says to an answer."""
    stop = presented.stop
    if stop is None or stop.joker == NOBODY or presented.place.up != ANSWERED:
        return ()
    return (Said(stop.joker, spoken(stop.joke), joke=True),)


def _pointed(telling: Telling, names: tuple[str, ...]) -> tuple[Box, ...]:
    """What a question is about, where it has a place on this table."""
    stage = telling.stage
    placed = [name for name in names if not name.startswith(CALLS)]
    sides = range(stage.seen.law.sides) if POINTS in names else ()
    written = tuple(Box(*points_rect(stage.seen, stage.table, side)).inset(-EDGE, 0) for side in sides)
    return (*highlighted_boxes(placed, items(stage.seen, stage.table, stage.won, Extras())), *written)


def _looks(telling: Telling) -> tuple[tuple[int, str], ...]:
    signs = {event.seat: gesture_of(event.sign) for event in telling.happened if isinstance(event, Signed)}
    return tuple(({cue.seat: SPEAKING for cue in telling.said} | signs).items())
