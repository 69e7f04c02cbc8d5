"""Three and four pairs: who they are, before, during and after a deal; and a match of an agreed number of deals."""

from __future__ import annotations

from itertools import combinations
from types import SimpleNamespace
from typing import cast

import pygame
import pytest

from gaigel_desktop.controller.match.chair import RunningMatch
from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.match.setup import first_setup, partners_known, strength_of, with_rules
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.match import GIVE, Standing
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.seats import sides, sides_of
from gaigel_desktop.rules.views import view
from gaigel_desktop.scenes.after.how_it_ended import deals_played, won_by
from gaigel_desktop.scenes.before.umschlag import UmschlagScene
from gaigel_desktop.scenes.before.umschlag_in_words import about, outcome
from gaigel_desktop.scenes.pages.rules.score_picture import score_shown
from gaigel_desktop.scenes.parts.unfinished_matches import deal_against
from gaigel_desktop.table.board.card_places import pile_place
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.panels import accuse_panel
from gaigel_desktop.table.slate.standing import has_signs, side_name, side_told, sides_on_slate, sign_of
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import coloured_signs
from gaigel_desktop.window.pictures import Pictures
from tests.tiers import first_of, one_in

from .drawn import drawn_by
from .pages import Open
from .table.test_layout import dealt

OFTEN = 3  # cards that one may well turn up
NAMES = ("You", *(regular.name for regular in REGULARS[:7]))


def pairs(players: int) -> RuleSet:
    return PRESETS["uspcc-1907"]._replace(players=players, teams="opposite", first_dealer="aces")


def seating(rules: RuleSet) -> Seating:
    return Seating(0, NAMES[: rules.players], NAMES[: rules.players])


def match(rules: RuleSet, *score: int, deals: int = 0, winner: int = -1) -> RunningMatch:
    """As much of a match as is told of its score."""
    return cast(RunningMatch, SimpleNamespace(rules=rules, standing=Standing(GIVE, deals, score, winner)))


@pytest.mark.parametrize("players", [6, 8])
def test_partners_have_one_sign_and_no_two_pairs_the_same(players: int) -> None:
    rules, half = pairs(players), players // 2
    signs = [sign_of(rules, 0, side) for side in sides_of(rules)]
    assert signs[:half] == signs[half:] and sorted(signs[:half]) == list(range(half)) and signs[0] == 0
    assert [sign_of(rules, 0, side) for side in sides_on_slate(rules, 0)] == list(range(half)), "as on the slate"


def test_signs_are_told_apart_without_their_colours() -> None:
    pictures = Pictures()
    shapes = [pygame.mask.from_surface(coloured_signs.sign(pictures, number, 40)) for number in range(4)]
    for one, other in combinations(shapes, 2):
        assert one.overlap_area(other, (0, 0)) < 0.92 * max(one.count(), other.count())


def test_where_one_sees_who_belongs_together_there_are_no_signs() -> None:
    for rules in (PRESETS["leinfelden"], PRESETS["rutesheim"], PRESETS["wikipedia"]._replace(players=6)):
        assert not has_signs(sides_of(rules))


@pytest.mark.parametrize("players", [6, 8])
def test_the_own_pair_is_we_and_the_others_are_called_by_their_names(players: int) -> None:
    rules, half = pairs(players), players // 2
    assert side_name(rules, seating(rules), 0) == "We"
    assert side_told(rules, seating(rules), 0) == "We (us)"
    for side in range(1, half):
        named = f"{NAMES[side]} & {NAMES[side + half]}"
        assert side_name(rules, seating(rules), side) == side_told(rules, seating(rules), side) == named


@pytest.mark.parametrize("players", [6, 8])
def test_every_other_pair_can_be_accused(players: int) -> None:
    panel = accuse_panel(view(dealt(players, 0, "opposite"), 0), 0, NAMES[:players], "")
    assert [choice.words for choice in panel.choices] == [
        f"{NAMES[side]} and {NAMES[side + players // 2]}" for side in range(1, players // 2)
    ]


@pytest.mark.parametrize("players", [6, 8])
def test_the_tricks_of_a_pair_lie_with_whoever_sits_nearest(players: int) -> None:
    seen, table = view(dealt(players, 0, "opposite"), 0), Table(1280.0, 720.0, 0)
    places = [pile_place(seen, table, side).x for side in range(1, sides(pairs(players)))]
    assert min(places) < table.width / 2 < max(places), "to the left and to the right"


def test_the_slate_of_the_rules_has_a_line_for_each_pair_and_is_wiped_only_where_that_is_done() -> None:
    rules = PRESETS["wikipedia"]._replace(players=6, teams="opposite")
    wiped, kept = score_shown(rules), score_shown(rules._replace(scoring="deals"))
    assert len(wiped) == 3 and wiped[0].name == "Mir" and all(" & " in row.name for row in wiped[1:])
    assert "." in wiped[-1].marks and not any("." in row.marks for row in kept)


# -- before the match --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [6, 8])
def test_the_aces_choose_nobody_but_the_dealer(visit: Open, players: int) -> None:
    visitor = visit(language="en", speed="none")
    setup = with_rules(first_setup(), pairs(players))
    assert partners_known(setup)
    assert strength_of(setup, players // 2) == "master", "the partner opposite plays as well as possible"
    scene = UmschlagScene(visitor.player, visitor.house.kit.aloud, setup, "pairs", lambda *chosen: None)
    assert about(setup) == say("umschlag_dealer")
    assert outcome(scene.turning).endswith(f"You play with {setup.chairs[players // 2].name}.")
    assert scene.chosen.seating == tuple(range(players)), "nobody changes seats"


@one_in(4, "players", range(2, 9))
@first_of(1, "size", [(1280, 720), (1024, 640), (2560, 1080)])
def test_no_card_that_is_turned_up_lies_on_one_of_another_seat(
    visit: Open, players: int, size: tuple[int, int]
) -> None:
    visitor = visit(size, speed="none")
    setup = with_rules(first_setup(), PRESETS["leinfelden"]._replace(players=players))
    for number in range(4):
        scene = UmschlagScene(visitor.player, visitor.house.kit.aloud, setup, f"pairs {number}", lambda *chosen: None)
        visitor.scenes.push(scene)
        visitor.turn()
        pack, *faces = (box for file, box in drawn_by(scene).pictures if not file.startswith("portraits/"))
        lying = zip(scene.flights, faces, strict=True)
        turned = [(flight.seat, box) for flight, box in lying if flight.earlier < OFTEN] + [(NOBODY, pack)]
        of_two = [(one, other) for (here, one), (there, other) in combinations(turned, 2) if here != there]
        assert [pair for pair in of_two if pair[0].overlaps(pair[1])] == []
        visitor.scenes.pop()


# -- after a deal ------------------------------------------------------------------------------------------------


def test_it_is_told_who_has_won_with_whom() -> None:
    rules = pairs(6)
    assert won_by(match(rules), seating(rules), (1,)) == f"Won by {NAMES[1]} and {NAMES[4]}."
    assert won_by(match(rules), seating(rules), (0, 2)) == "", "the headline says so"
    two = PRESETS["leinfelden"]
    assert won_by(match(two), seating(two), (1,)) == "", "there is but one other"


def test_by_a_number_of_deals_it_is_told_how_many_are_played() -> None:
    rules = PRESETS["wikipedia"]._replace(scoring="deals", strokes=3)
    assert deals_played(match(rules, 1, 2, deals=2)) == "Deal 2 of 3 is over."
    assert deals_played(match(rules, 2, 2, deals=3)) == say("deals_level")
    assert deals_played(match(rules, 1, 2, deals=3, winner=0)) == ""
    assert deals_played(match(PRESETS["wikipedia"], 1, 2, deals=2)) == ""


def test_a_match_that_waits_says_how_many_deals_it_has() -> None:
    rules = PRESETS["wikipedia"]._replace(scoring="deals", strokes=3)
    setup = with_rules(first_setup(), rules)
    assert deal_against(2, setup).startswith("Deal 2 of 3, against")
    assert deal_against(4, setup).startswith("Deal 4, against"), "one that breaks a tie"
