"""Presses: what mouse and keys mean at the table. A press during motion ends the motion, but never a stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from gaigel_desktop.scenes.picture import spots
from gaigel_desktop.scenes.picture.spots import Spot
from gaigel_desktop.scenes.stage import layout
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.controls import ENTER
from gaigel_desktop.window.focus import DIRECTIONS, after, towards
from gaigel_desktop.window.mouse import follow
from gaigel_desktop.window.screen import Point

from .deeds import Deeds
from .drag import Drag
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
LIFT: Final = 7.0  # units that the mouse moves before a card is lifted
ON_TABLE: Final = 236.0  # a card let go so far above the lower edge is played


class Presses:
    """Gives mouse and keys to the deeds."""

    def __init__(self, sitting: Sitting, deeds: Deeds, menu: Callable[[], None]) -> None:
        self._sitting = sitting
        self._deeds = deeds
        self._menu = menu

    def handle(self, event: pygame.Event) -> None:
        """One event."""
        sitting = self._sitting
        sitting.dirty = True
        follow(event, sitting.kit.screen, self._move, self._press, self._release)
        match event.type:
            case pygame.KEYDOWN:
                sitting.away = False
                self._key(event)
            case pygame.WINDOWFOCUSLOST:
                sitting.away = True
                self._drop()
            case pygame.WINDOWFOCUSGAINED:
                sitting.away = False

    # -- the mouse -----------------------------------------------------------------------------------------------

    def _move(self, point: Point) -> None:
        sitting = self._sitting
        sitting.by_keys = False
        if sitting.drag is None:
            sitting.hovered = spots.at(point, sitting.spots())
            return
        taken = sitting.drag.taken
        far = max(abs(point[0] - taken[0]), abs(point[1] - taken[1])) > LIFT
        sitting.drag = sitting.drag._replace(held=point, lifted=sitting.drag.lifted or far)

    def _press(self, point: Point) -> None:
        """A card is taken up and played where the mouse is let go; everything else happens at once."""
        sitting = self._sitting
        sitting.by_keys = sitting.away = False
        spot = sitting.hovered = sitting.pressed = spots.at(point, sitting.spots())
        card = spots.card_at(spot)
        if sitting.panel is None and card is not None:
            moved = self._deeds.end_motion()
            if not moved or sitting.stop is None:
                sitting.drag = Drag(sitting.hand()[card], card, point, point)
        elif sitting.panel is not None and spot is None:
            self._deeds.close()
        elif spot is not None and spot.kind != "seat":
            self._deeds.press(spot)
        elif not self._deeds.end_motion():
            self._deeds.go_on()

    def _release(self, point: Point) -> None:
        sitting = self._sitting
        drag, sitting.drag, sitting.pressed = sitting.drag, None, None
        if drag is None or sitting.panel is not None or drag.card not in sitting.hand():
            return
        if not drag.lifted:
            self._deeds.play(drag.card)
            return
        if point[1] < sitting.stage.table.height - ON_TABLE:
            self._deeds.play(drag.card)
        elif sitting.by_hand:
            sitting.move_card(drag.at, place_in_hand(sitting, point[0]))
        sitting.let_go(drag)

    def _drop(self) -> None:
        """What is held lies again where it was taken, and nothing stays pressed."""
        sitting = self._sitting
        drag, sitting.drag, sitting.pressed = sitting.drag, None, None
        sprite = sitting.own_sprites().get(drag.at) if drag is not None else None
        if sprite is not None and not sprite.legs:
            sprite.put(sprite.target)

    # -- keys ----------------------------------------------------------------------------------------------------

    def _key(self, event: pygame.Event) -> None:
        sitting, key = self._sitting, event.key
        sitting.by_keys = True
        if key == pygame.K_F11:
            sitting.desk.toggle_full_screen()
        elif key == pygame.K_ESCAPE:
            self._escape()
        elif key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            sitting.focus = after(sitting.ring(), sitting.focus, step)
        elif key in DIRECTIONS:
            self._arrow(key, bool(event.mod & pygame.KMOD_SHIFT))
        elif key in ENTER:
            self._enter()
        elif sitting.panel is not None:
            self._key_in_panel(key)
        else:
            self._letter(event)

    def _escape(self) -> None:
        """Back: a panel closes, a choice is undone, and then there is the menu."""
        sitting = self._sitting
        if sitting.panel is not None:
            self._deeds.close()
        elif sitting.picked is not None or sitting.mode is not None:
            sitting.picked = sitting.mode = None
        else:
            self._menu()

    def _enter(self) -> None:
        """What has the focus is pressed; during motion only the motion ends."""
        sitting = self._sitting
        if sitting.panel is not None or not self._deeds.end_motion():
            self._press_focus()

    def _press_focus(self) -> None:
        if self._sitting.focus is not None:
            self._deeds.press(self._sitting.focus)

    def _key_in_panel(self, key: int) -> None:
        """Space chooses as Enter does; a number is a choice, or a card that is pointed at."""
        sitting = self._sitting
        number = key - pygame.K_1
        if key == pygame.K_SPACE:
            self._press_focus()
        elif 0 <= number < 9:
            choices = sitting.panel is not None and sitting.panel.choices
            self._deeds.press(Spot("choice" if choices else "card", number))

    def _letter(self, event: pygame.Event) -> None:
        key = event.key
        if key in CALLS:
            self._deeds.open(CALLS[key])
        elif key in ICON_KEYS:
            self._deeds.icon(ICON_KEYS[key])
        elif event.unicode == "?" or key == pygame.K_F1:
            self._deeds.icon("keys")
        elif key == pygame.K_p:
            self._mute()
        elif self._deeds.end_motion():
            return
        elif key == pygame.K_SPACE:
            self._deeds.go_on()
        elif pygame.K_1 <= key <= pygame.K_9:
            self._deeds.card(key - pygame.K_1)

    def _mute(self) -> None:
        sounds = self._sitting.kit.sounds
        sounds.muted = not sounds.muted
        self._sitting.tell(say("sounds_off" if sounds.muted else "sounds_on"))

    def _arrow(self, key: int, shifted: bool) -> None:
        """To what lies there; within the hand from card to card; with Shift the card goes there itself."""
        sitting = self._sitting
        card, ring = spots.card_at(sitting.focus), sitting.ring()
        if sitting.focus not in ring:
            sitting.focus = ring[0] if ring else None
        elif card is not None and DIRECTIONS[key][0]:
            self._along_hand(card, DIRECTIONS[key][0], shifted, ring)
        else:
            there = [placed for placed in sitting.spots() if placed.spot in ring]
            sitting.focus = towards(there, sitting.focus, DIRECTIONS[key])

    def _along_hand(self, at: int, step: int, shifted: bool, ring: list[Spot]) -> None:
        sitting = self._sitting
        size = len(sitting.hand())
        if shifted and not sitting.by_hand:
            sitting.tell(say("sorted_by_suit"))
        elif shifted:
            to = (at + step) % size
            sitting.move_card(at, to)
            sitting.focus = Spot("card", to)
        else:
            cards = [spot for spot in ring if spot.kind == "card"]
            sitting.focus = after(cards, sitting.focus, step)


def place_in_hand(sitting: Sitting, x: float) -> int:
    """Which place of the hand is nearest."""
    size = len(sitting.hand())
    return min(range(size), key=lambda at: abs(layout.hand_place(sitting.stage.table, at, size).x - x))
