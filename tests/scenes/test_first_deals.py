"""A newcomer's first match begins with two laid deals: it is said, they count for the slate and in no figures."""

from __future__ import annotations

import json

import pygame

from gaigel_desktop.controller.match.dealer import seed_in
from gaigel_desktop.controller.match.setup import first_setup
from gaigel_desktop.controller.records.verify import findings
from gaigel_desktop.controller.store.archive import EVERYTHING, Wanted, in_order
from gaigel_desktop.controller.store.statistics import figures
from gaigel_desktop.controller.store.transfer import as_text
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.before.cut import CutScene
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.scenes.replay.seed_proof import verdict
from gaigel_desktop.text.phrases import PHRASES

from .pages import Open, Visitor, game_at
from .test_going_on import sits_down, store_of
from .test_pages import first_match
from .test_sealing import gives_up_the_deal


def newcomer(visit: Open) -> Visitor:
    """Somebody at the table of their first match."""
    visitor = visit()
    visitor.player.setup = first_setup(newcomer=True)
    first_match(visitor)
    visitor.wait(1.0)
    return visitor


def table(visitor: Visitor) -> TableScene:
    assert isinstance(visitor.scene, TableScene), visitor.scene
    return visitor.scene


def test_the_first_two_deals_are_laid_and_the_third_is_dealt_freely(visit: Open) -> None:
    visitor = newcomer(visit)
    state = table(visitor).state
    assert state is not None and state.said.note is not None
    assert PHRASES["first_deals"] in state.said.note.words and len(state.said.note.words.split()) <= 25
    assert not game_at(visitor).seal, "no pack is sealed"
    for _ in range(2):
        gives_up_the_deal(visitor)
    if isinstance(visitor.scene, CutScene):
        visitor.key(pygame.K_SPACE)
        visitor.wait(4.0)
    assert game_at(visitor).seal
    first, second, third = store_of(visitor).deals()
    assert seed_in(first.about).laid and seed_in(second.about).laid and not seed_in(third.about).laid
    assert [deal.record.dealer for deal in (first, second, third)] == [
        (first.record.dealer + number) % 4 for number in range(3)
    ]
    assert verdict(first.record, seed_in(first.about)) == PHRASES["retell_laid"]


def test_they_are_on_the_slate_and_in_no_figures(visit: Open) -> None:
    visitor = newcomer(visit)
    gives_up_the_deal(visitor)
    gives_up_the_deal(visitor)
    database = store_of(visitor).database
    assert game_at(visitor).standing.deals == 2 and sum(game_at(visitor).standing.score) == 2
    assert figures(database, EVERYTHING).total.deals == 0
    assert len(list(in_order(database, EVERYTHING))) == 2 and not list(in_order(database, Wanted(counted=True)))


def test_who_leaves_goes_on_with_the_same_cards(visit: Open) -> None:
    visitor = newcomer(visit)
    gives_up_the_deal(visitor)
    deck = game_at(visitor).record_so_far().deck
    while not isinstance(visitor.scene, TitleScene):
        visitor.scenes.pop()
    sits_down(visitor, "continue")
    assert game_at(visitor).record_so_far().deck == deck
    assert not game_at(visitor).seal and game_at(visitor).seed.laid
    gives_up_the_deal(visitor)
    assert game_at(visitor).standing.deals == 2 or isinstance(visitor.scene, CutScene)


def test_who_leaves_between_two_of_them_gets_the_second(visit: Open) -> None:
    visitor = newcomer(visit)
    laid = table(visitor).evening.laid
    assert laid is not None
    visitor.scenes.pop()
    sits_down(visitor, "continue")
    gives_up_the_deal(visitor)
    second = table(visitor).evening.laid
    assert second is not None and game_at(visitor).record_so_far().deck == second.record.deck != laid.record.deck


def test_nobody_is_shown_a_deal_that_would_be_laid_again(visit: Open) -> None:
    visitor = newcomer(visit)
    visitor.key(pygame.K_ESCAPE)
    assert all(each.key != "show_deal" for each in visitor.meanings())


def test_a_file_says_which_deals_were_laid_and_any_program_can_read_it(visit: Open) -> None:
    visitor = newcomer(visit)
    gives_up_the_deal(visitor)
    gives_up_the_deal(visitor)
    told = as_text(in_order(store_of(visitor).database, EVERYTHING))
    assert json.loads(told.splitlines()[0])["laid"] == [0, 1]
    assert [*findings([told.encode()])] == [None, None]


def test_at_another_table_and_for_whoever_has_played_before_nothing_is_laid(visit: Open) -> None:
    visitor = visit()
    visitor.player.setup = first_setup(newcomer=True)._replace(rules=PRESETS["wikipedia"])
    first_match(visitor)
    visitor.wait(1.0)
    assert not isinstance(visitor.scene, TableScene) or visitor.scene.evening.laid is None


def test_the_table_of_a_first_match_teaches(visit: Open) -> None:
    visitor = newcomer(visit)
    assert visitor.player.settings.aids.ask_back
    again = visit(played_before=True)
    assert not again.player.settings.aids.ask_back
