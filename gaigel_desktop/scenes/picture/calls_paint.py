"""Draws the buttons of the calls: what is said at the table, and below it what that means to who speaks otherwise."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.scenes.stage.around import button_rects
from gaigel_desktop.text.calls import button_caption, call
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import SERIF
from gaigel_desktop.window.pen import BUTTON, Pen, Style

from .cards import Look
from .chrome import Chrome

ENDING: Final = ("aus", "uebergaigelt")  # these calls end the deal, and look like it
CALLED: Final = BUTTON._replace(shadow=False)
MEANT: Final = Style(SERIF, theme.SMALL_TEXT, theme.CREAM)
ASIDE: Final = 8.0  # words keep so far from the edges of their button
ABOVE: Final = 4.0


class Lettering(NamedTuple):
    """How the words of all buttons are written: no button smaller than its neighbours."""

    called: Style
    meant: Style


def draw_calls(pen: Pen, look: Look, chrome: Chrome, rules: RuleSet) -> None:
    """All buttons, with a second line if that is wanted."""
    boxes = {name: Box(*rect) for name, rect in button_rects(chrome.table).items()}
    if not boxes:
        return
    words = {name: (call(f"button_{name}", rules), _meaning(chrome, name, rules)) for name in boxes}
    rooms = {name: box.inset(ASIDE, ABOVE) for name, box in boxes.items()}
    style = written(pen, look.text_size, list(words.values()), next(iter(rooms.values())))
    for name, box in boxes.items():
        pen.nine(f"{'call' if name in ENDING else 'button'}_{_state(chrome, name)}", box)
        _write(pen, *words[name], rooms[name], style)


def _meaning(chrome: Chrome, name: str, rules: RuleSet) -> str:
    return button_caption(name, rules) if chrome.captions else ""


def written(pen: Pen, text_size: float, words: list[tuple[str, str]], room: Box) -> Lettering:
    """As large as the player wants, and as all of them have room for."""
    called, meant = (style._replace(size=style.size * text_size) for style in (CALLED, MEANT))
    called = min(pen.shrunk(said, called, room.width) for said, _ in words)
    meant = min(pen.shrunk(note, meant, room.width) for _, note in words)
    high = pen.line_height(called) + (pen.line_height(meant) if any(note for _, note in words) else 0.0)
    fits = min(1.0, room.height / high)
    return Lettering(called._replace(size=called.size * fits), meant._replace(size=meant.size * fits))


def _write(pen: Pen, said: str, note: str, room: Box, style: Lettering) -> None:
    """One line in the middle, or two close together."""
    first, second = pen.line_height(style.called), pen.line_height(style.meant) if note else 0.0
    lines = room.centred(room.width, first + second)
    pen.line(said, lines.top(first), style.called, "middle")
    if note:
        pen.line(note, lines.below(first), style.meant, "middle")


def _state(chrome: Chrome, name: str) -> str:
    if name in chrome.dimmed:
        return "disabled"
    if name == chrome.buttons.pressed:
        return "pressed"
    return "hover" if name == chrome.buttons.hovered else "normal"
