"""The words of the picture of the cards."""

from __future__ import annotations

from typing import Final

CARD_WORDS: Final[dict[str, str]] = {
    "cards_title": "The cards, highest first",
    "cards_all": "Four suits, each card twice. {out} points win.",
}
