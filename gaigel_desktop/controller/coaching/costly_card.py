"""A costly card: whether it is so much worse than another that the player is asked once if it is meant, and why."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.opponents.thought import Thought
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.views import View

from .hint import advised, as_thought, why

COSTS: Final = 0.3  # strokes that it has to cost,
BEYOND_DOUBT: Final = 2.0  # and in standard errors
ANYHOW: Final = "anyhow"  # it is asked without a reason
# What is said in one line, by the reasons of the coach that it stands for.
SHORT: Final = {
    "partner_to_come": ("fed_to_partner_to_come", "partner_will_take_it", "fed_in_hope"),
    "partners_trick": (
        *("fed_home", "fed_last", "fed_safely", "partner_has_it", "fed_under_trumps"),
        *("fed_under_higher_trumps", "partner_leads_it", "fed_to_ace", "fed_to_hidden"),
    ),
    "their_trick": (
        *("lost_trick", "left_to_them", "cheaper_below", "keeps_them_short", "they_go_out", "they_come_near"),
        *("lost_to_ace", "lost_to_ace_alone", "cheap_to_ace", "few_points", "nothing_lies_there"),
    ),
    "hidden": ("cheap_to_hidden", "small_to_hidden", "ace_stays_home", "ace_may_catch_all", "ace_may_be_the_other"),
    "may_be_beaten": (
        *("foe_will_beat_it", "partner_may_lose_it", "could_be_beaten", "small_to_ace", "ace_would_catch"),
        *("led_for_nothing", "cheaper_led", "firmer", "fewer_beat_it", "small_trump_led"),
    ),
    "take_it": (
        *("takes_last", "ours_at_last", "takes_for_certain", "takes_under_trumps", "takes_much", "goes_out"),
        *("may_go_out", "stops_them", "keeps_them_back", "first_trick", "brings_its_points_home", "secures_it"),
    ),
    "smaller_does": ("smaller_does",),
    "keep_pair": ("keeps_pair", "keeps_pair_for_trick", "keeps_better_pair"),
    "keep_seven": ("keeps_diss",),
    "declare": ("pair_counts", "pair_goes_out"),
    "exchange": ("swap_makes_pair", "swap_gets_more"),
    "call": ("has_101",),
}
SHORT_OF: Final = {reason: short for short, reasons in SHORT.items() for reason in reasons}


def doubt(thought: Thought, seen: View, seat: int, memory: Memory, card: Action) -> str:
    """In short why the player had better not play this card, or ANYHOW; empty where it is good enough, or nobody can
    say. It is held against what a hint would tell to do."""
    better = advised(thought, seen, seat)
    best, place = thought.place(better), thought.best_with(card)
    if best is None or place is None or thought.ways[best].course[:1] == (card,):
        return ""
    cost = thought.apart(best, place)
    if cost.mean <= COSTS or cost.mean <= BEYOND_DOUBT * cost.error:
        return ""
    played = as_thought(thought, (card,))
    reason = why(thought, seen, seat, memory, advised=better, played=played).reason
    return SHORT_OF.get(reason, ANYHOW)
