"""The app: the title, and above it what was asked for when the program was started; the way out."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.scenes.pages.title import Resumed, TitleDoors, TitleScene
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.scenes.parts.unfinished_matches import newest, told
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.loop import run
from gaigel_desktop.window.scene import Scene, Scenes, Stumble

from .house import House
from .opener import Opener

if TYPE_CHECKING:
    from gaigel_desktop.show.plan.find_show import Wish

    from .mishap import Mishaps


def load_tables() -> object:
    """Load what a table needs, while the title is looked at."""
    from gaigel_desktop.scenes import begin

    return begin


class App:
    """The scenes from the first picture to the last."""

    def __init__(self, house: House, asked: Wish | None = None) -> None:
        self.house, self._asked = house, asked
        self._scenes = Scenes(house.kit, house)
        self._opener = Opener(house, self._scenes)
        self.services = self._opener.services
        house.stand_in, house.parting = self._stand_in, self._parting

    def run(self) -> None:
        """Show the title until the player has had enough, and first to others what was asked for."""
        self.open_title()
        if self._asked is not None:
            self.show_asked(self._asked)
        self.house.expect_music()
        self.house.carried_in = load_tables
        run(self._scenes)

    def open_title(self) -> Scenes:
        """The title, and above it the three questions when the program has never run before."""
        self._lay_title()
        if self.house.player.learner.first_time:
            from gaigel_desktop.scenes.pages.first import FirstStart  # mostly not on the way to the first picture

            player = self.house.player
            self._scenes.push(PageScene(player, FirstStart(player, self._opener.open)))
        return self._scenes

    def show_asked(self, asked: Wish) -> None:
        """To a room; of what cannot be shown the title says why."""
        from gaigel_desktop.show.open_show import open_show  # mostly not on the way to the first picture
        from gaigel_desktop.show.plan.find_show import show_of
        from gaigel_desktop.show.plan.show import NotShown

        store, troubles = self.house.keeper.store, self.house.player.troubles
        try:
            show = show_of(asked, store.database if store is not None else None)
        except NotShown as bad:
            troubles.note("programme_not_shown", why=str(bad))
        else:
            for problem in show.problems:
                troubles.note("programme_not_shown", why=problem)
            open_show(self.house.player, self.services, self.house.whole_screen, self._scenes, show)

    def _lay_title(self) -> None:
        self._scenes.push(TitleScene(self.house.player, self.services, TitleDoors(self._resume, self._scenes.leave)))
        self.house.kit.pictures.expect_made(self._expect_table)

    def _expect_table(self) -> None:
        """Who and what will be seen there, while the title is looked at."""
        from gaigel_desktop.table.board.moods import SPEAKING
        from gaigel_desktop.table.paint.paint_card import expect_cards  # not on the way to the first picture
        from gaigel_desktop.table.paint.painter import expect_portraits

        kit, player = self.house.kit, self.house.player
        expect_portraits(kit, (player.portrait, *(one.portrait for one in REGULARS)), ("", SPEAKING))
        expect_cards(kit, player.deck)

    @cached_property
    def _mishaps(self) -> Mishaps:
        """Hopefully never on the way to anything."""
        from .mishap import Mishaps

        return Mishaps(self.house, self.services, self._scenes, self._lay_title)

    def _stand_in(self, stumble: Stumble) -> Scene | None:
        return self._mishaps.stand_in(stumble)

    def _parting(self) -> Scene | None:
        """What is not written down yet is tried once more, and if it still cannot be, that is said."""
        keeper = self.house.keeper
        if keeper.unwritten:
            keeper.try_again()
        if not keeper.unwritten or keeper.damaged:  # what is damaged is mended when the window has gone
            return None
        from gaigel_desktop.scenes.pages.parting import PartingScene  # hopefully never on the way to anything

        return PartingScene(self.house.player, keeper, self._scenes.pop, self._scenes.close)

    def _resume(self) -> Resumed | None:
        """What can be continued: the newest match, whatever has been played to its end since; from memory as long as
        the store does not have it as it is."""
        table, keeper = self.house.current.table, self.house.keeper
        if keeper.unwritten:
            running = table is not None and table.running() is not None
            return Resumed(table.told(), say("title_continue_help"), table.again) if table and running else None
        waits = newest(self.house.player, keeper)
        if waits is None:
            return None
        about = say("title_unknown_help" if waits.table is None else "title_continue_help")
        return Resumed(told(waits), about, partial(self._opener.go_on, waits))
