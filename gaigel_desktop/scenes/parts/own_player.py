"""The own player: whoever sits before this window, with what they have chosen and learned, and its effect on everything
that is open."""

from __future__ import annotations

from gaigel_desktop.controller import places, settings
from gaigel_desktop.controller.match.setup import MatchSetup, first_setup, keep, setup_file
from gaigel_desktop.controller.people import People
from gaigel_desktop.controller.seating import own_called
from gaigel_desktop.controller.settings import AID, LEARNERS_AIDS, NO_AIDS, OWN_PORTRAITS, Settings, SettingValue
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.teaching.learner import Learner
from gaigel_desktop.controller.teaching.withdrawing import all_back
from gaigel_desktop.rules.options import problems
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window.decks import pattern_named
from gaigel_desktop.window.faces import Deck
from gaigel_desktop.window.scene import Kit, sooner

from .chosen_language import language_of
from .chosen_looks import Dressed, card_names, deck_name
from .contrast_and_motion import Looking
from .save_later import SaveLater
from .troubles import Troubles


class OwnPlayer:
    """Settings and last time's table, what was learned, and what is to be told; a change is effective at once, and
    saved a little later. For a table this is its `LocalPlayer`."""

    def __init__(self, kit: Kit, chosen: Settings, setup: MatchSetup, keeper: Keeper) -> None:
        self.settings = chosen
        self.learner = Learner(lambda: self.settings, self.owe)
        self.people = People(self.owe)
        self.setup = self.playable = setup  # while rules are chosen, the table may be one that cannot be played at
        self.troubles = Troubles(kit, keeper)
        self.looking = Looking(lambda: self.settings, kit.pictures)
        self.dressed = Dressed(lambda: self.settings, kit.pictures, self.troubles.note)
        self._kit, self._keeper = kit, keeper
        self._unsaved = False
        self._later = SaveLater(lambda: self._unsaved, self.save)
        kit.sounds.volume, kit.sounds.music_volume = chosen.sounds / 100, chosen.music / 100
        self._speak()

    # -- changing ------------------------------------------------------------------------------------------------

    def owe(self) -> None:
        """Something has changed, and is to be saved a little later."""
        self._unsaved = True
        self._later.put_off()

    def change(self, **changes: SettingValue) -> None:
        """Choose something else, by name."""
        self.choose(self.settings.change(**changes))

    def choose(self, chosen: Settings) -> None:
        """These settings hold from now on; whatever is open follows them."""
        before, self.settings = self.settings, chosen
        self.owe()
        if chosen.played_before != before.played_before and self.setup == first_setup(not before.played_before):
            self.choose_table(first_setup(not chosen.played_before))  # nobody has chosen another one yet
        screen, sounds = self._kit.screen, self._kit.sounds
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
        """The aids for learning on, or all off, as at the Stammtisch."""
        self.choose(self.settings._replace(aids=LEARNERS_AIDS if on else NO_AIDS))
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

    def remember_window(self) -> None:
        """It opens as large as it is next time."""
        screen = self._kit.screen
        if not screen.full_screen and not screen.holds(self.window_size):
            limits = zip(settings.SMALLEST_WINDOW, screen.size, settings.LARGEST_WINDOW, strict=True)
            width, height = (max(least, min(wanted, most)) for least, wanted, most in limits)
            self.settings = self.settings._replace(window_width=width, window_height=height)
            self.owe()

    # -- saving --------------------------------------------------------------------------------------------------

    def update(self, now: float) -> float | None:
        """Save what is owed, and what could not be saved once more; look for what is not as it should be. How long
        until it is to be asked again."""
        pause = self.looking.update()
        self.dressed.look()
        self.troubles.look()
        return sooner(self._later.update(now), pause)

    def save(self) -> None:
        """Keep everything; what cannot be written now is tried again, at the latest at the end."""
        if self._unsaved and self._keeper.owner:
            try:
                settings.save(self.settings, places.settings_file())
                keep(self.playable, setup_file())
                self.learner.keep()
                self.people.keep()
            except (OSError, ValueError):  # also a path that no system knows
                self.troubles.note("trouble_not_saved")
                return
            self.troubles.forget("trouble_not_saved")
        self._unsaved = False

    # -- asking --------------------------------------------------------------------------------------------------

    def held_words(self) -> str:
        """That what is chosen here is not kept, where that is so."""
        return "" if self._keeper.owner else say("holds_here")

    @property
    def hears(self) -> bool:
        """Whether somebody hears what is said: a screen reader listens."""
        return self._kit.aloud.heard

    @property
    def muted(self) -> bool:
        """Whether the sounds are off."""
        return self._kit.sounds.muted

    @property
    def calm(self) -> bool:
        """Whether no card flies, because less motion is wanted."""
        return self.looking.calm

    @property
    def design(self) -> tuple[float, float]:
        """How wide and high the window is, in units."""
        return self._kit.screen.design

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

    def name_beside(self, *, others: bool) -> str:
        """What the player is called where other people may sit there too: without a name, after the face."""
        return own_called(self.settings.name, self.portrait, others=others)

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
