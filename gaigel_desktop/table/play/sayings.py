"""What is said and shown at this moment, and until when: bubbles, faces, a sentence to the player alone."""

from __future__ import annotations

import math
from collections.abc import Callable
from operator import attrgetter
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.chair import Refusal
from gaigel_desktop.rules.deal import NOBODY, Deal
from gaigel_desktop.table.board.bubbles import Aside, Bubble
from gaigel_desktop.table.board.moods import Face
from gaigel_desktop.text.explain import why
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme

from .remark import Remark, reads_for

SEAT: Final = attrgetter("seat")
BESIDES: Final = attrgetter("besides")


class Refused(NamedTuple):
    """Why something was not done, whether that is still so, and when it has been there to be seen."""

    why: Bubble | Aside
    holds: Callable[[], bool]
    seen_at: float


class Sayings:
    """The bubbles, the looks and the line of words; each is gone when its time is over."""

    def __init__(self, aloud: Callable[[str, int], None]) -> None:
        """Take the function that says aloud what is no announcement: the words, and at which seat they are said."""
        self._aloud = aloud
        self.bubbles: list[Bubble] = []
        self._waiting: list[Remark] = []  # said as soon as nothing else is said at that seat
        self.faces: dict[int, Face] = {}
        self.note: Aside | None = None
        self._refused: Refused | None = None

    def hang(self, bubble: Bubble) -> None:
        """Show a bubble. Nobody says two things at once; what is cut short by a call is said once more, so that it can
        be read."""
        if bubble.announced:
            self._waiting += [Remark(each.seat, each.words) for each in self._remarks() if each.seat == bubble.seat]
        self._show(bubble)
        if not bubble.announced:
            self._aloud(bubble.words, bubble.seat)

    def refuse(self, why: Bubble | Aside, holds: Callable[[], bool], now: float) -> None:
        """Show why something is not done, until it is so no more, but to be seen at all, or until the player does the
        next thing."""
        if isinstance(why, Bubble):
            self.hang(why)
        else:
            self.note = why
            self._aloud(why.words, NOBODY)
        self._refused = Refused(why, holds, now + theme.GLIMPSE)

    def go_on_from_refusal(self) -> None:
        """Take away why something was not done: it has been read, or is so no more."""
        if self._refused is None:
            return
        why, self._refused = self._refused.why, None
        self.bubbles = [each for each in self.bubbles if each is not why]
        if self.note is why:
            self.note = None

    def heed(self, seat: int) -> None:
        """Take away what somebody was told alone at this seat: it has been read, as something was done that may be
        done."""
        self.bubbles = [each for each in self.bubbles if each.seat != seat or each.announced or each.besides]
        if self.note is not None and self.note.asks:
            self.note = None

    def remark(self, remark: Remark | None, now: float) -> None:
        """Let somebody make a remark, now or when it is the turn of it."""
        if remark is None:
            return
        self._aloud(remark.words, remark.seat)
        self._waiting.append(remark)
        self._go_on(now)

    def unread(self) -> list[Remark]:
        """Take away the remarks that could not be read yet and give them back, first what was seen least."""
        seen = sorted(self._remarks(), key=lambda each: -each.until)
        left = [*self._waiting, *(Remark(each.seat, each.words) for each in seen)]
        self.bubbles = [each for each in self.bubbles if not each.besides]
        self._waiting = []
        return left

    def _remarks(self) -> list[Bubble]:
        return [each for each in self.bubbles if each.besides]

    def _show(self, bubble: Bubble) -> None:
        self.bubbles = [*(each for each in self.bubbles if each.seat != bubble.seat), bubble]

    def _go_on(self, now: float) -> None:
        """Show the remarks that wait, where nobody says anything."""
        for remark in tuple(self._waiting):
            if all(each.seat != remark.seat for each in self.bubbles):
                self._show(Bubble(remark.words, remark.seat, now + reads_for(remark.words), besides=True))
                self._waiting.remove(remark)

    def wear(self, seat: int, look: str, until: float) -> None:
        """Show this look on somebody's face for a while."""
        self.faces[seat] = Face(look, until)

    def tell(self, words: str, until: float, *, aloud: bool = True, asks: bool = False) -> None:
        """Tell the player alone a sentence, in the place of why something was not done before."""
        self.go_on_from_refusal()
        self.note = Aside(words, until, asks)
        if aloud:
            self._aloud(words, NOBODY)

    def forget(self, now: float, *, read: bool = True) -> None:
        """Take away what was said and shown long enough ago; what stands there until it is read, when it is."""
        if self._refused is not None and now >= self._refused.seen_at and not self._refused.holds():
            self.go_on_from_refusal()
        self.bubbles = [one for one in self.bubbles if now < one.until and not (read and one.until == math.inf)]
        self.faces = {seat: face for seat, face in self.faces.items() if now < face.until}
        if self._waiting:
            self._go_on(now)
        if self.note is not None and now >= self.note.until:
            self.note = None

    @property
    def until(self) -> float:
        """The moment when the next bubble is gone by itself."""
        return min((each.until for each in self.bubbles), default=math.inf)

    def take_over(self, before: Sayings, now: float) -> None:
        """Show what all could see and hear of what was said before, long enough to be seen by whoever sits down now;
        what somebody was told alone goes with them."""
        self.bubbles = [
            each._replace(until=max(each.until, now + theme.BUBBLE)) for each in before.bubbles if not each.to_player
        ]
        seen_until = now + theme.SIGN_SEEN
        self.faces = {seat: Face(face.look, max(face.until, seen_until)) for seat, face in before.faces.items()}
        self._waiting = list(before._waiting)

    def talking(self) -> tuple[int, ...]:
        """The seats whose remarks are not over."""
        return (*map(SEAT, filter(BESIDES, self.bubbles)), *map(SEAT, self._waiting))

    def speaking(self) -> frozenset[int]:
        """The seats that say something; what stands at a card is said to the player, and by nobody."""
        return frozenset(bubble.seat for bubble in self.bubbles if bubble.card is None)


def refusal_told(refusal: Refusal, seen: Deal) -> str:
    """The sentence that tells the player why something is refused, whoever refuses it."""
    return why(refusal.key, seen) if refusal.by == "rules" else say(refusal.key, refusal.values)
