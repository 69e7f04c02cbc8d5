"""A deal told again in words: the step with its place, the board, and the table as it lies there."""

from __future__ import annotations

from gaigel_desktop.table.board.item_words import Situation
from gaigel_desktop.table.board.table_nodes import THE_TABLE, group_nodes, items_on, open_hands
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.pages.page import Page
from gaigel_desktop.window.spoken.tree import InWords, Node

from .replay_controls import Seen


def step_in_words(page: Page, seen: Seen, on: Situation, calls: tuple[Node, ...]) -> InWords:
    """What has happened first; then the way through the steps; then the table."""
    place = say("spoken_step", {"step": seen.at, "steps": seen.last})
    told = Node("deed", "text", seen.deed, place)
    board = tuple(node for node in page.spoken() if seen.deed not in (node.name, node.value))
    table = (*group_nodes(items_on(on), on, "hand", *THE_TABLE), *open_hands(on))
    return InWords(say("spoken_replay"), (told, *board, *calls, *table), page.focus)


def proof_in_words(page: Page) -> InWords:
    """The seed of the pack, as long as that is looked at."""
    return InWords(say("retell_proof_title"), page.spoken(), page.focus)
