"""Awaited: what lies before the player to be read or answered, and what the table waits for, as it is said aloud."""

from __future__ import annotations

from gaigel_desktop.text.speech import say

from . import papers, trick_told
from .lying_over import AT_ONCE, awaits, then, your_turn
from .sitting import Sitting


def asked(sitting: Sitting) -> tuple[str, ...]:
    """The card of paper with its answers, and the question of a panel with its choices."""
    leaf = papers.leaf_of(sitting) if papers.may_lie(sitting) else None
    panel, told = sitting.choosing.panel, list[str]()
    if leaf is not None:
        told.append(_to_choose(leaf.words, leaf.buttons if len(leaf.buttons) > 1 else ()))
    if panel is not None:
        told.append(_to_choose(panel.title, tuple(choice.words for choice in panel.choices)))
    return tuple(told)


def _to_choose(words: str, choices: tuple[str, ...]) -> str:
    return say("spoken_choices", {"asked": words, "choices": "; ".join(choices)}) if choices else words


def awaited(sitting: Sitting) -> tuple[str, bool]:
    """What the table waits for, at once where it is the player's turn; and whether that tells who takes the trick."""
    words = awaits(sitting, AT_ONCE)
    if words == your_turn(sitting):
        return say("your_turn"), False  # how it was opened has been said
    tells = sitting.aids.say_tricks and trick_told.taken(sitting.stage.seen, sitting.seating.names)
    return f"{words} {then(sitting, words)}".rstrip(), bool(tells) and words.startswith(str(tells))
