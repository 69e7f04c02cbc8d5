"""Services: what a match is played with besides its player: who keeps it, who thinks for the others, what was said."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.controller.inn.tonight import Tonight
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.scenes.routes import Open

from .current_match import CurrentMatch
from .how_to_think import Thinking
from .prints import Prints


class Services(NamedTuple):
    """For whoever begins a match or goes on from one; a page that needs one or two of them is handed these."""

    keeper: Keeper  # of the store
    thinking: Thinking  # of the opponents
    tonight: Tonight  # what was said at the tables
    current: CurrentMatch
    prints: Prints
    open: Open  # what is asked for, over whatever lies there
