"""The words of own looks: backs of cards from a photograph."""

from __future__ import annotations

from typing import Final

OWN_LOOK_WORDS: Final[dict[str, str]] = {
    "photo_from_photograph": "From a photograph …",
    "photo_head_back": "A back of your own",
    "photo_about": "Made of the middle of a photograph. It stays on this computer; the photograph itself is not kept.",
    "photo_elsewhere": "Another window of the game is open, so nothing can be kept here.",
    "photo_drop": "Drop a photograph on the window",
    "photo_opening": "The photograph is being opened.",
    "photo_path": "Photograph",
    "photo_path_empty": "Or type where it lies",
    "photo_open": "Open",
    "photo_numbered": "Own {number}",
    "photo_name_of": "Name: {name}",
    "photo_delete": "Delete",
    # What cannot be used.
    "photo_none": "This file is no photograph that can be opened here: JPEG, PNG, WebP and still GIF can be.",
    "photo_heic": "This photograph is in the HEIC format of telephones. Save it as JPEG first.",
    "photo_broken": "This photograph is damaged, or not all of it is there.",
    "photo_huge": "This photograph is too large to be opened here. Save it smaller first.",
    "photo_small": "This picture is too small.",
    "photo_moves": "This picture moves. Take one that stands still.",
    "photo_unreadable": "This file cannot be read.",
    "photo_not_now": "No photograph can be opened just now.",
    "photo_enough": "There are {most} already. Delete one first.",
    "photo_not_kept": "It could not be kept: is there room on the disk, and may files be written there?",
    "photo_not_deleted": "It could not be deleted.",
    "trouble_own_picture": "A picture of your own is gone or damaged; the inn’s is used instead.",
}
