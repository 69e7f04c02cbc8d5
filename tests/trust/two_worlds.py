"""Two worlds: the same story is told at a laptop that several people share, with other cards wherever nobody has seen
them. As long as no hand lies open, nothing at all may differ.

    python -m tests.trust.two_worlds --deals N [--seed S]

A world is a pack. In the twin of it cards are exchanged that nobody has seen by the end of the story, such that every
deed of the story is as legal as it was. Both stories are told by the same clock to the same people with all help there
is. While the cover lies, and while all look on, the pixels, everything that can be pressed or heard, every sound and
every pause are compared.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final, NamedTuple

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.controller.match.players import Player, Thinker
from gaigel_desktop.controller.settings import AIDS, SettingValue
from gaigel_desktop.opponents.chance import random_player
from gaigel_desktop.rules.actions import SIGNAL, Action, is_card
from gaigel_desktop.rules.deal import NOBODY, OVER
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.options import PLAYERS_OF, PRESETS
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Deed, Record, start
from gaigel_desktop.rules.views import redact, view
from gaigel_desktop.scenes.deal.cover import CoverScene
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.window.spoken.tree import InWords
from tests.scenes.table.guest import Guest

SWAPS: Final = 12  # pairs of cards that are tried to be exchanged
ALL_HELP: Final[dict[str, SettingValue]] = {
    **dict.fromkeys(AIDS, True),
    "aid_ask_back": False,
    "points_open": True,
    "trick_stays": 0.5,
}


class Worlds(NamedTuple):
    """A story that may have happened with either pack, and the people it is told to."""

    story: Record
    twin: Record
    people: tuple[int, ...]


def worlds(dice: Random) -> Iterator[Worlds]:
    """Stories of all tables and numbers of people, each with its twin."""
    while True:
        preset = dice.choice(sorted(PRESETS))
        players = dice.choice(sorted(PLAYERS_OF[preset]))
        people = sorted(dice.sample(range(1, players), dice.randint(1, players - 1)))
        story = _story(preset, players, dice)
        twin = _twin(story, dice)
        if twin is not None:
            yield Worlds(story, twin, (0, *people))


def _story(preset: str, players: int, dice: Random) -> Record:
    """The beginning of a deal by dice: every deed is done by whoever is awaited."""
    rules = PRESETS[preset]._replace(players=players)
    deck = [card for card in range(24) for _ in range(2)]
    dice.shuffle(deck)
    record = Record(rules, dice.randrange(players), False, tuple(deck), ())
    deal, deeds = start(record), list[Deed]()
    for _ in range(dice.randrange(60)):
        seat = next_to_act(deal)
        action = None if seat == NOBODY else random_player(view(deal, seat), seat, dice)
        if action is None or action >= SIGNAL:  # a false sign would not be believed
            break
        apply(deal, seat, action)
        if deal.phase == OVER:
            break
        deeds.append((seat, action))
    return record._replace(actions=tuple(deeds))


def _twin(story: Record, dice: Random) -> Record | None:
    """The story with another pack, of which nobody has seen anything; None if no other fits it."""
    twin, seen = story, _seen_by_all(story)
    for _ in range(SWAPS):
        deck = list(twin.deck)
        one, other = dice.sample(range(len(deck)), 2)
        deck[one], deck[other] = deck[other], deck[one]
        tried = twin._replace(deck=tuple(deck))
        if deck[one] != deck[other] and _seen_by_all(tried) == seen:
            twin = tried
    return None if twin.deck == story.deck else twin


def _seen_by_all(story: Record) -> list[Event] | None:
    """What all see of a story, and of how it begins; None if it cannot have happened."""
    told = list[Event]()
    deal = start(story)
    began = deal.indicator
    try:
        for seat, action in story.actions:
            apply(deal, seat, action, told)
    except GaigelError:
        return None
    return [began, *(redact(event, NOBODY) for event in told)]  # type: ignore[list-item]


class Telling:
    """One of the worlds, as it is told at a laptop."""

    def __init__(self, story: Record, people: tuple[int, ...], *, pixels: bool, hears: bool = False) -> None:
        self._story, self._people, self._pixels = story, people, pixels
        self._noted = list[object]()
        self._begun = False
        deeds = dict(enumerate(story.actions))

        def deed_of(seat: int) -> Action | None:
            if not self._begun:
                return None
            at, action = deeds.get(self.guest.game.moment, (NOBODY, None))
            return action if at == seat else None

        others: list[Player] = [Thinker(lambda seen, seat: deed_of(seat)) for _ in range(int(story.rules.players))]
        self.guest = Guest(
            story.rules.preset,
            int(story.rules.players),
            others=others,
            people=people,
            chosen=ALL_HELP,
            draws=pixels,
        )
        self.guest.house.kit.aloud.heard = hears
        self._listen()

    def _listen(self) -> None:
        sounds, aloud = self.guest.house.kit.sounds, self.guest.house.kit.aloud
        say = aloud.say

        def hear(kind: str, now: float, *, pan: float = 0.0, softer: float = 0.0) -> None:
            if self.covered:
                self._noted.append((kind, pan, softer))

        def hear_words(words: str) -> None:
            if self.covered:
                self._noted.append(words)
            say(words)

        setattr(sounds, "play", hear)  # noqa: B010 - in the place of a method
        setattr(aloud, "say", hear_words)  # noqa: B010 - the same

    @property
    def covered(self) -> bool:
        """Whether no hand lies open."""
        laptop = self.guest.table.evening.laptop
        return laptop is None or laptop.covered

    def tell(self) -> list[object]:
        """Everything that is seen and heard while no hand lies open, from the first card to the end of the story."""
        guest, evening = self.guest, self.guest.table.evening
        if guest.scene is not guest.table:
            guest.scenes.pop()
        self._begun = True
        guest.game.begin(self._story._replace(actions=()))
        evening.cover(0, guest.now)
        for _ in range(20 * (len(self._story.actions) + 2)):
            if guest.game.records:
                break
            if guest.game.moment >= len(self._story.actions) and isinstance(guest.scene, CoverScene):
                break
            self._go_on()
        self._note()
        return self._noted

    def _go_on(self) -> None:
        """A moment passes; or somebody takes up the cards and does what the story tells."""
        guest = self.guest
        self._note()
        if isinstance(guest.scene, CoverScene):
            guest.wait(1.0)
            self._note()
            guest.key(pygame.K_RETURN)
            guest.wait(1.0)
            self._do_next()
        elif guest.scene is guest.table and guest.table.session is not None and guest.stop is not None:
            guest.key(pygame.K_SPACE)
        elif guest.scene is guest.table:
            self._do_next()
        else:
            guest.key(pygame.K_RETURN)
        guest.wait(1.0)

    def _do_next(self) -> None:
        guest = self.guest
        laptop = guest.table.evening.laptop
        if guest.scene is not guest.table or self.covered or guest.game.moment >= len(self._story.actions):
            return
        seat, action = self._story.actions[guest.game.moment]
        if laptop is not None and seat == laptop.front:
            while guest.stop is not None and is_card(action):
                guest.key(pygame.K_SPACE)
            guest.means(action)

    def _note(self) -> None:
        """What can be seen and heard now, if no hand lies open."""
        guest = self.guest
        if not self.covered or guest.table.state is None:
            return
        self._noted.append((guest.game.moment, type(guest.scene).__name__, self.heard(), describe(guest.state)))
        if self._pixels:
            guest.scenes.draw()
            self._noted.append(hash(guest.screen.surface.get_buffer().raw))

    def heard(self) -> InWords:
        """Everything that a screen reader would find."""
        return self.guest.scene.spoken()


def differs(one: Worlds, *, pixels: bool, hears: bool = False) -> str:
    """Where the two tellings differ first; empty where they do not."""
    told = Telling(one.story, one.people, pixels=pixels, hears=hears).tell()
    twin = Telling(one.twin, one.people, pixels=pixels, hears=hears).tell()
    for at, (here, there) in enumerate(zip(told, twin, strict=False)):
        if here != there:
            return f"{one.story.rules.preset} of {one.story.rules.players}, people {one.people}, {at}: {here}\n{there}"
    return "" if len(told) == len(twin) else f"{len(told)} against {len(twin)} moments"


def main() -> int:
    """Tell so many stories."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pixels-every", type=int, default=5)
    args = parser.parse_args()
    for number, one in enumerate(islice(worlds(Random(args.seed)), args.deals)):
        found = differs(one, pixels=number % args.pixels_every == 0, hears=number % 2 == 1)
        if found:
            print(f"story {number} differs: {found}")
            return 1
    print(f"{args.deals} stories in two worlds: nothing differs while no hand lies open")
    return 0


if __name__ == "__main__":
    sys.exit(main())
