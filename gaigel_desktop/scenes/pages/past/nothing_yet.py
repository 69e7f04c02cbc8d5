"""Where there is nothing to be seen yet: a clean slate, what will stand on it, and the way there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.widgets import Panel, Picture, Text, Widget
from gaigel_desktop.window.pen import BODY, CHALKED, Pen, Style
from gaigel_desktop.window.pieces import piece_named

SLATE: Final = (560.0, 210.0)
HEAD: Final = Style(CHALKED.face, theme.CHALK_SIGN_TEXT, theme.CHALK)
WORDS: Final = Style(BODY.face, theme.NAME_TEXT, theme.INK)
WIDEST: Final = 640.0
LEAST_BUTTON: Final = 170.0

Way = tuple[str, str, Callable[[], None], str]  # key, words, what it does, icon


class Invitation(NamedTuple):
    """What stands in chalk, what is said about it, and where one can go."""

    chalk: str
    words: str
    ways: tuple[Way, ...]


def invitation(pen: Pen, room: Box, said: Invitation) -> tuple[Widget, ...]:
    """The slate with its chalk and sponge, words under it, the first way in enamel."""
    wide = min(WIDEST, room.width)
    words = pen.height(said.words, WORDS, wide)
    high = min(SLATE[1], room.height - words - theme.TARGET - 60)
    rest = high + 22 + words + 22 + theme.TARGET + 8
    slate = Box(room.x + (room.width - SLATE[0]) / 2, room.y + max(0.0, (room.height - rest) * 0.4), SLATE[0], high)
    text = Box(room.x + (room.width - wide) / 2, slate.bottom + 22, wide, words)
    head = slate.inset(44, 26)
    head = head._replace(height=head.height - 18)
    lines = pen.height(said.chalk, HEAD, head.width) if said.chalk else 0.0
    at = head._replace(y=head.y + max(0.0, (head.height - lines) / 2), height=lines)
    ways = Flow(pen, room.below(text.bottom + 22 - room.y))
    pressed = (Pressable(*way, piece="button" if at else "call") for at, way in enumerate(said.ways))
    ways.buttons(*pressed, align="middle", least=LEAST_BUTTON)
    return (
        Panel("slate", slate),
        Picture(piece_named("chalk_piece").file, Box(slate.x + 52, slate.bottom - 26, 52, 18)),
        Picture(piece_named("sponge_damp").file, Box(slate.right - 128, slate.bottom - 42, 76, 52)),
        *([Text(said.chalk, at, HEAD, "middle", role="heading")] if said.chalk else []),
        Text(said.words, text, WORDS, "middle"),
        *ways.widgets,
    )
