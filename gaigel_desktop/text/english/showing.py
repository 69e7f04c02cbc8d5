"""The words of a show: its menu, its keys, and what is said to whoever leads through it."""

from __future__ import annotations

from typing import Final

SHOWING_WORDS: Final[dict[str, str]] = {
    "title_show": "Show Gaigel",
    "title_show_help": "Before a room: twelve minutes in six scenes, steered with a clicker or the keyboard.",
    "show_number": "{number} of {all}",
    "show_end": "That is Gaigel",
    "show_end_about": "Who would like to play?",
    "show_held": "You play for {name}: 1 to 5.",
    "show_your_turn": "{name} is to play: 1 to 5.",
    "show_paused": "The show pauses",
    "show_goes_on": "Go on",
    "show_leave": "End the show",
    "show_next": "Next scene",
    "show_previous": "Scene from its beginning",
    "show_dark": "Dark",
    "show_why": "Why was that?",
    "show_ask": "Ask the room: which card?",
    "show_hold": "Play for {name}",
    "show_give_back": "Give {name} the cards back",
    "show_as_it_was": "As it really went",
    "show_keys": "Keys",
    "show_whose": "Whose hand lies large",
    "show_nobody": "Nobody’s",
    "show_hands": "Hands",
    "show_pace": "The show waits",
    "show_second": "Second language",
    "show_key_ends": "Home, End",
    "show_does_ends": "beginning and end of the scene",
    "show_key_shift": "Shift + 1 to 8",
    "show_does_shift": "whose hand lies large, while you play for a seat",
    "show_key_mouse": "Mouse",
    "show_does_mouse": "goes on; right: a step back; on a face: whose hand; on a card that you hold: it is played",
    "show_key_keys": "F1, ?",
    "show_does_keys": "this page",
    "show_key_full": "F11",
    "show_does_full": "a window for a while, or the whole screen",
    "mishap_show": "The show has stumbled. Everything else is as it was.",
    "mishap_show_next": "Next scene",
}
