"""Explanations: the reason key of the rules, said with the cards and suits that it is about."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.cards import RANK, SUIT
from gaigel_desktop.rules.deal import LAST_CHANCE, Deal

from .in_1907 import say_at
from .phrases import RANK_NAMES
from .speech import say, suit_name

IN_WINDOW: Final = "window_open"  # why nothing else may be done


def card_name(card: int) -> str:
    """The card in words."""
    return say(f"card:{RANK_NAMES[RANK[card]]}", {"suit": suit_name(SUIT[card])})


def capital(words: str) -> str:
    """Words that begin something."""
    return words[:1].upper() + words[1:]


def sentence(words: str) -> str:
    """Words that stand alone: from a capital letter to a full stop."""
    return capital(words) + ("" if words.endswith((".", "!", "?", "…")) else ".")


def explain(reason: str, deal: Deal) -> str:
    """Why something is not allowed, as the table stands."""
    values: dict[str, object] = {"trump": suit_name(deal.trump)}
    if deal.led >= 0:
        values["led"] = suit_name(deal.led)
        values["best"] = card_name(deal.best)
    last = reason == IN_WINDOW and deal.phase == LAST_CHANCE  # nobody declares there, nor passes in words
    return say_at(deal.law.rules, "last_chance_open" if last else reason, values)


def why(reason: str, deal: Deal) -> str:
    """The same as a sentence of its own, as it is said to a player."""
    return sentence(explain(reason, deal))
