"""What every card picture is called: the table assets/cards/names.toml, read.

`wuerttemberg/eichel_koenig`, `french/safe_large/en/kreuz_dame`, `backs/red`: such a name is the picture's path in
assets/cards without its suffix. Code: MIT.
"""

import tomllib
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

CARDS = Path(__file__).parent.parent / "assets" / "cards"


class Face(NamedTuple):
    """One stored picture of a card: which card, and which of the variants."""

    deck: str
    suit: str
    rank: str
    safe: bool = False
    large: bool = False
    english: bool = False

    @property
    def card(self) -> str:
        return f"{self.suit}_{self.rank}"

    @property
    def name(self) -> str:
        style = "_".join(word for word in ("safe" * self.safe, "large" * self.large) if word)
        return "/".join(word for word in (self.deck, style, "en" * self.english, self.card) if word)

    @property
    def letters(self) -> str:
        """What stands in the corner."""
        table = names()[self.deck]
        return str(table["index_en" if self.english else "index"][table["ranks"].index(self.rank)])


@cache
def names() -> dict[str, Any]:
    return tomllib.loads((CARDS / "names.toml").read_text(encoding="utf-8"))


def decks() -> list[str]:
    return [key for key, table in names().items() if isinstance(table, dict)]


def face(deck: str, suit: str, rank: str, *, safe: bool = False, large: bool = False, english: bool = False) -> Face:
    """The picture to show for a card: a variant is left away where it would not differ."""
    table = names()[deck]
    return Face(deck, suit, rank, safe and suit in table["safe"], large, english and rank in table["en"])


def faces() -> list[Face]:
    """Every face that is stored, each once."""
    found = (
        face(deck, suit, rank, safe=safe, large=large, english=english)
        for large, safe, english in product((False, True), repeat=3)
        for deck in decks()
        for suit, rank in product(names()[deck]["suits"], names()[deck]["ranks"])
    )
    return list(dict.fromkeys(found))


def backs() -> list[str]:
    return [f"backs/{colour}" for colour in names()["backs"]]


def path(name: str) -> Path:
    return CARDS / f"{name}.webp"
