"""People rows: who of the people of this computer sits on a chair, who is new there, and who is to be forgotten."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gaigel_desktop.controller.match.setup import ME, MatchSetup, people_at, seat_person, with_regulars
from gaigel_desktop.controller.people import Person
from gaigel_desktop.controller.settings import OWN_PORTRAITS
from gaigel_desktop.scenes.parts.confirm import Question, ask
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.person_form import PersonForm
from gaigel_desktop.scenes.parts.tiles import Shape, Sight, put_tiles
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.scene import Scenes

FACE: Final = Shape(150.0, 70.0)


class PeopleRows:
    """What stands below the chairs where somebody at this laptop sits, or is to sit, on the chosen one."""

    def __init__(self, player: OwnPlayer, choose: Callable[[MatchSetup], None], scenes: Callable[[], Scenes]) -> None:
        self._player, self._choose, self._scenes = player, choose, scenes
        self._seat = ME
        for chair in player.setup.chairs:  # whoever sits there from last time, and is not remembered any more
            if not chair.strength:
                player.people.remember(Person(chair.name, chair.portrait))

    @property
    def _setup(self) -> MatchSetup:
        return self._player.setup

    def ask(self, seat: int) -> None:
        """Somebody is to sit on this chair; where all who are remembered sit already, somebody new."""
        self._seat = seat
        at_table = {chair.name for chair in self._setup.chairs}
        if not self._player.people.full and all(each.name in at_table for each in self._player.people.everybody):
            self._add()

    def put(self, flow: Flow, seat: int) -> None:
        """Who is remembered, and what can be done about them."""
        self._seat = seat
        everybody = self._player.people.everybody
        if everybody:
            flow.named(say("spoken_people"), "person ")
            put_tiles(flow, [self._tile(person) for person in everybody], FACE)
        flow.buttons(*self._ways())

    def _tile(self, person: Person) -> Sight:
        chosen = person.name == self._setup.chairs[self._seat].name
        elsewhere = not chosen and any(person.name == chair.name for chair in self._setup.chairs)
        return Sight(
            f"person {person.name}",
            person.name,
            portrait_file(person.portrait, "pleased" if chosen else ""),
            partial(self._sit, person),
            chosen,
            faint=elsewhere,
            told=say("spoken_sits_elsewhere") if elsewhere else "",
        )

    def _ways(self) -> list[Pressable]:
        full = self._player.people.full
        about = say("people_full") if full else ""
        ways = [Pressable("person_new", say("person_new"), self._add, "add", usable=not full, help=about)]
        person = self._player.people.named(self._setup.chairs[self._seat].name)
        if person is not None:
            name = {"name": person.name}
            change, forget = partial(self._open, person), partial(self._ask_to_forget, person)
            ways.append(Pressable("person_change", say("person_change", name), change, "edit"))
            ways.append(Pressable("person_forget", say("person_forget", name), forget, "trash"))
        return ways

    # -- changes -------------------------------------------------------------------------------------------------

    def _add(self) -> None:
        """Somebody new, with a face that nobody has at this table, as long as there is one."""
        here = {chair.portrait or self._player.portrait for chair in self._setup.chairs}
        face = next((face for face in OWN_PORTRAITS if face not in here), OWN_PORTRAITS[0])
        self._open(Person("", face))

    def _open(self, person: Person) -> None:
        scenes = self._scenes()
        assert scenes.top is not None
        scenes.push(Overlay(self._player, scenes.top, PersonForm(self._player, person, self._done)))

    def _done(self, person: Person) -> None:
        if not self._player.people.remember(person):
            self._player.people.change(person)
        chairs = (
            chair._replace(portrait=person.portrait) if chair.name == person.name else chair
            for chair in self._setup.chairs
        )
        self._choose(seat_person(self._setup._replace(chairs=tuple(chairs)), self._seat, person.name, person.portrait))

    def _sit(self, person: Person) -> None:
        self._choose(seat_person(self._setup, self._seat, person.name, person.portrait))

    def _ask_to_forget(self, person: Person) -> None:
        """Asked back, unless the player wants no questions."""
        name, forget = {"name": person.name}, partial(self._forget, person)
        if not self._player.settings.confirm:
            forget()
            return
        asked, cost = say("person_forget_ask", name), say("person_forget_cost", name)
        question = Question(asked, cost, say("person_forget_no"), say("person_forget", name))
        ask(self._player, self._scenes(), question, forget)

    def _forget(self, person: Person) -> None:
        """A regular sits down in their place."""
        self._player.people.forget(person.name)
        gone = [seat for seat in people_at(self._setup) if self._setup.chairs[seat].name == person.name]
        self._choose(with_regulars(self._setup, gone))
