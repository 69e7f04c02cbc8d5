"""What comes after a deal at this table, and after the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.chair import Party
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.scenes.after.after_deal import AfterDoors, after_deal
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.routes import Practise, Present
from gaigel_desktop.window.scene import Scene

Page = Callable[[Scene, Party, Seating, OwnPlayer, AfterDoors], Scene]


class Ending(NamedTuple):
    """What is shown when a deal is over, and what can follow it."""

    deals_follow: bool = True  # one deal upon the other; otherwise whoever opened the table goes on after the first
    revenge: Callable[[], None] | None = None  # another match of the same people, where there can be one
    practise: Practise | None = None  # its deals once more
    present: Present | None = None  # its deals to others
    counts: bool = True  # nothing is kept of a deal that is played for practice; its revenge is the same once more
    page: Page = after_deal


DEAL_AFTER_DEAL: Final = Ending()
