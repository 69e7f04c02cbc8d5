"""Presses: what mouse and keys mean at the table. What is pressed while something moves ends the motion and is done, or
is refused in a sentence; Space, and Enter where nothing has the focus, only end the motion, and never a stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from gaigel_desktop.scenes.picture import asking, spots
from gaigel_desktop.scenes.picture.spots import Spot
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Point
from gaigel_desktop.window.controls import ENTER
from gaigel_desktop.window.focus import DIRECTIONS
from gaigel_desktop.window.mouse import place_of

from . import aimed, holding, papers, reach, walk
from .claims import asked_first, let_fall
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
CLAIM_KEYS: Final = {pygame.K_q: 0, pygame.K_1: 0, pygame.K_s: 1, pygame.K_2: 1}  # question it, let it stand
STANDS: Final = Spot("choice", 1)  # what Enter answers where nothing has the focus
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
        sitting.said.go_on_from_refusal()
        sitting.pointing = sitting.pointing.pressing(spot, sitting.now)
        card = spots.card_at(spot)
        if sitting.choosing.panel is None and card is not None and not self._waits:
            self._take_up(aimed.under(sitting, point, card), point)
        elif sitting.choosing.panel is not None and spot is None:
            self._beside(point)
        elif self._waits and self._leads_on(spot):
            self._deeds.press(FIRST)
        elif spot is not None and spot.kind not in LOOKED_AT:
            self._deeds.press(spot)
        elif not self._deeds.end_motion() and not papers.answers(sitting):
            sitting.release()

    def _take_up(self, card: int | None, point: Point) -> None:
        """A card is taken at once, also out of motion; but whoever hears the table hears first what comes of that, and
        of a trick that waits to be gathered."""
        sitting = self._sitting
        if self._deeds.came_too_late():
            return
        moved = self._deeds.end_motion()
        if (moved and self._deeds.reads_first) or self._deeds.hears_first():
            return
        if card is not None and card in sitting.hand():
            drag = Drag(card, sitting.hand().index(card), point, point)
            sitting.pointing = sitting.pointing._replace(drag=drag)

    def _leads_on(self, spot: Spot | None) -> bool:
        """Whether a press there says that something has been read."""
        return spot is None or (spot.kind in LEADS_ON and spot != papers.BACK)

    def _beside(self, point: Point) -> None:
        """On the sheet beside its buttons nothing happens. Anywhere else the panel closes, and another button that lies
        there does what it says."""
        sitting, open_by = self._sitting, self._sitting.choosing.panel
        if sitting.choosing.asked and spots.at(point, reach.deeds(sitting)) is not None:
            asked_first(sitting)
        elif open_by is not None and asking.panel_box(sitting.stage.seen, sitting.stage.table, open_by).holds(point):
            return
        else:
            self._press_beside(point)

    def _press_beside(self, point: Point) -> None:
        sitting, open_by = self._sitting, self._sitting.choosing.panel
        spot = spots.at(point, reach.beside(sitting))
        self._deeds.calling.close()
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
        sitting.said.go_on_from_refusal()
        sitting.pointing = sitting.pointing._replace(by_keys=True)
        if key == pygame.K_ESCAPE:
            self._escape()
        elif key == pygame.K_TAB:
            walk.tab(sitting, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in DIRECTIONS:
            walk.arrow(sitting, key, bool(event.mod & pygame.KMOD_SHIFT))
        elif key in ENTER:
            self._enter()
        elif sitting.choosing.asked:
            self._key_to_claim(event)
        elif sitting.choosing.panel is not None:
            self._key_in_panel(event)
        elif key == pygame.K_n:
            walk.next_name(sitting, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        else:
            self._letter(event)

    def _escape(self) -> None:
        """Back: a panel closes, a choice is undone, a hint is read, and then there is the menu, also from a question
        that stays."""
        sitting, choosing = self._sitting, self._sitting.choosing
        if choosing.panel is not None and not choosing.asked:
            self._deeds.calling.close()
        elif (
            choosing.picked is not None
            or choosing.mode is not None
            or choosing.waits_for_turn(sitting.seen, sitting.me)
        ):
            sitting.choosing = choosing._replace(picked=None, mode=None, intended=None)
        elif choosing.hint is not None:
            sitting.choosing = choosing._replace(hint=None)
        else:
            self._menu()

    def _enter(self) -> None:
        """What has the focus is pressed, and what moves is at its end; where nothing has it, only that."""
        sitting = self._sitting
        moved = sitting.choosing.panel is None and self._deeds.end_motion()
        if not moved or (sitting.pointing.focus is not None and not self._deeds.reads_first):
            self.press_focus()

    def press_focus(self) -> None:
        """What has the focus is pressed; a claim that nobody looks at further stands."""
        focus = self._sitting.pointing.focus or (STANDS if self._sitting.choosing.asked else None)
        if self._waits and self._leads_on(focus):
            self._deeds.press(FIRST)
        elif spots.card_at(focus) is not None and self._deeds.hears_first():
            return
        elif not follow(self._sitting, self._deeds) and focus is not None:
            self._deeds.press(focus)

    def _key_in_panel(self, event: pygame.Event) -> None:
        """Space chooses as Enter does; a number is a choice, or a card that is pointed at. Another call takes the place
        of this one, and what is looked up comes instead of it, as with the mouse."""
        number, panel = event.key - pygame.K_1, self._sitting.choosing.panel
        if event.key == pygame.K_SPACE:
            self.press_focus()
        elif 0 <= number < 9:
            self._deeds.press(Spot("choice" if panel is not None and panel.choices else "card", number))
        elif event.key in ICON_KEYS:
            self._deeds.calling.close()
            self._looks_round(event)
        elif event.key not in CALLS:
            self._looks_round(event)
        elif panel is not None and CALLS[event.key] != panel.button:
            self._deeds.calling.close()
            self._deeds.call(CALLS[event.key])

    def _key_to_claim(self, event: pygame.Event) -> None:
        """A claim has two letters and two numbers of its own, and is answered by nothing that gathers or goes on."""
        if event.key in CLAIM_KEYS:
            self._deeds.press(Spot("choice", CLAIM_KEYS[event.key]))
        elif event.key == pygame.K_SPACE and self._sitting.pointing.focus is None:
            self._sitting.heard.remind()
        elif event.key == pygame.K_SPACE:
            self.press_focus()
        elif event.key in CALLS or pygame.K_1 <= event.key <= pygame.K_9:
            asked_first(self._sitting)
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
            self._deeds.stands()
        elif event.key in OFFER_KEYS and papers.is_offer(self._sitting):
            self._deeds.press(OFFER_KEYS[event.key])
        else:
            return False
        return True

    def _letter(self, event: pygame.Event) -> None:
        """A call, a look round, or a card; Space alone only ends what moves."""
        key = event.key
        if key in CALLS:
            self._deeds.call(CALLS[key])
        elif self._looks_round(event):
            return
        elif pygame.K_1 <= key <= pygame.K_9:
            self._number(key - pygame.K_1)
        elif not self._deeds.end_motion() and key == pygame.K_SPACE:
            self.go_on()

    def _number(self, at: int) -> None:
        """An answer, where a lesson asks; otherwise a card."""
        answer = Spot("paper", at)
        if any(placed.spot == answer for placed in papers.answers(self._sitting)):
            self._deeds.press(answer)
        else:
            self._deeds.card(at)

    def go_on(self) -> None:
        """What is said has been read; or the trick is gathered, and the table goes on. Where nothing waits for a press,
        whoever hears the table is told what it does wait for."""
        sitting, answers = self._sitting, papers.answers(self._sitting)
        if self._waits:
            self._deeds.press(FIRST)
            return
        if answers or sitting.stop is None:
            sitting.heard.remind()
        if not answers:
            sitting.release()

    def _mute(self) -> None:
        sounds = self._sitting.desk.kit.sounds
        sounds.muted = not sounds.muted
        self._sitting.tell(say("sounds_off" if sounds.muted else "sounds_on"))
