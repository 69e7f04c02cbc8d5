"""Draws the buttons of the calls: what is said at the table, and below it what that means to who speaks otherwise."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.table.board.buttons import CALL
from gaigel_desktop.table.board.chrome import Chrome
from gaigel_desktop.text.calls import button_caption, call
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import SERIF
from gaigel_desktop.window.pen import BUTTON, Pen, Style

from .paint_card import Look

CALLED: Final = BUTTON._replace(shadow=False)
MEANT: Final = Style(SERIF, theme.SMALL_TEXT, theme.CREAM)
AIR: Final = (8.0, 4.0)  # words keep so far from the edges of their button
LITTLE: Final = (4.0, 2.0)  # and large ones so far
BESIDE_CALL: Final = 3.0  # a call keeps so much further from the frame than what it means
CLOSE: Final = 0.8  # of their height, so close lines may lie: no letter touches another


class Lettering(NamedTuple):
    """How the words of all buttons are written: no button smaller than its neighbours."""

    called: Style
    meant: Style


def draw_calls(pen: Pen, look: Look, chrome: Chrome, rules: RuleSet) -> None:
    """Draw the buttons of the calls, with a second line if that is wanted; as large as at a table that knows them
    all."""
    if not chrome.calls:
        return
    words = {name: (call(f"button_{name}", rules), _meaning(chrome, name, rules)) for name in CALL}
    style = fit_lettering(pen, look.text_size, list(words.values()), room_of(chrome.calls[0].box, look.text_size))
    for each in chrome.calls:
        pen.nine(f"{'call' if CALL[each.id.name].ends else 'button'}_{each.look.button}", each.box)
        write_in_two_lines(pen, *words[each.id.name], room_of(each.box, look.text_size), style)


def _meaning(chrome: Chrome, name: str, rules: RuleSet) -> str:
    return button_caption(name, rules) if chrome.captions else ""


def room_of(button: Box, text_size: float) -> Box:
    """The box in which the words of a button stand."""
    return button.inset(*(LITTLE if text_size > 1 else AIR))


def fit_lettering(pen: Pen, text_size: float, words: list[tuple[str, str]], room: Box) -> Lettering:
    """The style of all buttons: as large as the player wants, and as all of them have room for; where words are large,
    the lines lie closer."""
    grown = text_size * min(1.0, room.height / _high(pen, words, 1.0))
    called = _narrowed(pen, [said for said, _ in words], _scaled(CALLED, grown), room.width - 2 * BESIDE_CALL)
    meant = _narrowed(pen, [note for _, note in words], _scaled(MEANT, grown), room.width)
    lines = pen.line_height(called) + (pen.line_height(meant) if any(note for _, note in words) else 0.0)
    fits = min(1.0, room.height / (CLOSE * lines))
    return Lettering(_scaled(called, fits), _scaled(meant, fits))


def _narrowed(pen: Pen, words: list[str], style: Style, wide: float) -> Style:
    """The style made so small that the widest of the words has room."""
    return min((pen.shrunk(each, style, wide) for each in words), key=lambda shrunk: shrunk.size)


def _high(pen: Pen, words: list[tuple[str, str]], grown: float) -> float:
    """How high the lines of a button are."""
    lines = [CALLED, *([MEANT] if any(note for _, note in words) else [])]
    return sum(pen.line_height(_scaled(style, grown)) for style in lines)


def _scaled(style: Style, by: float) -> Style:
    return style._replace(size=style.size * by)


def write_in_two_lines(pen: Pen, said: str, note: str, room: Box, style: Lettering) -> None:
    """Write one line in the middle of a button, or two close together."""
    first, second = pen.line_height(style.called), pen.line_height(style.meant) if note else 0.0
    close = min(1.0, room.height / (first + second))
    lines = room.centred(room.width, (first + second) * close)
    pen.line(said, lines.top(first * close), style.called, "middle")
    if note:
        pen.line(note, lines.below(first * close), style.meant, "middle")
