"""Whereabouts: where each single card of the pack lies at a moment of a deal, and from whom it is hidden there.

A card is known here by its place in the pack, so that two of the same face can be told apart. Nobody at a table can do
that, and nothing of it reaches one who plays.
"""

from __future__ import annotations

from gaigel_desktop.rules import cards, events
from gaigel_desktop.rules.actions import is_card
from gaigel_desktop.rules.cards import HAND_SIZE, PACK_SIZE
from gaigel_desktop.rules.deal import NOBODY, packets
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.perform import perform
from gaigel_desktop.rules.record import Record, start


class Whereabouts:
    """The cards after so many deeds of a deal, each by its place in the pack."""

    def __init__(self, record: Record, at: int) -> None:
        rules = record.rules
        dealt, turned = packets(rules, record.knock, tuple(range(PACK_SIZE)))
        first = record.dealer + 1
        self.deck = record.deck
        self.hands: list[list[int]] = [list(dealt[(seat - first) % rules.players]) for seat in range(rules.players)]
        self.indicator, self.reserved = turned, NOBODY
        self.talon = list(range(HAND_SIZE * rules.players + 1, PACK_SIZE))
        self.trick: list[tuple[int, int]] = []  # seats with their cards, as they were laid
        self.laid: dict[int, int] = {}  # which card each deed put onto the table
        self.shown: set[int] = set()  # in hands, but everybody has seen them
        self.deal = start(record)
        for number, (seat, action) in enumerate(record.actions[:at]):
            told: list[Event] = []
            perform(self.deal, seat, action, told)
            for event in told:
                self._follow(event)
            if is_card(action):
                self.laid[number] = self._last
            self._see()

    # -- from whom -----------------------------------------------------------------------------------------------

    def hidden_from(self, seat: int) -> tuple[int, ...]:
        """What the seat cannot see: the hands of the others, what lies face down, and the talon."""
        others = (card for other, hand in enumerate(self.hands) if other != seat for card in hand)
        face_down = (card for other, card in self.trick if self.deal.face_down and other != seat)
        return (*(card for card in others if card not in self.shown), *face_down, *self.talon)

    # -- following -----------------------------------------------------------------------------------------------

    def _follow(self, event: Event) -> None:
        match event:
            case events.Opened() | events.Played() | events.LaidFaceDown():
                self._last = self._take(event.seat, event.card)
                self.trick.append((event.seat, self._last))
            case events.TrickTaken():
                self.trick = []
            case events.Drawn():
                self._draw(event)
            case events.Swapped():
                self._swap(event.seat)
            case events.Reserved():
                self._reserver, self.reserved = event.seat, self._take(event.seat, cards.SUIT[self._turned] * 6)
            case events.Taken():
                self._open_into(event.seat, self.indicator)
                self.indicator, self.reserved = self.reserved, NOBODY
            case _:
                pass

    @property
    def _turned(self) -> int:
        return self.deck[self.indicator]

    def _take(self, seat: int, face: int) -> int:
        """A card leaves a hand: of two equal ones the one that everybody knows."""
        hand = self.hands[seat]
        there = [card for card in hand if self.deck[card] == face]
        card = next((one for one in there if one in self.shown), there[0])
        hand.remove(card)
        return card

    def _draw(self, event: events.Drawn) -> None:
        drawn = len(event.cards) - event.last_open
        for step in range(drawn):
            self.hands[(event.seat + step) % len(self.hands)].append(self.talon.pop(0))
        if event.last_open:
            self._open_into((event.seat + drawn) % len(self.hands), self.indicator)

    def _swap(self, seat: int) -> None:
        """The Seven goes where the indicator lay; one that was put there goes back before."""
        if self.reserved != NOBODY:
            self._open_into(self._reserver, self.reserved)
            self.reserved = NOBODY
        seven = self._take(seat, cards.SUIT[self._turned] * 6)
        self._open_into(seat, self.indicator)
        self.indicator = seven

    def _open_into(self, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        self.shown.add(card)

    def _see(self) -> None:
        """Whatever else everybody knows of the hands by now has been shown."""
        for seat, hand in enumerate(self.hands):
            for face in cards.faces(self.deal.known[seat]):
                there = [card for card in hand if self.deck[card] == face]
                known = cards.copies(self.deal.known[seat], face)
                unseen = [card for card in there if card not in self.shown]
                self.shown.update(unseen[: known - (len(there) - len(unseen))])
