"""The cards in one picture: the six of a suit, the highest first, with what each counts; which suits there are, that
each card is there twice, and how many points win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gaigel_desktop.rules.cards import CODES, RANK
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.law import law_of
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.text.explain import capital, sentence
from gaigel_desktop.text.phrases import RANK_NAMES, SUIT_NAMES
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.decks import pattern_named
from gaigel_desktop.window.faces import Deck, face_file, suit_file
from gaigel_desktop.window.fonts import SERIF, SERIF_BOLD
from gaigel_desktop.window.pages.widgets import Look, Meaning, OnlyShown
from gaigel_desktop.window.pen import Pen, Style
from gaigel_desktop.window.theme import Colour

SUIT: Final = 2  # hearts, which every pack has
HIGHEST_FIRST: Final = tuple(range(SUIT * 6 + 5, SUIT * 6 - 1, -1))
DESIGNED: Final = 900.0  # as wide as it is drawn with letters of these sizes:
WORTH: Final = 34.0
NAMED: Final = 19.0
SAID: Final = 22.0
COPY: Final = 0.12  # of a card's width: so far beside it the other copy is seen
CARD: Final = 0.78  # of a column
GAP: Final = 10.0
SIGN: Final = 1.15  # of the height of a line: the sign of a suit


@dataclass(slots=True)
class CardValues(OnlyShown):
    """The picture on a page: as large as its box lets it be."""

    box: Box
    deck: Deck
    rules: RuleSet

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """All that stands there, the cards first."""
        return Meaning("picture", card_values_in_words(self.rules), "", box, fits=_has_room(pen, box, self.deck))

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """In ink, on paper."""
        draw_card_values(pen, box, self.deck, self.rules)


def card_values_in_words(rules: RuleSet) -> str:
    """The picture for whoever hears it."""
    cards = ", ".join(f"{_name(card)} {_worth(card, rules)}" for card in HIGHEST_FIRST)
    return f"{sentence(cards)} {say('cards_all', {'out': OUT})}"


def height_of(pen: Pen, wide: float) -> float:
    """How high the picture is if it is so wide."""
    return _card_wide(wide) * theme.CARD_SHAPE + _words_high(pen, wide)


def draw_card_values(
    pen: Pen,
    box: Box,
    deck: Deck,
    rules: RuleSet,
    *,
    ink: Colour = theme.INK,
    strong: Colour = theme.WINE,
    larger: float = 1.0,
) -> None:
    """The picture within a box, its names in ink and its numbers in the strong colour; on wood these are light. Its
    letters may be larger, as for a room."""
    styles = worth, named, said = _styles(box.width * larger, ink, strong)
    high = min(_card_wide(box.width) * theme.CARD_SHAPE, box.height - _lines_high(pen, styles))
    for card, column in zip(HIGHEST_FIRST, box.top(high).columns(len(HIGHEST_FIRST), GAP), strict=True):
        _draw_twice(pen, face_file(deck, CODES[card]), column.centred(high / theme.CARD_SHAPE, high))
        below = column.moved(0, high + GAP).top(pen.line_height(worth))
        pen.line(str(_worth(card, rules)), below, worth, "middle")
        pen.line(_named(card, deck), below.moved(0, below.height).top(pen.line_height(named)), named, "middle")
    _draw_suits(pen, box.top(high + _lines_high(pen, styles)), deck, said)


def _has_room(pen: Pen, box: Box, deck: Deck) -> bool:
    """Whether every name has room below its card."""
    _, named, _ = _styles(box.width, theme.INK, theme.INK)
    column = box.columns(len(HIGHEST_FIRST), GAP)[0].width
    return all(pen.fits(_named(card, deck), named, column) for card in HIGHEST_FIRST)


def _draw_twice(pen: Pen, file: str, place: Box) -> None:
    """Both copies of a card, one behind the other."""
    aside = place.width * COPY / 2
    for copy in (aside, -aside):
        lying = place.moved(copy, 0)
        pen.nine("card_shadow_resting", lying)
        pen.picture(file, lying)


def _draw_suits(pen: Pen, box: Box, deck: Deck, said: Style) -> None:
    """The signs of the suits at the foot of the box, and beside them what holds of all cards."""
    words, high = say("cards_all", {"out": OUT}), pen.line_height(said)
    sign = high * SIGN
    signs = len(SUIT_NAMES) * sign + 2 * GAP
    said = pen.shrunk(words, said, box.width - signs)
    foot = box.below(box.height - high).centred(min(box.width, signs + pen.width(words, said)), high)
    for suit in range(len(SUIT_NAMES)):
        pen.picture(suit_file(deck, suit), foot.left(sign).moved(suit * sign, 0).centred(high, high))
    pen.line(words, foot.after(signs), said)


def _named(card: int, deck: Deck) -> str:
    """What a card is called, and the letter in its corner where that is another one: `Bube (J)`."""
    name, pattern = _name(card), pattern_named(deck.name)
    corners = pattern.letters.get(deck.letters, pattern.corners)
    place = HIGHEST_FIRST.index(card)
    letter = corners[place] if place < len(corners) else ""
    return name if name.startswith(letter) or letter.isdigit() else f"{name} ({letter})"


def _name(card: int) -> str:
    return capital(say(RANK_NAMES[RANK[card]]))


def _worth(card: int, rules: RuleSet) -> int:
    return int(law_of(rules).card_points[card])


def _styles(wide: float, ink: Colour, strong: Colour) -> tuple[Style, Style, Style]:
    """The letters of what cards count, of their names and of the sentence below."""
    t = wide / DESIGNED
    return Style(SERIF_BOLD, WORTH * t, strong), Style(SERIF, NAMED * t, ink), Style(SERIF, SAID * t, ink)


def _card_wide(wide: float) -> float:
    return wide / len(HIGHEST_FIRST) * CARD


def _words_high(pen: Pen, wide: float) -> float:
    return _lines_high(pen, _styles(wide, theme.INK, theme.INK))


def _lines_high(pen: Pen, styles: tuple[Style, Style, Style]) -> float:
    return sum(map(pen.line_height, styles)) + 3 * GAP
