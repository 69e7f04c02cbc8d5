"""Presses: what mouse and keys mean at the table. What is pressed while something moves ends the motion and is done, or
is refused in a sentence; Space, and Enter where nothing has the focus, only end the motion, and never a stop."""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.scenes.picture.item import Item, ItemId, find, pressed_at, under
from gaigel_desktop.scenes.picture.panels import Panel
from gaigel_desktop.scenes.stage.buttons import CALL_OF_KEY, ICON_OF_KEY
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Point
from gaigel_desktop.window.controls import ENTER, letter_of
from gaigel_desktop.window.focus import DIRECTIONS
from gaigel_desktop.window.mouse import place_of
from gaigel_desktop.window.screen import Screen

from . import aimed, holding, papers, walk
from .claims import ask_claim_first, let_fall
from .deeds import Deeds
from .described import all_items
from .effects import Mute, OpenMenu
from .following import do_advised
from .lesson_note import waits
from .pointing import Drag
from .running_deal import RunningDeal
from .table_items import open_panel

CLAIM_KEYS: Final = {pygame.K_q: 0, pygame.K_1: 0, pygame.K_s: 1, pygame.K_2: 1}  # question it, let it stand
STANDS: Final = ItemId("choice", 1)  # what Enter answers where nothing has the focus
FIRST: Final = ItemId("answer")  # what leads on, where something is said
OFFER_KEYS: Final = {pygame.K_t: FIRST, pygame.K_x: ItemId("back")}  # take the lesson that is offered, or put it away
ON_TABLE: Final = 236.0  # a card let go so far above the lower edge is played


def _id(item: Item | None) -> ItemId | None:
    return item.id if item is not None else None


class Presses:
    """Gives mouse and keys to the deeds."""

    def __init__(self, running: RunningDeal, deeds: Deeds, screen: Screen) -> None:
        self._running, self._state = running, running.state
        self._deeds = deeds
        self._screen = screen

    def handle(self, event: pygame.Event) -> None:
        """Do what an event of mouse or keys means at the table."""
        state = self._state
        state.dirty = True
        place = place_of(event, self._screen)
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
                let_fall(self._running)
            case pygame.WINDOWFOCUSGAINED:
                state.away = False

    @property
    def _waits(self) -> bool:
        """Whether something is said, and any press leads on."""
        return waits(self._state)

    # -- the mouse -----------------------------------------------------------------------------------------------

    def _move(self, point: Point) -> None:
        state, pointing = self._state, self._state.pointing
        if pointing.drag is None:
            state.pointing = pointing.over(_id(under(all_items(state), point)), state.hand(), state.now)
        else:
            state.pointing = now = pointing.carried(pointing.drag, point)
            if now.drag is not None and now.drag.lifted and not pointing.drag.lifted:
                self._running.flick()

    def _press(self, point: Point) -> None:
        """A card is taken up and played where the mouse is let go; everything else happens at once."""
        state, items = self._state, all_items(self._state)
        item = _id(pressed_at(items, point))
        state.away = False
        state.said.go_on_from_refusal()
        state.pointing = state.pointing.pressing(item, state.hand(), state.now)
        if state.choosing.panel is None and item is not None and item.kind == "card" and not self._waits:
            self._take_up(aimed.under(state, point, item.number), point)
        elif state.choosing.panel is not None and item is None:
            self._beside(items, point)
        elif self._waits and (item is None or item.row.leads_on):
            self._deeds.press(FIRST)
        elif item is not None and not item.row.idle:
            self._deeds.press(item)
        elif not self._deeds.end_motion() and not papers.answers(items, state):
            self._running.release()

    def _take_up(self, card: int | None, point: Point) -> None:
        """A card is taken at once, also out of motion; but whoever hears the table hears first what comes of that, and
        of a trick that waits to be gathered."""
        state = self._state
        if not self._deeds.make_way_for_card():
            return
        if card is not None and card in state.hand():
            drag = Drag(card, state.hand().index(card), point, point)
            state.pointing = state.pointing._replace(drag=drag)

    def _beside(self, items: tuple[Item, ...], point: Point) -> None:
        """On the sheet beside its buttons nothing happens. Anywhere else the panel closes, and another button that lies
        there does what it says."""
        panel = open_panel(self._state)
        if self._state.choosing.asked and any(item.id.row.counts and item.holds(point) for item in items):
            ask_claim_first(self._running)
        elif panel is not None and not panel[1].holds(point):
            self._close_and_press(panel[0], _id(under(items, point, "beside")))

    def _close_and_press(self, panel: Panel, button: ItemId | None) -> None:
        """The call whose panel it is only closes it."""
        self._deeds.calling.close()
        if button is not None and button != ItemId("call", name=panel.button):
            self._deeds.press(button)

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
            self._running.flick()
            if state.by_hand:
                self._running.sort(drag.at, holding.place_in_hand(state.stage, point[0]))
        holding.let_go(state.stage, drag, state.now, goes_home=not state.shown.busy(state.now))

    # -- keys ----------------------------------------------------------------------------------------------------

    def _key(self, event: pygame.Event) -> None:
        state, key = self._state, event.key
        state.said.go_on_from_refusal()
        state.pointing = state.pointing._replace(by_keys=True)
        if key == pygame.K_ESCAPE:
            self._escape()
        elif key == pygame.K_TAB:
            walk.tab(self._running, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in DIRECTIONS:
            walk.arrow(self._running, key, bool(event.mod & pygame.KMOD_SHIFT))
        elif key in ENTER:
            self._enter()
        elif state.choosing.asked:
            self._key_to_claim(event)
        elif state.choosing.panel is not None:
            self._key_in_panel(event)
        elif key == pygame.K_n:
            walk.next_name(self._running, -1 if event.mod & pygame.KMOD_SHIFT else 1)
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
            self._running.effects.append(OpenMenu())

    def _enter(self) -> None:
        """What has the focus is pressed, and what moves is at its end; where nothing has it, only that."""
        state = self._state
        moved = state.choosing.panel is None and self._deeds.end_motion()
        if not moved or (state.pointing.focus is not None and not self._deeds.reads_first):
            self.press_focus()

    def press_focus(self) -> None:
        """What has the focus is pressed; a claim that nobody looks at further stands."""
        focus = self._state.pointing.focus or (STANDS if self._state.choosing.asked else None)
        if self._waits and (focus is None or focus.row.leads_on):
            self._deeds.press(FIRST)
        elif focus is not None and focus.kind == "card" and self._deeds.end_stop_for_listener():
            return  # what comes to the hand with the trick is heard first
        elif not do_advised(self._running, self._deeds) and focus is not None:
            self._deeds.press(focus)

    def _key_in_panel(self, event: pygame.Event) -> None:
        """Space chooses as Enter does; a number is a choice, or a card that is pointed at. Another call takes the place
        of this one, and what is looked up comes instead of it, as with the mouse."""
        number, panel, call = event.key - pygame.K_1, self._state.choosing.panel, CALL_OF_KEY.get(letter_of(event.key))
        if event.key == pygame.K_SPACE:
            self.press_focus()
        elif 0 <= number < 9:
            self._number_in_panel(number)
        elif letter_of(event.key) in ICON_OF_KEY:
            self._deeds.calling.close()
            self._look_round(event)
        elif call is None:
            self._look_round(event)
        elif panel is not None and call != panel.button:
            self._deeds.calling.close()
            self._deeds.call(call)

    def _number_in_panel(self, at: int) -> None:
        """A choice, or where there is none a card."""
        panel = self._state.choosing.panel
        if panel is not None and panel.choices:
            self._deeds.press(ItemId("choice", at))
        else:
            self._deeds.card(at)

    def _key_to_claim(self, event: pygame.Event) -> None:
        """A claim has two letters and two numbers of its own, and is answered by nothing that gathers or goes on."""
        if event.key in CLAIM_KEYS:
            self._deeds.press(ItemId("choice", CLAIM_KEYS[event.key]))
        elif event.key == pygame.K_SPACE and self._state.pointing.focus is None:
            self._running.announcer.remind()
        elif event.key == pygame.K_SPACE:
            self.press_focus()
        elif letter_of(event.key) in CALL_OF_KEY or pygame.K_1 <= event.key <= pygame.K_9:
            ask_claim_first(self._running)
        else:
            self._look_round(event)

    def _look_round(self, event: pygame.Event) -> bool:
        """Something is looked up, or the sounds are off; gives back whether it was a key for that. Nothing of the deal
        changes."""
        icon = ICON_OF_KEY.get(letter_of(event.key))
        if icon is not None:
            self._deeds.icon(icon)
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
        key, call = event.key, CALL_OF_KEY.get(letter_of(event.key))
        if call is not None:
            self._deeds.call(call)
        elif self._look_round(event):
            return
        elif pygame.K_1 <= key <= pygame.K_9:
            self._number(key - pygame.K_1)
        elif not self._deeds.end_motion() and key == pygame.K_SPACE:
            self.go_on()

    def _number(self, at: int) -> None:
        """An answer, where a lesson asks; otherwise a card."""
        answer = ItemId("answer", at)
        if find(papers.answers(all_items(self._state), self._state), answer) is not None:
            self._deeds.press(answer)
        else:
            self._deeds.card(at)

    def go_on(self) -> None:
        """What is said has been read; or the trick is gathered, and the table goes on. Where nothing waits for a press,
        whoever hears the table is told what it does wait for."""
        state, answers = self._state, papers.answers(all_items(self._state), self._state)
        if self._waits:
            self._deeds.press(FIRST)
            return
        if answers or state.stop is None:
            self._running.announcer.remind()
        if not answers:
            self._running.release()

    def _mute(self) -> None:
        muted = not self._state.player.muted
        self._running.effects.append(Mute(muted))
        self._running.tell(say("sounds_off" if muted else "sounds_on"))
