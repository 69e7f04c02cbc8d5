"""Seen: what a room sees at a place of a show, as a value."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.rules.actions import card_of, is_card
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.events import Signed
from gaigel_desktop.scenes.replay.telling import Telling
from gaigel_desktop.show.plan.show_progress import Presented
from gaigel_desktop.show.plan.stations import ANSWERED, ASKED, CLOSING, DEAL, TITLE
from gaigel_desktop.show.plan.unattended import BY_ITSELF
from gaigel_desktop.table.board.highlight import highlighted_boxes
from gaigel_desktop.table.board.items import Extras, items
from gaigel_desktop.table.board.layout import HAND
from gaigel_desktop.table.board.moods import SPEAKING
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.signs import gesture_of
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box

from .room_picture import Room, Said, TitleCard
from .score_shown import asks_for_points, slate_of
from .view_options import Viewing

CALLS: Final = "call:"  # the buttons are not shown to a room


def room_of(presented: Presented, viewing: Viewing, telling: Telling, seating: Seating, said: tuple[str, ...]) -> Room:
    """A card of paper with a title, or the deal with what is said of it; or nothing at all."""
    place = presented.place
    room = Room(blank=viewing.blank, title=title_of(presented), said=said)
    if place.up in (TITLE, CLOSING):
        return room
    return room._replace(
        held=presented.lit if presented.lit in presented.course.held else NOBODY,
        asked=place.up == ASKED,
        branched=presented.course.branched,
        points=asks_for_points(presented),
        slate=slate_of(presented, telling.stage.seen, seating),
        calls=_calls(telling) if place.up == DEAL else (),
        looks=_looks(telling) if place.up == DEAL else (),
        at=_pointed(telling, spoken_of(presented)),
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


def spoken_of(presented: Presented) -> tuple[str, ...]:
    """What a question is about; where the answer is a card, that one instead of the whole hand."""
    stop, record = presented.stop, presented.story.record
    if stop is None:
        return ()
    if presented.place.up != ANSWERED or not stop.choices:
        return stop.at
    seat, right = record.actions[stop.after]
    if not is_card(right) or seat != presented.lit:
        return stop.at
    return (*(name for name in stop.at if name.partition(":")[0] != HAND), f"{HAND}:{CODES[card_of(right)]}")


def _pointed(telling: Telling, names: tuple[str, ...]) -> tuple[Box, ...]:
    """What a question is about, where it has a place on this table."""
    stage = telling.stage
    placed = [name for name in names if not name.startswith(CALLS)]
    return highlighted_boxes(placed, items(stage.seen, stage.table, stage.won, Extras()))


def _looks(telling: Telling) -> tuple[tuple[int, str], ...]:
    signs = {event.seat: gesture_of(event.sign) for event in telling.happened if isinstance(event, Signed)}
    return tuple(({cue.seat: SPEAKING for cue in telling.said} | signs).items())
