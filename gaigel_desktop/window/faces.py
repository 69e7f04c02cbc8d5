"""Faces: which picture shows which card, by the deck that the player has chosen, and whose face looks like what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from . import assets, theme
from .decks import USUAL, pattern_named

_SUIT_ORDER: Final = "EBHS"
_RANK_ORDER: Final = "AXKOU7"  # the order of deck.toml

OWN_BACK: Final = ".webp"  # ends what is a file already
NEARLY: Final = {"laughing": "pleased"}  # for faces that have not every look


class Deck(NamedTuple):
    """A deck and how it is drawn."""

    name: str = USUAL
    colour_safe: bool = False
    large_index: bool = False
    nines: bool = False  # for the Sevens
    letters: str = ""  # those of a language, where the deck draws them anew
    back: str = "red"  # of the house, or a file


@cache
def face_file(deck: Deck, code: str) -> str:
    """The picture of a card, by its code `EA`; only pictures that differ are stored, so a set may fall away."""
    pattern = pattern_named(deck.name)
    suit = _name(pattern.suits, _SUIT_ORDER.index(code[0]))
    rank = pattern.rank(_RANK_ORDER.index(code[1]), deck.nines)
    sets = {"safe": deck.colour_safe and suit in pattern.safe, "large": deck.large_index and pattern.large}
    folder = "_".join(name for name, shown in sets.items() if shown)
    letters = deck.letters if rank in pattern.drawn_anew(deck.letters) else ""
    return "/".join(part for part in ("cards", deck.name, folder, letters, f"{suit}_{rank}.webp") if part)


def back_file(deck: Deck) -> str:
    """The picture of the deck's back, of the house or the player's own."""
    return deck.back if deck.back.endswith(OWN_BACK) else f"cards/backs/{deck.back}.webp"


def suit_file(deck: Deck, suit: int) -> str:
    """The sign of a suit."""
    pattern = pattern_named(deck.name)
    safe = "_safe" if deck.colour_safe and pattern.safe else ""
    return f"icons/suit_{deck.name}_{_name(pattern.suits, suit)}{safe}.webp"


def size_in_hand(window: tuple[int, int], card: float = theme.CARD[0]) -> tuple[int, int]:
    """How large a card of so many units is in the hand, in the pixels of such a window."""
    width = round(card * min(window[0] / theme.DESIGN[0], window[1] / theme.DESIGN[1]))
    return width, round(width * theme.CARD_SHAPE)


@cache
def portrait_file(who: str, look: str = "") -> str:
    """The picture of somebody's face, who looks like this, or nearly, or at the cards."""
    looks = (f"portraits/{who}/{each}.webp" for each in (look, NEARLY.get(look)) if each)
    return next((file for file in looks if assets.asset(file).is_file()), f"portraits/{who}/neutral.webp")


def _name(names: Sequence[str], place: int) -> str:
    return names[place] if place < len(names) else "missing"
