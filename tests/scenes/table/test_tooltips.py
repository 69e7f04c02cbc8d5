"""Tooltips: everything on the table says what it is when the pointer rests on it or keys come, and hides nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules.actions import AUS
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.board.in_sight import PLAYED, TRUMPS, OnTable, in_sight
from gaigel_desktop.table.board.item import ItemId, tab_ring
from gaigel_desktop.table.board.item_boxes import card_box
from gaigel_desktop.table.board.item_words import words_of
from gaigel_desktop.table.board.top_layer import Tip
from gaigel_desktop.table.paint import plates
from gaigel_desktop.table.paint.paint_top_layer import line_of, tip_of
from gaigel_desktop.table.play import aids
from gaigel_desktop.table.play.described import all_items, describe
from gaigel_desktop.table.play.situation import situation
from gaigel_desktop.table.play.tooltips import words_in_tip
from gaigel_desktop.text import speech
from gaigel_desktop.text.explain import card_name, why
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen
from tests.rules.table import Table
from tests.scenario import lay
from tests.scenes.table.there import focused_item, named, pressable
from tests.tiers import one_in

from .guest import Guest
from .laid import others, sits
from .test_stops import own_trick, until

WORDS = 16


def declared(table: Table) -> None:
    """The own side has declared hearts, and the Seven lies beside the trump card; two cards of a trick lie there."""
    table.opens("elfen", "EA").rest_discard().does(0, "declare", "H").plays("E7 . EX .").does(2, "reserve").plays(
        "BA ."
    )


def guest_there(**chosen: SettingValue) -> Guest:
    hands = {"vorhand": "EA HK HO E7", "third": "S7 EX BA"}
    return sits(lay("leinfelden", "SA", **hands), declared, chosen=chosen)


@pytest.fixture
def languages(catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, ...]]:
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    yield tuple(LANGUAGES)
    speak("en")


def rests(guest: Guest, point: tuple[float, float], seconds: float = theme.NAMED + 0.1) -> Tip | None:
    """The pointer comes here and stays."""
    guest.mouse(pygame.MOUSEMOTION, *point)
    guest.wait(seconds)
    return describe(guest.state).over.tip


def point_on(guest: Guest, item: ItemId) -> tuple[float, float]:
    """Where this lies uncovered, as somebody would look for it."""
    placed = [*named(guest.state), *pressable(guest.state)]
    at = next(at for at, each in enumerate(placed) if each.id == item)
    box, above = placed[at].box, [each.box for each in placed[at + 1 :]]
    points = ((box.x + box.width * x / 20, box.y + box.height * y / 20) for x in range(1, 20) for y in range(1, 20))
    return next(point for point in points if not any(other.holds(point) for other in above))


def named_spots(guest: Guest) -> list[ItemId]:
    """All that has a name, but what has a picture of its own."""
    return [each.id for each in (*named(guest.state), *pressable(guest.state)) if each.id[0] != "seat"]


def test_everything_on_the_table_tells_its_name_in_few_words(languages: tuple[str, ...]) -> None:
    guest = guest_there(aid_mark_legal=True)
    kinds = {(item.kind, item.name) for item in named_spots(guest)}
    lying = {"trick", "talon", "trump", "reserved", "coaster", "meld"}
    assert {item.kind for item in named_spots(guest) if item.row.named_only} == lying
    assert {"card", "call", "slate", "pile", "icon"} <= {kind for kind, _ in kinds}
    told = set()
    for spot in named_spots(guest):
        tip = rests(guest, point_on(guest, spot))
        assert tip is not None and tip.words, spot
        told.add(tip.words)
        for language in languages:
            speak(language)
            said = describe(guest.state).over.tip
            assert said is not None and len(f"{said.words} {said.about}".split()) <= WORDS + 2 * (language != "en"), (
                said
            )
        speak("en")
    assert len(told) >= len(kinds), "each is called otherwise"


@pytest.mark.parametrize("preset", ["wikipedia", "uspcc-1907", "rutesheim"])
def test_names_are_told_at_every_table(preset: str) -> None:
    guest = Guest(preset, 3 if preset == "rutesheim" else 4, others=others(2 if preset == "rutesheim" else 3))
    guest.session.actions.play(guest.hand()[0])
    guest.wait(6.0)
    calls = [spot for spot in named_spots(guest) if spot.kind == "call" or spot.row.named_only]
    assert len(calls) > 6
    for spot in calls:
        assert rests(guest, point_on(guest, spot)) is not None, spot


def test_what_is_told_is_what_lies_there() -> None:
    guest = guest_there()
    told = {spot: rests(guest, point_on(guest, spot)) for spot in named_spots(guest)}
    seen = guest.state.stage.seen
    played = told[ItemId("trick", 2)]
    assert played is not None and played.words == f"Eugen: {card_name(FACE_OF['BA'])}" and "11" in played.about
    talon, trump = (told[item] for item in (ItemId("talon"), ItemId("trump")))
    assert talon is not None and talon.words.endswith(f": {describe(guest.state).rests.in_talon}"), "as the chalk says"
    assert describe(guest.state).rests.in_talon == len(seen.talon) - seen.drawn + 1
    assert trump is not None and trump.words.endswith(card_name(FACE_OF["SA"]))
    meld = next(tip for spot, tip in told.items() if spot.kind == "meld")
    assert meld is not None and meld.words == "Mir (us): King and Ober of hearts, 20"


@pytest.mark.parametrize("collects", ["me", "partner"])
def test_a_card_that_is_turned_up_on_a_pile_tells_its_name_and_not_that_of_the_pile(collects: str) -> None:
    def turned_up(table: Table) -> None:
        table.opens("elfen", "EA").rest_discard().does(0, "declare", "H").plays("HX . . .")

    guest = sits(lay("leinfelden", "SA", vorhand="EA HK HO HX"), turned_up, collect=collects)
    guest.wait(3.0)
    guest.key(pygame.K_SPACE)
    guest.wait(5.0)
    meld = next(each.box for each in named(guest.state) if each.id.kind == "meld")
    assert meld.overlaps(guest.box_of(ItemId("pile", 0)))
    tip = rests(guest, meld.middle)
    assert tip is not None and tip.words == "Mir (us): King and Ober of hearts, 20"
    guest.click(*meld.middle)
    assert guest.scene is not guest.table, "a press is still one on the pile: the last trick"


def test_what_lies_face_down_is_told_by_nobody() -> None:
    guest = sits(
        lay("leinfelden", "SA", vorhand="BA", fourth="H7", dealer=0), lambda table: table.opens("second", "BA")
    )
    tip = rests(guest, point_on(guest, ItemId("trick", 1)))
    assert tip is not None
    assert tip == Tip(say("name_hidden", {"name": "Lena"}), say("name_hidden_about"), tip.at)


def follows(**chosen: bool) -> Guest:
    """Who sits here may play no trump to the first trick as long as there is another card."""
    table = lay("leinfelden", "SA", vorhand="BA", fourth="S7 SX H7", dealer=0)
    return sits(table, lambda table: table.opens("elfen", "BA").plays(". ."), chosen=chosen)


def test_a_card_in_the_shade_says_why_and_without_that_aid_none_says_anything() -> None:
    helped, unaided = follows(aid_mark_legal=True), follows()
    helped.wait(theme.MARKS_COME + 1.0)
    legal = aids.marked_cards(helped.state)
    shaded = [at for at, card in enumerate(helped.hand()) if card not in legal]
    assert len(shaded) == 2
    for at in shaded:
        tip = rests(helped, point_on(helped, helped.own_card(at)))
        assert tip is not None and tip.about == why("no_trump_to_first_trick", helped.state.seen)
        assert describe(helped.state).over.line == ""
    assert all(rests(unaided, point_on(unaided, unaided.own_card(at))) is None for at in range(5))


def test_what_the_eye_reads_is_what_is_heard_but_for_a_few_kinds() -> None:
    guest = guest_there(aid_mark_legal=True, aid_strip=True, aid_my_points=True)
    on = situation(guest.state)._replace(slate=describe(guest.state).rests.slate)
    otherwise, silent = set[str](), set[str]()
    for item in all_items(guest.state):
        tip, heard = words_in_tip(guest.state, item), words_of(on, item)
        if tip is None:
            silent.add(item.id.kind)
        elif (tip.name, tip.about) != (heard.name, heard.about):
            otherwise.add(item.id.kind)
    assert silent == {"seat"} and otherwise == {"slate", "strip"}


def test_a_name_comes_only_where_the_pointer_stays() -> None:
    guest = guest_there()
    talon, trump = (point_on(guest, item) for item in (ItemId("talon"), ItemId("trump")))
    assert rests(guest, talon, 0.3) is None and rests(guest, trump, 0.4) is None
    assert rests(guest, (trump[0] + 1, trump[1])) is not None, "a hand is never quite still"
    assert rests(guest, (640, 60)) is None or describe(guest.state).over.tip != rests(guest, trump)


def test_after_a_key_the_pointer_counts_again_with_its_first_motion() -> None:
    guest = guest_there()
    talon = point_on(guest, ItemId("talon"))
    rests(guest, talon)
    guest.key(pygame.K_p)
    assert describe(guest.state).over.tip is None
    tip = rests(guest, (talon[0] + 1, talon[1]))
    assert tip is not None and tip.words.startswith("Talon")


def test_a_press_on_what_only_has_a_name_does_what_it_did_before() -> None:
    """It ends a stop, and takes nothing up."""
    guest = own_trick(trick_stays=0.0)
    talon = point_on(guest, ItemId("talon"))
    assert rests(guest, talon) is not None and guest.stop is not None
    guest.click(*talon)
    assert guest.stop is None and guest.state.pointing.hovered is None


def test_n_goes_from_thing_to_thing_and_tab_past_them() -> None:
    guest = guest_there()
    ring = [each.id for each in named(guest.state)]
    assert not set(ring) & set(tab_ring(all_items(guest.state)))
    seen = []
    for _ in ring:
        guest.key(pygame.K_n)
        over = describe(guest.state).over
        (focused,) = (item for item in over.items if item.look.focused)
        assert over.tip is not None and over.tip.at == focused.box
        seen.append(focused.id)
    assert sorted(seen) == sorted(ring) and seen[0].kind == "trick"
    guest.key(pygame.K_n, mod=pygame.KMOD_SHIFT)
    assert focused_item(describe(guest.state).over) == seen[-2]
    moment = guest.game.moment
    guest.key(pygame.K_RETURN, pygame.K_TAB)
    assert guest.game.moment == moment


@pytest.mark.parametrize("size", [1.0, 1.5])
@one_in(4, "window", [(1280, 720), (1024, 640), (2560, 1080)])
def test_a_name_lies_neither_on_the_own_hand_nor_on_trick_or_trump_card(window: tuple[int, int], size: float) -> None:
    guest = guest_there()
    pen = Pen(guest.house.kit, size)
    table = guest.state.stage.table
    for spot in (each for each in named_spots(guest) if each.kind != "icon"):
        guest.state.pointing = guest.state.pointing.focused(spot)._replace(by_keys=True)
        over = describe(guest.state).over
        if over.tip is None:
            continue
        box = tip_of(pen, over, over.tip, table)
        assert Box(0, 0, table.width, table.height).contains(box), spot
        hand = [card_box(table, at, 5) for at in range(len(guest.hand()))]
        cards = in_sight(PLAYED | TRUMPS, OnTable(guest.state.stage.seen, table))
        under = [other for other in (*cards, *hand) if box.overlaps(other)]
        assert not under, (spot, box)
        assert not over.line or not box.overlaps(line_of(pen, over, table).box), spot
        assert plates.tip_size(pen, over.tip)[0] <= plates.WIDEST_TIP + 60


def test_the_slate_says_nothing_of_a_deal_whose_end_is_not_told_yet() -> None:
    guest = Guest(others=others(3, lambda seen, seat: AUS if seen.done and not seen.trick else None))
    until(guest, stops.OWN_TRICK)
    before = aids.score_in_words(guest.state)
    guest.key(pygame.K_SPACE)
    while guest.deal.result is None:
        guest.wait(0.1)
    assert not guest.state.over and aids.score_in_words(guest.state) == before, "the Aus has not even been heard"
    while not guest.state.over:
        guest.wait(0.5)
    assert aids.score_in_words(guest.state) != before
