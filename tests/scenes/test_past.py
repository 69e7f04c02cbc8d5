"""Past games, visited by mouse and by keys: the list, the filter, the figures, files, and a deal told again."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from random import Random

import pygame
import pytest

from gaigel_desktop.controller.records.verify import findings
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.controller.store.archive import EVERYTHING, Wanted, count, in_order
from gaigel_desktop.controller.store.statistics import figures
from gaigel_desktop.controller.store.store import Store, open_store
from gaigel_desktop.controller.store.transfer import export, files_there
from gaigel_desktop.rules.events import Event, Opened, Played
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.past import delete_all, files
from gaigel_desktop.scenes.pages.past.deal_rows import DealRow
from gaigel_desktop.scenes.pages.past.figure_plots import along
from gaigel_desktop.scenes.pages.past.past_games import TABS
from gaigel_desktop.scenes.pages.past.past_query import PAGE
from gaigel_desktop.scenes.replay.replay_scene import Replay
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.scene import Scene
from gaigel_desktop.window.spoken.tree import everything
from tests import odd_names
from tests.controller.days import keep_day
from tests.controller.past_games import keep, keep_many, played, table
from tests.lives import live
from tests.no_files import NO_FILES, nowhere
from tests.scenes.looks import in_every_language, in_every_look
from tests.tiers import first_of, one_in, thorough

from .drawn import drawn_by
from .pages import Open, Visitor, troubles

LEINFELDEN = PRESETS["leinfelden"]
LONG = 60.0


def store_of(visitor: Visitor) -> Store:
    assert visitor.house.keeper.store is not None
    return visitor.house.keeper.store


def with_games(
    visit: Open, deals: int = 60, size: tuple[int, int] = (1280, 720), /, **settings: SettingValue
) -> Visitor:
    """Somebody who has played, and looks at the list."""
    visitor = visit(size, **settings)
    keep_many(store_of(visitor), deals)
    visitor.click("past")
    return visitor


def rows(visitor: Visitor) -> list[str]:
    return [meaning.name for meaning in visitor.meanings() if meaning.key.startswith("deal ")]


def replay_of(visitor: Visitor) -> Replay:
    assert isinstance(visitor.scene, Replay)
    return visitor.scene


# -- the list ----------------------------------------------------------------------------------------------------


@in_every_language
@first_of(1, "text_size", [150, 100])
def test_the_score_of_many_pairs_stands_in_the_row_of_each(visit: Open, language: str, text_size: int) -> None:
    visitor = visit(language=language, text_size=text_size)
    rules = PRESETS["uspcc-1907"]._replace(players=8, teams="opposite")
    records = played(rules, 2)
    keep(store_of(visitor), table(rules), records)
    visitor.click("past")
    match = records[-1].match
    assert match is not None and match.after is not None
    told = {meaning.name: meaning for meaning in visitor.meanings()}
    for before, after in zip(match.before.score, match.after.score, strict=True):
        assert (f"{after} (+{after - before})" if before != after else str(after)) in told
    assert not any(" : " in name for name in told)
    assert troubles(visitor) == []


def test_a_deal_of_rutesheim_gave_points_and_no_strokes(visit: Open) -> None:
    visitor = visit(language="en")
    rules = PRESETS["rutesheim"]
    keep(store_of(visitor), table(rules), played(rules, 2))
    visitor.click("past")
    assert not [meaning for meaning in visitor.meanings() if meaning.role == "strokes" and meaning.name]
    assert not visitor.sees("strokes: ") and any("(+5)" in meaning.name for meaning in visitor.meanings())


def test_nothing_played_is_an_invitation_to_play(visit: Open) -> None:
    visitor = visit()
    visitor.click("past")
    for tab in TABS[:2]:
        visitor.click(f"tab {tab}")
        assert visitor.sees("Not a stroke on the slate yet")
    visitor.click("play")
    assert visitor.at_table()


def test_without_a_store_it_is_said(visit: Open) -> None:
    visitor = visit()
    visitor.house.keeper.ledger.store = None
    visitor.click("past")
    assert visitor.sees("Games cannot be kept here")


def test_games_that_cannot_be_read_are_not_taken_for_none(visit: Open) -> None:
    visitor = visit()
    keep_many(store_of(visitor), 4)
    store_of(visitor).database.execute("ALTER TABLE past RENAME TO gone")
    visitor.click("past")
    for tab in TABS:
        visitor.click(f"tab {tab}")
        assert tab == "files" or visitor.sees("cannot be read at the moment")


def test_a_gigackel_is_drawn_for_the_eye_and_named_for_the_ear(visit: Open) -> None:
    visitor = with_games(visit, 60)
    told = {meaning.key: meaning.value for meaning in visitor.meanings()}
    shown = [placed.widget for placed in visitor.page.placed() if isinstance(placed.widget, DealRow)]
    doubles = {row.key: 2 in row.deal.record.result.strokes for row in shown if row.deal.record.result is not None}
    assert set(doubles.values()) == {True, False}
    assert all((told[key] == say("spoken_double")) == double for key, double in doubles.items())


def test_whose_numbers_they_are_is_said_to_the_ear(visit: Open) -> None:
    visitor = with_games(visit)
    nodes = list(everything(visitor.scene.spoken().nodes))
    deals = [node.name for node in nodes if node.key.startswith("deal ")]
    assert deals and all("Mir " in words and "Ihr " in words and " : " not in words for words in deals)
    slate = next(node.name for node in nodes if node.name.startswith("On the slate: "))
    assert slate.count("Mir ") == slate.count("Ihr ") == 2 and " : " not in slate


@thorough
def test_the_list_page_by_page_by_keys_alone(visit: Open) -> None:
    visitor = with_games(visit, 60)
    assert len(rows(visitor)) == PAGE
    visitor.press("older")
    assert len(rows(visitor)) == 60 - PAGE
    assert visitor.sees(f"{PAGE + 1} to 60 of 60")
    visitor.press("newest", pygame.K_SPACE)
    assert visitor.sees(f"1 to {PAGE} of 60")


def test_the_first_press_points_at_a_deal_and_the_second_opens_it(visit: Open) -> None:
    visitor = with_games(visit)
    keys = [meaning.key for meaning in visitor.meanings() if meaning.key.startswith("deal ")]
    visitor.press(keys[3])
    assert visitor.find(keys[3]).chosen
    visitor.key(pygame.K_RETURN)
    assert isinstance(visitor.scene, Replay)
    visitor.key(pygame.K_ESCAPE)
    assert visitor.find(keys[3]).chosen
    visitor.key(pygame.K_ESCAPE)
    assert visitor.sees("New match")


@pytest.mark.parametrize("icon", ["review", "practise", "show", "older", "to_filter"])
def test_what_is_only_an_icon_says_its_name_where_the_pointer_rests(visit: Open, icon: str) -> None:
    visitor = with_games(visit)
    button = visitor.find(icon)
    assert button.name not in [words for words, _ in drawn_by(visitor.scene).words]
    visitor.mouse(pygame.MOUSEMOTION, *button.box.middle)
    assert button.name in [words for words, _ in drawn_by(visitor.scene).words]


def test_a_deal_of_the_day_is_called_so(visit: Open) -> None:
    visitor = visit()
    keep_day(store_of(visitor), "2026-11-21")
    visitor.click("past")
    assert visitor.sees("Deal of the day 21 November 2026 · Leinfelden")
    assert not visitor.sees("Match won") and not visitor.sees("Match lost")


def test_a_deal_that_came_meanwhile_is_seen(visit: Open) -> None:
    visitor = with_games(visit, 4)
    visitor.key(pygame.K_ESCAPE)
    keep(store_of(visitor), table(LEINFELDEN), played(LEINFELDEN, 1, "later"))
    visitor.click("past")
    assert len(rows(visitor)) == 5


# -- the games of a life ---------------------------------------------------------------------------------------------


@thorough
def test_of_many_games_the_first_page_is_seen_at_once_and_the_rest_is_found_meanwhile(
    visit: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = visit()
    live(store_of(visitor), 3_000)
    monkeypatch.setattr("gaigel_desktop.scenes.pages.past.past_games.within", lambda _: range(1))
    visitor.click("past")
    assert len(rows(visitor)) == PAGE and visitor.sees(
        say("past_which_so_far", {"first": 1, "last": 40, "count": "1\xa0000"})
    )
    visitor.press("older")
    assert len(rows(visitor)) == PAGE and visitor.sees("41")
    settle(visitor)
    assert visitor.sees(say("past_which", {"first": 41, "last": 80, "count": "2\xa0800"}))
    visitor.press("oldest")
    assert visitor.sees(say("past_which", {"first": "2\xa0761", "last": "2\xa0800", "count": "2\xa0800"}))
    visitor.click("tab figures")
    assert visitor.sees(say("figures_counting", {"number": "1\xa0000", "count": "2\xa0800"}))
    settle(visitor)
    assert visitor.sees("of 2800")


# -- the filter --------------------------------------------------------------------------------------------------


def test_a_filter_holds_for_list_and_figures_until_it_is_taken_off(visit: Open) -> None:
    visitor = with_games(visit)
    visitor.click("to_filter")
    visitor.press("filter_won", pygame.K_RIGHT)
    visitor.click("tab deals")
    won = count(store_of(visitor).database, Wanted(won=True))
    assert len(rows(visitor)) == min(won, PAGE) and all("Won" in row for row in rows(visitor))
    visitor.click("tab figures")
    assert visitor.sees(f"{won} of {won}")
    visitor.click("filter_off")
    assert visitor.sees(" of 60")


def test_a_filter_that_fits_nothing_says_so(visit: Open) -> None:
    visitor = with_games(visit, 10)
    with store_of(visitor).database as database:
        database.execute("UPDATE past SET won = 1")
    visitor.click("to_filter")
    visitor.press("filter_won", pygame.K_LEFT)
    visitor.click("tab deals")
    assert visitor.sees("No deal like this")
    visitor.click("show_all")
    assert len(rows(visitor)) == 10


# -- files -------------------------------------------------------------------------------------------------------


def settle(visitor: Visitor) -> None:
    """Let long work come to its end."""
    for _ in range(2000):
        if visitor.look_between(theme.FRAME) != 0:
            return
    raise AssertionError("it never ends")


@first_of(1, "what", ["shown", "match", "deal"])
def test_what_is_written_holds(visit: Open, tmp_path: Path, what: str) -> None:
    visitor = with_games(visit)
    visitor.click("tab files")
    visitor.walk_to("files_what")
    for _ in range(("shown", "match", "deal").index(what)):
        visitor.key(pygame.K_RIGHT)
    visitor.house.kit.aloud.heard = True
    visitor.click("write")
    settle(visitor)
    (path,) = tmp_path.glob("gaigel-*.jsonl")
    assert visitor.sees(str(path)) and str(path) in visitor.house.kit.aloud.fetch()[-1]
    found = list(findings([path.read_bytes()]))
    assert [finding for finding in found if finding] == []
    assert {"shown": 60, "match": len(found), "deal": 1}[what] == len(found)


@first_of(1, "what", ["match", "deal", "shown"])
def test_what_is_copied_holds(visit: Open, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    board: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    visitor = with_games(visit)
    visitor.click("tab files")
    visitor.walk_to("files_what")
    for _ in range(("shown", "match", "deal").index(what)):
        visitor.key(pygame.K_RIGHT)
    visitor.press("copy_text")
    assert visitor.sees(say("files_copied"))
    found = list(findings([board[-1].encode()]))
    assert [finding for finding in found if finding] == []
    assert {"shown": 60, "match": len(found), "deal": 1}[what] == len(found) > 0


@pytest.mark.parametrize(("most", "words"), [(5, "files_copy_many"), (100, "files_not_copied")])
def test_why_nothing_was_copied_is_said(visit: Open, monkeypatch: pytest.MonkeyPatch, most: int, words: str) -> None:
    monkeypatch.setattr(files, "copy", lambda _: False)
    monkeypatch.setattr(files, "MOST_COPIED", most)
    visitor = with_games(visit)
    visitor.click("tab files")
    visitor.press("copy_text")
    assert visitor.sees(say(words, {"count": most}))


def test_nothing_that_was_pressed_moves_when_it_is_told_what_came_of_it(visit: Open) -> None:
    visitor = with_games(visit, 4)
    visitor.click("tab files")
    before = {key: visitor.find(key).box for key in ("write", "copy_text", "take")}
    visitor.click("write")
    settle(visitor)
    assert visitor.sees("4 deals") and {key: visitor.find(key).box for key in before} == before


def records_in(folder: Path, records: list[Record], name: str = "records.jsonl") -> Path:
    """A file of records from somewhere else."""
    opened = open_store(folder / "elsewhere.sqlite")
    keep(opened, table(LEINFELDEN), records)
    path = folder / name
    list(export(in_order(opened.database, EVERYTHING), path))
    opened.close()
    return path


def test_a_file_that_is_dropped_is_taken_in_once(visit: Open, tmp_path: Path) -> None:
    path = records_in(tmp_path, played(LEINFELDEN, 7))
    visitor = visit()
    visitor.click("past")
    for words in ("7 new deals, 0 were here already.", "0 new deals, 7 were here already."):
        visitor.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
        settle(visitor)
        assert visitor.sees(words)
    visitor.click("tab figures")
    assert visitor.sees("Nothing to count yet")
    visitor.click("tab deals")
    assert len(rows(visitor)) == 7 and visitor.sees("records.jsonl")


def test_a_file_that_is_dropped_on_the_title_is_taken_in_too(visit: Open, tmp_path: Path) -> None:
    path = records_in(tmp_path, played(LEINFELDEN, 3))
    visitor = visit()
    visitor.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
    settle(visitor)
    assert visitor.sees("3 new deals, 0 were here already.")
    visitor.key(pygame.K_ESCAPE)
    assert visitor.scene is visitor.title
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    visitor.handle(pygame.Event(pygame.DROPFILE, file=str(tmp_path / "picture.png")))
    settle(visitor)
    assert visitor.sees("0 new deals")


def test_a_file_is_chosen_from_the_list_or_typed(visit: Open, tmp_path: Path) -> None:
    path = records_in(tmp_path, played(LEINFELDEN, 3))
    visitor = visit()
    visitor.click("past")
    visitor.click("to_files")
    visitor.press(f"file {path.name}")
    assert visitor.find("path").value == str(path)
    visitor.click("take")
    settle(visitor)
    assert visitor.sees("3 new deals")
    visitor.press("path", pygame.K_DELETE)
    visitor.type("/nowhere/at.all")
    visitor.key(pygame.K_RETURN)
    settle(visitor)
    assert visitor.sees(f"The file cannot be read: {Path('/nowhere/at.all')}")


def test_a_bad_line_is_named_in_one_sentence(visit: Open, tmp_path: Path) -> None:
    path = records_in(tmp_path, played(LEINFELDEN, 3))
    path.write_bytes(b"not a record\n" + path.read_bytes())
    visitor = visit()
    visitor.click("past")
    visitor.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
    settle(visitor)
    assert visitor.sees("3 new deals") and visitor.sees("line 1: not JSON")


@thorough
@pytest.mark.parametrize("name", odd_names.FILES)
@pytest.mark.parametrize("language, text", [("de", 150), ("en", 100)])
def test_a_file_of_any_name_is_shown_and_taken_in(
    visit: Open, tmp_path: Path, name: str, language: str, text: int
) -> None:
    records_in(tmp_path, played(LEINFELDEN, 1)).rename(tmp_path / name)
    visitor = visit((1024, 640), language=language, text_size=text)
    visitor.draws = True
    visitor.click("past")
    visitor.click("to_files")
    (key,) = (meaning.key for meaning in visitor.meanings() if meaning.key.startswith("file "))
    assert troubles(visitor) == []
    visitor.press(key)
    visitor.press(key)
    settle(visitor)
    assert visitor.sees(say("files_taken", {"new": 1, "known": 0}))
    assert troubles(visitor) == []
    visitor.click("tab deals")
    assert troubles(visitor) == []


def test_what_is_no_file_is_not_offered(visit: Open, tmp_path: Path) -> None:
    for kind, lay in NO_FILES.items():
        lay(tmp_path / f"{kind}.jsonl")
    nowhere(tmp_path / "nowhere.jsonl")
    path = records_in(tmp_path, played(LEINFELDEN, 1))
    assert files_there(tmp_path) == [path]
    assert files_there(tmp_path / "nowhere") == []
    assert files_there(path) is None


def test_a_folder_that_nobody_may_look_into_is_named(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError

    visitor = visit()
    visitor.click("past")
    monkeypatch.setattr(os, "scandir", forbidden)
    visitor.click("to_files")
    assert visitor.sees("cannot be looked into")


@first_of(1, "folder", [odd_names.HERE.unsayable, "n" * (odd_names.HERE.longest - 55)])
def test_a_folder_of_any_name_is_written_to(
    visit: Open, tmp_path: Path, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = with_games(visit, 4, (1024, 640), text_size=150)
    visitor.draws = True
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path / folder))
    visitor.click("tab files")
    visitor.click("write")
    settle(visitor)
    assert visitor.sees("4 deals now lie in")
    assert troubles(visitor) == []


def test_what_is_typed_for_a_home_that_nobody_has_is_a_path(visit: Open) -> None:
    visitor = visit()
    visitor.click("past")
    visitor.click("to_files")
    visitor.click("path")
    visitor.type("~no-one-here/at.all")
    visitor.key(pygame.K_RETURN)
    settle(visitor)
    path = Path("~no-one-here/at.all")
    with suppress(RuntimeError):  # Windows does not ask whether there is anybody of this name
        path = path.expanduser()
    assert visitor.sees(f"The file cannot be read: {path}")


@pytest.mark.parametrize("here", [True, False])
def test_in_a_second_window_nothing_is_taken_in_and_nothing_cleared(visit: Open, tmp_path: Path, here: bool) -> None:
    """Whether it can look at the games that are here, or at none."""
    path = records_in(tmp_path, played(LEINFELDEN, 3))
    visitor = visit()
    store = store_of(visitor)
    keep_many(store, 4)
    visitor.house.keeper.owner = False
    visitor.house.keeper.ledger.store = store if here else None
    visitor.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
    visitor.wait(5.0)
    assert visitor.sees(say("past_elsewhere"))
    assert {"take", "clear_all"} & {meaning.key for meaning in visitor.meanings()} == set()
    assert troubles(visitor) == []
    assert count(store.database, EVERYTHING) == 4


def test_a_folder_that_cannot_be_written_is_said(visit: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = with_games(visit, 4)
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path / "file"))
    visitor.click("tab files")
    visitor.click("write")
    settle(visitor)
    assert visitor.sees("could not be written")


@pytest.mark.parametrize(("what", "left"), [("clear_figures", 20), ("clear_all", 0)])
def test_clearing_asks_and_does_what_was_said(visit: Open, what: str, left: int) -> None:
    visitor = with_games(visit, 20)
    store = store_of(visitor)
    for match in store.unfinished():
        store.finish_match(match.id, "2026-11-21T22:00:00", None)
    before = figures(store.database, EVERYTHING)
    visitor.click("tab files")
    visitor.press(what)
    assert visitor.sees(say(f"{what}_ask"))
    visitor.wait(theme.DEAF)
    visitor.press("clear_no")
    assert count(store.database, EVERYTHING) == 20
    visitor.press(what)
    visitor.wait(theme.DEAF)
    visitor.press("clear_yes")
    settle(visitor)
    assert visitor.sees(say(f"cleared_{what[6:]}", {"count": 20}))
    assert count(store.database, EVERYTHING) == left
    assert figures(store.database, EVERYTHING).total.deals == 0
    visitor.click("tab figures")
    assert visitor.sees("Nothing to count yet" if left else "Not a stroke on the slate yet")
    visitor.click("tab files")
    visitor.press("clear_undo")
    settle(visitor)
    assert visitor.sees(say("clear_undone"))
    assert (count(store.database, EVERYTHING), figures(store.database, EVERYTHING)) == (20, before)
    assert "clear_undo" not in [meaning.key for meaning in visitor.meanings()]


@pytest.mark.parametrize("what", ["clear_figures", "clear_all"])
def test_two_clicks_one_after_the_other_clear_nothing(visit: Open, what: str) -> None:
    """The second one comes where the first one was, before anybody can have read what is asked."""
    visitor = with_games(visit, 20)
    before = figures(store_of(visitor).database, EVERYTHING)
    visitor.click("tab files")
    visitor.walk_to(what)
    (pressed,) = {placed.box for placed in visitor.page.placed() if placed.widget.key == what}
    visitor.click(what)
    buttons = {placed.widget.key: placed.box for placed in visitor.page.placed() if placed.widget.key}
    assert set(buttons) == {"clear_no", "clear_yes"} and visitor.page.focus == "clear_no"
    assert not any(box.overlaps(pressed) for box in buttons.values())
    for key in ("clear_yes", "clear_no"):
        visitor.click(key)
        assert visitor.sees(say(f"{what}_ask")), "as yet it hears nothing"
    visitor.key(pygame.K_RETURN)
    assert visitor.sees(say(f"{what}_ask"))
    visitor.wait(theme.DEAF)
    visitor.key(pygame.K_RETURN)
    assert not visitor.sees(say(f"{what}_ask"))
    assert count(store_of(visitor).database, EVERYTHING) == 20
    assert figures(store_of(visitor).database, EVERYTHING) == before


def test_what_cannot_be_set_aside_is_not_cleared(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = with_games(visit, 6, confirm=False)

    def full(_: str) -> Path:
        raise OSError

    monkeypatch.setattr(delete_all, "free_place", full)
    visitor.click("tab files")
    visitor.press("clear_all")
    settle(visitor)
    assert visitor.sees(say("not_set_aside")) and count(store_of(visitor).database, EVERYTHING) == 6


def test_without_confirmations_nothing_is_asked(visit: Open) -> None:
    visitor = with_games(visit, 6, confirm=False)
    visitor.click("tab files")
    visitor.press("clear_figures")
    assert visitor.sees("The figures are cleared.")


def test_a_copy_is_written_and_takes_the_place_of_what_is_here(visit: Open, tmp_path: Path) -> None:
    visitor = with_games(visit, 20)
    before = figures(store_of(visitor).database, EVERYTHING)
    visitor.click("tab files")
    visitor.press("copy")
    settle(visitor)
    (path,) = tmp_path.glob("gaigel-*.gaigel")
    assert visitor.sees(say("copy_written", {"path": str(path)}))
    store_of(visitor).clear()
    visitor.press(f"file {path.name}")
    for key in ("no", "yes"):
        visitor.press("take")
        assert visitor.sees(say("copy_ask"))
        visitor.answer(key)
    settle(visitor)
    assert visitor.sees(say("copy_taken", {"aside": "games.aside-1.sqlite"}))
    assert figures(store_of(visitor).database, EVERYTHING) == before
    visitor.click("tab deals")
    assert len(rows(visitor)) == 20
    visitor.key(pygame.K_ESCAPE)
    visitor.click("continue")


@pytest.mark.parametrize("unwritten", [False, True])
def test_a_copy_that_cannot_be_taken_changes_nothing(
    visit: Open, tmp_path: Path, unwritten: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = with_games(visit, 4, confirm=False)
    path = tmp_path / "broken.gaigel"
    path.write_bytes(b"nothing")
    if unwritten:
        monkeypatch.setattr(type(visitor.house.keeper), "unwritten", property(lambda _: True))
    visitor.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
    settle(visitor)
    assert visitor.sees(say("copy_not_now") if unwritten else say("copy_not_read", {"path": str(path)}))
    assert count(store_of(visitor).database, EVERYTHING) == 4


# -- a deal told again -------------------------------------------------------------------------------------------


def picture(replay: Replay) -> set[object]:
    """What lies on the table, and where it is going to."""
    sprites = replay.telling.stage.sprites
    return {(sprite.zone, sprite.face, sprite.target) for sprite in sprites if not sprite.vanishes}


def state(replay: Replay) -> tuple[object, ...]:
    seen = replay.telling.stage.seen
    return seen.hands, seen.trick, seen.points, seen.indicator, seen.phase, seen.turn, seen.done


def deed(visitor: Visitor) -> str:
    """What is told of this step, on the plate above the hand."""
    (words,) = (meaning.name for meaning in visitor.meanings() if meaning.role == "deed")
    return words


def said(replay: Replay) -> set[tuple[int, str]]:
    """What is said at this step, and by whom."""
    return {(cue.seat, cue.words) for cue in replay.telling.said}


@thorough
@pytest.mark.parametrize("speed", ["normal", "none"])
@pytest.mark.parametrize("preset", ["leinfelden", "rutesheim", "uspcc-1907"])
def test_however_one_goes_through_a_deal_the_picture_follows(visit: Open, preset: str, speed: str) -> None:
    visitor = visit(speed=speed)
    rules = PRESETS[preset]
    keep(store_of(visitor), table(rules), played(rules, 3, f"follow {preset}"))
    visitor.click("past")
    visitor.click("look_at")
    replay, dice = replay_of(visitor), Random(preset)
    keys = [pygame.K_RIGHT] * 8 + [pygame.K_LEFT] * 3 + [pygame.K_o, pygame.K_END, pygame.K_HOME, pygame.K_SPACE]
    for _ in range(150):
        visitor.key(dice.choice(keys))
        visitor.wait(dice.choice([0.01, 0.1, 1.0, LONG]))
    replay.telling.pause()
    visitor.wait(LONG)
    walked, at = (picture(replay), state(replay), said(replay)), replay.telling.at
    replay.telling.go(at)
    visitor.turn()
    assert walked == (picture(replay), state(replay), said(replay))


def test_every_step_is_told_in_words(visit: Open) -> None:
    visitor = with_games(visit, 4, speed="none")
    visitor.click("look_at")
    replay = replay_of(visitor)
    assert deed(visitor) == "The cards are dealt."
    for _ in range(replay.telling.last):
        visitor.key(pygame.K_RIGHT)
        assert deed(visitor)
    assert "Won: " in deed(visitor)
    visitor.key(pygame.K_RIGHT)
    assert replay.telling.at == replay.telling.last


@thorough
def test_what_was_said_is_said_again_by_whoever_said_it(visit: Open) -> None:
    visitor = with_games(visit, 4, speed="none")
    visitor.click("look_at")
    replay = replay_of(visitor)
    visitor.key(pygame.K_o)
    heard: dict[type[Event], set[str]] = {}
    for _ in range(replay.telling.last):
        visitor.key(pygame.K_RIGHT)
        event = replay.telling.step.event
        assert event is not None
        assert {seat for seat, _ in said(replay)} <= {getattr(event, "seat", -1)}
        heard.setdefault(type(event), set()).update(words for _, words in said(replay))
    assert heard[Opened] <= {"call_elfen", "call_dive", "call_second", "call_dissle", ""}
    assert heard[Opened] and not heard[Played]


def test_a_deal_that_was_given_up_says_so_at_its_end(visit: Open) -> None:
    visitor = visit(speed="none")
    store, (record,) = store_of(visitor), played(LEINFELDEN, 1)
    match = store.start_match("2026-11-21T20:00:00", {})
    deal = store.start_deal(match, "2026-11-21T20:00:00", record, {})
    store.finish_deal(deal, "2026-11-21T20:05:00", record._replace(actions=record.actions[:5], result=None, match=None))
    store.finish_match(match, "2026-11-21T20:05:00", None)
    visitor.click("past")
    assert visitor.sees("Given up") and visitor.sees("match lost")
    visitor.click("look_at")
    visitor.key(pygame.K_END)
    assert deed(visitor).endswith("Given up")


def test_it_plays_by_itself_and_stops_at_the_end(visit: Open) -> None:
    visitor = with_games(visit, 4, speed="fast")
    visitor.click("look_at")
    replay = replay_of(visitor)
    visitor.key(pygame.K_SPACE)
    visitor.wait(60 * LONG)
    assert replay.telling.at == replay.telling.last and not replay.telling.plays
    visitor.key(pygame.K_SPACE)
    assert replay.telling.at == 0 and replay.telling.plays


def test_hands_are_open_or_as_they_were_seen(visit: Open) -> None:
    visitor = with_games(visit, 4)
    visitor.click("look_at")
    replay = replay_of(visitor)
    closed = [int(hand).bit_count() for hand in replay.telling.stage.seen.hands]
    visitor.key(pygame.K_o)
    opened = [int(hand).bit_count() for hand in replay.telling.stage.seen.hands]
    assert closed[1:] == [0, 0, 0] and min(opened) >= 3
    assert all(sprite.pose.place.face_up for sprite in replay.telling.stage.sprites if sprite.zone[0] == "hand")


def test_the_seed_can_be_checked(visit: Open) -> None:
    visitor = with_games(visit, 4)
    visitor.click("look_at")
    replay = replay_of(visitor)
    visitor.key(pygame.K_i)
    assert replay.page is not None
    told = " ".join(meaning.name for meaning in replay.page.meanings())
    assert "gaigel-desktop fair 'seed " in told
    assert say("retell_other_pack") in told  # the packs of simulated deals have other seeds
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.scene, Replay)


@thorough
def test_a_deal_is_looked_at_again_as_soon_as_it_is_over(visit: Open) -> None:
    visitor = visit()
    visitor.click("play")
    scene: Scene = visitor.scene
    while not isinstance(scene, TableScene):
        visitor.key(pygame.K_RETURN)
        visitor.wait(LONG)
        scene = visitor.scene
    aloud = visitor.house.kit.aloud
    aloud.heard = True
    visitor.key(pygame.K_ESCAPE)
    visitor.click("give_up_deal")
    assert aloud.fetch()[-2:] == [say("give_up_deal_ask"), say("give_up_deal_cost")], "what is asked is heard"
    aloud.heard = False
    visitor.answer("yes")
    visitor.wait(LONG)
    visitor.click("more_ways")
    visitor.click("look_again")
    replay = replay_of(visitor)
    assert replay.deal.seed
    visitor.key(pygame.K_END)
    assert deed(visitor).endswith("Given up")
    visitor.key(pygame.K_ESCAPE)
    assert visitor.sees("Next deal")


# -- can be read and used ----------------------------------------------------------------------------------------


@one_in(4, "deals", [0, 3, 90])
@in_every_look
def test_every_tab_can_be_read_and_used(
    visit: Open, size: tuple[int, int], language: str, text: int, deals: int
) -> None:
    visitor = visit(size, language=language, text_size=text)
    keep_many(store_of(visitor), deals, ("leinfelden", "rutesheim", "uspcc-1907")[: max(1, deals // 3)])
    visitor.click("past")
    found: dict[str, list[str]] = {}
    for tab in TABS:
        visitor.click(f"tab {tab}")
        found[tab] = troubles(visitor)
    assert found == {tab: [] for tab in TABS}


@in_every_look
@one_in(4, "players", [2, 8])
def test_the_board_can_be_read_and_used(
    visit: Open, size: tuple[int, int], language: str, text: int, players: int
) -> None:
    visitor = visit(size, language=language, text_size=text)
    rules = PRESETS["uspcc-1907"]._replace(players=players, teams="none")
    keep(store_of(visitor), table(rules), played(rules, 1))
    visitor.click("past")
    assert troubles(visitor) == []
    visitor.click("look_at")
    assert troubles(visitor) == []
    visitor.key(pygame.K_END)
    assert troubles(visitor) == []
    visitor.key(pygame.K_i)
    assert troubles(visitor) == []


def test_a_damaged_deal_is_left_out_and_named(visit: Open) -> None:
    visitor = visit()
    keep_many(store_of(visitor), 6)
    visitor.click("past")
    assert not visitor.sees("damaged")
    visitor.key(pygame.K_ESCAPE)
    store_of(visitor).database.execute("UPDATE deal SET about = '{' WHERE id = 2")
    visitor.click("past")
    assert visitor.sees("Deal 2 of 1 November 2026 is damaged and left out.")
    assert len([meaning for meaning in visitor.meanings() if meaning.key.startswith("deal ")]) == 5
    visitor.click("tab figures")
    store_of(visitor).database.execute("UPDATE deal SET finished = 'x' WHERE id = 3")
    visitor.key(pygame.K_ESCAPE)
    visitor.click("past")
    assert visitor.sees("2 deals are damaged and left out, the newest of them deal 3")


def test_the_curve_rises_where_more_was_won() -> None:
    assert along(Box(0, 0, 100, 50), [0.0, 0.5, 1.0]) == [(0, 50), (50, 25), (100, 0)]


@in_every_look
def test_the_question_before_clearing_can_be_read_and_lies_elsewhere(
    visit: Open, size: tuple[int, int], language: str, text: int
) -> None:
    visitor = with_games(visit, 4, size, language=language, text_size=text)
    visitor.click("tab files")
    assert troubles(visitor) == []
    for key in ("clear_figures", "clear_all"):
        visitor.walk_to(key)
        pressed = visitor.find(key).box
        visitor.key(pygame.K_RETURN)
        assert troubles(visitor) == []
        buttons = [meaning.box for meaning in visitor.meanings() if meaning.key]
        assert len(buttons) == 2 and not any(box.overlaps(pressed) for box in buttons)
        visitor.answer("clear_no")
