"""A draft: a club's programme while it is put together, and which of its numbers is pointed at."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.controller.store.archive import PastDeal
from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.lessons.programme import DEAL, FILE, STORY, Number, Programme, programmes
from gaigel_desktop.lessons.story import stories
from gaigel_desktop.text.languages import ENGLISH
from gaigel_desktop.text.speech import said, say

from .club_programmes import Found, club_programmes, discard, folder, keep
from .find_show import Wish, show_of
from .show import Show, opened

NOTHING: Final = -1


class Draft(NamedTuple):
    """The programme, and the place of the number that is pointed at."""

    programme: Programme
    at: int = NOTHING

    @property
    def title(self) -> str:
        """What it is called."""
        return said(self.programme.title)

    @property
    def is_empty(self) -> bool:
        """Whether nothing stands in it."""
        return not self.programme.numbers

    # -- changed -------------------------------------------------------------------------------------------------

    def renamed(self, title: str) -> Draft:
        """The draft under another title."""
        return self._replace(programme=self.programme._replace(title={ENGLISH: title}))

    def with_story(self, name: str) -> Draft:
        """A scene more, behind the number that is pointed at."""
        return self._with(Number(STORY, name))

    def with_deal(self, deal: PastDeal) -> Draft:
        """A past deal more."""
        return self._with(Number(DEAL, str(deal.id)))

    def with_file(self, path: Path) -> Draft:
        """Every deal of a file more."""
        return self._with(Number(FILE, str(path.absolute())))

    def _with(self, number: Number) -> Draft:
        at, numbers = self.at + 1, self.programme.numbers
        return self._of((*numbers[:at], number, *numbers[at:]), at)

    def moved(self, by: int) -> Draft:
        """The number that is pointed at so far up or down, as far as it goes."""
        numbers, to = list(self.programme.numbers), self.at + by
        if not 0 <= to < len(numbers):
            return self
        numbers[self.at], numbers[to] = numbers[to], numbers[self.at]
        return self._of(tuple(numbers), to)

    def without(self) -> Draft:
        """The number that is pointed at is taken out."""
        numbers = self.programme.numbers
        return self._of((*numbers[: self.at], *numbers[self.at + 1 :]), min(self.at, len(numbers) - 2))

    def cleared(self) -> Draft:
        """Nothing is left of it."""
        return self._of((), NOTHING)

    def _of(self, numbers: tuple[Number, ...], at: int) -> Draft:
        return Draft(self.programme._replace(numbers=numbers), at)

    # -- kept and shown ------------------------------------------------------------------------------------------

    def kept(self) -> Draft:
        """Written down, under a name that it has from then on; of one with nothing in it the file goes. OSError where
        that cannot be."""
        if self.is_empty:
            if self.programme.name:
                discard(self.programme, folder())
            return self
        titled = self.programme if self.title else self.renamed(say("composing_unnamed")).programme
        return self._replace(programme=self.programme._replace(name=keep(titled, folder()).stem))

    def each(self, database: sqlite3.Connection | None) -> list[Show]:
        """Its numbers one by one, as they can be shown."""
        alone = (self.programme._replace(numbers=(number,)) for number in self.programme.numbers)
        return [opened(programme, database, folder()) for programme in alone]

    def show(self, database: sqlite3.Connection | None) -> Show:
        """All of it; NotShown where nothing of it can be."""
        return show_of(Wish(self.programme), database)


def new_draft() -> Draft:
    """Nothing stands in it yet."""
    return Draft(Programme("", {ENGLISH: ""}, ()))


# -- what there is -----------------------------------------------------------------------------------------------


class Listed(NamedTuple):
    """A programme that is there: one of ours, or a club's own."""

    key: str
    found: Found
    own: bool

    @property
    def title(self) -> str:
        """What it is called; its file, where not even that can be read."""
        return said(self.found.programme.title) if self.found.programme is not None else self.found.path.name

    @property
    def gist(self) -> str:
        """What it is for."""
        programme = self.found.programme
        return said(programme.gist) if programme is not None and programme.gist else ""

    def show(self, database: sqlite3.Connection | None) -> Show:
        """As far as it can be shown, and everything that cannot."""
        programme = self.found.programme
        if programme is None:
            return Show("", {ENGLISH: self.title}, (), self.found.problems)
        show = opened(programme, database, folder())
        return show._replace(problems=(*self.found.problems, *show.problems))

    def draft(self) -> Draft | None:
        """To be changed; one of ours becomes a club's own by that."""
        programme = self.found.programme
        if programme is None:
            return None
        own = programme if self.own else programme._replace(name="")
        return Draft(own, 0 if own.numbers else NOTHING)


def all_programmes() -> tuple[Listed, ...]:
    """Ours first, then the club's."""
    ours = (Listed(f"programme {each.name}", Found(Path(each.name), each), False) for each in programmes())
    return (*ours, *(Listed(own_key(each.path.stem), each, True) for each in club_programmes(folder())))


def own_key(name: str) -> str:
    """What a club's programme is found by."""
    return f"own {name}"


class SingleScene(NamedTuple):
    """A scene that can be shown alone: its name, what it is called and about, and whether it is rare."""

    name: str
    title: str
    gist: str
    rare: bool


def single_scenes() -> tuple[SingleScene, ...]:
    """All of them: those for newcomers first."""
    return tuple(SingleScene(each.name, spoken(each.title), spoken(each.gist), each.rare) for each in stories())
