"""Telling: the widgets of a page as they are told of, each where it is seen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.spoken import pages
from gaigel_desktop.window.spoken.tree import Span

from .scrolling import Part, Scrolls
from .widgets import Meaning, Widget, Words

NOTES: Final = ("status", "warning")  # words that say what has come up
STEP: Final = 72.0  # units that a list is scrolled at once


def told(pen: Pen, widget: Widget, box: Box) -> Meaning:
    """A widget in words, with the sentence of the help line."""
    meaning = widget.meaning(pen, box)
    if not widget.help or widget.help in (meaning.name, meaning.value, meaning.about):
        return meaning
    return meaning._replace(about=pages.sentences(meaning.about, widget.help))


def stretches(pen: Pen, parts: Sequence[Part], scrolls: Scrolls) -> list[pages.Stretch]:
    """All parts of a page, and how far each has been scrolled."""
    return [_stretch(pen, part, scrolls) for part in parts]


def _stretch(pen: Pen, part: Part, scrolls: Scrolls) -> pages.Stretch:
    meanings = [told(pen, widget, box) for widget, box in scrolls.seen(part)]
    down = Span(scrolls.down(part), 0, part.hidden, STEP) if part.hidden else None
    return pages.Stretch(part.key, meanings, part.window, down)


def is_meant(meaning: Meaning, key: str) -> bool:
    """Whether this key is the widget's, or one of what can be chosen in it, and it can be used."""
    return meaning.usable and (meaning.key == key or any(item.key == key for item in meaning.items))


def notes(widgets: Iterable[Widget]) -> tuple[str, ...]:
    """What is written there because something has come up."""
    return tuple(each.words for each in widgets if isinstance(each, Words) and each.role in NOTES and each.words)
