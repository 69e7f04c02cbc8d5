"""When the people at a table talk: at sitting down, before a deal, about what happens, in pauses, and after a deal.

Where the player wants to play in peace nobody says a word.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from gaigel_desktop.controller.inn.tonight import Tonight
from gaigel_desktop.controller.match.chair import Party
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.events import Ended, Event, Signed
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.table.play.remark import Remark, SheetTalk, one_each, reads_for
from gaigel_desktop.table.play.sayings import Sayings
from gaigel_desktop.table.play.table_talk import Busy, Talk
from gaigel_desktop.table.play.talk_afterwards import DealOver
from gaigel_desktop.text.customs import EITHER
from gaigel_desktop.window import theme

from .memories import Memories


class Company:
    """The people round the table, as far as they have something to say; nobody talks where no evening has begun."""

    def __init__(
        self,
        party: Party,
        seating: Seating,
        player: OwnPlayer,
        tonight: Tonight,
        memories: Memories,
        *,
        silent: bool = False,
    ) -> None:
        self._chair, _, self._match = party
        self._player, self._tonight, self._memories = player, tonight, memories
        self._waits_for_one = not seating.several  # a laptop that goes round takes its time, and nobody is hurried
        talks = bool(tonight.dice) and not silent
        self.talk = Talk(others_at(seating), tonight.dice, tonight) if talks else None
        self._again = tonight.company == seating.portraits
        tonight.company = tonight.company if silent else seating.portraits
        self._stood = party.match.standing
        self._heard_at = 0.0
        self._waited_at = -1  # the moment at which somebody has lost patience already
        self.sheet_talk = SheetTalk()  # what is said beside the sheet
        self._shown_at = 0.0
        self._unread: list[Remark] = []
        self._wished = False  # in this deal a sign has been made that may be a wish, whatever signs say by now

    def open_deal(self, said: Sayings, now: float) -> None:
        """Let people talk when the cards are dealt: what was pressed away beside the sheet can still be read."""
        for remark in self._unread:
            said.remark(remark, now)
        said.remark(self.before_deal(noisy=len(self._unread) > 1), now)
        self._unread = []

    def before_deal(self, *, noisy: bool = False) -> Remark | None:
        """A remark before a deal, or None: they sit down, once more perhaps; or the slate has got a stroke. Where
        others talk still, nobody does."""
        before, self._stood = self._stood, self._match.standing
        self._waited_at, self.sheet_talk, self._wished = -1, SheetTalk(), False
        if self.talk is None:
            return None
        self.talk.begin_deal()
        if noisy or not self._player.settings.talk:
            return None
        first = self._stood.deals == 0
        remark = None if first else self.talk.about_standing(self._match.rules, before, self._stood)
        remark = remark or self._remembered(self.talk, first)
        return remark or (self.talk.sitting_down(self._again) if first else None)

    def _remembered(self, talk: Talk, first: bool) -> Remark | None:
        """A remark on an earlier evening, or None."""
        spoken = self._memories.come_up(first)
        return None if spoken is None else talk.remembers(spoken, datetime.now().date())

    def about(self, event: Event, seen: Deal, now: float, busy: Busy = tuple) -> Remark | None:
        """What somebody says about what has just happened; None if it is nothing, or talk is not wanted. Whoever is
        busy still says something else."""
        self._heard_at = now
        self._wished = self._wished or (isinstance(event, Signed) and self._player.suits_are_wished())
        if self.talk is None or not self._player.settings.talk:
            return None
        if isinstance(event, Ended):
            self._hear_out(self.talk, busy())
        return self.talk.about(event, seen, busy)

    # -- beside the sheet ----------------------------------------------------------------------------------------

    def _hear_out(self, talk: Talk, busy: Collection[int]) -> None:
        """Find what is said when the sheet lies there, because the deal is over."""
        match, signs_say = self._match, EITHER if self._wished else self._player.settings.signs_say
        over = DealOver(match.rules, match.past, _played_out(match.last_record), signs_say)
        self.sheet_talk = SheetTalk(talk.after_deal(over, busy), talk.after_match(over))
        self._tonight.keep()

    def beside_sheet(self, said: Sayings | None, now: float) -> SheetTalk:
        """The remarks beside the sheet that comes on now, first what nobody could read at the table."""
        unread = said.unread() if said is not None else []
        self._shown_at = now
        self.sheet_talk = self.sheet_talk._replace(deal=one_each((*unread, *self.sheet_talk.deal)))
        return self.sheet_talk if self._player.settings.talk else SheetTalk()

    def leave_sheet(self, now: float) -> None:
        """Keep what could not be read yet when the next deal is wanted: it is said at the table when its cards are
        dealt."""
        self._unread = [remark for remark in self.sheet_talk.deal if now < self._shown_at + reads_for(remark.words)]

    # -- in long pauses ------------------------------------------------------------------------------------------

    def while_waiting(self, now: float) -> Remark | None:
        """A remark when nothing has happened for long because the player thinks; otherwise None."""
        waited = now > self._heard_at + theme.LONG_THOUGHT and self._waited_at != self._chair.moment
        if (
            self.talk is None
            or not self._waits_for_one
            or not waited
            or next_to_act(self._chair.seen) != self._chair.seat
        ):
            return None
        self._waited_at = self._chair.moment
        return self.talk.while_waiting(self._chair.seat) if self._player.settings.talk else None


def others_at(seating: Seating) -> tuple[str, ...]:
    """The faces of the others, in the order in which they sit; none where a person sits."""
    people = {seating.me, *seating.people}
    return tuple("" if seat in people else face for seat, face in enumerate(seating.portraits))


def _played_out(record: Record | None) -> Record | None:
    """The record of a deal with all its cards; None if it was given up, for that tells nothing."""
    return record if record is not None and record.result is not None else None
