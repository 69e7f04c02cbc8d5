"""What each intent of the player, by mouse, keys or ear, does at the table.

What is pressed while something moves ends the motion and is done, or is refused in a sentence; Space, and Enter where
nothing has the focus, only end the motion, and never a stop.
"""

from __future__ import annotations

from typing import Final, assert_never

from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.board.panels import Panel
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Point

from . import held_card, intents, keyboard_navigation, note_cards
from .accept_hint import do_advised
from .actions import PlayerActions
from .claims import ask_claim_first, has_just_come, let_fall
from .described import all_items
from .effects import LookUp, Mute, OpenMenu
from .intents import ByEar, ByKey, ByMouse, Intent
from .lesson_note import any_press_leads_on
from .lesson_step import where_to_click
from .note_cards import FIRST_BUTTON
from .pointing import Drag
from .running_deal import RunningDeal
from .table_items import open_panel

STANDS: Final = ItemId("choice", 1)  # what Enter answers to a claim where nothing has the focus
CLAIM_ANSWERS: Final = 2  # question it, or let it stand


class DoIntent:
    """Turns what mouse, keys and whoever hears the table mean into the player's actions."""

    def __init__(self, running: RunningDeal, actions: PlayerActions) -> None:
        self._running, self._state = running, running.state
        self._actions = actions

    def do(self, intent: Intent) -> None:
        """Do what the player means."""
        state = self._state
        state.dirty = True
        if isinstance(intent, intents.Away):
            self._turn_away(intent.away)
        elif isinstance(intent, ByMouse):
            self._by_mouse(intent)
        else:
            state.away = False
            state.said.go_on_from_refusal()
            state.pointing = state.pointing._replace(by_keys=True)
            if isinstance(intent, ByEar):
                self._by_ear(intent)
            else:
                self._by_key(intent)

    def _turn_away(self, away: bool) -> None:
        self._state.away = away
        if away:
            let_fall(self._running)

    @property
    def _waits(self) -> bool:
        """Whether something is said, and any press leads on."""
        return any_press_leads_on(self._state)

    # -- the mouse -----------------------------------------------------------------------------------------------

    def _by_mouse(self, intent: ByMouse) -> None:
        match intent:
            case intents.Hover(item, point):
                self._state.pointing = self._state.pointing.over(item, self._state.hand(), self._state.now, point)
            case intents.Carry(point):
                self._carry(point)
            case intents.Drop(point):
                self._drop(point)
            case intents.Take(item, card, point):
                self._press_down(item)
                if self._waits:
                    self._press(item)
                else:
                    self._take_up(card, point)
            case intents.Press(item):
                self._press_down(item)
                self._press(item)
            case intents.Beside():
                self._press_down(None)
                self._beside(intent)
            case _:
                assert_never(intent)

    def _carry(self, point: Point) -> None:
        state, before = self._state, self._state.pointing.drag
        if before is not None:
            state.pointing = now = state.pointing.carried(before, point)
            if now.drag is not None and now.drag.lifted and not before.lifted:
                self._running.flick()

    def _press_down(self, item: ItemId | None) -> None:
        """Note that the button of the mouse goes down here, whatever comes of it."""
        state = self._state
        state.away = False
        state.said.go_on_from_refusal()
        state.pointing = state.pointing.pressing(item, state.hand(), state.now)

    def _press(self, item: ItemId | None) -> None:
        """Press an item with the mouse. A card is taken up and played where the mouse is let go; everything else
        happens at once."""
        if self._waits and (item is None or item.row.leads_on):
            self._actions.press(FIRST_BUTTON)
        elif item is not None and (not item.row.idle or self._asks_for_word(item)):
            self._actions.press(item)
        elif not self._actions.end_motion() and not where_to_click(self._running):
            self._running.release()

    def _asks_for_word(self, item: ItemId) -> bool:
        """Whether it is the face of somebody who shares the laptop and may have something to say."""
        return item.kind == "seat" and item.number in self._state.may_ask_for_word

    def _take_up(self, card: int | None, point: Point) -> None:
        """Take up a card at once, also out of motion; but whoever hears the table hears first what comes of that, and
        of a trick that waits to be gathered."""
        state = self._state
        if not self._actions.make_way_for_card():
            return
        if card is not None and card in state.hand():
            drag = Drag(card, state.hand().index(card), point, point)
            state.pointing = state.pointing._replace(drag=drag)

    def _beside(self, pressed: intents.Beside) -> None:
        """Press beside the buttons of a panel. On its sheet nothing happens. Anywhere else the panel closes, and
        another button that lies there does what it says."""
        panel = open_panel(self._state)
        if self._state.choosing.asked and pressed.on_deed:
            ask_claim_first(self._running)
        elif panel is not None and pressed.outside and not has_just_come(self._state):
            self._close_and_press(panel[0], pressed.item)

    def _close_and_press(self, panel: Panel, button: ItemId | None) -> None:
        """Close the panel and press a button; the call whose panel it is only closes it."""
        self._actions.calling.close()
        if button is not None and button != ItemId("call", name=panel.button):
            self._actions.press(button)

    def _drop(self, point: Point) -> None:
        state, drag = self._state, self._state.pointing.drag
        state.pointing = state.pointing._replace(pressed=None, drag=None)
        if drag is None or state.choosing.panel is not None or drag.card not in state.hand():
            return
        if not drag.lifted:
            self._actions.play(drag.card)
            return
        if held_card.is_over_table(state.stage, point):
            self._actions.play(drag.card)
        else:
            self._running.flick()
            if state.by_hand:
                self._running.sort(drag.at, held_card.place_in_hand(state.stage, point[0]))
        held_card.let_card_go(state.stage, drag, state.now, goes_home=not state.shown.busy(state.now))

    # -- keys ----------------------------------------------------------------------------------------------------

    def _by_key(self, intent: ByKey) -> None:
        """Do what a key means. Some lead everywhere to the same; what the others mean depends on what lies open."""
        choosing = self._state.choosing
        match intent:
            case intents.Back():
                self._back()
            case intents.Tab(by):
                keyboard_navigation.go_to_next_item(self._running, by)
            case intents.AskForWord(seat):
                self._actions.ask_for_word(seat)
            case intents.Arrow(direction, carries):
                keyboard_navigation.go_by_arrow(self._running, direction, carries)
            case intents.Accept():
                self._accept()
            case _ if choosing.asked:
                self._key_to_claim(intent)
            case _ if choosing.panel is not None:
                self._key_in_panel(intent)
            case _:
                self._key_on_table(intent)

    def _back(self) -> None:
        """Go back one step: a panel closes, a choice is undone, a hint is read, and then there is the menu, also from a
        question that stays."""
        state, choosing = self._state, self._state.choosing
        if choosing.panel is not None and not choosing.asked:
            self._actions.calling.close()
        elif choosing.picked is not None or choosing.mode is not None or choosing.waits_for_turn(state.seen, state.me):
            state.choosing = choosing._replace(picked=None, mode=None, intended=None)
        elif choosing.hint is not None:
            state.choosing = choosing._replace(hint=None)
        else:
            self._running.effects.append(OpenMenu())

    def _accept(self) -> None:
        """Press what has the focus, and end what moves; where nothing has the focus, only that."""
        state = self._state
        moved = state.choosing.panel is None and self._actions.end_motion()
        if not moved or (state.pointing.focus is not None and not self._actions.reads_first):
            self._press_focus()

    def _press_focus(self) -> None:
        """Press what has the focus; a claim that nobody looks at further stands. Where nothing has it, whoever
        hears the table is told what that waits for."""
        focus = self._state.pointing.focus or (STANDS if self._state.choosing.asked else None)
        if self._waits and (focus is None or focus.row.leads_on):
            self._actions.press(FIRST_BUTTON)
        elif focus is not None and focus.kind == "card" and self._actions.end_stop_for_listener():
            return  # what comes to the hand with the trick is heard first
        elif do_advised(self._running, self._actions):
            return
        elif focus is not None:
            self._actions.press(focus)
        else:
            self._running.announcer.remind()

    def _key_to_claim(self, intent: ByKey) -> None:
        """Do what a key means while a claim waits: it is answered by two numbers, and by nothing that gathers or goes
        on."""
        match intent:
            case intents.Number(at) if at < CLAIM_ANSWERS:
                self._actions.press(ItemId("choice", at))
            case intents.GoOn() if self._state.pointing.focus is None:
                self._running.announcer.remind()
            case intents.GoOn():
                self._press_focus()
            case intents.Call() | intents.Number():
                ask_claim_first(self._running)
            case _:
                self._look_round(intent)

    def _key_in_panel(self, intent: ByKey) -> None:
        """Do what a key means in an open panel. Space chooses as Enter does; a number is a choice, or a card that is
        pointed at. Another call takes the place of this one, and what is looked up comes instead of it, as with the
        mouse."""
        panel = self._state.choosing.panel
        match intent:
            case intents.GoOn():
                self._press_focus()
            case intents.Number(at) if panel is not None and panel.choices:
                self._actions.press(ItemId("choice", at))
            case intents.Number(at):
                self._actions.card(at)
            case intents.Icon(name):
                self._actions.calling.close()
                self._actions.icon(name)
            case intents.Call(name) if panel is not None and name != panel.button:
                self._actions.calling.close()
                self._actions.call(name)
            case _:
                self._look_round(intent)

    def _key_on_table(self, intent: ByKey) -> None:
        """Do what a key means on the table: a call, a look round, or a card; any other key only ends what moves."""
        match intent:
            case intents.NextName(by):
                keyboard_navigation.go_to_next_name(self._running, by)
            case intents.Call(name):
                self._actions.call(name)
            case intents.Number(at):
                self._number(at)
            case intents.GoOn():
                if not self._actions.end_motion():
                    self._go_on()
            case _:
                if not self._look_round(intent):
                    self._actions.end_motion()

    def _look_round(self, intent: ByKey) -> bool:
        """Look something up, or switch the sounds; gives back whether it was a key for that. Nothing of the deal
        changes."""
        match intent:
            case intents.Icon(name):
                self._actions.icon(name)
            case intents.ShowKeys():
                self._actions.icon("keys")
            case intents.ShowCards():
                self._running.effects.append(LookUp("cards"))
            case intents.SwitchSound():
                self._switch_sound()
            case intents.AskScore():
                self._actions.stands()
            case _:
                return False
        return True

    def _number(self, at: int) -> None:
        """Press an answer by its number, where a lesson asks; otherwise a card. After a call that asked nothing the
        number of what is mostly chosen there plays none."""
        if self._state.choosing.just_called(self._state.now):
            return
        answer = ItemId("answer", at)
        if any(item.id == answer for item in note_cards.answer_items(all_items(self._state), self._state)):
            self._actions.press(answer)
        else:
            self._actions.card(at)

    def _go_on(self) -> None:
        """Go on: what is said has been read; or the trick is gathered, and the table goes on. Where nothing waits for a
        press, whoever hears the table is told what it does wait for."""
        state, answers = self._state, note_cards.answer_items(all_items(self._state), self._state)
        if self._waits:
            self._actions.press(FIRST_BUTTON)
            return
        if answers and not state.player.hears:
            where_to_click(self._running)
        elif answers or state.stop is None:
            self._running.announcer.remind()
        if not answers:
            self._running.release()

    def _switch_sound(self) -> None:
        muted = not self._state.player.muted
        self._running.effects.append(Mute(muted))
        self._running.tell(say("sounds_off" if muted else "sounds_on"))

    # -- by ear --------------------------------------------------------------------------------------------------

    def _by_ear(self, intent: ByEar) -> None:
        """Do what whoever hears the table means: go to an item, and perhaps press it, as with the keys; what is no
        longer there is left alone."""
        state = self._state
        match intent:
            case intents.GoOnHeard():
                self._go_on_heard()
            case intents.Focus(item) | intents.PressHeard(item):
                if item is not None:
                    state.pointing = state.pointing.focused(item)
                if item is not None and isinstance(intent, intents.PressHeard):
                    self._press_heard(item)
            case _:
                assert_never(intent)

    def _go_on_heard(self) -> None:
        from .table_in_words import waits_for_press  # whoever hears nothing has no need of it

        if not self._actions.end_motion() and waits_for_press(self._state, all_items(self._state)):
            self._go_on()

    def _press_heard(self, item: ItemId) -> None:
        """Press an item for whoever hears the table. Input never waits for motion; but where that ends in something
        new, or with other cards in the hand, it is a card of which nobody has spoken."""
        state, hand = self._state, self._state.hand()
        is_card = item.kind == "card" and state.choosing.panel is None
        if is_card and self._actions.end_motion() and (state.stop is not None or state.hand() != hand):
            return
        self._press_focus()
