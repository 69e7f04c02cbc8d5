"""Heard: a show for whoever hears it: titles, what is done, captions as they appear, questions, and what came of each.

Only what stands in the picture at this moment is said, in the first of its languages, and each thing once.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.views import redact
from gaigel_desktop.scenes.parts.card_values import card_values_in_words
from gaigel_desktop.scenes.replay.telling import Telling
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import told
from gaigel_desktop.window.spoken.aloud import Aloud

from . import show_in_words
from .question_scene import Question
from .room_picture import Room, TitleCard

STANDS: Final = "call_stands"  # changes nothing at the table, and so it is no step of its own


class ToHear(NamedTuple):
    """What there is to be heard of a picture: what it is known by, what happens in it, and its caption."""

    known_by: object
    words: tuple[str, ...] = ()
    caption: str = ""
    joke: str = ""  # about what is said there


class Narrator:
    """Says what is new in each picture."""

    def __init__(self, aloud: Aloud) -> None:
        self._aloud = aloud
        self._last = ToHear(None)

    @property
    def listens(self) -> bool:
        """Whether anybody hears the show."""
        return self._aloud.heard

    def hear(self, moment: ToHear) -> None:
        """What was not said of it before."""
        same = moment.known_by == self._last.known_by
        for words in moment.words[len(self._last.words) if same else 0 :]:
            self._aloud.say(words)
        if moment.caption != self._last.caption:
            self._aloud.say(moment.caption)
        if moment.joke and moment.joke != self._last.joke:
            self._aloud.say(moment.joke)
        self._last = moment


def dark() -> ToHear:
    """What is heard while the screen is dark."""
    return ToHear("dark", (say("spoken_dark"),))


def title(card: TitleCard, said: tuple[str, ...] = ()) -> ToHear:
    """The card of paper between two scenes, and what the presenter is told there."""
    return ToHear(card, tuple(filter(None, card)), "".join(said[:1]))


def cards(rules: RuleSet, said: tuple[str, ...]) -> ToHear:
    """What beats what, and what it counts, after what is said above it."""
    return ToHear(("cards", rules), (card_values_in_words(rules),), "".join(said[:1]))


def deal(piece: int, telling: Telling, room: Room, seating: Seating, *, arrived: bool) -> ToHear:
    """What is done in a step; and its caption, when that step is seen."""
    seen, names = telling.stage.seen, seating.names
    done = [told(redact(event, NOBODY), seen, names) for event in telling.happened]
    stands = (cue for cue in telling.said if cue.words == STANDS)
    done += [say("did_announce", {"name": names[cue.seat], "call": call(STANDS, seen.law.rules)}) for cue in stands]
    caption = room.said[0] if room.said and arrived else ""
    joked = " ".join(show_in_words.heard(seating, said) for said in room.calls if said.joke)
    return ToHear((piece, telling.at, telling.step.event), tuple(filter(None, done)), caption, joked)


def asked(question: Question, now: float) -> ToHear:
    """The question and between what one may choose; what is played; what came of each."""
    line, at = question.said(now)[0], question.moment
    told_of = () if question.stage is not None else range(question.count)
    more = show_in_words.came if at else show_in_words.chosen
    return ToHear((id(question), at, line), (line, *(more(question, each) for each in told_of)))
