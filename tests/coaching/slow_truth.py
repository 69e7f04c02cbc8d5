"""Another judge of reasons, slow and obvious: is the sentence true of this position?

It asks the second implementation of the rules (`tests.oracle`) alone, tries every card that somebody who has yet to
play might hold, and knows nothing of how the coach finds its reasons. What it is asked is what a sentence says, not
when it is worth saying.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import sqrt
from typing import NamedTuple

from gaigel_desktop.controller.coaching.hint import Hint
from gaigel_desktop.opponents.thought import Course, Thought
from gaigel_desktop.rules.actions import SPELLED
from gaigel_desktop.rules.cards import CODES, SUITS
from tests.oracle.announce import are_five_sevens
from tests.oracle.cards import points_of, rank_of, suit_of, without
from tests.oracle.exchange import is_barred
from tests.oracle.legal import card_actions
from tests.oracle.pairs import copies_seen, may_hold, refuse_cards
from tests.oracle.state import State, drawing_to_come, seats_from, side_of, tricks_of_side
from tests.oracle.trick import best_so_far, has_power, lies_face_down

Spelled = tuple[object, ...]
ORDER = "7UOKXA"


class Asked(NamedTuple):
    """A sentence about a position."""

    state: State  # as it is; only what the seat can see of it is looked at
    seat: int
    hint: Hint
    of: Course
    thought: Thought

    # -- what the sentence names --------------------------------------------------------------------------------

    @property
    def told(self) -> dict[str, int]:
        return dict(self.hint.told)

    def named(self, name: str) -> str:
        """A card or a suit that it names."""
        return SUITS[self.told[name]] if name == "suit" else CODES[self.told[name]]

    @property
    def says(self) -> Spelled:
        return SPELLED[self.hint.deed[0]] if self.hint.deed else ()

    @property
    def card(self) -> str:
        return card_of(self.hint.deed)

    @property
    def rival(self) -> str:
        return card_of(self.of)

    # -- what can be seen ---------------------------------------------------------------------------------------

    @property
    def hand(self) -> tuple[str, ...]:
        return self.state.hands[self.seat]

    @property
    def side(self) -> int:
        return side_of(self.state, self.seat)

    @property
    def have(self) -> int:
        return self.state.points[self.side]

    @property
    def hidden(self) -> bool:
        return lies_face_down(self.with_mode(self.hint.deed))

    def with_mode(self, course: Course) -> State:
        """The state with the opening that this course begins with."""
        said = SPELLED[course[0]] if course else ("",)
        return replace(self.state, mode=str(said[1])) if said[0] == "open" else self.state

    def worth(self, card: str) -> int:
        return points_of(card, self.state.rules.card_points)

    @property
    def lying(self) -> int:
        return sum(self.worth(card) for _, card in self.state.trick)

    def others_to_come(self, ours: bool) -> list[int]:
        """Who has yet to play after the seat, of the own side or of others."""
        laid = [seat for seat, _ in self.state.trick]
        rest = [seat for seat in seats_from(self.state, self.seat)[1:] if seat not in laid]
        return [seat for seat in rest if (side_of(self.state, seat) == self.side) == ours]

    # -- the trick ----------------------------------------------------------------------------------------------

    def holder(self, course: Course | None = None) -> int | None:
        """Who has the trick as it lies, if need be with the card of this course in it."""
        state = self.state if course is None else self.with_mode(course)
        trick = state.trick if course is None else (*state.trick, (self.seat, card_of(course)))
        best = best_so_far(state, trick)
        return None if best is None else trick[best][0]

    def takes(self, course: Course) -> bool:
        return self.holder(course) == self.seat

    def is_ours(self, course: Course | None = None) -> bool:
        holder = self.holder(course)
        return holder is not None and side_of(self.state, holder) == self.side

    def beaters(self, course: Course, ours: bool) -> set[str]:
        """Every card with which somebody of these sides, who has yet to play, might take the trick."""
        state = self.with_mode(course)
        trick = (*state.trick, (self.seat, card_of(course)))
        found = set()
        for seat in self.others_to_come(ours):
            for card in CODES:
                held = has_power(state, seat) and may_hold(state, self.seat, seat, card)
                if held and best_so_far(state, (*trick, (seat, card))) == len(trick):
                    found.add(card)
        return found

    def certain(self, course: Course) -> bool:
        return self.is_ours(course) and not self.beaters(course, ours=False)

    def lost(self, course: Course) -> bool:
        return not self.is_ours(course) and not self.beaters(course, ours=True)

    def only_trumps_beat(self, course: Course) -> bool:
        return all(suit_of(card) == self.state.trump for card in self.beaters(course, ours=False))

    def nobody_can(self) -> bool:
        """Whether no card that may be played now takes the trick."""
        return not any(self.takes((code_of(card),)) for card in self.playable())

    def playable(self) -> set[str]:
        return {str(said[-1]) for said in card_actions(self.state)}

    def count_of(self, some: set[str]) -> int:
        """How many copies of these cards are not seen, or known to lie with opponents who have yet to play."""
        shown = [card for seat in self.others_to_come(ours=False) for card in self.state.known[seat]]
        return sum(self.out(card) + shown.count(card) for card in some)

    # -- pairs --------------------------------------------------------------------------------------------------

    def pair_counts(self, suit: str, without_card: str = "") -> bool:
        """Whether King and Ober of the suit may be declared with a trick, if need be without a card."""
        hand = without(self.hand, without_card) if without_card else self.hand
        used = self.state.used[self.seat]
        used = without(used, without_card) if without_card else used
        state = replace(
            self.state,
            hands=tuple(hand if seat == self.seat else other for seat, other in enumerate(self.state.hands)),
            used=tuple(used if seat == self.seat else other for seat, other in enumerate(self.state.used)),
        )
        rules = self.state.rules
        later = drawing_to_come(self.state) or (rules.pair_after_talon and rules.pair_when != "before_draw")
        return later and refuse_cards(state, self.seat, suit, 1) is None

    def breaks(self, card: str) -> bool:
        return self.pair_counts(suit_of(card)) and not self.pair_counts(suit_of(card), card)

    def pair_points(self, suit: str) -> int:
        return 40 if suit == self.state.trump else 20

    def out(self, card: str) -> int:
        seen = replace(self.state, trick=()) if lies_face_down(self.state) else self.state
        return 2 - copies_seen(seen, self.seat, card)


def card_of(course: Course) -> str:
    cards = [str(SPELLED[action][-1]) for action in course if SPELLED[action][0] in ("play", "open")]
    return cards[0] if cards else ""


def code_of(card: str) -> int:
    return CODES.index(card)


def other_half(card: str) -> str:
    return {"K": suit_of(card) + "O", "O": suit_of(card) + "K"}.get(rank_of(card), "")


# -- what each sentence says -------------------------------------------------------------------------------------


def _pair_said(a: Asked) -> tuple[str, int]:
    assert a.says[0] == "declare"
    return str(a.says[1]), a.pair_points(str(a.says[1])) * (2 if len(a.says) == 3 else 1)


def _names_pair(a: Asked) -> bool:
    suit, points = _pair_said(a)
    return a.named("suit") == suit and a.told["points"] == points


def _turned(a: Asked) -> str:
    return a.state.talon[-1]


def _swap_pair(a: Asked) -> bool:
    half = other_half(_turned(a))
    hand = (*a.hand, _turned(a))
    state = replace(a.state, hands=tuple(hand if s == a.seat else o for s, o in enumerate(a.state.hands)))
    declarable = refuse_cards(state, a.seat, a.state.trump, 1) is None
    return half in a.hand and a.named("half") == half and declarable and a.told["points"] == 40


def _keeps_pair(a: Asked) -> bool:
    suit = a.named("suit")
    apart = a.breaks(a.rival) and suit_of(a.rival) == suit and a.pair_counts(suit, a.card)
    return apart and a.told["points"] == a.pair_points(suit)


def _keeps_half(a: Asked) -> bool:
    half = other_half(a.rival)
    waits = drawing_to_come(a.state) and a.out(half) > 0 and half not in a.hand
    fresh = a.hand.count(a.rival) > a.state.used[a.seat].count(a.rival)
    named = a.named("other") == a.rival and a.named("half") == half
    return waits and fresh and named and a.told["points"] == a.pair_points(suit_of(half))


def _diss(a: Asked) -> bool:
    exchanged = a.state.rules.exchange != "off" and drawing_to_come(a.state) and not is_barred(a.state, a.seat)
    return a.rival == a.state.trump + "7" and exchanged and a.named("turned") == _turned(a)


def _chances(a: Asked, what: str, fewer: bool = False) -> bool:
    if "other" in a.told and not (_names_rival(a) and len(a.of) == len(a.hint.deed) == 1):
        return False
    ways = {way.course: way for way in a.thought.ways}
    one, two = ways[a.hint.deed].saw, ways[a.of].saw
    assert one is not None and two is not None and not a.thought.solved
    first, second = 100 * getattr(one, what), 100 * getattr(two, what)
    near = abs(first - a.told["first"]) <= 2.5 and abs(second - a.told["second"]) <= 2.5
    ahead = a.told["second"] - a.told["first"] if fewer else a.told["first"] - a.told["second"]
    return near and ahead >= 10


def is_close(a: Asked, one: Course, two: Course) -> bool:
    """Within a twenty-fifth of a stroke, or within one standard error."""
    places = [way.course for way in a.thought.ways]
    if one not in places or two not in places:
        return False
    at, other = places.index(one), places.index(two)
    tries, total, squares = a.thought.common[at][other]
    mean = total / max(1, tries)
    variance = max(0.0004, squares / max(1, tries) - mean**2)
    return mean <= 0.04 or mean <= sqrt(variance / max(1, tries))


def _behind(a: Asked) -> float:
    """By how many strokes the other way is behind."""
    places = [way.course for way in a.thought.ways]
    tries, total, _ = a.thought.common[places.index(a.hint.deed)][places.index(a.of)]
    return total / max(1, tries)


def _strokes_behind(a: Asked) -> bool:
    """A hundred times that, in what is written down."""
    if "game_points" in a.told:
        return abs(a.told["game_points"] - max(0.0, 300 * _behind(a))) <= 0.5
    return abs(a.told["strokes"] - max(0.0, 100 * _behind(a))) <= 0.5


def _higher(a: Asked, card: str) -> int:
    """How many cards of its suit are out that are above it."""
    return sum(a.out(suit_of(card) + rank) for rank in ORDER[ORDER.index(rank_of(card)) + 1 :])


def _leading(a: Asked) -> str:
    return a.state.trick[best_so_far(a.state, a.state.trick) or 0][1]


def _under_theirs(a: Asked) -> bool:
    """Others have the trick as it lies, and the other card does not take it."""
    return bool(a.state.trick) and not a.is_ours() and not a.takes(a.of) and _names_rival(a)


def _is_known_to_take(a: Asked, *, ours: bool) -> bool:
    """Whether somebody who has yet to play has shown the card that is named, and it would take the trick."""
    card = a.named("best")
    some = [seat for seat in a.others_to_come(ours) if card in a.state.known[seat]]
    trick = a.state.trick if ours else (*a.state.trick, (a.seat, a.rival))
    return any(best_so_far(a.state, (*trick, (seat, card))) == len(trick) for seat in some)


def _names_rival(a: Asked) -> bool:
    return a.named("other") == a.rival


def _ace_is_higher(a: Asked) -> bool:
    suit = a.named("suit")
    plain = suit != a.state.trump and a.card == suit + "A"
    dived = replace(a.state, trick=((a.state.leader, suit + "X"), (a.seat, suit + "A")))
    return a.hidden and plain and a.state.mode == "dive" and best_so_far(dived, dived.trick) == 1


def _same_ace(a: Asked) -> bool:
    ace = a.named("suit") + "A"
    led = replace(a.state, trick=((a.state.leader, ace), (a.seat, ace)))
    return a.state.mode == "second" and a.card == ace and a.out(ace) > 0 and best_so_far(led, led.trick) == 1


def _may_have_same_ace(a: Asked) -> bool:
    return any(a.out(card) > 0 for card in _plain_aces(a))


def _has_partner(a: Asked) -> bool:
    return any(side_of(a.state, seat) == a.side for seat in range(a.state.rules.players) if seat != a.seat)


def _to_their_ace(a: Asked) -> bool:
    """They lead an ace face down, and the other card would cost so much in it."""
    theirs = a.hidden and a.state.mode == "second" and side_of(a.state, a.state.leader) != a.side
    return theirs and _names_rival(a) and a.told["points"] == a.worth(a.rival) > a.worth(a.card)


def _to_partners_ace(a: Asked) -> bool:
    return a.hidden and a.state.mode == "second" and side_of(a.state, a.state.leader) == a.side


def _is_easily_spared(a: Asked) -> bool:
    lower = ORDER.index(rank_of(a.card)) <= ORDER.index(rank_of(a.rival))
    return a.worth(a.card) <= a.worth(a.rival) and lower and suit_of(a.card) != a.state.trump


def _hand_of_trumps(a: Asked) -> bool:
    return all(suit_of(card) == a.state.trump for card in a.hand)


def _sevens(a: Asked) -> bool:
    return a.told["sevens"] == sum(rank_of(card) == "7" for card in a.hand)


def _plain_aces(a: Asked) -> list[str]:
    return [card for card in a.hand if rank_of(card) == "A" and suit_of(card) != a.state.trump]


def _may_be_higher(a: Asked) -> bool:
    plain = a.state.trump not in (suit_of(a.card), suit_of(a.rival)) and a.named("suit") == suit_of(a.card)
    higher = [card for card in ORDER if ORDER.index(card) < ORDER.index(rank_of(a.card))]
    return a.hidden and a.state.mode == "dive" and plain and rank_of(a.rival) in higher


def _clears_suit(a: Asked) -> bool:
    suits = [suit_of(card) for card in a.hand]
    last = suits.count(a.named("suit")) == 1 and a.named("suit") == suit_of(a.card) != a.state.trump
    return last and a.state.trump in suits and has_power(a.state, a.seat) and not drawing_to_come(a.state)


def _would_be_out(a: Asked, points: int) -> bool:
    return points + a.lying + a.worth(a.rival) >= 101


def _theirs_with_it(a: Asked, card: str) -> int:
    """What the one other side has when this card lies in the trick and the trick is theirs."""
    (theirs,) = {side_of(a.state, seat) for seat in range(a.state.rules.players)} - {a.side}
    return a.state.points[theirs] + a.lying + a.worth(card)


def _points_of_the_claimer(a: Asked) -> int:
    """What the side has that says it is out."""
    assert a.state.window is not None and a.state.window.claimer is not None
    return a.state.points[side_of(a.state, a.state.window.claimer)]


TRUTH: dict[str, Callable[[Asked], bool]] = {
    "nothing_else": lambda a: a.playable() == {a.card} or a.state.rules.revoke == "forfeits",
    "has_101": lambda a: a.says == ("aus",) and a.told["points"] == a.have >= 101,
    "claims_boldly": lambda a: a.told["points"] == a.have < 101 and a.state.rules.claims == "questioned",
    "they_played_on": lambda a: a.says[1] in a.state.overgaigelt,
    "claim_is_wrong": lambda a: a.told["points"] == _points_of_the_claimer(a) < 101,
    "claim_is_right": lambda a: a.told["points"] == _points_of_the_claimer(a) >= 101,
    "pair_goes_out": lambda a: _names_pair(a) and a.have + a.told["points"] >= 101 and bool(a.state.tricks),
    "pair_counts": _names_pair,
    "swap_makes_pair": _swap_pair,
    "swap_gets_more": lambda a: a.told["points"] == a.worth(_turned(a)) > 0,
    "reserved_for_partner": lambda a: a.says == ("reserve",) and a.named("turned") == _turned(a),
    "shows_five": lambda a: are_five_sevens(a.hand) if a.says[1] == "sevens" else len(set(map(suit_of, a.hand))) == 1,
    "plays_for_sevens": _sevens,
    "plays_for_suit": lambda a: a.told["count"] == max(sum(suit_of(c) == suit for c in a.hand) for suit in SUITS),
    "nothing_to_call": lambda a: a.told["points"] == a.have < 101 and not set(a.state.overgaigelt) - {a.side},
    "nothing_to_gain": lambda a: (
        a.state.trump + "7" not in a.hand and not any(refuse_cards(a.state, a.seat, suit, 1) is None for suit in SUITS)
    ),
    "not_out_yet": lambda a: a.told["points"] == a.have < 101,
    "accusation_is_wrong": lambda a: SPELLED[a.of[0]][1] not in a.state.overgaigelt,
    "pair_can_wait": lambda a: drawing_to_come(a.state) and a.pair_counts(a.named("suit"), a.card),
    "seven_can_wait": lambda a: (
        a.state.trump + "7" in without(a.hand, a.card) and len(a.state.talon) >= 2 * a.state.rules.players
    ),
    "nothing_changes": lambda a: (
        max(w.worth for w in a.thought.ways) - min(w.worth for w in a.thought.ways) < 0.02 and not a.thought.solved
    ),
    "dodges": lambda a: a.seat in a.state.dissle and not a.takes(a.hint.deed),
    "goes_out": lambda a: (
        a.certain(a.hint.deed) and a.told["points"] == a.have < 101 <= a.have + a.lying + a.worth(a.card)
    ),
    "may_go_out": lambda a: a.is_ours(a.hint.deed) and a.have < 101 <= a.have + a.lying + a.worth(a.card),
    "stops_them": lambda a: (
        a.told["points"] == a.state.points[side_of(a.state, a.holder() or 0)]
        and _would_be_out(a, a.told["points"])
        and a.lost(a.of)
        and a.is_ours(a.hint.deed)
    ),
    "keeps_them_short": lambda a: (
        a.lost(a.hint.deed)
        and a.nobody_can()
        and a.state.points[1 - a.side] + a.lying + a.worth(a.card) < 101
        and a.state.points[1 - a.side] + a.lying + a.worth(a.rival) >= 101
        and _names_rival(a)
    ),
    "they_go_out": lambda a: a.lost(a.hint.deed) and a.nobody_can() and _theirs_with_it(a, a.card) >= 101,
    "they_come_near": lambda a: (
        a.lost(a.hint.deed)
        and a.nobody_can()
        and not a.others_to_come(False) + a.others_to_come(True)
        and 81 <= a.told["points"] == _theirs_with_it(a, a.card) < 101
        and a.worth(a.rival) > a.worth(a.card)
    ),
    "keeps_them_back": lambda a: (
        a.takes(a.hint.deed)
        and a.lost(a.of)
        and not a.others_to_come(False) + a.others_to_come(True)
        and 81 <= a.told["points"] == _theirs_with_it(a, a.rival) < 101
    ),
    "elfen_is_safe": lambda a: a.certain(a.hint.deed) and a.says[1] == "elfen" and a.out(a.named("suit") + "A") > 0,
    "elfen_is_certain": lambda a: a.certain(a.hint.deed) and a.says[1] == "elfen",
    "second_hides": lambda a: a.says[1] == "second" and a.beaters(a.hint.deed, False) <= {a.card},
    "dives_with_ace": lambda a: a.says[1] == "dive" and bool(_plain_aces(a)),
    "dives_higher": lambda a: a.says[1] == "dive" and _names_rival(a) and _higher(a, a.card) < _higher(a, a.rival),
    "dives_cheaper": lambda a: (
        a.says[1] == "dive"
        and _names_rival(a)
        and a.told["points"] == a.worth(a.card) < a.worth(a.rival) == a.told["added"]
    ),
    "opens_trumps": _hand_of_trumps,
    "opens_for_sevens": _sevens,
    "ace_may_catch_all": _ace_is_higher,
    "ace_stays_home": lambda a: a.hidden and a.rival in _plain_aces(a) and a.card not in _plain_aces(a),
    "ace_may_be_the_other": _same_ace,
    "lost_to_ace": lambda a: _to_their_ace(a) and not _may_have_same_ace(a) and not _has_partner(a),
    "lost_to_ace_alone": lambda a: _to_their_ace(a) and not _may_have_same_ace(a) and _has_partner(a),
    "cheap_to_ace": lambda a: _to_their_ace(a) and _may_have_same_ace(a),
    "fed_to_ace": lambda a: _to_partners_ace(a) and a.told["points"] == a.worth(a.card) > 0,
    "small_to_ace": lambda a: _to_partners_ace(a) and _names_rival(a) and bool(a.others_to_come(ours=False)),
    "cheap_to_hidden": lambda a: (
        a.hidden
        and a.state.mode != "second"
        and _names_rival(a)
        and a.told["points"] == a.worth(a.rival)
        and side_of(a.state, a.state.leader) != a.side
    ),
    "fed_to_hidden": lambda a: (
        a.hidden
        and a.state.mode != "second"
        and side_of(a.state, a.state.leader) == a.side
        and a.told["points"] == a.worth(a.card)
    ),
    "small_to_hidden": lambda a: (
        a.hidden and a.state.mode != "second" and _names_rival(a) and bool(a.others_to_come(ours=False))
    ),
    "keeps_pair": _keeps_pair,
    "keeps_pair_for_trick": lambda a: _keeps_pair(a) and not tricks_of_side(a.state, a.side),
    "keeps_better_pair": lambda a: a.named("suit") == a.state.trump and a.breaks(a.rival) and a.told["points"] == 40,
    "fed_to_partner_to_come": lambda a: _is_known_to_take(a, ours=True) and a.told["points"] == a.worth(a.card) > 0,
    "partner_will_take_it": lambda a: _is_known_to_take(a, ours=True) and _names_rival(a) and a.takes(a.of),
    "foe_will_beat_it": lambda a: _is_known_to_take(a, ours=False) and _names_rival(a) and a.takes(a.of),
    "fed_in_hope": lambda a: (
        not a.is_ours() and bool(a.beaters(a.hint.deed, ours=True)) and a.told["points"] == a.worth(a.card) > 0
    ),
    "secures_it": lambda a: (
        a.is_ours()
        and a.takes(a.hint.deed)
        and a.certain(a.hint.deed)
        and a.named("best") == _leading(a)
        and bool(a.beaters(a.of, ours=False))
    ),
    "ten_is_high": lambda a: (
        not a.state.trick
        and a.card == a.named("suit") + "X"
        and a.out(a.named("suit") + "A") == 0
        and a.only_trumps_beat(a.hint.deed)
    ),
    "fed_home": lambda a: a.is_ours() and not a.others_to_come(False) and _names_rival(a) and not a.takes(a.hint.deed),
    "fed_last": lambda a: a.is_ours() and not a.others_to_come(False) and a.told["points"] == a.worth(a.card) > 0,
    "fed_safely": lambda a: (
        a.is_ours()
        and a.certain(a.hint.deed)
        and a.named("best") == a.state.trick[best_so_far(a.state, a.state.trick) or 0][1]
        and a.told["points"] == a.worth(a.card)
    ),
    "fed_under_higher_trumps": lambda a: (
        a.is_ours() and a.only_trumps_beat(a.hint.deed) and suit_of(a.named("best")) == a.state.trump
    ),
    "partner_leads_it": lambda a: a.is_ours() and _names_rival(a) and a.takes(a.of) and not a.takes(a.hint.deed),
    "few_beat_it": lambda a: a.is_ours(a.hint.deed) and a.told["count"] == a.count_of(a.beaters(a.hint.deed, False)),
    "partner_has_it": lambda a: a.is_ours() and a.certain(a.hint.deed) and _names_rival(a) and a.takes(a.of),
    "takes_last": lambda a: (
        a.takes(a.hint.deed) and a.told["points"] == a.lying and not a.others_to_come(False) + a.others_to_come(True)
    ),
    "ours_at_last": lambda a: (
        a.takes(a.hint.deed)
        and not a.others_to_come(False) + a.others_to_come(True)
        and a.told["points"] == a.lying + a.worth(a.card)
        and _names_rival(a)
        and a.lost(a.of)
        and a.told["added"] == a.worth(a.rival) > 0
    ),
    "takes_for_certain": lambda a: a.takes(a.hint.deed) and a.certain(a.hint.deed) and a.told["points"] == a.lying,
    "firmer": lambda a: a.takes(a.hint.deed) and a.certain(a.hint.deed),
    "smaller_does": lambda a: a.certain(a.hint.deed) and a.takes(a.hint.deed) and a.takes(a.of) and _names_rival(a),
    "brings_its_points_home": lambda a: a.certain(a.hint.deed) and a.told["points"] == a.worth(a.card),
    "lost_trick": lambda a: a.lost(a.hint.deed) and a.nobody_can(),
    "first_trick": lambda a: not tricks_of_side(a.state, a.side) and a.takes(a.hint.deed),
    "first_trick_for_certain": lambda a: (
        not tricks_of_side(a.state, a.side)
        and a.takes(a.hint.deed)
        and a.certain(a.hint.deed)
        and a.told["points"] == a.lying + a.worth(a.card)
    ),
    "few_points": lambda a: a.told["points"] == a.lying and a.takes(a.of) and _names_rival(a),
    "nothing_lies_there": lambda a: a.lying == 0 and a.takes(a.of) and _names_rival(a),
    "trick_for_pair": lambda a: (
        a.certain(a.hint.deed)
        and a.pair_counts(a.named("suit"), a.card)
        and a.told["points"] == a.pair_points(a.named("suit"))
    ),
    "takes_under_trumps": lambda a: a.takes(a.hint.deed) and a.only_trumps_beat(a.hint.deed),
    "fed_under_trumps": lambda a: a.is_ours() and a.is_ours(a.hint.deed) and a.only_trumps_beat(a.hint.deed),
    "takes_much": lambda a: a.takes(a.hint.deed) and a.told["points"] == a.lying,
    "partner_may_lose_it": lambda a: (
        a.is_ours()
        and bool(a.beaters(a.hint.deed, False))
        and a.named("best") == a.state.trick[best_so_far(a.state, a.state.trick) or 0][1]
    ),
    "could_be_beaten": lambda a: a.takes(a.of) and bool(a.beaters(a.of, False)) and _names_rival(a),
    "led_unbeatable": lambda a: not a.state.trick and a.certain(a.hint.deed),
    "small_trump_led": lambda a: a.told["points"] == a.worth(a.card) and suit_of(a.card) == a.state.trump,
    "keeps_diss": _diss,
    "keeps_half": _keeps_half,
    "keeps_trump": lambda a: _names_rival(a) and suit_of(a.rival) == a.state.trump != suit_of(a.card),
    "keeps_higher_trump": lambda a: _names_rival(a) and suit_of(a.rival) == a.state.trump == suit_of(a.card),
    "keeps_ace": lambda a: _names_rival(a) and rank_of(a.rival) == "A",
    "left_to_them": lambda a: (
        a.lost(a.hint.deed) and _names_rival(a) and a.told["points"] == a.worth(a.rival) > a.worth(a.card)
    ),
    "cheaper_below": lambda a: not a.is_ours() and _names_rival(a) and a.told["points"] == a.worth(a.rival),
    "led_under_trumps": lambda a: not a.state.trick and a.only_trumps_beat(a.hint.deed),
    "ace_would_catch": lambda a: _names_rival(a) and rank_of(a.rival) == "X" and a.out(suit_of(a.rival) + "A") > 0,
    "led_for_nothing": lambda a: (
        a.worth(a.card) == 0
        and _names_rival(a)
        and a.told["points"] == a.worth(a.rival)
        and bool(a.beaters(a.of, False))
    ),
    "cheaper_led": lambda a: a.told["points"] == a.worth(a.card) and bool(a.beaters(a.hint.deed, False)),
    "more_deals_won": lambda a: _chances(a, "won"),
    "ten_is_not_led": lambda a: (
        not a.state.trick and _names_rival(a) and rank_of(a.rival) == "X" and a.out(suit_of(a.rival) + "A") > 0
    ),
    "nothing_fat_is_thrown": lambda a: (
        _under_theirs(a) and rank_of(a.rival) in "XA" and bool(a.others_to_come(ours=True))
    ),
    "no_trump_is_thrown": lambda a: _under_theirs(a) and suit_of(a.rival) == a.state.trump,
    "no_points_are_given": lambda a: _under_theirs(a) and a.worth(a.rival) > 0 and not a.others_to_come(ours=True),
    "nothing_is_thrown_blind": lambda a: (
        a.hidden and _names_rival(a) and rank_of(a.rival) in "XA" and suit_of(a.rival) != a.state.trump
    ),
    "wins_more_doubles": lambda a: _chances(a, "double_won"),
    "as_good": lambda a: is_close(a, a.hint.deed, a.of) and _behind(a) < 0.02,
    "hardly_matters": lambda a: is_close(a, a.hint.deed, a.of) and _strokes_behind(a),
    "comes_out_ahead": _strokes_behind,
    "loses_fewer_doubles": lambda a: _chances(a, "double_lost", fewer=True),
    "may_be_higher": _may_be_higher,
    "takes_the_lead": lambda a: a.takes(a.hint.deed) and a.certain(a.hint.deed) and len(a.hand) > 1,
    "risks_little": lambda a: (
        a.takes(a.hint.deed)
        and bool(a.beaters(a.hint.deed, False))
        and a.told["points"] == a.worth(a.card)
        and rank_of(a.card) in "7UOK"
    ),
    "clears_suit": _clears_suit,
    "fewer_beat_it": lambda a: (
        a.takes(a.hint.deed)
        and _names_rival(a)
        and a.count_of(a.beaters(a.hint.deed, False)) < a.count_of(a.beaters(a.of, False))
    ),
}


def is_true(asked: Asked) -> bool:
    """Whether what is said can be said; and of another card that is named beside it, the same."""
    hint = asked.hint
    if not TRUTH[hint.reason](asked):
        return False
    if hint.either is None:
        return True
    twin = asked._replace(hint=hint._replace(deed=hint.either, either=None))
    return is_close(asked, hint.deed, hint.either) and TRUTH[hint.reason](twin)
