"""The words of practice: a deal that is over, once more."""

from __future__ import annotations

from typing import Final

PRACTICE_WORDS: Final[dict[str, str]] = {
    "practise_title": "Practise with these cards",
    "practise_about": "It counts for nothing, and nothing of it is kept.",
    "practise_play_on": "Play on from here",
    "practise_play_on_about": "The cards lie as they lay; the rest you play yourself.",
    "practise_same_cards": "The same cards again",
    "practise_same_cards_about": "From the first card, with the same dealer at the same table.",
    "practise_again": "Once more",
    "practise_enough": "Enough practice",
    "practise_chalk": "practice",
    "retell_practise": "Practise from here (P)",
    "retell_show": "Show this deal to others (S)",
    "menu_stop_practice": "Stop practising",
    "menu_stop_practice_help": "It counts for nothing: back to where you came from.",
}
