"""Pointed: what of the table can be pointed at as widgets of a page: the picture of the table shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.scenes.picture.item import Item, ItemId
from gaigel_desktop.scenes.picture.panels import Offer, Panel
from gaigel_desktop.scenes.picture.spots import lying_box, portrait_box, talon_boxes
from gaigel_desktop.scenes.stage.cues import Cue
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.scenes.stage.lying import trick_place
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.explain import capital, card_name
from gaigel_desktop.text.speech import say, suit_name
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Chosen
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.widgets import Look, Meaning, OnlyShown, Widget

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
        """The focus."""
        if look.focused and not self.lies:
            pen.nine("focus", box)


@dataclass(slots=True)
class LiesThere(OnlyShown):
    """What lies on the table, in words: the picture of the table shows it."""

    words: str
    box: Box

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """What it is."""
        return Meaning("lies", "", self.words, box)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """It is drawn already."""


def item_of(key: str, items: Iterable[Item]) -> ItemId | None:
    """What the page calls so."""
    return next((item.id for item in items if item.id.key == key), None)


def pressable(items: Sequence[Item], names: Callable[[ItemId], str], press: Press) -> Iterator[Widget]:
    """A widget for each; of cards that lie over each other, as much as is seen."""
    boxes = {item.id: item.box for item in items}
    cards = [item for item in items if item.id.kind == "card"]
    for card, over in pairwise(cards):
        boxes[card.id] = card.box.left(min(card.box.width, over.box.x - card.box.x))
    for known_by, box in boxes.items():
        yield OnTable(known_by.key, names(known_by), box, partial(press, known_by), known_by.kind == "card")


def named(item: ItemId, ways: Sequence[Offer], panel: Panel | None, seen: Deal) -> str:
    """What can be pressed, in words."""
    match item.kind:
        case "card":
            return capital(card_name(item.number))
        case "way":
            return led(ways[item.number], seen)
        case "choice" if panel is not None:
            return panel.choices[item.number].words
        case "call":
            return call(f"button_{item.name}", seen.law.rules)
    return say("retell_close")


def led(offer: Offer, seen: Deal) -> str:
    """What is said with this way to lead."""
    return call(offer.words, seen.law.rules) if offer.words else say("lead_trump")


def lying_there(seen: Deal, table: Table, names: Sequence[str]) -> Iterator[Widget]:
    """Trumps and the trick in words, for whoever cannot see them."""
    trumps = f"{say('trumps_are')}: {capital(suit_name(seen.trump))}"
    yield LiesThere(trumps, talon_boxes(table)[1])
    for step, card in enumerate(seen.trick):
        seat = (seen.leader + step) % seen.players
        hidden = card == HIDDEN or (seen.face_down and seat != table.me)
        words = say("did_lay_hidden" if hidden else "did_play", _laid(names[seat], card, hidden))
        yield LiesThere(words, lying_box(trick_place(seen, table, seat)))


def said_there(said: Sequence[Cue], seen: Deal, table: Table, names: Sequence[str]) -> Iterator[Widget]:
    """What was said, in words."""
    for cue, words in zip(said, called_there(said, seen, names), strict=True):
        yield LiesThere(words, portrait_box(seen, table, cue.seat))


def called_there(said: Sequence[Cue], seen: Deal, names: Sequence[str]) -> Iterator[str]:
    """Who has called what."""
    for cue in said:
        yield say("did_announce", {"name": names[cue.seat], "call": call(cue.words, seen.law.rules)})


def _laid(name: str, card: int, hidden: bool) -> dict[str, object]:
    return {"name": name} if hidden else {"name": name, "card": card_name(card)}
