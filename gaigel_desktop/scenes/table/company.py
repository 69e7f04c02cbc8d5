"""Company: the talk of one table in its time: at sitting down, before a deal, about what happens, in long pauses."""

from __future__ import annotations

from datetime import datetime

from gaigel_desktop.controller.match.chair import Party
from gaigel_desktop.controller.records.caught import caught_lying
from gaigel_desktop.controller.store.company import FREE
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.events import Ended, Event
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.seating import Seating
from gaigel_desktop.window import theme

from .memories import Memories
from .table_talk import Remark, Talk


class Company:
    """Those who sit round the table, as far as they have something to say; nobody talks where no evening has begun."""

    def __init__(self, party: Party, seating: Seating, desk: Desk, *, silent: bool = False) -> None:
        self._chair, _, self._match = party
        self._desk = desk
        others = tuple("" if seat == seating.me else face for seat, face in enumerate(seating.portraits))
        self._talk = Talk(others, desk.evening) if desk.evening and not silent else None
        self._memories = Memories(desk, others)
        self._again = desk.company == seating.portraits
        desk.company = desk.company if silent else seating.portraits
        self._stood = party.match.standing
        self._heard_at = 0.0
        self._waited_at = -1  # the moment at which somebody has lost patience already

    def before_deal(self) -> Remark | None:
        """They sit down, once more perhaps; or the slate has got a stroke."""
        before, self._stood = self._stood, self._match.standing
        self._waited_at = -1
        if self._talk is None:
            return None
        first = self._stood.deals == 0
        remark = None if first else self._talk.about_standing(self._match.rules, before, self._stood)
        remark = remark or self._remembered(self._talk, first)
        return self._wanted(remark or (self._talk.sitting_down(self._again) if first else None))

    def _remembered(self, talk: Talk, first: bool) -> Remark | None:
        """Somebody speaks of an earlier evening."""
        spoken = self._memories.come_up(first) if self._desk.settings.talk else None
        return None if spoken is None else talk.remembers(spoken, datetime.now().date())

    def about(self, event: Event, seen: Deal, now: float) -> Remark | None:
        """What somebody says about what has just happened; None: nothing, or talk is not wanted."""
        self._heard_at = now
        if self._talk is None:
            return None
        laughs = self._talk.laughs(self._liars(seen), self._honest) if isinstance(event, Ended) else None
        return self._wanted(laughs or self._talk.about(event, seen))

    def _liars(self, seen: Deal) -> list[int]:
        """Whose false sign has come out, now that the deal is over; one that is given up tells nothing."""
        record = self._match.last_record
        if record is None or record.result is None:
            return []
        return [seat for seat in range(seen.players) if caught_lying(record, seat)]

    @property
    def _honest(self) -> bool:
        """Whether signs are to be true at this table."""
        story = self._desk.story
        return story is None or story.about.get("signs") != FREE

    def while_waiting(self, now: float) -> Remark | None:
        """Nothing has happened for long, because the player thinks."""
        waited = now > self._heard_at + theme.LONG_THOUGHT and self._waited_at != self._chair.moment
        if self._talk is None or not waited or next_to_act(self._chair.seen) != self._chair.seat:
            return None
        self._waited_at = self._chair.moment
        return self._wanted(self._talk.while_waiting(self._chair.seat))

    def _wanted(self, remark: Remark | None) -> Remark | None:
        """Nobody says a word besides the announcements where the player wants to play in peace."""
        return remark if self._desk.settings.talk else None
