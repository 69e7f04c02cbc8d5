"""The title, the settings and a new match, visited by mouse and by keys."""

from __future__ import annotations

import locale
import math
from pathlib import Path

import pygame
import pytest

from gaigel_desktop.controller import settings
from gaigel_desktop.controller.match.chair import Refusal
from gaigel_desktop.controller.match.setup import first_setup, from_json, last, setup_file, strength_of, with_rules
from gaigel_desktop.controller.records.rule_code import rule_code, rules_of
from gaigel_desktop.controller.thrown_away import folder as thrown_away
from gaigel_desktop.controller.thrown_away import lying
from gaigel_desktop.rules.actions import SIGNAL
from gaigel_desktop.rules.cards import ACE, BIT, FACE_OF
from gaigel_desktop.rules.options import OPTION_NAMED, OPTIONS, PRESETS
from gaigel_desktop.scenes.before.cut import CutScene
from gaigel_desktop.scenes.before.umschlag import UmschlagScene
from gaigel_desktop.scenes.begin import seating_at
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.new_match import rule_sheet
from gaigel_desktop.scenes.pages.new_match.rule_rows import TOPICS
from gaigel_desktop.scenes.pages.settings import MORE
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.scenes.parts.sights import deck_sights
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.signs import gesture_of
from gaigel_desktop.text.speech import say, suit_name
from gaigel_desktop.text.table_rules import IN_ORDER, STROKES_COUNT, may_have_effect, option_sentence, sources
from gaigel_desktop.window import theme
from gaigel_desktop.window.faces import face_file
from gaigel_desktop.window.pages.controls import Tile
from gaigel_desktop.window.scene import Scene
from gaigel_desktop.window.spoken.tree import everything
from tests.tiers import first_of, one_in

from .pages import Open, Visitor


def saved() -> settings.Settings:
    from gaigel_desktop.controller.places import settings_file

    return settings.load(settings_file()).settings


# -- the title ---------------------------------------------------------------------------------------------------


def test_one_key_from_the_start_to_the_first_card(visit: Open) -> None:
    visitor = visit()
    visitor.key(pygame.K_RETURN)
    assert visitor.at_table()


def test_what_is_unfinished_can_be_continued(visit: Open) -> None:
    visitor = visit()
    doors = ["play", "learn", "new_match", "past", "rules", "show", "settings", "quit"]
    doors.append("beam")
    assert [meaning.key for meaning in visitor.meanings() if meaning.key] == doors
    visitor.click("play")
    assert visitor.at_table()
    while visitor.scenes.top is not visitor.title:
        visitor.scenes.pop()
    assert visitor.page.focus == "continue"
    visitor.click("continue")
    assert visitor.at_table()


def test_the_title_by_keys_alone(visit: Open) -> None:
    visitor = visit()
    visitor.press("settings", pygame.K_SPACE)
    assert visitor.sees("Settings")
    visitor.key(pygame.K_ESCAPE)
    assert visitor.sees("New match")
    visitor.key(pygame.K_DOWN)
    assert visitor.page.focus == "quit"
    visitor.key(pygame.K_RETURN)
    assert visitor.scenes.top is None


def test_escape_on_the_title_asks_before_it_ends_the_program_and_whoever_presses_it_again_stays(visit: Open) -> None:
    visitor = visit()
    visitor.key(pygame.K_ESCAPE)
    spoken = visitor.scene.spoken()
    assert visitor.page.focus == "quit_no" and say("quit_ask") in [node.name for node in everything(spoken.nodes)]
    visitor.wait(theme.DEAF)
    visitor.key(pygame.K_ESCAPE)
    assert visitor.scene is visitor.title
    visitor.key(pygame.K_ESCAPE)
    visitor.answer("quit_yes")
    assert visitor.scenes.top is None


def test_the_first_start_asks_three_questions(visit: Open) -> None:
    visitor = visit(language="")
    visitor.player.learner.first_time = True
    visitor.app.open_title()
    language = visitor.find("language")
    visitor.click("language", x=1 - 30 / language.box.width)
    assert visitor.sees("¡Bienvenido a la taberna!")
    visitor.click("deck french")
    visitor.click("played_before", x=0.9)
    assert visitor.player.settings.aids.names() == ()
    visitor.click("go")
    assert visitor.at_table()
    kept = saved()
    assert (kept.language, kept.deck, kept.played_before) == ("es", "french", True)


@pytest.mark.parametrize("question", ["language", "played_before"])
def test_at_the_first_start_the_arrows_choose_and_enter_leads_on(visit: Open, question: str) -> None:
    """Who has played before sits at the table, who has not plays the first lesson."""
    visitor = visit(language="de")
    visitor.player.learner.first_time = True
    visitor.app.open_title()
    visitor.walk_to("language")
    visitor.key(pygame.K_RIGHT)
    visitor.walk_to(question)
    assert visitor.page.focus == question and visitor.player.settings.language == "en"
    if question == "played_before":
        visitor.key(pygame.K_RIGHT)
    visitor.key(pygame.K_RETURN)
    if question == "language":
        assert visitor.sees(say("cards_title")), "the cards first"
        visitor.key(pygame.K_RETURN)
    assert visitor.at_table() and saved().language == "en"
    assert (visitor.house.current.table is None) is not visitor.player.settings.played_before


def first_match(visitor: Visitor) -> Scene | None:
    """From the first start to whatever comes before the first card."""
    visitor.player.learner.welcome()
    visitor.app.open_title()
    visitor.click("go")
    return visitor.scene


def test_who_wants_help_is_spared_the_umschlag_once_and_is_told_the_partner(visit: Open) -> None:
    visitor = visit()
    visitor.player.setup = first_setup(newcomer=True)
    assert not isinstance(first_match(visitor), UmschlagScene)
    if isinstance(visitor.scene, CutScene):
        visitor.key(pygame.K_RETURN)
    visitor.wait(1.0)
    table = visitor.scene
    assert isinstance(table, TableScene) and table.state is not None and table.state.said.note is not None
    assert "Lena" in table.state.said.note.words
    while visitor.scenes.top is not None and not isinstance(visitor.scenes.top, TitleScene):
        visitor.scenes.pop()
    visitor.click("new_match")
    visitor.click("play")
    assert isinstance(visitor.scene, UmschlagScene)
    visitor.wait(60.0)
    assert isinstance(visitor.scene, UmschlagScene), "with help it waits for a key"
    visitor.key(pygame.K_SPACE)
    assert not isinstance(visitor.scene, UmschlagScene) and "umschlag" in visitor.player.learner.progress.shown


def test_who_knows_the_game_sees_the_umschlag_at_once_and_meets_everybody_as_they_are(visit: Open) -> None:
    visitor = visit()
    visitor.player.setup = first_setup(newcomer=True)
    visitor.player.learner.welcome()
    visitor.app.open_title()
    visitor.click("played_before", x=0.9)
    assert visitor.player.setup == first_setup()
    visitor.click("played_before", x=0.1)
    assert visitor.player.setup == first_setup(newcomer=True)
    visitor.click("played_before", x=0.9)
    visitor.click("go")
    assert isinstance(visitor.scene, UmschlagScene)


@pytest.mark.parametrize("page", ["first", "settings"])
def test_the_sample_of_the_french_cards_has_the_letters_of_the_language(visit: Open, page: str) -> None:
    visitor = visit(language="de")
    visitor.player.learner.first_time = page == "first"
    if page == "first":
        visitor.app.open_title()
    else:
        visitor.to_settings()
    assert samples(visitor) == ["cards/wuerttemberg/eichel_ober.webp", "cards/french/kreuz_dame.webp"]
    visitor.player.change(language="en")
    visitor.refresh()
    assert samples(visitor) == ["cards/wuerttemberg/eichel_ober.webp", "cards/french/en/kreuz_dame.webp"]


def samples(visitor: Visitor) -> list[str]:
    """The cards that stand for the decks to choose from."""
    tiles = (placed.widget for placed in visitor.page.placed())
    return [tile.file for tile in tiles if isinstance(tile, Tile) and tile.key.startswith("deck ")]


@pytest.mark.parametrize(("system", "spoken"), [("de", "de"), ("es", "es"), ("fr", "en"), ("", "en")])
def test_the_first_language_is_that_of_the_system(
    visit: Open, monkeypatch: pytest.MonkeyPatch, system: str, spoken: str
) -> None:
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: [{"language": system}] if system else [])
    monkeypatch.setattr(locale, "getlocale", lambda: (None, None))
    visitor = visit(language="")
    visitor.player.learner.first_time = True
    visitor.app.open_title()
    welcome = {"de": "Willkommen in der Wirtschaft!", "en": "Welcome to the inn!", "es": "¡Bienvenido a la taberna!"}
    assert visitor.sees(welcome[spoken])


# -- settings ----------------------------------------------------------------------------------------------------


def test_a_setting_is_effective_at_once_and_saved_when_leaving(visit: Open) -> None:
    visitor = visit()
    visitor.to_settings(MORE)
    visitor.click("colour_safe")
    assert visitor.player.deck.colour_safe
    assert not saved().colour_safe
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_ESCAPE)
    assert saved().colour_safe


def test_a_setting_is_saved_when_nothing_happens_for_a_while(visit: Open) -> None:
    visitor = visit()
    visitor.to_settings()
    visitor.press("sounds", pygame.K_HOME)
    assert visitor.house.kit.sounds.volume == 0.0
    assert saved().sounds != 0
    visitor.wait(theme.SAVE_AFTER)
    assert saved().sounds == 0
    assert visitor.wakes_at == math.inf, "the page waits for the player alone"


def test_the_zither_plays_once_the_title_is_there_and_stops_at_the_table(visit: Open) -> None:
    visitor = visit(music=40)
    visitor.house.kit.sounds.muted = False
    visitor.house.expect_music()
    assert visitor.turn() == 0
    assert not visitor.house.kit.sounds.awake
    visitor.wake()
    assert pygame.mixer.music.get_busy()
    visitor.player.change(music=0)
    assert pygame.mixer.music.get_volume() == 0
    visitor.click("play")
    while pygame.mixer.music.get_busy():  # it fades
        pygame.time.wait(20)
    pygame.mixer.quit()


def test_another_language_relabels_everything(visit: Open) -> None:
    visitor = visit()
    visitor.to_settings()
    visitor.press("language", pygame.K_LEFT)
    assert visitor.find("back").name == "Zurück"
    assert visitor.find("more").name == "Mehr"
    assert visitor.page.focus == "language"
    visitor.key(pygame.K_ESCAPE)
    assert visitor.find("play").name == "Spielen"


def test_larger_text_needs_more_room(visit: Open) -> None:
    visitor = visit()
    visitor.to_settings(MORE)
    before = max(meaning.box.bottom for meaning in visitor.meanings())
    visitor.player.change(text_size=150)
    visitor.scene.resize()
    assert max(meaning.box.bottom for meaning in visitor.meanings()) > before


def test_aids_all_at_once_and_one_by_one(visit: Open) -> None:
    visitor = visit()
    visitor.to_settings(MORE)
    visitor.click("aids_none")
    assert visitor.player.settings.aids.names() == ()
    visitor.click("aid_my_points")
    assert visitor.player.settings.aids.names() == ("aid_my_points",)


def test_a_name_is_typed(visit: Open) -> None:
    visitor = visit()
    visitor.to_settings()
    visitor.walk_to("name")
    visitor.type("Ida")
    visitor.click("portrait mina")
    assert (visitor.player.name, visitor.player.portrait) == ("Ida", "mina")


def test_a_window_that_is_too_small_to_play_in_opens_larger(visit: Open) -> None:
    visitor = visit((900, 700))
    visitor.house.close()
    assert visitor.player.window_size == (1024, 700)
    assert (saved().window_width, saved().window_height) == (1024, 700)


def test_a_folder_that_cannot_be_written_is_said_once(visit: Open, tmp_path: Path) -> None:
    visitor = visit()
    visitor.to_settings(MORE)
    visitor.click("large_index")
    (tmp_path / "settings.toml.new").mkdir()
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_ESCAPE)
    assert visitor.sees("could not be saved")
    assert visitor.player.settings.large_index


def test_what_is_chosen_in_a_second_window_is_not_kept(visit: Open, tmp_path: Path) -> None:
    visitor = visit()
    visitor.house.keeper.owner = False
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    visitor.to_settings(MORE)
    visitor.click("large_index")
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_ESCAPE)
    visitor.to_match("rules")
    visitor.click("rules_name")
    visitor.type("mine")
    visitor.key(pygame.K_RETURN)
    assert visitor.sees("None saved yet")
    visitor.key(pygame.K_ESCAPE)
    visitor.wait(theme.SAVE_AFTER + 1)
    assert visitor.player.settings.large_index
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before


# -- a new match -------------------------------------------------------------------------------------------------


def test_an_impossible_rule_set_is_refused_with_a_sentence(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("seats")
    for _ in range(3):
        visitor.press("players", pygame.K_RIGHT)
    assert visitor.player.setup.rules.players == 7
    assert visitor.sees("By the rules of Leinfelden 2, 3, 4 or 6 can play, not 7.")
    assert not visitor.find("play").usable
    visitor.click("play")
    assert not visitor.at_table()
    visitor.key(pygame.K_ESCAPE)
    assert last(setup_file()).setup.rules.players == visitor.player.setup.rules.players == 6


def test_five_are_led_on_to_rules_that_take_them(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("seats")
    visitor.press("players", pygame.K_RIGHT)
    sentence = "By the rules of Leinfelden 2, 3, 4 or 6 can play, not 5."
    assert [meaning.name for meaning in visitor.meanings()].count(sentence) == 1
    visitor.click("with_preset")
    rules = visitor.player.setup.rules
    assert (rules.preset, rules.players) == ("uspcc-1907", 5)
    assert not visitor.sees(sentence) and visitor.find("play").usable


def test_the_refusal_stands_at_both_fields(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("rules")
    visitor.click("topic sevens")
    visitor.press("auf_siebener", pygame.K_SPACE)
    visitor.press("auf_dissle", pygame.K_LEFT)
    sentence = "Auf Siebener and auf Dissle for anybody do not go together: switch one off."
    assert [meaning.name for meaning in visitor.meanings()].count(sentence) == 3
    visitor.press("auf_siebener", pygame.K_SPACE)
    assert not visitor.sees(sentence)


def test_what_differs_from_the_preset_is_marked_and_can_be_put_back(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("rules")
    visitor.click("topic pairs")
    visitor.click("pair_must_play")
    assert visitor.sees("In Leinfelden: no")
    visitor.click("topic preset")
    assert visitor.sees("A declared card is played: yes")
    visitor.press("to_preset")
    assert visitor.player.setup.rules == PRESETS["leinfelden"]


def test_how_many_play_is_nothing_that_differs_from_the_preset(visit: Open) -> None:
    """Its source tells of three, too."""
    visitor = visit()
    visitor.player.choose_table(with_rules(visitor.player.setup, PRESETS["leinfelden"]._replace(players=3)))
    visitor.to_match("rules")
    assert visitor.sees("Nothing changed: all as in Leinfelden.")
    assert not any(meaning.key == "to_preset" for meaning in visitor.meanings())


@one_in(4, "preset", PRESETS)
def test_every_option_that_says_anything_stands_there_with_what_it_means_and_its_source(
    visit: Open, preset: str
) -> None:
    visitor = visit()
    visitor.player.choose_table(with_rules(visitor.player.setup, PRESETS[preset]))
    visitor.to_match("rules")
    told: list[str] = []
    visitor.click(f"topic {TOPICS[0]}")
    assert not visitor.sees(sources(OPTIONS[0], PRESETS[preset])), "only for whoever asks"
    visitor.click("explain")
    for topic in TOPICS:
        visitor.click(f"topic {topic}")
        keys = [meaning.key for meaning in visitor.meanings()]
        words = [meaning.name for meaning in visitor.meanings()]
        for option in OPTIONS:
            if option.name in keys:
                told.append(option.name)
                assert option_sentence(option, PRESETS[preset]) in words
                assert sources(option, PRESETS[preset]) in words
    assert sorted(told) == sorted(option.name for option in OPTIONS if may_have_effect(option, PRESETS[preset]))


def test_what_came_later_is_asked_and_told_beside_what_it_belongs_to(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("rules")
    for topic, first, then in (("deal", "knock", "knock_deal"), ("opening", "opening", "first_trumps")):
        visitor.click(f"topic {topic}")
        there = {meaning.key: meaning.box.y for meaning in visitor.meanings()}
        keys = sorted((option.name for option in IN_ORDER if option.name in there), key=lambda name: there[name])
        assert keys.index(then) == keys.index(first) + 1
    visitor.player.choose_table(visitor.player.setup._replace(rules=PRESETS["leinfelden"]._replace(knock=False)))
    visitor.click("topic deal")
    assert "knock_deal" not in [meaning.key for meaning in visitor.meanings()]


def test_by_a_number_of_deals_the_strokes_are_deals(visit: Open) -> None:
    visitor = visit(language="en")
    rules = PRESETS["wikipedia"]._replace(scoring="deals", strokes=12)
    visitor.player.choose_table(visitor.player.setup._replace(rules=rules))
    visitor.to_match("rules")
    visitor.click("topic score")
    assert visitor.find("strokes").name == "Number of deals"
    visitor.player.choose_table(visitor.player.setup._replace(rules=rules._replace(strokes=1)))
    visitor.click("topic score")
    assert visitor.sees("Strokes are given in one deal.")
    visitor.player.choose_table(visitor.player.setup._replace(rules=rules))
    visitor.click("topic score")
    assert visitor.sees("Strokes are given in 12 deals.")


def test_a_preset_brings_its_chairs(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("rules")
    visitor.press("preset", pygame.K_LEFT)
    assert visitor.player.setup.rules == PRESETS["rutesheim"]
    assert len(visitor.player.setup.chairs) == 3


def test_own_rules_are_saved_by_name_and_forgotten(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("rules")
    visitor.click("topic deal")
    visitor.click("knock")
    mine = visitor.player.setup.rules
    visitor.click("topic preset")
    visitor.walk_to("rules_name")
    visitor.type("Rose")
    visitor.key(pygame.K_RETURN)
    assert visitor.sees("Saved as “Rose”.")
    visitor.press("preset", pygame.K_RIGHT)
    assert visitor.player.setup.rules != mine
    visitor.press("own Rose")
    assert visitor.player.setup.rules == mine
    visitor.press("forget Rose")
    visitor.answer("no")
    visitor.press("forget Rose")
    assert visitor.sees(say("thrown_away_ask", {"name": "Rose"}))
    visitor.answer("yes")
    assert visitor.sees("None saved yet.") and visitor.sees(str(thrown_away()))
    (aside,) = lying(".txt")
    name, code = aside.read_text(encoding="utf-8").split()
    assert (name, rules_of(code)) == ("Rose", mine)


def test_chairs_and_regulars(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("seats")
    visitor.click("seat 2")
    visitor.click("regular berta")
    visitor.press("strength", pygame.K_RIGHT)
    assert visitor.player.setup.chairs[2] == ("Berta", "berta", "beginner")
    visitor.click("seat 0")
    visitor.click("portrait tarek")
    assert visitor.player.portrait == "tarek"
    visitor.click("partners", x=0.9)
    assert visitor.player.setup.partners == "seated"
    assert visitor.sees("Berta · Mir")
    visitor.click("play")
    assert visitor.at_table()
    assert last(setup_file()).setup.chairs[2].name == "Berta"


def test_whether_partners_wink_and_may_lie_with_it(visit: Open) -> None:
    visitor = visit()
    visitor.player.change(signs_say="ace")
    visitor.to_match("seats")
    assert visitor.sees("whoever signs an Ace has got it")
    visitor.press("signs", pygame.K_RIGHT)
    assert visitor.player.setup.signs == "free" and visitor.player.setup.rules.signals
    assert visitor.sees("need not have it")
    visitor.key(pygame.K_RIGHT)
    assert visitor.player.setup.signs == "honest" and not visitor.player.setup.rules.signals
    visitor.press("players", pygame.K_LEFT)
    assert not any(meaning.key == "signs" for meaning in visitor.meanings())


@pytest.mark.parametrize("signs_say", ["suit", "either"])
def test_where_a_sign_may_be_a_wish_only_the_ace_of_trumps_can_be_a_lie(visit: Open, signs_say: str) -> None:
    visitor = visit()
    visitor.player.change(signs_say=signs_say)
    visitor.to_match("seats")
    assert visitor.sees("may be a wish") and visitor.sees("the Ace of trumps has got it")
    visitor.press("signs", pygame.K_RIGHT)
    assert visitor.sees("may be a wish") and visitor.sees("the Ace of trumps need not have it")


def test_the_chair_goes_by_what_signs_say_now_and_the_others_by_what_they_said_at_the_beginning(visit: Open) -> None:
    visitor = visit()
    visitor.player.change(signs_say="ace")
    visitor.to_match("seats")
    visitor.click("play")
    assert visitor.at_table() and visitor.house.current.story is not None
    assert visitor.house.current.story.about["wishes"] is False
    while not isinstance(visitor.scene, TableScene):
        visitor.key(pygame.K_RETURN)
    visitor.wait(5)
    assert visitor.scene.state is not None
    chair = visitor.scene.state.chair
    hand = chair.seen.hands[0]
    false = next(suit for suit in range(4) if not hand & BIT[suit * 6 + ACE])
    assert chair.why_not(SIGNAL + false) == Refusal("false_sign", by="table")
    visitor.player.change(signs_say="suit")
    assert chair.why_not(SIGNAL + false) is None


def test_your_partner_plays_at_their_best_unless_you_choose(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("seats")
    visitor.click("partners", x=0.9)
    visitor.click("seat 2")
    assert strength_of(visitor.player.setup, 2) == "master"
    visitor.press("strength", pygame.K_RIGHT)
    assert strength_of(visitor.player.setup, 2) == "beginner"


def test_under_a_face_stands_what_was_chosen_for_it(visit: Open) -> None:
    visitor = visit()
    visitor.player.choose_table(first_setup(newcomer=True))
    visitor.to_match("seats")
    assert visitor.find("strength").value == "Gentle"
    chairs = [each for each in visitor.meanings() if each.key.startswith("seat ")]
    assert all("Gentle" in f"{each.value} {each.about}" for each in chairs[1:])


def test_how_a_partner_plays_is_chosen_on_the_seats_page_and_stays_with_the_match(visit: Open) -> None:
    visitor = visit()
    visitor.player.choose_aids(on=False)
    visitor.to_match("seats")
    visitor.click("partners", x=0.9)
    assert visitor.sees("now and then they make a mistake"), "whoever counts alone meets them as they are"
    visitor.press("partner", pygame.K_LEFT)
    assert visitor.player.setup.partner == "best" and visitor.sees("as few mistakes as they can")
    visitor.press("partner", pygame.K_RIGHT)
    for seat in (1, 2, 3):
        visitor.click(f"seat {seat}")
        visitor.press("strength", pygame.K_RIGHT)
    assert not any(meaning.key == "partner" for meaning in visitor.meanings()), "all strengths are chosen"


@first_of(1, "alone, partner", [(True, "own"), (False, "best")])
def test_a_match_keeps_the_partner_it_began_with(visit: Open, alone: bool, partner: str) -> None:
    visitor = visit()
    visitor.player.choose_aids(on=not alone)
    visitor.player.setup = first_setup()
    visitor.click("play")
    visitor.wait(60.0)
    visitor.key(pygame.K_SPACE)
    visitor.wait(5.0)
    visitor.key(pygame.K_RETURN)
    visitor.wait(5.0)
    visitor.player.choose_aids(on=alone)
    story = visitor.house.current.story
    assert story is not None and from_json(story.about).partner == partner


def scored(visitor: Visitor, scoring: str) -> int:
    """How many strokes there are when this scoring has been chosen in the form, by keys from the one that it has."""
    visitor.walk_to("scoring")
    ways = list(OPTION_NAMED["scoring"].values)
    steps = ways.index(scoring) - ways.index(visitor.player.setup.rules.scoring)
    for _ in range(abs(steps)):
        visitor.key(pygame.K_RIGHT if steps > 0 else pygame.K_LEFT)
    assert visitor.player.setup.rules.scoring == scoring
    shown = [meaning.value for meaning in visitor.meanings() if meaning.key == "strokes"]
    assert shown == [str(visitor.player.setup.rules.strokes)] * (scoring in STROKES_COUNT)
    return visitor.player.setup.rules.strokes


def test_a_shorter_game_proposes_five_strokes_and_going_back_ten_P(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("rules")
    visitor.click("topic score")
    ways = ["race", "early_clean", "slate", "early_clean", "rutesheim", "race", "games", "slate"]
    assert [scored(visitor, way) for way in ways] == [5, 5, 10, 5, 10, 5, 10, 10]


@one_in(4, "before, number", [("slate", 7), ("slate", 10), ("race", 10), ("race", 5)])
def test_a_number_of_strokes_that_somebody_has_set_stays_P(visit: Open, before: str, number: int) -> None:
    visitor = visit()
    visitor.to_match("rules")
    visitor.click("topic score")
    scored(visitor, before)
    there = visitor.player.setup.rules.strokes
    away = pygame.K_RIGHT if number < there else pygame.K_LEFT  # one step too far, and back
    back = pygame.K_LEFT if away == pygame.K_RIGHT else pygame.K_RIGHT
    visitor.press("strokes", away)
    for _ in range(abs(number - there) + 1):
        visitor.key(back)
    assert visitor.player.setup.rules.strokes == number
    assert [scored(visitor, way) for way in ("early_clean", "slate", "race", "slate")] == [number] * 4


def test_a_number_of_strokes_that_was_set_last_time_stays_P(visit: Open) -> None:
    visitor = visit()
    visitor.player.choose_table(with_rules(visitor.player.setup, PRESETS["leinfelden"]._replace(scoring="race")))
    visitor.to_match("rules")
    visitor.click("topic score")
    assert [scored(visitor, way) for way in ("slate", "early_clean", "race")] == [10, 10, 10]


def test_the_sheet_says_the_rules_and_its_code_brings_them_back(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("sheet")
    assert visitor.sees("King and Ober are declared whenever you like.")
    rules = PRESETS["wikipedia"]._replace(players=6, strokes=15)
    visitor.press("code", pygame.K_DELETE)
    visitor.type("nonsense")
    visitor.key(pygame.K_RETURN)
    assert visitor.sees("This is not the code of a rule set.")
    visitor.key(pygame.K_DELETE)
    visitor.type(rule_code(rules).lower())
    visitor.key(pygame.K_RETURN)
    assert visitor.player.setup.rules == rules
    assert visitor.sees("Strokes are given in 15 deals.")


def test_the_sheet_says_that_a_table_has_rules_of_its_own_and_marks_them(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("sheet")
    assert not visitor.sees("How we play here · Leinfelden, house rules")
    assert not visitor.sees("What has a stroke of the pencil beside it, you play otherwise than Leinfelden.")
    rules = PRESETS["leinfelden"]._replace(knock=False, auf_siebener=True, players=6)
    visitor.player.choose_table(with_rules(visitor.player.setup, rules))
    visitor.refresh()
    assert visitor.sees("How we play here · Leinfelden, house rules")
    assert visitor.sees("What has a stroke of the pencil beside it, you play otherwise than Leinfelden.")
    marked = [words for each in visitor.page.placed() if (words := getattr(each.widget, "aloud", None))]
    assert set(marked) == {
        "The pack is always cut. (Otherwise than usual.)",
        "With four Sevens you may play auf Siebener: cards win nothing, a fifth Seven does. (Otherwise than usual.)",
    }


def test_the_sentences_of_the_sheet_fit_the_table(visit: Open) -> None:
    visitor = visit()
    rules = PRESETS["leinfelden"]._replace(auf_siebener=True, players=6)
    visitor.player.choose_table(with_rules(visitor.player.setup, rules))
    visitor.to_match("sheet")
    assert visitor.sees("Every second player round the table is on the same side.")
    assert visitor.sees("Otherwise Sevens that come together later count nothing.")


def test_a_code_is_copied_and_pasted_back(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    board: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[-1])
    visitor = visit()
    visitor.to_match("sheet")
    visitor.press("copy")
    assert visitor.sees("Copied.")
    copied = visitor.player.setup.rules
    visitor.player.choose_table(with_rules(visitor.player.setup, copied._replace(strokes=15)))
    visitor.refresh()
    assert not visitor.sees("Copied."), "this is another code now"
    visitor.walk_to("code")
    visitor.key(pygame.K_v, pygame.KMOD_CTRL)
    assert visitor.find("code").value == board[-1], "it takes the place of the own one"
    visitor.key(pygame.K_RETURN)
    assert visitor.player.setup.rules == copied


def test_a_code_is_saved_as_a_file_of_its_own(visit: Open, tmp_path: Path) -> None:
    visitor = visit()
    visitor.to_match("sheet")
    for name in ("gaigel-rules.txt", "gaigel-rules-2.txt"):
        visitor.press("save")
        assert visitor.sees(say("sheet_saved", {"path": tmp_path / name}))
        assert rules_of((tmp_path / name).read_text(encoding="utf-8")) == visitor.player.setup.rules


def test_a_code_that_cannot_be_saved_is_told_so(visit: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    (tmp_path / "file").touch()
    monkeypatch.setattr(rule_sheet, "records_folder", lambda: tmp_path / "file" / "no folder")
    visitor.to_match("sheet")
    visitor.press("save")
    assert visitor.sees(say("files_not_written", {"path": tmp_path / "file" / "no folder"}).removesuffix("."))


def test_aids_are_those_of_the_settings(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("aids")
    visitor.press("aid_hint", pygame.K_SPACE)
    assert "aid_hint" not in visitor.player.settings.aids.names()


# -- where the focus begins --------------------------------------------------------------------------------------


def test_enter_goes_on_where_a_page_has_one_way_on(visit: Open) -> None:
    visitor = visit()
    for page, key in (("settings", "language"), ("new_match", "tab seats")):
        visitor.click(page)
        assert visitor.page.focus == key
        visitor.key(pygame.K_ESCAPE)


# -- customs of the table ----------------------------------------------------------------------------------------


def test_a_table_agrees_on_its_signs_and_goes_back_to_the_usual_ones(visit: Open) -> None:
    visitor = visit()
    visitor.to_settings(MORE)
    usual = visitor.player.settings.gestures
    visitor.press("sign 2", pygame.K_SPACE)
    visitor.press("gesture", pygame.K_RIGHT)  # from the heart to the tongue in the cheek, which hearts get
    assert gesture_of(2) == "tongue_in_cheek" and gesture_of(3) == "heart"
    assert visitor.player.settings.gestures == "shoulder tongue tongue_in_cheek heart blink"
    visitor.press("gestures_as_usual")
    assert visitor.player.settings.gestures == usual and gesture_of(2) == "heart"
    assert not any(meaning.key == "gestures_as_usual" for meaning in visitor.meanings())


# -- names of the suits ------------------------------------------------------------------------------------------


def test_another_deck_calls_its_suits_by_their_names(visit: Open) -> None:
    visitor = visit()
    visitor.to_settings()
    assert suit_name(0) == "acorns"
    visitor.click("deck french")
    assert suit_name(0) == "clubs"


def test_nines_stand_for_the_sevens_of_a_deck_that_has_them(visit: Open) -> None:
    """They are drawn so, and called the Sevens that they are by the rules."""
    visitor = visit()
    visitor.to_settings()
    visitor.click(MORE)
    assert not any(meaning.key == "nines" for meaning in visitor.meanings())
    visitor.key(pygame.K_ESCAPE)
    visitor.click("deck french")
    visitor.click(MORE)
    visitor.click("nines")
    deck = visitor.player.deck
    assert (
        face_file(deck, "E7") == "cards/french/kreuz_9.webp" and face_file(deck, "EX") == "cards/french/kreuz_10.webp"
    )
    assert face_file(deck._replace(large_index=True, colour_safe=True), "E7") == "cards/french/safe_large/kreuz_9.webp"
    assert visitor.sees("the Nine stands for the Seven") and card_name(FACE_OF["E7"]) == "the Seven of clubs"
    visitor.key(pygame.K_ESCAPE)
    visitor.click("deck wuerttemberg")
    assert face_file(visitor.player.deck, "E7") == "cards/wuerttemberg/eichel_7.webp"


@pytest.mark.parametrize(("language", "queen"), [("en", "french/en/kreuz_dame"), ("de", "french/kreuz_dame")])
def test_a_deck_is_shown_with_the_letters_of_the_language(visit: Open, language: str, queen: str) -> None:
    shown = {sight.key: sight.file for sight in deck_sights(visit(language=language).player, print)}
    assert shown == {"deck wuerttemberg": "cards/wuerttemberg/eichel_ober.webp", "deck french": f"cards/{queen}.webp"}


def test_whoever_has_the_name_of_a_regular_is_told_apart_at_the_table(visit: Open) -> None:
    visitor = visit(name="Eugen")
    assert seating_at(visitor.player, visitor.player.setup).names[0] == "Eugen (You)"
    visitor = visit(name="Zoe")
    assert seating_at(visitor.player, visitor.player.setup).names[0] == "Zoe"


@pytest.mark.parametrize("text_size", [100, 150])
def test_no_row_of_the_rules_moves_under_the_pointer_when_another_rule_is_chosen(visit: Open, text_size: int) -> None:
    visitor = visit(text_size=text_size)
    visitor.to_match("rules")
    for topic, option in (("pairs", "pair_must_play"), ("exchange", "exchange_needs"), ("deal", "card_points")):
        visitor.click(f"topic {topic}")
        before = {told.key: told.box.y for told in visitor.meanings() if told.key}
        assert option in before and not visitor.sees("In Leinfelden: ")
        row = visitor.find(option)
        if row.items:
            visitor.ask(row.items[-1].key)
        else:
            visitor.click(option)
        assert visitor.sees("In Leinfelden: ")
        assert {told.key: told.box.y for told in visitor.meanings() if told.key} == before
