"""Settings: what a player has chosen, one frozen value, kept as TOML.

Each setting is declared once, as a field with its topic and what it may be; the settings scene makes its rows from
that, and a file that somebody has edited is read field by field: what cannot be used falls back to the default and is
named.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Annotated, Final, NamedTuple, TypeGuard, get_type_hints

from gaigel_desktop.text.customs import EITHER, GESTURE_ORDERS, SECONDS, SIGNS_SAY, Customs
from gaigel_desktop.text.languages import LANGUAGES

from .places import write_whole
from .reading import Unreadable, toml_in

SettingValue = bool | int | float | str

LONGEST_TEXT: Final = 40
SMALLEST_WINDOW: Final = (1024, 640)
LARGEST_WINDOW: Final = (7680, 4320)
YES_NO: Final = (False, True)
ANY_TEXT: Final = None  # of a sensible length
OWN_PORTRAITS: Final = ("marie", "paul", "anne", "fritz", "mina", "tarek")  # the faces that are the player's to choose
AID: Final = "aid_"  # how the name of an aid begins where it is written down


class Aids(NamedTuple):
    """What the player is helped with, each a switch."""

    my_points: bool = False
    all_points: bool = False
    propose_aus: bool = False
    mark_legal: bool = False
    cards_gone: bool = False
    last_tricks: bool = False
    take_back: bool = False
    hint: bool = False
    say_tricks: bool = False
    strip: bool = False
    mark_new: bool = False
    ask_pair: bool = False
    ask_back: bool = False

    def names(self) -> tuple[str, ...]:
        """Those that are on, as they are written down."""
        return tuple(name for name, on in zip(AIDS, self, strict=True) if on)

    def forced(self, by: Forced) -> Aids:
        """The aids of a lesson, whatever the player has chosen."""
        ways = zip(self, by.on, by.off, strict=True)
        return Aids._make((chosen or needed) and not spoils for chosen, needed, spoils in ways)


class Forced(NamedTuple):
    """What a lesson needs to be on, and what it needs to be off."""

    on: Aids = Aids()
    off: Aids = Aids()


FREELY: Final = Forced()  # as the player wants it


def aids_named(names: Collection[object]) -> Aids:
    """Those that are written down to be on."""
    return Aids._make(aid in names for aid in AIDS)


AIDS: Final = tuple(AID + name for name in Aids._fields)
NO_AIDS: Final = Aids()  # as at the Stammtisch
ALL_AIDS: Final = Aids(*(True for _ in AIDS))
# For learning: one line says what is needed when it is, and a mark on one card would be taken for advice. That the
# table asks back is switched on by a first match.
LEARNERS_AIDS: Final = ALL_AIDS._replace(strip=False, mark_new=False, ask_back=False)
FORMER: Final = {"text_size": (85,)}  # what could be chosen once: the default holds instead
READ_IN: Final = 2.5  # seconds in which a finished trick is seen, and who takes it is read


class Settings(NamedTuple):
    """What a player has chosen; a new value for every change. Each field says its topic and what it may be."""

    language: Annotated[str, "words", ("", *LANGUAGES)] = ""  # empty: the language of the system
    captions: Annotated[bool, "words", YES_NO] = True
    text_size: Annotated[int, "words", (100, 125, 150)] = 100
    contrast: Annotated[bool, "words", YES_NO] = False
    as_system: Annotated[bool, "words", YES_NO] = True  # contrast and less motion also where the system asks for them
    deck: Annotated[str, "cards", ANY_TEXT] = "wuerttemberg"
    nines: Annotated[bool, "cards", YES_NO] = False  # for the Sevens, where a deck has them
    colour_safe: Annotated[bool, "cards", YES_NO] = False
    large_index: Annotated[bool, "cards", YES_NO] = False
    back: Annotated[str, "cards", ANY_TEXT] = "red"
    sorting: Annotated[str, "cards", ("suit", "hand")] = "suit"
    table: Annotated[str, "table", ANY_TEXT] = "wood_dark"
    score_on: Annotated[str, "table", ("slate", "mats", "paper")] = "slate"
    second: Annotated[str, "table", SECONDS] = SECONDS[0]  # what this opening is called
    gestures: Annotated[str, "table", GESTURE_ORDERS] = GESTURE_ORDERS[0]  # for each sign
    signs_say: Annotated[str, "table", SIGNS_SAY] = EITHER  # when they name a suit
    speed: Annotated[str, "motion", ("slow", "normal", "fast", "none")] = "normal"
    reduced_motion: Annotated[bool, "motion", YES_NO] = False
    trick_stays: Annotated[float, "motion", (0.0, 0.5, 1.0, 1.5, 2.0, READ_IN, 3.0, 5.0)] = READ_IN  # 0: until a click
    caption_stays: Annotated[int, "motion", (2, 4, 6, 0)] = 2  # 0: until a click
    sounds: Annotated[int, "sound", range(101)] = 100
    music: Annotated[int, "sound", range(101)] = 50
    your_turn: Annotated[bool, "sound", YES_NO] = False  # a note when the table has long waited
    full_screen: Annotated[bool, "window", YES_NO] = False
    window_width: Annotated[int, "window", range(SMALLEST_WINDOW[0], LARGEST_WINDOW[0] + 1)] = 1280
    window_height: Annotated[int, "window", range(SMALLEST_WINDOW[1], LARGEST_WINDOW[1] + 1)] = 720
    talk: Annotated[bool, "play", YES_NO] = True
    memory: Annotated[bool, "play", YES_NO] = True  # the regulars speak of earlier evenings
    confirm: Annotated[bool, "play", YES_NO] = True
    at_once: Annotated[bool, "play", YES_NO] = False  # calls are not asked back
    collect: Annotated[str, "play", ("me", "partner")] = "me"
    points_open: Annotated[bool, "play", YES_NO] = False  # the own ones, also when one knows how to count
    guess: Annotated[bool, "play", YES_NO] = False  # the own points, before they are counted
    show_pace: Annotated[str, "show", ("event", "trick", "itself")] = "trick"  # where a show waits for a key
    show_hands: Annotated[str, "show", ("one", "all", "closed")] = "one"
    show_second: Annotated[str, "show", ("", *LANGUAGES)] = ""  # empty: in one language only
    shows_itself: Annotated[bool, "show", YES_NO] = False  # where nobody touches the title
    name: Annotated[str, "you", ANY_TEXT] = ""
    portrait: Annotated[str, "you", ANY_TEXT] = ""
    played_before: Annotated[bool, "you", YES_NO] = False
    aids: Aids = LEARNERS_AIDS  # as a file has them, each is a setting of its own

    @property
    def customs(self) -> Customs:
        """What the table has agreed on besides its rules."""
        return Customs(self.second, tuple(self.gestures.split()), self.signs_say)

    @property
    def window_size(self) -> tuple[int, int]:
        """How large the window is to be."""
        return self.window_width, self.window_height

    def of(self, setting: Setting) -> SettingValue:
        """What was chosen for this one."""
        return self._by_name()[setting.name]

    def change(self, **changes: SettingValue) -> Settings:
        """The settings with some chosen otherwise, by name; ValueError for what a setting may not be."""
        for name, value in changes.items():
            if name not in SETTING_NAMED or not fits(SETTING_NAMED[name], value):
                raise ValueError(f"{name}: {value!r}")
        values = self._by_name() | changes
        aids = Aids._make(values.pop(aid) for aid in AIDS)
        return Settings._make((*values.values(), aids))

    def written(self) -> str:
        """As TOML, by topic."""
        values, lines = self._by_name(), list[str]()
        for topic in dict.fromkeys(setting.topic for setting in SETTINGS):
            lines.append(f"{chr(10) if lines else ''}# {topic}")
            lines += [f"{s.name} = {_toml(values[s.name])}" for s in SETTINGS if s.topic == topic]
        return "\n".join(lines) + "\n"

    def _by_name(self) -> dict[str, SettingValue]:
        """Every setting, in the order in which they are declared."""
        return dict(zip((setting.name for setting in SETTINGS), (*self[:-1], *self.aids), strict=True))


class Setting(NamedTuple):
    """How one setting is declared: its default, the topic it stands under, and what it may be."""

    name: str
    default: SettingValue
    topic: str
    values: tuple[SettingValue, ...] | range | None


def _declared() -> Iterator[Setting]:
    """The fields of the settings, and each aid."""
    for name, hint in get_type_hints(Settings, include_extras=True).items():
        if name != "aids":
            topic, values = hint.__metadata__
            yield Setting(name, Settings._field_defaults[name], topic, values)
    for aid, on in zip(AIDS, LEARNERS_AIDS, strict=True):
        yield Setting(aid, on, "aids", YES_NO)


SETTINGS: Final = tuple(_declared())
SETTING_NAMED: Final = {setting.name: setting for setting in SETTINGS}


def _toml(value: SettingValue) -> str:
    return json.dumps(value, ensure_ascii=False)  # booleans, numbers and strings are the same in both


def fits(setting: Setting, value: object) -> bool:
    """Whether the setting may be this."""
    if setting.values is None:
        return speakable(value)
    if isinstance(setting.values, range):
        return type(value) is int and value in setting.values
    return any(value == allowed and type(value) is type(allowed) for allowed in setting.values)


def speakable(text: object) -> TypeGuard[str]:
    """Whether somebody may be called so."""
    return isinstance(text, str) and len(text) <= LONGEST_TEXT and text.isprintable()


class Loaded(NamedTuple):
    """The settings of a file, the fields that could not be used, whether none could be, and whether there was one."""

    settings: Settings
    unusable: tuple[str, ...] = ()
    broken: bool = False
    there: bool = True


def load(path: Path) -> Loaded:
    """Read the settings; where there is no file, or a broken one, the defaults hold."""
    try:
        data = toml_in(path)
    except Unreadable:
        return Loaded(Settings(), broken=True)
    if data is None:
        return Loaded(Settings(), there=False)
    known = {name: value for name, value in data.items() if name in SETTING_NAMED and not _is_former(name, value)}
    usable = {name: value for name, value in known.items() if _usable(value, SETTING_NAMED[name])}
    return Loaded(Settings().change(**usable), tuple(name for name in known if name not in usable))


def _is_former(name: str, value: object) -> bool:
    """Whether it can no longer be chosen: nobody has done anything wrong."""
    return value in FORMER.get(name, ())


def _usable(value: object, setting: Setting) -> TypeGuard[SettingValue]:
    return fits(setting, value)


def save(settings: Settings, path: Path) -> None:
    """Keep the settings; OSError where the folder cannot be written."""
    write_whole(path, settings.written())
