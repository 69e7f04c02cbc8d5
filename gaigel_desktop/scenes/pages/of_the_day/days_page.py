"""The page of the deal of the day: on the left the day that is chosen, on the right all days so far."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Final

from gaigel_desktop.controller.coaching.review import Reviewer
from gaigel_desktop.controller.match.dealer import seed_in
from gaigel_desktop.controller.match.setup import ME, Sitter
from gaigel_desktop.controller.match.story import helped_in
from gaigel_desktop.controller.of_the_day import Day, days, table_of_the_day
from gaigel_desktop.controller.store.reviewed import Reviewed
from gaigel_desktop.scenes.begin import seating_at
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, column, frame, header, scrolled
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.scenes.parts.unfinished_matches import unreadable
from gaigel_desktop.scenes.replay.replay_scene import replay_scene
from gaigel_desktop.scenes.routes import Practice, practise_at
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import day_in_words, day_of_the_year
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.pages.controls import Row
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.grid import Column, Drawn, GridRow
from gaigel_desktop.window.pages.inputs import copy
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel, Picture
from gaigel_desktop.window.pen import BODY, STRONG, WARNING
from gaigel_desktop.window.scene import Kit, Scenes, sooner

from .day_words import for_a_friend, in_a_line, outcome
from .play_day import play_day

SHARE: Final = 0.42
FACE: Final = 76.0
LEAST_BUTTON: Final = 200.0
ICONS: Final = {True: "star", False: "star_empty"}


class Days(Content):
    """What is known of each day; of the chosen one what was given away is reckoned while one looks."""

    def __init__(self, player: OwnPlayer, services: Services, today: Callable[[], str]) -> None:
        self._player, self._services, self._clock = player, services, today
        self._today = self._chosen = today()
        self._note = ""
        self._days: list[Day] = []
        self._reviewer: Reviewer | None = None
        self._found: dict[int, Reviewed] = {}  # in these deals, also where it cannot be kept
        self._view: PageScene | None = None

    def back(self, view: PageScene) -> None:
        """Back to where one came from."""
        self.drop()
        view.scenes.pop()

    # -- what is known -----------------------------------------------------------------------------------------------

    def look(self) -> None:
        """A deal may have been played since this page was last seen, and midnight may have passed."""
        store, self._today = self._services.keeper.store, self._clock()
        try:
            self._days = days(store, self._today) if store is not None else []
        except sqlite3.Error as error:
            unreadable(self._player, self._services.keeper, error)
        self._days = [self._looked_back(day) for day in self._days]
        self._reckon()

    def _looked_back(self, day: Day) -> Day:
        """With what was found here, where the store does not know it."""
        found = self._found.get(day.deal.id) if day.deal is not None else None
        return day if found is None else day.looked_back(found)

    @property
    def _day(self) -> Day:
        return next((day for day in self._days if day.date == self._chosen), Day(self._chosen))

    @property
    def _counts(self) -> bool:
        """Whether what is played here is kept, so that it counts once."""
        store = self._services.keeper.store
        return store is not None and store.writes and self._services.keeper.owner

    def drop(self) -> None:
        """Nobody looks any more."""
        if self._reviewer is not None:
            self._reviewer.drop()
        self._reviewer = None

    def _reckon(self) -> None:
        """What the chosen day has cost, if it is over and nobody has looked back on it yet."""
        self.drop()
        deal, came = self._day.deal, self._day.came
        if deal is not None and came is not None and came.gave is None:
            self._reviewer = Reviewer(deal.record, ME, self._services.thinking.mind, helped=helped_in(deal.about))

    def go_on(self) -> bool | None:
        """Reckon on; whether it is done, or None where nothing is to be reckoned."""
        reviewer, deal = self._reviewer, self._day.deal
        if reviewer is None or deal is None:
            return None
        reviewer.go_on()
        found = reviewer.reviewed
        if found is None:
            return False
        self._found[deal.id] = found
        self._services.keeper.look_back(deal.id, found)
        self.look()
        return True

    # -- what is seen ------------------------------------------------------------------------------------------------

    def sheet(self, view: PageScene) -> Sheet:
        """Two sheets of paper, side by side."""
        self._view, pen = view, view.pen
        head, body = frame(view.kit.screen.design)
        left, right = body.left(body.width * SHARE - theme.GAP), body.after(body.width * SHARE)
        windows = [paper.inset(theme.PANEL_EDGE, 28) for paper in (left, right)]
        flows = [column(pen, window._replace(width=window.width - theme.SCROLL_BAR)) for window in windows]
        self._put_day(flows[0])
        flows[0].ornament(windows[0])
        self._put_days(flows[1])
        return Sheet(
            (
                Part((Panel("panel_paper", left), Panel("panel_paper", right))),
                Part(header(view, head, say("day_title"))),
                scrolled(flows[0], windows[0], "day"),
                scrolled(flows[1], windows[1], "days"),
            ),
            first=next((way.key for way in self._ways(self._day)), ""),
            said=(self._said(self._day),),
        )

    def _put_day(self, flow: Flow) -> None:
        day, came = self._day, self._day.came
        flow.heading(day_in_words(day.date))
        if came is not None:
            flow.text(outcome(came), STRONG)
            flow.space(4)
            flow.text(say("day_gave_about" if came.gave is not None else "day_reckoning"), ABOUT)
        else:
            flow.text(say("day_about"), BODY)
            flow.space(4)
            flow.text(say("day_no_seal"), ABOUT)
            self._put_company(flow)
        if day.date != self._today and (came is None or day.later):
            flow.space(6)
            flow.text(say("day_about_later"), ABOUT)
        flow.space(theme.GAP)
        flow.stack(*self._ways(day), least=LEAST_BUTTON)
        flow.space(8)
        if self._note:
            flow.news(self._note, ABOUT)

    @staticmethod
    def _said(day: Day) -> str:
        """What the eye finds on the left as soon as a day is pressed on the right."""
        return in_a_line(day, day_in_words(day.date))

    @staticmethod
    def _put_company(flow: Flow) -> None:
        """Put the portraits of those whom everybody meets on that day."""
        flow.space()
        company = table_of_the_day().chairs[ME + 1 :]
        faces = [Drawn(partial(_face, sitter), FACE, FACE) for sitter in company]
        flow.grid([Column()] * len(faces), [GridRow(faces)])
        flow.space()

    def _ways(self, day: Day) -> list[Pressable]:
        """What can be done with it."""
        if day.came is not None:
            return [
                Pressable("day_copy", say("day_copy"), self._copy, "copy"),
                Pressable("day_look", say("day_look"), partial(self._look_again, day), "eye"),
                Pressable("day_practise", say("day_practise"), partial(self._practise, day), "deal"),
            ]
        if not self._counts or self._services.keeper.unwritten:
            return []  # or the store does not know yet how far it is
        key = "day_play" if day.deal is None else "day_go_on"
        return [Pressable(key, say(key), partial(self._play, day), "deal", "call")]

    def _put_days(self, flow: Flow) -> None:
        flow.heading(say("day_list"))
        if not self._counts:
            flow.text(say("day_not_here"), WARNING)
        for day in self._days:
            flow.put(partial(self._row, day), theme.TARGET)

    def _row(self, day: Day, box: Box) -> Row:
        """Its date and what it came to; a star where it was won."""
        this_year = day.date[:4] == self._today[:4]
        words = in_a_line(day, (day_of_the_year if this_year else day_in_words)(day.date))
        icon = ICONS[day.came.won] if day.came is not None else "deal" if day.deal is None else "hourglass"
        chosen, press = day.date == self._chosen, partial(self._choose, day.date)
        return Row(f"day {day.date}", words, box, press, chosen, icon, style=BODY)

    # -- what happens ------------------------------------------------------------------------------------------------

    def _choose(self, date: str) -> None:
        self._chosen, self._note = date, ""
        self._reckon()
        self._refresh()

    def _play(self, day: Day) -> None:
        """To the table of that day; which day it is by now, is asked anew."""
        play_day(self._player, self._services, self._scenes, day, self._clock())

    def _look_again(self, day: Day) -> None:
        """The deal of a day, step by step."""
        if day.deal is not None:
            table = table_of_the_day()
            practise, seed = practise_at(table, self._services.open), seed_in(day.deal.about)
            seating = seating_at(self._player, table)
            self._scenes.push(replay_scene(self._player, day.deal.record, seating, seed=seed, practise=practise))

    def _practise(self, day: Day) -> None:
        """The same cards once more."""
        if day.deal is not None:
            self._services.open(Practice(day.deal.record, table_of_the_day(), None, "same_cards"))

    @property
    def _scenes(self) -> Scenes:
        assert self._view is not None
        return self._view.scenes

    def _copy(self) -> None:
        self._note = say("day_copied" if copy(for_a_friend(self._day)) else "day_not_copied")
        self._refresh()

    def _refresh(self) -> None:
        if self._view is not None:
            self._view.refresh()


def _face(sitter: Sitter, box: Box) -> Picture:
    return Picture(portrait_file(sitter.portrait), box, words=sitter.name)


class DaysScene(PageScene):
    """The page as a scene: it looks anew when it comes on, and reckons while it is seen."""

    def __init__(self, player: OwnPlayer, services: Services, today: Callable[[], str]) -> None:
        self._days = Days(player, services, today)
        super().__init__(player, self._days)

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """From the title, or back from the table."""
        self._days.look()
        super().enter(kit, scenes, now)

    def update(self, now: float) -> float | None:
        """Nobody waits for what is reckoned."""
        pause, done = super().update(now), self._days.go_on()
        if done:
            self.refresh()
        return pause if done is None else sooner(pause, theme.GLANCE)
