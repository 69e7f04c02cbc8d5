"""Opens what a scene asks for: which page each route leads to, over whatever lies there."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, assert_never

from gaigel_desktop.controller.match.setup import MatchSetup, people_at
from gaigel_desktop.controller.store.store import StoredMatch
from gaigel_desktop.controller.unfinished import Unfinished
from gaigel_desktop.scenes import routes
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.scenes.parts.unfinished_matches import unreadable
from gaigel_desktop.scenes.routes import Route
from gaigel_desktop.window.scene import Scene, Scenes

from .house import House

if TYPE_CHECKING:
    from gaigel_desktop.show.plan.show import Show


class Opener:
    """The way to every page. Each is imported only when somebody goes there, for none is on the first picture."""

    def __init__(self, house: House, scenes: Scenes) -> None:
        self._house, self._player, self._keeper, self._scenes = house, house.player, house.keeper, scenes
        self.services = Services(house.keeper, house.thinking, house.tonight, house.current, house.prints, self.open)

    def open(self, route: Route) -> None:
        """Lay what is asked for over whatever lies there."""
        match route:
            case routes.Play():
                self._play()
            case routes.NewMatch():
                from gaigel_desktop.scenes.pages.new_match.new_match_page import NewMatch

                self._push(PageScene(self._player, NewMatch(self._player, self._keeper, self.open)))
            case routes.DealOfTheDay():
                from gaigel_desktop.scenes.begin import today
                from gaigel_desktop.scenes.pages.of_the_day.days_page import DaysScene

                self._push(DaysScene(self._player, self.services, today))  # the day is that on which the page is opened
            case routes.Tournament():
                from gaigel_desktop.scenes.pages.tournament.own_table import open_tournament

                open_tournament(self._player, self.services, self._house.stewards, self._scenes)
            case routes.PastGames():
                self._open_past_games(route)
            case routes.Lessons():
                from gaigel_desktop.scenes.pages.lessons.lesson_list import Contents

                self._push(PageScene(self._player, Contents(self._player, self.open)))
            case routes.Lesson():
                from gaigel_desktop.scenes.pages.lessons.play_lesson import play_lesson

                play_lesson(self._player, self.services, self._scenes, route)
            case routes.Rules(rules):
                from gaigel_desktop.scenes.pages.rules.rules_pages import rules_scene

                self._push(rules_scene(self._player, self._house.bookmark, rules))
            case routes.Cards(rules):
                from gaigel_desktop.scenes.pages.cards import CardsScene

                below = self._scenes.top
                assert below is not None  # they lie over whatever is seen
                self._push(CardsScene(self._player, below, rules))
            case routes.Settings():
                from gaigel_desktop.scenes.pages.settings import SettingsPage

                self._push(PageScene(self._player, SettingsPage(self._player, self._keeper)))
            case routes.Fair():
                from gaigel_desktop.scenes.pages.fair.fair_page import FairScene

                self._push(FairScene(self._player, self._keeper, route))
            case routes.Practice():
                from gaigel_desktop.scenes.pages.practice.play_again import open_practice

                open_practice(self._player, self.services, self._scenes, route)
            case routes.Mending():
                from gaigel_desktop.scenes.pages.mending import MendingScene

                self._push(MendingScene(self._player, self._keeper, self._scenes.pop))
            case routes.ShowPastDeal() | routes.ShowTableDeal() | routes.Programmes():
                self._open_show(route)
            case routes.ShowByItself():
                from gaigel_desktop.show.by_itself import ByItself

                self._push(ByItself(self._player, self.services))
            case _:
                assert_never(route)

    def _push(self, scene: Scene) -> None:
        self._scenes.push(scene)

    # -- for a room ----------------------------------------------------------------------------------------------

    def _open_show(self, route: routes.ShowPastDeal | routes.ShowTableDeal | routes.Programmes) -> None:
        from gaigel_desktop.show.plan.show import show_at_table, show_of_deal

        match route:
            case routes.ShowPastDeal(deal):
                self._present(show_of_deal(deal))
            case routes.ShowTableDeal(record, table, begins):
                self._present(show_at_table(record, table, begins))
            case routes.Programmes():
                from gaigel_desktop.show.programme_list import contents_scene

                self._push(contents_scene(self._player, self.services, self._present))
            case _:
                assert_never(route)

    def _present(self, show: Show) -> None:
        from gaigel_desktop.show.open_show import open_show

        open_show(self._player, self.services, self._house.whole_screen, self._scenes, show)

    # -- past games ----------------------------------------------------------------------------------------------

    def _open_past_games(self, asked: routes.PastGames) -> None:
        from gaigel_desktop.scenes.pages.past.past_games import PastScene

        games = PastScene(self._player, self.services, self.go_on)
        self._push(games)
        if asked.unfinished:
            games.show_waiting()
        if asked.take is not None:
            games.take(asked.take)

    # -- matches -------------------------------------------------------------------------------------------------

    def _play(self) -> None:
        from gaigel_desktop.scenes.begin import start_match

        start_match(self._player, self.services, self._scenes, self._player.setup)

    def go_on(self, waits: Unfinished) -> None:
        """To the table of a match that is not over; one that this program does not know leads to those that it does."""
        if waits.table is None:
            self.open(routes.PastGames(unfinished=True))
        elif waits.is_session:
            from gaigel_desktop.scenes.pages.tournament.own_table import continue_session

            continue_session(self._player, self.services, self._house.stewards, self._scenes)
        else:
            self._ask_who_is_here(waits.match, waits.table)

    def _ask_who_is_here(self, match: StoredMatch, table: MatchSetup) -> None:
        """Where several people sit; else the match goes on."""
        below = self._scenes.top
        if len(people_at(table)) == 1 or below is None:
            self._continue(match, table)
        else:
            from gaigel_desktop.scenes.pages.who_is_here import WhoIsHere

            here = WhoIsHere(table, partial(self._continue, match, table))
            self._push(Overlay(self._player, below, here))

    def _continue(self, match: StoredMatch, table: MatchSetup, gone: Collection[int] = ()) -> None:
        from gaigel_desktop.scenes.begin import continue_match

        if self._keeper.store is None:  # it was found to be damaged a moment ago, and is mended first
            self._scenes.resize()
            return
        try:
            continue_match(self._player, self.services, self._scenes, match, table, gone=gone)
        except sqlite3.Error as error:
            unreadable(self._player, self._keeper, error)
