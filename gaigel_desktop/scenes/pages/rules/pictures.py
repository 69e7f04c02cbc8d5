"""The pictures in the rules: cards in a row, the talon on the trump card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.rule_book.pages import Shown
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import Deck, back_file, face_file
from gaigel_desktop.window.pages.widgets import Look, Meaning, OnlyShown
from gaigel_desktop.window.pen import Pen

CARD_GAP: Final = 8.0
RAISED: Final = 0.07  # of its height: the card that takes the trick
TALON_LAYERS: Final = 6
TRUMP_SEEN: Final = 0.55


@dataclass(slots=True)
class CardRow(OnlyShown):
    """Cards side by side; where there is too little room they overlap."""

    cards: tuple[Shown, ...]
    deck: Deck
    box: Box
    wide: float  # a card
    step: float  # from one card to the next

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The names of the cards that lie there, and which of them takes the trick."""
        return Meaning("picture", "; ".join(map(_told, self.cards)), "", box)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """From left to right, the one that takes the trick a little higher and in light."""
        high = self.wide * theme.CARD_SHAPE
        for at, card in enumerate(self.cards):
            up = high * RAISED if card.wins else 0.0
            place = Box(box.x + at * self.step, box.bottom - high - up, self.wide, high)
            pen.nine("card_highlight" if card.wins else "card_shadow_resting", place)
            pen.picture(back_file(self.deck) if card.face_down else face_file(self.deck, card.code), place)


def row_height(wide: float) -> float:
    """How high a row is with cards so wide."""
    return wide * theme.CARD_SHAPE * (1 + RAISED)


def _told(card: Shown) -> str:
    """A card as it lies there."""
    name = say("spoken_face_down") if card.face_down else card_name(FACE_OF[card.code])
    return say("spoken_wins", {"card": name}) if card.wins else name


@dataclass(slots=True)
class TalonPicture(OnlyShown):
    """The talon crosswise on the trump card, and on a Seven beside it if one is put under."""

    cards: tuple[Shown, ...]
    deck: Deck
    box: Box
    wide: float

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """What can be seen of it."""
        cards = ", ".join(card_name(FACE_OF[card.code]) for card in self.cards)
        return Meaning("picture", say("spoken_under_talon", {"cards": cards}), "", box)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """First what lies below, then backs on top of each other, crosswise."""
        high = self.wide * theme.CARD_SHAPE
        left = box.middle[0] - (self.wide + (len(self.cards) - 1) * (self.wide + CARD_GAP)) / 2
        for at, card in enumerate(self.cards):
            place = Box(left + at * (self.wide + CARD_GAP), box.y + 4, self.wide, high)
            pen.nine("card_shadow_resting", place)
            pen.picture(face_file(self.deck, card.code), place)
        lying = Box(box.middle[0] - high / 2, box.bottom - self.wide - 4, high, self.wide)
        pen.nine("card_shadow_resting", lying)
        back = pen.pictures.card(back_file(self.deck), self.wide * pen.unit, 90)
        for layer in range(TALON_LAYERS):
            at_top = lying.moved(0, (TALON_LAYERS - 1) / 2 - layer)
            pen.surface.blit(back, pen.area(at_top))


def talon_height(wide: float) -> float:
    """More than half of the trump card is seen above the talon that lies across it."""
    return wide * (theme.CARD_SHAPE * TRUMP_SEEN + 1) + 8
