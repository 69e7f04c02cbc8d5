"""Printing: the leaflet for whoever shows the game, on sheets of paper."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import zip_longest
from pathlib import Path
from typing import Final

from gaigel_desktop.controller import settings
from gaigel_desktop.controller.places import give, settings_file, store_file
from gaigel_desktop.controller.store.opening import Damaged, Unusable, open_to_read
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.scenes.parts.chosen_language import language_of
from gaigel_desktop.scenes.parts.chosen_looks import card_names, deck_name
from gaigel_desktop.show.plan.find_show import Wish, show_of
from gaigel_desktop.show.plan.leaflet import Key, Leaflet, SceneTold, ToAsk, leaflet
from gaigel_desktop.show.plan.show import Show
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window.assets import asset
from gaigel_desktop.window.faces import Deck, face_file
from gaigel_desktop.window.typeset import HEAD, LABEL, NOTE, SMALL, STRONG, TITLE, WIDTH, WORDS, Block, Cell, Line

MINUTE: Final = 14.0  # millimetres, as are all of these
LABELS: Final = 17.0
CARDS: Final = 39.0  # beside the words, for the hand
TEXT: Final = WIDTH - MINUTE - LABELS
COLUMNS: Final = (0.0, 66.0, 122.0, WIDTH)  # of the clicker, and two of the keyboard
KEYS: Final = (27.0, 12.0, 8.0)  # in each, before what they do
KNOWN: Final = 17.0  # before what the room may ask
WHOSE: Final = 62.0  # beside the title of a scene
LEAST_CHOICES: Final = 2  # that share the width
BETWEEN: Final = 4.0
UNDER: Final = 0.8  # between what belongs together
APART: Final = 1.3


def print_asked(asked: Wish, path: Path, language: str | None) -> tuple[str, ...]:
    """Without a window: in this language or the player's; says what of it could not be read. NotShown where nothing
    could, OSError where the file cannot be written."""
    chosen = settings.load(settings_file()).settings
    deck = deck_name(chosen)
    speak(language or language_of(chosen), card_names(deck), chosen.customs)
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
    put_on_paper(*set_leaflet(show, deck), path)


def set_leaflet(show: Show, deck: Deck) -> tuple[tuple[Block, ...], str]:
    """Its words in the language that is spoken now, and its title; quickly done."""
    page = leaflet(show)
    return tuple(blocks(page, deck)), page.title


def put_on_paper(blocks: Sequence[Block], title: str, path: Path) -> None:
    """What was set, as a PDF; this takes its time. OSError where it cannot be written."""
    from gaigel_desktop.window.printed import pdf  # with all of pillow

    give(path, pdf(blocks, title))


def blocks(page: Leaflet, deck: Deck) -> Iterator[Block]:
    """From the title to the last scene."""
    yield Block((Line((Cell(page.title, TITLE),)), Line((Cell(page.about, NOTE),), UNDER)))
    yield _begin(page)
    yield _known(page)
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
    head = Line((Cell(say("leaflet_clicker"), HEAD), Cell(say("leaflet_keys"), HEAD, COLUMNS[1])), 3)
    return Block((*steps, head, *_key_lines(page)), ruled=True)


def _key_lines(page: Leaflet) -> Iterator[Line]:
    """What a clicker sends on the left, the other keys in two columns beside it."""
    half = len(page.keyboard) // 2
    for keys in zip_longest(page.clicker, page.keyboard[:half], page.keyboard[half:]):
        cells = (cell for at, key in enumerate(keys) if key is not None for cell in _key(key, at))
        yield Line(tuple(cells), UNDER)


def _key(key: Key, at: int) -> tuple[Cell, Cell]:
    left, wide = COLUMNS[at], COLUMNS[at + 1] - COLUMNS[at]
    return Cell(key.key, NOTE, left, KEYS[at]), Cell(key.does, WORDS, left + KEYS[at], wide - KEYS[at])


def _known(page: Leaflet) -> Block:
    """What a room asks, in smaller letters: it is read before, and seldom then."""
    told = ((Cell(each.about, LABEL, 0, KNOWN), Cell(each.words, SMALL, KNOWN, WIDTH - KNOWN)) for each in page.known)
    return Block((Line((Cell(say("leaflet_known"), HEAD),)), *(Line(cells, UNDER) for cells in told)), ruled=True)


def _scene(scene: SceneTold, deck: Deck) -> Block:
    wide = TEXT - (CARDS if scene.hand else 0.0)
    rows = [Line(tuple(_head(scene, LABELS + wide)))]
    told = [("leaflet_screen", scene.screen), ("leaflet_say", scene.words)]
    rows += [_told(label, words, wide) for label, words in told if words]
    rows += [row for question in scene.questions for row in _asked(question)]
    return Block(tuple(rows), ruled=True, cards=tuple(asset(face_file(deck, CODES[card])) for card in scene.hand))


def _head(scene: SceneTold, wide: float) -> Iterator[Cell]:
    yield Cell(scene.minute, HEAD, 0, MINUTE)
    yield Cell(scene.title, HEAD, MINUTE, WHOSE)
    yield Cell(scene.whose, NOTE, MINUTE + WHOSE, wide - WHOSE)


def _asked(question: ToAsk) -> Iterator[Line]:
    yield Line((_label("leaflet_ask"), Cell(question.asked, STRONG, MINUTE + LABELS, TEXT)), APART)
    if question.choices:
        yield Line(tuple(_choices(question.choices)), UNDER / 2)
    yield _told("leaflet_answer", question.answer, TEXT, UNDER / 2)


def _choices(choices: Sequence[str]) -> Iterator[Cell]:
    """A, B and C beside one another."""
    wide = TEXT / max(len(choices), LEAST_CHOICES)
    for at, choice in enumerate(choices):
        yield Cell(choice, NOTE, MINUTE + LABELS + at * wide, wide - BETWEEN)


def _told(label: str, words: str, wide: float, above: float = APART) -> Line:
    return Line((_label(label), Cell(words, WORDS, MINUTE + LABELS, wide)), above)


def _label(key: str) -> Cell:
    return Cell(say(key), LABEL, MINUTE, LABELS)
