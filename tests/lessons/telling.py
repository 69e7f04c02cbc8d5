"""A story as it is told: every deed with what came of it, every trick with who took it, and what it shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gaigel_desktop.lessons.happened import Happened
from gaigel_desktop.lessons.story import Story
from gaigel_desktop.rules.actions import AUS, DIVE, SECOND, Action, mode_of
from gaigel_desktop.rules.cards import ACE, RANK, TEN
from gaigel_desktop.rules.deal import Result
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.events import (
    Announced,
    Declared,
    Event,
    HandShown,
    Opened,
    Passed,
    Questioned,
    Swapped,
    TrickTaken,
)
from gaigel_desktop.rules.match import CLEAN, GIVE, Standing, after_deal
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Deed, start
from gaigel_desktop.rules.taking import A_TRUMP, ACE_KEPT, DIVED, HIGHEST, NOBODY_ELSE, Taking, taken_last
from gaigel_desktop.rules.views import View


class Trick(NamedTuple):
    """A whole trick: by what it was taken, its cards from the leader on, and the table after it."""

    taking: Taking
    cards: tuple[int, ...]
    after: View

    def of(self, seat: int) -> int:
        """The card that this seat laid."""
        return self.cards[(seat - self.after.last_leader) % len(self.cards)]

    def worth(self, card: int) -> int:
        """The card's points at this table."""
        return self.after.law.card_points[card]

    def ranks(self) -> list[int]:
        """What lies there, whichever suit."""
        return [RANK[card] for card in self.cards]


class Told(NamedTuple):
    """A story replayed: each deed with all that came of it."""

    story: Story
    deeds: tuple[Happened, ...]

    @property
    def me(self) -> int:
        """Whose hand is talked about."""
        return self.story.seat

    @property
    def ours(self) -> int:
        """The side of that hand."""
        return self.deeds[0].before.law.side[self.me]

    @property
    def tricks(self) -> list[Trick]:
        """Every trick that was taken."""
        whole = [done.after for done in self.deeds if any(isinstance(event, TrickTaken) for event in done.told)]
        taken = [(taken_last(seen), tuple(map(int, seen.last_trick)), seen) for seen in whole]
        return [Trick(taking, cards, seen) for taking, cards, seen in taken if taking is not None]

    @property
    def result(self) -> Result:
        """How the deal ended."""
        result = self.deeds[-1].after.result
        assert result is not None, "the deal is not over"
        return result

    @property
    def won(self) -> bool:
        """Whether whoever is talked about has won it."""
        return self.result.winners == (self.ours,)

    def opening(self) -> int:
        """How Vorhand opened."""
        return mode_of(self.deeds[0].action)

    def where(self, kind: type[Event]) -> list[int]:
        """The places of the deeds in which this happened."""
        return [at for at, done in enumerate(self.deeds) if any(isinstance(event, kind) for event in done.told)]

    def by(self, kind: type[Event]) -> set[int]:
        """Who did that."""
        return {self.deeds[at].seat for at in self.where(kind)}

    def brought(self, kind: type[Event]) -> list[int]:
        """The points that it brought each time."""
        done = [self.deeds[at] for at in self.where(kind)]
        return [each.after.points[each.side] - each.before.points[each.side] for each in done]


def told(story: Story, deeds: tuple[Deed, ...] | None = None) -> Told:
    """The story deed by deed, or otherwise than it goes."""
    deal, done = start(story.record), list[Happened]()
    for seat, action in story.record.actions if deeds is None else deeds:
        before, heard = View(deal.copy()), list[Event]()
        apply(deal, seat, action, heard)
        done.append(Happened(seat, before, action, tuple(heard), View(deal.copy())))
    return Told(story, tuple(done))


def instead(story: Story, after: int, action: Action, then: tuple[Deed, ...]) -> Told:
    """The story up to there, then this choice and what follows on it."""
    seat = story.record.actions[after][0]
    return told(story, (*story.record.actions[:after], (seat, action), *then))


# -- what they show ----------------------------------------------------------------------------------------------


def highest_of_suit_takes(it: Told) -> bool:
    """Of two tens that of the suit led."""
    return any(trick.taking.why == HIGHEST and trick.ranks().count(TEN) == 2 for trick in it.tricks)


def trump_takes_ace(it: Told) -> bool:
    """A trump that is worth nothing, of ours."""
    return any(
        trick.taking.why == A_TRUMP and trick.worth(trick.of(it.me)) == 0 and ACE in trick.ranks()
        for trick in it.tricks
        if trick.taking.seat == it.me
    )


def ten_given_to_partner(it: Told) -> bool:
    """In a trick that the partner takes."""
    return any(
        RANK[trick.of(it.me)] == TEN
        for trick in it.tricks
        if trick.taking.seat != it.me and trick.after.law.side[trick.taking.seat] == it.ours
    )


def nothing_given_to_them(it: Told) -> bool:
    """Although there was a ten in the hand."""
    return any(
        done.is_lost and done.worth(done.card) == 0 and TEN in [RANK[card] for card in done.others]
        for done in it.deeds
        if done.seat == it.me and done.taker is not None
    )


def declared_after_a_trick(it: Told) -> bool:
    """Before it, nobody could."""
    return it.deeds[0].before.tricks[it.ours] == 0 < it.deeds[it.where(Declared)[0]].before.tricks[it.ours]


def forty(it: Told) -> bool:
    """King and Ober of trumps."""
    return 40 in it.brought(Declared)


def twenty(it: Told) -> bool:
    """King and Ober of another suit."""
    return 20 in it.brought(Declared)


def stays_although_lost(it: Told) -> bool:
    """The next trick goes to the others, and what was declared does not."""
    last = it.tricks[-1]
    return last.after.law.side[last.taking.seat] != it.ours and last.after.points[it.ours] >= 60


def dive(it: Told) -> bool:
    """The hand that is talked about opens so."""
    return it.deeds[0].seat == it.me and it.opening() == DIVE


def low_card_beats_aces(it: Told) -> bool:
    """Two of them."""
    trick = it.tricks[0]
    return (
        trick.taking.why in (DIVED, NOBODY_ELSE) and trick.worth(trick.of(it.me)) == 2 and trick.ranks().count(ACE) == 2
    )


def stands_at_100(it: Told) -> bool:
    """One is missing."""
    return any(done.after.points[it.ours] == OUT - 1 for done in it.deeds)


def aus_is_right(it: Told) -> bool:
    """Called with enough."""
    return it.result.reason == "aus" and it.won and it.result.points[it.ours] >= OUT


def no_trick_is_double(it: Told) -> bool:
    """A Gigackel."""
    return it.result.tricks[1 - it.ours] == 0 and it.result.strokes[1 - it.ours] == 2


def slate_is_full(it: Told) -> bool:
    """With this deal all strokes are given, and the cleaning begins."""
    record, score = it.story.record, it.story.score
    return after_deal(record.rules, Standing(GIVE, sum(score), score), record.dealer, it.result).phase == CLEAN


def swapped(it: Told) -> bool:
    """The Seven of trumps for the card turned up."""
    return it.by(Swapped) == {it.me}


def accused_is_right(it: Told) -> bool:
    """They have overgaigelt, and lose double."""
    return it.result.reason == "accused_right" and it.won and max(it.result.strokes) == 2


def ace_face_down(it: Told) -> bool:
    """The hand that is talked about opens so."""
    return it.deeds[0].seat == it.me and it.opening() == SECOND


def ace_caught(it: Told) -> bool:
    """One of theirs falls to ours."""
    return any(trick.taking.why == ACE_KEPT and trick.ranks().count(ACE) == 2 for trick in it.tricks)


def opened_like_any_trick(it: Told) -> bool:
    """There is no special first one."""
    return not it.where(Opened)


def claim_stands(it: Told) -> bool:
    """Both who might doubt it let it be, and it is true."""
    called = [done.action for done in it.deeds].index(AUS)
    passed = [at for at in it.where(Passed) if at > called]
    return len(passed) == 2 and it.result.reason == "aus" and it.result.points[1 - it.ours] >= OUT


def bluff_is_caught(it: Told) -> bool:
    """They had too few, and we doubted it."""
    return it.by(Questioned) == {it.me} and it.won and max(it.result.points) < OUT


def no_trick_taken(it: Told) -> bool:
    """By whoever plays for that."""
    return all(trick.taking.seat != it.me for trick in it.tricks)


def announced_sevens(it: Told) -> bool:
    """With four of them."""
    return it.by(Announced) == {it.me}


def five_sevens_shown(it: Told) -> bool:
    """And won by it."""
    return it.by(HandShown) == {it.me} and it.result.reason == "sevens" and it.won


SHOWN: Final[dict[str, Callable[[Told], bool]]] = {
    check.__name__: check
    for check in (
        highest_of_suit_takes,
        trump_takes_ace,
        ten_given_to_partner,
        nothing_given_to_them,
        declared_after_a_trick,
        forty,
        twenty,
        stays_although_lost,
        dive,
        low_card_beats_aces,
        stands_at_100,
        aus_is_right,
        no_trick_is_double,
        slate_is_full,
        swapped,
        accused_is_right,
        ace_face_down,
        ace_caught,
        opened_like_any_trick,
        claim_stands,
        bluff_is_caught,
        no_trick_taken,
        announced_sevens,
        five_sevens_shown,
    )
}
