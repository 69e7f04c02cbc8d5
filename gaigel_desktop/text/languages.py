"""Languages: which there are, and what is special to each; whoever has a folder among the catalogues can be spoken."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.bounded import text_in, toml

CATALOGUES: Final = Path(__file__).parent / "catalogues"
ENGLISH: Final = "en"  # what the program is written in: what another language has no words for is said in it
FILE: Final = "language.toml"
MOST: Final = 1 << 12  # bytes of it
LANGUAGES: Final = tuple(sorted({ENGLISH, *(file.parent.name for file in CATALOGUES.glob(f"*/{FILE}"))}))


class Language(NamedTuple):
    """What only those can say who speak it."""

    name: str  # as they call it themselves
    at_the_table: bool = False  # the calls at the table are in it
    letters: str = ""  # the folder with the letters of their French cards, where a deck draws them anew
    games: Sequence[str] = ()  # games that they play and that are much like this one, by their names in the texts


@cache
def language_named(code: str) -> Language:
    """A language by its code; no catalogue is read for it."""
    return Language(**toml(text_in(CATALOGUES / code / FILE, MOST)))  # type: ignore[arg-type]
