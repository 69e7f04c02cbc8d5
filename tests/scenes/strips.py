"""Strips: what happens at the table frame by frame, as one picture to look at, without a screen.

    python -m tests.scenes.strips                       lists the acts
    python -m tests.scenes.strips pair 'swap*'          into build/strips
    python -m tests.scenes.strips --frames 20 --size 1920x1080 --gentle aus

For each act dice find a deal in which it happens; then the stage shows it, and frames are taken evenly on the way.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from random import Random
from typing import NamedTuple

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.controller.match.retelling import Step
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules import events
from gaigel_desktop.rules.actions import DIVE, ELFEN
from gaigel_desktop.rules.cards import RANK
from gaigel_desktop.rules.deal import OVER, PLAYED_OUT, deal_out, is_claimed
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.perform import apply, count
from gaigel_desktop.rules.views import View, fold, redact, view
from gaigel_desktop.show.paint_room import RoomPainter
from gaigel_desktop.show.room_picture import Room, Said, room_table
from gaigel_desktop.table.board import layout
from gaigel_desktop.table.board.card_places import suit_order
from gaigel_desktop.table.board.chrome import chrome
from gaigel_desktop.table.board.cues import Cue
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.piles import piles_after
from gaigel_desktop.table.board.top_layer import bubbles_only
from gaigel_desktop.table.motion.playback import Playback
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.table.motion.tempo import Tempo
from gaigel_desktop.table.paint import paint_top_layer
from gaigel_desktop.table.paint.paint_card import Look
from gaigel_desktop.table.paint.painter import Painter
from gaigel_desktop.table.slate.strokes import Row, still_slate
from gaigel_desktop.window import theme
from gaigel_desktop.window.faces import Deck
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Kit
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken.aloud import Aloud
from tests.random_tables import any_deed, any_pack
from tests.rules.table import Table as Told
from tests.scenario import lay
from tests.scenes.table.freely import Freely, go_to

ME = 0
NAMES = ("Ich", "Lena", "Eugen", "Rösle", "Jockel", "Berta", "Karle", "Samuel")
PORTRAITS = ("oezlem", "lena", "eugen", "roesle", "jockel", "berta", "karle", "samuel")
OUT = Path("build/strips")
DEALS = 6000
COLUMNS = 4
SMALL = 0.5  # of a frame


class Search(NamedTuple):
    """What to look for: a table, where the act begins, and how many events it has."""

    found: Callable[[Event, Deal], bool]
    events: int = 1
    rules: RuleSet = PRESETS["leinfelden"]
    lay: Callable[[], Told] | None = None  # a table of its own, where dice would never find it
    tell: Callable[[Told], Told] = lambda table: table


class Deal(NamedTuple):
    """A deal as one seat saw it, and where in it an act begins."""

    steps: list[Step]
    at: int = 0

    @property
    def before(self) -> View:
        return self.steps[self.at].seen


def ended(reason: str) -> Callable[[Event, Deal], bool]:
    """A call that ends the deal so; the event after the call says why."""

    def found(event: Event, deal: Deal) -> bool:
        after = deal.steps[deal.at + 2].event if deal.at + 2 < len(deal.steps) else None
        return isinstance(event, events.AusCalled | events.Accused) and getattr(after, "reason", "") == reason

    return found


def declared(mine: bool | None, pairs: int = 1, reminder: bool | None = True) -> Callable[[Event, Deal], bool]:
    def found(event: Event, deal: Deal) -> bool:
        if not isinstance(event, events.Declared) or mine not in (None, event.seat == ME) or event.pairs != pairs:
            return False
        won = piles_after(deal.steps[: deal.at + 2]).reminders()
        return reminder in (None, won[-1].card >= 0)

    return found


def of(kind: type[Event], mine: bool | None = None) -> Callable[[Event, Deal], bool]:
    return lambda event, deal: isinstance(event, kind) and mine in (None, getattr(event, "seat", -1) == ME)


def stood(event: Event, deal: Deal) -> bool:
    """The last of those who are asked lets it stand."""
    return isinstance(event, events.Passed) and is_claimed(deal.before) and len(deal.before.waiting) == 1


def sevens(event: Event, deal: Deal) -> bool:
    return isinstance(event, events.HandShown) and all(RANK[card] == 0 for card in event.cards)


def swapped(event: Event, deal: Deal, given_back: bool) -> bool:
    return isinstance(event, events.Swapped) and (deal.before.reserver >= 0) == given_back


US, WIKIPEDIA = PRESETS["uspcc-1907"], PRESETS["wikipedia"]
ACTS: dict[str, Search] = {
    "deal": Search(lambda event, deal: True, 0),
    "deal-knocked-6": Search(lambda event, deal: True, 0, PRESETS["leinfelden"]._replace(players=6)),
    "deal-1907-2": Search(lambda event, deal: True, 0, US._replace(players=2)),
    "play": Search(of(events.Played, mine=True)),
    "play-other": Search(of(events.Played, mine=False)),
    "play-8": Search(of(events.Played, mine=False), 4, US._replace(players=8)),
    "open": Search(lambda event, deal: isinstance(event, events.Opened) and event.mode == ELFEN, 2),
    "dive": Search(lambda event, deal: isinstance(event, events.Opened) and event.mode == DIVE, 5),
    "dive-mine": Search(lambda event, deal: isinstance(event, events.Opened) and event[:2] == (ME, DIVE), 5),
    "gather": Search(of(events.TrickTaken, mine=True)),
    "gather-other": Search(of(events.TrickTaken, mine=False)),
    "draw": Search(of(events.Drawn)),
    "draw-last": Search(lambda event, deal: isinstance(event, events.Drawn) and event.last_open),
    "swap": Search(lambda event, deal: swapped(event, deal, False) and of(events.Swapped, True)(event, deal)),
    "swap-other": Search(lambda event, deal: swapped(event, deal, False) and of(events.Swapped, False)(event, deal)),
    "swap-given-back": Search(lambda event, deal: swapped(event, deal, True)),
    "reserve": Search(of(events.Reserved, mine=True)),
    "reserve-other": Search(of(events.Reserved, mine=False)),
    "take": Search(of(events.Taken, mine=False)),
    "pair": Search(declared(mine=True)),
    "pair-other": Search(declared(mine=False)),
    "pair-chalk": Search(declared(mine=False, reminder=False)),
    "pair-1907": Search(of(events.Declared), 1, US),
    "pair-double": Search(
        declared(mine=True, pairs=2, reminder=None),
        lay=lambda: lay("leinfelden", trump="S7", vorhand="HK HK HO HO EA"),
        tell=lambda table: table.opens("elfen", "EA").rest_discard().does(0, "declare", "H", 2),
    ),
    "proof": Search(of(events.HandShown, mine=False)),
    "proof-mine": Search(of(events.HandShown, mine=True)),
    "sevens": Search(sevens, 2, WIKIPEDIA._replace(sevens_held="quiet")),
    "gather-8": Search(of(events.TrickTaken), 2, US._replace(players=8)),
    "pair-6": Search(declared(mine=None), 1, PRESETS["leinfelden"]._replace(players=6)),
    "swap-2": Search(of(events.Swapped, mine=False), 1, PRESETS["leinfelden"]._replace(players=2)),
    "aus": Search(ended("aus"), 1),
    "aus-2": Search(ended("aus"), 1, PRESETS["leinfelden"]._replace(players=2)),
    "aus-1907": Search(ended("aus"), 1, US._replace(claims="counted")),
    "claim": Search(of(events.AusCalled), 1, PRESETS["leinfelden"]._replace(claims="questioned")),
    "claim-1907": Search(of(events.AusCalled), 1, US),
    "claim-stands": Search(stood, 2, US),
    "claim-questioned": Search(of(events.Questioned), 1, PRESETS["leinfelden"]._replace(claims="questioned")),
    "claim-questioned-1907": Search(of(events.Questioned), 1, US),
    "untergaigelt": Search(ended("untergaigelt"), 1),
    "accused-right": Search(ended("accused_right"), 1),
    "accused-wrong": Search(ended("accused_wrong"), 1),
    "counted": Search(lambda event, deal: isinstance(event, events.Ended) and event.reason == "counted", 1),
}


# -- finding a deal ------------------------------------------------------------------------------------------------


def played(rules: RuleSet, dice: Random) -> list[Step]:
    """A deal in which anything may happen, as the seat ME sees it."""
    knocked, deck = any_pack(rules, dice)
    deal = deal_out(rules, dice.randrange(rules.players), deck, knocked)
    seen = view(deal, ME)
    steps = [Step(None, View(seen.copy()))]
    while deal.phase != OVER:
        told: list[Event] = []
        deed = any_deed(deal, dice)
        if deed is None or (deal.phase == PLAYED_OUT and dice.random() < 0.7):
            count(deal, None, told)
        else:
            apply(deal, *deed, told)
        for event in told:
            heard = redact(event, ME)
            fold(seen, heard)
            steps.append(Step(heard, View(seen.copy())))
    return steps


def told(search: Search) -> list[Step]:
    """A deal that is laid and told for the purpose."""
    assert search.lay is not None
    table = search.lay()
    seen = view(table.deal, ME)
    steps = [Step(None, View(seen.copy()))]
    for event in search.tell(table).told:
        fold(seen, redact(event, ME))
        steps.append(Step(redact(event, ME), View(seen.copy())))
    return steps


def find(search: Search) -> Deal:
    """A deal in which it happens, and where."""
    for number in range(1 if search.lay else DEALS):
        steps = told(search) if search.lay else played(search.rules, Random(f"strip {number}"))
        for at in range(len(steps) - 1):
            event, deal = steps[at + 1].event, Deal(steps, at)
            if event is not None and search.found(event, deal):
                return deal
    raise LookupError("it never happens")


# -- showing it ----------------------------------------------------------------------------------------------------


class Show:
    """A stage with a painter, and a clock."""

    def __init__(self, deal: Deal, size: tuple[int, int], tempo: Tempo) -> None:
        sounds = Sounds()
        sounds.muted = True
        self.screen = Screen("Gaigel", size)
        pictures = Pictures()
        pictures.make_room(self.screen.pixels)
        self.kit = Kit(self.screen, Fonts(), pictures, sounds, Aloud())
        self.paint = Painter(self.kit, Look())
        self.now = 0.0
        self.said: list[tuple[float, Cue]] = []
        won = piles_after(deal.steps[: deal.at + 1])
        seen = View(deal.before.copy())
        self.stage = Stage(seen, self.laid(deal), won=won)
        self.stage.tempo = tempo
        self.shown = Playback(self.stage, Freely())

    def laid(self, deal: Deal) -> Table:
        """The table for those who play."""
        order = suit_order(deal.before.trump) if hasattr(layout, "suit_order") else ()
        return Table(*self.screen.design, ME, order)

    def at(self, now: float) -> pygame.Surface:
        """The picture at this moment; every frame until then has been shown."""
        while self.now < now:
            self.now = min(now, self.now + theme.FRAME)
            self.said += [(self.now, cue) for cue in go_to(self.shown, self.now)]
        self.draw()
        return self.screen.surface.copy()

    def draw(self) -> None:
        stage, now = self.stage, self.now
        players = stage.seen.players
        seating = Seating(ME, NAMES[:players], PORTRAITS[:players])
        resting = chrome(stage.seen, stage.table, seating, still_slate((Row(""),) * stage.seen.law.sides), looks={})
        self.paint.table(resting._replace(piles=stage.piles()), stage.seen)
        self.paint.deal(stage, resting, now)
        said = [cue for since, cue in self.said if cue.words and now < since + theme.BUBBLE]
        over = bubbles_only(said, stage.seen, stage.table, captions=False)
        paint_top_layer.draw_top_layer(Pen(self.kit), over, stage.table, Look().deck)
        self.screen.show()


class ShowToRoom(Show):
    """The same on the table that is shown to a room."""

    def __init__(self, deal: Deal, size: tuple[int, int], tempo: Tempo) -> None:
        super().__init__(deal, size, tempo)
        self.large = RoomPainter(self.kit, Look(Deck(large_index=True)))

    def laid(self, deal: Deal) -> Table:
        """The table for a room; nobody knows the other hands."""
        return room_table(self.screen.design, deal.before, ME, frozenset({ME}))

    def draw(self) -> None:
        players = self.stage.seen.players
        calls = tuple(Said(cue.seat, cue.words) for since, cue in self.said if cue.words and self.now < since + 2.0)
        seating = Seating(ME, NAMES[:players], PORTRAITS[:players])
        self.large.draw(self.stage, Room(("Hier steht, was geschieht.",), points=True, calls=calls), seating, self.now)
        self.screen.show()


def length(deal: Deal, search: Search, tempo: Tempo, size: tuple[int, int], made: type[Show] = Show) -> float:
    """How long the act takes; a hand that lies open is looked at for a second."""
    show = started(deal, search, tempo, size, made)
    show.at(0.001)
    while show.shown.busy(show.now) and show.now < 20:
        show.at(show.now + 0.1)
        if show.shown.busy(show.now) and show.stage.wakes_at(show.now) == float("inf"):
            return show.now + 1.0
    return show.now + 0.1


def started(deal: Deal, search: Search, tempo: Tempo, size: tuple[int, int], made: type[Show] = Show) -> Show:
    show = made(deal, size, tempo)
    if not search.events:
        show.stage.deal(0.0, knocked=search.rules.players == 6)
    show.shown.push([step.event for step in deal.steps[deal.at + 1 :][: search.events] if step.event is not None])
    return show


def frames(deal: Deal, search: Search, options: argparse.Namespace) -> Iterator[tuple[float, pygame.Surface]]:
    """The act, evenly."""
    tempo = Tempo(options.speed, options.gentle)
    made = ShowToRoom if options.room else Show
    ends = options.until or length(deal, search, tempo, options.size, made)
    show = started(deal, search, tempo, options.size, made)
    for at in range(options.frames):
        now = options.since + (ends - options.since) * at / (options.frames - 1)
        yield now, show.at(max(0.001, now))
    heard = ", ".join(f"{since:.2f} {cue.sound or cue.words}" for since, cue in show.said)
    print(f"  {ends:.2f} s; heard: {heard}")


def strip(pictures: list[tuple[float, pygame.Surface]], crop: pygame.Rect | None) -> pygame.Surface:
    """The frames beside and below each other, each with its moment."""
    font = Fonts().font("sans", 18)
    small = []
    for now, picture in pictures:
        part = picture if crop is None else picture.subsurface(crop.clip(picture.get_rect()))
        scaled = part.copy() if crop else pygame.transform.smoothscale_by(part, SMALL)
        scaled.blit(font.render(f"{now:.2f}", True, theme.GOLD), (6, 2))
        small.append(scaled)
    wide, high = small[0].get_size()
    rows = -(-len(small) // COLUMNS)
    whole = pygame.Surface((COLUMNS * (wide + 4), rows * (high + 4)))
    for at, picture in enumerate(small):
        whole.blit(picture, (at % COLUMNS * (wide + 4), at // COLUMNS * (high + 4)))
    return whole


def main() -> None:
    """Draw the strips that are asked for."""
    words = argparse.ArgumentParser(description="what happens at the table, frame by frame")
    words.add_argument("acts", nargs="*")
    words.add_argument("--frames", type=int, default=12)
    words.add_argument("--size", type=lambda text: tuple(map(int, text.split("x"))), default=(1280, 720))
    words.add_argument("--speed", type=float, default=1.0)
    words.add_argument("--gentle", action="store_true")
    words.add_argument("--room", action="store_true", help="on the table that is shown to a room")
    words.add_argument("--since", type=float, default=0.0)
    words.add_argument("--until", type=float, default=0.0)
    words.add_argument("--crop", type=lambda text: pygame.Rect(tuple(map(int, text.split(",")))))
    options = words.parse_args()
    names = [name for name in ACTS if any(fnmatch(name, asked) for asked in options.acts)]
    if not names:
        print("\n".join(ACTS))
    OUT.mkdir(parents=True, exist_ok=True)
    for name in names:
        print(name)
        search = ACTS[name]
        deal = find(search)
        pygame.image.save(strip(list(frames(deal, search, options)), options.crop), OUT / f"{name}.png")


if __name__ == "__main__":
    main()
