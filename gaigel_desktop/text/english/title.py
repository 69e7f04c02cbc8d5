"""The title, the first start, and what every page has."""

from __future__ import annotations

from typing import Final

TITLE_WORDS: Final[dict[str, str]] = {
    "title_new_match": "New match",
    "title_settings": "Settings",
    "title_continue_help": "The match that is not over goes on at exactly this card.",
    "title_unknown": "from another version",
    "title_unknown_help": "This version does not know its rules: see what else you can go on with.",
    "title_deal_against": "Deal {number}, against {names}",
    "title_deal_of_many": "Deal {number}, {players} at the table",
    "number_of": "{number} of {all}",
    "title_play_help": "A new match with the same table as last time.",
    "title_play_anew": "a new match, the same table",
    "title_play_anew_help": "The match that is not over waits: you find it again among the past games.",
    "title_new_match_help": "Choose who plays and by which rules.",
    "title_settings_help": "Language, cards, table, sound and more.",
    "title_quit_help": "Nothing is lost: next time you can go on.",
    "back": "Back",
    "welcome": "Welcome to the inn!",
    "welcome_about": "Three questions, then the cards are dealt. You can change it all later in the settings.",
    "first_language": "In which language?",
    "first_deck": "With which cards?",
    "first_played": "Have you played Gaigel before?",
    "first_no": "No, I would like help",
    "first_yes": "Yes, I count for myself",
    "first_no_help": "Points are shown, legal cards marked, and you may take back and ask for hints. "
    "Your opponents play gently, and nobody deceives you.",
    "first_yes_help": "As at the Stammtisch: nobody counts, marks or takes back for you.",
    "first_go": "To the table",
    "trouble_settings_fields": "Some settings could not be used and are as at first: {fields}.",
    "trouble_no_sound": "No sound device was found; the game goes on without sound.",
    "trouble_no_picture": "A picture is missing; a blank one stands in.",
    "trouble_missing_sound": "A sound is missing; there it stays quiet.",
    "trouble_second": "Gaigel is open already; what is played in this window is not kept.",
    "trouble_not_saved": "The settings could not be saved; they hold until you quit.",
}
