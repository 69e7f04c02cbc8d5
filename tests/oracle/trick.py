"""Who wins a trick, and which cards may be played to it (rules.md 5, 6 and 9)."""

from __future__ import annotations

from .cards import higher, is_seven, rank_of, suit_of
from .options import Rules
from .state import State, Trick, all_trumps, drawing_to_come, first_card_is_due, trump_seven, turn, vorhand

FACE_DOWN_MODES = ("dive", "second")
MODES = ("elfen", "dive", "second", "trumps", "dissle", "siebener")


def special_first_trick(state: State) -> bool:
    """rules.md 5: the trick being played is the first one of opening = gaigel."""
    return state.rules.opening == "gaigel" and not state.tricks


def no_suit_is_trumps(state: State) -> bool:
    """rules.md 5: first_trumps = powerless: "in the first trick no suit is trumps"."""
    return special_first_trick(state) and state.rules.first_trumps == "powerless"


def lies_face_down(state: State) -> bool:
    """The trick being played lies face down until it is complete (rules.md 5)."""
    return special_first_trick(state) and state.mode in FACE_DOWN_MODES


def has_power(state: State, seat: int) -> bool:
    """rules.md 9: the cards of an `auf_siebener` player have no power."""
    return seat not in state.siebener


# Who wins


def best_so_far(state: State, trick: Trick) -> int | None:
    """The place in the trick of the card that would win it now; None if nobody's card can."""
    if not trick:
        return None
    if special_first_trick(state):
        return best_of_first_trick(state, trick)
    return best_of_suits(state, trick, with_power(state, trick), state.trump)


def winner_of(state: State, trick: Trick) -> int:
    """The seat that takes the complete trick."""
    best = best_so_far(state, trick)
    if best is None:
        return trick[0][0]  # rules.md 9: "belongs to whoever led it"
    return trick[best][0]


def with_power(state: State, trick: Trick) -> list[int]:
    return [i for i in range(len(trick)) if has_power(state, trick[i][0])]


def best_of_suits(state: State, trick: Trick, places: list[int], trump: str | None) -> int | None:
    """rules.md 6: the highest trump, else the highest of the suit led; of equal cards the first.

    Judged are the cards at `places` only: the first of them is the lead.
    """
    if not places:
        return None
    led = suit_of(trick[places[0]][1])
    trumps = [i for i in places if suit_of(trick[i][1]) == trump]
    followers = [i for i in places if suit_of(trick[i][1]) == led]
    return highest(trick, trumps or followers)


def highest(trick: Trick, places: list[int]) -> int | None:
    """The highest of cards of one suit, of equal ones the first."""
    best = None
    for i in places:
        if best is None or higher(trick[i][1], trick[best][1]):
            best = i
    return best


def best_of_first_trick(state: State, trick: Trick) -> int | None:
    """rules.md 5, the table."""
    led = trick[0][1]
    if state.mode == "elfen":
        return 0  # "Vorhand, whatever is played"
    if state.mode == "second":
        return second_ace(state, trick)
    powerful = with_power(state, trick)
    if no_suit_is_trumps(state):
        return best_of_suits(state, trick, powerful, None)  # the suit of the first card with power
    if state.mode == "trumps" or (state.mode == "dissle" and suit_of(led) == state.trump):
        # Forced trumps can win here: the highest trump, of equal ones the first.
        return highest(trick, [i for i in powerful if suit_of(trick[i][1]) == state.trump])
    # dive, dissle, siebener: a (forced) trump has no effect and cannot win.
    plain = [i for i in powerful if suit_of(trick[i][1]) != state.trump]
    if plain:
        return best_of_suits(state, trick, plain, None)
    # rules.md 7 and 9: of nothing but forced trumps and cards without power the highest forced trump is best.
    return highest(trick, powerful)


def second_ace(state: State, trick: Trick) -> int:
    """`second`: whoever else played the same ace; if nobody did, Vorhand."""
    for i in range(1, len(trick)):
        if trick[i][1] == trick[0][1] and has_power(state, trick[i][0]):
            return i
    return 0


# What may be played


def playable_cards(state: State, seat: int) -> set[str]:
    """The cards that the seat in turn may play now (not the opening)."""
    pool = cards_not_kept_back(state, seat)
    dutiful = dutiful_cards(state, seat, pool)
    shown = {card for card in state.bond[seat] if card in pool}
    if shown & dutiful:
        # rules.md 7, pair_must_play: one of the cards shown.
        # rules.md 6, forfeits: "any of the cards shown may be played, and one that breaks the duty is a revoke".
        return shown if faults_are_possible(state.rules) else shown & dutiful
    # "if they leave none of the shown cards, the player is free for this card"
    return set(pool) if faults_are_possible(state.rules) else dutiful


def faults_are_possible(rules: Rules) -> bool:
    """rules.md 6: with revoke = forfeits any card of the hand may be played (that no bond keeps back)."""
    return rules.revoke == "forfeits"


def breaks_duty(state: State, seat: int, card: str) -> bool:
    """Does this card break the duty of the endgame or the first trick's ban on trumps?"""
    return card not in dutiful_cards(state, seat, cards_not_kept_back(state, seat))


def cards_not_kept_back(state: State, seat: int) -> list[str]:
    """rules.md 9: the bond to non-Sevens, which "goes before every duty"."""
    hand = list(state.hands[seat])
    return non_sevens(hand) if keeps_sevens(state, seat) else hand


def keeps_sevens(state: State, seat: int) -> bool:
    """Who plays auf Siebener, or auf Dissle with `any`; auf Dissle with `vorhand` any card may be played."""
    return seat in state.siebener or (seat in state.dissle and state.rules.auf_dissle == "any")


def non_sevens(hand: list[str]) -> list[str]:
    """The cards that such a player may play: only non-Sevens "as long as there is one in hand"."""
    return [card for card in hand if not is_seven(card)] or hand


def dutiful_cards(state: State, seat: int, pool: list[str]) -> set[str]:
    """The cards of the pool that keep the first trick's ban and the duty of the endgame."""
    if special_first_trick(state):
        return cards_for_first_trick(state, seat, pool)
    if drawing_to_come(state):
        return set(pool)  # rules.md 6: while the talon lasts any card may be played
    return cards_for_endgame(state, seat, pool)


def cards_for_first_trick(state: State, seat: int, pool: list[str]) -> set[str]:
    """rules.md 5, banned: nobody may play a trump unless the whole hand is trumps.

    The bond of auf Dissle goes first (rules.md 9): who has no other non-Seven than a trump plays it as a
    forced trump.
    """
    if no_suit_is_trumps(state):
        return set(pool)  # "any card may be followed with"
    if not has_power(state, seat):
        return set(pool)  # rules.md 9: the ban does not bind the announcer's powerless card
    return plain_cards(state, pool) or set(pool)


def plain_cards(state: State, pool: list[str]) -> set[str]:
    return {card for card in pool if suit_of(card) != state.trump}


def cards_for_endgame(state: State, seat: int, pool: list[str]) -> set[str]:
    """rules.md 6: the duty when the talon is gone or closed."""
    powerful = with_power(state, state.trick)
    if not powerful:
        return set(pool)  # leading, or "everybody plays as if leading" (rules.md 9)
    led = suit_of(state.trick[powerful[0]][1])
    same_suit = {card for card in pool if suit_of(card) == led}
    trumps = {card for card in pool if suit_of(card) == state.trump}
    if not has_power(state, seat):
        return powerless_duty(state.rules, set(pool), same_suit, trumps)
    duty = state.rules.endgame
    if same_suit:
        if duty == "follow":
            return same_suit
        if duty == "strict_head":
            return those_above_the_suit(state, same_suit, led) or same_suit
        return those_that_beat(state, seat, same_suit) or same_suit
    if duty == "follow" or not trumps:
        return set(pool)
    if duty == "follow_win":
        return those_that_beat(state, seat, trumps) or set(pool)
    return those_that_beat(state, seat, trumps) or trumps


def powerless_duty(rules: Rules, pool: set[str], same_suit: set[str], trumps: set[str]) -> set[str]:
    """rules.md 9: "suit must be followed and, where `endgame` asks, a trump played, but nothing need be beaten".

    `strict` and `strict_head` ask for a trump; under `follow_win` "a card without power never takes the lead:
    without the suit its player is free" (rules.md 6).
    """
    if same_suit:
        return same_suit
    if rules.endgame in ("strict", "strict_head") and trumps:
        return trumps
    return pool


def those_that_beat(state: State, seat: int, cards: set[str]) -> set[str]:
    """Those that would be the trick's best card."""
    return {card for card in cards if would_be_best(state, seat, card)}


def would_be_best(state: State, seat: int, card: str) -> bool:
    """Would this card, played by this seat now, take the lead of the trick?"""
    return best_so_far(state, (*state.trick, (seat, card))) == len(state.trick)


def those_above_the_suit(state: State, cards: set[str], led: str) -> set[str]:
    """strict_head: higher than the highest of the suit led so far, even when the trick has been trumped.

    READING: powerless cards are passed over here too ("they are passed over when the trick is judged").
    """
    so_far = [card for seat, card in state.trick if suit_of(card) == led and has_power(state, seat)]
    return {card for card in cards if all(higher(card, other) for other in so_far)}


# The opening


def openings(state: State, seat: int) -> set[tuple[str, str]]:
    """rules.md 5: what Vorhand may open with: (mode, card)."""
    if not special_first_trick(state) or not first_card_is_due(state) or turn(state) != seat:
        return set()
    return {(mode, card) for card in state.hands[seat] for mode in MODES if may_open(state, mode, card)}


def may_open(state: State, mode: str, card: str) -> bool:
    hand = state.hands[vorhand(state)]
    is_trump = suit_of(card) == state.trump
    only_trumps = all_trumps(state, hand)
    if mode in ("elfen", "second"):
        return rank_of(card) == "A" and not is_trump
    if mode == "dive":
        return rank_of(card) != "A" and not is_trump
    if mode == "trumps":
        return only_trumps
    if mode == "dissle":
        return may_announce_dissle(state, vorhand(state)) and card in dissle_leads(state, list(hand))
    return may_announce_siebener(state, vorhand(state)) and card in non_sevens(list(hand))


def dissle_leads(state: State, hand: list[str]) -> set[str]:
    """A non-trump, or a trump from a hand of trumps only.

    With `any` the bond goes before this row of the table: a trump also where there is no other non-Seven.
    """
    pool = non_sevens(hand) if state.rules.auf_dissle == "any" else hand
    return plain_cards(state, pool) or set(pool)


def four_sevens(state: State, seat: int) -> bool:
    return sum(1 for card in state.hands[seat] if is_seven(card)) >= 4


def may_announce_siebener(state: State, seat: int) -> bool:
    """rules.md 9: a player dealt four or more Sevens, before the own first card."""
    return state.rules.auf_siebener and four_sevens(state, seat)


def may_announce_dissle(state: State, seat: int) -> bool:
    """rules.md 9: `vorhand` asks for no Sevens; with `any` four Sevens or more are needed."""
    if state.rules.auf_dissle == "any":
        return four_sevens(state, seat)
    return state.rules.auf_dissle == "vorhand" and seat == vorhand(state)


def holds_trump_seven(state: State, seat: int) -> bool:
    return trump_seven(state) in state.hands[seat]
