"""The question before something that cannot simply be taken back: a board of its own over whatever was there.

Its two buttons never come up where one has just pressed, the first one leaves everything as it is, and it is deaf for
as long as a press may have been meant for what lay there before; so nobody says yes who did not want to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gaigel_desktop.controller.places import sayable
from gaigel_desktop.controller.thrown_away import folder
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow, laid
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.page import Page, Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel
from gaigel_desktop.window.pen import HELP, ON_WOOD
from gaigel_desktop.window.scene import Scene, Scenes

from .card import put_centred
from .overlay import OverContent, Overlay
from .own_player import OwnPlayer
from .page_scene import PageScene

WIDE: Final = 520.0
PAD: Final = 28.0  # from the edge of the board to what stands on it
BETWEEN: Final = 26.0  # the words and the buttons
LEAST_BUTTON: Final = 254.0
NO, YES = "no", "yes"  # the keys of the buttons


class Question(NamedTuple):
    """What is asked, what it comes to, and the two answers, in words."""

    asked: str
    cost: str
    no: str
    yes: str
    named: str = ""  # how the keys of its buttons begin


class Asked(OverContent):
    """The board; what is asked is heard, with what it costs."""

    takes_in = theme.DEAF

    def __init__(
        self, question: Question, pressed: Box | None, no: Callable[[], None], yes: Callable[[], None]
    ) -> None:
        """`pressed` is where one has just pressed, if that is known."""
        self._question, self._pressed = question, pressed
        self._no, self._yes = no, yes

    def back(self, view: PageScene) -> None:
        """Take Esc for a no."""
        self._no()

    def sheet(self, view: PageScene) -> Sheet:
        """In the middle, or where its buttons are elsewhere than what was pressed."""
        pen, whole = view.pen, Box(0, 0, *view.kit.screen.design)
        wide = WIDE * max(1.0, pen.text_size)
        high = laid(pen, Box(0, 0, wide, 0), self._put).y
        place = elsewhere(whole, whole.centred(wide, high), self._pressed)
        board = Panel("panel_wood", place.inset(-PAD))
        asked = laid(pen, place, self._put).widgets
        return Sheet((Part((board, *asked)),), first=f"{self._question.named}{NO}")

    def _put(self, flow: Flow) -> None:
        """The question, what it comes to, and both answers."""
        asked = self._question
        put_centred(flow, asked.asked, ON_WOOD, "heading")
        flow.space(6)
        put_centred(flow, asked.cost, HELP, "status")
        flow.space(BETWEEN)
        no = Pressable(f"{asked.named}{NO}", asked.no, self._no)
        yes = Pressable(f"{asked.named}{YES}", asked.yes, self._yes, piece="call")
        flow.buttons(no, yes, align="middle", least=LEAST_BUTTON)


def elsewhere(whole: Box, place: Box, pressed: Box | None) -> Box:
    """The board above or below what was pressed, where it would lie upon it."""
    if pressed is None or not place.inset(-PAD).overlaps(pressed):
        return place
    far = 2 * PAD
    above = pressed.y - far - place.height
    return place._replace(y=above if above >= PAD else min(pressed.bottom + far, whole.bottom - PAD - place.height))


def ask(player: OwnPlayer, scenes: Scenes, question: Question, then: Callable[[], None]) -> None:
    """Ask, and do it if the player says yes."""
    below = scenes.top
    assert below is not None

    def yes() -> None:
        scenes.pop()
        then()

    scenes.push(Overlay(player, below, Asked(question, _pressed_on(below), scenes.pop, yes)))


def _pressed_on(scene: Scene) -> Box | None:
    """Where the mouse was on that page, or the focus."""
    page = getattr(scene, "page", None)
    return page.pressed_at() if isinstance(page, Page) else None


def ask_to_throw_away(player: OwnPlayer, scenes: Scenes, name: str, yes: str, then: Callable[[], None]) -> None:
    """Whether something of the player's is to go, unless the player wants no questions; it lies there for a day."""
    if not player.settings.confirm:
        then()
        return
    asked = say("thrown_away_ask", {"name": name})
    cost = say("thrown_away_cost", {"folder": sayable(folder())})
    ask(player, scenes, Question(asked, cost, say("thrown_away_no"), yes), then)


def gone(name: str) -> str:
    """Afterwards: what is gone, and where it lies for a day."""
    return say("thrown_away", {"name": name, "folder": sayable(folder())})
