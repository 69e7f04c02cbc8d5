"""A new match: who plays, by which rules, with which aids, and the sheet that says how this table plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gaigel_desktop.controller.match.setup import MatchSetup, with_rules
from gaigel_desktop.rules.options import RuleSet, problems
from gaigel_desktop.scenes.parts.aid_rows import put_aids
from gaigel_desktop.scenes.parts.desk import Desk
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
from gaigel_desktop.scenes.routes import DealOfTheDay, Play, Tournament
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.table_rules import refusal
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Button, Row, button_width
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Label, ListName, Panel, Picture, Widget
from gaigel_desktop.window.pen import STRONG, WARNING, Pen

from .rule_rows import RuleRows
from .rule_sheet import RuleSheet
from .seats import SeatRows

TABS: Final = ("seats", "rules", "aids", "sheet")
HELP_LINE: Final = 32.0
ICONS: Final = {"seats": "people", "rules": "rules", "aids": "hint", "sheet": "chalk"}


class NewMatch(Content):
    """A sheet of paper with four tabs, and the button that deals the cards."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._tab = TABS[0]
        self._seats = SeatRows(desk, self._choose)
        self._rules = RuleRows(desk, self._choose_rules, self._refresh, lambda: self._view.scenes)
        self._sheet = RuleSheet(desk, self._choose_rules, self._refresh)

    def back(self, view: PageScene) -> None:
        """The table is remembered, or the last one that can be played at."""
        self._desk.choose_table(self._desk.playable)
        self._desk.save()
        view.scenes.pop()

    @property
    def _setup(self) -> MatchSetup:
        return self._desk.setup

    def sheet(self, view: PageScene) -> Sheet:
        """Title and play, the tabs, the paper."""
        self._view, pen = view, view.pen
        head, body = frame(view.kit.screen.design)
        line = body.below(body.height - HELP_LINE)
        body = body._replace(height=body.height - HELP_LINE - theme.GAP / 2)
        paper = under_tabs(body)
        window = paper.inset(theme.PANEL_EDGE, 23)
        window, foot = footed(pen, window, self._desk.held_words())
        trouble = problems(self._setup.rules)
        play = self._play_button(pen, head, not trouble)
        day = self._day_button(pen, play.box)
        tournament = self._tournament_button(day.box)
        right = head.right - tournament.box.x
        top: list[Widget] = [*header(view, head, say("title_new_match"), right), *foot]
        if trouble:
            strip = window._replace(y=window.bottom - 30, height=30)
            window = window._replace(height=window.height - 38)
            top += self._trouble(strip, refusal(trouble[0], self._setup.rules))
        top += [tournament, day, play]
        offered = [(tab, say(f"tab_{tab}"), ICONS[tab]) for tab in TABS]
        return Sheet(
            (
                Part((*tabs(pen, body, offered, self._tab, self.open), Panel("panel_paper", paper), *top)),
                *self._parts(pen, window),
            ),
            line,
        )

    def _play_button(self, pen: Pen, head: Box, usable: bool) -> Button:
        wide = max(170.0, button_width(pen, say("play"), "play"))
        box = Box(head.right - wide, head.y, wide, theme.TARGET + 8)
        return Button("play", say("play"), box, self._start, "play", "call", usable)

    def _day_button(self, pen: Pen, play: Box) -> Button:
        """Beside it, quieter: the deal of the day."""
        words = say("day_title")
        wide = button_width(pen, words, "star")
        box = Box(play.x - theme.GAP - wide, play.y + 4, wide, theme.TARGET)
        return Button("of_the_day", words, box, partial(self._desk.open, DealOfTheDay()), "star", help=say("day_help"))

    def _tournament_button(self, day: Box) -> Button:
        """Beside that, smaller: a tournament after Rutesheim, which takes the place of this page."""
        box = Box(day.x - theme.GAP - theme.TARGET, day.y, theme.TARGET, theme.TARGET)
        words, about = say("tournament"), say("tournament_help")
        return Button("tournament", words, box, self._to_tournament, "tournament", help=about, bare=True)

    def _to_tournament(self) -> None:
        self.back(self._view)
        self._desk.open(Tournament())

    def _trouble(self, strip: Box, words: str) -> list[Widget]:
        """Why one cannot play so, at the foot of the paper on every tab."""
        sign = Picture("warning", strip.left(28).centred(26, 26), theme.WINE)
        return [sign, Label(words, strip.after(36), WARNING, role="warning")]

    def open(self, tab: str) -> None:
        """Another tab to the front."""
        self._tab = tab
        self._refresh()

    def _parts(self, pen: Pen, window: Box) -> tuple[Part, ...]:
        """What stands on the paper under this tab."""
        if self._tab == "rules":
            index = window.left(topics_width(pen, [words for _, words, _ in self._rules.topics()], window.width))
            room = window.after(index.width + 22)
            topics = Part(self._topics(index), index, "rule topics")
            return topics, on_paper(pen, room, f"rules {self._rules.topic}", self._rules.put)
        put = {"seats": self._seats.put, "aids": self._put_aids, "sheet": self._sheet.put}[self._tab]
        return (on_paper(pen, window, self._tab, put),)

    def _topics(self, place: Box) -> tuple[Widget, ...]:
        rows: list[Widget] = [ListName(say("spoken_topics"), "topic ")]
        for at, (topic, words, differs) in enumerate(self._rules.topics()):
            box = Box(place.x, place.y + at * theme.TARGET, place.width - theme.SCROLL_BAR, theme.TARGET)
            opening = self._opening_topic(topic)
            row = Row(f"topic {topic}", words, box, opening, topic == self._rules.topic, style=STRONG)
            if differs:
                row.mark, row.marked = "edit", say("spoken_changed")
            rows.append(row)
        return tuple(rows)

    def _opening_topic(self, topic: str) -> Callable[[], None]:
        def choose() -> None:
            self._rules.topic = topic
            self._refresh()

        return choose

    def _put_aids(self, flow: Flow) -> None:
        flow.heading(say("topic_aids"))
        put_aids(flow, self._desk, self._refresh)

    # -- changes -------------------------------------------------------------------------------------------------

    def _choose(self, setup: MatchSetup) -> None:
        self._desk.choose_table(setup)
        self._refresh()

    def _choose_rules(self, rules: RuleSet) -> None:
        self._choose(with_rules(self._setup, rules))

    def _refresh(self) -> None:
        self._view.refresh()

    def _start(self) -> None:
        self._desk.save()
        self._view.scenes.pop()
        self._desk.open(Play())
