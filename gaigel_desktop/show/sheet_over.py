"""Paper: a sheet over what is shown, as high as what stands on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gaigel_desktop.scenes.parts.page_scene import PageScene, scrolled
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow, at_foot
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Label, Panel
from gaigel_desktop.window.pen import HEAD

WIDEST: Final = 1120.0
TOP: Final = 26.0

Filled = tuple[Flow, Box, str]  # a column, where it begins, and its key
Fill = Callable[[Box], Sequence[Filled]]


def on_paper(view: PageScene, title: str, fill: Fill, first: str = "", back: Callable[[], None] | None = None) -> Sheet:
    """In the middle of the window; what does not fit scrolls."""
    pen, whole = view.pen, Box(0, 0, *view.kit.screen.design).inset(theme.EDGE)
    head, foot = pen.line_height(HEAD), theme.TARGET + theme.GAP if back is not None else 0.0
    edges = 2 * TOP + head + theme.GAP + foot
    wide = min(whole.width, WIDEST)
    needed = max(flow.y for flow, _, _ in fill(Box(0, 0, wide - 2 * theme.PANEL_EDGE, 0)))
    paper = whole.centred(wide, min(whole.height, needed + edges))
    inside = paper.inset(theme.PANEL_EDGE, TOP)
    ways = () if back is None else (Pressable("back", say("back"), back, "left"),)
    body, below = at_foot(pen, inside.below(head + theme.GAP), lambda flow: flow.buttons(*ways))
    widgets = Panel("panel_paper", paper), Label(title, inside.top(head), HEAD, role="heading"), *below
    parts = (scrolled(flow, room._replace(height=body.height), key) for flow, room, key in fill(body))
    return Sheet((Part(widgets), *parts), first=first)
