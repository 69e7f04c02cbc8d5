"""What holds: trumps, duty, drawing and score as they stand, in few words for whoever wants to be told."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import PLAYED_OUT, Deal, to_draw
from gaigel_desktop.rules.duty import ANY_CARD, NO_TRUMPS, duty_now
from gaigel_desktop.rules.law import FOLLOW, FOLLOW_WIN, STRICT, STRICT_HEAD
from gaigel_desktop.rules.match import CLEAN, POINTS, RUTESHEIM_DEALS, Standing, gives_strokes
from gaigel_desktop.rules.options import RuleSet

from .in_1907 import say_at
from .rule_book.facts import left_undrawn
from .speech import say, spoken_language, suit_name
from .table_rules import number_word

DUTIES: Final = {
    ANY_CARD: "holds_any_card",
    NO_TRUMPS: "holds_no_trumps",
    FOLLOW: "holds_follow",
    FOLLOW_WIN: "holds_follow_win",
    STRICT: "holds_strict",
    STRICT_HEAD: "holds_strict_head",
}


def what_holds(seen: Deal, standing: Standing, ours: int) -> tuple[str, ...]:
    """What holds in this deal and match, the most needed first."""
    return _in_words(seen.law.rules, facts_of(seen, standing, ours), spoken_language())


def facts_of(seen: Deal, standing: Standing, ours: int) -> Facts:
    """What is to be said of this deal and match."""
    duty = DUTIES[duty_now(seen)] if seen.phase < PLAYED_OUT else ""
    return Facts(suit_name(seen.trump), duty, to_draw(seen), standing, ours)


def duty_told(seen: Deal) -> str:
    """What may be played, as this table has it."""
    return say_at(seen.law.rules, DUTIES[duty_now(seen)]) if seen.phase < PLAYED_OUT else ""


def what_binds(seen: Deal) -> str:
    """What may be played, where that is not any card; otherwise empty."""
    return "" if duty_now(seen) == ANY_CARD else duty_told(seen)


def end_of_drawing(rules: RuleSet) -> str:
    """That nobody draws any more: the talon is gone, or what is left of it no longer suffices for all."""
    if not left_undrawn(rules):
        return say("name_suit_about")
    return say("talon_closed_about", {"players": number_word(rules.players)})


class Facts(NamedTuple):
    """What decides about the words."""

    trumps: str
    duty: str  # the key of its sentence
    left: int
    standing: Standing
    ours: int


class Held(NamedTuple):
    """A sentence of it: its key, and what is filled in."""

    key: str
    values: dict[str, object]


def held(rules: RuleSet, facts: Facts) -> tuple[Held, ...]:
    """The same as keys, the most needed first."""
    duty = (Held(facts.duty, {}),) if facts.duty else ()
    over = "holds_talon_closed" if left_undrawn(rules) else "holds_none_to_draw"
    drawing = Held("holds_to_draw", {"count": facts.left}) if facts.left else Held(over, {})
    return (Held("holds_trumps", {"suit": facts.trumps}), *duty, drawing, *_score(rules, facts.standing, facts.ours))


@lru_cache(maxsize=4)  # asked at every frame
def _in_words(rules: RuleSet, facts: Facts, language: str) -> tuple[str, ...]:
    """The same, said in this language."""
    return tuple(say_at(rules, key, values) for key, values in held(rules, facts))


def _score(rules: RuleSet, standing: Standing, ours: int) -> tuple[Held, ...]:
    """What is good in the score, and what ends the match."""
    if standing.phase == POINTS:
        return (Held(f"holds_end_{rules.scoring}", {"points": rules.match_points, "deals": RUTESHEIM_DEALS}),)
    if len(standing.score) == 2:
        strokes = Held("holds_strokes_of_two", {"ours": standing.score[ours], "theirs": standing.score[1 - ours]})
    else:
        strokes = Held("holds_strokes", {})
    return strokes, Held(_end(rules, standing), {"strokes": rules.strokes})


def _end(rules: RuleSet, standing: Standing) -> str:
    """What ends the giving of strokes, and with it the match or its first half."""
    if standing.phase == CLEAN:
        return "holds_end_cleaning"
    if rules.scoring == "slate" and not gives_strokes(rules):
        return "holds_end_slate_by_deals"
    return f"holds_end_{rules.scoring}"
