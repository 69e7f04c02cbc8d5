"""Cards of paper: a few words in the middle of the table, as high as they are, and the ways on below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import ABOUT, Flow, Put, laid
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel, Picture, Text
from gaigel_desktop.window.pen import HEAD, Pen, Style

from .page_scene import PageScene, scrolled
from .sheets import Offer, ways_on

WIDE: Final = 720.0
EDGE: Final = 44.0  # of the paper, up to its words
SLIP_EDGE: Final = 32.0
ORNAMENT: Final = (300.0, 36.0)
LEAD: Final = Style(HEAD.face, theme.PAGE_HEAD_TEXT, theme.WINE)
WORDS: Final = Style(ABOUT.face, theme.LEAD_TEXT, theme.INK)


def card(view: PageScene, put: Put, ways: Sequence[Offer]) -> Sheet:
    """As high as what is put on it, with the ways on below it."""
    pen, room = view.pen, Box(0, 0, *view.kit.screen.design).inset(theme.EDGE)
    row = room.below(room.height - theme.TARGET - 8)
    upper = room.top(room.height - row.height - 2 * theme.GAP)
    wide = min(upper.width, WIDE * max(1.0, pen.text_size))
    high = laid(pen, Box(0, 0, wide - 2 * EDGE, 0), put).y + 2 * EDGE + theme.GAP
    paper = upper.centred(wide, min(upper.height, high))
    window = paper.inset(EDGE)
    below = row._replace(y=min(row.y, paper.bottom + 3 * theme.GAP))
    words = scrolled(laid(pen, window, put), window, "words")
    buttons = ways_on(pen, below, ways) if ways else []
    return Sheet((Part((Panel("panel_paper", paper),)), Part(tuple(buttons)), words))


def slip(pen: Pen, room: Box, wide: float, put: Put) -> Part:
    """A small sheet of paper in the middle of a room's height, where the room begins; as high as what is put on it."""
    high = laid(pen, Box(0, 0, wide - 2 * SLIP_EDGE, 0), put).y + 2 * SLIP_EDGE
    paper = Box(room.x, room.y + (room.height - high) / 2, wide, high)
    return Part((Panel("panel_paper", paper), *laid(pen, paper.inset(SLIP_EDGE), put).widgets))


def put_head(flow: Flow, words: str) -> None:
    """What it is about, and an ornament."""
    put_centred(flow, words, LEAD, "heading")
    wide, high = ORNAMENT
    flow.put(lambda box: Picture("divider", box.centred(wide, high), theme.WINE), high)
    flow.space()


def put_centred(flow: Flow, words: str, style: Style = WORDS, role: str = "text", of: str = "") -> None:
    """Words in the middle."""
    high = flow.pen.height(words, style, flow.width)
    flow.put(lambda box: Text(words, box, style, "middle", role, of), high)
