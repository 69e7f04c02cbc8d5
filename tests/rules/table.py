"""The table of a scenario: what is told, what may be told, and what can be seen (see tests/scenario.py)."""

from __future__ import annotations

from collections import Counter
from typing import Final, NoReturn

from gaigel_desktop.rules.actions import ACTION_OF, MODES, SPELLED
from gaigel_desktop.rules.cards import ACE, CODES, FACE_OF, HIDDEN, KING, OBER, RANK, SEVEN, SUIT, SUITS, TEN, UNTER
from gaigel_desktop.rules.cards import cards as cards_of
from gaigel_desktop.rules.deal import (
    CLAIM,
    ENDGAME,
    FIELDS,
    LAST_CHANCE,
    OPENING,
    OVER,
    PAIR_WINDOW,
    PLAYED_OUT,
    TALON,
    Deal,
)
from gaigel_desktop.rules.errors import NotAllowed
from gaigel_desktop.rules.events import Event, TrickTaken
from gaigel_desktop.rules.judge import card_actions, legal_actions, next_to_act, why_not
from gaigel_desktop.rules.options import changes
from gaigel_desktop.rules.pairs import declarable
from gaigel_desktop.rules.perform import apply, count
from gaigel_desktop.rules.tricks import beating
from gaigel_desktop.rules.views import View, fold, redact, view

WINDOWS: Final = {"declare": PAIR_WINDOW, "exchange": LAST_CHANCE, "question": CLAIM}
USELESS_FIRST: Final = (SEVEN, UNTER, OBER, TEN, KING, ACE)

Said = str | int
Sides = tuple[int, ...]


def faces_of(codes: str) -> list[int]:
    """The cards that are written there."""
    return [FACE_OF[code] for code in codes.split()]


def spelled(some: list[int] | tuple[int, ...]) -> str:
    """The cards as a record writes them; a hidden one is a question mark."""
    return " ".join("?" if card == HIDDEN else CODES[card] for card in some)


class Table:
    """One deal being told. What is told returns the table, so that the story goes on."""

    def __init__(self, deal: Deal, keep: list[Counter[int]], awaited: set[int]) -> None:
        self.deal = deal
        self.told: list[Event] = []
        self.story: list[str] = []
        self.keep = keep  # by seat: cards that are not thrown away
        self.awaited = awaited  # cards named in the talon: nor are these
        self.views: list[View] = []  # what each seat has seen so far, if the story is followed from there

    def is_followed(self) -> Table:
        """From here on everybody follows the story, and must come to know just what can be known."""
        self.views = [view(self.deal, seat) for seat in range(self.deal.players)]
        return self

    def seat(self, number: int) -> Seat:
        """Somebody at the table; seat 0 is Vorhand unless the dealer was named."""
        return Seat(self, number)

    def does(self, seat: int, *said: Said) -> Table:
        """The seat does what is said."""
        self.story.append(f"{seat} {' '.join(map(str, said))}")
        before = len(self.told)
        try:
            apply(self.deal, seat, ACTION_OF[said], self.told)
        except NotAllowed as refusal:
            self.wrong(f"seat {seat} may not {said}: {refusal.key}")
        return self.everybody_follows(before)

    def everybody_follows(self, before: int) -> Table:
        """Every view goes on by what it may see of the events since then, and is what the deal would show."""
        for other, seen in enumerate(self.views):
            for event in self.told[before:]:
                fold(seen, redact(event, other))
            shown = view(self.deal, other)
            wrong = [name for name in FIELDS if getattr(seen, name) != getattr(shown, name)]
            self.agrees(f"what seat {other} should have seen otherwise", wrong, [])
        return self

    # what happens

    def opens(self, mode: str, card: str) -> Table:
        """Vorhand leads to the first trick."""
        return self.does(self.deal.turn, "open", mode, card)

    def plays(self, codes: str) -> Table:
        """The seats in turn play these cards, one each; at a point the seat throws something away."""
        for code in codes.split():
            self.discards() if code == "." else self.does(self.deal.turn, "play", code)
        return self

    def trick(self, codes: str) -> Table:
        """A whole trick, or its beginning; the others throw something away."""
        assert not self.deal.trick, "a trick has begun"
        return self.plays(codes).finishes_trick()

    def rest_discard(self) -> Table:
        """Everybody who has yet to play to this trick throws something away."""
        for _ in range(self.deal.players - len(self.deal.trick)):
            if self.deal.result is None:
                self.discards()
        return self

    def finishes_trick(self) -> Table:
        """The same, and nobody plays on where the trick is complete."""
        return self.rest_discard() if self.deal.trick else self

    def discards(self) -> Table:
        """The seat in turn plays its least useful card, and takes no trick if it can help it."""
        deal, seat = self.deal, self.deal.turn
        legal = card_actions(deal)
        held = Counter(cards_of(deal.hands[seat]))
        better = beating(deal) if deal.trick else 0

        def price(action: int) -> tuple[bool, int, bool, int, int]:
            card = action % 24
            kept = card in self.awaited or held[card] <= self.keep[seat][card]
            rank = USELESS_FIRST.index(RANK[card])
            return kept, better >> card & 1, SUIT[card] == deal.trump, rank, action

        assert legal, self.picture("nobody can play a card")
        return self.does(seat, *SPELLED[min(legal, key=price)])

    def everybody_passes(self) -> Table:
        """Whoever is asked in the open window lets it go by."""
        while self.deal.waiting:
            self.does(self.deal.waiting[0], "pass")
        return self

    def plays_on(self, tricks: int = 1) -> Table:
        """Some tricks in which everybody throws something away, and passes in the windows."""
        for _ in range(tricks):
            self.rest_discard().everybody_passes()
        return self

    def until_last_drawing(self) -> Table:
        """Throwing away until one round of drawing is left; the next trick is the one before it."""
        while self.deal.rounds > 1 or self.deal.phase == OPENING:
            self.plays_on()
        return self

    def plays_out(self) -> Table:
        """Throwing away until no card is left."""
        while self.deal.phase != PLAYED_OUT and self.deal.result is None:
            self.plays_on()
        return self

    def is_counted(self, cut: int | None = None) -> Table:
        """Nobody called; the tricks are counted, and equal ones cut."""
        before = len(self.told)
        count(self.deal, cut, self.told)
        return self.everybody_follows(before)

    # what is seen

    def trick_goes_to(self, seat: int) -> Table:
        """Who took the last complete trick."""
        assert not self.deal.trick, self.picture("the trick is not complete")
        takers = [event.seat for event in self.told if isinstance(event, TrickTaken)]
        return self.agrees("trick taken by", takers[-1:], [seat])

    def turn_is(self, seat: int) -> Table:
        """For whom the table waits."""
        return self.agrees("in turn", next_to_act(self.deal), seat)

    def may_play(self, codes: str) -> Table:
        """The seat in turn may play these cards and no others."""
        legal = [SPELLED[action][-1] for action in card_actions(self.deal)]
        return self.agrees("playable", sorted(map(str, legal)), sorted(codes.split()))

    def points(self, *by_side: int) -> Table:
        """Card points and declarations so far, by side."""
        return self.agrees("points", tuple(self.deal.points), by_side)

    def tricks(self, *by_side: int) -> Table:
        """The tricks won so far, by side."""
        return self.agrees("tricks", tuple(self.deal.tricks), by_side)

    def window(self, kind: str, *seats: int) -> Table:
        """These seats may declare, exchange or question now, in this order."""
        self.agrees("window", self.deal.phase, WINDOWS[kind])
        return self.agrees("asked", self.deal.waiting, seats)

    def no_window(self) -> Table:
        """The table goes on without asking anybody."""
        return self.agrees("asked", self.deal.waiting, ())

    def lies_under_the_talon(self, code: str) -> Table:
        """The card in the indicator's place."""
        return self.agrees("indicator", spelled([self.deal.indicator]), code)

    def talon_lasts(self) -> Table:
        """Cards are still to be drawn, and nothing need be followed."""
        return self.agrees("phase", self.deal.phase, TALON)

    def goes_on(self) -> Table:
        """The deal is not over."""
        return self.agrees("result", self.deal.result, None)

    def ends(self, reason: str, winners: Sides | None = None, strokes: Sides | None = None) -> Table:
        """The deal is over, why, who has won and what it costs."""
        result = self.deal.result
        if result is None or self.deal.phase != OVER:
            self.wrong(f"the deal should have ended: {reason}")
        self.agrees("reason", result.reason, reason)
        if winners is not None:
            self.agrees("winners", result.winners, winners)
        return self if strokes is None else self.agrees("strokes", result.strokes, strokes)

    # saying what is wrong

    def agrees(self, what: str, found: object, wanted: object) -> Table:
        """Both are the same, or the test says how the table looks."""
        if found != wanted:
            self.wrong(f"{what}: {found}, but should be {wanted}")
        return self

    def wrong(self, what: str) -> NoReturn:
        """The story does not go like this."""
        raise AssertionError(self.picture(what))

    def picture(self, what: str) -> str:
        """The table as somebody would write it down."""
        deal = self.deal
        hands = [f"  {seat}{' *'[seat == deal.turn]} {spelled(cards_of(hand))}" for seat, hand in enumerate(deal.hands)]
        lines = [
            what,
            f"{deal.law.rules.preset} {changes(deal.law.rules)}, opened: {MODES[deal.mode]}, result: {deal.result}",
            f"trumps {SUITS[deal.trump]} with {spelled([deal.indicator])} under {len(deal.talon) - deal.drawn} cards"
            f" ({spelled(deal.talon[deal.drawn :])}), rounds to draw: {deal.rounds}",
            *hands,
            f"  trick from {deal.leader}: {spelled(deal.trick)}; points {deal.points}, tricks {deal.tricks}",
            f"  asked: {deal.waiting}; story: {', '.join(self.story)}",
        ]
        return "\n".join(lines)


class Seat:
    """Somebody at the table: what happens there, what may and may not happen, and what can be seen."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    # what may happen

    def may(self, *said: Said) -> Table:
        """The seat is allowed this now."""
        return self.is_answered(said, ACTION_OF[said], None)

    def may_not(self, *said: Said, because: str) -> Table:
        """The seat is not allowed this now, and hears this reason."""
        return self.is_answered(said, said[0] if isinstance(said[0], int) else ACTION_OF[said], because)

    def is_answered(self, said: tuple[Said, ...], action: int, reason: str | None) -> Table:
        """The table says so, and its lists of what is legal say the same."""
        table, deal = self.table, self.table.deal
        table.agrees(f"seat {self.number} {said} refused", why_not(deal, self.number, action), reason)
        listed = action in legal_actions(deal, self.number)
        if said[0] == "declare" and len(said) == 2 and self.number < deal.players and deal.phase <= ENDGAME:
            table.agrees(
                f"{said} quickly seen", bool(declarable(deal, self.number) >> SUITS.index(str(said[1])) & 1), listed
            )
        return table.agrees(f"seat {self.number} {said} listed", listed, reason is None)

    # what happens

    def plays(self, card: str) -> Table:
        """The seat plays a card."""
        return self.table.does(self.number, "play", card)

    def declares(self, suit: str, pairs: int = 1) -> Table:
        """The seat shows King and Ober of the suit, or all four."""
        return self.table.does(self.number, "declare", suit, *([2] if pairs == 2 else []))

    def passes(self) -> Table:
        """The seat lets its chance in a window go by."""
        return self.table.does(self.number, "pass")

    def swaps(self) -> Table:
        """The Seven of trumps for the card that was turned up."""
        return self.table.does(self.number, "swap")

    def reserves(self) -> Table:
        """The Seven of trumps goes under the talon."""
        return self.table.does(self.number, "reserve")

    def takes(self) -> Table:
        """The reserved card goes into the hand."""
        return self.table.does(self.number, "take")

    def calls_aus(self) -> Table:
        """Aus!"""
        return self.table.does(self.number, "aus")

    def questions(self) -> Table:
        """The Aus that was called has to be counted."""
        return self.table.does(self.number, "question")

    def accuses(self, side: int) -> Table:
        """That side has overgaigelt."""
        return self.table.does(self.number, "accuse", side)

    def asks_for_proof(self, seat: int) -> Table:
        """Was it really nothing but trumps?"""
        return self.table.does(self.number, "proof", seat)

    def announces(self, what: str) -> Table:
        """Auf Siebener, auf Dissle or auf Farbe."""
        return self.table.does(self.number, "announce", what)

    def shows(self, what: str) -> Table:
        """Five Sevens or five of a suit."""
        return self.table.does(self.number, "show", what)

    def signs(self, sign: str) -> Table:
        """A sign to the partner."""
        return self.table.does(self.number, "signal", sign)

    # what can be seen

    def holds(self, codes: str) -> Table:
        """These are among the seat's cards."""
        missing = Counter(faces_of(codes)) - Counter(cards_of(self.table.deal.hands[self.number]))
        return self.table.agrees(f"missing in hand {self.number}", spelled(list(missing.elements())), "")

    def is_known_to_hold(self, codes: str) -> Table:
        """What everybody else can know to lie in this hand."""
        for other in range(self.table.deal.players):
            if other != self.number:
                seen = cards_of(view(self.table.deal, other).hands[self.number])
                self.table.agrees(f"{other} knows of {self.number}", spelled(seen), spelled(sorted(faces_of(codes))))
        return self.table

    def holds_and_shows(self, codes: str) -> Table:
        """Everybody knows that these cards, and knows of no others, lie in this hand."""
        self.holds(codes)
        return self.is_known_to_hold(codes)

    def sees_trick(self, codes: str) -> Table:
        """What this seat can see of the running trick; face-down cards of others are question marks."""
        return self.table.agrees("trick as seen", spelled(view(self.table.deal, self.number).trick), codes)
