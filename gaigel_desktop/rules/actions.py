"""Actions: what a seat may ask for, as small numbers, and how a record spells them.

0 to 23 plays that card; then come the openings, six modes of 24 cards each; then everything that is said and
not played. An action does not name its seat: that travels beside it. Small numbers cost nothing to make, to
compare and to send to another process; SPELLED says what each of them means.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .cards import CODES, SUITS

Action = i64
Spelling = tuple[str | int, ...]

PLAY: Final = 0
ELFEN: Final = 1
DIVE: Final = 2
SECOND: Final = 3
TRUMPS: Final = 4
DISSLE: Final = 5
SIEBENER: Final = 6
MODES: Final = ("play", "elfen", "dive", "second", "trumps", "dissle", "siebener")
CARD_ACTIONS_END: Final = 168

DECLARE: Final = 168  # + suit
DECLARE_TWICE: Final = 172  # + suit
PASS: Final = 176
SWAP: Final = 177
RESERVE: Final = 178
TAKE: Final = 179
AUS: Final = 180
QUESTION: Final = 181
ACCUSE: Final = 182  # + side
PROOF: Final = 190  # + seat
ANNOUNCE_SIEBENER: Final = 198
ANNOUNCE_DISSLE: Final = 199
ANNOUNCE_FARBE: Final = 200
SHOW_SEVENS: Final = 201
SHOW_FARBE: Final = 202
SIGNAL: Final = 203  # + sign
SIGNS: Final = ("E", "B", "H", "S", "TA")
ACTIONS_END: Final = 208


def _spellings() -> tuple[Spelling, ...]:
    said: list[Spelling] = [("play", code) for code in CODES]
    said += [("open", mode, code) for mode in MODES[1:] for code in CODES]
    said += [("declare", suit) for suit in SUITS]
    said += [("declare", suit, 2) for suit in SUITS]
    said += [("pass",), ("swap",), ("reserve",), ("take",), ("aus",), ("question",)]
    said += [("accuse", side) for side in range(8)]
    said += [("proof", seat) for seat in range(8)]
    said += [("announce", "siebener"), ("announce", "dissle"), ("announce", "farbe")]
    said += [("show", "sevens"), ("show", "farbe")]
    said += [("signal", sign) for sign in SIGNS]
    return tuple(said)


SPELLED: Final[tuple[Spelling, ...]] = _spellings()
ACTION_OF: Final[dict[Spelling, Action]] = {spelling: action for action, spelling in enumerate(SPELLED)}


def opening(mode: int, card: int) -> Action:
    """Vorhand opens with the card in this mode."""
    return mode * 24 + card


def mode_of(action: Action) -> int:
    """How a card action puts its card on the table; PLAY but for Vorhand."""
    return action // 24


def card_of(action: Action) -> int:
    """The card that a card action puts on the table."""
    return action % 24


def is_card(action: Action) -> bool:
    """Whether the action puts a card on the table."""
    return action < CARD_ACTIONS_END


def is_accusation(action: Action) -> bool:
    """Whether the action accuses a side."""
    return ACCUSE <= action < PROOF
