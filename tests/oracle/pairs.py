"""King-Ober pairs (rules.md 7, King and Ober): who may declare, the sure trick, and what a declaration changes."""

from __future__ import annotations

from dataclasses import replace

from .cards import FACES, SUITS, is_int, suit_of, with_card
from .state import State, drawing_to_come, set_at, side_of, tricks_of_side, turn
from .trick import best_so_far, has_power, lies_face_down, special_first_trick, would_be_best


def refuse_declare(state: State, seat: int, args: tuple[object, ...]) -> str | None:
    """Why the seat may not declare (windows are looked at elsewhere), or None."""
    double = len(args) == 2
    if len(args) not in (1, 2) or args[0] not in SUITS:
        return "a pair is declared by its suit"
    if double and (not is_int(args[1]) or args[1] != 2):
        return "two pairs at once are written 2"
    suit = str(args[0])
    if state.rules.pair_when == "before_draw" and state.window is None:
        return "pairs are declared between the end of a trick and the drawing"
    if not state.rules.pair_after_talon and not drawing_to_come(state):
        return "no declaration once no more cards are drawn"
    if not has_trick_for_pair(state, seat):
        return "the side has not won a trick"
    return refuse_cards(state, seat, suit, 2 if double else 1)


def has_trick_for_pair(state: State, seat: int) -> bool:
    if tricks_of_side(state, side_of(state, seat)) > 0:
        return True
    return state.rules.pair_on_sure_trick and trick_is_sure(state, seat)


def refuse_cards(state: State, seat: int, suit: str, count: int) -> str | None:
    """Are King and Ober there (twice for `count` 2), and does pair_second let them count?"""
    king, ober = suit + "K", suit + "O"
    hand, used = state.hands[seat], state.used[seat]
    held = min(hand.count(king), hand.count(ober))
    own_pairs = state.pairs.count((seat, suit))
    if held < count:
        return "King and Ober are not in the hand"
    if state.rules.pair_second == "fresh_cards":
        fresh = min(hand.count(king) - used.count(king), hand.count(ober) - used.count(ober))
        return None if fresh >= count else "a card once used stays used"
    if state.rules.pair_second == "show_four":
        if own_pairs == 0:
            return None
        # "only while holding all four cards (the second pair counts once more 20 or 40)"
        return None if own_pairs == 1 and count == 1 and held == 2 else "a second pair needs all four cards"
    # double_only: "once a pair of a suit has been scored by anybody, no more in that suit by anybody"
    if any(scored == suit for _, scored in state.pairs):
        return "a pair of this suit has been scored"
    return None


def declare(state: State, seat: int, suit: str, count: int) -> State:
    """40 points in trumps, 20 otherwise, for each pair; the cards are shown."""
    king, ober = suit + "K", suit + "O"
    side = side_of(state, seat)
    value = (40 if suit == state.trump else 20) * count
    used = state.used[seat]
    for _ in range(count):
        used = with_card(with_card(used, king), ober)
    known = state.known[seat]
    for card in (king, ober):
        while known.count(card) < used.count(card):
            known = with_card(known, card)
    bond = state.bond[seat]
    if state.rules.pair_must_play:
        bond = tuple(sorted({*bond, king, ober}))
    return replace(
        state,
        points=set_at(state.points, side, state.points[side] + value),
        pairs=state.pairs + ((seat, suit),) * count,
        used=set_at(state.used, seat, used),
        known=set_at(state.known, seat, known),
        bond=set_at(state.bond, seat, bond),
    )


# The sure trick


def trick_is_sure(state: State, seat: int) -> bool:
    """rules.md 7: "the side will certainly win the trick being played", as far as the declarer can know."""
    if not state.trick or turn(state) is None:
        return False  # no trick is being played
    if any(who == seat for who, _ in state.trick):
        return False  # "the declarer has yet to play to the trick"
    if lies_face_down(state):
        return False  # "a trick that lies face down is never sure"
    best = best_so_far(state, state.trick)
    if best is None or side_of(state, state.trick[best][0]) != side_of(state, seat):
        return False
    rivals = opponents_to_come(state, seat)
    return not any(may_be_beaten_by(state, seat, rivals, card) for card in FACES)


def opponents_to_come(state: State, seat: int) -> list[int]:
    """The opponents who have yet to play and whose cards have power."""
    played = {who for who, _ in state.trick}
    return [
        other
        for other in range(state.rules.players)
        if other not in played and side_of(state, other) != side_of(state, seat) and has_power(state, other)
    ]


def may_be_beaten_by(state: State, seat: int, rivals: list[int], card: str) -> bool:
    return any(may_hold(state, seat, other, card) and could_win_there(state, other, card) for other in rivals)


def could_win_there(state: State, other: int, card: str) -> bool:
    """rules.md 7: "in the first trick only a card that could win there beats", "card by card, without asking
    whether the whole hand can be trumps"."""
    return would_be_best(state, other, card)


def may_hold(state: State, seat: int, other: int, card: str) -> bool:
    """May this card lie with the other seat, as far as `seat` can know?"""
    if card in state.known[other]:
        return True
    if len(state.hands[other]) <= len(state.known[other]):
        return False  # every card of that hand is known
    return copies_seen(state, seat, card) < 2


def copies_seen(state: State, seat: int, card: str) -> int:
    """How many of the two copies of a card `seat` can place (rules.md 7, "Known are")."""
    places = [state.hands[seat].count(card)]
    places += [state.known[other].count(card) for other in range(state.rules.players) if other != seat]
    places += [sum(1 for _, played in trick if played == card) for trick in (*state.tricks, state.trick)]
    if state.talon:
        places.append(1 if state.talon[-1] == card else 0)  # the indicator, or a Seven in its place
    if state.reserved is not None and card == state.trump + "7":
        places.append(1)
    return sum(places)


def forced_trump_seats(state: State) -> list[int]:
    """Who can be seen to have played a trump to the first trick (rules.md 5, `proof`).

    "Whoever played a trump": Vorhand's opening and an `auf_siebener` player's powerless trump too. Under
    `powerless` "nobody is asked for proof".
    """
    if state.rules.opening == "plain" or state.rules.first_trumps == "powerless":
        return []
    if state.tricks:
        trick = state.tricks[0]
    elif special_first_trick(state) and not lies_face_down(state):
        trick = state.trick
    else:
        return []
    return [seat for seat, card in trick if suit_of(card) == state.trump]
