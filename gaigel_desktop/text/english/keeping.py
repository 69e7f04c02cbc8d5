"""What is said about the saved games where something is wrong with them."""

from __future__ import annotations

from typing import Final

KEEPING_WORDS: Final[dict[str, str]] = {
    "store_full": "The disk is full. What you play stays in memory, and is written down as soon as there is room.",
    "store_locked": (
        "Another program holds the saved games. "
        "What you play stays in memory, and is written down as soon as it lets go."
    ),
    "store_unwritable": "Games cannot be saved here: the folder cannot be written.",
    "store_unreachable": (
        "The saved games cannot be opened at the moment and stay where they are. "
        "What you play stays in memory until they can."
    ),
    "store_newer": (
        "The saved games are those of a newer Gaigel. They stay as they are, and what you play here is not kept."
    ),
    "store_older": (
        "The saved games were those of an older Gaigel, which this one cannot read. "
        "They now lie in {path}, and new ones begin here."
    ),
    "store_odd": (
        "Something else lies where the saved games should be. It stays as it is, and what you play here is not kept."
    ),
    "store_again": "Everything you have played is written down again.",
    "mending": "The saved games are being mended",
    "mending_about": "Their file is damaged. All that can be read in it is carried over, and the damaged file is kept.",
    "mending_so_far": "{deals} deals so far",
    "parting": "Not everything is written down yet",
    "parting_about": "If you leave now, what you have played since then is lost. Shall we wait?",
    "parting_waits": "The window closes as soon as everything is written down.",
    "parting_wait": "Wait",
    "parting_stay": "Play on",
    "parting_leave": "Close all the same",
    "store_mended": (
        "The file of the saved games was damaged and now lies in {path}. "
        "All {deals} deals in it could be read and are here."
    ),
    "store_mended_but": (
        "The file of the saved games was damaged and now lies in {path}. "
        "{deals} deals in it could be read and are here; {lost} could not."
    ),
    "past_damaged_one": "Deal {number} of {day} is damaged and left out.",
    "past_damaged": "{count} deals are damaged and left out, the newest of them deal {number} of {day}.",
}
