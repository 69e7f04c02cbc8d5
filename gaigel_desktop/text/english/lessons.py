"""The words of a lesson that belong to none of them: what was wrong, and what it cost."""

from __future__ import annotations

from typing import Final

LESSON_WORDS: Final[dict[str, str]] = {
    "lesson_not_yet": "One moment.",
    "lesson_wrong_answer": "Not quite. Look once more.",
    "mistake_none": "That can be done. Something else was better here.",
}
