"""The words of the picture of a match's end, and of saving it."""

from __future__ import annotations

from typing import Final

MATCH_PICTURE_WORDS: Final[dict[str, str]] = {
    "save_picture": "Save a picture",
    "picture_saving": "The picture is being saved.",
    "picture_saved": "The picture now lies in {path}",
    "picture_not_saved": "The picture could not be saved as {path}.",
    # On the picture.
    "picture_points": "Points",
    "picture_strokes": "Strokes",
    "picture_title": "Greetings from the card table",
    "picture_date": "{day} · {rules}",
    "picture_won": "Won by {names}",
    "picture_open": "As it stands",
    "picture_best": "The best of it, in deal {number}:",
    "picture_me": "Me",
}
