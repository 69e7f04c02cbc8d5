"""Faces: which picture shows which card, by the deck that the player has chosen (assets/cards/names.toml)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from . import assets

_SUIT_ORDER: Final = "EBHS"
_RANK_ORDER: Final = "AXKOU7"  # the order of names.toml

NEARLY: Final = {"laughing": "pleased"}  # for faces that have not every look


class Deck(NamedTuple):
    """A deck and how it is drawn."""

    name: str = "wuerttemberg"
    colour_safe: bool = False
    large_index: bool = False
    english: bool = False
    back: str = "red"


@cache
def face_file(deck: Deck, code: str) -> str:
    """The picture of a card, by its code `EA`; only pictures that differ are stored, so a set may fall away."""
    names = assets.table("cards/names.toml").get(deck.name, {})
    suit = _name(names, "suits", _SUIT_ORDER.index(code[0]))
    rank = _name(names, "ranks", _RANK_ORDER.index(code[1]))
    safe = deck.colour_safe and suit in _names(names, "safe")
    folder = {(True, True): "/safe_large", (True, False): "/safe", (False, True): "/large"}.get(
        (safe, deck.large_index), ""
    )
    english = "/en" if deck.english and rank in _names(names, "en") else ""
    return f"cards/{deck.name}{folder}{english}/{suit}_{rank}.webp"


def back_file(deck: Deck) -> str:
    """The picture of the deck's back."""
    return f"cards/backs/{deck.back}.webp"


@cache
def portrait_file(who: str, look: str = "") -> str:
    """The picture of somebody's face, who looks like this, or nearly, or at the cards."""
    drawn = _names(assets.table("portraits/portraits.toml").get(who, {}), "expressions")
    found = next((each for each in (look, NEARLY.get(look)) if each in drawn), "neutral")
    return f"portraits/{who}/{found}.webp"


def _names(names: dict[str, object], key: str) -> list[str]:
    found = names.get(key)
    return [str(name) for name in found] if isinstance(found, list) else []


def _name(names: dict[str, object], key: str, place: int) -> str:
    found = _names(names, key)
    return found[place] if place < len(found) else "missing"
