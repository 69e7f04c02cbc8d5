"""What every card picture is called: the table assets/cards/names.toml, read.

`wuerttemberg/eichel_koenig`, `french/safe_large/en/kreuz_dame`, `backs/red`: such a name is the path of the
picture in assets/cards, without its suffix. Code: MIT.
"""

import tomllib
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple, TypedDict, cast

CARDS = Path(__file__).parent.parent / "assets" / "cards"


class Deck(TypedDict, total=False):
    """One deck in names.toml."""

    suits: list[str]
    ranks: list[str]
    index: list[str]
    index_en: list[str]
    safe: list[str]
    en: list[str]


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
    def standard(self) -> bool:
        """Of the set that everybody sees first."""
        return not (self.safe or self.large or self.english)

    @property
    def letters(self) -> str:
        """What stands in the corner."""
        table = deck(self.deck)
        return table["index_en" if self.english else "index"][table["ranks"].index(self.rank)]


@cache
def names() -> dict[str, Deck | list[str]]:
    return tomllib.loads((CARDS / "names.toml").read_text(encoding="utf-8"))


def decks() -> list[str]:
    return [key for key, table in names().items() if isinstance(table, dict)]


def deck(name: str) -> Deck:
    return cast(Deck, names()[name])


def face(
    of: str, suit: str, rank: str, *, safe: bool = False, large: bool = False, english: bool = False
) -> Face:
    """The picture to show for a card of a deck: a variant is left away where it would not differ."""
    table = deck(of)
    return Face(of, suit, rank, safe and suit in table["safe"], large, english and rank in table["en"])


def faces() -> list[Face]:
    """Every face that is stored, each once."""
    found = (
        face(of, suit, rank, safe=safe, large=large, english=english)
        for large, safe, english in product((False, True), repeat=3)
        for of in decks()
        for suit, rank in product(deck(of)["suits"], deck(of)["ranks"])
    )
    return list(dict.fromkeys(found))


def backs() -> list[str]:
    return [f"backs/{colour}" for colour in names()["backs"]]


def path(name: str) -> Path:
    return CARDS / f"{name}.webp"
