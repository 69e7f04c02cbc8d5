"""When the table stops, who may speak, and when the others go on. It decides by public facts alone.

After each trick, each declaration and auf Farbe the table stops, whatever anybody holds: an own trick waits for the
hand that gathers it, another's for a click or a while. Nobody's cards, and nothing they could say, change how long.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from gaigel_desktop.controller.match.arbitration import calls_heard_after
from gaigel_desktop.controller.match.chair import Party
from gaigel_desktop.rules import actions
from gaigel_desktop.rules.actions import PASS
from gaigel_desktop.rules.deal import ENDGAME, NOBODY, OVER, PLAYED_OUT
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.events import (
    Announced,
    Declared,
    Event,
    LaidFaceDown,
    Opened,
    Played,
    SevensMelded,
    Signed,
    TrickTaken,
)
from gaigel_desktop.rules.judge import signs_are_made
from gaigel_desktop.table.board.cues import caller_of
from gaigel_desktop.table.board.stops import (
    CALL,
    CLAIM,
    COUNT,
    DECLARATION,
    OWN_TRICK,
    PARTNER_LOOKS,
    TRICK,
    WINDOW,
    Kind,
    Stop,
)
from gaigel_desktop.table.motion.pace import Lull
from gaigel_desktop.window import theme

from .pace_settings import PaceSettings
from .think_time import ThinkTime


class Conductor:
    """The pace of those who play: it lets the game go on when nothing moves and no stop holds."""

    def __init__(
        self, party: Party, paces: tuple[float, ...], *, looks_on: bool = False, people: tuple[int, ...] = ()
    ) -> None:
        """Where the people who share a laptop only look on, nobody sits in the chair who could be asked; and nobody of
        them looks over to a partner out of the picture."""
        self._looks_on, self._people = looks_on, people
        self._chair, self._others, _ = party
        self._me = party.chair.seat
        self._seen = party.chair.seen  # the deal as the player may see it: what is hidden changes no pause
        self.pauses = ThinkTime(party, paces)
        self.habits = PaceSettings()
        self.waits_before: Callable[[Event], bool] = lambda event: False  # the player has a word to say first
        self._gathered = self._may_gather = 0  # tricks shown as gathered, and how many may be
        self._declared = False  # a declaration, or auf Farbe, has been shown, and the stop after it holds
        self._opens_calls = False  # and calls are heard after it
        self.reading = False  # somebody else has called, and the player has still to read it
        self._looked = -1  # complete tricks when the partner's look was answered
        self._passed = OVER  # the kind of window that the player has let go by since the last card
        self._asked_to_count = False
        self.calls_open = True
        for event in party.chair.news(0):
            self.calls_open = calls_heard_after(event, self.calls_open)
        self._stopped: tuple[Stop, float] | None = None

    # -- stops ---------------------------------------------------------------------------------------------------

    def may_tell(self, event: Event) -> bool:
        """Whether an event may be shown now.

        A complete trick is gathered, and told after a declaration, only when the stop has ended. When somebody has
        claimed to be out, nothing waits for that any more: it is to be heard before it is answered.
        """
        if self.waits_before(event):
            return False
        if self._seen.claimer != NOBODY:
            return True
        if self._declared or self.reading:
            return False
        return not isinstance(event, TrickTaken) or self._gathered < self._may_gather

    def told(self, event: Event) -> None:
        """Note that an event is being shown; calls that a card has ended are heard again after the next stop."""
        self.calls_open = self.calls_open and calls_heard_after(event, self.calls_open)
        self.reading = self.reading or self._is_to_be_read(event)
        match event:
            case TrickTaken():
                self._gathered += 1
            case Declared() | SevensMelded():
                self._declared = self._opens_calls = True
            case Announced(what=actions.ANNOUNCE_FARBE):  # seldom, and worth a look
                self._declared = True
            case Opened() | Played() | LaidFaceDown():
                self._passed = OVER
            case Signed(seat=self._me):
                self.habits = self.habits.signed()
            case Signed():
                self.pauses.sign()

    def stop(self, lull: Lull) -> Stop | None:
        """The stop that the table has come to; None while it goes on or something moves."""
        if self._seen.phase == OVER and not lull.busy:
            return None
        if self._seen.claimer != NOBODY:
            return Stop(CLAIM) if self.asks_about_claim and not lull.busy else None
        if self._declared:
            shown = Stop(DECLARATION, self.habits.declaration(lull.speed))
            stop = self._read(DECLARATION) if self.reading else shown
            return stop if lull.held is not None or not lull.busy else None
        if self.reading:
            return self._read(CALL) if lull.held is not None or not lull.busy else None
        if isinstance(lull.held, TrickTaken):
            return self._at_trick(lull.held, lull)
        return None if lull.busy else self._at_rest(lull.speed)

    def _is_to_be_read(self, event: Event) -> bool:
        """Whether somebody else calls, and the player reads slower than the table goes on. A claim has its question."""
        if self.habits.reads <= theme.BUBBLE or self._seen.claimer != NOBODY:
            return False
        return caller_of(event, self._seen) not in (NOBODY, self._me)

    def _read(self, kind: Kind) -> Stop:
        """The stop in which the table stands still until a call is read."""
        return Stop(kind, self.habits.reads if math.isfinite(self.habits.reads) else None)

    def _at_trick(self, event: TrickTaken, lull: Lull) -> Stop:
        """The stop at a complete trick. Before the last drawing it is always a click that ends it; when all cards are
        played, the count waits for one."""
        side = self._seen.law.side
        own = side[event.seat] == side[self._me] and not self._looks_on
        out = self.habits.proposes and self._seen.points[side[self._me]] >= OUT
        if own and (self.habits.by_hand or out):
            return Stop(OWN_TRICK)
        if lull.last_drawing or not self.habits.stays:
            return Stop(OWN_TRICK if own else TRICK)
        return Stop(OWN_TRICK if own else TRICK, self.habits.trick(lull.speed, own=own))

    def _at_rest(self, speed: float) -> Stop | None:
        deal = self._seen
        if deal.phase == PLAYED_OUT and not self._asked_to_count:
            return Stop(COUNT)
        if self._asked_in_window() and deal.phase != self._passed:
            return Stop(WINDOW)
        if self._partner_leads() and self._looked != deal.done:
            return Stop(PARTNER_LOOKS, self.habits.look(speed))
        return None

    @property
    def has_looked(self) -> bool:
        """Whether a partner has looked over to the player in this deal."""
        return self._looked >= 0

    def _partner_leads(self) -> bool:
        """Whether a partner is about to open or to lead, where signs are made and the player knows of them."""
        deal = self._seen
        if self._looks_on or not self.habits.looks or not signs_are_made(deal):
            return False
        if deal.phase > ENDGAME or deal.trick or deal.turn == self._me or deal.turn in self._people:
            return False
        return deal.law.side[deal.turn] == deal.law.side[self._me]

    def release(self, lull: Lull) -> bool:
        """End the stop by the player's hand: "not out", and the chance is passed. Gives back whether there was one.

        Only this passes a window: neither a clock nor the end of a declaration takes the player's chance away. A claim
        is not passed even so: it is answered in words.
        """
        stop = self.stop(lull)
        if stop is None or stop.kind == CLAIM:
            return False
        self._end(stop)
        if stop.kind in (OWN_TRICK, TRICK, WINDOW):
            self._passed = self._seen.phase
            self._pass()
        return True

    def end_deal(self) -> None:
        """Wait for nothing any more, because the player has said what ends the deal."""
        self.reading, self._declared = False, False
        self.gather()

    def gather(self) -> None:
        """Let the trick that lies there go to its pile although nobody has let anything go by: what the player has
        exchanged in the window is to be seen before anything else is said in it (U)."""
        self._may_gather = self._gathered + 1
        self._stopped = None

    @property
    def asks_about_claim(self) -> bool:
        """Whether somebody claims to be out, and the player is next to question it or to let it stand."""
        return self._seen.claimer != NOBODY and self._asked_in_window()

    def _asked_in_window(self) -> bool:
        """Whether a window is open, and the player is next."""
        return not self._looks_on and bool(self._seen.waiting) and self._seen.waiting[0] == self._me

    def _pass(self) -> bool:
        """Pass what the player has let go by, as soon as it is the player's turn; gives back whether it was."""
        if not self._asked_in_window() or self._seen.phase != self._passed:
            return False
        self._chair.do(PASS)
        return True

    def _end(self, stop: Stop) -> None:
        self._stopped = None
        self.reading = self.reading and stop.kind not in (CALL, DECLARATION)
        if stop.kind == PARTNER_LOOKS:
            self._looked = self._seen.done
        if stop.kind in (PARTNER_LOOKS, CALL):
            return
        if stop.kind == DECLARATION:
            self._declared = False
            if not self._opens_calls:  # what else was said opens no calls
                return
            self._opens_calls = False
        if stop.kind in (OWN_TRICK, TRICK):
            self._may_gather = self._gathered + 1
        elif stop.kind == COUNT:
            self._asked_to_count = True
        self.calls_open = True

    @property
    def quiet_since(self) -> float:
        """The moment since when nothing has moved or been done."""
        return self.pauses.quiet_since

    def rest(self, now: float) -> None:
        """Begin a stop anew, because the player was away."""
        self._stopped = None
        self.pauses.rest(now)

    def wakes_at(self, lull: Lull) -> float:
        """When a stop with a clock ends, or whoever is in turn has thought."""
        if self._stopped is not None:
            seconds = self._stopped[0].seconds
            ends = math.inf if seconds is None else self._stopped[1] + seconds
            return min(ends, self.pauses.has_seen_at(lull))
        return math.inf if lull.busy else self.pauses.ends_at(lull)

    # -- going on ------------------------------------------------------------------------------------------------

    def update(self, lull: Lull) -> bool:
        """Go on as far as that is possible now; gives back whether anything was done."""
        stop, now = self.stop(lull), lull.now
        self.pauses.think(lull)
        if stop is not None:
            return self._during(stop, lull)
        self._stopped = None
        if lull.busy:
            self.pauses.rest(now)
            return False
        if self._pass():
            return True
        if self._seen.phase == OVER or not self.pauses.over(lull):
            return False
        if self._seen.phase == PLAYED_OUT:
            return self._count()
        accuser = self._others.accuser()
        if accuser != NOBODY:
            return self._accused_by(accuser, lull)
        may_call = self.calls_open or self._called_in_turn(lull)
        return not (may_call and self.pauses.leaves_first_word(lull)) and self._stepped(may_call, now)

    def _accused_by(self, accuser: int, lull: Lull) -> bool:
        """Let somebody accuse after a human moment, or after the player has had the first word, who may do so for both;
        what lies there is gathered with that. Gives back whether it was said."""
        ready = self.pauses.has_had_time if self._is_partner(accuser) else self.pauses.has_seen
        if not ready(lull) or not self._stepped(may_call=False, now=lull.now):
            return False
        self.end_deal()
        return True

    def _is_partner(self, seat: int) -> bool:
        side = self._seen.law.side
        return side[seat] == side[self._me]

    def _called_in_turn(self, lull: Lull) -> bool:
        """Whether somebody in turn would only call, and the player has had the time to call first. Nobody at this table
        calls before the trick is whole; that one is heard all the same."""
        return self.pauses.has_had_time(lull) and self._others.waits_for_a_call()

    def play_on(self) -> None:
        """Note that the player lays down a card, and has let the first word go by."""
        self.pauses.play_on()

    def nobody_calls_first(self) -> bool:
        """Whether nobody wants to end the deal before the player's card; calls are heard only after a stop."""
        return not self.calls_open or self._others.nobody_calls()

    def hears_calls(self) -> bool:
        """Whether the player's call is heard in the count: not before all others know whether they call."""
        return self._others.all_decided()

    def _stepped(self, may_call: bool, now: float) -> bool:
        if not self._others.step(may_call):
            return False
        self.pauses.rest(now)
        return True

    def _count(self) -> bool:
        """Count the tricks, as the player does not call, if nobody else does either; gives back whether anything was
        done."""
        if self._others.nobody_speaks():
            self._others.count()
            return True
        return self._others.step()

    def _during(self, stop: Stop, lull: Lull) -> bool:
        """Let a stop with a clock end by itself; meanwhile others may have their chance in a window. Gives back whether
        anything was done."""
        if self._stopped is None or self._stopped[0] != stop:
            self._stopped = stop, lull.now
        if stop.seconds is not None and lull.now >= self._stopped[1] + stop.seconds:
            self._end(stop)
            return True
        accuser = self._others.accuser() if stop.kind in (OWN_TRICK, TRICK, WINDOW) else NOBODY
        if accuser != NOBODY and not self._is_partner(accuser):
            return self._accused_by(accuser, lull)
        others = bool(self._seen.waiting) and not self._asked_in_window()
        return others and self.pauses.passes(lull) and self._stepped(False, lull.now)
