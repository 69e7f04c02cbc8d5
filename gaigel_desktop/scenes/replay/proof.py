"""The proof: the seed of the pack, and the hash that was fixed before the first card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gaigel_desktop.controller.match.dealer import commitment
from gaigel_desktop.controller.match.retelling import cut_place
from gaigel_desktop.rules.record import Record
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Button, button_width
from gaigel_desktop.window.flow import Flow
from gaigel_desktop.window.inputs import copy
from gaigel_desktop.window.page import Sheet
from gaigel_desktop.window.pen import BODY, SOURCE, STRONG, WARNING, Pen
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Panel, Widget

WIDE: Final = 760.0
EDGE: Final = 34.0


def proof(pen: Pen, design: tuple[float, float], record: Record, seed: str, close: Callable[[], None]) -> Sheet:
    """A sheet of paper over the table."""
    wide = min(WIDE, design[0] - 2 * theme.EDGE)
    flow = Flow(pen, Box((design[0] - wide) / 2 + EDGE, 0, wide - 2 * EDGE, 0))
    _write(flow, record, seed)
    flow.space(14)
    _buttons(flow, seed, close)
    high = flow.y + 2 * EDGE
    down = (design[1] - high) / 2 + EDGE
    for widget in flow.widgets:
        widget.box = widget.box.moved(0, down)
    paper = Box((design[0] - wide) / 2, down - EDGE, wide, high)
    return Sheet((Part((Panel("panel_paper", paper), *flow.widgets)),))


def _write(flow: Flow, record: Record, seed: str) -> None:
    flow.heading(say("retell_proof_title"))
    if not seed:
        flow.text(say("retell_no_seed"), BODY)
        return
    flow.text(say("retell_proof_about"), BODY)
    flow.space(6)
    flow.text(command(seed), SOURCE)
    for key, value in (("retell_seed", seed), ("retell_hash", commitment(seed))):
        flow.space(10)
        flow.text(say(key), STRONG)
        flow.text(value, SOURCE)
    flow.space(10)
    place = cut_place(record.deck, seed)
    if place is None:
        flow.text(say("retell_other_pack"), WARNING)
    else:
        flow.text(say("retell_knocked") if record.knock else say("retell_cut", {"cards": place}), BODY)


def _buttons(flow: Flow, seed: str, close: Callable[[], None]) -> None:
    row = Box(flow.x, flow.y, flow.width, theme.TARGET)
    wide = max(150.0, button_width(flow.pen, say("retell_close"), "ok"))
    buttons: list[Widget] = [Button("close", say("retell_close"), row.left(wide), close, "ok")]
    if seed:
        at = row.after(wide + 14).left(max(150.0, button_width(flow.pen, say("retell_copy"), "copy")))
        buttons.append(Button("copy", say("retell_copy"), at, lambda: _copy(seed), "copy"))
    flow.widgets += buttons
    flow.y += theme.TARGET


def _copy(seed: str) -> None:
    copy(command(seed))


def command(seed: str) -> str:
    """What anybody can check it with."""
    return f"gaigel-desktop fair {seed} {commitment(seed)}"
