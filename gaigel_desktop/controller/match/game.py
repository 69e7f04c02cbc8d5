"""A match being played: the story so far, who sits where, and whose word the table waits for.

No clock here: the picture decides when it is quiet, and asks for the next deed with `step`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from gaigel_desktop.rules.actions import AUS, Action, is_accusation
from gaigel_desktop.rules.deal import NOBODY, OVER, PLAYED_OUT, Deal, Result
from gaigel_desktop.rules.ending import end
from gaigel_desktop.rules.errors import GaigelError, NotAllowed
from gaigel_desktop.rules.events import Ended, Event
from gaigel_desktop.rules.match import Standing, after_deal, new_match
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.perform import apply, count
from gaigel_desktop.rules.record import Deed, MatchScore, Record, start
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.rules.views import View, fold, redact, view

from .arbitration import heard, is_call, somebody_calls, waits_for_a_call
from .dealer import UNPROVED, Seed, record_from
from .deals import Past, given_up, past_deal
from .players import Answer, Human, Player
from .story import Story

TRIES: Final = 3  # that the story has to hear of something


class Game:
    """A match at one table."""

    def __init__(self, rules: RuleSet, players: Sequence[Player], dealer: int, story: Story) -> None:
        self.rules = rules
        self.players = tuple(players)
        self.dealer = dealer
        self.standing: Standing = new_match(rules)
        self.past: list[Past] = []  # the deals of this match that are over
        self.records: list[Record] = []  # the same with all their cards
        self.helped: tuple[int, ...] = ()  # the human's deeds of this deal that were not done alone, by their places
        self.seed = UNPROVED  # from which the pack was shuffled, where that is known
        self._record: Record | None = None
        self._telling: Record | None = None  # the deal while it is told again, which may break off
        self._counted = False  # whether the deal is over and the score knows
        self.story = story
        self._unwritten: list[Callable[[], None]] = []  # what the story has to hear of, in this order
        self._tries = 0  # how often the first of it was tried
        self._deal: Deal | None = None
        self._views: list[View] = []
        self._seen_by_all: View | None = None  # where somebody looks on
        self._told: list[Event] = []
        self._deeds: list[Deed] = []

    # -- a deal --------------------------------------------------------------------------------------------------

    def begin(self, record: Record, seed: Seed = UNPROVED) -> None:
        """A new deal, dealt out of the record's pack and told as far as the record tells it; a seed proves the pack."""
        self.dealer, self.helped = record.dealer, ()
        self._lay(Record(record.rules, record.dealer, record.knock, record.deck, ()))
        self.seed = seed
        self._unwritten.append(partial(self.story.start_deal, self.record_so_far(), seed))
        self._greet()
        self.write()
        for deed in record.actions:
            self._apply(*deed, new=True)
        self.write()
        self._ask()

    def deal_out(self, seed: Seed, cut_at: int | None) -> None:
        """A new deal of the pack that belongs to the seed, cut so far down or knocked on (None)."""
        self.begin(record_from(seed.text, cut_at, self.rules, self.dealer), seed)

    @property
    def seal(self) -> str:
        """What was shown before the deal, to be proved after it; empty where nothing is."""
        return self.seed.seal

    @property
    def word(self) -> str:
        """What the player added to this pack; empty where nothing was."""
        return self.seed.word

    def remember_deal(self, record: Record) -> None:
        """An earlier deal of this match, played to its end or given up by the human: how the match stands after it."""
        if record.match is not None:
            result = record.result or given_up(self.rules, self._givers_side())
            self._remember(record, result, after_deal(self.rules, record.match.before, record.dealer, result))
        self.dealer = (record.dealer + 1) % self.rules.players

    def resume_deal(self, record: Record) -> int:
        """Tell the deal again as far as it was played and the rules still allow it, and go on at exactly this card;
        how many deeds that were."""
        self.dealer = record.dealer
        self._lay(record._replace(actions=()))
        self._telling = record
        self._greet()
        with suppress(NotAllowed):
            for seat, action in record.actions:
                self._apply(seat, action)
        self._telling = None
        self._ask()
        return self.moment

    def settle(self) -> None:
        """Write down the end of a resumed deal that is over: nobody had done so, or the rules now end it sooner."""
        if self._deal is not None and self._deal.phase == OVER and not self._counted:
            self._finish()

    def tell_again(self) -> None:
        """Something broke: nothing is trusted but the record, from which the deal is told again to exactly this card,
        and the story hears what it has not heard."""
        if self._deal is not None and not self._counted:
            self.resume_deal(self.record_so_far())
        self.write()
        self.settle()

    def _lay(self, record: Record) -> None:
        """The cards are dealt, and nothing has happened yet."""
        deal = start(record)
        views = [view(deal, seat) for seat in range(self.rules.players)]
        self._deal, self._record, self._views, self._counted = deal, record, views, False
        self._seen_by_all = None
        self._told, self._deeds, self._telling = [], [], None

    def _greet(self) -> None:
        """Everybody hears that a deal begins."""
        for seat, player in enumerate(self.players):
            player.begin(seat, self.standing)

    @property
    def on_the_table(self) -> Deal:
        """The deal with all its cards: for the referee, never for a player."""
        if self._deal is None:
            raise GaigelError("not_played_out")
        return self._deal

    def seen_by(self, seat: int) -> View:
        """The deal as the seat sees it, or as all may: NOBODY."""
        if seat != NOBODY:
            return self._views[seat]
        if self._seen_by_all is None:
            self._seen_by_all = view(self.on_the_table, NOBODY)
        return self._seen_by_all

    def news(self, seat: int, cursor: int) -> list[Event]:
        """What happened from the cursor on, as the seat may see it, or as all may: NOBODY."""
        return [redact(event, seat) for event in self._told[cursor:]]

    @property
    def playing(self) -> bool:
        """Whether a deal lies on the table that is not over."""
        return self._deal is not None and self._deal.phase != OVER

    @property
    def moment(self) -> int:
        """How many deeds have been done in this deal."""
        return len(self._deeds)

    # -- deeds ---------------------------------------------------------------------------------------------------

    def offer(self, seat: int, action: Action) -> None:
        """Somebody does this now, or instead what is heard before it; NotAllowed, and nothing changes, if the rules do
        not allow it."""
        seat, action = self._heard_before((seat, action))
        self._apply(seat, action, new=True)
        self.write()
        if self.on_the_table.phase == OVER:
            self._finish()
        else:
            self._ask()

    def _heard_before(self, deed: Deed) -> Deed:
        """The deed, or what goes before it: an accusation that is due, though not a partner's before a call; and when
        all cards are played the call of whoever comes first in order of play."""
        (seat, action), deal = deed, self.on_the_table
        if deal.phase == PLAYED_OUT:
            return (heard(deal, [deed, *self._answers()], calls=True) or deed) if is_call(action) else deed
        if is_accusation(action):
            return deed
        return self._accusation(besides=deal.law.side[seat] if action == AUS else NOBODY) or deed

    def step(self, may_call: bool = True) -> bool:
        """One deed of the others, if somebody accuses, or everybody has decided and somebody is heard; with `may_call`
        false nobody calls Aus yet."""
        if self._deal is None or self._deal.phase == OVER:
            return False
        deed = self._accusation() or (heard(self._deal, self._answers(), may_call) if self.all_decided() else None)
        if deed is not None:
            self.offer(*deed)
        return deed is not None

    def _accusation(self, besides: int = NOBODY) -> Deed | None:
        """Who accuses whom at this moment, of other sides alone if one is named, the next in order of play first; when
        all cards are played it waits with the other calls."""
        deal = self.on_the_table
        if deal.phase in (PLAYED_OUT, OVER):
            return None
        others = [seat for seat in range(deal.players) if deal.law.side[seat] != besides]
        said = [(seat, self.players[seat].accuses(self._views[seat])) for seat in others]
        return heard(deal, [(seat, action) for seat, action in said if action is not None], calls=True)

    def accuser(self) -> int:
        """Who is about to accuse somebody: whatever else is done now comes too late; NOBODY if nobody is."""
        said = self._accusation() if self.playing else None
        return NOBODY if said is None else said[0]

    def nobody_calls(self, side: int = NOBODY) -> bool:
        """Everybody else has decided, and nobody wants to end the deal now; of this side alone, if one is named."""
        return self.all_decided() and not somebody_calls(self.on_the_table, self._answers(), side)

    def waits_for_a_call(self) -> bool:
        """Whether the one in turn has decided to end the deal, so that nothing else will happen."""
        return waits_for_a_call(self.on_the_table, self._answers())

    def count(self, cut_winner: int | None = None) -> None:
        """Nobody calls although all cards are played: the tricks are counted."""
        told: list[Event] = []
        count(self.on_the_table, cut_winner, told)
        self._tell(told)
        self._finish()

    def take_back(self, moment: int) -> None:
        """Tell the deal again without the deeds from this moment on."""
        record = self.record_so_far()
        self._telling = record._replace(actions=record.actions[:moment], result=None)
        self.helped = tuple(place for place in self.helped if place < moment)
        self._unwritten.append(partial(self.story.take_back, moment))
        self.write()
        self.resume_deal(self._telling)
        self.help()

    def help(self) -> None:
        """What the human does now is not done alone: a hint was given, or something else was tried before."""
        if self.moment not in self.helped:
            self.helped = (*self.helped, self.moment)
            self._unwritten.append(partial(self.story.help, self.moment))
            self.write()

    def nobody_speaks(self) -> bool:
        """All cards are played, and every opponent has decided not to call."""
        return self.on_the_table.phase == PLAYED_OUT and self.all_decided() and not self._answers()

    def _apply(self, seat: int, action: Action, *, new: bool = False) -> None:
        """A deed; whatever breaks while a new one is told of, it is done."""
        told: list[Event] = []
        apply(self.on_the_table, seat, action, told)
        if new:
            self._unwritten.append(partial(self.story.note, len(self._deeds), (seat, action)))
        self._deeds.append((seat, action))
        self._tell(told)

    def write(self) -> None:
        """The story hears of what it has not heard of; what breaks there is tried again, but not for ever."""
        while self._unwritten:
            self._tries += 1
            if self._tries <= TRIES:
                self._unwritten[0]()
            self._unwritten.pop(0)
            self._tries = 0

    def _tell(self, told: list[Event]) -> None:
        """Everybody hears what happened, as their seat may see it."""
        self._told += told
        for seat, seen in enumerate(self._views):
            for event in told:
                heard = redact(event, seat)
                fold(seen, heard)
                self.players[seat].follow(heard)
        if self._seen_by_all is not None:
            for event in told:
                fold(self._seen_by_all, redact(event, NOBODY))

    # -- asking --------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        for seat, player in enumerate(self.players):
            player.ask(self.moment, self._views[seat])

    def all_decided(self) -> bool:
        """Whether all but the people know what to do at this moment."""
        return all(isinstance(player, Human) or self._answer_of(player) is not None for player in self.players)

    def _answer_of(self, player: Player) -> Answer | None:
        """The player's answer to this moment; an older one falls."""
        answer = player.answer()
        return answer if answer is not None and answer.moment == self.moment else None

    def _answers(self) -> list[Deed]:
        found: list[Deed] = []
        for seat, player in enumerate(self.players):
            answer = self._answer_of(player)
            if answer is not None and answer.action is not None:
                found.append((seat, answer.action))
        return found

    # -- the end of a deal ---------------------------------------------------------------------------------------

    @property
    def last_record(self) -> Record | None:
        """The deal that was played last; None while one runs: nobody looks into the pack."""
        return None if self.playing else self._record

    def record_so_far(self) -> Record:
        """The deal as it would be written down now; while it is told again, as it will be."""
        if self._telling is not None:
            return self._telling
        assert self._record is not None
        return self._record._replace(actions=tuple(self._deeds), result=self.on_the_table.result)

    def _finish(self) -> None:
        """The deal is over: the score, the story, the next dealer."""
        result = self.on_the_table.result
        assert result is not None
        after = after_deal(self.rules, self.standing, self.dealer, result)
        self._write_down(self.record_so_far()._replace(match=MatchScore(self.standing, after)), result, after)

    def _write_down(self, record: Record, result: Result, after: Standing) -> None:
        """All at once, so that a deal is either counted or not, whatever breaks."""
        self._remember(record, result, after)
        self._record, self._counted, self.dealer = record, True, (record.dealer + 1) % self.rules.players
        self._unwritten.append(partial(self.story.finish_deal, record))
        if after.winner != NOBODY:
            self._unwritten.append(partial(self.story.finish_match, after.winner))
        self.write()

    def _remember(self, record: Record, result: Result, after: Standing) -> None:
        """How the match stands, for the slate and the sheet after the match."""
        assert record.match is not None
        self.past.append(past_deal(result, record.match.before, after, record.actions))
        self.records.append(record)
        self.standing = after

    # -- giving up -----------------------------------------------------------------------------------------------

    def give_up_deal(self) -> None:
        """The human has had enough of this deal: lost as a single game, and the match goes on.

        The rules know no such end, so the record stays one without a result, and the score tells the rest."""
        result = given_up(self.rules, self._givers_side())
        end(self.on_the_table, result)
        self._tell([Ended(result.reason, result.winners, result.strokes)])
        self._write_down_given_up(result)

    def abandon_deal(self) -> None:
        """The same with a deal that breaks at every look at it: it lies there no more, and the next one follows."""
        if self._deal is not None and not self._counted:
            self._write_down_given_up(given_up(self.rules, self._givers_side()))
        self._deal = self._record = self._telling = None

    def _write_down_given_up(self, result: Result) -> None:
        record = self.record_so_far()._replace(result=None, match=MatchScore(self.standing, None))
        self._write_down(record, result, after_deal(self.rules, self.standing, record.dealer, result))

    def show_deal(self) -> Record | None:
        """The deal that runs lies open from now on: it is taken out of the match, costs nothing, and whoever has dealt
        deals once more. None, and nothing has happened, where it cannot be taken out for good: nobody may look at the
        cards and then play them."""
        self.write()
        record = self.record_so_far()._replace(match=MatchScore(self.standing, None))
        if not self.story.take_out():
            return None
        self._deal = self._record = self._telling = None
        self._greet()  # nobody thinks about it any more
        return record

    def give_up_match(self) -> None:
        """The whole match is lost; the running deal, if there is one, with it."""
        if self.playing:
            self.story.finish_deal(self.record_so_far()._replace(match=MatchScore(self.standing, None)))
        self.story.finish_match(None)

    def _givers_side(self) -> int:
        """The side of the human, who alone can give up."""
        seat = next((at for at, player in enumerate(self.players) if isinstance(player, Human)), 0)
        return sides_of(self.rules)[seat]
