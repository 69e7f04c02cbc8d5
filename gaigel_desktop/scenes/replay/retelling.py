"""Retelling: what is told of a past deal: its steps, the deed in words, whose hands are seen, the score."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.controller.match.dealer import UNPROVED, Seed
from gaigel_desktop.controller.match.deals import Past
from gaigel_desktop.controller.match.retelling import Step, retold
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.events import TrickTaken
from gaigel_desktop.rules.match import new_match
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.taking import taken_last
from gaigel_desktop.rules.views import View
from gaigel_desktop.table.board.card_places import suit_order
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.slate.standing import Match, at_the_table
from gaigel_desktop.table.slate.strokes import Slate
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import told, why_taken


class Retelling(NamedTuple):
    """What is told: the deal, who sat where, the seed of its pack if it is known, whether one sat there oneself."""

    record: Record
    seating: Seating
    seed: Seed = UNPROVED
    own: bool = True

    def steps(self, all_hands: bool) -> list[Step]:
        """Everything that happened, with all hands or as it was seen."""
        return retold(self.record, None if all_hands else self.seating.me)

    def deed(self, step: Step, last: bool, why: bool) -> str:
        """What happened in this step, in words; and why a trick was taken, for those who want to be told."""
        words = say("retell_begin")
        if step.event is not None:
            words = told(step.event, step.seen, self.seating.names)
            taking = taken_last(step.seen) if why and isinstance(step.event, TrickTaken) else None
            words = f"{words}. {why_taken(taking, step.seen)}" if taking is not None else words
        if self.record.result is None and last:
            return f"{words} – {say('reason_given_up' if self.own else 'reason_unfinished')}"
        return f"{words} – {say('retell_so_far')}" if last and self._went_on(step.seen) else words

    def _went_on(self, seen: View) -> bool:
        """Whether the deal was played on by rules that have been corrected since, so that it cannot be told on."""
        ended = self.record.result
        return ended is not None and (seen.result is None or seen.result.reason != ended.reason)

    def hands(self, all_hands: bool) -> str:
        """What is seen of the hands, in words."""
        if all_hands:
            return say("retell_open")
        own = self.own and not self.seating.several
        return say("retell_own") if own else say("retell_by_seat", {"name": self.seating.names[self.seating.me]})

    @property
    def more_hands(self) -> str:
        """What else of the hands can be seen, in words."""
        return say("retell_whose_hands" if self.seating.several else "retell_hands")

    def seen_next(self, all_hands: bool) -> tuple[Retelling, bool]:
        """The deal as it is seen next, and whether that is with all hands: after one person's come the next one's, and
        last all of them."""
        people, me = self.seating.people if self.seating.several else (self.seating.me,), self.seating.me
        if not all_hands and me == people[-1]:
            return self, True
        seat = people[0] if all_hands else people[people.index(me) + 1]
        return self._replace(seating=self.seating._replace(me=seat)), False

    def table(self, design: tuple[float, float], seen: View, all_hands: bool) -> Table:
        """The table as it is laid out for this."""
        open_hands = frozenset(range(seen.players)) if all_hands else frozenset[int]()
        return Table(*design, self.seating.me, suit_order(seen.trump), past=True, open=open_hands)

    def slate(self, last: bool, dress: str) -> Slate:
        """The score before the deal, and at its end with what it came to."""
        return at_the_table(self._match(dress), self.seating, told=last)

    def _match(self, dress: str) -> Match:
        record, score = self.record, self.record.match
        if score is None:
            return Match(record.rules, (), new_match(record.rules), dress)
        if score.after is None or record.result is None:
            return Match(record.rules, (), score.before, dress)
        return Match(record.rules, (Past(record.result, score.before, score.after, None),), score.after, dress)
