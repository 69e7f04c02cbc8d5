"""Settings: what players look for stands on the first page, everything else behind "More"; effective at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from gaigel_desktop.controller.settings import (
    ALL_AIDS,
    LEARNERS_AIDS,
    LONGEST_TEXT,
    NO_AIDS,
    READ_IN,
    SETTING_NAMED,
    SETTINGS,
    YES_NO,
    Setting,
    Settings,
    SettingValue,
)
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.scenes.pages.own_looks.deleting import Deleting
from gaigel_desktop.scenes.pages.own_looks.own_back_tiles import back_sights, open_looks, put_way
from gaigel_desktop.scenes.parts.aid_rows import put_aids
from gaigel_desktop.scenes.parts.chosen_language import language_of
from gaigel_desktop.scenes.parts.contrast_and_motion import LOOKS
from gaigel_desktop.scenes.parts.gesture_rows import Winking, put_gestures
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, footed, frame, header, on_paper
from gaigel_desktop.scenes.parts.sights import deck_sights, face_sights, table_sights
from gaigel_desktop.scenes.parts.tiles import CARD_TILE, Shape, Sight, put_tiles
from gaigel_desktop.text.languages import LANGUAGES, language_named
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import ChoiceRow, FieldRow, Pressable, SliderRow, SwitchRow
from gaigel_desktop.window.pages.inputs import Item, ItemValue
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel
from gaigel_desktop.window.pen import STRONG

MOST, MORE = "most", "more"
LEAVES: Final = (MOST, MORE)
# What players look for, in two columns: what is said and heard, and what is looked at.
SOUGHT: Final = (
    ("language", "text_size", "help", "speed", "sounds", "music", "full_screen"),
    ("name", "portrait", "deck", "back", "table"),
)
# Everything else, by topic, in two columns.
TOPICS: Final = (("words", "cards", "table", "motion"), ("play", "sound", "show", "you", "aids"))
HELP: Final = "help"  # all aids at once, which is no setting of its own
SOME: Final = "some"
OFFERED: Final[dict[str, tuple[SettingValue, ...]]] = {"trick_stays": (0.0, 1.0, READ_IN), "caption_stays": (2, 0)}
TABLE_TILE: Final = Shape(196.0, 102.0, 0.5625)
FACE_TILE: Final = Shape(128.0, 104.0)
PANEL_TOP: Final = 20.0
HELP_LINE: Final = 32.0


class SettingsPage(Content):
    """Two leaves of one page: what most players look for, and everything else."""

    def __init__(self, player: OwnPlayer, keeper: Keeper) -> None:
        self._player, self._keeper = player, keeper
        self._leaf = MOST
        self._sign = 0  # which one is looked at
        self._came = ""  # what the player has just made of a photograph, or looks for: it is shown
        self._deleting = Deleting(player, keeper, self._choosing("back"))

    def back(self, view: PageScene) -> None:
        """From the second leaf to the first; from there save everything and leave."""
        if self._leaf == MORE:
            self._open(MOST)
        else:
            self._player.save()
            view.scenes.pop()

    def sheet(self, view: PageScene) -> Sheet:
        """A sheet of paper with two columns, and below it the sentence about what is pointed at."""
        self._view, pen = view, view.pen
        head, body = frame(view.kit.screen.design)
        line = body.below(body.height - HELP_LINE)
        paper = body._replace(height=body.height - HELP_LINE - theme.GAP / 2)
        window = paper.inset(theme.PANEL_EDGE, PANEL_TOP)
        window, foot = footed(pen, window, self._player.held_words())
        title = say("title_settings") if self._leaf == MOST else f"{say('title_settings')} · {say('settings_more')}"
        still = Part((Panel("panel_paper", paper), *foot, *header(view, head, title, self._more())))
        columns = (
            self._showing(on_paper(pen, room, f"{self._leaf} {at}", partial(self._put_column, at)))
            for at, room in enumerate(window.columns(2, 3 * theme.GAP))
        )
        return Sheet((still, *columns), line, first="language" if self._leaf == MOST else "back")

    def _more(self) -> Sequence[Pressable]:
        """In the corner of the first leaf, where it is seen without scrolling."""
        return [Pressable(MORE, say("settings_more"), partial(self._open, MORE), "more")] if self._leaf == MOST else ()

    def _showing(self, part: Part) -> Part:
        """The column scrolled to where that lies which has just been made or is looked for."""
        return part._replace(wanted=next((each.box for each in part.widgets if each.key == self._came), None))

    def _open(self, leaf: str, looking_for: str = "") -> None:
        self._leaf, self._came = leaf, looking_for
        self._view.refresh()

    # -- the two leaves ------------------------------------------------------------------------------------------

    def _put_column(self, at: int, flow: Flow) -> None:
        if self._leaf == MORE:
            for topic in TOPICS[at]:
                self._put_topic(flow, topic)
            return
        for name in SOUGHT[at]:
            if name == HELP:
                self._put_help(flow)
            else:
                self._put(flow, SETTING_NAMED[name])

    def _put_topic(self, flow: Flow, topic: str) -> None:
        """The settings of a topic that do not stand on the first leaf."""
        flow.heading(say(f"topic_{topic}"))
        if topic == "aids":
            put_aids(flow, self._player, self._changed)
        for setting in SETTINGS:
            if setting.topic == topic != "aids" and setting.name not in self._elsewhere():
                self._put(flow, setting)
        flow.space()

    def _elsewhere(self) -> set[str]:
        """What stands on the first leaf, or is chosen with the window; nines are for decks that have them."""
        nines = set() if self._player.has_nines else {"nines"}
        return {*SOUGHT[0], *SOUGHT[1], "window_width", "window_height"} | nines

    def _put_help(self, flow: Flow) -> None:
        """All aids or none; some of them lead to the list of them."""
        aids = self._player.settings.aids
        chosen = {ALL_AIDS: "all", LEARNERS_AIDS: "all", NO_AIDS: "none"}.get(aids, SOME)
        items = [Item("all", say("help_all")), Item(SOME, say("help_some")), Item("none", say("help_none"))]
        flow.form(ChoiceRow(HELP, say("setting_help"), items, chosen, self._choose_help, help=say("about_help")))

    def _choose_help(self, value: ItemValue) -> None:
        if value == SOME:
            self._open(MORE, "aids_all")
        else:
            self._player.choose_aids(value == "all")
            self._changed()

    # -- rows ----------------------------------------------------------------------------------------------------

    def _put(self, flow: Flow, setting: Setting) -> None:
        name = setting.name
        pictures = {"deck": self._decks, "back": self._backs, "table": self._tables, "portrait": self._faces}
        if name in pictures:
            self._put_pictures(flow, name, pictures[name](setting))
        elif name == "language":
            self._put_language(flow)
        elif name == "gestures":
            agree = partial(self._change, setting)
            put_gestures(flow, Winking(self._player.portrait, self._sign, self._look_at_sign, agree))
        elif name == "name":
            value, empty = self._player.settings.name, say("you")
            words, about = say("setting_name"), say("about_name")
            flow.form(FieldRow(name, words, value, self._call_me, empty, LONGEST_TEXT // 2, help=about))
        elif setting.values == YES_NO:
            flow.form(self._switch(setting))
        elif setting.values == range(100 + 1):
            value_now = int(self._player.settings.of(setting))
            percent, change = say("percent", {"value": value_now}), partial(self._change, setting)
            words, about = say(f"setting_{name}"), say(f"about_{name}")
            flow.form(SliderRow(name, words, value_now, 0, 100, change, percent, help=about))
        else:
            flow.form(self._choice(setting))

    def _put_language(self, flow: Flow) -> None:
        """Which one is spoken now; as long as none is chosen that is the system's."""
        items = [Item(language, language_named(language).name) for language in LANGUAGES]
        change = partial(self._change, SETTING_NAMED["language"])
        chosen, about = language_of(self._player.settings), say("about_language")
        flow.form(ChoiceRow("language", say("setting_language"), items, chosen, change, help=about))

    def _switch(self, setting: Setting) -> SwitchRow:
        looking, chosen = self._player.looking, self._player.settings.of(setting) is True
        on = looking.holds(setting.name) if setting.name in LOOKS else chosen
        about = say(f"about_{setting.name}")
        if setting.name == "as_system":
            about = f"{about} {looking.asked_for()}"
        return SwitchRow(setting.name, say(f"setting_{setting.name}"), on, self._switching(setting), help=about)

    def _choice(self, setting: Setting) -> ChoiceRow:
        chosen = self._player.settings.of(setting)
        values: Sequence[SettingValue] = OFFERED.get(setting.name, tuple(setting.values or ()))
        if chosen not in values:
            values = sorted((*values, chosen))
        items = [Item(value, value_words(setting.name, value)) for value in values]
        name, about = say(f"setting_{setting.name}"), say(f"about_{setting.name}")
        return ChoiceRow(setting.name, name, items, chosen, partial(self._change, setting), help=about)

    def _put_pictures(self, flow: Flow, name: str, sights: tuple[list[Sight], Shape]) -> None:
        flow.text(say(f"setting_{name}"), STRONG, f"{name} ")
        flow.space(6)
        put_tiles(flow, *sights)
        flow.space(4)
        if name == "back":
            put_way(flow, lambda: open_looks(self._player, self._keeper, self._view.scenes, self._have_back))
            self._deleting.put(flow, self._player.settings.back, self._view.scenes)

    # -- pictures ------------------------------------------------------------------------------------------------

    def _choosing(self, name: str) -> Callable[[str], None]:
        return lambda value: self._change(SETTING_NAMED[name], value)

    def _have_back(self, value: str) -> None:
        self._choosing("back")(value)
        self._came = f"back {value}"

    def _decks(self, setting: Setting) -> tuple[list[Sight], Shape]:
        return deck_sights(self._player, partial(self._change, setting)), CARD_TILE

    def _backs(self, setting: Setting) -> tuple[list[Sight], Shape]:
        return back_sights(self._player.settings.back, self._choosing(setting.name)), CARD_TILE

    def _tables(self, setting: Setting) -> tuple[list[Sight], Shape]:
        return table_sights(self._player, self._choosing(setting.name)), TABLE_TILE

    def _faces(self, setting: Setting) -> tuple[list[Sight], Shape]:
        return face_sights(self._player.portrait, lambda face: self._change(setting, face)), FACE_TILE

    # -- changes -------------------------------------------------------------------------------------------------

    def _change(self, setting: Setting, value: SettingValue) -> None:
        self._choose(self._player.settings.change(**{setting.name: value}))

    def _choose(self, chosen: Settings) -> None:
        self._came = ""
        other_table = chosen.table != self._player.settings.table
        self._player.choose(chosen)
        self._changed()
        if other_table:
            self._view.resize()

    def _look_at_sign(self, sign: int) -> None:
        self._sign = sign
        self._changed()

    def _switching(self, setting: Setting) -> Callable[[bool], None]:
        if setting.name in LOOKS:
            return lambda on: self._choose(self._player.looking.chosen_by_hand(setting.name, on))
        if setting.name != "played_before":
            return lambda on: self._change(setting, on)

        def played_before(on: bool) -> None:
            self._player.choose_aids(not on)
            self._change(setting, on)

        return played_before

    def _call_me(self, name: str) -> None:
        self._choose(self._player.settings._replace(name=name))

    def _changed(self) -> None:
        self._view.refresh()


def value_words(name: str, value: SettingValue) -> str:
    """A value of a setting in words."""
    if name in ("language", "show_second") and value:
        return language_named(str(value)).name
    key = f"{name}:{value:g}" if isinstance(value, float) else f"{name}:{value}"
    number = f"{value:g}" if isinstance(value, float | int) else str(value)
    return say(key) if key in PHRASES else say("seconds", {"value": number.replace(".", say("decimal_point"))})
