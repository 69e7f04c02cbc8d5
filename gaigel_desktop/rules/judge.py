"""The judge: what each seat may do now, and why not. Nothing else in the program ever judges a rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import actions
from .actions import ACCUSE, ACTIONS_END, CARD_ACTIONS_END, DECLARE, DECLARE_TWICE, PASS, PROOF, SIGNAL, Action
from .cards import BIT, FACES, OF_SUIT, SUIT, faces
from .deal import (
    CLAIM,
    ENDGAME,
    FIRST_TRICK,
    OPENING,
    OVER,
    PAIR_WINDOW,
    PLAYED_OUT,
    Deal,
    has_special_opening,
)
from .duty import bound_to, dutiful, playable
from .ending import has_to_be_noticed, may_be_questioned, why_not_accuse, why_not_aus
from .exchange import is_exchanged, why_not_reserve, why_not_swap, why_not_take
from .opening import openings, why_not_open
from .pairs import holds_any_pair, why_not_declare
from .sevens import (
    holds_any_five,
    something_to_announce,
    why_not_announce,
    why_not_show_farbe,
    why_not_show_sevens,
    why_unknown,
)

NO_CARDS: Final[tuple[Action, ...]] = ()

# What is said and not played, kind by kind.
DECLARING: Final[tuple[Action, ...]] = tuple(range(DECLARE, PASS))
PASSING: Final[tuple[Action, ...]] = (PASS,)
SWAPPING: Final[tuple[Action, ...]] = (actions.SWAP,)
RESERVING: Final[tuple[Action, ...]] = (actions.RESERVE,)
TAKING: Final[tuple[Action, ...]] = (actions.TAKE,)
CALLING: Final[tuple[Action, ...]] = (actions.AUS,)
QUESTIONING: Final[tuple[Action, ...]] = (actions.QUESTION,)
ACCUSING: Final[tuple[Action, ...]] = tuple(range(ACCUSE, PROOF))
ASKING: Final[tuple[Action, ...]] = tuple(range(PROOF, actions.ANNOUNCE_SIEBENER))
ANNOUNCING: Final[tuple[Action, ...]] = tuple(range(actions.ANNOUNCE_SIEBENER, actions.SHOW_SEVENS))
SHOWING: Final[tuple[Action, ...]] = (actions.SHOW_SEVENS, actions.SHOW_FARBE)
SIGNING: Final[tuple[Action, ...]] = tuple(range(SIGNAL, ACTIONS_END))


def card_actions(deal: Deal) -> tuple[Action, ...]:
    """Every way in which the seat in turn may put a card on the table now."""
    phase = deal.phase
    if phase == OPENING:
        return tuple(openings(deal, deal.turn))
    if phase > ENDGAME:
        return NO_CARDS
    return faces(playable(deal, deal.turn))


def legal_actions(deal: Deal, seat: i64) -> list[Action]:
    """Everything the seat may do now, in turn or not."""
    if not 0 <= seat < deal.players:
        return []
    played = list(card_actions(deal)) if seat == deal.turn else []
    return played + [action for kind in conceivable(deal, seat) for action in allowed(deal, seat, kind)]


def allowed(deal: Deal, seat: i64, some: tuple[Action, ...]) -> tuple[Action, ...]:
    """Those of these that the seat may do now."""
    return tuple([action for action in some if why_not(deal, seat, action) is None])


def conceivable(deal: Deal, seat: i64) -> list[tuple[Action, ...]]:
    """The kinds of things that the seat may perhaps say now: all but those that a look at its hand and at the table
    rules out. A look is quick and says nothing of the others; `allowed` judges them."""
    if deal.phase == CLAIM:
        return [PASSING, QUESTIONING]
    hand = deal.hands[seat]
    kinds: list[tuple[Action, ...]] = []
    if holds_any_pair(hand):
        kinds.append(DECLARING)
    if deal.waiting:
        kinds.append(PASSING)
    if deal.rounds and hand & BIT[deal.trump * 6]:
        kinds.append(SWAPPING)
        kinds.append(RESERVING)
    if deal.reserver == seat:
        kinds.append(TAKING)
    if deal.done:
        kinds.append(CALLING)
        if has_to_be_noticed(deal):
            kinds.append(ACCUSING)
    if deal.proof:
        kinds.append(ASKING)
    if something_to_announce(deal):
        kinds.append(ANNOUNCING)
    if holds_any_five(deal, seat):
        kinds.append(SHOWING)
    if signs_are_made(deal):
        kinds.append(SIGNING)
    return kinds


def why_not(deal: Deal, seat: i64, action: Action) -> str | None:
    """None if the seat may do this now, else the key of the reason that a player should hear first."""
    if action < 24:
        in_play = deal.turn == seat and FIRST_TRICK <= deal.phase <= ENDGAME
        if in_play and action >= 0 and playable(deal, seat) >> action & 1:
            return None
        return _why_not_play(deal, seat, action)
    if not 0 <= seat < deal.players:
        return "no_such_seat"
    if deal.phase == OVER:
        return "deal_over"
    if action < CARD_ACTIONS_END:
        return _why_not_open(deal, seat, action)
    if deal.phase == CLAIM:
        return _why_not_to_claim(deal, seat, action)
    if deal.waiting:
        return _why_not_in_window(deal, seat, action)
    return _why_not_said(deal, seat, action)


def why_never(deal: Deal, action: Action) -> str | None:
    """Why nobody ever does this at this table: its rules leave it out altogether; None if they know it."""
    if action in (actions.SWAP, actions.RESERVE, actions.TAKE):
        return None if is_exchanged(deal) else "exchange_off"
    if action == actions.QUESTION:
        return None if may_be_questioned(deal) else "question_off"
    if ACCUSE <= action < PROOF:
        return None if has_to_be_noticed(deal) else "accuse_off"
    if SIGNAL <= action < ACTIONS_END:
        return None if signs_are_made(deal) else "signs_off"
    if actions.ANNOUNCE_SIEBENER <= action <= actions.SHOW_FARBE:
        return why_unknown(deal, action)
    return None


def signs_are_made(deal: Deal) -> bool:
    """Whether partners sign to each other at this table, so that it is worth looking."""
    return deal.law.signs


# -- cards -------------------------------------------------------------------------------------------------------


def _why_not_play(deal: Deal, seat: i64, card: i64) -> str | None:
    """The first thing that is wrong with playing a card that may not be played."""
    reason = _why_not_a_card(deal, seat, card)
    if reason is not None:
        return reason
    if deal.phase == OPENING:
        return "open_first"
    bound = bound_to(deal, seat)
    if not bound >> card & 1:
        return "keep_sevens"
    if not dutiful(deal, seat, bound) >> card & 1 and not deal.bonds[seat] & dutiful(deal, seat, bound):
        return _why_against_duty(deal, bound, card)
    return "play_shown" if dutiful(deal, seat, bound) >> card & 1 else _why_against_duty(deal, bound, card)


def _why_not_a_card(deal: Deal, seat: i64, card: i64) -> str | None:
    """What is wrong with playing any card, or this one, at all."""
    if not 0 <= card < CARD_ACTIONS_END:
        return "no_such_action"
    if not 0 <= seat < deal.players:
        return "no_such_seat"
    if deal.phase > ENDGAME:
        return {OVER: "deal_over", PLAYED_OUT: "played_out", CLAIM: "claim_open"}.get(deal.phase, "window_open")
    if deal.turn != seat:
        return "not_your_turn"
    return None if deal.hands[seat] & FACES & 1 << card % 24 else "not_in_hand"


def _why_against_duty(deal: Deal, hand: i64, card: i64) -> str:
    """Which duty the card breaks."""
    if deal.phase == FIRST_TRICK:
        return "no_trump_to_first_trick"
    if hand & OF_SUIT[deal.led] and SUIT[card] != deal.led:
        return "must_follow"
    if SUIT[card] not in (deal.led, deal.trump):
        return "must_trump"
    return "must_beat"


def _why_not_open(deal: Deal, seat: i64, action: Action) -> str | None:
    reason = _why_not_a_card(deal, seat, action)
    if reason is not None:
        return reason
    if deal.phase != OPENING:
        return "opened_already" if has_special_opening(deal.law) else "opening_is_plain"
    return why_not_open(deal, seat, action // 24, action % 24)


# -- words -------------------------------------------------------------------------------------------------------


def _why_not_in_window(deal: Deal, seat: i64, action: Action) -> str | None:
    """In a window the next in order declares or exchanges or passes; anybody may call or accuse."""
    if actions.AUS <= action < PROOF:
        return _why_not_said(deal, seat, action)
    if not _belongs_to_window(deal.phase, action):
        return "window_open"
    if deal.waiting[0] != seat:
        return "not_next_in_window"
    return None if action == PASS else _why_not_said(deal, seat, action)


def _belongs_to_window(phase: i64, action: Action) -> bool:
    if phase == PAIR_WINDOW:
        return DECLARE <= action <= actions.SWAP
    return action in (PASS, actions.SWAP)


def _why_not_to_claim(deal: Deal, seat: i64, action: Action) -> str | None:
    """U: an opponent of whoever claims may question it, one after the other, and nothing else happens meanwhile."""
    if action not in (actions.QUESTION, PASS):
        return "claim_open"
    return None if deal.waiting[0] == seat else "not_next_in_window"


def _why_not_said(deal: Deal, seat: i64, action: Action) -> str | None:
    """Announcements, exchanges, calls and signs."""
    if action < DECLARE_TWICE:
        return why_not_declare(deal, seat, action - DECLARE, 1)
    if action < PASS:
        return why_not_declare(deal, seat, action - DECLARE_TWICE, 2)
    if ACCUSE <= action < PROOF:
        return why_not_accuse(deal, seat, action - ACCUSE)
    if PROOF <= action < actions.ANNOUNCE_SIEBENER:
        return _why_not_proof(deal, seat, action - PROOF)
    if actions.ANNOUNCE_SIEBENER <= action < actions.SHOW_SEVENS:
        return why_not_announce(deal, seat, action)
    if SIGNAL <= action < ACTIONS_END:
        return None if signs_are_made(deal) else "signs_off"
    return _why_not_single(deal, seat, action)


def _why_not_single(deal: Deal, seat: i64, action: Action) -> str | None:
    """The actions that stand alone."""
    match action:
        case actions.PASS:
            return "no_window"
        case actions.SWAP:
            return why_not_swap(deal, seat)
        case actions.RESERVE:
            return why_not_reserve(deal, seat)
        case actions.TAKE:
            return why_not_take(deal, seat)
        case actions.AUS:
            return why_not_aus(deal)
        case actions.QUESTION:
            return why_never(deal, action) or "no_claim"
        case actions.SHOW_SEVENS:
            return why_not_show_sevens(deal, seat)
        case actions.SHOW_FARBE:
            return why_not_show_farbe(deal, seat)
    return "no_such_action"


def _why_not_proof(deal: Deal, seat: i64, target: i64) -> str | None:
    """P: who plays a trump to the first trick shows the hand on request, until the second trick is led."""
    if target >= deal.players:
        return "no_such_seat"
    if deal.law.side[target] == deal.law.side[seat]:
        return "proof_of_opponent"
    if not deal.proof >> target & 1:
        return "no_trump_played"
    return "proof_too_late" if deal.done > 1 or (deal.done == 1 and deal.trick) else None


def next_to_act(deal: Deal) -> i64:
    """The seat that the table waits for: in turn, or next in a window; -1 when nobody has to act."""
    if deal.waiting:
        return deal.waiting[0]
    return deal.turn if deal.phase <= ENDGAME else -1
