"""The words of programmes: choosing what is shown to a room, a club's own, and what is wrong with a file."""

from __future__ import annotations

from typing import Final

PROGRAMME_WORDS: Final[dict[str, str]] = {
    "programme_own": "Own programme",
    "programme_not_shown": "It cannot be shown. {why}",
    "programme_nothing_called": "There is no programme, scene or file called {name}",
    "programme_past_deal": "Deal {number} of {day}",
    "programme_deal_in_file": "Deal {number} of {path}",
    "programme_deal_at_table": "A deal from our table",
    "programme_deal_screen": "A deal as it was played, from the first card to the last.",
    "programme_no_deal": "There is no deal in {path}",
    "programme_no_story": "There is no scene called {name}",
    "programme_no_past_deal": "Past deal {number} is no longer there",
    "programme_bad_line": "{path} cannot be shown: {finding}",
    "programme_no_file": "{path} is no file",
    "programme_file_missing": "{path} is missing",
    "programme_file_unreadable": "{path} cannot be read",
    "programme_bad_title": "{file}: the title must be a text",
    "programme_empty": "{file}: nothing is listed under “numbers”",
    "programme_too_long": "{file}: more than {most} numbers; the rest is left out",
    "programme_too_large": "{file} is too large for a programme",
    "programme_no_toml": "{file}, line {line}, cannot be read: {quoted}",
    "programme_one_of": "{file}, number {number}: it must name one of story, deal or file",
    "programme_unknown_field": "{file}, number {number}: nothing is called “{field}”",
    "programme_misread": "{file}, number {number}: “{field}” is not as it should be",
    "programme_number_no_story": "{file}, number {number}: there is no scene called {name}",
}
