"""Making: the postcard on its way from the values to a picture with the match in it, beside what is seen meanwhile."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from typing import NamedTuple

import pygame

from gaigel_desktop.controller.log import write_down
from gaigel_desktop.controller.records.enclosed import enclose
from gaigel_desktop.scenes.parts.captions import explained
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.text.speech import say, spoken_language
from gaigel_desktop.window.assets import reader
from gaigel_desktop.window.scene import Kit

from .told import Evening, Postcard, enclosed_words, postcard_of


class Made(NamedTuple):
    """The postcard: what is seen, and the same as a file."""

    picture: pygame.Surface
    png: bytes


class Making:
    """All its words are made here and now, in the language that is spoken; the rest takes its time."""

    def __init__(self, desk: Desk, evening: Evening) -> None:
        name = desk.settings.name
        captions = spoken_language() if explained(desk, evening.records[-1].rules) else ""
        self.card = postcard_of(evening.called(name or say("postcard_me")), desk.deck, desk.score_on, captions)
        self.broken = False
        self._made: Made | None = None
        words = enclosed_words(evening.called(name))
        post = say("postcard_value"), say("postcard_town")
        self._work: Future[Made] = reader().submit(partial(_make, desk.kit, self.card, words, post))

    @property
    def made(self) -> Made | None:
        """The postcard, as soon as it is there."""
        if self._made is None and not self.broken and self._work.done():
            try:
                self._made = self._work.result()
            except Exception as error:  # in its own thread nobody else would hear of it
                self.broken = True
                write_down(error)
        return self._made

    @property
    def goes_on(self) -> bool:
        """Whether it will be there soon."""
        return self.made is None and not self.broken


def _make(kit: Kit, card: Postcard, words: str, post: tuple[str, str]) -> Made:
    from gaigel_desktop.window.postcard import Stamped, finished  # with all of pillow

    from .painted import STAMP, UNIT, painted

    year, month, day = card.day[:10].split("-")
    x, y, wide, high = (round(length * UNIT) for length in STAMP)
    png, picture = finished(painted(kit, card), Stamped((x, y, wide, high), *post, f"{day}.{month}.{year[2:]}"))
    return Made(picture, enclose(png, words))
