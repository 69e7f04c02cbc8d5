"""Chairs: what somebody at a table may see, ask and do there, and how the others and the match go on round it.

Scenes know no more of a game than these: who teaches sits between the player and the table as one more chair.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

from gaigel_desktop.controller.records.caught import meant
from gaigel_desktop.rules.actions import AUS, SIGNAL, SIGNS, Action, is_card
from gaigel_desktop.rules.cards import BIT, SUITS
from gaigel_desktop.rules.deal import NOBODY, is_claimed
from gaigel_desktop.rules.errors import NotAllowed
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import View

from .dealer import Seed
from .deals import Past
from .game import Game
from .retelling import Step, retold


class Refusal(NamedTuple):
    """Why something is not done: the key of a sentence, what stands in it, and who says so."""

    key: str
    values: Mapping[str, object] = {}
    by: Literal["rules", "table", "tutor"] = "rules"


class Chair(Protocol):
    """What one seat may see of a deal, ask about it and do in it."""

    @property
    def seat(self) -> int:
        """Which seat it is."""

    @property
    def rules(self) -> RuleSet:
        """How this table plays."""

    @property
    def seen(self) -> View:
        """The deal as it is now, as far as it can be seen from here; it goes on with the deal."""

    @property
    def moment(self) -> int:
        """How many deeds have been done in this deal."""

    def news(self, cursor: int) -> list[Event]:
        """What has happened from the cursor on, as it was seen from here."""

    def retold(self) -> list[Step]:
        """The deal so far, step by step, as it was seen from here."""

    def why_not(self, action: Action) -> Refusal | None:
        """What speaks against doing this now, if anything does."""

    def do(self, action: Action) -> None:
        """Do it now, unless somebody is heard before; NotAllowed, and nothing changes, if the rules do not allow it."""

    def take_back(self) -> bool:
        """The own last card, and whatever followed it, did not happen; False where there is nothing to take back."""

    def help(self) -> None:
        """What is done next from here is not done alone."""


class Others(Protocol):
    """How the rest of the table goes on, asked by whoever sets the pace; a `Game` is one."""

    def step(self, may_call: bool = True) -> bool:
        """One deed of the others, if somebody has decided to act; whether there was one. Unless they `may_call`, nobody
        calls Aus; an accusation waits for nobody."""

    def accuser(self) -> int:
        """Who is about to accuse somebody, which goes before whatever else is done; NOBODY if nobody is."""

    def all_decided(self) -> bool:
        """Whether everybody else knows what to do at this moment."""

    def nobody_calls(self, side: int = NOBODY) -> bool:
        """Everybody else has decided, and nobody wants to end the deal now; of this side alone, if one is named."""

    def waits_for_a_call(self) -> bool:
        """Whether the one in turn has decided to end the deal, so that nothing else will happen."""

    def nobody_speaks(self) -> bool:
        """All cards are played, and everybody else has decided not to call."""

    def count(self) -> None:
        """Nobody calls although all cards are played: the tricks are counted."""


class RunningMatch(Protocol):
    """The match around the deal: how it stands, what has been, what comes next, and giving up; a `Game` is one."""

    @property
    def rules(self) -> RuleSet:
        """How this table plays."""

    @property
    def standing(self) -> Standing:
        """The score as it is now."""

    @property
    def dealer(self) -> int:
        """Who deals, or will deal next when the deal is over."""

    @property
    def past(self) -> Sequence[Past]:
        """The deals of this match that are over."""

    @property
    def records(self) -> Sequence[Record]:
        """The same with all their cards."""

    @property
    def helped(self) -> tuple[int, ...]:
        """Which deeds of the deal were not done alone, by their places in its record."""

    @property
    def playing(self) -> bool:
        """Whether a deal lies on the table that is not over."""

    @property
    def last_record(self) -> Record | None:
        """The deal that was played last, with all its cards; None while a deal runs, and before the first one."""

    @property
    def seal(self) -> str:
        """The hash that was shown before the deal; empty where its pack proves nothing."""

    @property
    def word(self) -> str:
        """What the player added to the pack of the deal; empty where nothing was."""

    def deal_out(self, seed: Seed, cut_at: int | None) -> None:
        """The next deal, of the pack that belongs to the seed, cut so far down or knocked on (None)."""

    def begin(self, record: Record, seed: Seed) -> None:
        """The next deal, of a pack that was laid and not shuffled."""

    def give_up_deal(self) -> None:
        """The running deal is lost, and the match goes on."""

    def show_deal(self) -> Record | None:
        """The running deal lies open: it is taken out of the match and dealt anew; None where it has to stay closed."""

    def give_up_match(self) -> None:
        """The match is lost."""


class AtGame:
    """A seat at a game that is played."""

    def __init__(
        self, game: Game, seat: int, honest: bool = True, suits_are_wished: Callable[[], bool] = lambda: False
    ) -> None:
        self._game = game
        self.seat = seat
        self._honest = honest  # who signs an ace here has got it
        self._suits_are_wished = suits_are_wished  # a sign of a suit speaks of no ace, as the table has it by now

    @property
    def rules(self) -> RuleSet:
        """As the game has them."""
        return self._game.rules

    @property
    def seen(self) -> View:
        """The deal as the seat sees it."""
        return self._game.seen_by(self.seat)

    @property
    def moment(self) -> int:
        """How many deeds have been done in this deal."""
        return self._game.moment

    def news(self, cursor: int) -> list[Event]:
        """What happened from the cursor on, as the seat may see it."""
        return self._game.news(self.seat, cursor)

    def retold(self) -> list[Step]:
        """The deal from its first card to now."""
        return retold(self._game.record_so_far(), self.seat)

    def why_not(self, action: Action) -> Refusal | None:
        """By the rules, which judge what the seat can see; and where signs are agreed to be true, by the own hand."""
        reason = why_not(self.seen, self.seat, action)
        if reason is None and self._honest and action >= SIGNAL and not self._is_true(action - SIGNAL):
            return Refusal("false_sign", by="table")
        return None if reason is None else Refusal(reason)

    def _is_true(self, sign: int) -> bool:
        """Whether the ace that a sign speaks of is in the own hand; a wish is always true."""
        if SIGNS[sign] in SUITS and self._suits_are_wished():
            return True
        return bool(self.seen.hands[self.seat] & BIT[meant(sign, self.seen.trump)])

    def do(self, action: Action) -> None:
        """The human does it, judged by the game once more; everybody hears of it."""
        self._game.offer(self.seat, action)

    def take_back(self) -> bool:
        """Tell the deal again up to the seat's last card; what is over stays as it is, and so does a claim that
        somebody has answered."""
        stays = not self._game.playing or self._claim_is_answered()
        moment = None if stays else self._last_card()
        if moment is None:
            return False
        self._game.take_back(moment)
        return True

    def help(self) -> None:
        """The game knows, and the story writes it down."""
        self._game.help()

    def _claim_is_answered(self) -> bool:
        """Whether somebody has called Aus, and somebody else has let it stand already."""
        return is_claimed(self.seen) and self._game.record_so_far().actions[-1][1] != AUS

    def _last_card(self) -> int | None:
        """The moment before the seat's last card in this deal; None where it has played none."""
        deeds = self._game.record_so_far().actions
        own = [at for at, (seat, action) in enumerate(deeds) if seat == self.seat and is_card(action)]
        return own[-1] if own else None


class AllMaySee:
    """A chair while its hand lies face down: what all may see of the deal. Nothing is done from there."""

    def __init__(self, game: Game, seat: int) -> None:
        """The table is seen from this side."""
        self._game = game
        self.seat = seat

    @property
    def rules(self) -> RuleSet:
        """As the game has them."""
        return self._game.rules

    @property
    def seen(self) -> View:
        """The deal without anybody's hand."""
        return self._game.seen_by(NOBODY)

    @property
    def moment(self) -> int:
        """How many deeds have been done in this deal."""
        return self._game.moment

    def news(self, cursor: int) -> list[Event]:
        """What happened from the cursor on, as all may see it."""
        return self._game.news(NOBODY, cursor)

    def retold(self) -> list[Step]:
        """The deal from its first card to now, as all saw it."""
        return retold(self._game.record_so_far(), NOBODY)

    def why_not(self, action: Action) -> Refusal | None:
        """Nobody sits here who could do anything."""
        return Refusal("hands_lie_down", by="table")

    def do(self, action: Action) -> None:
        """Nothing is done from here."""
        raise NotAllowed(self.seat, action, "hands_lie_down")

    def take_back(self) -> bool:
        """Nothing was done from here."""
        return False

    def help(self) -> None:
        """Nobody is helped."""


class Party(NamedTuple):
    """Those who sit together, from one chair: what is seen from it, how the others go on, and the match they play."""

    chair: Chair
    others: Others
    match: RunningMatch


def party_at(game: Game, seat: int, honest: bool = True, suits_are_wished: Callable[[], bool] = lambda: False) -> Party:
    """Somebody sits down at a game; signs are true there, unless something else was agreed."""
    return Party(AtGame(game, seat, honest, suits_are_wished), game, game)


def onlookers_at(game: Game, seat: int) -> Party:
    """The same game as all may see it who stand round the table, from this side of it."""
    return Party(AllMaySee(game, seat), game, game)
