"""Settings: what a player has chosen, one frozen value, kept as TOML.

Each setting is declared once with what it may be; the settings scene makes its rows from that, and a file that
somebody has edited is read field by field: what cannot be used falls back to the default and is named.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from .places import set_aside, write_whole

Value = bool | int | float | str


class Setting(NamedTuple):
    """One field: its default, what it may be, and the topic it stands under."""

    name: str
    default: Value
    values: tuple[Value, ...] | range | None  # None: any text of a sensible length
    topic: str


LONGEST_TEXT: Final = 40
SMALLEST_WINDOW: Final = (1024, 640)
LARGEST_WINDOW: Final = (7680, 4320)
YES_NO: Final = (False, True)
AIDS: Final = (
    "aid_my_points", "aid_all_points", "aid_propose_aus", "aid_mark_legal",
    "aid_cards_gone", "aid_last_tricks", "aid_take_back", "aid_hint",
)  # fmt: skip

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("language", "", ("", "de", "en", "es"), "words"),  # empty: the language of the system
    Setting("captions", True, YES_NO, "words"),
    Setting("text_size", 100, (85, 100, 125, 150), "words"),
    Setting("deck", "wuerttemberg", ("wuerttemberg", "french"), "cards"),
    Setting("colour_safe", False, YES_NO, "cards"),
    Setting("large_index", False, YES_NO, "cards"),
    Setting("back", "red", None, "cards"),
    Setting("sorting", "suit", ("suit", "hand"), "cards"),
    Setting("table", "wood_dark", None, "table"),
    Setting("score_on", "slate", ("slate", "mats"), "table"),
    Setting("speed", "normal", ("slow", "normal", "fast", "none"), "motion"),
    Setting("reduced_motion", False, YES_NO, "motion"),
    Setting("trick_stays", 0.0, (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0), "motion"),  # 0: until a click
    Setting("sign_seen", 2, range(1, 5), "motion"),
    Setting("sounds", 80, range(101), "sound"),
    Setting("music", 50, range(101), "sound"),
    Setting("full_screen", False, YES_NO, "window"),
    Setting("window_width", 1280, range(SMALLEST_WINDOW[0], LARGEST_WINDOW[0] + 1), "window"),
    Setting("window_height", 720, range(SMALLEST_WINDOW[1], LARGEST_WINDOW[1] + 1), "window"),
    Setting("talk", True, YES_NO, "play"),
    Setting("confirm", True, YES_NO, "play"),
    Setting("collect", "me", ("me", "partner"), "play"),
    Setting("name", "", None, "you"),
    Setting("portrait", "", None, "you"),
    Setting("played_before", False, YES_NO, "you"),
    *(Setting(aid, True, YES_NO, "aids") for aid in AIDS),
)  # fmt: skip
SETTING_NAMED: Final[dict[str, Setting]] = {setting.name: setting for setting in SETTINGS}


class Settings:
    """What a player has chosen; a new value for every change."""

    __slots__ = ("_values",)

    def __init__(self, values: dict[str, Value] | None = None) -> None:
        self._values = {setting.name: setting.default for setting in SETTINGS} | (values or {})

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Settings) and self._values == other._values

    def __hash__(self) -> int:
        return hash(tuple(self._values.values()))

    def text(self, name: str) -> str:
        """A setting that is a word."""
        return str(self._values[name])

    def number(self, name: str) -> float:
        """A setting that is a number."""
        value = self._values[name]
        return float(value) if not isinstance(value, str) else 0.0

    def on(self, name: str) -> bool:
        """A setting that is a switch."""
        return self._values[name] is True

    def change(self, **changes: Value) -> Settings:
        """The settings with some chosen otherwise; ValueError for what a setting may not be."""
        for name, value in changes.items():
            if not fits(SETTING_NAMED[name], value):
                raise ValueError(f"{name}: {value!r}")
        return Settings(self._values | changes)

    def written(self) -> str:
        """As TOML, by topic."""
        lines: list[str] = []
        for topic in dict.fromkeys(setting.topic for setting in SETTINGS):
            lines.append(f"{chr(10) if lines else ''}# {topic}")
            lines += [f"{s.name} = {_toml(self._values[s.name])}" for s in SETTINGS if s.topic == topic]
        return "\n".join(lines) + "\n"


def _toml(value: Value) -> str:
    return json.dumps(value, ensure_ascii=False)  # booleans, numbers and strings are the same in both


def fits(setting: Setting, value: object) -> bool:
    """Whether the setting may be this."""
    if setting.values is None:
        return isinstance(value, str) and len(value) <= LONGEST_TEXT and value.isprintable()
    if isinstance(setting.values, range):
        return type(value) is int and value in setting.values
    return any(value == allowed and type(value) is type(allowed) for allowed in setting.values)


class Loaded(NamedTuple):
    """The settings of a file, the fields that could not be used, and where a broken file was put."""

    settings: Settings
    unusable: tuple[str, ...] = ()
    aside: Path | None = None


def load(path: Path) -> Loaded:
    """Read the settings; a broken file is set aside and the defaults hold."""
    try:
        data = tomllib.loads(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        return Loaded(Settings())
    except (ValueError, RecursionError):
        return Loaded(Settings(), aside=set_aside(path))
    except OSError:
        return Loaded(Settings(), unusable=(str(path),))
    known = {name: value for name, value in data.items() if name in SETTING_NAMED}
    unusable = tuple(name for name, value in known.items() if not fits(SETTING_NAMED[name], value))
    return Loaded(Settings({name: value for name, value in known.items() if name not in unusable}), unusable)


def save(settings: Settings, path: Path) -> None:
    """Keep the settings; OSError where the folder cannot be written."""
    write_whole(path, settings.written())
