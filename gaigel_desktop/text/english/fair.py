"""The words of the page “Is it fair?”: how the pack is sealed, how that is checked, and what the others see."""

from __future__ import annotations

from typing import Final

FAIR_WORDS: Final[dict[str, str]] = {
    "menu_fair": "Is it fair?",
    "menu_fair_sealed": "Is it fair? Sealed: {hash}…",
    "menu_fair_help": "How the pack is sealed, how you can check it, and what the cards gave so far.",
    "fair_title": "Is it fair?",
    "fair_tab_sealed": "The sealed pack",
    "fair_tab_luck": "What the cards gave",
    "fair_sealed_head": "Sealed before the first card",
    "fair_sealed": "Before a deal begins its pack is fixed, made of a secret. The hash of that secret stands in the "
    "menu while you play: no card can be changed any more.",
    "fair_word": "A word of your own at the cut goes into the pack too, so neither side can steer it.",
    "fair_hash": "The hash of this deal. Note it, if you like:",
    "fair_given_word": "And into the pack went your word: “{word}”.",
    "fair_check_head": "How to check it",
    "fair_check": "After the deal look at it again and press I. There stand secret, word and hash, and a line for a "
    "terminal that checks them and lays the pack out.",
    "fair_witness": "Any SHA-256 tool finds the same hash.",
    "fair_others_head": "The others see no more than you would",
    "fair_others": "They know what you would know on their chair: their own cards, and what everybody has seen.",
}
