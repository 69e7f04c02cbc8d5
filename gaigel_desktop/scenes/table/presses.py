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
from .claims import ask_claim_first, let_fall
from .deeds import Deeds
from .following import do_advised
from .pointing import Drag
from .session import Session

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

    def __init__(self, session: Session, deeds: Deeds, menu: Callable[[], None]) -> None:
        self._session, self._state = session, session.state
        self._deeds = deeds
        self._menu = menu

    def handle(self, event: pygame.Event) -> None:
        """Do what an event of mouse or keys means at the table."""
        state = self._state
        state.dirty = True
        place = place_of(event, state.desk.kit.screen)
        match event.type:
            case pygame.MOUSEMOTION if place is not None:
                self._move(place)
            case pygame.MOUSEBUTTONDOWN if place is not None:
                self._press(place)
            case pygame.MOUSEBUTTONUP if place is not None:
                self._release(place)
            case pygame.KEYDOWN:
                state.away = False
                self._key(event)
            case pygame.WINDOWFOCUSLOST:
                state.away = True
                let_fall(self._session)
            case pygame.WINDOWFOCUSGAINED:
                state.away = False

    @property
    def _waits(self) -> bool:
        """Whether something is said, and any press leads on."""
        return papers.may_lie(self._state) and papers.waits(self._state)

    # -- the mouse -----------------------------------------------------------------------------------------------

    def _move(self, point: Point) -> None:
        state, pointing = self._state, self._state.pointing
        if pointing.drag is None:
            state.pointing = pointing.over(reach.under(state, point), state.now)
        else:
            state.pointing = now = pointing.carried(pointing.drag, point)
            if now.drag is not None and now.drag.lifted and not pointing.drag.lifted:
                self._session.flick()

    def _press(self, point: Point) -> None:
        """A card is taken up and played where the mouse is let go; everything else happens at once."""
        state, spot = self._state, spots.at(point, reach.in_reach(self._state))
        state.away = False
        state.said.go_on_from_refusal()
        state.pointing = state.pointing.pressing(spot, state.now)
        card = spots.card_at(spot)
        if state.choosing.panel is None and card is not None and not self._waits:
            self._take_up(aimed.under(state, point, card), point)
        elif state.choosing.panel is not None and spot is None:
            self._beside(point)
        elif self._waits and self._leads_on(spot):
            self._deeds.press(FIRST)
        elif spot is not None and spot.kind not in LOOKED_AT:
            self._deeds.press(spot)
        elif not self._deeds.end_motion() and not papers.answers(state):
            self._session.release()

    def _take_up(self, card: int | None, point: Point) -> None:
        """A card is taken at once, also out of motion; but whoever hears the table hears first what comes of that, and
        of a trick that waits to be gathered."""
        state = self._state
        if not self._deeds.make_way_for_card():
            return
        if card is not None and card in state.hand():
            drag = Drag(card, state.hand().index(card), point, point)
            state.pointing = state.pointing._replace(drag=drag)

    def _leads_on(self, spot: Spot | None) -> bool:
        """Whether a press there says that something has been read."""
        return spot is None or (spot.kind in LEADS_ON and spot != papers.BACK)

    def _beside(self, point: Point) -> None:
        """On the sheet beside its buttons nothing happens. Anywhere else the panel closes, and another button that lies
        there does what it says."""
        state, open_by = self._state, self._state.choosing.panel
        if state.choosing.asked and spots.at(point, reach.deeds(state)) is not None:
            ask_claim_first(self._session)
        elif open_by is not None and asking.panel_box(state.stage.seen, state.stage.table, open_by).holds(point):
            return
        else:
            self._press_beside(point)

    def _press_beside(self, point: Point) -> None:
        state, open_by = self._state, self._state.choosing.panel
        spot = spots.at(point, reach.beside(state))
        self._deeds.calling.close()
        if open_by is not None and spot is not None and spot.name != open_by.button:
            self._deeds.press(spot)

    def _release(self, point: Point) -> None:
        state, drag = self._state, self._state.pointing.drag
        state.pointing = state.pointing._replace(pressed=None, drag=None)
        if drag is None or state.choosing.panel is not None or drag.card not in state.hand():
            return
        if not drag.lifted:
            self._deeds.play(drag.card)
            return
        if point[1] < state.stage.table.height - ON_TABLE:
            self._deeds.play(drag.card)
        else:
            self._session.flick()
            if state.by_hand:
                self._session.sort(drag.at, holding.place_in_hand(state.stage, point[0]))
        holding.let_go(state.stage, drag, state.now, goes_home=not state.shown.busy(state.now))

    # -- keys ----------------------------------------------------------------------------------------------------

    def _key(self, event: pygame.Event) -> None:
        state, key = self._state, event.key
        state.said.go_on_from_refusal()
        state.pointing = state.pointing._replace(by_keys=True)
        if key == pygame.K_ESCAPE:
            self._escape()
        elif key == pygame.K_TAB:
            walk.tab(self._session, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in DIRECTIONS:
            walk.arrow(self._session, key, bool(event.mod & pygame.KMOD_SHIFT))
        elif key in ENTER:
            self._enter()
        elif state.choosing.asked:
            self._key_to_claim(event)
        elif state.choosing.panel is not None:
            self._key_in_panel(event)
        elif key == pygame.K_n:
            walk.next_name(self._session, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        else:
            self._letter(event)

    def _escape(self) -> None:
        """Back: a panel closes, a choice is undone, a hint is read, and then there is the menu, also from a question
        that stays."""
        state, choosing = self._state, self._state.choosing
        if choosing.panel is not None and not choosing.asked:
            self._deeds.calling.close()
        elif choosing.picked is not None or choosing.mode is not None or choosing.waits_for_turn(state.seen, state.me):
            state.choosing = choosing._replace(picked=None, mode=None, intended=None)
        elif choosing.hint is not None:
            state.choosing = choosing._replace(hint=None)
        else:
            self._menu()

    def _enter(self) -> None:
        """What has the focus is pressed, and what moves is at its end; where nothing has it, only that."""
        state = self._state
        moved = state.choosing.panel is None and self._deeds.end_motion()
        if not moved or (state.pointing.focus is not None and not self._deeds.reads_first):
            self.press_focus()

    def press_focus(self) -> None:
        """What has the focus is pressed; a claim that nobody looks at further stands."""
        focus = self._state.pointing.focus or (STANDS if self._state.choosing.asked else None)
        if self._waits and self._leads_on(focus):
            self._deeds.press(FIRST)
        elif spots.card_at(focus) is not None and self._deeds.end_stop_for_listener():
            return  # what comes to the hand with the trick is heard first
        elif not do_advised(self._session, self._deeds) and focus is not None:
            self._deeds.press(focus)

    def _key_in_panel(self, event: pygame.Event) -> None:
        """Space chooses as Enter does; a number is a choice, or a card that is pointed at. Another call takes the place
        of this one, and what is looked up comes instead of it, as with the mouse."""
        number, panel = event.key - pygame.K_1, self._state.choosing.panel
        if event.key == pygame.K_SPACE:
            self.press_focus()
        elif 0 <= number < 9:
            self._deeds.press(Spot("choice" if panel is not None and panel.choices else "card", number))
        elif event.key in ICON_KEYS:
            self._deeds.calling.close()
            self._look_round(event)
        elif event.key not in CALLS:
            self._look_round(event)
        elif panel is not None and CALLS[event.key] != panel.button:
            self._deeds.calling.close()
            self._deeds.call(CALLS[event.key])

    def _key_to_claim(self, event: pygame.Event) -> None:
        """A claim has two letters and two numbers of its own, and is answered by nothing that gathers or goes on."""
        if event.key in CLAIM_KEYS:
            self._deeds.press(Spot("choice", CLAIM_KEYS[event.key]))
        elif event.key == pygame.K_SPACE and self._state.pointing.focus is None:
            self._session.announcer.remind()
        elif event.key == pygame.K_SPACE:
            self.press_focus()
        elif event.key in CALLS or pygame.K_1 <= event.key <= pygame.K_9:
            ask_claim_first(self._session)
        else:
            self._look_round(event)

    def _look_round(self, event: pygame.Event) -> bool:
        """Something is looked up, or the sounds are off; gives back whether it was a key for that. Nothing of the deal
        changes."""
        if event.key in ICON_KEYS:
            self._deeds.icon(ICON_KEYS[event.key])
        elif event.unicode == "?" or event.key == pygame.K_F1:
            self._deeds.icon("keys")
        elif event.key == pygame.K_p:
            self._mute()
        elif event.key == pygame.K_b:
            self._deeds.stands()
        elif event.key in OFFER_KEYS and papers.is_offer(self._state):
            self._deeds.press(OFFER_KEYS[event.key])
        else:
            return False
        return True

    def _letter(self, event: pygame.Event) -> None:
        """A call, a look round, or a card; Space alone only ends what moves."""
        key = event.key
        if key in CALLS:
            self._deeds.call(CALLS[key])
        elif self._look_round(event):
            return
        elif pygame.K_1 <= key <= pygame.K_9:
            self._number(key - pygame.K_1)
        elif not self._deeds.end_motion() and key == pygame.K_SPACE:
            self.go_on()

    def _number(self, at: int) -> None:
        """An answer, where a lesson asks; otherwise a card."""
        answer = Spot("paper", at)
        if any(placed.spot == answer for placed in papers.answers(self._state)):
            self._deeds.press(answer)
        else:
            self._deeds.card(at)

    def go_on(self) -> None:
        """What is said has been read; or the trick is gathered, and the table goes on. Where nothing waits for a press,
        whoever hears the table is told what it does wait for."""
        state, answers = self._state, papers.answers(self._state)
        if self._waits:
            self._deeds.press(FIRST)
            return
        if answers or state.stop is None:
            self._session.announcer.remind()
        if not answers:
            self._session.release()

    def _mute(self) -> None:
        sounds = self._state.desk.kit.sounds
        sounds.muted = not sounds.muted
        self._session.tell(say("sounds_off" if sounds.muted else "sounds_on"))
