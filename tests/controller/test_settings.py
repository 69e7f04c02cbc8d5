"""Settings: kept as TOML, read field by field, never half written."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

from gaigel_desktop.controller import places
from gaigel_desktop.controller.reading import put_aside
from gaigel_desktop.controller.settings import (
    SETTINGS,
    Loaded,
    Settings,
    fits,
    load,
    save,
)


def test_every_default_fits_its_setting() -> None:
    assert [setting.name for setting in SETTINGS if not fits(setting, setting.default)] == []


def test_what_a_setting_may_be_is_of_its_own_kind() -> None:
    """What the type of a field promises to whoever reads it holds for every value that may be chosen."""
    for setting in SETTINGS:
        assert {type(value) for value in setting.values or ()} <= {type(setting.default)}, setting.name


def test_every_setting_is_chosen_by_its_name_and_read_by_its_name() -> None:
    for setting in SETTINGS:
        value = "ours" if setting.values is None else setting.values[-1 if setting.default != setting.values[-1] else 0]
        chosen = Settings().change(**{setting.name: value})
        others = [each.name for each in SETTINGS if chosen.of(each) != each.default]
        assert (chosen.of(setting), others) == (value, [setting.name])


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "settings.toml"
    settings = Settings().change(language="de", deck="french", sounds=0, trick_stays=1.5)
    settings = settings.change(name='Karle "der Alte" Häberle')
    save(settings, path)
    assert load(path) == Loaded(settings)
    assert load(path).settings.name == 'Karle "der Alte" Häberle'


def test_the_file_is_toml_by_topic() -> None:
    text = Settings().written()
    assert tomllib.loads(text)["speed"] == "normal"
    assert "# cards\n" in text and "\n# aids\naid_my_points = true\n" in text


def test_without_a_file_the_defaults_hold(tmp_path: Path) -> None:
    assert load(tmp_path / "nothing.toml") == Loaded(Settings(), there=False)


@pytest.mark.parametrize("broken", [b"deck = ", b"\xff\xfe", b"a = 1\na = 2", b"[" * 5000, b"\x00"])
def test_of_a_broken_file_the_defaults_hold_and_it_is_kept(tmp_path: Path, broken: bytes) -> None:
    path = tmp_path / "settings.toml"
    for number in (1, 2):
        path.write_bytes(broken)
        assert load(path) == Loaded(Settings(), broken=True)
        aside = put_aside(path)
        assert aside == tmp_path / f"settings.aside-{number}.toml"
        assert aside.read_bytes() == broken and not path.exists()


def test_a_field_that_cannot_be_used_falls_back_and_is_named(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('score_on = "tarot"\nsounds = 101\nspeed = "fast"\nconfirm = 1\nunheard = true\n', encoding="utf-8")
    loaded = load(path)
    assert set(loaded.unusable) == {"score_on", "sounds", "confirm"}
    assert loaded.settings == Settings().change(speed="fast")


def test_what_could_be_chosen_once_is_the_default_and_nothing_is_said_of_it(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('text_size = 85\nspeed = "fast"\n', encoding="utf-8")
    assert load(path) == Loaded(Settings().change(speed="fast"))


WRONG: list[dict[str, str | bool | int]] = [
    {"score_on": "tarot"},
    {"gestures": "blink blink heart tongue shoulder"},
    {"sounds": True},
    {"name": "x" * 41},
    {"name": "a\nb"},
    {"deks": "french"},
]


@pytest.mark.parametrize("change", WRONG)
def test_a_setting_refuses_what_it_may_not_be(change: dict[str, str | bool | int]) -> None:
    with pytest.raises(ValueError):
        Settings().change(**change)


def test_settings_from_before_signs_were_agreed_on_have_the_usual_custom(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(Settings().change(speed="slow").written().replace('signs_say = "either"\n', ""))
    assert "signs_say" not in file.read_text()
    assert load(file) == Loaded(Settings().change(speed="slow"))
    assert load(file).settings.customs.suits_are_wished


def test_a_failing_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.toml"
    save(Settings().change(language="es"), path)

    def no_space(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(OSError):
        save(Settings().change(language="de"), path)
    assert load(path).settings.language == "es"


def test_everything_lies_in_one_folder_if_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(places.HOME_VARIABLE, str(tmp_path))
    assert places.settings_file() == tmp_path / "settings.toml"
    assert places.store_file() == tmp_path / "games.sqlite"
