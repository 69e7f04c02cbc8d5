"""The desk: what the player has chosen, and its effect on everything that is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from gaigel_desktop.controller import places, settings
from gaigel_desktop.controller.inn.tonight import Tonight
from gaigel_desktop.controller.match.setup import MatchSetup, first_setup, keep, setup_file
from gaigel_desktop.controller.match.story import Stored
from gaigel_desktop.controller.settings import AID, ALL_AIDS, NO_AIDS, OWN_PORTRAITS, Settings, SettingValue
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.store.store import Store
from gaigel_desktop.controller.teaching.learner import Learner
from gaigel_desktop.controller.teaching.withdrawing import all_back
from gaigel_desktop.controller.thrown_away import sweep
from gaigel_desktop.rules.options import problems
from gaigel_desktop.scenes.routes import Open
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window import assets, theme
from gaigel_desktop.window.decks import pattern_named
from gaigel_desktop.window.faces import Deck
from gaigel_desktop.window.scene import Kit, Scene, Stumble, sooner

from .bookmark import Bookmark
from .chosen_language import language_of
from .chosen_looks import Dressed, card_names, deck_name
from .contrast_and_motion import Looking
from .full_screen import Filled
from .how_to_think import thinking_here
from .reopen import Reopen
from .troubles import Troubles

if TYPE_CHECKING:
    from gaigel_desktop.controller.minds.mind import Mind
    from gaigel_desktop.controller.tournament.steward import Steward

    from .background_print import Printing


class Desk:
    """Settings, last time's table and the store; a change is effective at once, and saved a little later."""

    def __init__(self, kit: Kit, chosen: Settings, setup: MatchSetup, keeper: Keeper) -> None:
        self.kit = kit
        self.settings = chosen
        self.learner = Learner(lambda: self.settings, self.owe)
        self.setup = self.playable = setup  # while rules are chosen, the table may be one that cannot be played at
        self.keeper = keeper
        self.new_mind: Callable[[], Mind] = thinking_here
        self._mind: Mind | None = None
        self.evening = ""  # what the dice of the table talk come from; empty: nobody talks
        self.tonight = Tonight()  # what they have said
        self.company: tuple[str, ...] = ()  # who sat together last
        self.bookmark = Bookmark()
        self.troubles = Troubles(kit, keeper)
        self.story: Stored | None = None  # where the match is written down that is being played
        self.table: Reopen | None = None  # where it is played
        self.carried_in: Callable[[], object] = lambda: None  # what a table needs, while the title is looked at
        self.stand_in: Callable[[Stumble], Scene | None] = lambda stumble: None  # for a scene that has stumbled
        self.open: Open = lambda route: None  # what is asked for, over whatever lies there
        self.filled: Filled | None = None  # as long as that lasts
        self.printing: Printing | None = None  # what was printed last, or still is being
        self.parting: Callable[[], Scene | None] = lambda: None  # what is said before the player leaves
        self.steward: Steward | None = None  # whoever ran a tournament last: what could not be kept is known there
        self._save_at: float | None = None  # from the first moment after a change on
        self._unsaved, self._frames_until_music = False, 0
        self.looking = Looking(lambda: self.settings, kit.pictures)
        self.dressed = Dressed(lambda: self.settings, kit.pictures, self.troubles.note)
        kit.sounds.volume, kit.sounds.music_volume = chosen.sounds / 100, chosen.music / 100
        self._speak()

    # -- changing ------------------------------------------------------------------------------------------------

    def owe(self) -> None:
        """Something has changed, and is to be saved a little later."""
        self._unsaved, self._save_at = True, None

    def change(self, **changes: SettingValue) -> None:
        """Choose something else, by name."""
        self.choose(self.settings.change(**changes))

    def choose(self, chosen: Settings) -> None:
        """These settings hold from now on; whatever is open follows them."""
        chosen = self.learner.at_own_pace(self.settings, chosen)
        before, self.settings = self.settings, chosen
        self.owe()
        if chosen.played_before != before.played_before and self.setup == first_setup(not before.played_before):
            self.choose_table(first_setup(not chosen.played_before))  # nobody has chosen another one yet
        screen, sounds = self.kit.screen, self.kit.sounds
        if (chosen.language, chosen.deck, chosen.customs) != (before.language, before.deck, before.customs):
            self._speak()
        if chosen.sounds != before.sounds:
            sounds.volume = chosen.sounds / 100
        if chosen.music != before.music:
            sounds.set_music(chosen.music / 100)
        if chosen.full_screen != before.full_screen:
            screen.full_screen = chosen.full_screen
        self.looking.again()

    def choose_aids(self, on: bool) -> None:
        """All aids on, for learning, or all off, as at the Stammtisch."""
        self.choose(self.settings._replace(aids=ALL_AIDS if on else NO_AIDS))
        if on:
            self.learner.learn(all_back(self.learner.progress))

    def switch_aid(self, aid: str, on: bool) -> None:
        """One of them; what has withdrawn comes back by that, until it has been earned anew."""
        self.change(**{aid: on})
        self.learner.learn(self.learner.progress.with_back(aid.removeprefix(AID)))

    def choose_table(self, setup: MatchSetup) -> None:
        """The table of the next match; remembered for the one after."""
        self.setup = setup
        if not problems(setup.rules):
            self.playable = setup
        self.owe()

    def key(self, key: int) -> bool:
        """F11, wherever one is: the whole screen, or back to the window; whether it was that. While something is shown
        it is chosen for no longer."""
        if key == pygame.K_F11 and self.filled is not None:
            self.filled.turn()
        elif key == pygame.K_F11:
            self.choose(self.settings._replace(full_screen=not self.settings.full_screen))
        return key == pygame.K_F11

    def fill_screen(self) -> None:
        """What is shown to others fills the screen."""
        self.filled = self.filled or Filled(self.kit.screen)

    def unfill_screen(self) -> None:
        """It is over: the window is as it was."""
        if self.filled is not None:
            self.filled.undo()
        self.filled = None

    def stumbled(self, stumble: Stumble) -> Scene | None:
        """What stands in the place of a scene that has stumbled."""
        return self.stand_in(stumble)

    def last_word(self) -> Scene | None:
        """What is said before the player leaves."""
        return self.parting()

    def expect_music(self) -> None:
        """The zither plays as soon as the first picture is there."""
        self._frames_until_music = 2

    def update(self, now: float) -> float | None:
        """Whatever is on the screen: begin the music, save, notice troubles; how long until it is to be asked again."""
        pause = sooner(self._keep(now), self.keeper.update(now), self.looking.update())
        self.dressed.look()
        self.troubles.look()
        return pause

    def _keep(self, now: float) -> float | None:
        if self._frames_until_music:
            self._frames_until_music -= 1
            if self._frames_until_music:
                return 0
            self.kit.sounds.start_music("title_music")
            self.mind.warm()
            assets.reader().submit(self.carried_in)
            self.looking.system.begin()
        if not self._owes:
            return None
        if self._save_at is None:
            self._save_at = now + theme.SAVE_AFTER
        if now >= self._save_at:
            self.save()
            self._save_at = now + theme.SAVE_AGAIN
        return self._save_at - now if self._owes else None

    @property
    def _owes(self) -> bool:
        """Whether something is to be saved, or could not be."""
        return self._unsaved or (self.steward is not None and self.steward.trouble)

    def save(self) -> None:
        """Keep everything; what cannot be written now is tried again, at the latest at the end."""
        if self.steward is not None and self.steward.trouble:
            self.steward.keep()
        if self._unsaved and self.may_write:
            try:
                settings.save(self.settings, places.settings_file())
                keep(self.playable, setup_file())
                self.learner.keep()
            except (OSError, ValueError):  # also a path that no system knows
                self.troubles.note("trouble_not_saved")
                return
            self.troubles.forget("trouble_not_saved")
        self._unsaved = False

    # -- the end -------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """The evening is over: the window goes at once, and then what is left to be done is done; all of it, whatever
        goes wrong with the rest."""
        trouble: Exception | None = None
        for step in (
            self.remember_window,
            self.kit.screen.hide,
            self.kit.sounds.stop_music,
            self.save,
            self._let_go,
            sweep,
        ):
            try:
                step()
            except Exception as error:
                trouble = trouble or error
        if trouble is not None:
            raise trouble

    def _let_go(self) -> None:
        for each in (self.printing, self._mind):
            if each is not None:
                each.close()

    def remember_window(self) -> None:
        """The window is closed: it opens as large next time."""
        screen = self.kit.screen
        if self.filled is None and not screen.full_screen and not screen.holds(self.window_size):
            limits = zip(settings.SMALLEST_WINDOW, screen.size, settings.LARGEST_WINDOW, strict=True)
            width, height = (max(least, min(wanted, most)) for least, wanted, most in limits)
            self.settings = self.settings._replace(window_width=width, window_height=height)
            self.owe()

    # -- asking --------------------------------------------------------------------------------------------------

    def held_words(self) -> str:
        """That what is chosen here is not kept, where that is so."""
        return "" if self.may_write else say("holds_here")

    @property
    def may_write(self) -> bool:
        """Not if another window has the folder: then nothing that lies in it is changed."""
        return self.keeper.owner

    @property
    def store(self) -> Store | None:
        """What was kept, if it can be read now."""
        return self.keeper.store

    @property
    def mind(self) -> Mind:
        """What the opponents think with; there from the first idle moment on."""
        if self._mind is None:
            self._mind = self.new_mind()
        return self._mind

    @property
    def hears(self) -> bool:
        """Whether somebody hears what is said: a screen reader listens."""
        return self.kit.aloud.heard

    @property
    def muted(self) -> bool:
        """Whether the sounds are off."""
        return self.kit.sounds.muted

    @property
    def calm(self) -> bool:
        """Whether no card flies, because less motion is wanted."""
        return self.looking.calm

    @property
    def design(self) -> tuple[float, float]:
        """How wide and high the window is, in units."""
        return self.kit.screen.design

    @property
    def text_size(self) -> float:
        """How much larger than designed words are."""
        return self.settings.text_size / 100

    @property
    def window_size(self) -> tuple[int, int]:
        """How large the window is to be."""
        return self.settings.window_size

    @property
    def table_top(self) -> str:
        """What the table is made of."""
        return self.dressed.table_top

    @property
    def score_on(self) -> str:
        """On what the score is kept."""
        return self.settings.score_on

    @property
    def deck(self) -> Deck:
        """The cards as the player wants them."""
        return self.dressed.deck

    @property
    def has_nines(self) -> bool:
        """Whether there are nines for the Sevens in this deck."""
        return bool(pattern_named(deck_name(self.settings)).nines)

    @property
    def name(self) -> str:
        """What the player is called."""
        return self.settings.name or say("you")

    @property
    def portrait(self) -> str:
        """The name of the face that the player has chosen, or of the first one."""
        chosen = self.settings.portrait
        return chosen if chosen in OWN_PORTRAITS else OWN_PORTRAITS[0]

    def suits_are_wished(self) -> bool:
        """Whether a sign of a suit may be a wish, as the player's table has agreed by now."""
        return self.settings.customs.suits_are_wished

    def _speak(self) -> None:
        speak(language_of(self.settings), card_names(deck_name(self.settings)), self.settings.customs)
