"""Pointed: what of the table can be pointed at as widgets of a page: the picture of the table shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.table.board.card_places import trick_place
from gaigel_desktop.table.board.cues import Cue
from gaigel_desktop.table.board.item import Item, ItemId
from gaigel_desktop.table.board.item_boxes import lying_box, portrait_box, talon_boxes
from gaigel_desktop.table.board.item_words import Situation, words_of
from gaigel_desktop.table.board.panels import Offer
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.explain import capital
from gaigel_desktop.text.speech import say, suit_name
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Chosen
from gaigel_desktop.window.pages.widgets import Look, Meaning, OnlyShown, Widget
from gaigel_desktop.window.pen import Pen

Press = Callable[[ItemId], None]


@dataclass(slots=True)
class OnTable(Chosen):
    """Something of the table that can be pressed; only that the keys are at it is drawn here."""

    lies: bool = False  # a card of the hand: it is lifted instead
    help: str = ""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """What it is called."""
        return Meaning("button", self.words, "", box, self.key, True)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Draw the frame of the focus."""
        if look.focused and not self.lies:
            pen.nine("focus", box)


@dataclass(slots=True)
class LiesThere(OnlyShown):
    """What lies on the table, in words: the picture of the table shows it. The page is read in its order with this."""

    words: str
    box: Box

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """What lies there, in words."""
        return Meaning("lies", "", self.words, box)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """It is drawn already."""


def item_of(key: str, items: Iterable[Item]) -> ItemId | None:
    """What the page calls so."""
    return next((item.id for item in items if item.id.key == key), None)


def pressable(items: Sequence[Item], names: Callable[[Item], str], press: Press) -> Iterator[Widget]:
    """A widget for each; of cards that lie over each other, as much as is seen."""
    boxes = {item: item.box for item in items}
    cards = [item for item in items if item.id.kind == "card"]
    for card, over in pairwise(cards):
        boxes[card] = card.box.left(min(card.box.width, over.box.x - card.box.x))
    for item, box in boxes.items():
        yield OnTable(item.id.key, names(item), box, partial(press, item.id), item.id.kind == "card")


def named(on: Situation, item: Item) -> str:
    """What can be pressed, in words; a call as it stands on its button, without its key."""
    if item.id.kind == "call":
        return call(f"button_{item.id.name}", on.seen.law.rules)
    return words_of(on, item).name


def led(offer: Offer, seen: Deal) -> str:
    """What is said with this way to lead."""
    return call(offer.words, seen.law.rules) if offer.words else say("lead_trump")


def lying_there(on: Situation) -> Iterator[Widget]:
    """Trumps and the trick."""
    trumps = f"{say('trumps_are')}: {capital(suit_name(on.seen.trump))}"
    yield LiesThere(trumps, talon_boxes(on.table)[1])
    for step in range(len(on.seen.trick)):
        seat = (on.seen.leader + step) % on.seen.players
        card = Item(ItemId("trick", seat), (lying_box(trick_place(on.seen, on.table, seat)),))
        yield LiesThere(words_of(on, card).name, card.box)


def said_there(said: Sequence[Cue], on: Situation) -> Iterator[Widget]:
    """The widgets for what was said, each at the portrait of whoever said it."""
    for cue, words in zip(said, called_there(said, on.seen, on.seating.names), strict=True):
        yield LiesThere(words, portrait_box(on.seen, on.table, cue.seat))


def called_there(said: Sequence[Cue], seen: Deal, names: Sequence[str]) -> Iterator[str]:
    """Who has called what."""
    for cue in said:
        yield say("did_announce", {"name": names[cue.seat], "call": call(cue.words, seen.law.rules)})
