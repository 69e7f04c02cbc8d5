"""The announcer says aloud what happens at the table, when the picture shows it, and what the table waits for.

Nothing is said of what the eye does not see then.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from gaigel_desktop.rules.actions import SIGNAL, SIGNS, Action
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import NOBODY, OVER
from gaigel_desktop.rules.events import (
    Drawn,
    Ended,
    Event,
    LaidFaceDown,
    Opened,
    Played,
    Reserved,
    Signed,
    Swapped,
    Taken,
    TrickTaken,
)
from gaigel_desktop.table.board.cues import cues
from gaigel_desktop.table.board.stops import OWN_TRICK, TRICK
from gaigel_desktop.table.slate.standing import side_told
from gaigel_desktop.text.calls import call, caption
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import told

from . import change_notice, own_cards_told, trick_explained
from .effects import Aloud, Effect
from .table_state import TableState

BESIDES: Final = ", "
REMINDED: Final = 2  # so often in a deal it is said what gathers a trick, and why one is won


class Announcer:
    """Says aloud what happens to whoever hears the game, and knows what was said."""

    def __init__(self, state: TableState, effects: list[Effect]) -> None:
        self._state = state
        self._effects = effects
        self._at: object = None  # the position in which this was said:
        self._said: set[str] = set()
        self._open: tuple[str, ...] = ()  # what lay there to be read or answered
        self._trick_told = False  # it was said who takes the trick that lies there
        self._signs_known = 0  # of the player's, that were said before the picture shows them
        self._reasons = Counter[str]()  # for tricks, that were said
        self._counting = False  # it was said that cards are laid out to be counted
        self._begins = False  # another deal has just been dealt
        self._to_lie = [self._tell_trump, self._tell_hand]  # how the deal lies there, as far as it is still to be said
        self._begun = False  # the cards of the trick were told, or nothing lay there
        self._heard = list[str]()  # said since a card of paper was read last

    def _say(self, words: str) -> None:
        if self._state.player.hears and words:
            self._effects.append(Aloud(words))
            self._heard.append(words)

    # -- what happens --------------------------------------------------------------------------------------------

    def announce(self, happened: Event, trump: int) -> None:
        """Say aloud an event that is being shown: in the words of the log, with the call that belongs to it. `trump`
        was the card under the talon before."""
        self._tell_how_it_lies(comes=isinstance(happened, Opened | Played | LaidFaceDown))
        if not self._is_seen(happened):
            self._state.unseen_signs.append(happened)
            return
        if self._is_known(happened):
            self._signs_known -= 1
            return
        words = change_notice.exchange_notice(self._state, happened, trump) or self._in_words(happened)
        if not isinstance(happened, Drawn):  # the own card says that everybody draws; who is first has been told
            self._say(self._with_call(happened, words))
        for each in () if self._state.covered else own_cards_told.drawn_cards_told(self._state, happened, trump):
            self._say(each)
        if isinstance(happened, Ended):
            self._say(self._points())

    def confirm(self, action: Action) -> None:
        """Confirm a sign of the player's at once: where a trick waits it is seen only after that."""
        if not 0 <= action - SIGNAL < len(SIGNS):
            return
        sign = Signed(self._state.me, action - SIGNAL)
        self._signs_known += 1
        self._say(change_notice.exchange_notice(self._state, sign, HIDDEN) or self._in_words(sign))

    def _is_known(self, happened: Event) -> bool:
        """Whether it is a sign that was confirmed when it was made."""
        return isinstance(happened, Signed) and happened.seat == self._state.me and self._signs_known > 0

    def say(self, spoken: str, seat: int = NOBODY) -> None:
        """Say aloud what somebody says; without a seat it is told to the player in private."""
        names, me = self._state.seating.names, self._state.me
        somebody = seat not in (NOBODY, me) and bool(spoken)
        self._say(say("did_announce", {"name": names[seat], "call": spoken}) if somebody else spoken)

    def begin_deal(self) -> None:
        """Note that another deal begins: it is said after whatever came before it."""
        self._begins = True

    def _tell_how_it_lies(self, *, flies: bool = False, comes: bool = False) -> None:
        """Say trump card, own hand and the trick that lies there, once: of a new deal, of one that goes on, and of one
        that stands otherwise now. The hand is left as long as it flies, and a card that comes is announced by
        itself."""
        left = 1 if flies else 0
        while len(self._to_lie) > left:
            self._to_lie.pop(0)()
        if not self._begun and not self._to_lie:
            self._begun = True
            self._say(own_cards_told.trick_told(self._state, comes=comes))

    def _tell_trump(self) -> None:
        begun = own_cards_told.deal_begun_told(self._state) if self._begins else ""
        self._say(f"{begun} {own_cards_told.trump_told(self._state)}".lstrip())

    def _tell_hand(self) -> None:
        self._say(own_cards_told.hand_told(self._state))

    def _is_seen(self, happened: Event) -> bool:
        """Whether the player sees an event. A sign is for the partner; another's is seen by whoever looks at that
        face."""
        from .table_in_words import is_looked_at  # whoever hears nothing has no need of it

        return not isinstance(happened, Signed) or is_looked_at(self._state, happened.seat)

    def _in_words(self, happened: Event) -> str:
        """An event as the log tells it; whose a trick is has mostly been said while it lay there."""
        state = self._state
        seen, names = state.stage.seen, state.seating.names
        if not isinstance(happened, TrickTaken):
            return told(happened, seen, names)
        before, self._trick_told = self._trick_told, False
        if before:
            return ""
        from .lookup_text import wish_of  # whoever hears nothing has no need of it

        return trick_explained.event_teller(state.shown.past, [happened], seen, names, wish_of(state))(happened)

    def _with_call(self, happened: Event, told_so: str) -> str:
        """A sentence with the call that belongs to its event, if it does not say it, and what that means for those who
        want captions: of an exchange the sentence does say it."""
        rules = self._state.chair.rules
        cue = next((cue for cue in cues(happened, self._state.stage.seen) if cue.words), None)
        if cue is None:
            return told_so
        called = call(cue.words, rules)
        if not told_so:
            told_so = say("did_announce", {"name": self._state.seating.names[cue.seat], "call": called})
        elif called not in told_so:
            told_so = say("spoken_called", {"told": told_so.rstrip("."), "call": called})
        means = self._state.player.settings.captions and not isinstance(happened, Swapped | Reserved | Taken)
        meaning = caption(cue.words, rules) if means else ""
        return say("spoken_means", {"told": told_so, "meaning": meaning}) if meaning else told_so

    def _points(self) -> str:
        """What each side has in the end, as a sentence."""
        state = self._state
        result, rules = state.stage.seen.result, state.chair.rules
        points = enumerate(result.points) if result is not None else ()
        have = (f"{side_told(rules, state.seating, side)}: {number}" for side, number in points)
        return f"{say('past_points')}: {BESIDES.join(have)}"

    # -- what is asked for by a key ----------------------------------------------------------------------------------

    def say_score(self) -> None:
        """Say how the deal stands; the eye reads that on the table."""
        from .table_in_words import score_lines  # whoever hears nothing has no need of it

        for each in score_lines(self._state) if self._state.player.hears else ():
            self._say(each)

    def remind(self) -> None:
        """Say what lies there to be read or answered, or else what the table waits for, also if that was said
        before."""
        from .highlighted import with_names_of_cards
        from .spoken_prompt import prompt_on_demand, question_told

        state = self._state
        if state.player.hears:
            for each in question_told(state) or (prompt_on_demand(state),):
                self._say(with_names_of_cards(state, each))

    # -- what the table waits for --------------------------------------------------------------------------------

    def announce_what_waits(self) -> None:
        """Say what lies there to be read or answered, and what the table waits for, as soon as it is so."""
        from .highlighted import with_names_of_cards
        from .spoken_prompt import prompt_told, question_told, trick_taker_told

        state = self._state
        if state.stage.seen.phase != OVER:
            self._tell_how_it_lies(flies=not state.stage.quiet(state.now))
        trick = trick_taker_told(state)
        if not self._trick_told and trick.taker:
            self._trick_told = True
            self._say(f"{trick.taker} {self._still_new(trick.reason)}".rstrip())
        if not self._counting and state.stage.passing():
            self._counting = True
            self._say(say("spoken_counted"))
        open_now, words = question_told(state), prompt_told(state)
        for each in open_now:
            if each not in self._open:
                self._say(with_names_of_cards(state, each, self._heard))
                self._heard.clear()
        self._open = open_now
        seen = state.stage.seen
        position = seen.done, len(seen.trick), seen.phase
        if position != self._at:
            self._at, self._said = position, set()
        if words and words not in self._said and not self._is_known_by_now(words):
            self._said.add(words)
            self._say(words)

    def _still_new(self, reason: str) -> str:
        """The reason for a trick, if it was not said of so many others in this deal; otherwise empty."""
        self._reasons[reason] += 1
        return reason if self._reasons[reason] <= REMINDED else ""

    def _is_known_by_now(self, words: str) -> bool:
        """Whether it is what gathers a trick, and was said of the tricks before."""
        stop, gathers = self._state.stop, words == say("spoken_goes_on")
        at_trick = stop is not None and stop.kind in (OWN_TRICK, TRICK)
        return gathers and at_trick and self._state.stage.seen.done >= REMINDED
