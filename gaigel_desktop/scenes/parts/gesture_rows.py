"""Gestures: the row in which a table agrees which gesture means what, with a face that shows them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from gaigel_desktop.text.customs import GESTURE_ORDERS, GESTURES, swapped
from gaigel_desktop.text.signs import gesture_of, meaning_of
from gaigel_desktop.text.speech import agreed, say
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import ChoiceRow, Pressable
from gaigel_desktop.window.pages.inputs import Item, ItemValue
from gaigel_desktop.window.pen import STRONG

from .tiles import Shape, Sight, put_tiles

FACE: Final = Shape(190.0, 88.0)


class Winking(NamedTuple):
    """Whose face it is, which sign is looked at, and what is done when another is looked at or agreed on."""

    face: str
    sign: int
    look_at: Callable[[int], None]
    agree: Callable[[str], None]


def put_gestures(flow: Flow, winking: Winking) -> None:
    """All signs as this face makes them, the gestures for the chosen one, and the way back to the usual ones."""
    flow.text(say("setting_gestures"), STRONG, "sign ")
    flow.text(say("about_gestures"), ABOUT, "sign ")
    flow.space(6)
    put_tiles(flow, [_sight(winking, sign) for sign in range(len(GESTURES))], FACE)
    _put_choice(flow, winking)
    if agreed().gestures != GESTURES:
        _put_way_back(flow, winking)


def _sight(winking: Winking, sign: int) -> Sight:
    """What the sign means, with the face that makes it."""
    file = portrait_file(winking.face, gesture_of(sign))
    return Sight(f"sign {sign}", meaning_of(sign), file, partial(winking.look_at, sign), sign == winking.sign)


def _put_choice(flow: Flow, winking: Winking) -> None:
    """How this sign is made; the one that had this gesture takes the other."""

    def choose(gesture: ItemValue) -> None:
        winking.agree(" ".join(swapped(agreed().gestures, winking.sign, str(gesture))))

    items = [Item(gesture, say(f"gesture:{gesture}")) for gesture in GESTURES]
    flow.form(ChoiceRow("gesture", meaning_of(winking.sign), items, gesture_of(winking.sign), choose))


def _put_way_back(flow: Flow, winking: Winking) -> None:
    back = partial(winking.agree, GESTURE_ORDERS[0])
    flow.buttons(Pressable("gestures_as_usual", say("gestures_as_usual"), back, "undo"))
    flow.space()
