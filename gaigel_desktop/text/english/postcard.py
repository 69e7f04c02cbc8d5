"""The words of a postcard: the end of a match as a picture, with the match in it."""

from __future__ import annotations

from typing import Final

POSTCARD_WORDS: Final[dict[str, str]] = {
    "as_postcard": "As a postcard",
    # On the card.
    "postcard_points": "Points",
    "postcard_strokes": "Strokes",
    "postcard_title": "Greetings from the card table",
    "postcard_date": "{day} · {rules}",
    "postcard_won": "Won by {names}",
    "postcard_open": "As it stands",
    "postcard_best": "The best of it, in deal {number}:",
    "postcard_me": "Me",
    "postcard_value": "101",
    "postcard_town": "at the card table",
    # Around it.
    "postcard_head": "A postcard",
    "postcard_writing": "The postcard is being written.",
    "postcard_broken": "This postcard could not be painted.",
    "postcard_picture": "Postcard",
    "postcard_inside": (
        "The whole match lies in the picture, with all its cards and the names that stand on it. Whoever has Gaigel"
        " drops it on the window and sees it again. Send it as a file: messengers make pictures smaller, and the match"
        " is lost on the way."
    ),
    "postcard_save": "Save",
    "postcard_copy": "Copy",
    "postcard_saving": "The postcard is being saved.",
    "postcard_saved": "Saved as {path}.",
    "postcard_not_saved": "The postcard could not be saved as {path}.",
    "postcard_copied": "Copied: it can be pasted as a picture.",
    "postcard_not_copied": "This system lets no picture be copied. Save it instead.",
    "postcard_of_match": "A picture of how this match ended, with the match in it: {match}",
    "postcard_no_score": "Of this match nobody knows how it stood, so there is no postcard of it.",
    # Taking one in.
    "letter_none": "In this picture lies no match: {path}. Whoever sent it should send it as a file.",
    "letter_broken": "The match in this picture is damaged: {path}. Whoever sent it should send it again, as a file.",
    "letter_newer": "The match in this picture was sent by a newer Gaigel than this: {path}",
    "sender": "The sender",
}
