"""Bad days: the program starts and plays where something is missing, full, broken or taken, and says so once."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop import cli
from gaigel_desktop.app import app, start
from gaigel_desktop.app.house import House
from gaigel_desktop.controller import settings
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Thinker
from gaigel_desktop.controller.match.setup import SEATED, first_setup
from gaigel_desktop.controller.match.story import Stored
from gaigel_desktop.controller.settings import Settings, load, save
from gaigel_desktop.controller.store.archive import EVERYTHING, count
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.controller.store.lock import hold
from gaigel_desktop.controller.store.store import closing, open_store
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.pages.mending import MendingScene
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.scenes.parts import own_player
from gaigel_desktop.scenes.parts.how_to_think import thinking_beside, thinking_here
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window import assets, fonts, loop, theme
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.spoken.hearing import Hearing
from tests import odd_names
from tests.controller.past_games import keep_many, make_older
from tests.controller.test_game import by_chance, play_deal
from tests.rights import here, here_of_a_folder, rights
from tests.scenes.drawn_once import pictures_drawn_once
from tests.tiers import first_of, one_in, thorough

if sys.platform == "win32":
    import msvcrt

    LOCKS = msvcrt, "locking"
else:
    import fcntl

    LOCKS = fcntl, "flock"

Evening = Callable[[], House]
KEPT: list[bool] = []  # for each evening whether there was a store
NOW = "2026-11-21T20:15:00"


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    """The whole program is opened, and closed when it has nothing to do but to wait; the house as it was at the end."""
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path / "home"))
    save(Settings().change(music=0), tmp_path / "home" / "settings.toml")  # to read a tune is dear
    seen: list[House] = []
    KEPT.clear()
    run = app.App.run

    def watched(self: app.App) -> None:
        pygame.event.clear()  # of whoever was here before
        seen.append(self.house)
        KEPT.append(self.house.keeper.store is not None)
        run(self)

    def close_the_window(_: float) -> None:
        pygame.event.post(pygame.Event(pygame.QUIT))

    monkeypatch.setattr(app.App, "run", watched)
    monkeypatch.setattr(loop, "waiting", lambda: close_the_window)
    monkeypatch.setattr(Pictures, "prepare", lambda self: False)
    monkeypatch.setattr(start, "thinking_beside", lambda may_write: thinking_here())  # no process of its own

    def opened() -> House:
        start.open_window()
        return seen[-1]

    with pictures_drawn_once():
        yield opened
    pygame.mixer.quit()
    speak("en")


def with_music(folder: Path) -> None:
    """The title plays its tune."""
    save(Settings(), folder / "home" / "settings.toml")


def test_on_a_good_day_nothing_is_said(evening: Evening) -> None:
    house = evening()
    assert house.player.troubles.told() == ""
    assert KEPT[-1]


@thorough
def test_on_a_small_screen_the_window_fits_and_what_was_chosen_for_a_large_one_stays(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "home" / "settings.toml"
    save(Settings().change(window_width=3840, window_height=2160), path)
    sizes: list[tuple[int, int]] = []
    hide = Screen.hide

    def watched(self: Screen) -> None:
        sizes.append(self.size)
        hide(self)

    monkeypatch.setattr(Screen, "hide", watched)
    house = evening()
    assert sizes[0][0] < 3840 and sizes[0][1] < 2160
    assert house.player.window_size == (3840, 2160) and load(path).settings.window_width == 3840


def test_without_a_sound_device_the_game_is_quiet_and_says_so(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_music(tmp_path)
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    pygame.mixer.quit()
    house = evening()
    assert house.player.troubles.told() == say("trouble_no_sound")
    assert not house.kit.sounds.works


@thorough
def test_without_the_right_to_sound_the_game_is_quiet_and_says_so(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_music(tmp_path)

    def refused(*_: object) -> None:
        raise pygame.error("ALSA: Couldn't open audio device: Permission denied")

    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", refused)
    house = evening()
    assert house.player.troubles.told() == say("trouble_no_sound")
    assert KEPT[-1]


def test_a_sound_that_was_removed_is_said_once_and_the_rest_is_heard(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_music(tmp_path)
    real = assets.asset
    monkeypatch.setattr(assets, "asset", lambda name: Path("gone") if "title_music" in name else real(name))
    house = evening()
    assert house.kit.sounds.missing
    assert house.player.troubles.told() == say("trouble_missing_sound")
    house.player.troubles.look()
    assert len(house.player.troubles.noted) == 1
    house.kit.sounds.play("card_snap", 0.0)
    assert pygame.mixer.get_busy()


def test_a_folder_that_cannot_be_written_keeps_nothing_and_says_so(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path / "file" / "home"))
    house = evening()
    assert not KEPT[-1]
    assert say("store_unwritable") in house.player.troubles.told()


def in_hand(folder: Path) -> IO[bytes]:
    """The folder is held, as another window has it."""
    held = hold(folder)
    assert held is not None
    return held


def test_a_second_window_leaves_the_games_of_the_first_alone(evening: Evening, tmp_path: Path) -> None:
    with in_hand(tmp_path / "home"):
        house = evening()
    assert not house.keeper.owner
    assert house.player.troubles.told() == say("trouble_second")
    evening()
    assert KEPT[-1]


def test_what_is_chosen_in_a_second_window_holds_in_it_and_is_not_kept(evening: Evening, tmp_path: Path) -> None:
    home = tmp_path / "home"
    (home / "table.json").write_text("{", encoding="utf-8")
    (home / "tournament.json").write_text("{", encoding="utf-8")
    with in_hand(home):
        before = {path: path.read_bytes() for path in home.iterdir()}
        house = evening()
        house.player.change(sounds=1)
        house.player.choose_table(first_setup()._replace(partners=SEATED))
        house.thinking.mind.close()
        logging.getLogger("gaigel_desktop.somewhere").warning("nobody writes this down")
        house.close()
        assert house.player.settings.sounds == 1
        assert {path: path.read_bytes() for path in home.iterdir()} == before
    assert house.player.troubles.told() == f"{say('table_unreadable', {'path': 'table.json'})} {say('trouble_second')}"


@first_of(1, "number", [errno.ENOLCK, errno.EINVAL])
def test_a_folder_that_knows_no_locks_is_no_other_window(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def no_lock(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(*LOCKS, no_lock)
    house = evening()
    assert KEPT[-1] and house.keeper.owner
    assert house.player.troubles.told() == ""


def test_a_lock_that_somebody_has_is_another_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(*_: object) -> None:
        raise PermissionError(errno.EACCES, "in the words of Windows")

    monkeypatch.setattr(*LOCKS, taken)
    assert hold(tmp_path) is None


def test_what_lies_in_the_place_of_the_lock_is_laid_aside(evening: Evening, tmp_path: Path) -> None:
    (tmp_path / "home" / "open").mkdir()
    evening()
    assert KEPT[-1]
    assert (tmp_path / "home" / "open.aside-1").is_dir()


@thorough
def test_what_the_window_makes_is_for_its_player_alone(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "made" / "home"
    monkeypatch.setenv("GAIGEL_HOME", str(home))
    monkeypatch.setattr(start, "thinking_beside", thinking_beside)  # which writes into the log
    modes: dict[str, int] = {}

    def look(self: House) -> None:
        self.thinking.mind.close()
        modes.update((path.name, rights(path)) for path in home.iterdir())

    monkeypatch.setattr(House, "close", look)
    house = evening()
    house.player.change(sounds=1)
    house.player.save()
    modes.update((path.name, rights(path)) for path in home.iterdir())
    assert rights(home) == rights(home.parent) == here_of_a_folder(0o700)
    store = ("games.sqlite", "games.sqlite-wal", "games.sqlite-shm")
    files = ("open", "gaigel.log", "settings.toml", "table.json", "learned.json", *store)
    assert modes == dict.fromkeys(files, here(0o600))


@thorough
def test_what_the_regulars_have_said_tonight_is_not_said_again_after_a_restart(evening: Evening) -> None:
    house = evening()
    assert house.tonight.unsaid(["Der zählt!"])
    house.tonight.say("Der zählt!")
    house.tonight.keep()
    assert not evening().tonight.unsaid(["Der zählt!"])


def test_a_program_that_was_killed_holds_nothing_any_more(tmp_path: Path) -> None:
    holds = f"from gaigel_desktop.controller.store.lock import hold; import time; from pathlib import Path; \
h = hold(Path({str(tmp_path)!r})); print('held', flush=True); time.sleep(600)"
    first = subprocess.Popen([sys.executable, "-c", holds], stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    assert first.stdout.readline() == "held\n"
    assert hold(tmp_path) is None
    first.kill()
    first.wait()
    held = hold(tmp_path)
    assert held is not None
    held.close()


def test_on_a_full_disk_the_deal_is_played_to_its_end_and_said_so_once(tmp_path: Path) -> None:
    store = open_store(tmp_path / "games.sqlite")
    ledger = Ledger(store)
    story = Stored(ledger, lambda: NOW, {})
    pages = store.database.execute("PRAGMA page_count").fetchone()[0]
    store.database.execute(f"PRAGMA max_page_count = {pages}")
    game = Game(PRESETS["leinfelden"], [Thinker(by_chance(f"{seat}")) for seat in range(4)], 0, story)
    for number in range(12):
        play_deal(game, number)
    assert "full" in str(ledger.trouble)
    store.close()


def test_what_cannot_be_stored_is_told_once(evening: Evening, tmp_path: Path) -> None:
    house = evening()
    store = open_store(tmp_path / "other.sqlite")
    story = Stored(house.keeper.ledger, lambda: NOW, {})
    store.close()
    house.keeper.ledger.store = store
    story.finish_match(0)
    house.player.troubles.look()
    assert house.player.troubles.told() == say("store_unreachable")
    house.player.troubles.look()
    assert len(house.player.troubles.noted) == 1


def test_what_goes_wrong_during_a_deal_is_said_at_the_table_and_the_deal_goes_on(tmp_path: Path) -> None:
    from tests.scenes.table.guest import Guest

    guest = Guest()
    assert guest.told == ""
    store = open_store(tmp_path / "games.sqlite")
    guest.house.keeper.ledger.store = store
    store.close()
    Stored(guest.house.keeper.ledger, lambda: NOW, {}).finish_match(0)
    guest.wait(theme.REST)
    assert guest.told == say("store_unreachable")
    guest.house.kit.pictures.missing.add("icons/dealer.webp")
    guest.wait(theme.REST)
    assert guest.told == say("trouble_no_picture"), "only what is new"
    guest.wait(theme.TROUBLE + 0.5)
    assert guest.told == "", "it goes again, and is not repeated"
    for key in range(pygame.K_1, pygame.K_6):  # not every card can be led
        guest.key(key, pygame.K_RETURN)
    assert guest.game.moment > 0


def nobody_can_write(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise OSError("read-only file system")

    monkeypatch.setattr(settings, "save", refused)


def test_what_went_wrong_before_is_still_said_when_the_settings_cannot_be_saved_either(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_music(tmp_path)
    real = assets.asset
    monkeypatch.setattr(assets, "asset", lambda name: Path("gone") if "title_music" in name else real(name))
    house = evening()
    nobody_can_write(monkeypatch)
    for volume in (40, 50):
        house.player.change(sounds=volume)
        house.player.save()
    assert house.player.troubles.told() == f"{say('trouble_missing_sound')} {say('trouble_not_saved')}"
    house.player.change(language="de")
    assert house.player.troubles.told() == f"{say('trouble_missing_sound')} {say('trouble_not_saved')}", (
        "in the new language"
    )


def test_settings_that_cannot_be_saved_during_a_deal_are_all_that_is_told_then(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.scenes.table.guest import Guest

    guest = Guest()
    guest.house.kit.pictures.missing.add("icons/dealer.webp")
    guest.wait(theme.REST)
    nobody_can_write(monkeypatch)
    guest.player.change(sounds=40)
    guest.player.save()
    guest.wait(theme.REST)
    assert guest.told == say("trouble_not_saved")


@first_of(1, "gone", ["table/title_scene.webp", "icons/play.webp", "table/lettering.webp"])
def test_a_picture_that_was_removed_is_paper_and_said_so(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, gone: str
) -> None:
    real = assets.asset
    file = next(name for name in real("").rglob(Path(gone).name))
    monkeypatch.setattr(assets, "asset", lambda name: Path("gone") if real(name) == file else real(name))
    house = evening()
    assert house.kit.pictures.missing
    assert house.player.troubles.told() == say("trouble_no_picture")


@first_of(1, "lies_there", [b"", b"OTTO", None], ids=["empty", "broken", "nothing"])
def test_a_font_that_cannot_be_used_is_said_once_and_a_plain_one_stands_in(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lies_there: bytes | None
) -> None:
    (tmp_path / "files").mkdir()
    for _, name in fonts.FACES.values():
        if lies_there is not None:
            (tmp_path / "files" / name).write_bytes(lies_there)
    monkeypatch.setattr(fonts, "files", lambda package: tmp_path)
    fonts.font_file.cache_clear()
    try:
        house = evening()
        assert house.kit.fonts.missing
        assert house.player.troubles.told() == say("trouble_no_font")
        house.player.troubles.look()
        assert len(house.player.troubles.noted) == 1
    finally:
        fonts.font_file.cache_clear()


def test_a_font_of_which_half_is_lost_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    whole = fonts.font_file(fonts.SERIF)
    assert whole is not None
    half = tmp_path / "files" / whole.name
    half.parent.mkdir()
    half.write_bytes(whole.read_bytes()[: whole.stat().st_size // 2])
    monkeypatch.setattr(fonts, "files", lambda package: tmp_path)
    fonts.font_file.cache_clear()
    try:
        assert fonts.font_file(fonts.SERIF) is None
        assert fonts.Fonts().width("Gaigel", fonts.SERIF, 20) > 0
    finally:
        fonts.font_file.cache_clear()


@first_of(1, "gone", ["table/table.json", "sounds/sounds.json"])
def test_a_table_of_pieces_that_is_missing_does_not_stop_the_program(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, gone: str
) -> None:
    real = assets.table
    monkeypatch.setattr(assets, "table", lambda name: {} if name == gone else real(name))
    evening()
    assert KEPT[-1]


def test_broken_settings_lie_aside_and_the_defaults_hold(evening: Evening, tmp_path: Path) -> None:
    (tmp_path / "home" / "settings.toml").write_text("speed = [", encoding="utf-8")
    house = evening()
    assert "settings.aside-1.toml" in house.player.troubles.told()
    assert (tmp_path / "home" / "settings.aside-1.toml").exists()
    assert house.player.settings.speed == "normal"


BROKEN_FILES = {"settings": "settings.toml", "table": "table.json", "learned": "learned.json", "people": "people.json"}


@first_of(1, "what, file", BROKEN_FILES.items())
def test_a_broken_file_that_cannot_be_moved_stays_and_the_rest_holds(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, file: str
) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError

    path = tmp_path / "home" / file
    path.write_text("{[", encoding="utf-8")
    monkeypatch.setattr(Path, "replace", forbidden)
    house = evening()
    assert house.player.troubles.told() == say(f"{what}_unreadable", {"path": file})
    assert path.read_text(encoding="utf-8") == "{["


@thorough
def test_a_broken_table_lies_aside_and_it_is_said(evening: Evening, tmp_path: Path) -> None:
    path = tmp_path / "home" / "table.json"
    path.write_text('{"chairs": "\\u0000"}', encoding="utf-8")
    assert evening().player.troubles.told() == say("table_aside", {"path": "table.aside-1.json"})
    assert not path.exists()
    assert evening().player.troubles.told() == ""


@thorough
def test_what_was_learned_lies_aside_where_it_cannot_be_read_and_it_is_said(evening: Evening, tmp_path: Path) -> None:
    path = tmp_path / "home" / "learned.json"
    path.write_text('{"lessons": ["two_tricks"', encoding="utf-8")
    house = evening()
    assert house.player.troubles.told() == say("learned_aside", {"path": "learned.aside-1.json"})
    assert house.player.learner.progress.lessons == ()
    assert (tmp_path / "home" / "learned.aside-1.json").read_text(encoding="utf-8").endswith('two_tricks"')
    assert evening().player.troubles.told() == ""


def test_a_folder_that_nobody_may_look_into_is_said(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stat = Path.stat

    def forbidden(self: Path, *_: object, follow_symlinks: bool = True) -> os.stat_result:
        if self.is_relative_to(tmp_path / "home"):
            raise PermissionError
        return stat(self, follow_symlinks=follow_symlinks)

    monkeypatch.setattr(Path, "stat", forbidden)
    monkeypatch.setattr(Path, "replace", forbidden)
    house = evening()
    told = house.player.troubles.told()
    assert say("settings_unreadable", {"path": "settings.toml"}) in told
    assert say("table_unreadable", {"path": "table.json"}) in told
    assert not house.player.learner.first_time


@thorough
@pytest.mark.parametrize("home", ["x" * 300, odd_names.HERE.unsayable])
def test_a_folder_of_any_name_opens(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: str
) -> None:
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path / home))
    house = evening()
    assert KEPT[-1] == (len(home) != 300)
    assert house.player.troubles.told().isprintable()


def test_a_store_of_a_later_version_stays_as_it_is_and_the_title_says_so(evening: Evening, tmp_path: Path) -> None:
    evening()
    store = tmp_path / "home" / "games.sqlite"
    with sqlite3.connect(store) as database:
        database.execute("PRAGMA user_version = 99")
    database.close()
    before = store.read_bytes()
    house = evening()
    assert house.player.troubles.told() == say("store_newer")
    assert house.keeper.forgets
    assert store.read_bytes() == before


def test_the_store_writes_ahead(evening: Evening, tmp_path: Path) -> None:
    evening()
    database = sqlite3.connect(tmp_path / "home" / "games.sqlite")
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


# -- a damaged store -------------------------------------------------------------------------------------------------


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Whoever closes the window only when no card lies there that says what is being mended."""
    seen: list[object] = []

    def close_the_window(_: float) -> None:
        pygame.event.post(pygame.Event(pygame.QUIT))

    draw = MendingScene.draw

    def watched(self: MendingScene) -> None:
        seen.append(self)
        draw(self)

    monkeypatch.setattr(MendingScene, "draw", watched)
    monkeypatch.setattr(loop, "waiting", lambda: close_the_window)
    return seen


def damaged(store: Path) -> bytes:
    """One page of the deals is overwritten."""
    data = bytearray(store.read_bytes())
    at = len(data) // 2 // 4096 * 4096
    data[at : at + 4096] = b"no database " * 341 + b"none"
    store.write_bytes(data)
    return bytes(data)


@thorough
def test_what_can_be_read_of_a_damaged_store_is_carried_over_after_the_first_picture(
    evening: Evening, tmp_path: Path, patient: list[object]
) -> None:
    store = tmp_path / "home" / "games.sqlite"
    with closing(store) as opened:
        keep_many(opened, 40)
    broken = damaged(store)
    house = evening()
    assert patient, "a card says so"
    trouble = next(trouble for trouble in house.player.troubles.noted if trouble.key.startswith("store_mended"))
    told = dict(trouble.values)
    deals, lost = told["deals"], told["lost"]
    assert isinstance(deals, int) and isinstance(lost, int)
    assert deals + lost == 40 and deals > 30
    assert (tmp_path / "home" / "games.aside-1.sqlite").read_bytes() == broken
    with closing(store) as opened:
        assert count(opened.database, EVERYTHING) == deals == len(list(opened.deals()))
    assert evening().player.troubles.told() == "", "and then all is well"


def test_the_store_of_an_older_program_lies_aside_and_it_is_said_once(evening: Evening, tmp_path: Path) -> None:
    store = tmp_path / "home" / "games.sqlite"
    with closing(store) as opened:
        keep_many(opened, 4)
    make_older(store)
    before = store.read_bytes()
    assert evening().player.troubles.told() == say("store_older", {"path": "games.aside-1.sqlite"})
    assert (tmp_path / "home" / "games.aside-1.sqlite").read_bytes() == before
    with closing(store) as opened:
        assert count(opened.database, EVERYTHING) == 0
    assert evening().player.troubles.told() == "", "and then all is well"


def test_a_file_that_was_no_store_at_all_lies_aside(evening: Evening, tmp_path: Path, patient: list[object]) -> None:
    (tmp_path / "home" / "games.sqlite").write_bytes(b"no database " * 400)
    house = evening()
    assert "games.aside-1.sqlite" in house.player.troubles.told()
    assert sqlite3.connect(tmp_path / "home" / "games.sqlite").execute("SELECT count(*) FROM match").fetchone() == (0,)


@thorough
def test_a_disk_that_is_full_while_it_is_mended_leaves_all_as_it_was(
    evening: Evening, tmp_path: Path, patient: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = tmp_path / "home" / "games.sqlite"
    with closing(store) as opened:
        keep_many(opened, 40)
    broken = damaged(store)

    reach_the_disk = os.fsync

    def full(file: int) -> None:
        if list(store.parent.glob("*.half")):
            raise OSError(errno.ENOSPC, "No space left on device")
        reach_the_disk(file)

    monkeypatch.setattr(os, "fsync", full)
    house = evening()
    assert house.player.troubles.told() == say("store_full")
    assert store.read_bytes() == broken
    assert not list(store.parent.glob("*.half")) and not list(store.parent.glob("*aside*"))


def test_a_file_that_ends_in_its_first_words_lies_aside_as_well(
    evening: Evening, tmp_path: Path, patient: list[object]
) -> None:
    store = tmp_path / "home" / "games.sqlite"
    with closing(store) as opened:
        keep_many(opened, 40)
    store.write_bytes(store.read_bytes()[:90])
    assert "games.aside-1.sqlite" in evening().player.troubles.told()


# -- what no page can lead on from -------------------------------------------------------------------------------


class Broken(Exception):
    """What nobody has thought of."""


def breaks(*_: object, **__: object) -> None:
    raise Broken("Zwetschgen-Kätter has stumbled")


WHERE: dict[str, tuple[object, str]] = {
    "before there is a window": (settings, "load"),
    "the store": (start, "keeping"),
    "the player": (own_player, "speak"),
    "the title": (app.App, "open_title"),
    "the house": (House, "update"),
    "pictures that are made before": (Pictures, "prepare"),
    "the loop itself": (Hearing, "go_on"),
    "closing": (House, "remember_window"),
}


@pytest.mark.usefixtures("stumbling")
@one_in(4, "where", WHERE)
def test_where_no_page_can_lead_on_the_program_ends_with_one_sentence(
    evening: Evening,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    where: str,
) -> None:
    home = tmp_path / "home"
    save(Settings().change(name="Zwetschgen-Kätter"), home / "settings.toml")
    saved: list[OwnPlayer] = []

    def save_it(self: OwnPlayer) -> None:
        saved.append(self)

    monkeypatch.setattr(OwnPlayer, "save", save_it)
    monkeypatch.setattr(*WHERE[where], breaks)
    assert cli.main([]) == 1
    (report,) = (home / "reports").iterdir()
    out, told = capfd.readouterr()
    assert told == say("ended", {"path": report}) + "\n" and "Broken" not in out
    for path in (report, home / "gaigel.log"):
        assert "Broken" in path.read_text(encoding="utf-8")
    if where not in ("before there is a window", "the store", "the player"):
        assert "Kätter" not in report.read_text(encoding="utf-8")
        assert saved, "what was chosen is kept"


@pytest.mark.usefixtures("stumbling")
def test_where_no_window_can_be_drawn_any_more_it_stands_in_the_log(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def gone(*_: object) -> None:
        raise pygame.error("video system not initialized")

    monkeypatch.setattr(Screen, "show", gone)
    monkeypatch.setattr(Screen, "hide", gone)
    assert cli.main([]) == 1
    assert "video system not initialized" in (tmp_path / "home" / "gaigel.log").read_text(encoding="utf-8")
    assert capfd.readouterr().err.count("\n") == 1


@pytest.mark.usefixtures("stumbling")
def test_where_nothing_can_be_written_either_it_is_still_one_sentence(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path / "file" / "home"))
    monkeypatch.setattr(Hearing, "go_on", breaks)
    assert cli.main([]) == 1
    assert capfd.readouterr().err == say("ended_untold") + "\n"


@pytest.mark.usefixtures("stumbling")
def test_after_a_page_about_it_the_program_goes_on(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stumbled: list[TitleScene] = []

    def once(self: TitleScene) -> None:
        if not stumbled:
            stumbled.append(self)
            raise Broken
        PageScene.draw(self)

    monkeypatch.setattr(TitleScene, "draw", once)
    house = evening()
    assert stumbled and house.player.troubles.told() == ""
    assert "Broken" in (tmp_path / "home" / "gaigel.log").read_text(encoding="utf-8")
