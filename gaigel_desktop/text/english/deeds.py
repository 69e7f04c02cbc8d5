"""What happens at the table, as one tells it afterwards."""

from __future__ import annotations

from typing import Final

MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
# Mostly without verbs, because a name may be "You".
DEED_WORDS: Final[dict[str, str]] = {
    "did_open": "{name} first: {card}",
    "did_open_hidden": "{name} first: a card face down",
    "did_open_called": "{name} first: {card}, “{call}”",
    "did_open_hidden_called": "{name} first: a card face down, “{call}”",
    "did_play": "{name}: {card}",
    "did_lay": "{name}: {card}, face down",
    "did_lay_hidden": "{name}: a card face down",
    "did_turn": "Turned up: {cards}",
    "did_take_trick": "{name} takes the trick",
    "did_take_trick_you": "You take the trick",
    "did_draw": "Everybody draws, {name} first",
    "did_draw_you": "Everybody draws, you first",
    "did_declare": "{name}: the pair of {suit}",
    "did_declare_twice": "{name}: both pairs of {suit}",
    "did_swap": "{name}: the Seven of trumps for the trump card",
    "did_reserve": "{name}: the Seven of trumps under the talon",
    "did_take_reserved": "{name}: the trump card into the hand",
    "did_announce": "{name}: “{call}”",
    "did_show_sevens": "{name}: five Sevens",
    "did_show_hand": "{name}, the hand open: {cards}",
    "did_sign": "{name}: the sign for {suit}",
    "did_sign_ace": "{name}: the sign for the Ace of trumps",
    "did_accuse": "{name} to {accused}: “{call}”",
    "day": "{day} {month} {year}",
    **{month: month for month in MONTHS},
    "did_end": "{reason}. Won: {names}",
}
