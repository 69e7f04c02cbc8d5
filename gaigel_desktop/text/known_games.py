"""Known games: what whoever plays another game knows of Gaigel already."""

from __future__ import annotations

from typing import Final

from .languages import language_named
from .speech import say, spoken_language

LINES: Final = 5  # on the page of a game
PAGE_OF: Final = {  # games of one family share a page
    "tute": "tute",
    "brisca": "tute",
    "sechsundsechzig": "sixty_six",
    "schnapsen": "sixty_six",
    "binokel": "pinochle",
    "skat": "skat",
    "pinochle": "pinochle",
    "hearts": "hearts",
    "euchre": "euchre",
}


def offered_games() -> tuple[str, ...]:
    """The games that are played where the language is spoken."""
    return tuple(game for game in language_named(spoken_language()).games if game in PAGE_OF)


def other_games() -> tuple[str, ...]:
    """The games that are not offered in this language at once, by their names in the texts."""
    return tuple(game for game in PAGE_OF if game not in offered_games())


def game_called(game: str) -> str:
    """The name of a game."""
    return say(f"game_{game}")


def known_of(game: str) -> tuple[str, ...]:
    """What is the same there, and what is not, in the words of that game."""
    return tuple(say(f"known_{PAGE_OF[game]}_{line}") for line in range(1, LINES + 1))
