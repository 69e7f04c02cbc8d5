"""A new match: who plays, by which rules, with which aids, and the sheet that says how this table plays."""

from __future__ import annotations

from functools import partial
from typing import Final

from gaigel_desktop.controller.match.setup import MatchSetup, with_rules
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.rules.options import RuleSet, problems, rules_for_as_many
from gaigel_desktop.scenes.parts.aid_rows import put_aids
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import (
    Content,
    PageScene,
    footed,
    frame,
    header,
    on_paper,
    tabs,
    topics_width,
    under_tabs,
)
from gaigel_desktop.scenes.routes import DealOfTheDay, Open, Play, Tournament
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.table_rules import refusal
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import ListRow, Pressable, button_of, button_wide
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Label, Panel, Picture, Widget
from gaigel_desktop.window.pen import WARNING, Pen

from .rule_rows import RuleRows
from .rule_sheet import RuleSheet
from .seats import SeatRows

TABS: Final = ("seats", "rules", "aids", "sheet")
HELP_LINE: Final = 32.0
ICONS: Final = {"seats": "people", "rules": "rules", "aids": "hint", "sheet": "chalk"}


class NewMatch(Content):
    """A sheet of paper with four tabs, and the button that deals the cards."""

    def __init__(self, player: OwnPlayer, keeper: Keeper, open_route: Open) -> None:
        self._player, self._open = player, open_route
        self._tab = TABS[0]
        self._seats = SeatRows(player, self._choose, self._refresh, lambda: self._view.scenes)
        self._rules = RuleRows(player, keeper, self._choose_rules, self._refresh, lambda: self._view.scenes)
        self._sheet = RuleSheet(player, self._choose_rules, self._refresh)

    def back(self, view: PageScene) -> None:
        """The table is remembered, or the last one that can be played at."""
        self._player.choose_table(self._player.playable)
        self._player.save()
        view.scenes.pop()

    @property
    def _setup(self) -> MatchSetup:
        return self._player.setup

    def sheet(self, view: PageScene) -> Sheet:
        """Title and play, the tabs, the paper."""
        self._view, pen = view, view.pen
        head, body = frame(view.kit.screen.design)
        line = body.below(body.height - HELP_LINE)
        body = body._replace(height=body.height - HELP_LINE - theme.GAP / 2)
        paper = under_tabs(body)
        window = paper.inset(theme.PANEL_EDGE, 23)
        window, foot = footed(pen, window, self._player.held_words())
        trouble = problems(self._setup.rules)
        top: list[Widget] = [*header(view, head, say("title_new_match"), self._ways(not trouble)), *foot]
        if trouble:
            strip = window.below(window.height - theme.TARGET)
            window = window._replace(height=window.height - theme.TARGET - theme.GAP / 2)
            top += self._trouble(pen, strip, refusal(trouble[0], self._setup.rules))
        offered = [(tab, say(f"tab_{tab}"), ICONS[tab]) for tab in TABS]
        return Sheet(
            (
                Part((*tabs(pen, body, offered, self._tab, self.open), Panel("panel_paper", paper), *top)),
                *self._parts(pen, window),
            ),
            line,
        )

    def _ways(self, usable: bool) -> tuple[Pressable, ...]:
        """To the table; beside that, quieter, to the deal of the day, and to a tournament after Rutesheim, which takes
        the place of this page."""
        tournament, day = say("tournament"), partial(self._open, DealOfTheDay())
        about = say("tournament_help")
        return (
            Pressable("tournament", tournament, self._to_tournament, "tournament", help=about, bare=True),
            Pressable("of_the_day", say("day_title"), day, "star", help=say("day_help")),
            Pressable("play", say("play"), self._start, "play", "call", usable),
        )

    def _to_tournament(self) -> None:
        self.back(self._view)
        self._open(Tournament())

    def _trouble(self, pen: Pen, strip: Box, words: str) -> list[Widget]:
        """Why one cannot play so, at the foot of the paper on every tab, and where so many can play, the way there."""
        sign = Picture("warning", strip.left(28).centred(26, 26), theme.WINE)
        room, rules = strip.after(36), rules_for_as_many(self._setup.rules)
        if rules is None:
            return [sign, Label(words, room, WARNING, role="warning")]
        name = say("with_preset", {"preset": say(f"preset:{rules.preset}")})
        way = Pressable("with_preset", name, partial(self._choose_rules, rules), "rules")
        wide = button_wide(pen, way)
        said = Label(words, room.left(room.width - wide - theme.GAP), WARNING, role="warning")
        return [sign, said, button_of(way, room.after(room.width - wide))]

    def open(self, tab: str) -> None:
        """Another tab to the front."""
        self._tab = tab
        self._refresh()

    def _parts(self, pen: Pen, window: Box) -> tuple[Part, ...]:
        """What stands on the paper under this tab."""
        if self._tab == "rules":
            index = window.left(topics_width(pen, [words for _, words, _ in self._rules.topics()], window.width))
            room = window.after(index.width + 22)
            topics = Part(self._topics(pen, index), index, "rule topics")
            return topics, on_paper(pen, room, f"rules {self._rules.topic}", self._rules.put)
        put = {"seats": self._seats.put, "aids": self._put_aids, "sheet": self._sheet.put}[self._tab]
        return (on_paper(pen, window, self._tab, put),)

    def _topics(self, pen: Pen, place: Box) -> tuple[Widget, ...]:
        flow = Flow(pen, place.left(place.width - theme.SCROLL_BAR))
        flow.named(say("spoken_topics"), "topic ")
        for topic, words, differs in self._rules.topics():
            row = ListRow(f"topic {topic}", words, partial(self._open_topic, topic), chosen=topic == self._rules.topic)
            flow.listed(row._replace(mark="edit", marked=say("spoken_changed")) if differs else row)
        return tuple(flow.widgets)

    def _open_topic(self, topic: str) -> None:
        self._rules.topic = topic
        self._refresh()

    def _put_aids(self, flow: Flow) -> None:
        flow.heading(say("topic_aids"))
        put_aids(flow, self._player, self._refresh)

    # -- changes -------------------------------------------------------------------------------------------------

    def _choose(self, setup: MatchSetup) -> None:
        self._player.choose_table(setup)
        self._refresh()

    def _choose_rules(self, rules: RuleSet) -> None:
        self._choose(with_rules(self._setup, rules))

    def _refresh(self) -> None:
        self._view.refresh()

    def _start(self) -> None:
        self._player.save()
        self._view.scenes.pop()
        self._open(Play())
