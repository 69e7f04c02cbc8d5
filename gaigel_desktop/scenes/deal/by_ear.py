"""What somebody means who hears the table and asks for something by its key in the tree for screen readers."""

from __future__ import annotations

from gaigel_desktop.table.play import intents
from gaigel_desktop.table.play.described import all_items
from gaigel_desktop.table.play.intents import Intent
from gaigel_desktop.table.play.table_in_words import ON
from gaigel_desktop.table.play.table_state import TableState
from gaigel_desktop.window.spoken.tree import Wanted


def intent_of(wanted: Wanted, state: TableState) -> Intent:
    """The intent of a wish from the tree: to come to something that lies there, or to press it; or to go on."""
    presses = wanted.deed == "press"
    if wanted.key == ON:
        return intents.GoOnHeard() if presses else intents.Focus(None)
    item = next((item.id for item in all_items(state) if item.in_reach and item.id.key == wanted.key), None)
    return intents.PressHeard(item) if presses else intents.Focus(item)
