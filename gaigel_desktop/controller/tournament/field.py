"""The field: who comes to a tournament besides the regulars, and how well they play."""

from __future__ import annotations

from random import Random
from typing import Final

from gaigel_desktop.controller.match.regulars import REGULARS

from .rounds import Entrant

# A field as one meets it: many who know the game, some who have just learnt it, few whom one has to fear.
STRENGTHS: Final = ("beginner", "guest", "guest", "regular", "regular", "old-hand")
GUESTS: Final[dict[str, tuple[str, ...]]] = {  # by the portrait that they look like
    "marie": ("Marlies", "Gerda", "Lore", "Hannelore", "Elsbeth", "Margret", "Sofie", "Traudl", "Annerose", "Inge",
              "Christa", "Waltraud"),
    "anne": ("Anneliese", "Hedwig", "Ursel", "Renate", "Gisela", "Käthe", "Brigitte", "Ruth", "Irmgard", "Helga",
             "Elfriede", "Monika"),
    "mina": ("Mine", "Jasmin", "Leila", "Carola", "Nadja", "Sevgi", "Isabel", "Doris", "Petra", "Silke",
             "Ayla", "Bettina"),
    "paul": ("Gottlieb", "Albrecht", "Helmut", "Siegfried", "Walter", "Rolf", "Ernst", "Günther", "Dieter", "Hans",
             "Volker", "Reinhold"),
    "fritz": ("Fritzle", "Wilhelm", "Otto", "Hermann", "Erwin", "Adam", "Matthäus", "Emil", "Theo", "Ludwig",
              "Alfred", "Konrad"),
    "tarek": ("Tarik", "Murat", "Goran", "Luca", "Dimitri", "Mehmet", "Stefano", "Jannis", "Uwe", "Bernd",
              "Ivan", "Ralf"),
}  # fmt: skip


def field(me: Entrant, count: int, seed: str) -> tuple[Entrant, ...]:
    """The player, the regulars as far as there is room, and guests who do not look like the player; nobody has the same
    name."""
    dice = Random(f"guests {seed}")
    others = (regular for regular in REGULARS if regular.name != me.name)
    regulars = [Entrant(regular.name, regular.portrait, regular.strength) for regular in others]
    guests = [
        Entrant(name, portrait, dice.choice(STRENGTHS))
        for portrait, names in GUESTS.items()
        for name in names
        if portrait != me.portrait and name != me.name
    ]
    for heap in (regulars, guests):
        heap.sort(key=lambda _: dice.random())
    return (me, *regulars, *guests)[:count]
