"""The words of a lesson that belong to none of them: what was wrong, and what it cost."""

from __future__ import annotations

from typing import Final

LESSON_WORDS: Final[dict[str, str]] = {
    "lesson_not_yet": "One moment.",
    "lesson_wrong_answer": "Not quite. Look once more.",
    "lesson_go_on": "Go on",
    "lesson_more": "Right. Here is another one.",
    "lesson_alone": "And now without me.",
    "lesson_done": "Well done! You can do that now.",
    "lesson_next": "Next lesson",
    "lesson_enough": "Enough for now",
    "lesson_learned": "learned",
    "lesson_offer": "New here: “{lesson}”.",
    "lesson_show": "Show me",
    "lessons_later": "For later",
    "lessons_later_about": "They are offered at the table when they come up; you can play them any time.",
    "lessons_away": "I can play",
    "lessons_away_help": "“Learn” stands small on the title from then on.",
    "mistake_none": "That can be done. Something else was better here.",
}
