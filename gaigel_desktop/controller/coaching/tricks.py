"""Reasons about a trick: whose it is, what lies in it, who plays after, and what is still out."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.opponents.facts import pair_worth, pairs_to_come, points_of_others
from gaigel_desktop.rules.cards import RANK, SUIT, TEN
from gaigel_desktop.rules.ending import OUT

from .case import Case, Told

NOT_WORTH_IT: Final = 5  # points of a trick that are left to the others rather than spend something good on them
RICH: Final = 10
TRUE: Final[Told] = ()


def best_lying(case: Case) -> int:
    """The card that leads the trick as it lies."""
    return case.seen.best


def is_ours(case: Case) -> bool:
    """Whether a partner has the trick as it lies."""
    seen = case.seen
    return bool(seen.trick) and not seen.face_down and seen.law.side[seen.best_seat] == case.mine


def is_theirs(case: Case) -> bool:
    """Whether an opponent has it."""
    return bool(case.seen.trick) and not case.seen.face_down and not is_ours(case)


def dodges(case: Case) -> Told | None:
    """Who plays auf Dissle loses with the first trick, and this card stays below."""
    seen = case.seen
    mine = case.plays and seen.dissle >> case.seat & 1 and not case.card.hidden
    return TRUE if mine and not case.card.takes else None


# -- 101 ---------------------------------------------------------------------------------------------------------


def goes_out(case: Case) -> Told | None:
    """The trick is certain and brings the own side to 101; the other way does not."""
    if not case.plays or not case.card.sure or not _would_be_out(case, case.card.worth):
        return None
    rival = case.rival
    if rival is not None and rival.sure and _would_be_out(case, rival.worth):
        return None
    return (("points", case.seen.points[case.mine]),)


def may_go_out(case: Case) -> Told | None:
    """The trick is the own side's as it lies and would bring it to 101; the other way would not."""
    card, rival = case.card if case.plays else None, case.rival
    if card is None or rival is None or card.hidden or not card.ours or not _would_be_out(case, card.worth):
        return None
    return None if rival.ours and _would_be_out(case, rival.worth) else TRUE


def _would_be_out(case: Case, worth: int) -> bool:
    have = case.seen.points[case.mine]
    return have < OUT <= have + case.lying + worth


def stops_them(case: Case) -> Told | None:
    """They would be at 101 with what lies there and whatever else might be thrown, and the other way leaves it to
    them."""
    theirs, rival = points_of_others(case.seen, case.seat), case.rival
    if not case.plays or rival is None or not rival.lost or not case.card.ours or not is_theirs(case):
        return None
    least = min(other.worth for other in case.others_in_hand if other.lost)
    two_sides = case.seen.law.sides == 2
    return (("points", theirs),) if two_sides and theirs < OUT <= theirs + case.lying + least else None


def keeps_them_short(case: Case) -> Told | None:
    """The trick is theirs; with the other card in it they would be at 101."""
    rival = case.rival
    if not _is_lost_anyway(case) or rival is None or case.seen.law.sides > 2:
        return None
    theirs = points_of_others(case.seen, case.seat) + case.lying
    last = case.card.foes + case.card.friends == 0
    short = last and theirs + case.card.worth < OUT <= theirs + rival.worth
    return (("other", rival.card),) if short else None


# -- the partner has it ------------------------------------------------------------------------------------------


def fed_last(case: Case) -> Told | None:
    """The partner has it, no opponent plays any more: give what counts."""
    if not _feeds(case) or case.card.foes:
        return None
    return (("points", case.card.worth),)


def fed_home(case: Case) -> Told | None:
    """The same, and the trump that counts as much or more stays at home."""
    rival = case.rival
    if not case.plays or rival is None or not is_ours(case) or case.card.takes or case.card.foes:
        return None
    trump = case.is_trump(rival.card) and not case.is_trump(case.card.card)
    return (("other", rival.card),) if trump and case.card.worth >= min(RICH, rival.worth) else None


def fed_safely(case: Case) -> Told | None:
    """The partner's card cannot be beaten by anybody to come: its points are certain."""
    if not _feeds(case) or not case.card.foes or case.card.beaten:
        return None
    return (("best", best_lying(case)), ("points", case.card.worth))


def fed_under_trumps(case: Case) -> Told | None:
    """Only a trump can still take it from the partner."""
    if not _feeds(case) or not case.card.beaten or not case.card.beaten_by_trumps_alone:
        return None
    return (("best", best_lying(case)),) if not case.is_trump(best_lying(case)) else None


def _feeds(case: Case) -> bool:
    """More points than the other way into a trick that a partner has."""
    rival = case.rival
    if not case.plays or rival is None or not is_ours(case) or case.card.takes:
        return False
    return case.card.worth > rival.worth and case.card.worth > 0


def fed_under_higher_trumps(case: Case) -> Told | None:
    """The partner has it with a trump, and only a higher one can still take it."""
    if not _feeds(case) or not case.card.beaten or not case.is_trump(best_lying(case)):
        return None
    return (("best", best_lying(case)),)


def partner_leads_it(case: Case) -> Told | None:
    """The other way would take it from the partner, who may still lose it."""
    rival = case.rival
    if not case.plays or rival is None or not is_ours(case) or case.card.takes or not rival.takes:
        return None
    return (("other", rival.card),) if not case.card.sure else None


def partner_has_it(case: Case) -> Told | None:
    """The other way would take from the partner what is the own side's already."""
    rival = case.rival
    if not case.plays or rival is None or not is_ours(case) or case.card.takes or not rival.takes:
        return None
    return (("other", rival.card),) if case.card.sure else None


def secures_it(case: Case) -> Told | None:
    """A partner has it, but somebody may still beat that; this card takes it for certain."""
    rival = case.rival
    if not case.plays or rival is None or not is_ours(case) or not case.card.takes or rival.takes:
        return None
    return (("best", best_lying(case)),) if case.card.sure and rival.beaten else None


def partner_may_lose_it(case: Case) -> Told | None:
    """Somebody after you may beat the partner's card: no points into it yet."""
    rival = case.rival
    if not case.plays or rival is None or not is_ours(case) or case.card.takes or rival.takes:
        return None
    saved = case.card.beaten and case.card.worth < rival.worth and case.cheapest
    return (("best", best_lying(case)),) if saved else None


# -- taking ------------------------------------------------------------------------------------------------------


def takes_last(case: Case) -> Told | None:
    """What lies there is taken, nobody plays after you, and the other way leaves it there."""
    rival = case.rival
    if not case.plays or rival is None or not is_theirs(case) or case.card.foes + case.card.friends:
        return None
    taken = case.card.takes and not rival.takes and case.lying >= NOT_WORTH_IT
    return (("points", case.lying),) if taken else None


def ours_at_last(case: Case) -> Told | None:
    """Nobody plays after you: this card takes the trick, and the other one would add its points to theirs."""
    rival = case.rival
    if not case.plays or rival is None or not is_theirs(case) or case.card.foes + case.card.friends:
        return None
    brought = case.lying + case.card.worth
    given = rival.worth and not rival.takes
    return (("points", brought), ("other", rival.card), ("added", rival.worth)) if case.card.takes and given else None


def takes_for_certain(case: Case) -> Told | None:
    """Others play after you, but nothing that is out beats it."""
    rival = case.rival
    if not case.plays or rival is None or not is_theirs(case) or not case.card.takes or not case.card.sure:
        return None
    after = case.card.foes + case.card.friends > 0
    return (("points", case.lying),) if after and not rival.takes and case.lying else None


def takes_under_trumps(case: Case) -> Told | None:
    """It leads the trick, and only a trump beats it."""
    rival, card = case.rival, case.card if case.plays else None
    if card is None or rival is None or not is_theirs(case) or not card.takes or not card.beaten:
        return None
    plain = not case.is_trump(card.card) and card.beaten_by_trumps_alone
    return TRUE if plain and not rival.takes else None


def takes_much(case: Case) -> Told | None:
    """Much lies there; it leads the trick, though somebody may beat it."""
    rival = case.rival
    if not case.plays or rival is None or not is_theirs(case) or not case.card.takes or rival.takes:
        return None
    return (("points", case.lying),) if case.card.beaten and case.lying >= RICH else None


def smaller_does(case: Case) -> Told | None:
    """Both would take the trick for certain; the better card stays in the hand."""
    rival = case.rival
    if not case.plays or rival is None or not case.seen.trick or not (case.card.takes and rival.takes):
        return None
    if not (case.card.sure and rival.sure) or case.card.worth > rival.worth:
        return None
    dearer = case.is_trump(rival.card) and not case.is_trump(case.card.card)
    higher = SUIT[rival.card] == SUIT[case.card.card] and RANK[rival.card] > RANK[case.card.card]
    return (("other", rival.card),) if dearer or higher else None


def brings_its_points_home(case: Case) -> Told | None:
    """It takes the trick for certain, and is worth more in it than the other one; or much, where that does not take
    it."""
    rival = case.rival
    if not case.plays or rival is None or not case.seen.trick or not (case.card.takes and case.card.sure):
        return None
    more = (
        rival.sure and case.card.worth > rival.worth if rival.takes else case.card.worth >= RICH and not is_ours(case)
    )
    return (("points", case.card.worth),) if more else None


def firmer(case: Case) -> Told | None:
    """Both would lead the trick, but only this one cannot be beaten any more."""
    rival = case.rival
    if not case.plays or rival is None or not case.seen.trick or not (case.card.takes and rival.takes):
        return None
    return TRUE if case.card.sure and rival.beaten else None


def first_trick(case: Case) -> Told | None:
    """The own side has no trick yet, and whoever stays without one loses double."""
    rival = case.rival
    if not case.plays or rival is None or not case.seen.trick or not case.card.takes or rival.takes:
        return None
    return TRUE if is_theirs(case) and case.may_lose_double else None


def trick_for_pair(case: Case) -> Told | None:
    """The trick is certain, and it is the first: then the pair in the hand counts."""
    if not case.plays or case.seen.tricks[case.mine] or not case.card.sure:
        return None
    rival, suits = case.rival, pairs_to_come(case.seen, case.seat, case.card.card)
    if not suits or rival is None or rival.sure or not case.seen.rounds:
        return None
    suit = case.seen.trump if suits >> case.seen.trump & 1 else (suits & -suits).bit_length() - 1
    return ("suit", suit), ("points", pair_worth(case.seen, suit))


# -- letting it go -----------------------------------------------------------------------------------------------


def lost_trick(case: Case) -> Told | None:
    """The trick is theirs whatever is played: nothing of value into it."""
    rival = case.rival
    less = rival is not None and case.card.worth < rival.worth
    return TRUE if less and _is_lost_anyway(case) and case.cheapest else None


def left_to_them(case: Case) -> Told | None:
    """Not worth taking, so it is theirs, and the other card would add to it."""
    rival = case.rival
    if not case.plays or rival is None or not is_theirs(case) or not (case.card.lost and rival.lost):
        return None
    less = case.card.worth < rival.worth and case.cheapest
    return (("other", rival.card), ("points", rival.worth)) if less else None


def _is_lost_anyway(case: Case) -> bool:
    """Whether no card of the hand takes the trick, and no partner still can."""
    rival = case.rival
    if not case.plays or rival is None or not case.seen.trick:
        return False
    return case.card.lost and rival.lost and case.out_of_reach


def few_points(case: Case) -> Told | None:
    """Too little lies there for the trump or the high card that would take it."""
    dear = _spared(case)
    little = dear is not None and 0 < case.lying < RICH
    return (("other", dear), ("points", case.lying)) if dear is not None and little else None


def nothing_lies_there(case: Case) -> Told | None:
    """The same where nothing counts at all."""
    dear = _spared(case)
    return (("other", dear),) if dear is not None and case.lying == 0 else None


def _spared(case: Case) -> int | None:
    """The trump or the high card that would take the trick, and is not played."""
    rival = case.rival
    if not case.plays or rival is None or not is_theirs(case) or case.card.takes or not rival.takes:
        return None
    return rival.card if case.is_trump(rival.card) or RANK[rival.card] >= TEN else None


def could_be_beaten(case: Case) -> Told | None:
    """The other card would lead the trick, and somebody after you may beat it and have its points too."""
    rival = case.rival
    if not case.plays or rival is None or not is_theirs(case) or case.card.takes or not rival.takes:
        return None
    return (("other", rival.card),) if rival.beaten and rival.worth > case.card.worth else None


def cheaper_below(case: Case) -> Told | None:
    """They have the trick as it lies, and the other card would give them more."""
    rival = case.rival
    if not case.plays or rival is None or not is_theirs(case) or case.card.takes or rival.takes:
        return None
    less = case.card.worth < rival.worth and case.cheapest
    return (("other", rival.card), ("points", rival.worth)) if less else None
