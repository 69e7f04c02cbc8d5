"""The words of the leaflet that whoever shows the game holds in the hand."""

from __future__ import annotations

from typing import Final

LEAFLET_WORDS: Final[dict[str, str]] = {
    "leaflet_ask": "Ask",
    "leaflet_answer": "Answer",
    "leaflet_screen": "To be seen",
    "leaflet_say": "Say",
    "leaflet_about": "For whoever shows it: {scenes} scenes in about {minutes} minutes. The minutes before the titles "
    "run from the beginning, with questions and answers.",
    "leaflet_begin": "How to begin",
    "leaflet_begin_room": "Connect the projector and start Gaigel. If it asks three questions first, answer them, or "
    "press Esc.",
    "leaflet_begin_show": "Press “Show Gaigel” on the first page. The words at the top must be easy to read from the "
    "last row.",
    "leaflet_begin_on": "Mostly a press plays a whole trick. Ask each question aloud, wait for hands, and only then "
    "press on: the table answers.",
    "leaflet_begin_back": "Nothing can go wrong: a step back leads to the same picture, and nothing that is shown "
    "counts.",
    "leaflet_hand": "{name}’s hand; {presses} presses",
    "leaflet_presses": "{presses} presses",
    "leaflet_hand_shown": "The hand",
    "leaflet_known": "What the room may ask",
    "leaflet_cards": "Cards",
    "leaflet_cards_are": "{cards}: in this order the higher one wins, and every card is there twice.[ The Ober is "
    "like a Queen, the Unter like a Jack.|]",
    "leaflet_play": "How it goes",
    "leaflet_play_is": "Five cards in the hand. Whoever takes the trick leads next, and everybody draws one; as long "
    "as one draws, nobody must follow suit.",
    "leaflet_seats": "Table",
    "leaflet_seats_are": "Round to the right sit {names}; who sits opposite is the partner. Key 1 lights the hand in "
    "front, {last} light the others, round to the right.",
    "leaflet_calls": "Words",
    "leaflet_keys_all": "What to press",
    "leaflet_key": "Key",
    "leaflet_does": "What it does",
    "leaflet_clicker": "The clicker",
    "leaflet_keys": "The keyboard",
    "leaflet_key_on": "Forward, Space",
    "leaflet_does_on": "goes on",
    "leaflet_key_back": "Back, Page Up",
    "leaflet_does_back": "a step back",
    "leaflet_key_dark": "Dark, B",
    "leaflet_does_dark": "dark, and light again",
    "leaflet_key_pause": "Start, F5, Esc",
    "leaflet_does_pause": "pauses; goes on",
    "leaflet_key_leave": "Shift + Esc",
    "leaflet_does_leave": "ends the show",
    "leaflet_key_scene": "N, P",
    "leaflet_does_scene": "next scene, previous one",
    "leaflet_key_light": "1 to 8",
    "leaflet_does_light": "whose hand is large",
    "leaflet_key_hands": "O",
    "leaflet_does_hands": "hands: one, all, none",
    "leaflet_key_hold": "H",
    "leaflet_does_hold": "play its cards: 1 to 5",
    "leaflet_key_as_it_was": "U",
    "leaflet_does_as_it_was": "back to how it really went",
    "leaflet_key_ask": "Q",
    "leaflet_does_ask": "“What would you play?”",
    "leaflet_key_why": "W",
    "leaflet_does_why": "why that was so",
    "leaflet_key_language": "T",
    "leaflet_does_language": "a second language",
    "leaflet_end": "The end. Leave the last picture standing and ask who wants to play.",
    "leaflet_open": "Open it in the browser",
    "leaflet_not_opened": "No browser opens. The page for the speaker lies in {path}",
    "leaflet_saved": "The page for the speaker lies in {path}",
    "leaflet_not_saved": "The page for the speaker could not be written: {path}",
}
