"""Calls: what is said aloud at the table. In German in every language, as at the table; in English under U."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.options import RuleSet

CALLS: Final[dict[str, tuple[str, str]]] = {
    "call_elfen": ("Ge-Elfen!", "Ace!"),
    "call_dive": ("Höher hat!", "Higher has it!"),
    "call_second": ("Zweite Alte!", "Second ace!"),
    "call_dissle": ("Auf Dissle!", "Auf Dissle!"),
    "call_siebener": ("Auf Siebener!", "For sevens!"),
    "call_farbe": ("Auf Farbe!", "For a suit!"),
    "call_diss": ("Diß!", "Seven!"),
    "call_20": ("Zwanzig!", "Marriage!"),
    "call_40": ("Vierzig!", "Royal marriage!"),
    "call_80": ("Achtzig!", "Double royal marriage!"),
    "call_sevens": ("Fünf Siebener!", "Five sevens!"),
    "call_aus": ("Aus!", "Game!"),
    "call_uebergaigelt": ("Übergaigelt!", "Overgaigled!"),
    # The buttons of the five announcements and what else is said.
    "button_melden": ("Melden", "Meld"),
    "button_diss": ("Diß", "Seven"),
    "button_winken": ("Winken", "Sign"),
    "button_uebergaigelt": ("Übergaigelt!", "Overgaigled!"),
    "button_aus": ("Aus!", "Game!"),
    "button_more": ("…", "…"),
    "side_us": ("Mir", "We"),
    "side_them": ("Ihr", "You"),
}


def call(key: str, rules: RuleSet) -> str:
    """The words for a call at a table with these rules."""
    german, english = CALLS[key]
    return english if rules.preset == "uspcc-1907" else german
