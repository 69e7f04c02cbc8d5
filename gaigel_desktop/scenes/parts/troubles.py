"""Troubles: what is not as it should be, and the sentences about it in whatever language is spoken."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.controller.places import sayable
from gaigel_desktop.controller.reading import put_aside
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.scene import Kit

STORE_AGAIN: Final = "store_again"


class Trouble(NamedTuple):
    """Something that is not as it should be: the key of the sentence about it, and the values in it."""

    key: str
    values: tuple[tuple[str, object], ...] = ()

    def said(self) -> str:
        """The sentence, in the language that is spoken now."""
        return say(self.key, dict(self.values))


class Troubles:
    """Everything since the program was started, and what of it the player has not been told of yet."""

    def __init__(self, kit: Kit, keeper: Keeper) -> None:
        self.noted: tuple[Trouble, ...] = ()  # in the order it was noticed
        self.untold: tuple[Trouble, ...] = ()
        self._kit = kit
        self._keeper = keeper
        self._of_store = ""  # what is wrong with the store now

    def note(self, key: str, **values: object) -> None:
        """Something is not as it should be; the next scene with room for it says so, and what was said before stays."""
        self.add(Trouble(key, tuple(values.items())))

    def add(self, trouble: Trouble) -> None:
        """The same, of a trouble that is known."""
        if trouble not in self.noted:
            self.noted += (trouble,)
            self.untold += (trouble,)

    def forget(self, *keys: str) -> None:
        """What is so no more."""
        self.noted = tuple(trouble for trouble in self.noted if trouble.key not in keys)
        self.untold = tuple(trouble for trouble in self.untold if trouble in self.noted)

    def unreadable(self, what: str, path: Path) -> Trouble:
        """A file of ours cannot be used: it is kept under another name where that may be; the sentence about it."""
        aside = put_aside(path) if self._keeper.owner else None
        values = (("path", sayable((aside or path).name)),)
        return Trouble(f"{what}_aside" if aside else f"{what}_unreadable", values)

    # -- looking -------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Note what nobody has noted."""
        sounds, pictures, fonts = self._kit.sounds, self._kit.pictures, self._kit.fonts
        there = {
            "trouble_no_sound": not sounds.works,
            "trouble_no_picture": bool(pictures.missing),
            "trouble_no_font": bool(fonts.missing),
            "trouble_missing_sound": bool(sounds.missing),
        }
        for key in (key for key, found in there.items() if found):
            self.note(key)
        if sounds.works:
            self.forget("trouble_no_sound")
        self._look_at_store()

    def _look_at_store(self) -> None:
        """What cannot be kept now is said as long as it is so, and that it is over."""
        if self._keeper.older:
            self.note("store_older", path=self._keeper.older)
        before, self._of_store = self._of_store, self._keeper.said
        if before != self._of_store:
            self.forget(before, STORE_AGAIN)
            self.note(self._of_store or STORE_AGAIN)

    # -- saying --------------------------------------------------------------------------------------------------

    def told(self) -> str:
        """Everything that has gone wrong, in words."""
        return _in_words(self.noted)

    def new(self) -> str:
        """What the player has not been told of yet, in words."""
        return _in_words(self.untold)

    def has_told(self) -> None:
        """The player has been told of everything by now."""
        self.untold = ()


def _in_words(troubles: tuple[Trouble, ...]) -> str:
    return " ".join(trouble.said() for trouble in troubles)
