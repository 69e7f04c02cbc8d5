"""Does the computer cheat? A few sentences on a card of paper, and the doors behind which anybody can see for
himself."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Final, NamedTuple

from gaigel_desktop.scenes.parts.card import card, put_centred, put_head
from gaigel_desktop.scenes.parts.overlay import OverContent
from gaigel_desktop.scenes.parts.pages import PageScene
from gaigel_desktop.text.rule_book.pages_late import TRUST
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Button, button_width
from gaigel_desktop.window.flow import ABOUT, Flow
from gaigel_desktop.window.page import Sheet

NAMES: Final = {"change": "trust_change", "knew": "trust_knew", "luck": "trust_luck_door"}
ACROSS: Final = 2
TOLD: Final = ABOUT._replace(colour=theme.INK)  # small, so that all doors are in sight; dark, for it is the matter


class TrustDoors(NamedTuple):
    """What can be looked at; None: not shown."""

    leave: Callable[[], None]
    change: Callable[[], None] | None = None  # swap what an opponent cannot see, and ask it again
    knew: Callable[[], None] | None = None  # who could know what, in a deal that is over
    luck: Callable[[], None] | None = None  # what all deals so far gave to each seat


class TrustPage(OverContent):
    """How it is made, and what can be tried."""

    def __init__(self, doors: TrustDoors) -> None:
        self._doors = doors

    def back(self) -> None:
        """Enough seen."""
        self._doors.leave()

    def sheet(self, view: PageScene) -> Sheet:
        """As high as its words and doors."""
        said = (*map(say, TRUST), *([] if self._doors.change else [say("trust_no_deal")]))
        return card(view, self._put, [("back", "left", self._doors.leave)])._replace(said=said)

    def _put(self, flow: Flow) -> None:
        put_head(flow, say("trust_title"))
        for key in TRUST:
            put_centred(flow, say(key), TOLD)
            flow.space(theme.GAP / 2)
        flow.space(theme.GAP)
        if self._doors.change is None:
            put_centred(flow, say("trust_no_deal"), ABOUT)
            flow.space(theme.GAP)
        self._put_doors(flow)

    def _put_doors(self, flow: Flow) -> None:
        """Side by side, as wide as the longest name of them, or one below the other where that is too wide."""
        doors = {key: getattr(self._doors, key) for key in NAMES if getattr(self._doors, key) is not None}
        if not doors:
            return
        wide = max(button_width(flow.pen, say(NAMES[key])) for key in doors)
        across = ACROSS if len(doors) > 1 and ACROSS * wide + theme.GAP <= flow.width else 1
        high, left = theme.TARGET, iter(doors.items())
        while row := list(islice(left, across)):
            whole = Box(flow.x, flow.y, flow.width, high)
            places = whole.centred(len(row) * wide + (len(row) - 1) * theme.GAP, high).columns(len(row), theme.GAP)
            for (key, door), place in zip(row, places, strict=True):
                flow.widgets.append(Button(key, say(NAMES[key]), place, door))
            flow.space(high + theme.GAP)
