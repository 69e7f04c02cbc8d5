"""The table in words, for whoever hears it."""

from __future__ import annotations

from typing import Final

IN_WORDS: Final[dict[str, str]] = {
    "spoken_table": "The table",
    "spoken_hand": "Your hand",
    "spoken_hand_of": "{name}’s hand",
    "spoken_first": "{card}, the first of two",
    "spoken_second": "{card}, the second of two",
    "spoken_trick": "The trick",
    "spoken_no_card": "no card yet",
    "spoken_coasters": "Beer mats",
    "spoken_seats": "At the table",
    "spoken_cards": "cards: {count}",
    "spoken_partner": "your partner",
    "spoken_turn": "in turn",
    "spoken_takes": "takes the trick",
    "spoken_deals": "dealer",
    "spoken_sign": "a sign: {gesture}",
    "spoken_piles": "What was won",
    "spoken_points": "points: {points}",
    "spoken_slate": "The score",
    "spoken_strokes": "strokes: {count}",
    "spoken_gigackel": "Gigackel: {count}",
    "spoken_half_wiped": "Gigackel half wiped off: {count}",
    "spoken_wiped": "strokes wiped off: {count}",
    "spoken_gigackel_wiped": "Gigackel wiped off: {count}",
    "spoken_mats": "beer mats: {count}",
    "spoken_pool": "beer mats that nobody has yet: {count}",
    "spoken_no_strokes": "none",
    "spoken_dark": "The picture is dark.",
    "spoken_branched": "It goes on otherwise than it was.",
    "spoken_pause": "Pause, and more",
    "spoken_choices": "To choose from",
    "spoken_choice": "{letter}: {deed}",
    "spoken_advised": "advised",
    "spoken_ways": "Ways to lead it",
    "spoken_calls": "What you can say",
}
