"""Who somebody is who sits down at this laptop: a name, a face, and what helps them."""

from __future__ import annotations

from collections.abc import Callable

from gaigel_desktop.controller.people import Person, is_name
from gaigel_desktop.controller.settings import LEARNERS_AIDS, LONGEST_TEXT, NO_AIDS
from gaigel_desktop.controller.teaching.withdrawing import all_back
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.sights import face_sights
from gaigel_desktop.scenes.parts.tiles import Shape, put_row
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import ChoiceRow, FieldRow, Pressable, SwitchRow
from gaigel_desktop.window.pages.inputs import Item, ItemValue
from gaigel_desktop.window.pen import STRONG, WARNING


class PersonForm:
    """Somebody as they are filled in so far; of who is remembered the name stays."""

    def __init__(
        self,
        player: OwnPlayer,
        person: Person,
        refresh: Callable[[], None],
        done: Callable[[Person], None],
        cancel: Callable[[], None],
    ) -> None:
        self._player, self._person, self._is_new = player, person, not person.name
        self._refresh, self._done, self._cancel = refresh, done, cancel

    def put(self, flow: Flow, faces: Shape) -> None:
        """One question below the other, and the ways on."""
        person = self._person
        if self._is_new:
            about = [(say("person_taken"), WARNING)] if self._is_taken else []
            name = say("person_name")
            flow.form(FieldRow("person_name", name, person.name, self._call, "", LONGEST_TEXT, about, self._enter))
        flow.text(say("person_face", {"name": person.name}) if person.name else say("person_face_new"), STRONG, "face ")
        flow.space(6)
        put_row(flow, face_sights(person.portrait, self._show, "face"), faces)
        items = [Item(helped, say(f"person_helped:{helped}")) for helped in (True, False)]
        helped = any(person.aids)
        about_help = say(f"person_helped_about:{helped}")
        flow.form(ChoiceRow("person_helped", say("person_helped"), items, helped, self._help, help=about_help))
        captions, about_captions = say("setting_captions"), say("about_captions")
        flow.form(SwitchRow("person_captions", captions, person.captions, self._caption, help=about_captions))
        flow.space(4)
        words = say("person_sits_down" if self._is_new else "person_done")
        flow.buttons(
            Pressable("person_done", words, self._enter, "ok", usable=self._is_whole),
            Pressable("person_cancel", say("person_cancel"), self._cancel, "close"),
        )

    @property
    def _is_taken(self) -> bool:
        """Whether somebody else is called so: of those who are remembered, the regulars, or the owner."""
        name = self._person.name.strip().casefold()
        return self._is_new and bool(name) and (self._player.people.is_taken(name) or name == self._owner)

    @property
    def _owner(self) -> str:
        return self._player.settings.name.strip().casefold()

    @property
    def _is_whole(self) -> bool:
        return is_name(self._person.name.strip()) and not self._is_taken

    # -- changes -------------------------------------------------------------------------------------------------

    def _call(self, name: str) -> None:
        self._fill(self._person._replace(name=name))

    def _show(self, face: str) -> None:
        self._fill(self._person._replace(portrait=face))

    def _help(self, value: ItemValue) -> None:
        """Who is new to the game has all help once more."""
        person = self._person
        learned = all_back(person.progress) if value else person.progress
        self._fill(person._replace(aids=LEARNERS_AIDS if value else NO_AIDS, progress=learned))

    def _caption(self, on: bool) -> None:
        self._fill(self._person._replace(captions=on))

    def _fill(self, person: Person) -> None:
        self._person = person
        self._refresh()

    def _enter(self) -> None:
        if self._is_whole:
            self._done(self._person._replace(name=self._person.name.strip()))
