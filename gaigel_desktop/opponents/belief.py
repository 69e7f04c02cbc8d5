"""Belief: which cards can be where, and guesses at whole deals that fit everything the seat may know.

A guess fills the holes of a view: the hands of the others, the face-down cards of a first trick, the talon. What comes
out is a deal that can be played on. In the endgame a seat that did not follow, trump or beat has shown what it cannot
hold; a sign hints at an ace.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaigel_desktop.rules.actions import SECOND
from gaigel_desktop.rules.cards import ACES, BIT, FACES, HIDDEN, OF_SUIT, add, copies, count
from gaigel_desktop.rules.deal import ENDGAME, NO_POWER, NO_SUIT, NOBODY, OPENING, Deal, hand_size
from gaigel_desktop.rules.duty import dutiful
from gaigel_desktop.rules.perform import perform
from gaigel_desktop.rules.tricks import lay
from gaigel_desktop.rules.views import View

from .dice import Dice
from .memory import Laid, Memory
from .thumb import best_card, best_opening

TRIES: Final = 60


Hint = tuple[i64, i64, float]  # a seat that probably holds a card, and how probably


class Belief:
    """What can be where, counted once for a decision."""

    __slots__ = ("bans", "hints", "needs", "opened", "pool", "seat", "seen")

    seen: View
    seat: i64
    pool: list[i64]  # the cards that cannot be placed
    needs: list[i64]  # by seat: how many of them it holds
    bans: list[i64]  # by seat: faces that it has shown it cannot hold
    hints: list[Hint]  # what signs say
    opened: i64  # what Vorhand, lying face down, may have opened with

    def __init__(self, seen: View, seat: i64, bans: list[i64]) -> None:
        self.seen = seen
        self.seat = seat
        self.pool = _unplaced(seen, seat)
        self.needs = [0 if s == seat else hand_size(seen, s) - count(seen.known[s]) for s in range(seen.players)]
        self.bans = bans
        self.hints = []
        self.opened = _openers(seen) if seen.face_down and seen.trick[0] == HIDDEN else 0
        if seen.face_down:
            for step in range(len(seen.trick)):
                laid = (seen.leader + step) % seen.players
                self.needs[laid] += laid != seat


def _openers(seen: View) -> i64:
    """The faces that fit the opening Vorhand announced."""
    plain = FACES & ~OF_SUIT[seen.trump]
    return plain & ACES if seen.mode == SECOND else plain & ~ACES


def _unplaced(seen: View, seat: i64) -> list[i64]:
    """Every card that is neither played, nor in the own hand, nor known to lie anywhere."""
    lying = [card for card in seen.trick if card != HIDDEN]
    if seen.indicator != HIDDEN:
        lying.append(seen.indicator)
    if seen.reserver != NOBODY:
        lying.append(seen.trump * 6)
    places = [seen.played, seen.hands[seat], *(seen.known[s] for s in range(seen.players) if s != seat)]
    pool: list[i64] = []
    for card in range(24):
        left = 2 - sum(copies(some, card) for some in places) - lying.count(card)
        pool += [card] * left
    return pool


# -- what the endgame has shown ----------------------------------------------------------------------------------


def cannot_hold(memory: Memory, seen: View) -> list[i64]:
    """By seat: the faces it would have had to play in the endgame, and did not."""
    bans = [0] * seen.players
    if seen.phase != ENDGAME:
        return bans
    talon_tricks = (len(seen.talon) + 1) // seen.players
    running = tuple(((seen.leader + step) % seen.players, card) for step, card in enumerate(seen.trick))
    for trick in (*memory.tricks[talon_tricks:], running):
        _learn_from(trick, seen, bans)
    return bans


def _learn_from(trick: tuple[Laid, ...], seen: View, bans: list[i64]) -> None:
    """A face with which the card played would have broken a duty is not in that hand."""
    table = seen.copy()
    _clear(table)
    for seat, card in trick:
        if table.trick and not seen.siebener >> seat & 1:
            for face in range(24):
                if not dutiful(table, seat, BIT[card] | BIT[face]) >> card & 1:
                    bans[seat] |= BIT[face]
        lay(table, seat, card)


def _clear(table: Deal) -> None:
    """Nobody has played to this trick yet."""
    table.trick = []
    table.led = NO_SUIT
    table.best = HIDDEN
    table.best_power = 0
    table.power = NO_POWER
    table.ripe = 0


# -- guessing ----------------------------------------------------------------------------------------------------


def guess(belief: Belief, dice: Dice) -> Deal:
    """A whole deal that fits what the seat knows; what it has learnt from the endgame as far as it works out."""
    tries = 0
    while True:
        dice.shuffle(belief.pool)
        if belief.opened:
            _let_vorhand_open(belief, dice)
        tries += 1
        deal = _dealt(belief, dice, tries < TRIES)
        if deal is not None:
            if belief.seen.face_down:
                _lay_again(belief.seen, deal)
            return deal


def _let_vorhand_open(belief: Belief, dice: Dice) -> None:
    """Shuffle until Vorhand, who lies face down, has a card for the opening it announced; else give it one."""
    pool = belief.pool
    for _ in range(TRIES):
        if _can_open(belief, pool):
            return
        dice.shuffle(pool)
    start = sum(belief.needs[: belief.seen.leader])
    for place, card in enumerate(pool):
        if belief.opened & BIT[card]:
            pool[place], pool[start] = pool[start], card
            return


def _can_open(belief: Belief, pool: list[i64]) -> bool:
    """Whether Vorhand would get a card for its opening."""
    start = sum(belief.needs[: belief.seen.leader])
    dealt = pool[start : start + belief.needs[belief.seen.leader]]
    return any(belief.opened & BIT[card] for card in dealt)


def _dealt(belief: Belief, dice: Dice, strict: bool) -> Deal | None:
    """The shuffled pool dealt out, or nothing if somebody would get what it cannot hold."""
    seen = belief.seen
    pool = belief.pool
    if belief.hints:
        pool = _hinted(belief, dice, pool.copy())
    deal = seen.copy()
    place = 0
    for seat in range(seen.players):
        need = belief.needs[seat]
        ban = belief.bans[seat] if strict else 0
        if ban and need:
            pool = _legal_first(pool, place, need, ban)
        hand = deal.hands[seat]
        while need > 0:
            card = pool[place]
            if ban and ban & BIT[card]:
                return None
            hand = add(hand, card)
            place += 1
            need -= 1
        deal.hands[seat] = hand
    left = len(seen.talon) - seen.drawn
    if left > 0:
        deal.talon = (*seen.talon[: seen.drawn], *pool[place : place + left])
    return deal


def _legal_first(pool: list[i64], place: i64, need: i64, ban: i64) -> list[i64]:
    """The pool with the cards that this seat may hold moved to where it draws from."""
    allowed = [card for card in pool[place:] if not ban & BIT[card]][:need]
    rest = pool[place:]
    for card in allowed:
        rest.remove(card)
    return pool[:place] + allowed + rest


def _hinted(belief: Belief, dice: Dice, pool: list[i64]) -> list[i64]:
    """Cards that were signed go, as often as the sign is believed, to who signed them."""
    for seat, card, trust in belief.hints:
        start = sum(belief.needs[:seat])
        need = belief.needs[seat]
        if need and card in pool and card not in pool[start : start + need] and dice.chance() < trust:
            source, target = pool.index(card), start + dice.below(need)
            pool[source], pool[target] = pool[target], pool[source]
            if belief.opened and not _can_open(belief, pool):
                pool[source], pool[target] = pool[target], pool[source]
    return pool


# -- the face-down first trick -----------------------------------------------------------------------------------


def _lay_again(seen: View, deal: Deal) -> None:
    """The cards of the face-down trick are chosen anew, as these hands would choose them."""
    _clear(deal)
    deal.turn = deal.leader = seen.leader
    deal.phase = OPENING
    deal.face_down = False
    for card in seen.trick:
        seat = deal.turn
        if card != HIDDEN:  # the own one
            deal.hands[seat] = add(deal.hands[seat], card)
        if deal.phase == OPENING:
            perform(deal, seat, seen.mode * 24 + (card if card != HIDDEN else best_opening(deal, seat, seen.mode)))
        else:
            perform(deal, seat, card if card != HIDDEN else best_card(deal, seat))
