"""The last trick on the sheet after a deal: the cards as they were played, and by whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import Deck, face_file
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.widgets import Picture, Text
from gaigel_desktop.window.pen import SMALL, STRONG, Pen

CARD: Final = 66.0
FARTHEST: Final = 34.0  # from one to the next


def put_last_trick(flow: Flow, seen: Deal, names: Sequence[str], deck: Deck) -> None:
    """Nothing where no trick has been complete."""
    cards, leader = list(seen.last_trick), seen.last_leader
    if not cards:
        return
    flow.space(10)
    flow.text(say("last_trick_was"), STRONG)
    flow.space(4)
    wide = min(CARD, (flow.width - 8 * (len(cards) - 1)) / len(cards))
    gap = min(FARTHEST, (flow.width - wide * len(cards)) / max(1, len(cards) - 1))
    high = flow.pen.line_height(SMALL)
    for at, card in enumerate(cards):
        x, name = flow.x + at * (wide + gap), names[(leader + at) % len(names)]
        flow.widgets.append(Picture(face_file(deck, CODES[card]), Box(x, flow.y, wide, wide * theme.CARD_SHAPE)))
        room = Box(x - gap / 2, flow.y + wide * theme.CARD_SHAPE + 2, wide + gap, high)
        told = Text(_cut_to(flow.pen, name, room.width), room, SMALL, "middle", aloud=f"{name}: {card_name(card)}")
        flow.widgets.append(told)
    flow.y += wide * theme.CARD_SHAPE + high + 4


def _cut_to(pen: Pen, name: str, room: float) -> str:
    """A name as far as there is room for it."""
    if pen.fits(name, SMALL, room):
        return name
    while name and not pen.fits(f"{name}…", SMALL, room):
        name = name[:-1]
    return f"{name}…"
