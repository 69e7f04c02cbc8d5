"""Steering: what the presenter's keys, mouse and menu do to what is shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.show.plan.show_progress import Presented
from gaigel_desktop.show.plan.stations import ASKED, CLOSING, DEAL, PAPERS
from gaigel_desktop.text.explain import why
from gaigel_desktop.text.languages import language_named
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Point
from gaigel_desktop.window.spoken.tree import Wanted

from . import keys
from .deal_playback import Walk
from .pacing import TRICK, Going
from .pointing import card_at, hand_in_order, seat_at
from .question_scene import Question
from .show_in_words import CHOICE
from .view_options import Viewing


class Ways(NamedTuple):
    """Where one can go from what is shown, what can be asked there, and who sits there."""

    pause: Callable[[], None]
    keys: Callable[[], None]
    programmes: Callable[[], None]
    leave: Callable[[], None]
    question: Callable[[bool], Question | None]  # that of this place, or one about any card
    reads: Callable[[Viewing], tuple[str, ...]]  # what stands in the line, seen like this
    seating: Callable[[], Seating]


class Steering:
    """Somebody leads through a show."""

    def __init__(self, presented: Presented, walk: Walk, going: Going, viewing: Viewing, ways: Ways) -> None:
        self.presented, self.walk, self.going, self.viewing = presented, walk, going, viewing
        self.question: Question | None = None
        self._ways = ways
        self.now = 0.0

    # -- keys and mouse ------------------------------------------------------------------------------------------

    def key(self, event: pygame.Event, now: float) -> None:
        """A key of the clicker or of the keyboard."""
        self.now = now
        digit, deed = keys.number_of(event), keys.deed_of(event)
        first = deed not in keys.ALWAYS and self.question is not None and not self.viewing.blank
        if first and self.question is not None and self.question.key(event, now):
            return
        if digit is not None:
            self._digit(digit, shifted=bool(event.mod & pygame.KMOD_SHIFT))
        elif deed:
            self.do(deed, now)

    def press(self, point: Point, now: float) -> None:
        """A card that is held is played, whoever hangs there is lit; anywhere else it leads on."""
        self.now = now
        stage, presented = self.walk.telling.stage, self.presented
        card, seat = card_at(stage, point), seat_at(stage, point)
        if self.viewing.blank or self.question is not None or presented.place.up != DEAL:
            self.do(keys.ON, now)
        elif card is not None and card[0] in presented.course.held:
            self._play(*card)
        elif seat != NOBODY:
            self.light(seat)
        else:
            self.do(keys.ON, now)

    def wanted(self, wanted: Wanted, now: float) -> None:
        """Whoever hears it presses a card that is held, a portrait, or says how many hands went up."""
        self.now = now
        kind, _, at = wanted.key.partition(" ")
        if wanted.deed == "press" and kind in (keys.ON, keys.BACK, keys.PAUSE):
            self.do(kind, now)
        elif self.question is not None and kind == CHOICE:
            self.question.hands.count(int(at), str(wanted.value) if wanted.deed == "set" else None)
        elif wanted.deed == "press" and at.isdigit() and self.question is None and not self.viewing.blank:
            self._press_named(kind, int(at))

    def _press_named(self, kind: str, at: int) -> None:
        presented = self.presented
        hand = hand_in_order(self.walk.telling.stage, presented.lit)
        if kind == "seat":
            self.light(at)
        elif kind == "card" and presented.lit in presented.course.held and at < len(hand):
            self._play(presented.lit, hand[at])

    def do(self, deed: str, now: float) -> None:
        """What a key, the mouse or the menu asks for; out of the dark the first press only makes light."""
        self.now = now
        dark = self.viewing.blank and deed in keys.LIGHTS
        self.viewing = self.viewing._replace(note="", blank=False)
        if dark:
            self.walk.rest()
        elif deed in keys.AT_TABLE and not self._at_table:
            self._tell("show_at_table")
        else:
            self._deeds()[deed]()

    @property
    def _at_table(self) -> bool:
        """Whether the deal is seen, and no paper and no question alone."""
        return self.question is None and self.presented.place.up not in PAPERS

    def _deeds(self) -> dict[str, Callable[[], object]]:
        presented, ways = self.presented, self._ways
        return {
            keys.ON: self._press_on,
            keys.BACK: self._back,
            keys.BLANK: lambda: self.choose(self.viewing._replace(blank=True)),
            keys.PAUSE: ways.pause,
            keys.LEAVE: ways.leave,
            "keys": ways.keys,
            "programmes": ways.programmes,
            "first": partial(self._jump, presented.first),
            "last": partial(self._jump, presented.last),
            "next_piece": partial(self._jump, presented.next_piece),
            "previous_piece": partial(self._jump, presented.previous_piece),
            "as_it_was": self._as_it_was,
            "hold": self._hold,
            "hands": self._hands,
            "second": self._second,
            "why": self._why,
            "ask": self._ask,
        }

    # -- on and back ---------------------------------------------------------------------------------------------

    def _press_on(self) -> None:
        """A press too many leaves the last card standing: the room still looks at it."""
        if self.presented.place.up == CLOSING:
            return
        if self.question is None and self.going.pace == TRICK and self.presented.told:
            self._jump(self.presented.next_piece)
        elif self.question is None:
            self.going.pressed()
            self.on(self.now)
        else:
            self.on(self.now)
            if self.question is None and not self.presented.waits:
                self.going.pressed()

    def on(self, now: float) -> None:
        """One moment on, as it happens."""
        self.now = now
        presented, before = self.presented, self.presented.place
        if self.question is not None and self._asks_on(now):
            return
        if presented.on():
            self._came(partial(self.walk.glide, before))
        elif presented.awaited != NOBODY:
            self._tell("show_your_turn", presented.awaited)
        elif presented.unfinished:
            self.going.waits = True
        else:
            self._ways.leave()

    def _asks_on(self, now: float) -> bool:
        """The next moment of a question, or none any more: one about any card leads back to where it was asked."""
        assert self.question is not None
        if self.question.on(now):
            return True
        self.question = None
        return self.presented.place.up != ASKED

    def _back(self) -> None:
        """One moment back: also out of a question about any card, to where it was asked."""
        if self.question is not None and self.question.back(self.now):
            return
        asked = self.question is not None and self.presented.place.up != ASKED
        back = self.presented.back_to_wait if self.going.pace == TRICK else self.presented.back
        self._jump(lambda: None if asked else back())
        if self.question is not None:
            self.question.last()

    def _jump(self, to: Callable[[], object]) -> None:
        """To another place at once."""
        to()
        self.going.stop()
        self._came(self.walk.go)

    def _came(self, walk: Callable[[Presented], None]) -> None:
        """Another place is seen."""
        self.viewing = self.viewing._replace(why=False, note="")
        walk(self.presented)
        self.walk.rearrange(self.now)
        self.going.came_to(self.presented)
        self.question = self._ways.question(False)

    def _as_it_was(self) -> None:
        if self.presented.course.branched:
            self._jump(self.presented.as_it_was)
        else:
            self._tell("show_as_it_went")

    def _ask(self) -> None:
        """What would you play? wherever a card of a hand that lies open is to be played."""
        asked, presented = self._ways.question(True), self.presented
        if asked is None:
            self._tell("ask_nothing")
        elif asked.asking.seat not in self._open(self.viewing):
            self._tell("show_ask_closed", presented.turn)
        else:
            self.question = asked

    def _tell(self, key: str, seat: int = NOBODY) -> None:
        """Something for the presenter, until the next key: of a seat, with its name and the number of its last card."""
        if seat == NOBODY:
            self._note(say(key))
            return
        last = len(hand_in_order(self.walk.telling.stage, seat))
        self._note(say(key, {"name": self._ways.seating().names[seat], "last": last}))

    def _note(self, words: str) -> None:
        self.viewing = self.viewing._replace(note=words)

    # -- how it is seen ------------------------------------------------------------------------------------------

    def _open(self, viewing: Viewing) -> frozenset[int]:
        """The seats whose cards lie face up."""
        presented = self.presented
        return viewing.open(int(presented.story.record.rules.players), presented.lit, presented.course.held)

    def _hands(self) -> None:
        """One, all or none; which of them, where nothing else is to be seen of it."""
        before, viewing = self._open(self.viewing), self.viewing.next_hands()
        self.choose(viewing)
        if self._open(viewing) == before:
            self._note(f"{say('show_hands')}: {say(f'show_hands:{viewing.hands}')}")

    def _second(self) -> None:
        """Another second language; which it is, where nothing is said just now."""
        before, viewing = self._ways.reads(self.viewing), self.viewing.next_language()
        self.choose(viewing)
        if self.question is None and self._ways.reads(viewing) == before:
            name = language_named(viewing.second).name if viewing.second else say("show_second:")
            self._note(f"{say('show_second')}: {name}")

    def _why(self) -> None:
        """The reason instead of what happened, where there is more to say."""
        turned = self.viewing._replace(why=not self.viewing.why)
        if self._ways.reads(turned) == self._ways.reads(self.viewing):
            self._tell("show_no_reason")
        else:
            self.choose(turned)

    def choose(self, viewing: Viewing) -> None:
        """Everything is to be seen like this."""
        self.viewing = viewing
        self.walk.rearrange(self.now)

    # -- seats and cards -----------------------------------------------------------------------------------------

    def _digit(self, digit: int, *, shifted: bool) -> None:
        """A card of the seat that is held; with Shift, or where none is, the hand that is talked about."""
        presented = self.presented
        self.viewing = self.viewing._replace(note="", blank=False)
        hand = hand_in_order(self.walk.telling.stage, presented.lit)
        if not self._at_table:
            self._tell("show_at_table")
        elif shifted or presented.lit not in presented.course.held:
            self._light_numbered(digit)
        elif 1 <= digit <= len(hand):
            self._play(presented.lit, hand[digit - 1])

    def _light_numbered(self, digit: int) -> None:
        """That of this seat; if it is lit already, the one that the story is about again."""
        seat = self.presented.seat_numbered(digit)
        self.light(self.presented.story.seat if seat == self.presented.lit else seat)

    def light(self, seat: int) -> None:
        """The hand of this seat is talked about."""
        self.presented.light(seat)
        self.walk.rearrange(self.now)

    def _hold(self) -> None:
        """Take the cards of whose hand is talked about, or give them back; and when they can be played."""
        presented = self.presented
        if presented.lit == NOBODY:
            self._tell("show_nobody_lit")
        elif presented.course.over(presented.moment):
            self._tell("show_deal_over")
        elif presented.hold():
            self._tell("show_held" if presented.turn == presented.lit else "show_waits_for", presented.lit)
            if presented.turn not in (presented.lit, NOBODY):
                self._note(f"{self._turn_of(presented.turn)} {self.viewing.note}")
        self.walk.rearrange(self.now)

    def _turn_of(self, seat: int) -> str:
        return say("show_turn_of", {"name": self._ways.seating().names[seat]})

    def _play(self, seat: int, card: int) -> None:
        presented, before = self.presented, self.presented.place
        refusal = presented.play(seat, card)
        if refusal:
            others = refusal == "not_your_turn" and presented.turn != NOBODY
            self._note(self._turn_of(presented.turn) if others else why(refusal, self.walk.telling.stage.seen))
            return
        self.going.pressed()
        self._came(partial(self.walk.glide, before))
