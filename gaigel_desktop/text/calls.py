"""Calls: what is said aloud at the table. In German in every language, as at the table; in English under U.

A caption under it says in the player's language what was meant.
"""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.actions import (
    ANNOUNCE_DISSLE,
    ANNOUNCE_FARBE,
    ANNOUNCE_SIEBENER,
    DISSLE,
    DIVE,
    ELFEN,
    SECOND,
    SIEBENER,
)
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.options import RuleSet, as_in_1907

from .in_1907 import say_at
from .languages import ENGLISH, language_named
from .speech import agreed, as_signs_say, say, spoken_language

CALLS: Final[dict[str, tuple[str, str]]] = {
    "call_elfen": ("Ge-Elfen!", "Eleven!"),
    "call_dive": ("Höher hat!", "Higher has it!"),
    "call_second": ("Zweite Alte!", "Second Ace!"),
    "call_dissle": ("Auf Dissle!", "For Sevens, no trick!"),
    "call_siebener": ("Auf Siebener!", "For Sevens!"),
    "call_farbe": ("Auf Farbe!", "For a suit!"),
    "call_diss": ("Diß!", "Seven!"),
    "call_diss_reserved": ("Diß!", "Seven!"),  # the same word, for something else
    "call_diss_taken": ("Diß!", "Seven!"),
    "call_20": ("Zwanzig!", "Marriage!"),
    "call_2x20": ("Vierzig!", "Double Marriage!"),
    "call_40": ("Vierzig!", "Royal Marriage!"),
    "call_80": ("Achtzig!", "Double Royal Marriage!"),
    "call_sevens": ("Fünf Siebener!", "Five Sevens!"),
    "call_aus": ("Aus!", "Out!"),  # by U a knock stands for it
    "call_claim": ("Aus!", "Out!"),  # the same where it is counted only if somebody questions it
    "call_question": ("Zähl vor!", "I question that!"),
    "call_stands": ("Gilt.", "Good."),
    "call_uebergaigelt": ("Übergaigelt!", "Overgaigled!"),
    # The buttons of the five announcements and what else is said.
    "button_melden": ("Melden", "Meld"),
    "button_diss": ("Diß", "Seven"),
    "button_winken": ("Winken", "Sign"),
    "button_uebergaigelt": ("Übergaigelt!", "Overgaigled!"),
    "button_aus": ("Aus!", "Knock"),
    "button_more": ("…", "…"),
    "button_proof": ("Zeig!", "Show!"),
    "side_us": ("Mir", "We"),
    "side_them": ("Ihr", "They"),
}
SECOND_CALLS: Final[dict[str, tuple[str, str]]] = {  # what tables call it
    "zweite_alte": CALLS["call_second"],
    "andere_alte": ("Andere Alte!", "Other Ace!"),
    "zweites_ass": ("Zweites Ass!", "Second Ace!"),
}
OPENING_CALLS: Final[dict[int, str]] = {
    ELFEN: "call_elfen",
    DIVE: "call_dive",
    SECOND: "call_second",
    DISSLE: "call_dissle",
    SIEBENER: "call_siebener",
}
ANNOUNCED: Final[dict[int, str]] = {
    ANNOUNCE_SIEBENER: "call_siebener",
    ANNOUNCE_DISSLE: "call_dissle",
    ANNOUNCE_FARBE: "call_farbe",
}


def call(key: str, rules: RuleSet) -> str:
    """The words for a call at a table with these rules."""
    german, english = SECOND_CALLS[agreed().second] if key == "call_second" else CALLS[key]
    return english if as_in_1907(rules) else german


def second_called(custom: str = "") -> str:
    """The name of that opening at this table, or at one with another custom."""
    return SECOND_CALLS[custom or agreed().second][0].rstrip("!")


def second_elsewhere() -> list[str]:
    """What other tables call it."""
    return [second_called(each) for each in SECOND_CALLS if each != agreed().second]


def caption(key: str, rules: RuleSet) -> str:
    """What a call means, in the player's language."""
    return say_at(rules, f"caption:{key.removeprefix('call_')}", {"out": OUT})


def foreign(rules: RuleSet) -> bool:
    """Whether the calls of this table are in another language than the player's."""
    language = spoken_language()
    return language != ENGLISH if as_in_1907(rules) else not language_named(language).at_the_table


def button_caption(button: str, rules: RuleSet) -> str:
    """What the button of a call is for, in as few words as stand below its own."""
    return say_at(rules, f"means:{button}", {"out": OUT})


def about_call(button: str, rules: RuleSet) -> str:
    """What a call means, and what it costs."""
    key = f"call_about_{button}"
    return say_at(rules, as_signs_say(key) if button == "winken" else key)


def side_called(ours: bool, rules: RuleSet, captions: bool) -> str:
    """Mir or Ihr, and what that means if wanted."""
    name = call("side_us" if ours else "side_them", rules)
    return say("side_ours" if ours else "side_theirs", {"side": name}) if captions else name


def pair_call(pairs: int, trumps: bool) -> str:
    """What is said with one pair, or with two of one suit."""
    if trumps:
        return "call_80" if pairs == 2 else "call_40"
    return "call_2x20" if pairs == 2 else "call_20"
