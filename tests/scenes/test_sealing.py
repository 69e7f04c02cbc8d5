"""The sealed pack as a player meets it: a quiet line, a word if one likes, and the proof when the deal is over."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from gaigel_desktop.controller.match.dealer import Seed, command, commitment, seed_in, shuffled
from gaigel_desktop.controller.match.sealed import LETTERS, Sealed
from gaigel_desktop.controller.of_the_day import seed_of_day
from gaigel_desktop.controller.tournament.field import field
from gaigel_desktop.controller.tournament.rounds import Entrant, new_tournament
from gaigel_desktop.controller.tournament.steward import Steward, tournament_file
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.before.umschlag import UmschlagScene
from gaigel_desktop.scenes.parts import sealing
from gaigel_desktop.scenes.parts.sealing import SEEN, halved, next_pack, seal_words
from gaigel_desktop.scenes.parts.seating import Seating
from gaigel_desktop.scenes.replay.scene import replay_scene
from gaigel_desktop.scenes.table.scene import TableScene
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.spoken.tree import Wanted
from tests.controller.days import record_of_day
from tests.controller.quick_rounds import Quick
from tests.scenes.looks import in_some_looks

from .pages import Open, Visitor, troubles
from .table.guest import NAMES, PORTRAITS
from .test_evening_pages import cutting
from .test_going_on import sits_down, store_of


def gives_a_word(visitor: Visitor, word: str) -> None:
    """On the card of paper."""
    visitor.click("word")
    visitor.type(word)
    visitor.click("seal_done")


def first_deal(visitor: Visitor) -> TableScene:
    while not isinstance(visitor.scene, TableScene):
        assert visitor.at_table()
        if not isinstance(visitor.scene, TableScene):
            visitor.key(pygame.K_RETURN)
            visitor.wait(4.0)
    return visitor.scene


@pytest.mark.parametrize("way", ["key", "click", "ear"])
def test_before_the_first_card_a_word_goes_into_the_pack_and_into_the_store(visit: Open, way: str) -> None:
    visitor = visit()
    visitor.click("play")
    umschlag = visitor.scene
    assert isinstance(umschlag, UmschlagScene)
    visitor.turn()
    umschlag.draw()
    shown = umschlag._corner._sealed.hash  # type: ignore[union-attr]
    match way:
        case "key":
            visitor.key(pygame.K_TAB)
        case "click":
            visitor.click_at(*umschlag._corner._pressed.middle)
        case _:
            visitor.scenes.do(Wanted("seal", "press"), visitor.now)
            visitor.turn()
    assert visitor.sees(halved(shown)), "the whole hash, before the word"
    visitor.wait(20.0)
    gives_a_word(visitor, "alb")
    assert visitor.scene is umschlag, "which has waited"
    table = first_deal(visitor)
    (deal,) = store_of(visitor).deals()
    seed = seed_in(deal.about)
    assert (commitment(seed.secret), seed.word) == (shown, "alb")
    deck, pack = deal.record.deck, shuffled(seed.text)
    assert any(deck == pack[at:] + pack[:at] for at in range(48))
    assert table._match.seal == shown
    assert table._sealed.word == "", "it is not asked for, and has not stayed"


def test_the_word_is_nobodys_duty(visit: Open) -> None:
    visitor = visit()
    sits_down(visitor, "play")
    (deal,) = store_of(visitor).deals()
    assert "word" not in deal.about and shuffled(seed_in(deal.about).secret)[0] in deal.record.deck


def test_before_the_cut_the_line_is_found_with_keys_alone_and_the_cut_waits(visit: Open) -> None:
    visitor = visit()
    decided = cutting(visitor)
    cut = visitor.scene
    visitor.press("seal")
    visitor.type("alb")
    visitor.key(pygame.K_RETURN)
    assert visitor.scene is cut and decided == []
    sealed = Sealed(["cut"])
    sealed.word = "alb"
    assert visitor.find("seal").name == seal_words(sealed)
    assert sealed.hash[:SEEN] in seal_words(sealed)


def test_shaking_with_the_mouse_writes_letters_that_are_seen(visit: Open) -> None:
    visitor = visit()
    cutting(visitor)
    visitor.click("seal")
    box = visitor.find("shake").box
    visitor.mouse(pygame.MOUSEMOTION, *box.middle)
    visitor.mouse(pygame.MOUSEBUTTONDOWN, *box.middle)
    for step in range(6):
        visitor.mouse(pygame.MOUSEMOTION, box.x + 20 + 30 * step, box.y + 10 + 7 * step)
    visitor.mouse(pygame.MOUSEBUTTONUP, box.x + 60, box.y + 20)
    word = visitor.find("word").value
    assert len(word) == 7 and set(word) <= set(LETTERS)


def test_between_two_deals_a_word_may_stay_for_the_table(visit: Open) -> None:
    visitor = visit()
    sits_down(visitor, "play")
    table = visitor.scene
    assert isinstance(table, TableScene)
    running = table._match.seal
    visitor.key(pygame.K_ESCAPE)
    visitor.click("running_seal")
    assert visitor.sees(halved(running)) and not visitor.sees(halved(table._sealed.hash)), (
        "the next hash is this deal's secret"
    )
    visitor.key(pygame.K_ESCAPE)
    visitor.click("give_up_deal")
    visitor.answer("yes")
    visitor.wait(5.0)
    visitor.click("seal")
    assert visitor.sees(halved(table._sealed.hash))
    visitor.click("keep_word")
    gives_a_word(visitor, "alb")
    for _ in range(2):
        visitor.click("next_deal")
        first_deal(visitor)
        visitor.key(pygame.K_ESCAPE)
        visitor.click("running_seal")
        assert visitor.sees(say("seal_running_word", {"word": "alb"})), "what was added is said, while it is played"
        visitor.key(pygame.K_ESCAPE)
        visitor.key(pygame.K_ESCAPE)
        table._give_up_deal()
        visitor.wait(5.0)
    words = [seed_in(deal.about).word for deal in store_of(visitor).deals()]
    assert words == ["", "alb", "alb"]


def goes_on_with_the_next_deal(visitor: Visitor) -> None:
    """Not the first one: another deal than the player's own to cut."""
    game = sits_down(visitor, "play")
    game.give_up_deal()
    while (game.dealer - 1) % 4 == 0:
        game.deal_out(Seed("another"), 7)
        game.give_up_deal()
    while visitor.scenes.top is not visitor.title:
        visitor.scenes.pop()
    visitor.title.refresh()  # type: ignore[attr-defined]
    visitor.click("continue")


def comes_to_a_tournament(visitor: Visitor) -> None:
    """The next deal of a tournament."""
    Steward(new_tournament(field(Entrant("Ute", "mina"), 9, "on"), "on"), tournament_file(), Quick()).keep()
    visitor.click("tournament")


@pytest.mark.parametrize(
    ("comes", "door"), [(goes_on_with_the_next_deal, "next_deal"), (comes_to_a_tournament, "table")]
)
def test_the_hash_stands_there_before_others_cut(
    visit: Open, monkeypatch: pytest.MonkeyPatch, comes: Callable[[Visitor], None], door: str
) -> None:
    monkeypatch.setattr("gaigel_desktop.scenes.tournament.page.Hall", Quick)
    visitor = visit()
    comes(visitor)
    visitor.click("seal" if door == "table" else "seal_word")
    shown = next(each.aloud for each in visitor.meanings() if len(each.aloud or "") == 64)
    gives_a_word(visitor, "alb")
    visitor.click(door)
    table = first_deal(visitor)
    assert (table._match.seal, table._match.word) == (shown, "alb")


@in_some_looks
def test_the_next_pack_can_be_read(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor, sealed = visit(size, language=language, text_size=text), Sealed(["next"])
    leave = visitor.scenes.pop
    visitor.scenes.push(next_pack(visitor.desk, visitor.scene, sealed, leave, leave))
    visitor.turn()
    assert visitor.sees(halved(sealed.hash)) and troubles(visitor) == []
    visitor.press("back")
    assert visitor.scene is visitor.title


# -- the proof -----------------------------------------------------------------------------------------------------


def proof_of(visitor: Visitor, record: Record, seed: Seed) -> None:
    seating = Seating(0, NAMES[:4], PORTRAITS[:4])
    visitor.scenes.push(replay_scene(visitor.desk, record, seating, visitor.scenes.pop, seed=seed))
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
    visitor.desk.kit.aloud.heard = True
    proof_of(visitor, Record(PRESETS["leinfelden"], 0, True, pack, ()), Seed("house", "never said"))
    assert visitor.sees(say("retell_other_pack"))
    heard = visitor.desk.kit.aloud.fetch()[-1]
    assert heard.split("\n") == [say("retell_proof_title"), say("retell_other_pack")]


# -- the looks -------------------------------------------------------------------------------------------------------


@in_some_looks
def test_the_card_of_paper_can_be_read_and_used(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text)
    cutting(visitor)
    assert troubles(visitor) == []
    visitor.click("seal")
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


@pytest.mark.parametrize(("there", "words"), [(True, "day_copied"), (False, "day_not_copied")])
def test_what_came_of_copying_the_hash_is_said(
    visit: Open, monkeypatch: pytest.MonkeyPatch, there: bool, words: str
) -> None:
    monkeypatch.setattr(sealing, "copy", lambda _: there)
    visitor = visit()
    sits_down(visitor, "play")
    visitor.key(pygame.K_ESCAPE)
    visitor.click("running_seal")
    assert not visitor.sees(say(words))
    visitor.click("retell_copy")
    assert visitor.sees(say(words))


@pytest.mark.parametrize("there", [True, False])
def test_the_hash_can_be_copied_before_the_word_is_given(
    visit: Open, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    copied = list[str]()
    monkeypatch.setattr(sealing, "copy", lambda words: copied.append(words) or there)
    visitor = visit()
    cutting(visitor)
    visitor.click("seal")
    visitor.click("retell_copy")
    assert copied == [Sealed(["cut"]).hash] and visitor.sees(say("day_copied" if there else "day_not_copied"))
    assert troubles(visitor) == []


def test_the_hash_is_heard_before_the_word_is_typed_and_back_on_the_sheet_nothing_is_said_again(visit: Open) -> None:
    visitor = visit()
    aloud = visitor.desk.kit.aloud
    aloud.heard = True
    sits_down(visitor, "play")
    table = visitor.scene
    assert isinstance(table, TableScene)
    visitor.key(pygame.K_ESCAPE)
    visitor.click("running_seal")
    visitor.turn()
    assert aloud.fetch()[-2:] == [say("seal_running"), table._match.seal]
    visitor.key(pygame.K_ESCAPE)
    visitor.click("give_up_deal")
    visitor.answer("yes")
    visitor.wait(5.0)
    visitor.turn()
    sheet = visitor.scene.spoken().title
    aloud.fetch()
    visitor.click("seal")
    visitor.turn()
    assert aloud.fetch()[1:] == [say("seal_house"), table._sealed.hash, say("seal_yours_about")]
    visitor.press("seal_done")
    visitor.turn()
    assert aloud.fetch() == [sheet] and visitor.scene.spoken().focus == "seal"
