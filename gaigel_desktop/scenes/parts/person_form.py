"""Who somebody is who sits down at this laptop, on a card of paper: a name, a face, and what helps them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gaigel_desktop.controller.people import Person, is_name
from gaigel_desktop.controller.settings import LEARNERS_AIDS, LONGEST_TEXT, NO_AIDS
from gaigel_desktop.controller.teaching.progress import FIRST_START
from gaigel_desktop.controller.teaching.withdrawing import all_back
from gaigel_desktop.scenes.parts.card import card, put_head
from gaigel_desktop.scenes.parts.overlay import OverContent
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.scenes.parts.sights import face_sights
from gaigel_desktop.scenes.parts.tiles import Shape, put_row
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import ChoiceRow, FieldRow, SwitchRow
from gaigel_desktop.window.pages.inputs import Item, ItemValue
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pen import STRONG, WARNING

FACE: Final = Shape(150.0, 64.0)


class PersonForm(OverContent):
    """Somebody as they are filled in so far; whoever is remembered keeps their name."""

    def __init__(self, player: OwnPlayer, person: Person, done: Callable[[Person], None]) -> None:
        self._player, self._person, self._is_new, self._done = player, person, not person.name, done
        self._wanted = False  # whether somebody wanted to sit down without a name

    def sheet(self, view: PageScene) -> Sheet:
        """One question below the other, and the ways on."""
        self._view = view
        done = "person_sits_down" if self._is_new else "person_done"
        sheet = card(view, self._put, ((done, "ok", self._enter), ("person_cancel", "close", view.go_back)))
        return sheet._replace(first="person_name" if self._is_new else done)

    def _put(self, flow: Flow) -> None:
        person = self._person
        put_head(flow, say("person_new") if self._is_new else person.name)
        if self._is_new:
            name, about = say("person_name"), [(self._trouble, WARNING)]
            flow.form(FieldRow("person_name", name, person.name, self._call, "", LONGEST_TEXT, about, self._enter))
        flow.text(say("person_face"), STRONG, "face ")
        flow.space(4)
        put_row(flow, face_sights(person.portrait, self._show, "face"), FACE)
        helped = any(person.aids)
        items = [Item(each, say(f"person_helped:{each}")) for each in (True, False)]
        about_help = say(f"person_helped_about:{helped}")
        flow.form(ChoiceRow("person_helped", say("person_helped"), items, helped, self._help, help=about_help))
        captions, about_captions = say("setting_captions"), say("about_captions")
        flow.form(SwitchRow("person_captions", captions, person.captions, self._caption, help=about_captions))

    @property
    def _name(self) -> str:
        return self._person.name.strip()

    @property
    def _trouble(self) -> str:
        """Why nobody can be called so, as soon as that is known."""
        owner = self._player.settings.name.strip().casefold()
        if self._name and (self._player.people.is_taken(self._name) or self._name.casefold() == owner):
            return say("person_taken")
        return say("person_nameless") if self._wanted and not is_name(self._name) else ""

    # -- changes -------------------------------------------------------------------------------------------------

    def _call(self, name: str) -> None:
        self._fill(self._person._replace(name=name))

    def _show(self, face: str) -> None:
        self._fill(self._person._replace(portrait=face))

    def _help(self, value: ItemValue) -> None:
        """Whoever is new to the game has all help once more."""
        person = self._person
        learned = all_back(person.progress) if value else person.progress
        self._fill(person._replace(aids=LEARNERS_AIDS if value else NO_AIDS, progress=learned))

    def _caption(self, on: bool) -> None:
        self._fill(self._person._replace(captions=on))

    def _fill(self, person: Person) -> None:
        self._person = person
        self._view.refresh()

    def _enter(self) -> None:
        """Whoever has a name of their own sits down."""
        self._wanted = True
        if self._is_new and self._trouble:
            self._view.refresh()
            return
        self._view.scenes.pop()
        person = self._person._replace(name=self._name)
        if self._is_new and any(person.aids):  # calls come one by one, as for any newcomer
            person = person._replace(progress=person.progress.with_shown(FIRST_START))
        self._done(person)
