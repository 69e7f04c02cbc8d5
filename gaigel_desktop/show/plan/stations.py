"""The way through what is shown: a card with the title, at the start of a show the cards, the deal step by step, a
question and its answer wherever the room is asked, and a last card. Whoever stands somewhere on it can go on and back:
all that is seen follows from where.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.controller.match import retelling
from gaigel_desktop.lessons.story import Stop, Story
from gaigel_desktop.rules.events import Ended, TrickTaken

from .course import Course

TITLE: Final = "title"
CARDS: Final = "cards"
DEAL: Final = "deal"
ASKED: Final = "asked"
ANSWERED: Final = "answered"
CLOSING: Final = "closing"
PAPERS: Final = (TITLE, CARDS, CLOSING)
QUESTIONS: Final = (ASKED, ANSWERED)


class Station(NamedTuple):
    """Where a show stands."""

    piece: int
    up: str = TITLE  # what is seen of it
    at: int = 0  # the step of its deal
    stop: int = -1  # which of its questions


def way_of(piece: int, story: Story, course: Course, left: int | None = None) -> list[Station]:
    """All places of a piece. Beyond the step where the deal was `left` for a branch nobody is asked anything; what the
    cards are is shown before the first deal, if that is a story."""
    asked = [(_step_of(stop, course), at) for at, stop in enumerate(story.stops)]
    asked = [(step, at) for step, at in asked if left is None or step <= left]
    steps = [step for step in retelling.stops(course.steps) if step >= course.first]
    places = [Station(piece, TITLE, _first(steps, course))]
    if piece == 0 and story.name:
        places.append(places[0]._replace(up=CARDS))
    for step in steps or [course.first]:
        places.append(Station(piece, DEAL, step))
        for stop in (at for where, at in asked if _seen(where, steps) == step):
            places += _questions(Station(piece, ASKED, step, stop), story.stops[stop])
    return places


def _first(steps: Sequence[int], course: Course) -> int:
    return steps[0] if steps else course.first


def _questions(asked: Station, stop: Stop) -> Iterator[Station]:
    """The question and its answer; between several cards the answer comes with what came of each."""
    yield asked
    if not stop.choices:
        yield asked._replace(up=ANSWERED)


def waiting_places(way: Sequence[Station], course: Course) -> list[Station]:
    """Where a show that is led trick by trick waits for a key: papers, questions, a trick that lies there, the end of a
    deal, and how the first of all begins."""
    follows = [*way[1:], None]
    found = list[Station]()
    for before, place, after in zip([None, *way], way, follows, strict=False):
        if place.up != DEAL or (not _is_asked(after) and _is_seen_long(before, place, course)):
            found.append(place)
    return found


def _is_asked(place: Station | None) -> bool:
    return place is not None and place.up == ASKED


def _is_seen_long(before: Station | None, place: Station, course: Course) -> bool:
    event, seen = course.steps[place.at]
    begins = place.piece == 0 and before is not None and before.up in PAPERS
    lies = len(seen.trick) == seen.players and not seen.face_down
    return begins or lies or isinstance(event, Ended)


def _step_of(stop: Stop, course: Course) -> int:
    """The step at which the room is asked: when all of the deed is seen, or while its trick still lies there."""
    last = course.after(stop.after)
    if stop.lies:
        deed = range(course.after(stop.after - 1) + 1, last + 1)
        return next((step - 1 for step in deed if isinstance(course.steps[step].event, TrickTaken)), last)
    return last


def _seen(step: int, steps: Sequence[int]) -> int:
    """The last step up to this one that can be seen."""
    return max((each for each in steps if each <= step), default=steps[0] if steps else step)
