"""Somebody who plays what the tree offers: chooses by dice among the things that have a name there, and presses them
with keys and mouse. Of equal dice and equal names comes the same deed, in whatever order the names stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from random import Random
from typing import Final

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.spoken.tree import InWords, Node, everything

from .program import Program

MOST_STEPS: Final = 700  # of a deal
MOST_TRICKS: Final = 12  # presses after the end of a deal until its page lies there
FREE_WOOD: Final = (300.0, 250.0)  # nothing lies there
ON_TABLE: Final = 0.46  # of the height: a card let go there is played
RARE: Final = "AG"  # keys of the calls that end the deal
SHIFT: Final = pygame.KMOD_LSHIFT
ARROWS: Final = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


class Parts:
    """What the tree offers, by its names."""

    def __init__(self, spoken: InWords) -> None:
        self.spoken = spoken
        self.all = list(everything(spoken.nodes))

    def named(self, *keys: str) -> Node | None:
        """The first thing called so."""
        names = [say(key) for key in keys]
        return next((node for node in self.all if node.name in names), None)

    def within(self, *keys: str) -> list[Node]:
        """What lies in the first thing called so."""
        found = self.named(*keys)
        return list(everything(found.inside)) if found is not None else []

    @property
    def at_table(self) -> bool:
        """Whether cards can be played here."""
        return self.named("spoken_calls") is not None

    @property
    def cards(self) -> list[Node]:
        """The own hand, as it lies."""
        return self.within("spoken_hand")

    @property
    def panel(self) -> list[Node]:
        """What there is to choose from in what lies over the rest."""
        panels = (node for node in self.spoken.nodes if node.role == "panel")
        return [node for panel in panels for node in everything(panel.inside) if node.role == "button"]

    @property
    def ways(self) -> list[Node]:
        """The ways to lead a card that is chosen."""
        return self.within("spoken_ways")


class Player:
    """Plays deals, and does on the way whatever can be done at a table."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._steps = 0
        self.dice = Random()
        self._odd: dict[str, Callable[[Parts], None]] = {
            "hint": lambda parts: self._looks_up("h"),
            "last trick": lambda parts: self._looks_up("l", back=True),
            "log": lambda parts: self._looks_up("o", back=True),
            "rules": lambda parts: self._looks_up("r", back=True),
            "cards still out": lambda parts: self._looks_up("c", back=True),
            "keys": lambda parts: self._looks_up("?", back=True),
            "take back": lambda parts: self._looks_up("u"),
            "under the mat": lambda parts: self._looks_up("b"),
            "mute": lambda parts: self._mute(),
            "menu": self._menu,
            "icon by mouse": self._icon,
            "Tab": lambda parts: self._tab(),
            "arrows": lambda parts: self._arrows(),
            "names": lambda parts: self._names(),
            "Escape": lambda parts: self._escape(),
            "Space": lambda parts: self.letter(" "),
            "Enter": lambda parts: self.program.key(pygame.K_RETURN),
            "no card": lambda parts: self.letter("9"),
            "card carried and back": self._carried,
            "card sorted by mouse": self._sorted,
            "card sorted by keys": self._sorted_by_keys,
            "pointed at": self._pointed,
            "thing pressed": self._thing,
            "refused call": self._refused,
            "another window": lambda parts: self._elsewhere(),
            "offer put away": lambda parts: self.letter("x"),
            "twice at once": self._twice,
        }

    # -- a deal --------------------------------------------------------------------------------------------------

    def plays(self, deals: int = 1, odd: float = 0.22) -> None:
        """So many deals to their ends; how much of what is done has nothing to do with it."""
        steps = 0
        while self.program.finished < deals and not self.program.over:
            steps += 1
            assert steps < MOST_STEPS * deals, f"{self.program.name} does not come to its end"
            self.step(odd)
        self._goes_to_the_page()

    def _goes_to_the_page(self) -> None:
        """The last trick is gathered, and what the deal came to is seen."""
        for _ in range(MOST_TRICKS):
            self.program.rest()
            if self.program.over or not Parts(self.program.tree()).at_table:
                return
            self.letter(" ")

    def step(self, odd: float = 0.22) -> None:
        """One thing, mostly when nothing moves."""
        self.throws()
        if self.dice.random() < 0.12:
            self.program.touch("early")
            self.program.wait(self.dice.uniform(0.05, 1.2))
        else:
            self.program.rest()
        parts = Parts(self.program.tree())
        if self.program.over:
            return
        if parts.at_table:
            self._at_table(parts, odd)
        else:
            self._on_page(parts)
        self.program.wait(0.1)

    def throws(self) -> None:
        """New dice for the next thing, whatever was thrown before."""
        self._steps += 1
        self.dice = Random(f"{self.program.name} {self._steps}")

    def pick(self, among: Iterable[str]) -> str:
        """One of these names: what else is there changes nothing, unless it is chosen."""
        scenario, steps = self.program.name, self._steps
        return max(among, key=lambda name: sha256(f"{scenario} {steps} {name}".encode()).digest())

    def _at_table(self, parts: Parts, odd: float) -> None:
        usable = [node for node in parts.panel if node.usable]
        goes_on, ways = parts.named("lesson_go_on"), [way for way in parts.ways if way.usable]
        if self.dice.random() < odd:
            self._does_something_odd(parts)
        elif usable:
            self._answers(parts, usable)
        elif goes_on is not None and goes_on.usable:
            self._goes_on()
        elif any(card.chosen for card in parts.cards) and ways:
            self._leads(ways)
        elif self.dice.random() < 0.12 and self._calls(parts, dimmed=False):
            pass
        elif parts.cards:
            self.plays_card(parts)
        else:
            self.program.touch("waits")
            self.program.wait(1.0)

    def _goes_on(self) -> None:
        if self.dice.random() < 0.75:
            self.program.touch("goes on by Space")
            self.letter(" ")
        else:
            self.program.touch("goes on by mouse")
            self.program.click(*FREE_WOOD)

    def _answers(self, parts: Parts, usable: Sequence[Node]) -> None:
        name = self.pick(node.name for node in usable)
        node = next(node for node in usable if node.name == name)
        roll = self.dice.random()
        if any(each.name == say("lesson_later") for each in usable):
            self.program.touch("lesson put away")
            self.letter("x")
        elif node.box is not None and roll < 0.4:
            self.program.touch("answer by mouse")
            self.program.click(*node.box.middle)
        elif roll < 0.8:
            self.program.touch("answer by number")
            self.letter(str(parts.panel.index(node) + 1))
        else:
            self.program.touch("answer by Enter")
            self.program.key(pygame.K_TAB)
            self.program.key(pygame.K_RETURN)

    def _leads(self, ways: Sequence[Node]) -> None:
        way = next(way for way in ways if way.name == self.pick(each.name for each in ways))
        if way.box is not None and self.dice.random() < 0.6:
            self.program.touch("way to lead by mouse")
            self.program.click(*way.box.middle)
        else:
            self.program.touch("way to lead by keys")
            for _ in range(self.dice.randrange(len(ways))):
                self.program.key(pygame.K_RIGHT)
            self.program.key(pygame.K_RETURN)

    def plays_card(self, parts: Parts, wanted: str = "") -> None:
        """A card, in one of the ways in which that can be done; mostly one of those that are marked."""
        cards = parts.cards
        marked = [card.name for card in cards if say("spoken_playable") in card.value]
        among = marked if marked and self.dice.random() < 0.92 else [card.name for card in cards]
        name = wanted or self.pick(among)
        at = next(place for place, card in enumerate(cards) if card.name == name)
        box, roll = cards[at].box, self.dice.random()
        if box is not None and roll < 0.25:
            self.program.touch("card by click")
            self.program.click(*_upper(box))
        elif box is not None and roll < 0.4:
            self.program.touch("card by drag")
            width, height = self.program.design
            self.program.drag(_upper(box), (width / 2, height * ON_TABLE))
        elif roll < 0.5:
            self.program.touch("card by Tab and Enter")
            self._comes_to(name)
            self.program.key(pygame.K_RETURN)
        else:
            self.program.touch("card by number")
            self.letter(str(at + 1))

    def _comes_to(self, name: str) -> None:
        """Tab until the keys are there."""
        for _ in range(30):
            spoken = self.program.tree()
            if any(node.key == spoken.focus and node.name == name for node in everything(spoken.nodes)):
                return
            self.program.key(pygame.K_TAB)

    def _calls(self, parts: Parts, *, dimmed: bool) -> bool:
        """One of the calls, whether there was one; those that end a deal seldom."""
        there = [node for node in parts.within("spoken_calls") if node.dimmed is dimmed and _letter_of(node)]
        if self.dice.random() < 0.85:
            there = [node for node in there if _letter_of(node) not in RARE]
        if not there:
            return False
        name = self.pick(node.name for node in there)
        node = next(node for node in there if node.name == name)
        if node.box is not None and self.dice.random() < 0.4:
            self.program.touch(f"call {_letter_of(node)} by mouse")
            self.program.click(*node.box.middle)
        else:
            self.program.touch(f"call {_letter_of(node)}")
            self.letter(_letter_of(node).lower())
        return True

    # -- what has nothing to do with it --------------------------------------------------------------------------

    def _does_something_odd(self, parts: Parts) -> None:
        kind = self.dice.choice(sorted(self._odd))
        self.program.touch(kind)
        self._odd[kind](parts)

    def letter(self, letter: str) -> None:
        """A key with this sign."""
        self.program.key(pygame.K_SLASH if letter == "?" else ord(letter), letter)

    def _looks_up(self, letter: str, *, back: bool = False) -> None:
        self.letter(letter)
        if not back:
            return
        self.program.wait(0.5)
        for _ in range(self.dice.randrange(3)):
            self.program.key(self.dice.choice((pygame.K_TAB, pygame.K_DOWN, pygame.K_PAGEDOWN)))
            self.program.wait(0.3)
        if not Parts(self.program.tree()).at_table:
            self.program.key(pygame.K_ESCAPE)

    def _mute(self) -> None:
        self.letter("p")
        self.program.wait(0.5)
        self.letter("p")

    def _menu(self, parts: Parts) -> None:
        icon = next((node for node in parts.within("spoken_icons") if node.name == say("icon_menu")), None)
        if icon is not None and icon.box is not None:
            self.program.click(*icon.box.middle)
        self.program.wait(0.5)
        if Parts(self.program.tree()).named("menu_resume"):
            self.program.key(pygame.K_ESCAPE)

    def _icon(self, parts: Parts) -> None:
        icons = [node for node in parts.within("spoken_icons") if node.box is not None and node.usable]
        if icons:
            name = self.pick(node.name for node in icons)
            box = next(node.box for node in icons if node.name == name)
            assert box is not None
            self.program.click(*box.middle)
            self.program.wait(0.6)
            if not Parts(self.program.tree()).at_table:
                self.program.key(pygame.K_ESCAPE)

    def _tab(self) -> None:
        for _ in range(self.dice.randint(1, 6)):
            self.program.key(pygame.K_TAB, mod=self.dice.choice((0, 0, SHIFT)))

    def _arrows(self) -> None:
        for _ in range(self.dice.randint(1, 5)):
            self.program.key(self.dice.choice(ARROWS))

    def _names(self) -> None:
        for _ in range(self.dice.randint(1, 5)):
            self.program.key(pygame.K_n, "n")
            self.program.wait(0.2)

    def _escape(self) -> None:
        self.program.key(pygame.K_ESCAPE)
        self.program.wait(0.4)
        if Parts(self.program.tree()).named("menu_resume"):
            self.program.key(pygame.K_ESCAPE)

    def _carried(self, parts: Parts) -> None:
        box = self._some_card(parts)
        if box is not None:
            start = _upper(box)
            self.program.drag(start, (start[0] + self.dice.uniform(-8, 8), start[1] - 40))

    def _sorted(self, parts: Parts) -> None:
        box, other = self._some_card(parts), parts.cards[0].box if parts.cards else None
        if box is not None and other is not None:
            self.program.drag(_upper(box), _upper(other))

    def _sorted_by_keys(self, parts: Parts) -> None:
        if parts.cards:
            self._comes_to(self.pick(card.name for card in parts.cards))
            self.program.key(self.dice.choice(ARROWS[:2]), mod=SHIFT)

    def _some_card(self, parts: Parts) -> Box | None:
        name = self.pick(card.name for card in parts.cards) if parts.cards else ""
        return next((card.box for card in parts.cards if card.name == name), None)

    def _things(self, parts: Parts) -> list[Node]:
        """What lies there besides cards, calls and icons."""
        own = {id(node) for key in ("spoken_hand", "spoken_calls", "spoken_icons") for node in parts.within(key)}
        return [node for node in parts.all if node.box is not None and id(node) not in own and not node.inside]

    def _pointed(self, parts: Parts) -> None:
        there = [node for node in parts.all if node.box is not None and not node.inside]
        if there:
            name = self.pick(node.name for node in there)
            box = next(node.box for node in there if node.name == name)
            assert box is not None
            self.program.move(*box.middle)
            self.program.wait(1.5)

    def _thing(self, parts: Parts) -> None:
        there = self._things(parts)
        if there:
            name = self.pick(node.name for node in there)
            box = next(node.box for node in there if node.name == name)
            assert box is not None
            self.program.click(*box.middle)
            self.program.wait(0.6)
            if not Parts(self.program.tree()).at_table:
                self.program.key(pygame.K_ESCAPE)

    def _refused(self, parts: Parts) -> None:
        self._calls(parts, dimmed=True)

    def _elsewhere(self) -> None:
        self.program.focus(there=False)
        self.program.wait(3.0)
        self.program.focus(there=True)

    def _twice(self, parts: Parts) -> None:
        """Two cards, one right after the other."""
        for _ in range(2):
            self.letter(str(self.dice.randint(1, max(1, len(parts.cards)))))

    # -- pages ---------------------------------------------------------------------------------------------------

    def presses(self, *keys: str, sure: bool = True) -> bool:
        """The first thing with one of these names, once nothing moves; whether it was there."""
        self.program.rest(20.0)
        node = self._found(keys)
        assert node is not None or not sure, f"{self.program.name}: {keys} is not there:\n{self.seen()}"
        if node is None or node.box is None:
            return False
        self.program.click(*node.box.middle)
        self.program.wait(0.5)
        return True

    def presses_name(self, name: str) -> None:
        """The thing of this name: with the mouse where it can be seen, otherwise with keys."""
        self.program.rest(20.0)
        node = next((node for node in Parts(self.program.tree()).all if node.name == name and node.usable), None)
        assert node is not None, f"{self.program.name}: {name} is not there:\n{self.seen()}"
        if node.box is not None and node.box.bottom < self.program.design[1]:
            self.program.click(*node.box.middle)
        else:
            self._comes_to(name)
            self.program.key(pygame.K_RETURN)
        self.program.wait(0.5)

    def looks_round(self) -> None:
        """What lies there now: a while, further down, and from one thing to the next."""
        self.program.rest()
        for key in (pygame.K_TAB, pygame.K_TAB, pygame.K_PAGEDOWN, pygame.K_TAB):
            self.program.key(key)
            self.program.wait(0.5)
        self.program.rest()

    def _found(self, keys: Sequence[str]) -> Node | None:
        nodes = Parts(self.program.tree()).all
        for name in map(say, keys):
            found = next((node for node in nodes if node.name == name and node.usable and node.box is not None), None)
            if found is not None:
                return found
        return None

    def seen(self) -> str:
        """What is there, for whoever looks for what is not."""
        return "\n".join(f"{node.role} {node.name}" for node in Parts(self.program.tree()).all)

    def _on_page(self, parts: Parts) -> None:
        """Back to the cards from wherever a press has led."""
        ways_on = ("menu_resume", "next_deal", "retell_close", "lesson_go_on")
        if parts.named("cut_pack") is not None:
            self._cuts()
        elif parts.named("menu_resume") is not None:
            self.program.key(pygame.K_ESCAPE)
        elif parts.named(*ways_on) is not None and self.presses(*ways_on, sure=False):
            self.program.touch("page: way on")
        elif self.dice.random() < 0.6 or parts.named("title_settings") is not None:
            self.program.touch("page: Space")
            self.letter(" ")
        else:
            self.program.touch("page: Escape")
            self.program.key(pygame.K_ESCAPE)
        self.program.wait(0.4)

    def _cuts(self) -> None:
        self.program.touch("cut")
        for _ in range(self.dice.randrange(4)):
            self.program.key(self.dice.choice(ARROWS[:2]))
        self.program.key(self.dice.choice((pygame.K_RETURN, pygame.K_SPACE)))


def _upper(box: Box) -> tuple[float, float]:
    """A place on a card that no other one covers."""
    return box.x + min(20.0, box.width / 3), box.y + 30.0


def _letter_of(node: Node) -> str:
    """The key that a call names at its end."""
    name = node.name
    return name[-2] if name.endswith(")") and len(name) > 2 else ""
