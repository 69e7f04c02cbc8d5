"""Deal: the state of one deal, compact and mutable, and how the cards are dealt out (rules.md 4, The deal).

A deal and a view of it are the same type: in a view the hands of the others hold only what everybody knows to
lie there, and cards nobody showed are HIDDEN. What changes seldom is an immutable tuple, so that a copy is
one assignment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64

from . import cards
from .actions import PLAY
from .cards import HAND_SIZE, HIDDEN, PACK_SIZE, SUIT
from .errors import BadPack
from .law import DISSLE_ANY, Law, law_of
from .options import RuleSet

# Phases of a deal.
OPENING: Final = 0  # Vorhand has not opened yet (only with the Gaigel opening)
FIRST_TRICK: Final = 1  # the special first trick is being played
TALON: Final = 2  # free play while the talon lasts
ENDGAME: Final = 3  # the talon is gone: suit must be followed
PAIR_WINDOW: Final = 4  # before_draw: the side that took the trick may declare
LAST_CHANCE: Final = 5  # the Seven may be exchanged before the last drawing
CLAIM: Final = 6  # somebody has called Aus, and the opponents question it or let it stand
PLAYED_OUT: Final = 7  # no card left, nobody has called yet
OVER: Final = 8

NOBODY: Final = -1
CUT_PLACES: Final = range(5, 44)
SORTED_PACK: Final = [face for face in range(24) for _ in range(2)]
NO_SUIT: Final = -1
NO_POWER: Final[tuple[i64, ...]] = (0,) * 24


class Result(NamedTuple):
    """How a deal ended; the lists are by side. The claimer is the side whose right Aus was questioned: a record does
    not write it, its actions tell."""

    reason: str
    winners: tuple[int, ...]
    strokes: tuple[int, ...]
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    claimer: int = NOBODY


# fmt: off
FIELDS: Final = (
    "law", "players", "dealer", "trump", "indicator", "talon", "drawn", "rounds", "hands", "known",
    "used", "bonds", "declared", "tied", "points", "tricks", "own_trick", "phase", "mode", "face_down",
    "trick", "leader", "turn", "led", "best", "best_seat", "best_power", "power", "done", "cards_each",
    "last_trick", "last_leader", "exchanger", "reserver", "reserved_in", "siebener", "dissle", "farbe",
    "melded", "late", "proof", "ripening", "ripe", "over", "over_first", "waiting", "claimer", "played", "result",
)
# fmt: on


class Deal:
    """The state of one deal: cards, trick, score, and what everybody may know."""

    __slots__ = FIELDS

    law: Law
    players: i64
    dealer: i64
    trump: i64
    indicator: i64  # the trump card under the talon, HIDDEN once drawn
    talon: tuple[i64, ...]  # face down, in the order of drawing; the indicator comes after them
    drawn: int  # cards drawn from the talon
    rounds: int  # rounds of drawing left
    hands: list[i64]  # by seat; in a view what is known to lie there
    known: list[i64]  # by seat: cards everybody knows to be in this hand
    used: tuple[i64, ...]  # by seat: cards in the hand that have been declared
    bonds: tuple[i64, ...]  # by seat: cards shown in a declaration of which the next card must be one
    declared: tuple[i64, ...]  # by seat: bit `suit` for a first pair, bit `suit + 4` for a second one
    tied: i64  # seats whose next card is bound by an announcement or a declaration
    points: list[int]  # by side
    tricks: list[int]  # by side
    own_trick: i64  # seats that have won a trick themselves
    phase: i64
    mode: i64  # how Vorhand opened, PLAY with a plain opening
    face_down: bool  # the cards of the running trick lie face down
    trick: list[i64]  # cards of the running trick, from the leader on
    leader: i64
    turn: i64
    led: i64  # the suit to follow, NO_SUIT while no card has power
    best: i64  # the best card of the running trick, HIDDEN while no card has power
    best_seat: i64  # who would take the trick now
    best_power: i64
    power: tuple[i64, ...]  # strength of each face in the running trick
    done: int  # complete tricks
    cards_each: int  # cards in every hand before this trick
    last_trick: list[i64]
    last_leader: i64
    exchanger: i64  # the side that has exchanged or reserved, or NOBODY
    reserver: i64  # the seat whose Seven lies beside the indicator, or NOBODY
    reserved_in: int  # `done` when the reservation was made
    siebener: i64  # seats that play "auf Siebener"
    dissle: i64  # seats that play "auf Dissle"
    farbe: i64  # seats that play "auf Farbe"
    melded: i64  # seats that have melded five Sevens
    late: i64  # seats that drew their fifth Seven when an opponent was at 101; in a view the own seat alone
    proof: i64  # seats that visibly played a trump to the first trick
    ripening: i64  # sides that are at 101 now
    ripe: i64  # sides that were at 101 when the running trick began
    over: i64  # sides that have overgaigelt
    over_first: i64  # the first of them, or NOBODY
    waiting: tuple[i64, ...]  # seats that have yet to act in the open window, in order
    claimer: i64  # who called an Aus that may be questioned, or NOBODY
    played: i64  # cards of the complete tricks
    result: Result | None

    def copy(self) -> Deal:
        """A deal that can go on by itself."""
        twin = Deal()
        twin.law = self.law
        twin.players = self.players
        twin.dealer = self.dealer
        twin.trump = self.trump
        twin.indicator = self.indicator
        twin.talon = self.talon
        twin.drawn = self.drawn
        twin.rounds = self.rounds
        twin.hands = self.hands.copy()
        twin.known = self.known.copy()
        twin.used = self.used
        twin.bonds = self.bonds
        twin.declared = self.declared
        twin.tied = self.tied
        twin.points = self.points.copy()
        twin.tricks = self.tricks.copy()
        twin.own_trick = self.own_trick
        twin.phase = self.phase
        twin.mode = self.mode
        twin.face_down = self.face_down
        twin.trick = self.trick.copy()
        twin.leader = self.leader
        twin.turn = self.turn
        twin.led = self.led
        twin.best = self.best
        twin.best_seat = self.best_seat
        twin.best_power = self.best_power
        twin.power = self.power
        twin.done = self.done
        twin.cards_each = self.cards_each
        twin.last_trick = self.last_trick
        twin.last_leader = self.last_leader
        self._copy_announcements(twin)
        return twin

    def _copy_announcements(self, twin: Deal) -> None:
        twin.exchanger = self.exchanger
        twin.reserver = self.reserver
        twin.reserved_in = self.reserved_in
        twin.siebener = self.siebener
        twin.dissle = self.dissle
        twin.farbe = self.farbe
        twin.melded = self.melded
        twin.late = self.late
        twin.proof = self.proof
        twin.ripening = self.ripening
        twin.ripe = self.ripe
        twin.over = self.over
        twin.over_first = self.over_first
        twin.waiting = self.waiting
        twin.claimer = self.claimer
        twin.played = self.played
        twin.result = self.result

    def __str__(self) -> str:
        """The table in letters: who sits there with which cards, what lies on it, and who is awaited."""
        seats = [_seat_in_letters(self, seat) for seat in range(self.players)]
        return "\n".join([_head_in_letters(self), "  seat side  hand            trick  points tricks", *seats])


def _head_in_letters(deal: Deal) -> str:
    """The rules, who has dealt, what is trumps and how much is left of the talon, or how the deal has ended."""
    turned = "" if deal.indicator == HIDDEN else f" ({cards.CODES[deal.indicator]})"
    left = max(0, len(deal.talon) - deal.drawn)
    head = f"{deal.law.rules.preset}: dealer {deal.dealer}, trump {cards.SUITS[deal.trump]}{turned}, talon {left}"
    if deal.result is None:
        return head
    winners = " and ".join(map(str, deal.result.winners))
    return f"{head}; {deal.result.reason}: won by {f'side {winners}' if winners else 'nobody'}"


def _seat_in_letters(deal: Deal, seat: i64) -> str:
    """One seat; question marks are cards that the holder of a view cannot see."""
    side, place = deal.law.side[seat], (seat - deal.leader) % deal.players
    awaited = deal.waiting[0] if deal.waiting else deal.turn
    arrow = ">" if seat == awaited and deal.phase < PLAYED_OUT else " "
    held = [cards.CODES[card] for card in cards.cards(deal.hands[seat])]
    hand = " ".join(held + ["?"] * (hand_size(deal, seat) - len(held)))
    laid = deal.trick[place] if place < len(deal.trick) else HIDDEN
    card = cards.CODES[laid] if laid != HIDDEN else "?" if place < len(deal.trick) else ""
    return f"{arrow} {seat:>3} {side:>4}  {hand:<14}  {card:<5} {deal.points[side]:>7} {deal.tricks[side]:>6}"


def cut(pack: tuple[i64, ...], place: i64) -> tuple[i64, ...]:
    """The pack after cutting `place` cards down: the lower packet goes on top."""
    if place not in CUT_PLACES:
        raise BadPack("cut_place")
    return pack[place:] + pack[:place]


def may_knock(rules: RuleSet) -> bool:
    """Whether the cutter may knock on the pack instead of cutting (P, D)."""
    return rules.knock


def new_pack() -> list[int]:
    """The 48 cards in the order of the rule book, each face twice."""
    return SORTED_PACK.copy()


def deal_out(rules: RuleSet, dealer: i64, deck: Sequence[int], knocked: bool = False) -> Deal:
    """Deal the pack, as it lies after the cut or the knock, from Vorhand on."""
    if len(deck) != PACK_SIZE or sorted(deck) != SORTED_PACK:
        raise BadPack("pack")
    if knocked and not may_knock(rules):
        raise BadPack("knock_off")
    return dealt(law_of(rules), dealer, tuple(deck), knocked)


def dealt(law: Law, dealer: i64, deck: tuple[int, ...], knocked: bool) -> Deal:
    """The deal of a pack that is known to be one."""
    n = law.players
    hands, place = packets(law.rules, knocked, deck)
    deal = _empty(law, dealer)
    for step in range(n):
        deal.hands[(dealer + 1 + step) % n] = cards.hand_of(hands[step])
    deal.indicator = deck[place]
    deal.trump = SUIT[deal.indicator]
    deal.talon = deck[n * HAND_SIZE + 1 :]
    deal.rounds = (len(deal.talon) + 1) // n
    return deal


def packets(rules: RuleSet, knocked: bool, deck: tuple[i64, ...]) -> tuple[list[tuple[i64, ...]], int]:
    """The five cards of each seat from Vorhand on, and where in the pack the indicator lay."""
    n = rules.players
    if knocked and all_five_after_a_knock(rules):
        return [deck[5 * i : 5 * i + 5] for i in range(n)], 5 * n
    pattern = rules.deal_pattern
    first = 2 if pattern == "23T" else 3
    turned = n * first if pattern == "3T2" else 5 * n
    rest = n * first + (pattern == "3T2")
    second = 5 - first
    hands = [
        deck[first * i : first * i + first] + deck[rest + second * i : rest + second * i + second] for i in range(n)
    ]
    return hands, turned


def pack_of(
    rules: RuleSet, hands: Sequence[Sequence[int]], turned: int, talon: Sequence[int], knocked: bool = False
) -> tuple[int, ...]:
    """The pack that deals these hands from Vorhand on, turns this card up, and leaves this talon."""
    dealt, _ = packets(rules, knocked, tuple(range(PACK_SIZE)))
    deck = [turned] * PACK_SIZE
    for hand, places in zip(hands, dealt, strict=True):
        for card, place in zip(hand, places, strict=True):
            deck[place] = card
    deck[HAND_SIZE * rules.players + 1 :] = talon
    return tuple(deck)


def all_five_after_a_knock(rules: RuleSet) -> bool:
    """Whether a knock changes the packets too: five each, then the indicator (P; D, E, S where it was agreed on)."""
    return rules.knock_deal == "five"


def has_special_opening(law: Law) -> bool:
    """Whether the first trick has rules of its own (P, D), or is played like any other (U)."""
    return law.gaigel_opening


def _empty(law: Law, dealer: i64) -> Deal:
    """A deal in which nobody holds a card yet."""
    n = law.players
    deal = Deal()
    deal.law = law
    deal.players = n
    deal.dealer = dealer
    deal.drawn = 0
    deal.hands = [0] * n
    deal.known = [0] * n
    deal.used = deal.bonds = deal.declared = (0,) * n
    deal.tied = 0
    deal.points = [0] * law.sides
    deal.tricks = [0] * law.sides
    deal.own_trick = 0
    deal.phase = OPENING if has_special_opening(law) else TALON
    deal.mode = PLAY
    deal.face_down = False
    deal.trick = []
    deal.leader = deal.turn = deal.best_seat = (dealer + 1) % n
    deal.led = NO_SUIT
    deal.best = HIDDEN
    deal.best_power = 0
    deal.power = NO_POWER
    deal.done = 0
    deal.cards_each = HAND_SIZE
    deal.last_trick = []
    deal.last_leader = NOBODY
    deal.exchanger = deal.reserver = NOBODY
    deal.reserved_in = 0
    deal.siebener = deal.dissle = deal.farbe = deal.melded = deal.late = deal.proof = 0
    deal.ripening = deal.ripe = deal.over = 0
    deal.over_first = NOBODY
    deal.waiting = ()
    deal.claimer = NOBODY
    deal.played = 0
    deal.result = None
    return deal


def taker(deal: Deal) -> i64:
    """Whose trick it is that lies there whole and open; -1 while there is none."""
    whole = len(deal.trick) == deal.players and not deal.face_down
    return deal.best_seat if whole else -1


def to_draw(deal: Deal) -> int:
    """How many cards will still be drawn by all together, the trump card among them."""
    return deal.rounds * deal.players


def is_claimed(deal: Deal) -> bool:
    """Whether somebody has called an Aus that may be questioned."""
    return deal.claimer != NOBODY


def has_laid(deal: Deal, seat: i64) -> bool:
    """Whether the seat has played to the running trick."""
    return (seat - deal.leader) % deal.players < len(deal.trick)


def hand_size(deal: Deal, seat: i64) -> int:
    """How many cards the seat holds; everybody can see that."""
    return deal.cards_each - has_laid(deal, seat) - (deal.reserver == seat)


def way_of_dissle(deal: Deal) -> i64:
    """Whether nobody plays auf Dissle, Vorhand with the opening (D), or anybody with four Sevens (P)."""
    return deal.law.auf_dissle


def keeps_sevens(deal: Deal, seat: i64) -> bool:
    """Whether the seat may play a Seven only when nothing else is left: auf Siebener (D), and auf Dissle where four
    Sevens are asked for (P: "plays the fifth card to each trick")."""
    bound = deal.siebener | deal.dissle if way_of_dissle(deal) == DISSLE_ANY else deal.siebener
    return bool(bound >> seat & 1)


def before_own_first_card(deal: Deal, seat: i64) -> bool:
    """Whether the seat has not yet played a card in this deal."""
    return deal.done == 0 and not has_laid(deal, seat)


def vorhand(deal: Deal) -> i64:
    """The seat that leads to the first trick."""
    return (deal.dealer + 1) % deal.players
