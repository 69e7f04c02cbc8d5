"""In words: a doubted deal for whoever hears it: the paper with its ways, the ways through the deal, then the cards,
each with where it lies and whether it is in the shade. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.scenes.parts.seating import Seating
from gaigel_desktop.scenes.picture.in_words import said, told_apart
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.page import Page
from gaigel_desktop.window.spoken.tree import InWords, Node

from .laid import LaidCard, Shading
from .told import of_seat

CARD: Final = "card "


def doubt_in_words(title: str, page: Page) -> InWords:
    """The cards stand together as a group, in the order in which they lie."""
    nodes = page.spoken()
    cards = tuple(node for node in nodes if node.key.startswith(CARD))
    others = tuple(node for node in nodes if not node.key.startswith(CARD))
    return InWords(title, (*others, Node("cards", "group", say("tried_cards"), inside=cards)), page.focus)


def named(cards: Sequence[LaidCard], marks: Shading, seating: Seating) -> list[str]:
    """What each card is called; no two alike."""
    found: list[str] = []
    for _, lying in groupby(cards, key=lambda card: card.zone):
        together = list(lying)
        faces = _faces(together)
        found += [said(next(faces), *_how(card, marks, seating)) for card in together]
    return found


def _faces(cards: Sequence[LaidCard]) -> Iterator[str]:
    """Equal ones are told apart, and hidden ones are counted."""
    seen = iter(told_apart([card.face for card in cards if card.face != HIDDEN]))
    hidden = 0
    for card in cards:
        hidden += card.face == HIDDEN
        yield say("tried_hidden", {"number": hidden}) if card.face == HIDDEN else next(seen)


def _how(card: LaidCard, marks: Shading, seating: Seating) -> Iterator[str]:
    kind, seat = card.zone
    yield of_seat(f"tried_in_{kind}", seat, seating)
    kept = {
        "tried_in_shade": card.place in marks.shaded,
        "tried_exchanged": card.place in marks.moved,
        "tried_picked": card.place == marks.picked,
    }
    yield from (say(key) for key, holds in kept.items() if holds)
