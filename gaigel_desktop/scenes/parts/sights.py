"""Sights: what is chosen by looking at it: decks by one of their cards, table tops, faces."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gaigel_desktop.controller.settings import OWN_PORTRAITS
from gaigel_desktop.table.paint.table_top import SURFACES
from gaigel_desktop.text.speech import said, say
from gaigel_desktop.window.decks import patterns
from gaigel_desktop.window.faces import Deck, face_file, portrait_file

from .own_player import OwnPlayer
from .tiles import Sight


def deck_sights(player: OwnPlayer, choose: Callable[[str], None]) -> list[Sight]:
    """The decks that are there, each by one of its cards, with the letters of the language that is spoken."""
    return [
        Sight(
            f"deck {name}",
            said(pattern.name),
            face_file(Deck(name, letters=player.deck.letters), pattern.sample),
            partial(choose, name),
            name == player.deck.name,
        )
        for name, pattern in patterns().items()
    ]


def table_sights(player: OwnPlayer, choose: Callable[[str], None]) -> list[Sight]:
    """The table tops of the house."""
    return [
        Sight(f"table {top}", say(f"table:{top}"), f"table/{top}.webp", partial(choose, top), top == player.table_top)
        for top in SURFACES
    ]


def face_sights(chosen: str, choose: Callable[[str], None], key: str = "portrait") -> list[Sight]:
    """The faces that are a person's to choose."""
    return [
        Sight(f"{key} {face}", face.capitalize(), portrait_file(face), partial(choose, face), face == chosen)
        for face in OWN_PORTRAITS
    ]
