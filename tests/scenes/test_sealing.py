"""The sealed pack as a player meets it: a line in the menu, a word if one likes, and the proof after the deal."""

from __future__ import annotations

import pygame

from gaigel_desktop.controller.match.dealer import Seed, command, commitment, seed_in, shuffled
from gaigel_desktop.controller.of_the_day import seed_of_day
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.before.cut import CutScene
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.replay.replay_scene import replay_scene
from gaigel_desktop.text.speech import say
from tests.controller.days import record_of_day
from tests.scenes.looks import in_some_looks
from tests.tiers import thorough

from .pages import Open, Visitor, troubles
from .table.guest import NAMES, PORTRAITS
from .test_evening_pages import cutting
from .test_going_on import gives_up, sits_down, store_of


def table_of(visitor: Visitor) -> TableScene:
    assert isinstance(visitor.scene, TableScene)
    return visitor.scene


def gives_up_the_deal(visitor: Visitor) -> None:
    """From the table to the next deal: at the cut, if that is the player's."""
    gives_up(visitor)
    visitor.wait(5.0)
    visitor.click("next_deal")


def cuts(visitor: Visitor, word: str = "") -> None:
    """With a word, or without."""
    assert isinstance(visitor.scene, CutScene)
    if word:
        visitor.click("own_word")
        visitor.click("word")
        visitor.type(word)
        visitor.click("own_word_done")
    visitor.key(pygame.K_SPACE)
    visitor.wait(4.0)


def seal_in_the_menu(visitor: Visitor) -> str:
    """The whole hash of the deal that runs; afterwards the table is seen again."""
    visitor.key(pygame.K_ESCAPE)
    visitor.click("fair")
    seal = next(each.aloud for each in visitor.meanings() if len(each.aloud or "") == 64)
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_ESCAPE)
    assert seal is not None
    return seal


@thorough
def test_a_seal_that_was_noted_before_a_word_was_given_proves_every_pack_after_it(visit: Open) -> None:
    visitor = visit()
    sits_down(visitor, "play")
    noted = seal_in_the_menu(visitor)
    given = False
    for _ in range(8):
        gives_up_the_deal(visitor)
        if isinstance(visitor.scene, CutScene):
            cuts(visitor, "" if given else "alb")
            given = True
    assert given
    deals = list(store_of(visitor).deals())
    seeds = [seed_in(deal.about) for deal in deals]
    words = [seed.word for seed in seeds]
    first = words.index("alb")
    assert words == [""] * first + ["alb"] * (len(words) - first), "it stays for the table"
    assert words.count("alb") > 4
    for deal, seed in zip(deals, seeds, strict=True):
        assert commitment(seed.secret) == noted
        pack = shuffled(seed.text)
        assert any(deal.record.deck == pack[at:] + pack[:at] for at in range(48))
        noted = seed.secret


def test_the_word_is_nobodys_duty(visit: Open) -> None:
    visitor = visit()
    sits_down(visitor, "play")
    (deal,) = store_of(visitor).deals()
    assert "word" not in deal.about and shuffled(seed_in(deal.about).secret)[0] in deal.record.deck


def test_before_the_cut_a_word_is_given_with_keys_alone_and_the_cut_waits(visit: Open) -> None:
    visitor = visit()
    decided = cutting(visitor)
    cut = visitor.scene
    for _ in range(2):
        visitor.press("own_word")
        visitor.type("al")
        visitor.key(pygame.K_RETURN)
        assert visitor.scene is cut and decided == []
    visitor.press("own_word")
    assert visitor.find("word").value == "alal", "it can be looked at and changed"


def test_who_has_cut_can_say_no_word_any_more(visit: Open) -> None:
    visitor = visit()
    cutting(visitor)
    cut = visitor.scene
    visitor.key(pygame.K_SPACE)
    visitor.click("own_word")
    assert visitor.scene is cut


def test_the_menu_says_which_word_went_into_the_pack(visit: Open) -> None:
    visitor = visit()
    sits_down(visitor, "play")
    while not isinstance(visitor.scene, CutScene):
        gives_up_the_deal(visitor)
    cuts(visitor, "alb")
    seal = table_of(visitor).match.seal
    visitor.key(pygame.K_ESCAPE)
    visitor.click("fair")
    assert seal in [told.aloud for told in visitor.meanings()]
    assert visitor.sees(say("fair_given_word", {"word": "alb"}))


# -- the proof -----------------------------------------------------------------------------------------------------


def proof_of(visitor: Visitor, record: Record, seed: Seed) -> None:
    seating = Seating(0, NAMES[:4], PORTRAITS[:4])
    visitor.scenes.push(replay_scene(visitor.player, record, seating, seed=seed))
    visitor.turn()
    visitor.key(pygame.K_i)


@in_some_looks
def test_the_proof_shows_secret_word_and_hash(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text)
    seed = Seed(commitment("house"), "Brezel & Wein")
    pack = shuffled(seed.text)
    proof_of(visitor, Record(PRESETS["leinfelden"], 0, False, pack[20:] + pack[:20], ()), seed)
    for words in (seed.secret, seed.word, seed.seal, say("retell_cut", {"cards": 20}), command(seed)):
        assert visitor.sees(words)
    assert troubles(visitor) == []
    assert command(seed).endswith(f"fair {seed.secret} {seed.seal} --word='Brezel & Wein'")


def test_the_seed_of_a_day_is_no_secret_and_the_proof_says_so(visit: Open) -> None:
    visitor, seed = visit(), seed_of_day("2026-11-23")
    proof_of(visitor, record_of_day("2026-11-23"), seed)
    assert visitor.sees(say("retell_proof_about_day")) and not visitor.sees(say("retell_proof_about"))


def test_a_word_that_was_not_said_proves_nothing(visit: Open) -> None:
    visitor = visit()
    pack = shuffled("house")
    visitor.house.kit.aloud.heard = True
    proof_of(visitor, Record(PRESETS["leinfelden"], 0, True, pack, ()), Seed("house", "never said"))
    assert visitor.sees(say("retell_other_pack"))
    heard = visitor.house.kit.aloud.fetch()[-1]
    assert heard.split("\n") == [say("retell_proof_title"), say("retell_other_pack")]


# -- the looks -------------------------------------------------------------------------------------------------------


@in_some_looks
def test_the_card_of_paper_can_be_read_and_used(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text)
    cutting(visitor)
    assert troubles(visitor) == []
    visitor.click("own_word")
    visitor.click("word")
    visitor.type("w" * 40)
    assert troubles(visitor) == []
    visitor.key(pygame.K_ESCAPE)
    assert troubles(visitor) == []


def test_the_envelope_stays_closed_as_long_as_the_deal_runs(visit: Open) -> None:
    """During a deal its secret is nowhere on the screen."""
    visitor = visit()
    sits_down(visitor, "play")
    (deal,) = store_of(visitor).deals()
    secret = seed_in(deal.about).secret
    assert secret
    for key in (None, pygame.K_ESCAPE):
        if key is not None:
            visitor.key(key)
        told = visitor.scenes.spoken()
        assert secret not in str(told)


def test_what_a_word_does_is_heard_before_it_is_typed(visit: Open) -> None:
    visitor = visit()
    aloud = visitor.house.kit.aloud
    aloud.heard = True
    sits_down(visitor, "play")
    visitor.key(pygame.K_ESCAPE)
    cutting(visitor)
    visitor.click("own_word")
    visitor.turn()
    assert aloud.fetch()[-1] == say("own_word_about")
