"""The cut: the pack lies spread out, and the player before the dealer says where it is cut, or knocks on it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.rules.cards import PACK_SIZE
from gaigel_desktop.rules.deal import CUT_PLACES
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene, page_head
from gaigel_desktop.scenes.parts.sheets import Offer, ways_on
from gaigel_desktop.table.motion.card_sounds import seconds_to_hit
from gaigel_desktop.table.motion.tempo import Tempo, tempo_of
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.easing import ease
from gaigel_desktop.window.faces import back_file
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Label, Look, Meaning, Panel, Widget, text
from gaigel_desktop.window.pen import HELP, Pen
from gaigel_desktop.window.scene import Kit, Scene, Scenes
from gaigel_desktop.window.spoken.tree import Span, Wanted

from .own_word import OwnWord

MIDDLE: Final = PACK_SIZE // 2
CARD: Final = theme.TRICK_CARD[0]
HIGH: Final = CARD * theme.CARD_SHAPE
STEP: Final = 17.0  # from card to card
SEEN: Final = STEP + 12.0  # of a card under the next one, whose corners are round
GAP: Final = 26.0  # how far the pack opens where it would be cut
LIFT: Final = 16.0
SPREAD: Final = (PACK_SIZE - 1) * STEP + CARD + GAP
PACK: Final = "pack"
CUT: Final = "cut"
KNOCK: Final = "knock_on_deck"
STEPS: Final = {pygame.K_LEFT: 1, pygame.K_RIGHT: -1, pygame.K_HOME: PACK_SIZE, pygame.K_END: -PACK_SIZE}


@dataclass(slots=True)
class Pack(Widget):
    """The pack spread out, its top card on the right; it opens where it would be cut."""

    key: str
    name: str
    box: Box
    back: str
    place: int  # how many cards would be taken off
    moved: float  # how much of the cut is done
    fades: bool  # instead of moving
    choose: Callable[[int], None]
    cut: Callable[[int], None]
    help: str = ""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """How many cards go to the bottom."""
        where, span = say("cut_place_now", {"cards": self.place}), Span(self.place, CUT_PLACES[0], CUT_PLACES[-1], 1)
        return Meaning("slider", self.name, where, box, self.key, True, range=span)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The pack as far as it is cut."""
        draw = partial(self._draw_packets, pen, box)
        if self.fades:
            pen.surface.fade(self.moved, draw)
        else:
            draw(self.moved)
        if look.focused and not self.moved:
            pen.nine("focus", box)

    def _draw_packets(self, pen: Pen, box: Box, moved: float) -> None:
        """The packet that stays and the one taken off, whichever is below first."""
        below, taken = range(PACK_SIZE - self.place), range(PACK_SIZE - self.place, PACK_SIZE)
        for packet in (below, taken) if moved < 0.5 else (taken, below):
            self._draw_packet(pen, box, [card_at(at, self.place, moved) for at in packet])

    def _draw_packet(self, pen: Pen, box: Box, places: list[Point]) -> None:
        """Cards one upon the other, and the shadow of them all; what is lifted has a softer one."""
        cards = [Box(box.x + x, box.y + LIFT + y, CARD, HIGH) for x, y in places]
        lifted = cards[0].y < box.y + LIFT - 1
        wide = cards[-1].right - cards[0].x
        pen.nine("card_shadow_hand" if lifted else "card_shadow_resting", cards[0]._replace(width=wide))
        for card in cards[:-1]:
            pen.surface.set_clip(pen.area(card.left(SEEN)))
            pen.picture(self.back, card)
        pen.surface.set_clip(None)
        pen.picture(self.back, cards[-1])

    def click(self, pen: Pen, box: Box, point: Point) -> bool:
        """Cut where the mouse points."""
        self.cut(place_at(point[0] - box.x))
        return True

    def typed(self, event: pygame.Event) -> bool:
        """Arrows look for a place, Enter cuts there; Space does not care and cuts in the middle."""
        if event.key in STEPS:
            self.choose(self.place + STEPS[event.key])
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.cut(self.place)
        elif event.key == pygame.K_SPACE:
            self.cut(MIDDLE)
        else:
            return False
        return True


def card_at(at: int, place: int, moved: float) -> Point:
    """Where a card of the spread lies, counted from the bottom card on the left: the packet taken off is lifted a
    little aside, and when the pack is cut it goes in a shallow arc under what stayed."""
    stays = PACK_SIZE - place
    if at < stays:
        return at * STEP + moved * place * STEP, 0.0
    begin, end = at * STEP + GAP, (at - stays) * STEP
    return begin + (end - begin) * moved, -LIFT * (1 - moved) - 3 * LIFT * math.sin(math.pi * moved)


def place_at(across: float) -> int:
    """How many cards are taken off when the pack is parted at this place."""
    return allowed(PACK_SIZE - round(across / STEP))


def allowed(place: int) -> int:
    """The nearest place that the rules allow."""
    return min(max(place, CUT_PLACES[0]), CUT_PLACES[-1])


class Cutting(OverContent):
    """The pack, and the two or three things that can be done with it."""

    def __init__(
        self,
        player: OwnPlayer,
        may_knock: bool,
        decided: Callable[[int | None], None],
        sealed: Sealed,
        *,
        who: str = "",
    ) -> None:
        """Where several people sit, it says who of them cuts."""
        self._who = who
        self._player, self._may_knock, self._decided, self._sealed = player, may_knock, decided, sealed
        self._done = ""  # what was done with the pack, by its sound
        self._began: float | None = None  # when that was first seen
        self._moved = 0.0  # how much of the cut is done
        self._hurried = False
        self._set_down = False  # whether that was heard
        self._over = False
        self.place = MIDDLE

    def back(self, view: PageScene) -> None:
        """Esc: in the middle, then."""
        self.cut(MIDDLE)

    def choose(self, place: int) -> None:
        """Look for another place."""
        if not self._done:
            self.place = allowed(place)

    def wanted(self, wanted: Wanted) -> int | None:
        """How many cards are wanted by whoever hears the pack; None: something else is."""
        if wanted.key != PACK or wanted.deed not in ("more", "less", "set"):
            return None
        if wanted.deed == "set":
            return allowed(round(float(wanted.value)))
        return self.place + (1 if wanted.deed == "more" else -1)

    def point(self, at: Point, design: Point) -> None:
        """The mouse looks for a place."""
        pack = _pack_box(design)
        if pack.holds(at):
            self.choose(place_at(at[0] - pack.x))

    def cut(self, place: int) -> None:
        """Here; nobody can decide twice."""
        self.choose(place)
        self._done = self._done or CUT

    def knock(self) -> None:
        """The pack stays as it lies."""
        self._done = self._done or KNOCK

    # -- motion --------------------------------------------------------------------------------------------------

    @property
    def _tempo(self) -> Tempo:
        return tempo_of(self._player)

    @property
    def _seconds(self) -> float:
        """How long it takes for this player until the cards may fly: cut or knock are seen and heard to their ends; a
        fade leaves as much time to see it."""
        if self._hurried or not self._tempo.speed:
            return 0.0
        return self._tempo.lasts(theme.CUT + theme.CUT_RINGS) if self._done == CUT else self._tempo.rings

    def update(self, now: float) -> float | None:
        """Let the packet travel; when it lies there, go on."""
        if not self._done or self._over:
            return None
        if self._began is None:
            self._began = now
            self._view.kit.sounds.play("cut_lifted" if self._done == CUT else KNOCK, now)
        self._hear_set_down(now)
        left = self._began + self._seconds - now
        if left <= 0:
            self._decide()
            return None
        self._moved = ease((now - self._began) / self._tempo.becomes(theme.CUT))
        return 0 if self._moved < 1.0 else left

    def _hear_set_down(self, now: float) -> None:
        """The packet meets the other one."""
        at = (self._began or now) + self._tempo.becomes(theme.CUT) - seconds_to_hit("cut_set_down")
        if self._done == CUT and not self._hurried and not self._set_down and now >= at:
            self._set_down = True
            self._view.kit.sounds.play("cut_set_down", now)

    def _decide(self) -> None:
        """What was done counts from now on, once."""
        self._over = True
        self._decided(self.place if self._done == CUT else None)

    def hurry(self) -> bool:
        """The packet lies there at once."""
        moving = bool(self._done) and not self._over
        self._hurried = self._hurried or moving
        return moving

    # -- what is seen --------------------------------------------------------------------------------------------

    def sheet(self, view: PageScene) -> Sheet:
        """A question, the pack, and under it what can be done."""
        self._view = view
        pen, design = view.pen, view.kit.screen.design
        box = _pack_box(design)
        back, fades = back_file(self._player.deck), self._tempo.gentle
        pack = Pack(PACK, say("cut_pack"), box, back, self.place, self._moved, fades, self.choose, self.cut)
        head = max(52.0, pen.line_height(page_head(pen)))
        above, row = (
            Box(box.x, box.y - 96 - head, box.width, head),
            Box(box.x, box.bottom + 28, box.width, theme.TARGET),
        )
        says = say("cut_title_of", {"name": self._who}) if self._who else say("cut_title")
        title = Label(says, above, page_head(pen), "middle", role="heading")
        asks = "" if self._done else say("cut_about")  # the packet flies where the sentence stood
        about = text(pen, asks, Box(box.x, box.y - 92, box.width, 0), HELP, "middle")
        buttons = ways_on(pen, row, self._offers(), values={"cards": self.place}, first="button")
        last_row = row.moved(0, row.height + theme.GAP)
        word = ways_on(pen, last_row, [("own_word", "edit", partial(self._give_word, view))], first="button")
        board = Panel("panel_wood", above._replace(height=last_row.bottom + 10 - above.y).inset(-26, -12))
        return Sheet((Part((board, title, about, pack, *buttons, *word)),), silent=True)  # the pack is heard

    def _offers(self) -> list[Offer]:
        here: Offer = "cut_here", "cut", lambda: self.cut(self.place)
        return [here, ("knock", "knock", self.knock)] if self._may_knock else [here]

    def _give_word(self, view: PageScene) -> None:
        """Before the pack is cut a word can still be given to it."""
        cutting = view.scenes.top
        if cutting is not None and not self._done:
            view.scenes.push(Overlay(self._player, cutting, OwnWord(self._sealed)))


def _pack_box(design: Point) -> Box:
    """Where the spread pack lies: in the middle, its lifted packet included."""
    return Box(0, 0, *design).centred(SPREAD, HIGH + LIFT).moved(0, 24)


class CutScene(Overlay):
    """Choose where to cut, over the table; `decided` takes the scene away and gets the place, or None for a knock."""

    def __init__(
        self,
        player: OwnPlayer,
        below: Scene,
        may_knock: bool,
        decided: Callable[[int | None], None],
        sealed: Sealed,
        *,
        who: str = "",
    ) -> None:
        self._cutting = Cutting(player, may_knock, decided, sealed, who=who)
        super().__init__(player, below, self._cutting)

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """The keys begin at the pack."""
        self._kit = kit
        super().enter(kit, scenes, now)
        if self.page is not None:
            self.page.focus = PACK

    def do(self, wanted: Wanted, now: float) -> None:
        """More or fewer cards, or as many as somebody says."""
        place = self._cutting.wanted(wanted)
        if place is None:
            super().do(wanted, now)
        else:
            self._cutting.choose(place)
            self.refresh()

    def handle(self, event: pygame.Event, now: float) -> None:
        """The pack opens under the mouse."""
        if event.type == pygame.MOUSEMOTION:
            screen = self._kit.screen
            self._cutting.point(screen.to_design(event.pos), screen.design)
        super().handle(event, now)
        if event.type in (pygame.MOUSEMOTION, pygame.KEYDOWN):
            self.refresh()
