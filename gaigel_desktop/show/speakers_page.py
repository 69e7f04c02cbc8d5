"""The page for whoever shows the game: one HTML file that any browser shows, searches, reads aloud and prints on A4.

Everything in it is text with its meaning, and nothing is fetched from anywhere; the cards of a hand are small pictures
in the file itself. What a stranger's programme says is escaped.
"""

from __future__ import annotations

import sqlite3
from base64 import b64encode
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import lru_cache
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from gaigel_desktop.controller import settings
from gaigel_desktop.controller.places import give, settings_file, store_file
from gaigel_desktop.controller.store.opening import Damaged, Unusable, open_to_read
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.scenes.parts.chosen_language import language_of
from gaigel_desktop.scenes.parts.chosen_looks import card_names, deck_name
from gaigel_desktop.show.plan.find_show import Wish, show_of
from gaigel_desktop.show.plan.leaflet import Key, Leaflet, SceneTold, ToAsk, leaflet
from gaigel_desktop.show.plan.show import Show
from gaigel_desktop.text.explain import capital, card_name
from gaigel_desktop.text.speech import say, speak, spoken_language
from gaigel_desktop.window import theme
from gaigel_desktop.window.assets import asset
from gaigel_desktop.window.faces import Deck, face_file

CARD: Final = (110, 176)  # pixels: 12 mm wide on paper that is sharp
GERMAN: Final = "de-DE"  # what is called at the table is, whatever language is spoken
ALONE: Final = ("meta", "img")
IN_A_LINE: Final = ("p", "li", "tr")
CALLED: Final = {"kind": "class", "label": "aria-label"}
STYLE: Final = "pages/speaker.css"


def write_asked(asked: Wish, path: Path, language: str | None) -> tuple[str, ...]:
    """Without a window: in this language or the player's; says what of it could not be read. NotShown where nothing
    could, OSError where the file cannot be written."""
    chosen = settings.load(settings_file()).settings
    deck = deck_name(chosen)
    speak(language or language_of(chosen), card_names(deck), chosen.customs)
    show = show_of(asked, _database())
    write_page(show, path, Deck(deck))
    return show.problems


def _database() -> sqlite3.Connection | None:
    """The past deals, if there are any and they can be read."""
    with suppress(OSError, sqlite3.Error, Damaged, Unusable):
        return open_to_read(store_file())
    return None


def write_page(show: Show, path: Path, deck: Deck) -> None:
    """The page in this file, whole or not at all; OSError where it cannot be written."""
    give(path, page_of(show, deck).encode(errors="replace"))


def page_of(show: Show, deck: Deck) -> str:
    """The page of this programme in the language that is spoken."""
    page = leaflet(show)
    head = _tag("meta", charset="utf-8") + _tag("title", page.title) + f"<style>\n{_style()}</style>"
    told = (
        _tag("h1", page.title),
        _tag("p", page.about),
        _within("section", *_beginning(page)),
        _within("section", *_known(page)),
        *(_within("section", *_scene(scene, deck), kind="scene") for scene in page.scenes),
        _within("section", _tag("h2", page.ends), _tag("p", say("leaflet_end"))),
    )
    whole = _within("html", _within("head", head), _within("body", _within("main", *told)), lang=spoken_language())
    return f"<!DOCTYPE html>\n{whole}\n"


# -- its parts ---------------------------------------------------------------------------------------------------


def _beginning(page: Leaflet) -> Iterator[str]:
    """How one begins, and the keys."""
    yield _tag("h2", say("leaflet_begin"))
    yield _within("ol", *(_tag("li", words) for words in page.begin))
    yield _tag("h2", say("leaflet_keys_all"))
    yield _table(say("leaflet_clicker"), page.clicker)
    yield _table(say("leaflet_keys"), page.keyboard)


def _table(caption: str, rows: Iterable[Key]) -> str:
    heads = (_tag("th", say(each), scope="col") for each in ("leaflet_key", "leaflet_does"))
    lines = (_within("tr", _tag("th", key, scope="row"), _tag("td", does)) for key, does in rows)
    return _within("table", _tag("caption", caption), _within("thead", _within("tr", *heads)), _within("tbody", *lines))


def _known(page: Leaflet) -> Iterator[str]:
    """What a room asks, and the words that are called."""
    yield _tag("h2", say("leaflet_known"))
    yield _within("dl", *(_tag("dt", each.about) + _tag("dd", each.words) for each in page.known))
    yield _tag("h3", say("leaflet_calls"))
    yield _within("dl", *(_tag("dt", each.about, lang=GERMAN) + _tag("dd", each.words) for each in page.calls))


def _scene(scene: SceneTold, deck: Deck) -> Iterator[str]:
    """The minute and the title, whose hand it is, what is seen and said, and every question."""
    yield _tag("h2", f"{scene.minute} {scene.title}")
    if scene.hand:
        cards = (_within("li", _card(face, deck)) for face in scene.hand)
        yield _within("ul", *cards, kind="hand", label=say("leaflet_hand_shown"))
    yield _tag("p", scene.whose)
    told = [("leaflet_screen", scene.screen), ("leaflet_say", scene.words)]
    if any(words for _, words in told):
        yield _within("dl", *(_tag("dt", say(key)) + _tag("dd", words) for key, words in told if words))
    for question in scene.questions:
        yield _within("div", *_asked(question), kind="asked")


def _card(face: int, deck: Deck) -> str:
    picture = f"data:image/jpeg;base64,{_picture(face_file(deck, CODES[face]))}"
    return _tag("img", alt=capital(card_name(face)), src=picture)


def _asked(question: ToAsk) -> Iterator[str]:
    yield _tag("h3", f"{say('leaflet_ask')}: {question.asked}")
    if question.choices:
        yield _within("ul", *(_tag("li", choice) for choice in question.choices), kind="choices")
    yield _within("p", _tag("strong", say("leaflet_answer")), ": ", escape(question.answer))


# -- as a page ---------------------------------------------------------------------------------------------------


def _tag(name: str, words: str = "", **attributes: str) -> str:
    """An element with this text, whatever somebody has written there; some have none, and no end."""
    return f"<{_begun(name, attributes)}>" if name in ALONE else f"<{_begun(name, attributes)}>{escape(words)}</{name}>"


def _within(name: str, *inside: str, **attributes: str) -> str:
    """An element with others inside, which are written already."""
    lines = ("" if name in IN_A_LINE else "\n").join(("", *inside))
    return f"<{_begun(name, attributes)}>{lines}</{name}>"


def _begun(name: str, attributes: dict[str, str]) -> str:
    return " ".join((name, *(f'{CALLED.get(key, key)}="{escape(value)}"' for key, value in attributes.items())))


def _style() -> str:
    """How it is seen; a browser shows it without that, too."""
    with suppress(OSError):
        return asset(STYLE).read_text(encoding="utf-8")
    return ""


@lru_cache(maxsize=64)
def _picture(file: str) -> str:
    """A card, small, as it stands in the file; nothing where its picture is gone."""
    paper = pygame.Surface(CARD)
    paper.fill(theme.WHITE)
    with suppress(OSError, pygame.error):
        paper.blit(pygame.transform.smoothscale(pygame.image.load(asset(file)), CARD), (0, 0))
    out = BytesIO()
    pygame.image.save(paper, out, "card.jpg")
    return b64encode(out.getvalue()).decode()
