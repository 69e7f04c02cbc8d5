"""Evenings of talk: matches at several tables, by players who leave it to chance, and what the regulars say meanwhile;
every line is said once an evening, stands there as long as one needs to read it, and every occasion is heard.

python -m tests.scenes.table.evenings_of_talk [--evenings N] [--seed WORD]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from functools import cache
from itertools import cycle
from random import Random
from typing import Final, NamedTuple, get_args

from gaigel_desktop.app.house import House
from gaigel_desktop.controller.inn.remembered import KINDS, Recalled, Spoken
from gaigel_desktop.controller.inn.tonight import Tonight
from gaigel_desktop.controller.match.chair import party_at
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Choice, Thinker
from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.opponents.chance import random_player
from gaigel_desktop.rules.deal import NOBODY, OVER, Deal
from gaigel_desktop.rules.events import AusCalled, Declared
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.scenes.deal.company import Company, others_at
from gaigel_desktop.scenes.deal.memories import Memories
from gaigel_desktop.table.board.bubbles import Bubble
from gaigel_desktop.table.play.remark import Remark, one_each, reads_for
from gaigel_desktop.table.play.sayings import Sayings
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.regulars.lines import lines_in
from gaigel_desktop.text.regulars.occasions import Occasion
from gaigel_desktop.text.speech import speak
from gaigel_desktop.window import theme
from tests.referee import deal_of, next_deal
from tests.text.test_lines import FILES

TODAY: Final = date(2026, 11, 23)
TABLES: Final = (
    PRESETS["leinfelden"],
    PRESETS["leinfelden"]._replace(missed_out="accusation"),
    PRESETS["rutesheim"],
    PRESETS["wikipedia"]._replace(players=6),
)
MATCHES: Final = 2  # an evening
MOST_DEALS: Final = 16
STEP: Final = 1.2  # from one event to the next, at normal speed
LEAST_STEP: Final = 0.05
HURRIED: Final = 0.7  # so long the sheet is looked at by whoever is in a hurry
READ: Final = 6.0  # and by others
GIVES_UP: Final = 0.06
THINKS_LONG: Final = 0.02


@cache
def occasions() -> dict[str, Occasion]:
    """What every line is about, as it is written."""
    told: dict[str, Occasion] = {}
    for file in FILES:
        for occasion, by_language in lines_in(file).items():
            told |= {line: occasion for lines in by_language.values() for line in lines}
    return told


class Ears(Tonight):
    """Hears what is said, as it is written."""

    def __init__(self, dice: str) -> None:
        super().__init__(dice=dice)
        self.heard: list[str] = []

    def say(self, line: str) -> None:
        super().say(line)
        self.heard.append(line)


class Seen(NamedTuple):
    """A line on the screen, and since when."""

    words: str
    since: float


class Eyes:
    """Looks at everything that is said, and notes how long each line stood there, at the table and beside the sheet."""

    def __init__(self) -> None:
        self._now: dict[int, Seen] = {}
        self.stood: dict[str, float] = {}

    def look(self, talk: Sequence[tuple[int, str]], now: float) -> None:
        """This is what is seen from this moment on."""
        there = dict(talk)
        for seat, seen in list(self._now.items()):
            if there.get(seat) != seen.words:
                self.stood[seen.words] = self.stood.get(seen.words, 0.0) + now - seen.since
                del self._now[seat]
        self._now |= {seat: Seen(words, now) for seat, words in talk if seat not in self._now}

    def too_short(self) -> list[str]:
        """What nobody could read."""
        return [words for words, stood in self.stood.items() if stood < reads_for(words) - 0.001]


class Evening:
    """One evening at one pace: matches with a revenge, at tables that change."""

    def __init__(self, house: House, seed: str, pace: float, rules: RuleSet) -> None:
        self.ears = Ears(seed)
        self.eyes, self._house, self._dice, self._pace = Eyes(), house, Random(f"evening {seed}"), pace
        self._now, self._said = 0.0, Sayings(lambda words, seat: None)
        regulars = [regular.portrait for regular in REGULARS]
        self._dice.shuffle(regulars)
        self._seating = Seating(0, ("",) * rules.players, ("", *regulars[: rules.players - 1]))
        self._rules, self._seed = rules, seed

    def spend(self) -> None:
        """From sitting down to going home."""
        for number in range(MATCHES):
            self._play(f"{self._seed} {number}")
        self._wait(30.0)

    # -- playing -------------------------------------------------------------------------------------------------

    def _play(self, seed: str) -> None:
        """A match, or its first deals."""
        thinkers = [Thinker(self._player(f"{seed} {seat}")) for seat in range(self._rules.players)]
        game = Game(self._rules, thinkers, self._dice.randrange(self._rules.players), Forgotten())
        player, faces = self._house.player, others_at(self._seating)
        memories = Memories(faces, player, self._house.keeper, self._house.current, dice=self._seed)
        company = Company(party_at(game, 0), self._seating, player, self.ears, memories)
        while game.standing.winner == NOBODY and len(game.past) < MOST_DEALS:
            self._deal(game, company, f"{seed} {len(game.past)}")

    def _player(self, seed: str) -> Choice:
        dice = Random(f"player {seed}")
        return lambda seen, seat: random_player(seen, seat, dice)

    def _deal(self, game: Game, company: Company, seed: str) -> None:
        next_deal(game, seed)
        self._said, cursor = Sayings(lambda words, seat: None), 0
        company.open_deal(self._said, self._now)
        self._look()
        self._remember(company)
        gives_up = 10 if self._dice.random() < GIVES_UP else 1000
        while deal_of(game).phase != OVER:
            if game.moment >= gives_up:
                game.give_up_deal()
            elif not game.step() and not game.playing:
                break
            elif game.nobody_speaks():
                game.count()
            cursor = self._tell(game, company, cursor)
        self._sheet(game, company)

    def _remember(self, company: Company) -> None:
        """Now and then somebody speaks of an earlier evening."""
        assert company.talk is not None
        who, kind = self._dice.choice(self._seating.portraits[1:]), self._dice.choice(KINDS)
        if self._dice.random() < 0.1 and not self._said.talking():
            spoken = Spoken(who, Recalled(kind, 1, TODAY - timedelta(days=self._dice.randrange(1, 99)), 3))
            self._said.remark(company.talk.remembers(spoken, TODAY), self._now)

    def _tell(self, game: Game, company: Company, cursor: int) -> int:
        """What has happened is shown, event by event."""
        for event in (news := game.news(0, cursor)):
            self._said.remark(company.about(event, self._shown(game), self._now, self._said.talking), self._now)
            if isinstance(event, Declared | AusCalled):
                self._said.hang(Bubble("!", event.seat, self._now + theme.BUBBLE, announced=True))
            self._look()
            self._wait(max(LEAST_STEP, STEP * self._pace))
            if self._dice.random() < THINKS_LONG:
                self._said.remark(company.while_waiting(self._now + 2 * theme.LONG_THOUGHT), self._now)
        return cursor + len(news)

    def _shown(self, game: Game) -> Deal:
        return game.seen_by(0)

    # -- what is seen --------------------------------------------------------------------------------------------

    def _sheet(self, game: Game, company: Company) -> None:
        """The sheet comes on and lies there for a while; the one of the match follows."""
        talk, came = company.beside_sheet(self._said, self._now), self._now
        goes_on = game.standing.winner != NOBODY or len(game.past) < MOST_DEALS
        self._leave(talk.deal, self._dice.choice((HURRIED, READ)) if goes_on else READ)
        company.leave_sheet(self._now)
        if game.standing.winner != NOBODY:
            unread = [each for each in talk.deal if self._now < came + reads_for(each.words)]
            self._leave(one_each((*unread, *talk.match)), READ)

    def _leave(self, talk: Sequence[Remark], seconds: float) -> None:
        """It is left after so many seconds."""
        self.eyes.look([(each.seat, each.words) for each in talk], self._now)
        self._now += seconds
        self.eyes.look([], self._now)

    def _wait(self, seconds: float) -> None:
        """Time passes at the table; whenever something is due, one looks."""
        end = self._now + seconds
        while self._now < end:
            self._now = min(end, max(self._now + 0.01, self._said.until))
            self._said.forget(self._now)
            self._look()

    def _look(self) -> None:
        self.eyes.look([(each.seat, each.words) for each in self._said.bubbles if each.besides], self._now)


def evenings(house: House, count: int, seed: str = "talk") -> Iterator[Evening]:
    """So many of them, at every pace and every table by turns, in all languages."""
    house.player.settings = house.player.settings.change(
        talk=True, memory=False, signs_say="ace"
    )  # so that a sign can be false
    ways = zip(range(count), cycle(theme.SPEEDS.values()), cycle(TABLES), cycle(LANGUAGES), strict=False)
    for number, pace, rules, language in ways:
        speak(language)
        evening = Evening(house, f"{seed} {number}", pace, rules)
        evening.spend()
        yield evening


def wrong_in(evening: Evening) -> list[str]:
    """What must not be: said twice, or gone too soon."""
    twice = [f"twice: {line}" for line, times in Counter(evening.ears.heard).items() if times > 1]
    return twice + [f"too short: {words}" for words in evening.eyes.too_short()]


def main() -> int:
    """Spend evenings, and tell what was wrong and how often each occasion was heard."""
    from .guest import Guest

    asked = argparse.ArgumentParser(prog="python -m tests.scenes.table.evenings_of_talk")
    asked.add_argument("--evenings", type=int, default=100)
    asked.add_argument("--seed", default="talk")
    chosen = asked.parse_args()
    heard, wrong, lines = Counter[Occasion](), list[str](), 0
    for evening in evenings(Guest().house, chosen.evenings, chosen.seed):
        wrong += wrong_in(evening)
        heard.update(occasions()[line] for line in evening.ears.heard)
        lines += len(evening.eyes.stood)
    missing = [occasion for occasion in get_args(Occasion) if not heard[occasion]]
    print(*(f"{occasion}: {heard[occasion]}" for occasion in get_args(Occasion)), sep="\n")
    print(f"{chosen.evenings} evenings, {lines} lines seen; never heard: {missing}", *wrong, sep="\n")
    return bool(wrong or missing)


if __name__ == "__main__":
    sys.exit(main())
