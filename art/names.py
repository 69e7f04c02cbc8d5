"""What every card picture is called: each deck's assets/cards/DECK/deck.toml, read.

`wuerttemberg/eichel_koenig`, `french/safe_large/en/kreuz_dame`, `backs/red`: such a name is the path of the
picture in assets/cards, without its suffix. Code: MIT.
"""

import tomllib
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple, TypedDict, cast

BACKS = Path(__file__).with_name("backs.toml")
USUAL = "wuerttemberg"
CARDS = Path(__file__).parent.parent / "assets" / "cards"


class Deck(TypedDict, total=False):
    """One deck in its deck.toml; in the folder /safe are only suits of `safe`, in /en only ranks with other letters.
    Pictures called `nines` may stand for those of the last rank, the Sevens."""

    suits: list[str]
    ranks: list[str]
    nines: str
    corners: list[str]
    safe: list[str]
    large: bool
    letters: dict[str, list[str]]


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
        return letters(self.deck, self.english)[ranks(self.deck).index(self.rank)]


def decks() -> list[str]:
    """The usual one first."""
    return sorted((file.parent.name for file in CARDS.glob("*/deck.toml")), key=lambda name: (name != USUAL, name))


@cache
def deck(name: str) -> Deck:
    return cast(Deck, tomllib.loads((CARDS / name / "deck.toml").read_text(encoding="utf-8")))


def nines(of: str) -> list[str]:
    """The rank that may stand for the Sevens, where there are pictures of it: it is called as it is written."""
    return [deck(of)["nines"]] if "nines" in deck(of) else []


def ranks(of: str) -> list[str]:
    """All ranks of which there are pictures."""
    return deck(of)["ranks"] + nines(of)


def letters(of: str, english: bool) -> list[str]:
    """What stands in the corners, in the order of the ranks."""
    return deck(of).get("letters", {}).get("en" if english else "", deck(of)["corners"]) + nines(of)


def face(of: str, suit: str, rank: str, *, safe: bool = False, large: bool = False, english: bool = False) -> Face:
    """The picture to show for a card of a deck: a variant is left away where it would not differ."""
    at = ranks(of).index(rank)
    anew = letters(of, True)[at] != letters(of, False)[at]
    drawn_large = deck(of).get("large", False)
    return Face(of, suit, rank, safe and suit in deck(of)["safe"], large and drawn_large, english and anew)


def faces() -> list[Face]:
    """Every face that is stored, each once."""
    found = (
        face(of, suit, rank, safe=safe, large=large, english=english)
        for large, safe, english in product((False, True), repeat=3)
        for of in decks()
        for suit, rank in product(deck(of)["suits"], ranks(of))
    )
    return list(dict.fromkeys(found))


def backs() -> list[str]:
    return [f"backs/{colour}" for colour in tomllib.loads(BACKS.read_text(encoding="utf-8"))]


def path(name: str) -> Path:
    return CARDS / f"{name}.webp"
