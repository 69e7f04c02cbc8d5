"""How calm a newcomer's table is: what there is to read at each decision, and how often the table waits for a press.

    python -m tests.session.how_calm [DEALS]

Words are those of the line, the paper, a panel, the ways to open and the slip, as they are drawn; calls in bubbles, the
hand, names and the slate are not counted. The player's cards and the others' are chosen by rules of thumb.
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import median
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.players import Thinker
from gaigel_desktop.controller.settings import LEARNERS_AIDS
from gaigel_desktop.controller.teaching.progress import FIRST_TRICKS, TRICKS_EXPLAINED, Progress
from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.rules.actions import card_of, is_card
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.table.play import intents
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.intents import Intent

from .robot import Robot

DEALS: Final = 200
LEARNED: Final = Progress({TRICKS_EXPLAINED: FIRST_TRICKS})  # later than the first match


class Calm(NamedTuple):
    """What one deal asked of its player."""

    words: list[int]  # at each decision
    papers: list[int]
    waits: Counter[str]  # for a press, by the kind of stop
    tricks: int


class Newcomer(Robot):
    """Plays by rules of thumb, reads what lies there, and presses only where the table waits for it."""

    def __init__(self, seed: int, progress: Progress) -> None:
        rules = PRESETS["leinfelden"]
        others = [Thinker(greedy) for _ in range(rules.players - 1)]
        super().__init__(rules, seed, aids=LEARNERS_AIDS, others=others)
        self.session.state.player.learner.learn(progress)
        self.session.running.read_aids()
        self.calm = Calm([], [], Counter(), 0)
        self._decided = self._waited = -1

    def meant(self) -> Intent | None:
        """What there is to do now; what is decided is read first."""
        state = self.session.state
        moment = self.game.moment
        if state.stop is not None and not state.shown.moving(state.now):
            if state.stop.seconds is None:
                self.calm.waits[state.stop.kind] += 1
                return intents.GoOn()
            return None
        meant = super().meant() if state.stop is None else None
        if isinstance(meant, intents.Press) and moment != self._decided:
            self._decided = moment
            self._read()
        return meant

    def _read(self) -> None:
        over = describe(self.session.state).over
        told = [over.line, over.then] if over.line else []
        if over.paper is not None:
            told += [over.paper.leaf.words, *over.paper.leaf.buttons, over.paper.leaf.back]
        if over.panel is not None:
            told += [over.panel[0].title, *(choice.words for choice in over.panel[0].choices)]
        told += [words for way in over.ways for words in (way.words, way.about)]
        told += over.strip.parts if over.strip is not None else ()
        self.calm.words.append(sum(len(each.split()) for each in told))
        self.calm.papers.append(sum(map(bool, (over.paper, over.panel, over.ways, over.strip))))

    def chosen(self, cards: list[int]) -> int:
        """By rules of thumb."""
        action = greedy(self.session.state.seen, self.session.state.me)
        wanted = card_of(action) if action is not None and is_card(action) else -1
        return wanted if wanted in cards else super().chosen(cards)


def calm_of(seed: int, progress: Progress) -> Calm:
    """What a deal asks of a newcomer who has learned so much."""
    guest = Newcomer(seed, progress)
    guest.play()
    return guest.calm._replace(tricks=guest.game.seen_by(0).done)


def main() -> None:
    """Print both: a first match, and a later one."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    for name, progress in (("first tricks", Progress()), ("later", LEARNED)):
        calm = [calm_of(seed, progress) for seed in range(deals)]
        words = [number for each in calm for number in each.words]
        papers = [number for each in calm for number in each.papers]
        tricks, waits = sum(each.tricks for each in calm), sum((each.waits for each in calm), Counter[str]())
        print(f"{name}: {deals} deals, {len(words)} decisions, {tricks} tricks")
        print(f"  words: median {median(words):.0f}, most {max(words)}; papers at once: at most {max(papers)}")
        print(f"  presses that are waited for: {sum(waits.values()) / tricks:.2f} a trick {dict(waits)}")


if __name__ == "__main__":
    main()
