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
from gaigel_desktop.window.pages.controls import Button, button_width
from gaigel_desktop.window.pages.page import Page, Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel, text
from gaigel_desktop.window.pen import HELP, ON_WOOD
from gaigel_desktop.window.scene import Scene, Scenes

from .desk import Desk
from .overlay import OverContent, Overlay
from .page_scene import PageScene

WIDE: Final = 520.0
PAD: Final = 28.0  # from the edge of the board to what stands on it
BETWEEN: Final = 26.0  # the words and the buttons
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
        pen, asked = view.pen, self._question
        whole = Box(0, 0, *view.kit.screen.design)
        wide = max(WIDE, button_width(pen, asked.yes) + button_width(pen, asked.no) + theme.GAP)
        lines = pen.height(asked.asked, ON_WOOD, wide) + 6 + pen.height(asked.cost, HELP, wide)
        place = elsewhere(whole, whole.centred(wide, lines + BETWEEN + theme.TARGET), self._pressed)
        question = text(pen, asked.asked, place, ON_WOOD, "middle")
        about = text(pen, asked.cost, place.below(question.box.height + 6), HELP, "middle")
        question.role, about.role = "heading", "status"
        left, right = place.below(lines + BETWEEN).columns(2, theme.GAP)
        no = Button(f"{asked.named}{NO}", asked.no, left, self._no)
        yes = Button(f"{asked.named}{YES}", asked.yes, right, self._yes, piece="call")
        return Sheet((Part((Panel("panel_wood", place.inset(-PAD)), question, about, no, yes)),), first=no.key)


def elsewhere(whole: Box, place: Box, pressed: Box | None) -> Box:
    """The board above or below what was pressed, where it would lie upon it."""
    if pressed is None or not place.inset(-PAD).overlaps(pressed):
        return place
    far = 2 * PAD
    above = pressed.y - far - place.height
    return place._replace(y=above if above >= PAD else min(pressed.bottom + far, whole.bottom - PAD - place.height))


def ask(desk: Desk, scenes: Scenes, question: Question, then: Callable[[], None]) -> None:
    """Ask, and do it if the player says yes."""
    below = scenes.top
    assert below is not None

    def yes() -> None:
        scenes.pop()
        then()

    scenes.push(Overlay(desk, below, Asked(question, _pressed_on(below), scenes.pop, yes)))


def _pressed_on(scene: Scene) -> Box | None:
    """Where the mouse was on that page, or the focus."""
    page = getattr(scene, "page", None)
    return page.pressed_at() if isinstance(page, Page) else None


def ask_to_throw_away(desk: Desk, scenes: Scenes, name: str, yes: str, then: Callable[[], None]) -> None:
    """Whether something of the player's is to go, unless the player wants no questions; it lies there for a day."""
    if not desk.settings.confirm:
        then()
        return
    asked = say("thrown_away_ask", {"name": name})
    cost = say("thrown_away_cost", {"folder": sayable(folder())})
    ask(desk, scenes, Question(asked, cost, say("thrown_away_no"), yes), then)


def gone(name: str) -> str:
    """Afterwards: what is gone, and where it lies for a day."""
    return say("thrown_away", {"name": name, "folder": sayable(folder())})
