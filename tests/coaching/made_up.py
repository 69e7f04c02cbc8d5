"""Made-up thoughts, so that a test says itself what a search has found."""

from __future__ import annotations

from gaigel_desktop.opponents.thought import Common, Course, Sight, Thought, Way
from gaigel_desktop.rules.actions import ACTION_OF, Action
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.rules.views import View

TRIES = 800
SPREAD = 1.4  # of the difference of two ways, from guess to guess


def spelled_out(words: str) -> Course:
    """What a record would write, with a comma between two deeds: `play EX`, `declare H, play HO`, or nothing."""
    return tuple(_action(each.split()) for each in words.split(",") if each.strip())


def _action(words: list[str]) -> Action:
    if words[0] in ("declare", "accuse", "proof") and words[-1].isdigit():
        return ACTION_OF[(*words[:-1], int(words[-1]))]
    return ACTION_OF[tuple(words)]


def thought_of(ways: dict[str, float], won: dict[str, float] | None = None, *, spread: float = SPREAD) -> Thought:
    """These ways with their worth in strokes; the first is advised. `won`: the share of deals, where it is known."""
    found = [
        Way(spelled_out(way), worth, TRIES, Sight(0.5, 20.0, (won or {}).get(way, 0.5 + worth / 2.5), 0.0, 0.0))
        for way, worth in ways.items()
    ]
    common = tuple(tuple(_apart(one.worth - two.worth, spread) for two in found) for one in found)
    return Thought(tuple(found), 0, False, common)


def _apart(mean: float, spread: float) -> Common:
    return Common(TRIES, mean * TRIES, (mean * mean + spread * spread) * TRIES)


def all_alike(seen: View, but: dict[str, float]) -> dict[str, float]:
    """Every card that may be played, none better than another, but these."""
    cards = {f"play {_spelled(action)}": -0.2 for action in card_actions(seen)}
    return but | {way: worth for way, worth in cards.items() if way not in but}


def _spelled(action: Action) -> str:
    return next(str(words[-1]) for words, number in ACTION_OF.items() if number == action)
