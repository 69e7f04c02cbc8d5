"""Finding: what can be asked about a moment of a deal. Every answer is the engine's: what it allows, and what it does
when that is performed on a copy."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from gaigel_desktop.rules import actions, events
from gaigel_desktop.rules.actions import ACCUSE, DECLARE, DECLARE_TWICE, MODES, Action, opening
from gaigel_desktop.rules.cards import CODES, FACES, SEVEN, copies, faces, pairs_held, sevens_in
from gaigel_desktop.rules.deal import (
    CLAIM,
    ENDGAME,
    FIRST_TRICK,
    LAST_CHANCE,
    OPENING,
    OVER,
    PLAYED_OUT,
    Deal,
    Result,
    has_special_opening,
)
from gaigel_desktop.rules.duty import breaks_duty, may_revoke
from gaigel_desktop.rules.ending import OUT, five_tricks_win, has_to_be_noticed, tied_for_most
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.exchange import is_exchanged
from gaigel_desktop.rules.judge import card_actions, next_to_act, why_not
from gaigel_desktop.rules.match import CLEAN, Standing, after_deal, gives_strokes, possible_outcomes
from gaigel_desktop.rules.perform import count, perform
from gaigel_desktop.rules.record import Deed
from gaigel_desktop.rules.seats import sides
from gaigel_desktop.rules.sevens import holds_five_sevens, something_to_announce
from gaigel_desktop.rules.taking import taken_last
from gaigel_desktop.rules.tricks import trumps_are_banned

from .question import COST, MAY, NAMES, NO, NOTHING, TAKE, YES, Asked

FREE_CARDS: Final = 0.03  # how often it is asked what may be played when anything may
ANNOUNCEMENTS: Final = (actions.ANNOUNCE_SIEBENER, actions.ANNOUNCE_DISSLE, actions.ANNOUNCE_FARBE)


def everything_asked(deal: Deal, before: Standing, dice: Random) -> Iterator[Asked]:
    """All questions about this moment."""
    yield from cards_that_may_be_played(deal, dice)
    yield from openings_allowed(deal)
    if deal.phase not in (CLAIM, OVER):
        yield from words_that_may_be_said(deal)
    yield from trick_taken(deal)
    for deeds in deeds_that_may_end(deal, dice):
        yield from cost_of(deal, deeds, before)


# -- what may I do -----------------------------------------------------------------------------------------------


def cards_that_may_be_played(deal: Deal, dice: Random) -> Iterator[Asked]:
    """The cards of whoever is in turn, mostly where not all of them are allowed."""
    if not FIRST_TRICK <= deal.phase <= ENDGAME:
        return
    seat = deal.turn
    allowed = [card for card in card_actions(deal) if not breaks_duty(deal, seat, card)]
    refused = [card for card in faces(deal.hands[seat] & FACES) if card not in allowed]
    reasons = sorted({why_not(deal, seat, card) or "revoke" for card in refused})
    if reasons or dice.random() < FREE_CARDS:
        yield Asked(MAY, f"cards:{'+'.join(reasons) or 'any'}", "ask_cards", seat, _codes(allowed))


def openings_allowed(deal: Deal) -> Iterator[Asked]:
    """How Vorhand may open, way by way."""
    if deal.phase != OPENING:
        return
    for mode in range(1, len(MODES)):
        seat = deal.turn
        allowed = [card for card in range(24) if why_not(deal, seat, opening(mode, card)) is None]
        words = "ask_open_trumps" if mode == actions.TRUMPS else "ask_open"
        tag = f"open:{MODES[mode]}{'' if allowed else ':none'}"
        if allowed or mode < actions.TRUMPS:
            yield Asked(MAY, tag, words, seat, _codes(allowed), opening(mode, 0))


def words_that_may_be_said(deal: Deal) -> Iterator[Asked]:
    """Pairs, exchanges, announcements and Sevens, where somebody holds what it takes."""
    for seat in range(deal.players):
        hand = deal.hands[seat]
        if deal.phase != LAST_CHANCE:  # what the pages leave open: whether a pair waits for those who are asked there
            for suit in range(4):
                if pairs_held(hand, suit):
                    yield _said(deal, seat, DECLARE + suit, "ask_declare", "pair")
                if pairs_held(hand, suit) == 2:
                    yield _said(deal, seat, DECLARE_TWICE + suit, "ask_declare_twice", "pairs")
        if copies(hand, deal.trump * 6 + SEVEN):
            yield _said(deal, seat, actions.SWAP, "ask_swap", "swap")
            if is_exchanged(deal) and not deal.waiting:
                yield _said(deal, seat, actions.RESERVE, "ask_reserve", "reserve")
        if deal.reserver == seat and not deal.waiting:
            yield _said(deal, seat, actions.TAKE, "ask_take", "take")
        yield from _fives(deal, seat)


def _fives(deal: Deal, seat: int) -> Iterator[Asked]:
    """What is announced and shown with many Sevens."""
    if deal.waiting:
        return
    if something_to_announce(deal) and sevens_in(deal.hands[seat]) >= 3:
        for action in ANNOUNCEMENTS:
            reason = why_not(deal, seat, action)
            if reason is None or not reason.endswith(("_off", "_only", "open_instead")):
                yield _said(deal, seat, action, "ask_announce", "announce")
    if holds_five_sevens(deal, seat):
        yield _said(deal, seat, actions.SHOW_SEVENS, "ask_show_sevens", "show")


def _said(deal: Deal, seat: int, action: Action, words: str, about: str) -> Asked:
    """Whether the seat may say this now."""
    reason = why_not(deal, seat, action)
    turn = "" if next_to_act(deal) == seat else ":not_in_turn"
    tag = f"{about}:{reason or 'yes' + turn}{_on_this_trick(deal, seat) if about == 'pair' else ''}"
    return Asked(MAY, tag, words, seat, (NO if reason else YES,), action, reason=reason or "")


def _on_this_trick(deal: Deal, seat: int) -> str:
    """What makes a pair special: the side has no trick yet, but its card lies highest in this one."""
    side = deal.law.side
    highest = deal.trick and not deal.face_down and side[deal.best_seat] == side[seat]
    return ":highest_here" if highest and not deal.tricks[side[seat]] else ""


def _codes(allowed: list[int]) -> tuple[str, ...]:
    return tuple(CODES[card] for card in allowed) or (NOTHING,)


# -- whose trick is it -------------------------------------------------------------------------------------------


def trick_taken(deal: Deal) -> Iterator[Asked]:
    """The trick that the next card completes; every legal card makes another one."""
    if not FIRST_TRICK <= deal.phase <= ENDGAME or len(deal.trick) != deal.players - 1:
        return
    for card in card_actions(deal):
        after, told = _performed(deal, ((deal.turn, card),))
        winner = next((event.seat for event in told if isinstance(event, events.TrickTaken)), None)
        if winner is None:
            continue
        side = deal.law.side[winner]
        points = str(after.points[side] - deal.points[side])
        yield Asked(TAKE, _why_taken(after), "ask_who", winner, (NAMES[winner], points), deeds=((deal.turn, card),))


def _why_taken(after: Deal) -> str:
    """The reason, and whether the first trick's own rules or a talon that is gone had a part in it."""
    taking = taken_last(after)
    assert taking is not None
    first = after.done == 1 and has_special_opening(after.law)
    banned = first and trumps_are_banned(after)
    return f"take:{taking.why}{':first' * first}{':banned' * banned}"


def _performed(deal: Deal, deeds: tuple[Deed, ...]) -> tuple[Deal, list[Event]]:
    """The deal after that, and what happened."""
    after, told = deal.copy(), list[Event]()
    for seat, action in deeds:
        perform(after, seat, action, told)
    if not deeds:
        count(after, None, told)
    return after, told


# -- what does it cost -------------------------------------------------------------------------------------------


def deeds_that_may_end(deal: Deal, dice: Random) -> Iterator[tuple[Deed, ...]]:
    """Calls, cards and accusations that end the deal, or seem to; with no deed at all the tricks are counted."""
    if deal.phase in (OPENING, CLAIM, OVER):
        return
    if deal.phase == PLAYED_OUT and (deal.over or len(tied_for_most(deal)) == 1):
        yield ()
    if deal.done:
        yield _call(deal, _caller(deal, dice), dice)
        if has_to_be_noticed(deal):
            yield (_accusation(deal, dice),)
    if _a_card_may_end(deal):
        yield from (((deal.turn, card),) for card in card_actions(deal))
    for seat in range(deal.players):
        for show in (actions.SHOW_SEVENS, actions.SHOW_FARBE):
            if why_not(deal, seat, show) is None:
                yield ((seat, show),)


def _caller(deal: Deal, dice: Random) -> int:
    """Anybody, but more often somebody who is at 101 or near it."""
    seats = list(range(deal.players))
    near = [seat for seat in seats if deal.points[deal.law.side[seat]] > OUT - 15]
    return dice.choice(near or seats)


def _call(deal: Deal, seat: int, dice: Random) -> tuple[Deed, ...]:
    """Aus, and where it may be questioned what the opponents say to it."""
    call: Deed = (seat, actions.AUS)
    after, _ = _performed(deal, (call,))
    if after.phase != CLAIM:
        return (call,)
    if dice.random() < 0.5:
        return call, (after.waiting[0], actions.QUESTION)
    return call, *((other, actions.PASS) for other in after.waiting)


def _accusation(deal: Deal, dice: Random) -> Deed:
    """An accusation, if possible a right one."""
    side = deal.law.side
    guilty = [each for each in range(deal.law.sides) if deal.over >> each & 1]
    accused = dice.choice(guilty or list(range(deal.law.sides)))
    return dice.choice([seat for seat in range(deal.players) if side[seat] != accused]), ACCUSE + accused


def _a_card_may_end(deal: Deal) -> bool:
    """Whether a card now can end the deal at this table."""
    if not FIRST_TRICK <= deal.phase <= ENDGAME:
        return False
    completes = len(deal.trick) == deal.players - 1
    five = completes and max(deal.tricks) == deal.done == 4 and five_tricks_win(deal)
    return bool(deal.ripening or (deal.dissle and completes) or five or may_revoke(deal))


def cost_of(deal: Deal, deeds: tuple[Deed, ...], before: Standing) -> Iterator[Asked]:
    """What the slate says after these deeds, or that the deal goes on."""
    after, _ = _performed(deal, deeds)
    seat = deeds[0][0] if deeds else deal.turn
    if after.result is None:
        verb = actions.SPELLED[deeds[0][1]][0] if deeds else "count"
        if deal.ripening or verb != "play" or _looks_dangerous(deal):
            at_101 = ":at_101" * bool(deal.ripening >> deal.law.side[seat] & 1)
            yield Asked(COST, f"cost:goes_on:{verb}{at_101}", "ask_cost", seat, (NOTHING,), deeds=deeds)
    elif is_clear(deal, before, after.result):
        standing = after_deal(deal.law.rules, before, deal.dealer, after.result)
        tag = f"cost:{_how_it_ended(after.result, deal)}:{before.phase}{':won' * (standing.winner >= 0)}"
        yield Asked(COST, tag, "ask_cost", seat, _score(deal, standing), deeds=deeds)


def _looks_dangerous(deal: Deal) -> bool:
    """Whether a card that ends nothing is worth a question."""
    return bool(deal.dissle) or (max(deal.tricks) == deal.done == 4 and five_tricks_win(deal))


def _how_it_ended(result: Result, deal: Deal) -> str:
    """The reason, whether somebody pays double, and what makes it special."""
    double = ":double" * (max(result.strokes) == 2)
    no_trick = ":no_trick" * any(n == 0 for side, n in enumerate(result.tricks) if side not in result.winners)
    sevens = ":for_sevens" * bool(deal.siebener | deal.dissle)
    bluff = ":bluff" * (result.reason == "aus" and result.points[result.winners[0]] < OUT)
    return f"{result.reason}{bluff}{double}{no_trick}{sevens}"


def is_clear(deal: Deal, before: Standing, result: Result) -> bool:
    """Whether the score has one answer: nobody cuts for anything, and the order of play decides nothing."""
    rules = deal.law.rules
    outcomes = possible_outcomes(rules, before, deal.dealer, result)
    after = outcomes[0]
    if len(outcomes) > 1 or (after.phase == CLEAN and after.score.count(0) > 1):
        return False
    several_pay = sum(strokes > 0 for strokes in result.strokes) > 1
    by_strokes = rules.scoring == "slate" and gives_strokes(rules) and before.phase != CLEAN
    too_many = sum(before.score) + sum(result.strokes) > rules.strokes
    return not (sides(rules) > 2 and by_strokes and several_pay and too_many)


def _score(deal: Deal, standing: Standing) -> tuple[str, ...]:
    """The score by side, and whoever has won the match."""
    score = tuple(str(strokes) for strokes in standing.score)
    won = "|".join(NAMES[seat] for seat, side in enumerate(deal.law.side) if side == standing.winner)
    return (*score, won) if won else score
