"""A story passed on: somebody hears it first, and it is written down as ever."""

from __future__ import annotations

from gaigel_desktop.rules.record import Deed, Record

from .dealer import Seed
from .story import Story


class PassedOn:
    """A story that somebody else hears first; whoever that is says only what they do themselves."""

    def __init__(self, story: Story) -> None:
        self._story = story

    def start_deal(self, record: Record, seed: Seed) -> None:
        """A deal begins: it is written down like any other."""
        self._story.start_deal(record, seed)

    def note(self, number: int, deed: Deed) -> None:
        """A deed was done."""
        self._story.note(number, deed)

    def take_back(self, number: int) -> None:
        """The deeds from this one on did not happen."""
        self._story.take_back(number)

    def help(self, number: int) -> None:
        """The deed that comes at this place is not done alone."""
        self._story.help(number)

    def take_out(self) -> bool:
        """The deal that runs has never been."""
        return self._story.take_out()

    def finish_deal(self, record: Record) -> None:
        """The deal is over."""
        self._story.finish_deal(record)

    def finish_match(self, winner: int | None) -> None:
        """The match is over."""
        self._story.finish_match(winner)
