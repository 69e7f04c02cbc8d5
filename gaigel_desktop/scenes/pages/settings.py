"""Settings: every setting by topic, effective at once; rows are made from how a setting is declared."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gaigel_desktop.controller.settings import (
    LONGEST_TEXT,
    SETTING_NAMED,
    SETTINGS,
    YES_NO,
    Setting,
    Settings,
    SettingValue,
)
from gaigel_desktop.scenes.pages.own_looks.deleting import Deleting
from gaigel_desktop.scenes.pages.own_looks.tiles import back_sights, open_looks, put_way
from gaigel_desktop.scenes.parts.aid_rows import put_aids
from gaigel_desktop.scenes.parts.contrast_and_motion import LOOKS
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.gesture_rows import Winking, put_gestures
from gaigel_desktop.scenes.parts.pages import Content, PageScene, footed, frame, header, on_paper, topics_width
from gaigel_desktop.scenes.parts.sights import deck_sights, face_sights, table_sights
from gaigel_desktop.scenes.parts.tiles import CARD_TILE, Shape, Sight, put_tiles
from gaigel_desktop.text.languages import language_named
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Row, Switch
from gaigel_desktop.window.pages.flow import ABOUT, Asked, Flow, put_choice
from gaigel_desktop.window.pages.inputs import Field, Item, Slider
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import ListName, Panel, Widget
from gaigel_desktop.window.pen import STRONG

TOPICS: Final = tuple(dict.fromkeys(setting.topic for setting in SETTINGS))
ICONS: Final = {
    "words": "language",
    "cards": "deck",
    "table": "table",
    "motion": "speed_2",
    "sound": "sound_on",
    "window": "window",
    "play": "play",
    "show": "window",
    "you": "person",
    "aids": "hint",
}
FRAMED: Final = {"window_width", "window_height"}  # by the frame of the window
TABLE_TILE: Final = Shape(196.0, 102.0, 0.5625)
FACE_TILE: Final = Shape(128.0, 104.0)
PANEL_TOP: Final = 28.0


class SettingsPage(Content):
    """The topics on a board, the settings of one of them on a sheet of paper."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._topic = TOPICS[0]
        self._sign = 0  # which one is looked at
        self._came = ""  # what the player has just made of a photograph: it is shown
        self._deleting = Deleting(desk, self._choosing("back"))

    def back(self, view: PageScene) -> None:
        """Save everything and leave."""
        self._desk.save()
        view.scenes.pop()

    def sheet(self, view: PageScene) -> Sheet:
        """The title, the board with the topics, and the paper with the settings of one of them."""
        self._view, pen = view, view.pen
        head, body = frame(view.kit.screen.design)
        board = body.left(topics_width(pen, [say(f"topic_{topic}") for topic in TOPICS], body.width))
        paper = body.after(board.width + theme.GAP + 6)
        topics = board.inset(16)
        window = paper.inset(theme.PANEL_EDGE, PANEL_TOP)
        window, foot = footed(pen, window, self._desk.held_words())
        ground: tuple[Widget, ...] = (Panel("panel_wood", board), Panel("panel_paper", paper))
        return Sheet(
            (
                Part((*ground, *foot, *header(view, head, say("title_settings")))),
                Part(self._topics(topics), topics, "topics"),
                self._showing(on_paper(pen, window, f"settings {self._topic}", self._put_topic)),
            ),
            first=f"topic {self._topic}",
        )

    def _showing(self, part: Part) -> Part:
        """The topic scrolled to where that lies which has just been made."""
        return part._replace(wanted=next((each.box for each in part.widgets if each.key == self._came), None))

    def _topics(self, place: Box) -> tuple[Widget, ...]:
        high = theme.TARGET + 2
        rows = (
            Row(
                f"topic {topic}",
                say(f"topic_{topic}"),
                Box(place.x, place.y + at * (high + 3), place.width, high),
                partial(self._open, topic),
                topic == self._topic,
                ICONS[topic],
            )
            for at, topic in enumerate(TOPICS)
        )
        return ListName(say("spoken_topics"), "topic "), *rows

    def _open(self, topic: str) -> None:
        self._topic, self._came = topic, ""
        self._view.refresh()

    # -- the rows ------------------------------------------------------------------------------------------------

    def _put_topic(self, flow: Flow) -> None:
        flow.heading(say(f"topic_{self._topic}"))
        if self._topic == "aids":
            put_aids(flow, self._desk, self._changed)
        else:
            left_out = self._left_out()
            for setting in SETTINGS:
                if setting.topic == self._topic and setting.name not in left_out:
                    self._put(flow, setting)

    def _left_out(self) -> set[str]:
        """The window is as large as its frame is drawn; nines are for decks that have them."""
        return FRAMED if self._desk.has_nines else FRAMED | {"nines"}

    def _put(self, flow: Flow, setting: Setting) -> None:
        pictures = {"deck": self._decks, "back": self._backs, "table": self._tables, "portrait": self._faces}
        if setting.name in pictures:
            self._put_pictures(flow, setting.name, pictures[setting.name](setting))
        elif setting.name == "gestures":
            agree = partial(self._change, setting)
            put_gestures(flow, Winking(self._desk.portrait, self._sign, self._look_at_sign, agree))
        elif setting.name == "name":
            self._put_name(flow)
        elif setting.values == YES_NO:
            self._put_switch(flow, setting)
        elif setting.values == range(100 + 1):
            self._put_slider(flow, setting)
        else:
            values = tuple(setting.values or ())
            self._put_choice(flow, setting, [Item(value, value_words(setting.name, value)) for value in values])

    def _put_switch(self, flow: Flow, setting: Setting) -> None:
        looking, chosen = self._desk.looking, self._desk.settings.of(setting) is True
        on = looking.holds(setting.name) if setting.name in LOOKS else chosen
        change = self._switching(setting)
        name, about = say(f"setting_{setting.name}"), say(f"about_{setting.name}")
        if setting.name == "as_system":
            about = f"{about} {looking.asked_for()}"
        flow.switch(name, [(about, ABOUT)], lambda box: Switch(setting.name, name, box, on, change))

    def _put_slider(self, flow: Flow, setting: Setting) -> None:
        value = int(self._desk.settings.of(setting))
        name, about = say(f"setting_{setting.name}"), say(f"about_{setting.name}")
        words = say("percent", {"value": value})

        def make(box: Box) -> Widget:
            return Slider(setting.name, name, box, value, 0, 100, lambda to: self._change(setting, to), words)

        flow.entry(name, [(about, ABOUT)], Box(0, 0, 320, theme.TARGET), make)

    def _put_choice(self, flow: Flow, setting: Setting, items: list[Item]) -> None:
        chosen = self._desk.settings.of(setting)
        put_choice(flow, asked(setting.name), items, chosen, lambda value: self._change(setting, value))

    def _put_name(self, flow: Flow) -> None:
        name, value = say("setting_name"), self._desk.settings.name

        def make(box: Box) -> Widget:
            return Field("name", name, box, value, self._call_me, say("you"), LONGEST_TEXT // 2)

        flow.entry(name, [(say("about_name"), ABOUT)], Box(0, 0, 300, theme.TARGET), make)

    def _put_pictures(self, flow: Flow, name: str, sights: tuple[list[Sight], Shape]) -> None:
        of = f"{name} "
        flow.text(say(f"setting_{name}"), STRONG, of)
        flow.text(say(f"about_{name}"), ABOUT, of)
        flow.space(6)
        put_tiles(flow, *sights)
        flow.space(4)
        if name == "back":
            put_way(flow, lambda: open_looks(self._desk, self._view.scenes, self._have_back))
            self._deleting.put(flow, self._desk.settings.back, self._view.scenes)

    # -- pictures ------------------------------------------------------------------------------------------------

    def _choosing(self, name: str) -> Callable[[str], None]:
        return lambda value: self._change(SETTING_NAMED[name], value)

    def _have_back(self, value: str) -> None:
        self._choosing("back")(value)
        self._came = f"back {value}"

    def _decks(self, setting: Setting) -> tuple[list[Sight], Shape]:
        return deck_sights(self._desk, partial(self._change, setting)), CARD_TILE

    def _backs(self, setting: Setting) -> tuple[list[Sight], Shape]:
        return back_sights(self._desk.settings.back, self._choosing(setting.name)), CARD_TILE

    def _tables(self, setting: Setting) -> tuple[list[Sight], Shape]:
        return table_sights(self._desk, self._choosing(setting.name)), TABLE_TILE

    def _faces(self, setting: Setting) -> tuple[list[Sight], Shape]:
        return face_sights(self._desk, lambda face: self._change(setting, face)), FACE_TILE

    # -- changes -------------------------------------------------------------------------------------------------

    def _change(self, setting: Setting, value: SettingValue) -> None:
        self._choose(self._desk.settings.change(**{setting.name: value}))

    def _choose(self, chosen: Settings) -> None:
        self._came = ""
        other_table = chosen.table != self._desk.settings.table
        self._desk.choose(chosen)
        self._changed()
        if other_table:
            self._view.resize()

    def _look_at_sign(self, sign: int) -> None:
        self._sign = sign
        self._changed()

    def _switching(self, setting: Setting) -> Callable[[bool], None]:
        if setting.name in LOOKS:
            return lambda on: self._choose(self._desk.looking.chosen_by_hand(setting.name, on))
        if setting.name != "played_before":
            return lambda on: self._change(setting, on)

        def played_before(on: bool) -> None:
            self._desk.choose_aids(not on)
            self._change(setting, on)

        return played_before

    def _call_me(self, name: str) -> None:
        self._choose(self._desk.settings._replace(name=name))

    def _changed(self) -> None:
        self._view.refresh()


def value_words(name: str, value: SettingValue) -> str:
    """A value of a setting in words."""
    if name in ("language", "show_second") and value:
        return language_named(str(value)).name
    key = f"{name}:{value:g}" if isinstance(value, float) else f"{name}:{value}"
    number = f"{value:g}" if isinstance(value, float | int) else str(value)
    return say(key) if key in PHRASES else say("seconds", {"value": number.replace(".", say("decimal_point"))})


def asked(name: str) -> Asked:
    """A setting, and the sentence about it."""
    return Asked(name, say(f"setting_{name}"), [(say(f"about_{name}"), ABOUT)])
