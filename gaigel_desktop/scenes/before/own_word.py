"""The player's own word for the pack: typed before the cut, and mixed into this pack and those that follow."""

from __future__ import annotations

from functools import partial

from gaigel_desktop.controller.match.dealer import LONGEST_WORD
from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.scenes.parts.card import card, put_head
from gaigel_desktop.scenes.parts.overlay import OverContent
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.inputs import Field
from gaigel_desktop.window.pages.page import Sheet


class OwnWord(OverContent):
    """A card of paper with one field; what is typed counts at once."""

    def __init__(self, sealed: Sealed) -> None:
        self._sealed = sealed

    def sheet(self, view: PageScene) -> Sheet:
        """The field has the focus, so what stands above it is said aloud first."""
        page = card(view, partial(self._put, view), [("own_word_done", "ok", view.go_back)])
        return page._replace(first="word", said=(say("own_word_about"),))

    def _put(self, view: PageScene, flow: Flow) -> None:
        put_head(flow, say("own_word_title"))
        flow.text(say("own_word_about"), ABOUT)
        flow.space()
        flow.put(partial(self._field, view), theme.TARGET)

    def _field(self, view: PageScene, box: Box) -> Field:
        def typed(word: str) -> None:
            self._sealed.word = word

        empty, word = say("own_word_empty"), self._sealed.word
        return Field("word", say("own_word_title"), box, word, typed, empty, LONGEST_WORD, view.go_back)
