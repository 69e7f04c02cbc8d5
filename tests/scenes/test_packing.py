"""How the pack is made: whoever doubts types words and sees the pack that comes of them, and checks a deal's."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.match.dealer import Seed, command, commitment, shuffled
from gaigel_desktop.controller.of_the_day import seed_of_day
from gaigel_desktop.scenes.parts.sealing import halved
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import listed
from tests.scenes.looks import in_some_looks

from .pages import Open, Visitor, troubles
from .test_going_on import sits_down, store_of


def doubts(visitor: Visitor) -> None:
    visitor.desk.packing()
    visitor.turn()


def pack_seen(visitor: Visitor) -> str:
    return next((told.value for told in visitor.meanings() if told.name == say("packing_pack")), "")


def as_told(pack: tuple[int, ...]) -> str:
    return listed([card_name(card) for card in pack])


def test_a_letter_more_and_every_card_lies_elsewhere(visit: Open) -> None:
    visitor = visit()
    doubts(visitor)
    visitor.click("word")
    seen = [pack_seen(visitor)]
    for letter in "alb":
        visitor.type(letter)
        seen.append(pack_seen(visitor))
    assert len(set(seen)) == 4 and all(seen)
    visitor.click("packing_open")
    secret = next(told.value for told in visitor.meanings() if told.name == say("packing_opened"))
    assert visitor.sees(halved(commitment(secret))), "it is the one in the envelope"
    assert pack_seen(visitor) == as_told(shuffled(Seed(secret, "alb").text))
    visitor.click("packing_new")
    assert not visitor.sees(secret) and pack_seen(visitor) != seen[-1]


@pytest.mark.parametrize("language", ["de", "en", "es"])
def test_all_that_is_said_of_it_is_seen_at_once(visit: Open, language: str) -> None:
    visitor = visit(language=language)
    doubts(visitor)
    visitor.click("packing_open")
    part = next(each.part for each in visitor.page.placed() if each.part.key == "packing try")
    assert not part.hidden


def test_the_secret_that_is_tried_is_none_of_a_deal(visit: Open) -> None:
    visitor = visit()
    doubts(visitor)
    visitor.click("packing_open")
    secret = next(told.value for told in visitor.meanings() if told.name == say("packing_opened"))
    visitor.key(pygame.K_ESCAPE)
    sits_down(visitor, "play")
    (deal,) = store_of(visitor).deals()
    assert deal.about["seed"] != secret


def test_shaking_is_seen_at_once(visit: Open) -> None:
    visitor = visit()
    doubts(visitor)
    before, box = pack_seen(visitor), visitor.find("shake").box
    visitor.click("shake")
    visitor.mouse(pygame.MOUSEMOTION, box.x + 3, box.y + 4)
    assert len(visitor.find("word").value) == 1 and pack_seen(visitor) != before


@pytest.mark.parametrize(
    ("secret", "word", "shown", "found"),
    [
        ("", "", "", "empty"),
        ("house", "", "f00d", "not_a_hash"),
        ("", "alb", commitment("house"), "no_secret"),
        ("mouse", "", commitment("house"), "unfair"),
        ("house", "", commitment("house"), "fair"),
        ("house", "alb", commitment("house").upper(), "fair_with_word"),
    ],
)
def test_any_deal_can_be_checked_and_bad_input_gets_a_sentence(
    visit: Open, secret: str, word: str, shown: str, found: str
) -> None:
    visitor = visit()
    doubts(visitor)
    visitor.click("tab check")
    for key, words in (("secret", secret), ("word", word), ("hash", shown)):
        visitor.click(f"check {key}")
        visitor.type(words)
    assert visitor.sees(say(f"packing_{found}"))
    fair = found.startswith("fair")
    assert pack_seen(visitor) == (as_told(shuffled(Seed(secret, word).text)) if fair else "")


@pytest.mark.parametrize("word", ["", "alb", "Onser Wort isch's"])
@pytest.mark.parametrize("secret", ["house", seed_of_day("2026-11-23").secret])
def test_the_line_that_a_proof_copies_fills_every_field(visit: Open, secret: str, word: str) -> None:
    visitor, seed = visit(), Seed(secret, word)
    doubts(visitor)
    visitor.click("tab check")
    visitor.click("check secret")
    visitor.handle(pygame.Event(pygame.TEXTINPUT, text=command(seed)))  # pasted at one go
    fields = [visitor.find(f"check {key}").value for key in ("secret", "word", "hash")]
    assert fields == [seed.secret, seed.word, seed.seal]
    assert visitor.sees(say("packing_fair_with_word" if word else "packing_fair"))


def test_what_was_tried_can_be_checked_like_any_deal(visit: Open) -> None:
    visitor = visit()
    doubts(visitor)
    visitor.click("word")
    visitor.type("alb")
    tried = pack_seen(visitor)
    visitor.press("packing_open")
    visitor.press("packing_check_it")
    assert visitor.sees(say("packing_fair_with_word")) and pack_seen(visitor) == tried


@in_some_looks
def test_both_sides_of_the_page_can_be_read_and_used(
    visit: Open, size: tuple[int, int], language: str, text: int
) -> None:
    visitor = visit(size, language=language, text_size=text)
    doubts(visitor)
    assert troubles(visitor) == []
    visitor.press("packing_open")
    assert troubles(visitor) == []
    visitor.press("packing_check_it")
    assert troubles(visitor) == []
