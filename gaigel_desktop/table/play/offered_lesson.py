"""A lesson about something that has come up in a deal; it is offered when that deal is over. Pure."""

from __future__ import annotations

from typing import NamedTuple


class Offered(NamedTuple):
    """A lesson that is offered: its name, and its title."""

    name: str
    title: str
