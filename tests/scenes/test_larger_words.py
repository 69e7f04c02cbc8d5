"""Larger words: at 150 % every word is drawn larger than at 100 %, unless a reason says otherwise."""

from __future__ import annotations

from typing import Final
from unittest.mock import patch

import pygame

from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.pictures import Pictures
from tests.tiers import first_of

from .pages import Open, Visitor
from .shot import opened
from .test_every_scene import WAYS

GROWN = 1.3  # times as large, in whole pixels
LARGE = 26  # pixels at 100 %: large words from the start
A_LITTLE = 1.1  # times as large: what was large before, and what has no more room, and why
AS_LARGE = {  # where large words stay as large as they are, and why
    "review": "on the slate they are as large as its lines",
    **dict.fromkeys(("show", "show, paused", "keys of a show", "by itself"), "they are written for a room"),
}
ON_PLATE = {
    "Eugen",
    "Rösle",
    "·",
    "Ihr",
    "(them)",
    "deals",
}  # of a dealer at the side: name, side, its meaning, who deals
PLATES = (
    "table",
    "look-up",
    "slip",
    "count",
    "replay",
    "what would you play",
)  # where it lies, as wide as cards and portraits leave it
IN_A_PANEL: Final = "a panel hides neither the trick nor what others have, and there it has no more room"
IN_ONE_ROW: Final = "the ways to open stand on one paper above the hand"
TABLES: dict[str, dict[str, str]] = {  # what lies on a table, and the words there that do not grow, and why
    "table-4": {
        "Ge-Elfen! Zweite Alte! Höher hat! Alte offen: Sie sticht verdeckt: Die andere keine Höchste Alte,": IN_ONE_ROW,
        "Ge-Elfen! Second Ace! Höher hat! Ace face up: it wins down: the other no Ace, highest": IN_ONE_ROW,
        "Ge-Elfen! Segundo as! Höher hat! as descubierto: gana sin as,": IN_ONE_ROW,
        "tapado: el otro tapada: la más alta de su palo": IN_ONE_ROW,
    },
    "table-4-late": {},
    "table-4-claim": {},
    "table-4-over": {},
    "table-4-call": {},
    "paper-6-over": {},
    "names-slate": {},
    "pairs-8-past": {
        "Stiche Augen Tafel Jockel & Rösle Berta Özlem We Eugen 202 72 46 404 (+202)": "four columns fill the slate",
    },
    "captions-melden": {},
    "captions-diss": {
        "Gegen die Trumpfkarte tauschen Sofort: Sie kommt auf deine Hand. Den Diß unterstecken": IN_A_PANEL,
        "Damit es niemand sonst kann. Die holen Wenn dein unterm Talon liegt.": IN_A_PANEL,
    },
    "captions-winken": {
        "12": "of small words only on the slip, which the panel hides at 100 %",
        "Ace of trumps As de Trumpf-Alte": "each sign is as wide as a fifth of the wheel",
    },
    **{
        f"captions-{name}": {
            "12 ist": "of small words only on the slip, which the panel hides at 100 %",
            "Vorsicht: Ihr habt 40. Mit weniger als 101 ist das Spiel doppelt verloren.": IN_A_PANEL,
            "Careful: With fewer than the deal is lost double. A wrong accusation loses they 54.": IN_A_PANEL,
            "Cuidado: son Con menos de la mano se pierde doble. solo": IN_A_PANEL,
        }
        for name in ("uebergaigelt", "aus")
    },
    "captions-more": {
        "Auf fünf Siebener: Deine Karten stechen nicht. Fünf von einer Farbe zeigen Dissle": IN_A_PANEL,
        "Show Sevens Mostrar sietes Siebener Farbe suit palo": IN_A_PANEL,
    },
}
LESS: dict[str, tuple[str, ...]] = {  # keys of sentences, or words
    "names stand on plates as wide as cards and portraits leave them": (
        "Lena Eugen Rösle Özlem Karle Jockel Berta You Du Tú · Mir Ihr (them) (ellos) (nosotros) deals da",
    ),
    "the ways to lead lie side by side between whoever sits left and the talon": (
        "opening_elfen",
        "opening_second",
        "opening_dive",
    ),
    "the longest call fills its button, and none is written smaller than its neighbours": (
        "Melden Winken Diß Aus! Übergaigelt! …",
    ),
    "the slip is two lines high": ("Trumpf: Herz · bedienen, sonst trumpfen; wenn möglich übernehmen",),
    "what an answer means stands below its words, between the hand and whoever sits opposite": (
        "about_announce_siebener",
        "about_announce_dissle",
        "about_announce_farbe",
    ),
    "two answers stand in a row beside the question": ("claim_question", "claim_stands"),
    "it stands beside the button, below the words": ("lesson_later", "look_again"),
    "five signs lie round the question": ("ask_sign", "ask_sign_to"),
}
ON_FORM = {
    "own programme": "Into the programme Where a file records",  # the button and its field lie in one row
    "is it fair": "pack",  # it stands in a tab too, and tabs are large from the beginning
}
LATE = ("table-4-late",)
IN_THREE = ("table-4", *LATE, "table-4-claim", "captions-diss", "captions-aus", "captions-more")
STUMBLES = ("mishap", "parting")  # make a noise of their own: their pages are laid out as all are


def sizes(visitor: Visitor) -> dict[str, int]:
    """How many pixels each word is high at least, when everything is drawn anew."""
    found, line = dict[str, int](), Fonts.line

    def noted(fonts: Fonts, text: str, face: str, pixels: float, colour: tuple[int, int, int]) -> pygame.Surface:
        if fonts is visitor.house.kit.fonts:  # others may still be making the words of an earlier scene
            found.update((word, min(found.get(word, round(pixels)), round(pixels))) for word in text.split())
        return line(fonts, text, face, pixels, colour)

    def empty(_: Pictures, __: str, size: tuple[int, int]) -> pygame.Surface:
        return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)

    with patch.object(Fonts, "line", noted), patch.object(Pictures, "drawn", empty):
        visitor.scenes.resize()
        visitor.turn()
        visitor.scenes.draw()
    return found


def too_small(small: dict[str, int], large: dict[str, int]) -> dict[str, tuple[int, int]]:
    """The words that hardly grow."""
    assert small
    less = {word for words in LESS.values() for each in words for word in spoken_words(each)}
    return {
        word: (small[word], large[word])
        for word in small.keys() & large
        if large[word] < wanted(small[word], A_LITTLE if word in less else GROWN)
    }


def spoken_words(words: str) -> list[str]:
    """The words of a sentence in the language that is spoken, or these."""
    return (say(words) if words in PHRASES else words).split()


def wanted(pixels: int, grown: float) -> int:
    """How high a word is at 150 %, at least."""
    return round((grown if pixels < LARGE else A_LITTLE) * pixels)


@first_of(3, "way", sorted(WAYS.keys() - set(STUMBLES)))
def test_every_word_grows(way: str, visit: Open) -> None:
    found = list[dict[str, int]]()
    for text in (100, 150):
        visitor = visit(text_size=text)
        WAYS[way][1](visitor)
        visitor.turn()
        found.append(sizes(visitor))
    kept = too_small(*found)
    if way in PLATES:
        kept = {word: pixels for word, pixels in kept.items() if word not in ON_PLATE}
    if way in AS_LARGE:
        kept = {word: pixels for word, pixels in kept.items() if min(pixels) < LARGE}
    assert kept.keys() <= set(ON_FORM.get(way, "").split())


@first_of(
    3,
    "name, language",
    [(name, "de") for name in TABLES] + [(name, other) for name in IN_THREE for other in ("en", "es")],
)
def test_every_word_on_a_table_grows(name: str, language: str) -> None:
    found = list[dict[str, int]]()
    for text in (100, 150):
        with opened(name, (1280, 720), language=language, text_size=text) as guest:
            found.append(sizes(guest))
    kept = {word for words in TABLES[name] for word in words.split()}
    assert too_small(*found).keys() <= (kept | ON_PLATE if language == "en" else kept)
