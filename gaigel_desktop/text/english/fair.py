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
    "fair_sealed": "Before a deal begins its whole pack is fixed. It is made of a secret, and the hash of that secret "
    "stands in the menu while you play. A hash belongs to one secret alone, so no card can be changed any more.",
    "fair_word": "Where you cut you may give a word of your own: then the pack is made of both, and neither side can "
    "steer it. For every hash that you note fixes all later ones at this table: each secret is the hash of the next.",
    "fair_hash": "The hash of this deal. Note it, if you like:",
    "fair_given_word": "And into the pack went your word: “{word}”.",
    "fair_check_head": "How to check it",
    "fair_check": "After the deal look at it again, among the past games, and press I. There stand the seed, which "
    "was the secret, your word, the hash, and a line for a terminal: “gaigel-desktop fair” says whether they belong "
    "together and lays the pack out. “gaigel-desktop verify” plays a whole file of deals again.",
    "fair_witness": "You need not believe this program: any SHA-256 tool finds the same hash, and a record is plain "
    "text that you can lay with real cards.",
    "fair_others_head": "The others see no more than you would",
    "fair_others": "Whoever plays beside you or against you knows what you would know on that chair: their own cards, "
    "and what everybody has seen. The other hands and the talon are not in it, so there is nothing to peek at.",
    "fair_tests": "The tests of this program mix everything that is hidden and ask once more: the same card is played, "
    "for the same reasons.",
}
