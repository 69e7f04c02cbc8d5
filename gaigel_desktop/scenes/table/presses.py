"""Presses: what mouse and keys mean at the table. A press during motion ends the motion, but never a stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from gaigel_desktop.scenes.picture import asking, spots
from gaigel_desktop.scenes.picture.spots import Spot
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.controls import ENTER
from gaigel_desktop.window.focus import DIRECTIONS, after, towards
from gaigel_desktop.window.mouse import place_of
from gaigel_desktop.window.screen import Point

from . import cover, holding, papers, reach
from .claims import let_fall
from .deeds import Deeds
from .following import follow
from .pointing import Drag
from .sitting import Sitting

CALLS: Final = {
    pygame.K_m: "melden",
    pygame.K_d: "diss",
    pygame.K_w: "winken",
    pygame.K_g: "uebergaigelt",
    pygame.K_a: "aus",
    pygame.K_PERIOD: "more",
}
ICON_KEYS: Final = {
    pygame.K_l: "last_trick",
    pygame.K_o: "log",
    pygame.K_r: "rules",
    pygame.K_h: "hint",
    pygame.K_u: "take_back",
    pygame.K_c: "gone",
}
CLAIM_KEYS: Final = (pygame.K_q, pygame.K_s)  # question it, let it stand
FIRST: Final = Spot("paper", 0)  # what leads on, where something is said
OFFER_KEYS: Final = {pygame.K_t: FIRST, pygame.K_x: papers.BACK}  # take the lesson that is offered, or put it away
LEADS_ON: Final = ("paper", "card", "call", "offer")  # pressed while something is said, each of these leads on
LOOKED_AT: Final[tuple[str, ...]] = ("seat", "strip")  # and a press there is one on the table
ON_TABLE: Final = 236.0  # a card let go so far above the lower edge is played


class Presses:
    """Gives mouse and keys to the deeds."""

    def __init__(self, sitting: Sitting, deeds: Deeds, menu: Callable[[], None]) -> None:
        self._sitting = sitting
        self._deeds = deeds
        self._menu = menu

    def handle(self, event: pygame.Event) -> None:
        """Do what an event of mouse or keys means at the table."""
        sitting = self._sitting
        sitting.dirty = True
        place = place_of(event, sitting.desk.kit.screen)
        match event.type:
            case pygame.MOUSEMOTION if place is not None:
                self._move(place)
            case pygame.MOUSEBUTTONDOWN if place is not None:
                self._press(place)
            case pygame.MOUSEBUTTONUP if place is not None:
                self._release(place)
            case pygame.KEYDOWN:
                sitting.away = False
                self._key(event)
            case pygame.WINDOWFOCUSLOST:
                sitting.away = True
                let_fall(sitting)
            case pygame.WINDOWFOCUSGAINED:
                sitting.away = False

    @property
    def _waits(self) -> bool:
        """Whether something is said, and any press leads on."""
        return papers.may_lie(self._sitting) and papers.waits(self._sitting)

    # -- the mouse -----------------------------------------------------------------------------------------------

    def _move(self, point: Point) -> None:
        sitting, pointing = self._sitting, self._sitting.pointing
        if pointing.drag is None:
            sitting.pointing = pointing.over(reach.under(sitting, point), sitting.now)
        else:
            sitting.pointing = now = pointing.carried(pointing.drag, point)
            if now.drag is not None and now.drag.lifted > pointing.drag.lifted:
                holding.flick(sitting)

    def _press(self, point: Point) -> None:
        """A card is taken up and played where the mouse is let go; everything else happens at once."""
        sitting, spot = self._sitting, spots.at(point, reach.in_reach(self._sitting))
        sitting.away = False
        sitting.pointing = sitting.pointing.pressing(spot, sitting.now)
        card = spots.card_at(spot)
        if sitting.choosing.panel is None and card is not None and not self._waits:
            self._take_up(card, point)
        elif sitting.choosing.panel is not None and spot is None:
            self._beside(point)
        elif self._waits and self._leads_on(spot):
            self._deeds.press(FIRST)
        elif spot is not None and spot.kind not in LOOKED_AT:
            self._deeds.press(spot)
        elif not self._deeds.end_motion() and not papers.answers(sitting):
            sitting.release()

    def _take_up(self, card: int, point: Point) -> None:
        """A card that waits is taken at once, also out of motion; but whoever hears the table hears first what comes of
        that, and of a trick that waits to be gathered."""
        sitting, hears = self._sitting, self._sitting.desk.kit.aloud.heard
        moved = self._deeds.end_motion()
        if (moved and (hears or sitting.stop is not None)) or self._deeds.hears_first():
            return
        sitting.pointing = sitting.pointing._replace(drag=Drag(sitting.hand()[card], card, point, point))

    def _leads_on(self, spot: Spot | None) -> bool:
        """Whether a press there says that something has been read."""
        return spot is None or (spot.kind in LEADS_ON and spot != papers.BACK)

    def _beside(self, point: Point) -> None:
        """On the sheet beside its buttons nothing happens. Anywhere else the panel closes, and another button that lies
        there does what it says."""
        sitting, open_by = self._sitting, self._sitting.choosing.panel
        if open_by is not None and asking.panel_box(sitting.stage.seen, sitting.stage.table, open_by).holds(point):
            return
        spot = spots.at(point, reach.beside(sitting))
        self._deeds.close()
        if open_by is not None and spot is not None and spot.name != open_by.button:
            self._deeds.press(spot)

    def _release(self, point: Point) -> None:
        sitting, drag = self._sitting, self._sitting.pointing.drag
        sitting.pointing = sitting.pointing._replace(pressed=None, drag=None)
        if drag is None or sitting.choosing.panel is not None or drag.card not in sitting.hand():
            return
        if not drag.lifted:
            self._deeds.play(drag.card)
            return
        if point[1] < sitting.stage.table.height - ON_TABLE:
            self._deeds.play(drag.card)
        else:
            holding.flick(sitting)
            if sitting.by_hand:
                sitting.sort(drag.at, holding.place_in_hand(sitting.stage, point[0]))
        holding.let_go(sitting.stage, drag, sitting.now, goes_home=not sitting.shown.busy(sitting.now))

    # -- keys ----------------------------------------------------------------------------------------------------

    def _key(self, event: pygame.Event) -> None:
        sitting, key = self._sitting, event.key
        sitting.pointing = sitting.pointing._replace(by_keys=True)
        if key == pygame.K_ESCAPE:
            self._escape()
        elif key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self._focus(after(reach.ring(sitting), sitting.pointing.focus, step))
        elif key in DIRECTIONS:
            self._arrow(key, bool(event.mod & pygame.KMOD_SHIFT))
        elif key in ENTER:
            self._enter()
        elif sitting.choosing.asked:
            self._key_to_claim(event)
        elif sitting.choosing.panel is not None:
            self._key_in_panel(key)
        elif key == pygame.K_n:
            self._next_name(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        else:
            self._letter(event)

    def _next_name(self, step: int) -> None:
        """To the next thing that lies there and cannot be pressed, so that Tab has a short way."""
        ring = [placed.spot for placed in reversed(reach.named(self._sitting))]
        self._focus(after(ring, self._sitting.pointing.focus, step))

    def _escape(self) -> None:
        """Back: a panel closes, a choice is undone, a hint is read, and then there is the menu, also from a question
        that stays."""
        sitting, choosing = self._sitting, self._sitting.choosing
        if choosing.panel is not None and not choosing.asked:
            self._deeds.close()
        elif choosing.picked is not None or choosing.mode is not None:
            sitting.choosing = choosing._replace(picked=None, mode=None)
        elif choosing.hint is not None:
            sitting.choosing = choosing._replace(hint=None)
        else:
            self._menu()

    def _enter(self) -> None:
        """What has the focus is pressed; during motion only the motion ends."""
        if self._sitting.choosing.panel is not None or not self._deeds.end_motion():
            self.press_focus()

    def press_focus(self) -> None:
        """What has the focus is pressed."""
        focus = self._sitting.pointing.focus
        if self._waits and self._leads_on(focus):
            self._deeds.press(FIRST)
        elif spots.card_at(focus) is not None and self._deeds.hears_first():
            return
        elif not follow(self._sitting, self._deeds) and focus is not None:
            self._deeds.press(focus)

    def _key_in_panel(self, key: int) -> None:
        """Space chooses as Enter does; a number is a choice, or a card that is pointed at."""
        number, panel = key - pygame.K_1, self._sitting.choosing.panel
        if key == pygame.K_SPACE:
            self.press_focus()
        elif 0 <= number < 9:
            self._deeds.press(Spot("choice" if panel is not None and panel.choices else "card", number))

    def _key_to_claim(self, event: pygame.Event) -> None:
        """A claim has two letters of its own, and is answered by nothing that gathers, goes on or plays a card."""
        if event.key in CLAIM_KEYS:
            self._deeds.press(Spot("choice", CLAIM_KEYS.index(event.key)))
        elif event.key == pygame.K_SPACE:
            self.press_focus()
        else:
            self._looks_round(event)

    def _looks_round(self, event: pygame.Event) -> bool:
        """Whether the key changed nothing of the deal: something is looked up, or the sounds are off."""
        if event.key in ICON_KEYS:
            self._deeds.icon(ICON_KEYS[event.key])
        elif event.unicode == "?" or event.key == pygame.K_F1:
            self._deeds.icon("keys")
        elif event.key == pygame.K_p:
            self._mute()
        elif event.key == pygame.K_b:
            cover.lift(self._sitting)
        elif event.key in OFFER_KEYS and papers.is_offer(self._sitting):
            self._deeds.press(OFFER_KEYS[event.key])
        else:
            return False
        return True

    def _letter(self, event: pygame.Event) -> None:
        key = event.key
        if key in CALLS:
            self._deeds.open(CALLS[key])
        elif self._looks_round(event) or self._deeds.end_motion():
            return
        elif key == pygame.K_SPACE:
            self.go_on()
        elif pygame.K_1 <= key <= pygame.K_9:
            self._number(key - pygame.K_1)

    def _number(self, at: int) -> None:
        """An answer, where a lesson asks; otherwise a card."""
        answer = Spot("paper", at)
        if any(placed.spot == answer for placed in papers.answers(self._sitting)):
            self._deeds.press(answer)
        elif not self._deeds.hears_first():
            self._deeds.card(at)

    def go_on(self) -> None:
        """What is said has been read; or the trick is gathered, and the table goes on."""
        if self._waits:
            self._deeds.press(FIRST)
        elif not papers.answers(self._sitting):
            self._sitting.release()

    def _mute(self) -> None:
        sounds = self._sitting.desk.kit.sounds
        sounds.muted = not sounds.muted
        self._sitting.tell(say("sounds_off" if sounds.muted else "sounds_on"))

    def _focus(self, spot: Spot | None) -> None:
        self._sitting.pointing = self._sitting.pointing.focused(spot)

    def _arrow(self, key: int, shifted: bool) -> None:
        """To what lies there; within the hand from card to card; with Shift the card goes there itself."""
        focus, ring = self._sitting.pointing.focus, reach.ring(self._sitting)
        card = spots.card_at(focus)
        if focus not in ring:
            self._focus(ring[0] if ring else None)
        elif card is not None and DIRECTIONS[key][0]:
            self._along_hand(card, DIRECTIONS[key][0], shifted, ring)
        else:
            there = [placed for placed in reach.in_reach(self._sitting) if placed.spot in ring]
            self._focus(towards(there, focus, DIRECTIONS[key]))

    def _along_hand(self, at: int, step: int, shifted: bool, ring: list[Spot]) -> None:
        sitting = self._sitting
        size = len(sitting.hand())
        if shifted and not sitting.by_hand:
            sitting.tell(say("sorted_by_suit"))
        elif shifted:
            to = (at + step) % size
            sitting.sort(at, to)
            self._focus(Spot("card", to))
        else:
            cards = [spot for spot in ring if spot.kind == "card"]
            self._focus(after(cards, sitting.pointing.focus, step))
