"""The regulars: people who differ, and whom everybody can play against, learn from, and call by name."""

from __future__ import annotations

import pytest

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.match.regulars import REGULARS, Regular
from gaigel_desktop.controller.self_play.chairs import PLAYERS
from gaigel_desktop.opponents.choose import choose
from gaigel_desktop.opponents.levels import CHARACTERS, LEVEL_NAMED, LEVELS, Character
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.rules.actions import ELFEN
from gaigel_desktop.rules.cards import ACES, OF_SUIT
from gaigel_desktop.rules.deal import deal_out
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.views import view
from tests.tiers import thorough

MOST_CHAIRS = 7  # besides the player's


def temperament(somebody: Regular | Character) -> tuple[float, float, float, float]:
    return somebody.boldness, somebody.attentive, somebody.signs, somebody.bluffs


def test_nobody_is_like_anybody_else() -> None:
    assert len(REGULARS) >= MOST_CHAIRS
    for same in ("portrait", "name", "comes"):
        assert len({getattr(regular, same) for regular in REGULARS}) == len(REGULARS), same
    manners = {(regular.strength, regular.talks, regular.pace, *temperament(regular)) for regular in REGULARS}
    assert len(manners) == len(REGULARS)


def test_a_temperament_is_given_in_shares() -> None:
    for regular in REGULARS:
        assert all(0 < share <= 1 for share in (regular.talks, *temperament(regular)))
        assert 0.5 <= regular.pace <= 1.5


def test_there_are_regulars_for_everybody_who_comes_in() -> None:
    """Somebody to win against, somebody to learn from, and no beginner, whom only the player may choose."""
    strengths = [regular.strength for regular in REGULARS]
    assert set(strengths) == set(LEVEL_NAMED) - {"beginner"}
    assert [level.name for level in LEVELS] == list(LEVEL_NAMED)


def test_strength_is_all_that_strength_changes() -> None:
    for regular in REGULARS:
        weak, strong = regular.playing("beginner"), regular.playing("master")
        assert weak._replace(level=strong.level) == strong
        assert temperament(weak) == temperament(regular)


def opens_face_up(character: Character) -> int:
    """How many of the same hands with an ace it opens with the ace face up."""
    found = 0
    for number in range(80):
        deal = deal_out(PRESETS["leinfelden"], 3, shuffled(f"bold {number}"))
        if deal.hands[0] & ACES & ~OF_SUIT[deal.trump]:
            opening = choose(view(deal, 0), 0, Memory(), character, number)
            found += opening is not None and opening // 24 == ELFEN
    return found


@thorough
@pytest.mark.parametrize("strength", ["beginner", "guest"])
def test_the_bold_open_face_down_and_the_careful_face_up(strength: str) -> None:
    careful, usual, bold = (CHARACTERS[strength]._replace(boldness=boldness) for boldness in (0.0, 0.5, 1.0))
    assert opens_face_up(careful) > opens_face_up(usual) > opens_face_up(bold)


def test_the_commands_know_them_by_name() -> None:
    assert {regular.portrait for regular in REGULARS} <= set(PLAYERS)
