"""Looking: less motion and high contrast, as the player has chosen them or the system asks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gaigel_desktop.controller.settings import Settings
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import listed
from gaigel_desktop.window import theme
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.wishes import Asking, Wishes

LOOKS: Final = ("reduced_motion", "contrast")  # what the system may ask for, in the order of its wishes
WORDS: Final = ("system_calm", "system_contrast")


class Looking:
    """What holds now; what the player has chosen always does."""

    def __init__(self, chosen: Callable[[], Settings], pictures: Pictures) -> None:
        self._chosen, self._pictures = chosen, pictures
        self.system = Asking()  # whoever knows what the system asks for
        self.wishes = Wishes()  # as far as that is known
        pictures.strong = self.strong

    @property
    def calm(self) -> bool:
        """Whether no card flies, because the player or the system wants less motion."""
        return self._chosen().reduced_motion or self._asked(self.wishes.calm)

    @property
    def strong(self) -> bool:
        """Whether words and edges stand out."""
        return self._chosen().contrast or self._asked(self.wishes.contrast)

    def _asked(self, wish: bool | None) -> bool:
        return self._chosen().as_system and bool(wish)

    def holds(self, name: str) -> bool:
        """One of the two by its name."""
        return dict(zip(LOOKS, (self.calm, self.strong), strict=True))[name]

    def chosen_by_hand(self, name: str, on: bool) -> Settings:
        """One of the two as the player wants it now: where the system wants it otherwise it is no longer followed, and
        the other one stays."""
        settings = self._chosen().change(**{name: on})
        if on or not self._asked(self.wishes[LOOKS.index(name)]):
            return settings
        others = {other: self.holds(other) for other in LOOKS if other != name}
        return settings.change(as_system=False, **others)

    def update(self) -> float | None:
        """What the system asks for holds as soon as that is known; how long until it is looked for again."""
        if self.system.waits:
            return theme.REST
        if self.system.answer is not None:
            self.wishes = self.system.answer
        self.again()
        return None

    def again(self) -> None:
        """With more contrast than until now, or less, all that is seen begins anew."""
        if self._pictures.strong != self.strong:
            self._pictures.strong = self.strong
            self._pictures.allowance.lacks = True

    def asked_for(self) -> str:
        """What the system asks for now, in words."""
        if self.wishes == Wishes():
            return say("system_silent")
        asks = [say(words) for words, on in zip(WORDS, self.wishes, strict=True) if on]
        return say("system_asks", {"what": listed(asks)}) if asks else say("system_asks_nothing")
