"""Printing: the leaflet for whoever shows the game, on sheets of paper, and where the file lies."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from gaigel_desktop.controller import settings
from gaigel_desktop.controller.places import sayable, settings_file, store_file, write_bytes
from gaigel_desktop.controller.showing.finding import Wish, show_of
from gaigel_desktop.controller.showing.leaflet import Key, Leaflet, SceneTold, ToAsk, leaflet
from gaigel_desktop.controller.showing.opened import Show
from gaigel_desktop.controller.store.opening import Damaged, Unusable, open_to_read
from gaigel_desktop.controller.store.transfer import free_name, records_folder
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.scenes.parts.spoken import language_of
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window.assets import asset
from gaigel_desktop.window.decks import USUAL, pattern_named, patterns
from gaigel_desktop.window.faces import Deck, face_file
from gaigel_desktop.window.printed import (
    HEAD,
    LABEL,
    NOTE,
    STRONG,
    TITLE,
    WIDTH,
    WORDS,
    Block,
    Cell,
    Line,
    pdf,
)

STEM: Final = "gaigel-show"
MINUTE: Final = 16.0  # millimetres, as are all of these
LABELS: Final = 23.0
CARDS: Final = 41.0  # beside the words, for the hand
TEXT: Final = WIDTH - MINUTE - LABELS
CLICKER: Final = 94.0  # the column with its buttons
KEYS: Final = (36.0, 14.0)  # in it and in the other one, before what they do
UNDER: Final = 0.8  # between what belongs together
APART: Final = 1.6


def save_leaflet(show: Show, deck: Deck) -> str:
    """Write it where files of the game go; the sentence says where it lies, or that it could not be written."""
    path = free_name(records_folder(), STEM, ".pdf")
    try:
        print_leaflet(show, path, deck)
    except OSError:
        return say("leaflet_not_saved", {"path": sayable(path)})
    return say("leaflet_saved", {"path": sayable(path)})


def print_asked(asked: Wish, path: Path, language: str | None) -> tuple[str, ...]:
    """Without a window: in this language or the player's; says what of it could not be read. NotShown where nothing
    could, OSError where the file cannot be written."""
    chosen = settings.load(settings_file()).settings
    deck = chosen.deck if chosen.deck in patterns() else USUAL
    speak(language or language_of(chosen), pattern_named(deck).called, chosen.customs)
    show = show_of(asked, _database())
    print_leaflet(show, path, Deck(deck))
    return show.problems


def _database() -> sqlite3.Connection | None:
    """The past deals, if there are any and they can be read."""
    with suppress(OSError, sqlite3.Error, Damaged, Unusable):
        return open_to_read(store_file())
    return None


def print_leaflet(show: Show, path: Path, deck: Deck) -> None:
    """The page as a PDF in this file; OSError where it cannot be written."""
    page = leaflet(show)
    write_bytes(path, pdf(tuple(blocks(page, deck)), page.title))


def blocks(page: Leaflet, deck: Deck) -> Iterator[Block]:
    """From the title to the last scene."""
    yield Block((Line((Cell(page.title, TITLE),)), Line((Cell(page.about, NOTE),), UNDER)))
    yield _begin(page)
    for scene in page.scenes:
        yield _scene(scene, deck)
    yield Block((Line((Cell(page.ends, HEAD, 0, MINUTE), Cell(say("leaflet_end"), WORDS, MINUTE, WIDTH - MINUTE))),))


def _begin(page: Leaflet) -> Block:
    """How one begins, and beside that the keys."""
    steps = [Line((Cell(say("leaflet_begin"), HEAD),))]
    steps += [
        Line((Cell(f"{number}.", STRONG, 0, 6), Cell(words, WORDS, 6, WIDTH - 6)), UNDER)
        for number, words in enumerate(page.begin, 1)
    ]
    head = Line((Cell(say("leaflet_clicker"), HEAD, 0, CLICKER), Cell(say("leaflet_keys"), HEAD, CLICKER)), 3)
    return Block((*steps, head, *_key_rows(page)), ruled=True)


def _key_rows(page: Leaflet) -> Iterator[Line]:
    """What a clicker sends on the left, the other keys on the right."""
    for at in range(max(len(page.clicker), len(page.keyboard))):
        columns = ((page.clicker, 0.0, KEYS[0], CLICKER), (page.keyboard, CLICKER, KEYS[1], WIDTH - CLICKER))
        cells = [_key(keys[at], left, key, wide) for keys, left, key, wide in columns if at < len(keys)]
        yield Line(tuple(cell for pair in cells for cell in pair), UNDER)


def _key(key: Key, left: float, wide: float, whole: float) -> tuple[Cell, Cell]:
    return Cell(key.key, NOTE, left, wide), Cell(key.does, WORDS, left + wide, whole - wide)


def _scene(scene: SceneTold, deck: Deck) -> Block:
    wide = TEXT - (CARDS if scene.hand else 0.0)
    rows = [Line((Cell(scene.minute, HEAD, 0, MINUTE), Cell(scene.title, HEAD, MINUTE, LABELS + wide)))]
    told = [("leaflet_screen", scene.screen), ("leaflet_say", scene.words)]
    rows += [_told(label, words, wide) for label, words in told if words]
    rows += [row for question in scene.questions for row in _asked(question, wide)]
    return Block(tuple(rows), ruled=True, cards=tuple(asset(face_file(deck, CODES[card])) for card in scene.hand))


def _asked(question: ToAsk, wide: float) -> Iterator[Line]:
    yield Line((_label("leaflet_ask"), Cell(question.asked, STRONG, MINUTE + LABELS, wide)), APART)
    if question.choices:
        yield Line((Cell(question.choices, NOTE, MINUTE + LABELS, wide),), UNDER / 2)
    yield _told("leaflet_answer", question.answer, wide, UNDER / 2)


def _told(label: str, words: str, wide: float, above: float = APART) -> Line:
    return Line((_label(label), Cell(words, WORDS, MINUTE + LABELS, wide)), above)


def _label(key: str) -> Cell:
    return Cell(say(key), LABEL, MINUTE, LABELS)
