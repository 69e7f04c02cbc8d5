"""Unattended: what is shown where nobody leads through it: three short scenes, then a deal that is played just now.

Nobody is asked anything: nobody would wait for an answer. Of a scene only the trick is shown that it is about.
"""

from __future__ import annotations

from random import Random
from typing import Final

from gaigel_desktop.controller.match.dealer import cut_by_dice, record_from
from gaigel_desktop.controller.match.setup import first_setup, with_rules
from gaigel_desktop.lessons.story import Story
from gaigel_desktop.rules.deal import may_knock
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.seats import sides
from gaigel_desktop.text.languages import ENGLISH
from gaigel_desktop.text.speech import say

from .course import Course
from .show import Piece, Show, story_named

BY_ITSELF: Final = "by_itself"
SCENES: Final = ("goal_and_trick", "partner", "forty")
WITH_CARD: Final = 3  # in every so many rounds it says how one can play oneself
USUAL: Final = "leinfelden"  # every other deal; between them all rules come up


def one_round(number: int, seed: str) -> Show:
    """What is shown in this round; the same seed is the same deal."""
    deal = deal_to_watch(_rules(number), seed)
    return Show(BY_ITSELF, {ENGLISH: say("by_itself")}, (*map(_scene, SCENES), deal))


def _scene(name: str) -> Piece:
    """From the card on with which the trick begins in which there is something to choose."""
    story = story_named(name)
    after = max((stop.after for stop in story.stops if stop.choices), default=story.begins)
    course = Course(story.record)
    lying = len(course.steps[course.after(after)].seen.trick)
    return Piece(story._replace(stops=(), begins=max(story.begins, after - lying)))


def invites(number: int) -> bool:
    """Whether this round ends with the card that asks to play: the first one does, so that it comes soon."""
    return number % WITH_CARD == 0


def deal_to_watch(rules: RuleSet, seed: str) -> Piece:
    """A deal of which nothing is known yet: the regulars play it while it is watched."""
    dealer = int(Random(f"dealer {seed}").random() * rules.players)
    record = record_from(seed, cut_by_dice(seed, may_knock(rules)), rules, dealer)
    story = Story(
        name="",
        title={ENGLISH: say("by_itself_deal")},
        gist={ENGLISH: say("by_itself_deal_about")},
        seat=0,
        record=record,
        begins=0,
        score=(0,) * sides(rules),
        shows=(),
        stops=(),
    )
    return Piece(story, table=with_rules(first_setup(newcomer=True), rules))


def _rules(number: int) -> RuleSet:
    """As in Leinfelden, and in between as elsewhere."""
    others = [name for name in PRESETS if name != USUAL]
    return PRESETS[others[number // 2 % len(others)] if number % 2 else USUAL]
