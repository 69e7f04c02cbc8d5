"""Sevens, suits, proofs, signs, Aus and accusations (rules.md 5, 9, 10, 12): who may say what when."""

from __future__ import annotations

from dataclasses import replace

from .cards import is_int, is_seven, suit_of, with_card
from .pairs import forced_trump_seats
from .state import (
    State,
    drawing_to_come,
    first_card_is_due,
    has_played_a_card,
    played_out,
    set_at,
    side_of,
    tricks_of_side,
    turn,
    vorhand,
)
from .trick import may_announce_dissle, may_announce_siebener

SIGNS = ("E", "B", "H", "S", "TA")


# Announcing


def refuse_announce(state: State, seat: int, what: object) -> str | None:
    if played_out(state):
        return "all cards are played"
    if what == "farbe":
        return refuse_announce_farbe(state, seat)
    if what not in ("siebener", "dissle"):
        return "nothing of that name can be announced"
    if state.rules.opening == "gaigel" and seat == vorhand(state):
        return "Vorhand announces it with the opening"
    if has_played_a_card(state, seat):
        return "only before the own first card"
    if seat in state.siebener or seat in state.dissle:
        return "it has been announced"
    if what == "siebener":
        return None if may_announce_siebener(state, seat) else "auf Siebener needs four Sevens and the option"
    # With `vorhand` it is an opening and never an announcement.
    if state.rules.auf_dissle == "any" and may_announce_dissle(state, seat):
        return None
    return "auf Dissle needs four Sevens and the option"


def refuse_announce_farbe(state: State, seat: int) -> str | None:
    """rules.md 9: once, in turn, before playing a card (Vorhand also before the opening).

    READING: in any turn of the deal, not only in the first.
    """
    if not state.rules.auf_farbe:
        return "auf Farbe is not played at this table"
    if turn(state) != seat:
        return "only in turn"
    return "it has been announced" if seat in state.farbe else None


def announce(state: State, seat: int, what: str) -> State:
    if what == "siebener":
        return replace(state, siebener=state.siebener | {seat})
    if what == "dissle":
        return replace(state, dissle=state.dissle | {seat})
    return replace(state, farbe=state.farbe | {seat})


# Showing


def five_sevens(state: State, seat: int) -> bool:
    return are_five_sevens(state.hands[seat])


def are_five_sevens(hand: tuple[str, ...]) -> bool:
    return len(hand) == 5 and all(is_seven(card) for card in hand)


def five_of_a_suit(state: State, seat: int) -> bool:
    hand = state.hands[seat]
    return len(hand) == 5 and len({suit_of(card) for card in hand}) == 1


def effect_of_sevens(state: State, seat: int) -> str | None:
    """What showing five Sevens does now: "end" the deal, "meld" 101 points, or None: it is not possible."""
    rules = state.rules
    if not five_sevens(state, seat):
        return None
    if seat in state.dissle or (seat in state.siebener and seat not in state.late):
        return "end"
    if rules.sevens_dealt and first_card_is_due(state):
        return "end"
    if rules.sevens_held == "quiet":
        return "end"
    if rules.sevens_held == "meld" and may_meld(state, seat):
        return "meld"
    return None


def may_meld(state: State, seat: int) -> bool:
    """Once the side has won a trick and while cards are still to be drawn; once per player and deal.

    "A player of `siebener` whose fifth Seven came too late shows nothing under `meld`" (rules.md 9).
    """
    if seat in state.siebener:
        return False
    has_trick = tricks_of_side(state, side_of(state, seat)) > 0
    return has_trick and drawing_to_come(state) and seat not in state.melded


def refuse_show(state: State, seat: int, what: object) -> str | None:
    if what == "sevens":
        return None if effect_of_sevens(state, seat) else "five Sevens cannot be shown now"
    if what != "farbe":
        return "nothing of that name can be shown"
    if seat not in state.farbe:
        return "auf Farbe has not been announced"
    return None if five_of_a_suit(state, seat) else "the hand is not five cards of one suit"


def meld(state: State, seat: int) -> State:
    """Five Sevens count 101 for the side; the deal goes on, and everybody knows them (rules.md 7)."""
    side = side_of(state, seat)
    return replace(
        state,
        points=set_at(state.points, side, state.points[side] + 101),
        melded=state.melded | {seat},
        known=set_at(state.known, seat, state.hands[seat]),
    )


# Proof and signs


def refuse_proof(state: State, seat: int, other: object) -> str | None:
    """rules.md 5: from when the trump can be seen until the second trick has been led."""
    if not is_int(other) or other not in range(state.rules.players):
        return "no such seat"
    if side_of(state, other) == side_of(state, seat):  # type: ignore[arg-type]
        return "only an opponent may ask"
    if len(state.tricks) > 1 or (len(state.tricks) == 1 and state.trick):
        return "the second trick has been led"
    return None if other in forced_trump_seats(state) else "no trump of that player's is to be seen"


def prove(state: State, other: int) -> State:
    """The hand is shown as it is now: all of it is known."""
    shown: tuple[str, ...] = ()
    for card in state.hands[other]:
        shown = with_card(shown, card)
    return replace(state, known=set_at(state.known, other, shown))


def refuse_signal(state: State, seat: int, sign: object) -> str | None:
    """rules.md 12: with `signals` and teams, at any time (not in a window)."""
    if not state.rules.signals or not state.rules.has_teams():
        return "no signs at this table"
    return None if sign in SIGNS else "no such sign"


# Aus and accusations


def refuse_aus(state: State) -> str | None:
    return None if state.tricks else "only once the first trick is complete"


def refuse_accuse(state: State, seat: int, side: object) -> str | None:
    """rules.md 10, `accusation`: any opponent, from the end of the first trick, never the own side."""
    if state.rules.missed_out != "accusation":
        return "nobody accuses at this table"
    if not is_int(side) or side not in range(state.rules.sides()):
        return "no such side"
    if side == side_of(state, seat):
        return "never the own side"
    return None if state.tricks else "only once the first trick is complete"
