"""Whoever sits before this window, where several do: what a table asks of each of them.

Window, looks and sounds are the owner's; name and face, aids, captions and what was learned are their own. With several
people at the table nobody takes back, and nobody is asked to guess.
"""

from __future__ import annotations

from collections.abc import Callable

from gaigel_desktop.controller.local_player import LocalPlayer
from gaigel_desktop.controller.match.setup import MatchSetup, Sitter, people_at
from gaigel_desktop.controller.people import Person
from gaigel_desktop.controller.settings import Settings
from gaigel_desktop.controller.teaching.learner import Learner
from gaigel_desktop.controller.teaching.progress import Progress

from .own_player import OwnPlayer


def local_players(player: OwnPlayer, setup: MatchSetup) -> dict[int, LocalPlayer]:
    """Whoever sits before this window, by their seats; where that is the owner alone, it is the own player."""
    people = people_at(setup)
    if len(people) == 1:
        return {people[0]: player}
    return {seat: PersonAtLaptop(player, setup.chairs[seat]) for seat in people}


class PersonAtLaptop:
    """One of several; without a name it is the owner."""

    def __init__(self, owner: OwnPlayer, chair: Sitter) -> None:
        self._owner, self._name = owner, chair.name
        self._stranger = Person(chair.name, chair.portrait)  # as long as nobody of that name is remembered
        self._made_of = owner.settings, self._person
        self._settings = _settings_of(*self._made_of)
        self.learner: Learner = _LearnsElsewhere(lambda: self.settings, lambda: self._progress, self._learn)

    @property
    def _person(self) -> Person | None:
        """What is remembered of them; nothing where it is the owner."""
        return self._owner.people.named(self._name) or self._stranger if self._name else None

    @property
    def settings(self) -> Settings:
        """What the owner and they have chosen; asked for in every frame, and made anew where something has changed."""
        chosen, person = self._owner.settings, self._person
        if chosen is not self._made_of[0] or person is not self._made_of[1]:
            self._made_of, self._settings = (chosen, person), _settings_of(chosen, person)
        return self._settings

    @property
    def _progress(self) -> Progress:
        person = self._person
        return self._owner.learner.progress if person is None else person.progress

    def _learn(self, learned: Progress) -> None:
        person = self._person
        if person is None:
            self._owner.learner.learn(learned)
        else:
            self._stranger = person._replace(progress=learned)
            self._owner.people.change(self._stranger)

    # -- as the owner has it -------------------------------------------------------------------------------------

    @property
    def hears(self) -> bool:
        """Whether somebody hears the table."""
        return self._owner.hears

    @property
    def muted(self) -> bool:
        """Whether the sounds are off."""
        return self._owner.muted

    @property
    def calm(self) -> bool:
        """Whether no card flies."""
        return self._owner.calm

    @property
    def design(self) -> tuple[float, float]:
        """How wide and high the window is, in units."""
        return self._owner.design

    @property
    def text_size(self) -> float:
        """How much larger than designed words are."""
        return self._owner.text_size


class _LearnsElsewhere(Learner):
    """A learner whose progress is kept by somebody else, who always knows it as it is."""

    def __init__(
        self, chosen: Callable[[], Settings], there: Callable[[], Progress], keep: Callable[[Progress], None]
    ) -> None:
        super().__init__(chosen, lambda: None)
        self._there, self._keep = there, keep

    @property
    def progress(self) -> Progress:
        """What was learned, as it is now."""
        return self._there()

    def learn(self, learned: Progress) -> None:
        """So far they are now."""
        if learned != self.progress:
            self._keep(learned)


def _settings_of(chosen: Settings, person: Person | None) -> Settings:
    """The owner's, with what somebody has of their own; the regulars remember nobody but the owner."""
    if person is not None:
        chosen = chosen._replace(
            name=person.name,
            portrait=person.portrait,
            aids=person.aids,
            captions=person.captions,
            played_before=not any(person.aids),
            memory=False,
        )
    return chosen._replace(aids=chosen.aids._replace(take_back=False), guess=False)
