"""An inquiry: a deal of which somebody doubts that it was honest; those who thought in it can be asked again."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from typing import Final

from gaigel_desktop.controller.match.setup import MatchSetup, from_json
from gaigel_desktop.controller.store.archive import PastDeal
from gaigel_desktop.controller.store.store import Store
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.errors import GaigelError, NotAllowed
from gaigel_desktop.rules.match import Standing, new_match
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Deed, Record, start

from .changed import told_to
from .experiment import Experiment
from .knowledge import Knowledge, knowledge
from .vantage import Vantage
from .witnesses import Witnesses, dice_in, strangers, witnesses

OF_THE_MATCH: Final = "aids"  # a deal has its own, which came later


class Inquiry:
    """The deal with all its cards, which nobody is shown as long as it runs."""

    def __init__(self, record: Record, there: Witnesses, me: int, *, over: bool) -> None:
        self._record = record._replace(actions=_holding(record))
        self._there = there
        self.me, self.over = me, over

    @property
    def the_same_people(self) -> bool:
        """Whether those are asked who thought then."""
        return self._there.the_same_people

    @property
    def the_same_dice(self) -> bool:
        """Whether they throw the dice of then."""
        return self._there.the_same_dice

    @property
    def rules(self) -> RuleSet:
        """How this table plays."""
        return self._record.rules

    @property
    def standing(self) -> Standing:
        """The score before the deal."""
        return self._record.match.before if self._record.match is not None else new_match(self.rules)

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """What was done, by whom, as far as the deal holds by the rules of today."""
        return self._record.actions

    @cached_property
    def decided(self) -> tuple[int, ...]:
        """The deeds of those who can be asked, by their places."""
        return tuple(at for at, (seat, _) in enumerate(self.deeds) if self.can_be_asked(seat))

    def can_be_asked(self, seat: int) -> bool:
        """Whether somebody else thinks there."""
        return seat != self.me and self._there.seats[seat] is not None

    def experiment(self, at: int) -> Experiment:
        """What can be tried with this deed of somebody who can be asked."""
        witness = self._there.seats[self.deeds[at][0]]
        assert witness is not None
        return Experiment(self._record, at, witness, self.vantage(at))

    def hides(self, at: int) -> bool:
        """Whether this deed laid a card that whoever doubts has not seen to this day."""
        return at in self._now.laid and self._now.face(self._now.laid[at]) == HIDDEN

    @cached_property
    def _now(self) -> Vantage:
        """How the deal stands now."""
        return self.vantage(len(self.deeds))

    def knowledge(self, at: int, seat: int) -> Knowledge:
        """What a seat could know before this deed of a deal that is over."""
        assert self.over
        return knowledge(told_to(self._record, at, seat).seen, seat)

    def vantage(self, at: int) -> Vantage:
        """What whoever doubts sees of the deal before this deed: all of it when it is over."""
        return Vantage(self._record, at, None if self.over else self.me)


def _holding(record: Record) -> tuple[Deed, ...]:
    """The deeds that the rules of today allow, from the first one on."""
    deal = start(record)
    for held, (seat, action) in enumerate(record.actions):
        try:
            apply(deal, seat, action)
        except NotAllowed:
            return record.actions[:held]
    return record.actions


def inquiry_at(record: Record, setup: MatchSetup, dice: str, *, over: bool, me: int) -> Inquiry:
    """About a deal of the table where one sits."""
    return Inquiry(record, witnesses(setup, dice, deals_before(record)), me, over=over)


def inquiry_of_past(deal: PastDeal, store: Store | None, me: int) -> Inquiry:
    """About a deal of the past; of one that came in a file nobody knows who thought."""
    there, record = strangers(deal.record.rules.players), deal.record
    match = store.match(deal.match.id) if store is not None else None
    about = deal.about if match is None else deal.about | {OF_THE_MATCH: match.about.get(OF_THE_MATCH, [])}
    with suppress(GaigelError):
        setup = from_json(about)
        if setup.rules.players == record.rules.players:
            there = witnesses(setup._replace(rules=record.rules), dice_in(about), deals_before(record))
    return Inquiry(record, there, me, over=True)


def deals_before(record: Record) -> int:
    """How many deals of the match came before this one."""
    return record.match.before.deals if record.match is not None else 0
