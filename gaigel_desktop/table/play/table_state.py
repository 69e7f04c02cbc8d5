"""The state of a table: what lies before the player, is pointed at, open, chosen, said and offered.

Questions about it change nothing, and nothing here knows who acts on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaigel_desktop.controller.local_player import LocalPlayer
from gaigel_desktop.controller.match.chair import Party
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.settings import FREELY, Aids, Forced
from gaigel_desktop.rules.deal import OPENING, OVER
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.views import View
from gaigel_desktop.table.board.card_places import sorted_hand, suit_order
from gaigel_desktop.table.board.chrome import calls_unknown_here
from gaigel_desktop.table.board.coasters import Coasters
from gaigel_desktop.table.board.items import Placed
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.note_card import LaidNoteCard, LaysNoteCard
from gaigel_desktop.table.board.piles import piles_after
from gaigel_desktop.table.board.stops import Stop
from gaigel_desktop.table.motion.pace import Pace
from gaigel_desktop.table.motion.playback import Playback
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.window.boxes import Point

from .choosing import Choosing
from .offered_lesson import Offered
from .pointing import Pointing
from .sayings import Sayings

if TYPE_CHECKING:
    from .lecture import Lecture  # loaded by whoever learns


class TableState:
    """The state of one deal of a party, seen from the player's chair."""

    def __init__(
        self,
        party: Party,
        seating: Seating,
        player: LocalPlayer,
        pace: Pace,
        said: Sayings,
        *,
        lays_paper: LaysNoteCard,
        now: float,
        forced: Forced = FREELY,
        lecture: Lecture | None = None,
        counts: bool = True,
        covered: bool = False,
    ) -> None:
        """Lay out the deal as it stands, at this pace; what is said of it is kept in `said`. It is `covered` while the
        people who share a laptop look on and no hand lies open."""
        self.chair, _, self.match = party
        self.seating, self.player, self.lays_paper = seating, player, lays_paper
        self.me = party.chair.seat
        self.covered = covered
        self.seen = party.chair.seen  # the deal as it is, ahead of the picture
        self.now = now  # the moment that is being handed on: with every event, every update and when the scene came on
        self.quiet_since = now  # nothing has moved or been done
        self.away = False  # another window has the keys
        self.dirty = True  # it has to be drawn anew

        self.choosing, self.pointing, self.said = Choosing(), Pointing(), said
        self.offered: Offered | None = None  # a lesson about what has come up
        self.unseen_signs: list[Event] = []  # made in faces at which whoever hears the game did not look
        self.placed: Placed | None = None  # where everything lay last
        self.laid: tuple[object, LaidNoteCard] | None = (
            None  # the card of paper as it lay last, and on what that depends
        )
        self.lifted_until = 0.0  # the mat over the own points
        self.has_looked = -1  # under it, after so many tricks

        self.lecture = lecture
        self.forced = lecture.forced if lecture is not None else forced
        self.aids = player.learner.aids.forced(self.forced)
        self._kept = counts and lecture is None  # nothing is kept of a lesson, or of a deal for practice
        self.was_helped = self.refused = False  # by a hint or a refusal, since the player's last action

        past = self.chair.news(0)
        self.unhelped_deal = not past  # nothing was refused or asked for in it, from its first card on
        self.order: tuple[int, ...] = () if self.by_hand else suit_order(self.seen.trump)
        self.stage = Stage(View(self.seen.copy()), self.table(), won=piles_after(self.chair.retold()))
        self.shown = Playback(self.stage, pace, past)
        self._mats = Coasters()

    # -- the deal ------------------------------------------------------------------------------------------------

    @property
    def stop(self) -> Stop | None:
        """The stop that the table has come to, or None."""
        return self.shown.stop(self.now)

    @property
    def over(self) -> bool:
        """Whether the deal is over and nothing moves any more."""
        return self.stage.seen.phase == OVER and not self.shown.busy(self.now)

    @property
    def opening(self) -> bool:
        """Whether the player is to lead the first card."""
        seen = self.stage.seen
        leads = seen.phase == OPENING and seen.turn == self.me and not self.covered
        return leads and not self.shown.busy(self.now)

    @property
    def may_ask_for_word(self) -> tuple[int, ...]:
        """The people who may want to say something, of those who share the laptop and have not their hand before
        them."""
        return tuple(seat for seat in self.seating.people if self.covered or seat != self.me)

    @property
    def quiet_for(self) -> float:
        """How long nothing has moved or been done."""
        return self.now - self.quiet_since

    # -- the player ----------------------------------------------------------------------------------------------

    @property
    def counts(self) -> bool:
        """Whether what is done here is noted as learned."""
        return self._kept and self.forced is FREELY

    @property
    def is_practice(self) -> bool:
        """Whether a deal that is over is played once more."""
        return not self._kept and self.lecture is None

    @property
    def is_led(self) -> bool:
        """Whether a lesson tells every step of this deal."""
        return self.lecture is not None and not self.lecture.is_free

    @property
    def always_shown(self) -> Aids:
        """The aids that a lesson switches on because it needs them."""
        return (self.forced if self.lecture is None else self.lecture.forced).on

    @property
    def by_hand(self) -> bool:
        """Whether the player sorts the own cards."""
        return self.player.settings.sorting == "hand"

    # -- where it lies -------------------------------------------------------------------------------------------

    def table(self) -> Table:
        """The table as it is laid out now."""
        design, words = self.player.design, self.player.text_size
        partner, untold = self.player.settings.collect == "partner", self.lecture is not None and self.lecture.untold
        unknown = frozenset(calls_unknown_here(self.seen))
        return Table(
            *design,
            self.me,
            self.order,
            partner_collects=partner,
            untold=untold,
            words=words,
            unknown=unknown,
            covered=self.covered,
        )

    def mats(self) -> dict[int, Point]:
        """The middles of the beer mats, by seat."""
        return self._mats.at(self.stage.seen, self.stage.table)

    def hand(self) -> list[int]:
        """The own cards, in the order in which they lie; none while they lie face down."""
        return [] if self.covered else sorted_hand(self.stage.seen, self.stage.table)
