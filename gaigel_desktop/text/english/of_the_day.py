"""The words of the deal of the day: the same cards for everybody."""

from __future__ import annotations

from typing import Final

OF_THE_DAY_WORDS: Final[dict[str, str]] = {
    "day_title": "Deal of the day",
    "day_help": "The same cards for everybody today: play them once, and compare.",
    "day_about": "The cards, the cut and the dice of the others come from the date, so whoever opens this page today "
    "meets the same deal and the same people. It counts once; after that it can be played for practice.",
    "day_no_seal": "No seal: this pack comes from the date, which everybody knows.",
    "day_about_later": "This day is over. You can still play its deal; it is marked as later.",
    "day_play": "Play it",
    "day_go_on": "Go on",
    "day_copy": "Copy for a friend",
    "day_copied": "It is in the clipboard.",
    "day_not_copied": "There is no clipboard here.",
    "day_practise": "For practice",
    "day_look": "Look at it",
    "day_list": "The days so far",
    "day_begun": "begun",
    "day_won": "won {strokes} strokes",
    "day_won_one": "won 1 stroke",
    "day_lost": "lost {strokes} strokes",
    "day_lost_one": "lost 1 stroke",
    "day_gave": "{outcome}, gave away {gave}",
    "day_text": "Gaigel, deal of the day {day}: {outcome}",
    "day_text_later": "Gaigel, deal of the day {day} (played later): {outcome}",
    "day_reckoning": "What you gave away is still being reckoned …",
    "day_gave_about": "Given away is what your own decisions have cost by a master’s reckoning, in strokes: less is "
    "better, whatever the result.",
    "day_not_here": "What is played here cannot be kept, so no deal of the day can be played.",
    "to_days": "To the days",
}
