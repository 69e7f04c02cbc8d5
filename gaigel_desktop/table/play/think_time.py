"""How long the others let the table wait before one of them does something, by dice and a clock alone.

People think while the card before theirs is still on its way, and the winner of a trick while it is gathered. So does
whoever is in turn here: a thought is seen only as far as it is longer than what moves meanwhile, and a breath.

Partners who are about to call for both leave the player the first word. That pause is always as long: it tells nothing
that is not said aloud when it ends, and nobody but the player could learn from it, for opponents are asked with a view
and no clock.
"""

from __future__ import annotations

import math
from random import Random

from gaigel_desktop.controller.match.chair import Party
from gaigel_desktop.controller.match.thinking_time import SHORTEST, pause
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.table.motion.pace import Lull
from gaigel_desktop.window import theme


class ThinkTime:
    """The pauses of a deal: who lets the table wait, and until when."""

    def __init__(self, party: Party, paces: tuple[float, ...]) -> None:
        self._chair, self._others = party.chair, party.others
        self._seen = party.chair.seen  # the deal as the player may see it: what is hidden changes no pause
        self._paces = paces  # how slow each of them thinks
        self.dice = Random(len(paces))
        self._moment, self._turn = -1, (-1, 0, 0)  # what has been thought about
        self._until = 0.0  # when whoever is in turn has thought
        self._signed = False
        self._plays_on = -1  # the moment in which the player has laid down a card instead of calling
        self.quiet_since = 0.0  # nothing has moved or been done

    def rest(self, now: float) -> None:
        """Note that something has moved or been done until now, or the player was away."""
        self.quiet_since = now

    def think(self, lull: Lull) -> None:
        """Let whoever comes into turn begin to think, from character and dice alone, and once for all that is said and
        done in this turn. Signs are made while the player is to lead, and do not let one wait."""
        if self._moment == self._chair.moment:
            return
        least = theme.SIGN_READ if self._signed else SHORTEST * lull.speed
        self._moment, self._signed, seen = self._chair.moment, False, self._seen
        seat = next_to_act(seen)
        if self._turn == (turn := (seen.done, len(seen.trick), seat)):
            self._until = max(self._until, lull.now + least)
            return
        lasts = pause(self._paces[seat] if seat >= 0 else 1.0, self.dice)
        longest = theme.SIGNED_WITHIN if seat == self._chair.seat else math.inf
        self._turn, self._until = turn, lull.now + min(longest, lasts * lull.speed)

    def sign(self) -> None:
        """Note that somebody has made a sign: whoever makes another lets it be read before."""
        self._signed = True

    def over(self, lull: Lull) -> bool:
        """Whether the one who is next has thought for long enough."""
        return lull.now >= self._ends(lull)

    def ends_at(self, lull: Lull) -> float:
        """The moment when whoever is next has thought for long enough; infinity when that is over, and they are only
        waited for."""
        ends = self._ends(lull)
        return ends if ends > lull.now else math.inf

    def _ends(self, lull: Lull) -> float:
        """The moment when a pause ends; in a window it is the same for all."""
        if self._seen.waiting:
            return self.quiet_since + (theme.ANSWERING if self._seen.claimer != NOBODY else theme.PASSING) * lull.speed
        return max(self._until, self.quiet_since + theme.BREATH * lull.speed)

    def passes(self, lull: Lull) -> bool:
        """Whether somebody else may let a window go by during a stop."""
        return lull.now - self.quiet_since >= theme.PASSING * lull.speed

    def has_seen(self, lull: Lull) -> bool:
        """Whether somebody has had the time to see that others play on, and to say so."""
        return lull.now >= self.quiet_since + theme.ACCUSING

    def has_seen_at(self, lull: Lull) -> float:
        """When that is; infinity when it is over."""
        at = self.quiet_since + theme.ACCUSING
        return at if at > lull.now else math.inf

    def has_had_time(self, lull: Lull) -> bool:
        """Whether the player has had the time to call first, however fast the table is."""
        return lull.now - self.quiet_since >= max(theme.CALL_AT_LEAST, theme.FIRST_WORD * lull.speed)

    def play_on(self) -> None:
        """Note that the player lays down a card, and has let the first word go by."""
        self._plays_on = self._chair.moment

    def leaves_first_word(self, lull: Lull) -> bool:
        """Whether a partner is about to call for both, and lets the player do it as long as that takes."""
        if self.has_had_time(lull) or self._plays_on == self._chair.moment or not self._others.all_decided():
            return False
        return not self._others.nobody_calls(self._seen.law.side[self._chair.seat])
