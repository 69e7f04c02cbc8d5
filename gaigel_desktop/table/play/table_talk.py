"""What the regulars say besides the announcements, from what everybody has seen, and from dice.

No card that somebody holds, and nothing anybody thinks, changes whether or what is said. Nothing is said twice in an
evening: whoever has said everything about something is silent about it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import date
from random import Random
from typing import Final

from gaigel_desktop.controller.inn.remembered import Kind, Spoken
from gaigel_desktop.controller.inn.tonight import Tonight
from gaigel_desktop.controller.match.regulars import REGULAR_WITH
from gaigel_desktop.controller.records.caught import meant
from gaigel_desktop.rules.cards import ACE, HIDDEN, RANK, SUIT, TEN
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.ending import may_be_questioned
from gaigel_desktop.rules.events import AusCalled, Declared, Event, Opened, Played, Signed, TrickTaken
from gaigel_desktop.rules.match import GIVE, Standing
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.text.regulars.lines import lines_of, lines_of_anybody, recalled
from gaigel_desktop.text.regulars.occasions import Occasion

from .remark import MOST, Remark
from .talk_afterwards import DealOver, Moment, after_deal, after_match

RECALLING: Final[dict[Kind, Occasion]] = {
    "given": "recall_given",
    "taken": "recall_taken",
    "accused": "recall_accused",
    "over": "recall_over",
    "lied": "recall_lied",
    "cleaned": "recall_cleaned",
    "revenge_won": "recall_revenge_won",
    "revenge_lost": "recall_revenge_lost",
    "streak": "recall_streak",
    "absence": "recall_absence",
    "owes": "recall_owes",
    "owed": "recall_owed",
}
# Nobody at this inn lets these go by: somebody speaks, whoever talks most most often.
ALWAYS: Final[frozenset[Occasion]] = frozenset(
    (
        "false_wink",
        "untergaigelt",
        "uebergaigelt",
        "miscounted",
        "accused_wrong",
        "thrown_in",
        "not_smeared",
        "last_stroke",
        "lead_lost",
        "pays_round",
        "gets_round",
        *RECALLING.values(),
    )
)
# How tempting the others are; somebody talkative speaks up as often as this times the own talkativeness.
TEMPTING: Final[dict[Occasion, float]] = {
    "greeting": 1.4,
    "good_trick": 0.7,
    "lost_trick": 0.6,
    "lost_bolle": 0.9,
    "own_pair": 0.6,
    "their_pair": 0.4,
    "won_deal": 0.9,
    "lost_deal": 0.8,
    "aus_heard": 0.5,
    "gigackel": 1.4,
    "long_thought": 0.3,
    "nine_strokes": 1.2,
    "revenge": 1.4,
    "wink_seen": 1.2,
    "trumped_ace": 1.0,
    "lost_ace": 1.0,
    "fed": 1.3,
}
DURING_A_DEAL: Final[frozenset[Occasion]] = frozenset(
    (
        "good_trick",
        "lost_trick",
        "lost_bolle",
        "own_pair",
        "their_pair",
        "long_thought",
        "wink_seen",
        "trumped_ace",
        "lost_ace",
    )
)
LAUGHS: Final = "laughing"
GRUMBLES: Final = "annoyed"
SPEAKS: Final = "speaking"
_LOOKS: Final[dict[str, tuple[Occasion, ...]]] = {
    LAUGHS: (
        "false_wink",
        "untergaigelt",
        "uebergaigelt",
        "accused_wrong",
        "thrown_in",
        "lead_lost",
        "gets_round",
        "won_deal",
        "fed",
    ),
    GRUMBLES: ("miscounted", "not_smeared", "gigackel", "lost_deal", "pays_round"),
}
LOOKS: Final[dict[Occasion, str]] = {occasion: look for look, each in _LOOKS.items() for occasion in each}


RICH: Final = 22  # card points of a trick worth a word
BELLS: Final = 3
NINE: Final = 9
PAUSE: Final = 2  # tricks between two remarks during a deal, for nobody likes a chatterer
ENOUGH: Final = 2  # who speak at the same time; a third one only of what nobody lets go by

Busy = Callable[[], Collection[int]]  # whoever is to be heard out first


class Talk:
    """The talk of one match; `portraits` by seat, and whoever is no regular says nothing."""

    def __init__(self, portraits: Sequence[str], seed: str, tonight: Tonight | None = None) -> None:
        self._portraits = tuple(portraits)
        there = [REGULAR_WITH.get(portrait) for portrait in portraits]
        self._talks = [regular.talks if regular else 0.0 for regular in there]
        self._attentive = [regular.attentive if regular else 0.0 for regular in there]
        self._dice = Random(f"talk {seed}")
        self._tonight = tonight or Tonight()
        self.begin_deal()

    def begin_deal(self) -> None:
        """Begin another deal: what was signed in the last one is forgotten."""
        self._quiet = 0  # tricks until the next remark
        self._later: Remark | None = None  # said when the call before it has been heard
        self._signed: set[tuple[int, int]] = set()  # seats, and the aces they have spoken of
        self._busy: Busy = tuple

    # -- what happens --------------------------------------------------------------------------------------------

    def about(self, event: Event, seen: Deal, busy: Busy = tuple) -> Remark | None:
        """A remark about what has happened, or None; `seen` is the table just before it, or just after. Whoever is in
        `busy` is still speaking."""
        self._busy = busy
        if self._later is not None:
            remark, self._later = self._later, None
            return remark
        match event:
            case TrickTaken():
                self._quiet = max(0, self._quiet - 1)
                return self._about_trick(event.seat, seen)
            case Declared():
                self._later = self._one_of("own_pair", [event.seat])
                return None if self._later else self._one_of("their_pair", self._others(seen, event.seat))
            case AusCalled() if not may_be_questioned(seen):
                return self._one_of("aus_heard", self._others(seen, event.seat))
            case Signed():
                self._signed.add((event.seat, meant(event.sign, seen.trump)))
            case Played() | Opened() if (event.seat, event.card) in self._signed:
                return self._about_wink(event.seat, event.card, seen)
        return None

    def _about_trick(self, taker: int, seen: Deal) -> Remark | None:
        """A remark about an Ace that was trumped; or about a rich trick: by who took it, or by whoever of the others
        put the dearest card in."""
        trick, leader = (seen.trick, seen.leader) if seen.trick else (seen.last_trick, seen.last_leader)
        if HIDDEN in trick:
            return None
        side, worth = seen.law.side, seen.law.card_points
        laid = {(leader + place) % seen.players: card for place, card in enumerate(trick)}
        lost = [(worth[card], seat, card) for seat, card in laid.items() if side[seat] != side[taker]]
        trumped = SUIT[laid[taker]] == seen.trump != SUIT[trick[0]]
        losers = [seat for _, seat, card in lost if RANK[card] == ACE and SUIT[card] == SUIT[trick[0]]]
        if trumped and losers:
            remark = self._one_of("trumped_ace", [taker]) or self._one_of("lost_ace", losers)
            if remark is not None:
                return remark
        if sum(worth[card] for card in trick) < RICH:
            return None
        return self._one_of("good_trick", [taker]) or (self._about_loss(max(lost)) if lost else None)

    def _about_loss(self, dearest: tuple[int, int, int]) -> Remark | None:
        """A remark about a rich trick that went to the others, with this card in it."""
        _, loser, card = dearest
        bolle = SUIT[card] == BELLS and RANK[card] in (ACE, TEN)
        return self._one_of("lost_bolle" if bolle else "lost_trick", [loser])

    def _about_wink(self, seat: int, card: int, seen: Deal) -> Remark | None:
        """A remark about a sign that has come true: an opponent may have seen it, who looks about."""
        self._signed.discard((seat, card))
        saw = [other for other in self._others(seen, seat) if self._dice.random() < self._attentive[other]]
        return self._one_of("wink_seen", saw)

    # -- when a deal is over -------------------------------------------------------------------------------------

    def after_deal(self, over: DealOver, busy: Collection[int] = ()) -> tuple[Remark, ...]:
        """The remarks beside the sheet when a deal is over, besides what those say who are busy still."""
        self._busy = lambda: busy
        return self._say(after_deal(over), MOST - len(busy))

    def after_match(self, over: DealOver) -> tuple[Remark, ...]:
        """The remarks when a match is over."""
        self._busy = tuple
        return self._say(after_match(over), MOST)

    def _say(self, moments: Iterable[Moment], most: int) -> tuple[Remark, ...]:
        """One remark about each moment, and nobody speaks twice; small things are spoken of only where not enough was
        said."""
        said: list[Remark] = []
        spoken_of: set[Occasion] = set()
        for occasion, seats in moments:
            small = occasion not in ALWAYS
            if len(said) >= most or occasion in spoken_of or (small and self._is_enough(said, spoken_of)):
                continue
            remark = self._one_of(occasion, [seat for seat in seats if all(seat != each.seat for each in said)])
            if remark is not None:
                said.append(remark)
                spoken_of.add(occasion)
        return tuple(said)

    def _is_enough(self, said: Sequence[Remark], spoken_of: Collection[Occasion]) -> bool:
        """Whether nothing small needs to be said; winners and losers do not speak about the same end."""
        return len(said) >= ENOUGH or bool({"gigackel", "won_deal"} & set(spoken_of))

    # -- around the deals ----------------------------------------------------------------------------------------

    def sitting_down(self, again: bool = False) -> Remark | None:
        """A remark when they have sat down, or None; the same people again want their revenge."""
        return self._one_of("revenge" if again else "greeting", self._everybody())

    def remembers(self, spoken: Spoken, today: date) -> Remark | None:
        """A remark on an earlier evening with the player, or None."""
        who, (kind, _, day, times) = spoken
        remark = self._one_of(RECALLING[kind], [self._portraits.index(who)])
        return remark and remark._replace(words=recalled(who, remark.words, day, today, times))

    def about_standing(self, rules: RuleSet, before: Standing, after: Standing) -> Remark | None:
        """A remark on a new stroke on the slate, or None: with the ninth of ten it becomes serious, unless ten are the
        deals."""
        if after.phase != GIVE or rules.strokes != NINE + 1 or rules.scoring == "deals":
            return None
        at = sides_of(rules)
        there = [seat for seat in self._everybody() if after.score[at[seat]] == NINE != before.score[at[seat]]]
        return self._one_of("nine_strokes", there)

    def while_waiting(self, for_seat: int) -> Remark | None:
        """A remark while somebody seems to think for long, or None; the others pass the time."""
        return self._one_of("long_thought", [seat for seat in self._everybody() if seat != for_seat])

    # -- who says what -------------------------------------------------------------------------------------------

    def _everybody(self) -> list[int]:
        return list(range(len(self._portraits)))

    def _others(self, seen: Deal, seat: int) -> list[int]:
        """The seats that do not play on this one's side."""
        side = seen.law.side
        return [other for other in range(seen.players) if side[other] != side[seat]]

    def _one_of(self, occasion: Occasion, seats: Sequence[int]) -> Remark | None:
        """A remark of one of these seats on an occasion: certainly where nobody lets it go by, else if anybody feels
        like it."""
        busy = self._busy()
        free = [seat for seat in seats if seat not in busy]
        if occasion in ALWAYS:
            return self._certainly(occasion, free)
        if not free:
            return None
        seat = self._dice.choice(free)
        feels_like_it = self._dice.random() < TEMPTING[occasion] * self._talks[seat]
        too_soon = occasion in DURING_A_DEAL and self._quiet
        if not feels_like_it or too_soon or len(busy) >= ENOUGH:
            return None
        self._quiet = PAUSE
        return self._says(seat, occasion)

    def _certainly(self, occasion: Occasion, seats: Sequence[int]) -> Remark | None:
        """A remark of one of these seats, of whoever talks most most often; if there is nothing left to say for one of
        them, of another."""
        left = [seat for seat in seats if self._talks[seat]]
        while left:
            seat = self._dice.choices(left, [self._talks[each] for each in left])[0]
            remark = self._says(seat, occasion)
            if remark is not None:
                return remark
            left.remove(seat)
        return None

    def _says(self, seat: int, occasion: Occasion) -> Remark | None:
        """A remark that was not made tonight, the own words before those of anybody; or None."""
        unsaid = self._tonight.unsaid(lines_of(self._portraits[seat], occasion))
        own = [line for line in unsaid if line not in lines_of_anybody()]
        if not unsaid:
            return None
        line = self._dice.choice(own or unsaid)
        self._tonight.say(line)
        return Remark(seat, line, LOOKS.get(occasion, SPEAKS))
