"""The words around a deal: the menu, giving up, the cut, the Umschlag, the slate after the deal and the match."""

from __future__ import annotations

from typing import Final

EVENING_WORDS: Final[dict[str, str]] = {
    # The menu over the table, and giving up.
    "menu_title": "At the table",
    "menu_resume": "Play on",
    "menu_resume_help": "Back to the cards.",
    "menu_rules": "Rules",
    "menu_rules_help": "The rules of this table, with pictures.",
    "menu_settings_help": "Cards, sound, speed and all the rest; they hold at once.",
    "menu_give_up_deal": "Give up this deal",
    "menu_give_up_deal_help": "Throw the cards in: the deal counts as lost.",
    "menu_give_up_match": "Give up the match",
    "menu_give_up_match_help": "Stand up from the table: the match counts as lost.",
    "menu_leave": "To the title screen",
    "menu_leave_help": "Nothing is lost: you go on later at exactly this card.",
    "give_up_deal_ask": "Give up this deal?",
    "give_up_deal_cost": "It counts as lost, as a single game.",
    "give_up_deal_yes": "Give it up",
    "give_up_match_ask": "Give up the whole match?",
    "give_up_match_cost": "It counts as lost.",
    "give_up_match_yes": "Stand up",
    "give_up_no": "No, play on",
    # The cut.
    "cut_title": "You cut",
    "cut_about": "Click where you part the pack, or choose with the arrows and press Enter. Space: in the middle.",
    "cut_pack": "The pack",
    "cut_place_now": "{cards} cards off the top",
    "cut_here": "Cut: {cards} cards off",
    "knock": "Knock: deal as it lies",
    # The Umschlag.
    "umschlag_title": "Umschlag",
    "umschlag_partners": "Whoever is turned up an ace plays together; the first of them deals.",
    "umschlag_dealer": "Whoever is turned up the first ace deals.",
    "umschlag_high": "Whoever cuts the highest card deals.",
    "umschlag_deals": "{name} deals.",
    "umschlag_you_deal": "You deal.",
    "umschlag_partner": "You play with {names}.",
    "umschlag_skip": "Any key or a click: go on",
    # After the deal.
    "look_again": "Look at it again",
}
