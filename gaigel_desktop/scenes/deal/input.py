"""What an event of mouse or keys means at the table. It asks what lies under the pointer and changes nothing."""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.table.board.buttons import CALL_OF_KEY, ICON_OF_KEY
from gaigel_desktop.table.board.item import Item, ItemId, item_under, pressed_at
from gaigel_desktop.table.play import intents, moving_hand
from gaigel_desktop.table.play.described import all_items
from gaigel_desktop.table.play.intents import Intent
from gaigel_desktop.table.play.table_items import open_panel
from gaigel_desktop.table.play.table_state import TableState
from gaigel_desktop.window.boxes import Point
from gaigel_desktop.window.mouse import place_of
from gaigel_desktop.window.pages.controls import DIRECTIONS, letter_of
from gaigel_desktop.window.screen import Screen

CLAIM_KEYS: Final = {pygame.K_q: 0, pygame.K_s: 1}  # question it, let it stand
MEANS: Final[dict[int, Intent]] = {
    pygame.K_ESCAPE: intents.Back(),
    pygame.K_RETURN: intents.Accept(),
    pygame.K_KP_ENTER: intents.Accept(),
    pygame.K_SPACE: intents.GoOn(),
    pygame.K_F1: intents.ShowKeys(),
    pygame.K_v: intents.ShowCards(),
    pygame.K_p: intents.SwitchSound(),
    pygame.K_b: intents.AskScore(),
}


def intent_of(event: pygame.Event, state: TableState, screen: Screen) -> Intent | None:
    """The intent of an event of the window; None if it means nothing."""
    place = place_of(event, screen)
    match event.type:
        case pygame.MOUSEMOTION if place is not None:
            held = state.pointing.drag is not None
            return intents.Carry(place) if held else intents.Hover(_id(item_under(all_items(state), place)), place)
        case pygame.MOUSEBUTTONDOWN if place is not None:
            return _pressed(state, place)
        case pygame.MOUSEBUTTONUP if place is not None:
            return intents.Drop(place)
        case pygame.KEYDOWN:
            return _key(event, state)
        case pygame.WINDOWFOCUSLOST:
            return intents.Away(True)
        case pygame.WINDOWFOCUSGAINED:
            return intents.Away(False)
    return None


def _id(item: Item | None) -> ItemId | None:
    return item.id if item is not None else None


def _pressed(state: TableState, point: Point) -> Intent:
    """The intent of a press of the mouse: what lies under the pointer is pressed; an own card is taken up."""
    items, panel = all_items(state), open_panel(state)
    item = _id(pressed_at(items, point))
    if panel is None and item is not None and item.kind == "card":
        return intents.Take(item, moving_hand.card_under(state, point, item.number), point)
    if panel is not None and item is None:
        on_deed = any(each.id.row.counts and each.holds(point) for each in items)
        return intents.Beside(_id(item_under(items, point, "beside")), not panel[1].holds(point), on_deed)
    return intents.Press(item)


def _key(event: pygame.Event, state: TableState) -> Intent:
    """The intent of a key. A letter is a call or a small button before it is anything else."""
    key, letter, shifted = event.key, letter_of(event.key), bool(event.mod & pygame.KMOD_SHIFT)
    if event.mod & pygame.KMOD_ALT and pygame.K_1 <= key <= pygame.K_9:
        return intents.AskForWord(key - pygame.K_1)
    if key == pygame.K_TAB:
        return intents.Tab(-1 if shifted else 1)
    if key in DIRECTIONS:
        return intents.Arrow(DIRECTIONS[key], carries=shifted)
    if state.choosing.asked and key in CLAIM_KEYS:
        return intents.Number(CLAIM_KEYS[key])
    if key == pygame.K_n:
        return intents.NextName(-1 if shifted else 1)
    if letter in CALL_OF_KEY:
        return intents.Call(CALL_OF_KEY[letter])
    if letter in ICON_OF_KEY:
        return intents.Icon(ICON_OF_KEY[letter])
    if event.unicode == "?":
        return intents.ShowKeys()
    if pygame.K_1 <= key <= pygame.K_9:
        return intents.Number(key - pygame.K_1)
    return MEANS.get(key, intents.OtherKey())
