"""The words of a question to the room, and of what comes of each answer."""

from __future__ import annotations

from typing import Final

ASKING_WORDS: Final[dict[str, str]] = {
    "ask_card": "Which card would you play?",
    "ask_nothing": "Nobody has a choice here.",
    "ask_partner": "partner",
    "ask_hand": "1 hand",
    "ask_hands": "{count} hands",
    "show_key_count": "0 to 9, Tab",
    "show_does_count": "count the hands, where the room is asked",
    "show_trick_ours": "Your side’s trick",
    "show_trick_yours": "Your trick",
    "show_trick_theirs": "Their trick",
    "show_trick_points": "{points} points in it",
    "show_deal_won": "The deal is won",
    "show_deal_lost": "The deal is lost",
    "show_difference": "This time {best} is {points} points ahead of {worst}.",
    "show_no_difference": "This time it made no difference.",
    "show_only_wins": "This time {best} wins at once.",
    "show_only_loses": "This time {worst} loses at once.",
    "by_itself": "Gaigel shows itself",
    "by_itself_deal": "A deal",
    "by_itself_deal_about": "Nobody has stacked it.",
    "by_itself_press": "Press any key to play.",
}
