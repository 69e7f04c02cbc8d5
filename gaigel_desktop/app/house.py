"""The house: everything that is there while the program runs, and what is done whatever is on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gaigel_desktop.controller.inn.tonight import Tonight
from gaigel_desktop.controller.match.setup import MatchSetup
from gaigel_desktop.controller.settings import Settings
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.thrown_away import sweep
from gaigel_desktop.scenes.parts.bookmark import Bookmark
from gaigel_desktop.scenes.parts.current_match import CurrentMatch
from gaigel_desktop.scenes.parts.full_screen import WholeScreen
from gaigel_desktop.scenes.parts.how_to_think import Thinking
from gaigel_desktop.scenes.parts.last_steward import LastSteward
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.prints import Prints
from gaigel_desktop.window import assets
from gaigel_desktop.window.scene import Kit, Scene, Stumble, sooner


class House:
    """Made at the start and known to the app alone: whoever opens a page hands over what that page uses."""

    def __init__(self, kit: Kit, chosen: Settings, setup: MatchSetup, keeper: Keeper) -> None:
        self.kit = kit
        self.keeper = keeper
        self.player = OwnPlayer(kit, chosen, setup, keeper)
        self.thinking = Thinking()
        self.tonight = Tonight()
        self.current = CurrentMatch()
        self.prints = Prints()
        self.bookmark = Bookmark()
        self.whole_screen = WholeScreen(kit.screen)
        self.stewards = LastSteward()
        self.carried_in: Callable[[], object] = lambda: None  # what a table needs, while the title is looked at
        self.stand_in: Callable[[Stumble], Scene | None] = lambda stumble: None  # for a scene that has stumbled
        self.parting: Callable[[], Scene | None] = lambda: None  # what is said before the player leaves
        self._frames_until_music = 0

    # -- as the host of all scenes -------------------------------------------------------------------------------

    def key(self, key: int) -> bool:
        """F11, wherever one is: the whole screen, or back to the window; whether it was that. While something is shown
        it is chosen for no longer."""
        player = self.player
        if key == pygame.K_F11 and self.whole_screen.filled:
            self.whole_screen.turn()
        elif key == pygame.K_F11:
            player.choose(player.settings._replace(full_screen=not player.settings.full_screen))
        return key == pygame.K_F11

    def update(self, now: float) -> float | None:
        """Whatever is on the screen: begin the music, save, notice troubles; how long until it is to be asked again."""
        pauses = self._begin_music(), self.stewards.update(now), self.keeper.update(now), self.player.update(now)
        return sooner(*pauses)

    def stumbled(self, stumble: Stumble) -> Scene | None:
        """What stands in the place of a scene that has stumbled."""
        return self.stand_in(stumble)

    def last_word(self) -> Scene | None:
        """What is said before the player leaves."""
        return self.parting()

    # -- the beginning and the end -------------------------------------------------------------------------------

    def expect_music(self) -> None:
        """The zither plays as soon as the first picture is there."""
        self._frames_until_music = 2

    def _begin_music(self) -> float | None:
        """With it begins everything else that the first picture need not wait for."""
        if not self._frames_until_music:
            return None
        self._frames_until_music -= 1
        if self._frames_until_music:
            return 0
        self.kit.sounds.start_music("title_music")
        self.thinking.mind.warm()
        assets.reader().submit(self.carried_in)
        self.player.looking.system.begin()
        return None

    def close(self) -> None:
        """The evening is over: the window goes at once, and then what is left to be done is done; all of it, whatever
        goes wrong with the rest."""
        trouble: Exception | None = None
        for step in (
            self.remember_window,
            self.kit.screen.hide,
            self.kit.sounds.stop_music,
            self.stewards.keep,
            self.player.save,
            self.prints.close,
            self.thinking.close,
            sweep,
        ):
            try:
                step()
            except Exception as error:
                trouble = trouble or error
        if trouble is not None:
            raise trouble

    def remember_window(self) -> None:
        """The window is closed: it opens as large next time, unless it was filled for others."""
        if not self.whole_screen.filled:
            self.player.remember_window()
