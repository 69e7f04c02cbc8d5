"""The app: leads from scene to scene."""

from __future__ import annotations

import sqlite3
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.scenes.pages.title import Resumed, TitleDoors, TitleScene
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.pages import PageScene
from gaigel_desktop.scenes.parts.unfinished_matches import newest, told, unreadable
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.loop import run
from gaigel_desktop.window.scene import Scene, Scenes, Stumble

if TYPE_CHECKING:
    from gaigel_desktop.controller.inn.season import OnTheSlate
    from gaigel_desktop.controller.match.setup import MatchSetup
    from gaigel_desktop.controller.store.store import StoredMatch
    from gaigel_desktop.controller.unfinished import Unfinished
    from gaigel_desktop.scenes.pages.inn.beam_writing import OnBeam
    from gaigel_desktop.scenes.pages.inn.season_slate import OnSlate
    from gaigel_desktop.scenes.pages.past.page import PastScene
    from gaigel_desktop.scenes.parts.practised import Practised
    from gaigel_desktop.show.plan.find_show import Wish
    from gaigel_desktop.show.plan.show import Show

    from .mishap import Mishaps

FIRST_LESSON = "two_tricks"


def load_tables() -> object:
    """Load what a table needs, while the title is looked at."""
    from gaigel_desktop.scenes import begin

    return begin


class App:
    """The way from scene to scene."""

    def __init__(self, desk: Desk, asked: Wish | None = None) -> None:
        self._desk, self._asked = desk, asked
        self._scenes = Scenes(desk.kit, desk)
        desk.stand_in, desk.parting = self._stand_in, self._parting
        desk.teach, desk.practise, desk.show = self._teach, self._practise, self._show

    def run(self) -> None:
        """Show the title until the player has had enough, and first to others what was asked for."""
        self.open_title()
        if self._asked is not None:
            self.show_asked(self._asked)
        self._desk.expect_music()
        self._desk.carried_in = load_tables
        run(self._scenes)

    def open_title(self) -> Scenes:
        """The title, and above it the three questions when the program has never run before."""
        self._lay_title()
        if self._desk.learner.first_time:
            from gaigel_desktop.scenes.pages.first import (  # mostly not on the way to the first picture
                FirstDoors,
                FirstStart,
            )

            doors = FirstDoors(self._first_lesson, self._rules, self._chosen_match, self._scenes.pop)
            self._scenes.push(PageScene(self._desk, FirstStart(self._desk, doors)))
        return self._scenes

    def show_asked(self, asked: Wish) -> None:
        """To a room; of what cannot be shown the title says why."""
        from gaigel_desktop.show.plan.find_show import show_of  # mostly not on the way to the first picture
        from gaigel_desktop.show.plan.show import NotShown

        store = self._desk.store
        try:
            show = show_of(asked, store.database if store is not None else None)
        except NotShown as bad:
            self._desk.troubles.note("programme_not_shown", why=str(bad))
        else:
            for problem in show.problems:
                self._desk.troubles.note("programme_not_shown", why=problem)
            self._desk.show(show)

    def _lay_title(self) -> None:
        doors = TitleDoors(
            play=self._play,
            resume=self._resume,
            new_match=self._new_match,
            tournament=self._tournament,
            past=self._past,
            learn=self._learn,
            show=partial(self._show, None),
            programmes=self._programmes,
            rules=self._rules,
            settings=self._settings,
            leave=self._scenes.leave,
            take=self._take,
            mend=self._mend,
            show_itself=self._show_itself,
            beam=self._beam,
            season=self._season,
        )
        self._scenes.push(TitleScene(self._desk, doors))
        self._desk.kit.pictures.expect_made(self._expect_table)

    def _expect_table(self) -> None:
        """Who and what will be seen there, while the title is looked at."""
        from gaigel_desktop.table.board.moods import SPEAKING
        from gaigel_desktop.table.paint.paint_card import expect_cards  # not on the way to the first picture
        from gaigel_desktop.table.paint.painter import expect_portraits

        expect_portraits(self._desk.kit, (self._desk.portrait, *(one.portrait for one in REGULARS)), ("", SPEAKING))
        expect_cards(self._desk.kit, self._desk.deck)

    @cached_property
    def _mishaps(self) -> Mishaps:
        """Hopefully never on the way to anything."""
        from .mishap import Mishaps

        return Mishaps(self._desk, self._scenes, self._lay_title)

    def _stand_in(self, stumble: Stumble) -> Scene | None:
        return self._mishaps.stand_in(stumble)

    def _parting(self) -> Scene | None:
        """What is not written down yet is tried once more, and if it still cannot be, that is said."""
        keeper = self._desk.keeper
        if keeper.unwritten:
            keeper.try_again()
        if not keeper.unwritten or keeper.damaged:  # what is damaged is mended when the window has gone
            return None
        from gaigel_desktop.scenes.pages.parting import PartingScene  # hopefully never on the way to anything

        return PartingScene(self._desk, self._scenes.pop, self._scenes.close)

    def _rules(self) -> None:
        """How last time's table plays."""
        from gaigel_desktop.scenes.pages.rules.scene import (
            rules_scene,  # nor is any other page behind a door of the title
        )

        self._scenes.push(rules_scene(self._desk, self._desk.playable.rules, self._scenes.pop))

    def _beam(self, chalked: OnBeam, slated: OnSlate) -> None:
        """What stands on the beam."""
        from gaigel_desktop.scenes.pages.inn.beam_page import beam_page

        self._scenes.push(beam_page(self._desk, chalked, slated, self._scenes.pop))

    def _season(self, told: OnTheSlate) -> None:
        """Everybody's evenings in this season, and who owes whom a round."""
        from gaigel_desktop.scenes.pages.inn.season_page import season_page

        self._scenes.push(season_page(self._desk, told, self._scenes.pop))

    def _learn(self) -> None:
        """What there is to learn."""
        from gaigel_desktop.scenes.pages.lessons.page import Contents, ContentsDoors

        doors = ContentsDoors(self._teach, self._scenes.pop)
        self._scenes.push(PageScene(self._desk, Contents(self._desk, doors)))

    def _teach(self, lesson: str) -> None:
        """A lesson over whatever lies there."""
        from gaigel_desktop.scenes.pages.lessons.playing import play_lesson

        play_lesson(self._desk, self._scenes, lesson)

    def _practise(self, deal: Practised) -> None:
        """A deal that is over, once more, over whatever lies there."""
        from gaigel_desktop.scenes.pages.practice.playing import open_practice

        open_practice(self._desk, self._scenes, deal)

    def _show(self, wanted: Show | None) -> None:
        """Gaigel for others to look at, over whatever lies there."""
        from gaigel_desktop.show.open_show import open_show

        open_show(self._desk, self._scenes, wanted)

    def _show_itself(self) -> None:
        """Over the title, to whoever passes by."""
        from gaigel_desktop.show.by_itself import ByItself

        self._scenes.push(ByItself(self._desk))

    def _programmes(self) -> None:
        """What else there is to show."""
        from gaigel_desktop.show.programme_list import contents_scene

        self._scenes.push(contents_scene(self._desk, self._scenes.pop))

    def _settings(self) -> None:
        from gaigel_desktop.scenes.pages.settings import SettingsPage

        self._scenes.push(PageScene(self._desk, SettingsPage(self._desk, self._scenes.pop)))

    def _new_match(self) -> None:
        from gaigel_desktop.scenes.pages.new_match.page import MatchDoors, NewMatch

        doors = MatchDoors(self._chosen_match, self._of_the_day, self._scenes.pop)
        self._scenes.push(PageScene(self._desk, NewMatch(self._desk, doors)))

    def _of_the_day(self) -> None:
        """The day is that on which the page is opened."""
        from gaigel_desktop.scenes.begin import today
        from gaigel_desktop.scenes.pages.of_the_day.page import open_days

        open_days(self._desk, self._scenes, today)

    def _tournament(self) -> None:
        from gaigel_desktop.scenes.pages.tournament.own_table import open_tournament

        open_tournament(self._desk, self._scenes)

    def _past(self) -> None:
        self._scenes.push(self._past_games())

    def _unfinished(self) -> None:
        """Past games, where the matches lie that are not over."""
        games = self._past_games()
        self._scenes.push(games)
        games.show_waiting()

    def _take(self, path: Path) -> None:
        """Past games, where the file is taken in and said how it went."""
        games = self._past_games()
        self._scenes.push(games)
        games.take(path)

    def _mend(self) -> None:
        """What can be read of a damaged store is carried over, and then the title says how it went."""
        from gaigel_desktop.scenes.pages.mending import MendingScene  # hopefully never on the way to anything

        self._scenes.push(MendingScene(self._desk, self._scenes.pop))

    def _past_games(self) -> PastScene:
        from gaigel_desktop.scenes.pages.past.page import (  # not on the way to the first picture
            PastDoors,
            PastScene,
        )

        return PastScene(self._desk, PastDoors(self._chosen_match, self._chosen_to_go_on, self._scenes.pop))

    # -- matches -------------------------------------------------------------------------------------------------

    def _play(self) -> None:
        from gaigel_desktop.scenes.begin import start_match  # the title is seen before tables are laid
        from gaigel_desktop.scenes.pages.who import once_known

        once_known(self._desk, self._scenes, lambda: start_match(self._desk, self._scenes, self._desk.setup))

    def _first_lesson(self) -> None:
        """From the three questions to the first lesson; below it the title leads to the table, or to more of them."""
        self._scenes.pop()
        self._teach(FIRST_LESSON)

    def _chosen_match(self) -> None:
        """From a page over the title to the table."""
        self._scenes.pop()
        self._play()

    def _go_on(self, waits: Unfinished) -> None:
        """To the table of a match that is not over; one that this program does not know leads to those that it does."""
        if waits.table is None:
            self._unfinished()
        elif waits.is_session:
            from gaigel_desktop.scenes.pages.tournament.own_table import continue_session

            continue_session(self._desk, self._scenes)
        else:
            self._continue(waits.match, waits.table)

    def _continue(self, match: StoredMatch, table: MatchSetup) -> None:
        from gaigel_desktop.scenes.begin import continue_match  # as above

        if self._desk.store is None:  # it was found to be damaged a moment ago, and is mended first
            self._scenes.resize()
            return
        try:
            continue_match(self._desk, self._scenes, match, table)
        except sqlite3.Error as error:
            unreadable(self._desk, error)

    def _chosen_to_go_on(self, waits: Unfinished) -> None:
        """From the past games to the table."""
        self._scenes.pop()
        self._go_on(waits)

    def _resume(self) -> Resumed | None:
        """What can be continued: the newest match, whatever has been played to its end since; from memory as long as
        the store does not have it as it is."""
        table = self._desk.table
        if self._desk.keeper.unwritten:
            running = table is not None and table.running() is not None
            return Resumed(table.told(), say("title_continue_help"), table.again) if table and running else None
        waits = newest(self._desk)
        if waits is None:
            return None
        about = say("title_unknown_help" if waits.table is None else "title_continue_help")
        return Resumed(told(waits), about, partial(self._go_on, waits))
