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
    "did_turn_one": "{name} {card}",
    "did_take_trick": "{name} takes the trick",
    "did_take_trick_you": "You take the trick",
    "did_take_with": "{name} takes it with {card}: {points} points.",
    "did_take_with_you": "You take it with {card}: {points} points.",
    "took:highest": "The highest of the suit led, {suit}.",
    "took:nobody_else": "Nobody else played {suit}.",
    "took:first_of_two": "Of two equal cards the first wins.",
    "took:a_trump": "A trump beats every other suit.",
    "took:higher_trump": "The highest trump wins.",
    "took:ge_elfen": "“{call}”: the Ace takes it, whatever falls.",
    "took:dived": "“{call}”: the highest of the hidden suit, {suit}.",
    "took:ace_found": "“{call}”: the other Ace was there, and takes it.",
    "took:ace_kept": "“{call}”: the other Ace was not there.",
    "took:trump_passed": "In the first trick a trump does not count.",
    "took:powerless": "Cards of “{call}” win nothing.",
    "took:forced_trump": "Nothing else can win, so the forced trump does.",
    "took:nobody_can": "No card here wins, so the leader keeps it.",
    "did_draw": "Everybody draws, {name} first",
    "did_draw_you": "Everybody draws, you first",
    "did_declare": "{name}: the pair of {suit}",
    "did_declare_twice": "{name}: both pairs of {suit}",
    "did_swap": "{name}: the Seven of trumps for the trump card",
    "exchange_swapped": "{name} swaps the Seven of trumps for {card}.",
    "exchange_reserved": "{name} puts the Seven of trumps under the talon, and may take the trump card later.",
    "exchange_taken": "{name} takes {card}; the Seven of trumps stays in its place.",
    "did_reserve": "{name}: the Seven of trumps under the talon",
    "did_take_reserved": "{name}: the trump card into the hand",
    "did_announce": "{name}: “{call}”",
    "did_show_sevens": "{name}: five Sevens",
    "did_show_hand": "{name}, the hand open: {cards}",
    "did_sign": "{name}: the sign for {suit}",
    "did_sign_ace": "{name}: the sign for the Ace of trumps",
    "did_accuse": "{name} to {accused}: “{call}”",
    "day": "{day} {month} {year}",
    "day_of_year": "{day} {month}",
    **{month: month for month in MONTHS},
    "did_end": "{reason} Won: {names}",
}
