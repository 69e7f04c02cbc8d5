"""What lies on a card of paper before the player: the words of a lesson or a hint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from gaigel_desktop.table.board import item_boxes
from gaigel_desktop.table.board.card_places import trick_place
from gaigel_desktop.table.board.highlight import highlighted_boxes
from gaigel_desktop.table.board.item import Item, ItemId, find_item
from gaigel_desktop.table.board.item_boxes import lying_box
from gaigel_desktop.table.board.items import Paper
from gaigel_desktop.table.board.note_card import Counted, LaidNoteCard, NoteCard
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box

from . import hint_places, laid_out_choices
from .choosing import Advised
from .lesson_note import lesson_speaks, note_now
from .table_items import base_items, open_panel
from .table_state import TableState

if TYPE_CHECKING:
    from gaigel_desktop.controller.teaching.note import Note

FIRST_BUTTON: Final = ItemId("answer")  # of the card: the first answer, or the way on


def laid_note_card(state: TableState) -> LaidNoteCard | None:
    """The card of paper with the place where it lies; None where the ways to open or a panel lie there."""
    leaf = note_card_of(state)
    if leaf is None or _is_followed(state) or laid_out_choices.ways_to_open(state):
        return None
    there, panel = _lain(state, leaf), open_panel(state)
    return None if panel is not None and there.box.overlaps(panel[1]) else there


def _lain(state: TableState, leaf: NoteCard) -> LaidNoteCard:
    """The card of paper where it lay at the last picture, if nothing has changed since on which that depends."""
    stage = state.stage
    asked = leaf, stage.table, state.lays_paper.looks
    if state.laid is None or state.laid[0] != asked:
        state.laid = asked, state.lays_paper.lay(leaf, stage.seen, stage.table)
    return state.laid[1]


def _is_followed(state: TableState) -> bool:
    """Whether what a hint tells to call is being called: now the question about it lies there."""
    hint, panel = state.choosing.hint, state.choosing.panel
    return hint is not None and hint.deed is not None and panel is not None


def note_card_of(state: TableState) -> NoteCard | None:
    """What is written on the card of paper; None if there is none."""
    hint = state.choosing.hint
    note = note_now(state)
    if note is not None and state.lecture is not None:
        lit = highlighted_boxes(note.at, base_items(state))
        told, pile = state.lecture, _laid_out(state, note)
        return NoteCard(note.words, told.teller, told.buttons, lit, told.back, pile)
    if hint is not None:
        return NoteCard(hint.words, lit=_about_hint(state, hint) if hint.deed is None else ())
    return None


def _about_hint(state: TableState, hint: Advised) -> tuple[Box, ...]:
    """The boxes of what a hint is about: cards, piles, and what is to be pressed."""
    items = base_items(state)
    pressed = find_item(items, hint_places.advised_item(state))
    boxes = () if pressed is None or pressed.id.kind == "card" else pressed.boxes
    return (*highlighted_boxes(hint_places.hint_places(state, hint), items), *boxes)


def _laid_out(state: TableState, note: Note) -> tuple[Counted, ...]:
    """The cards to be counted on the paper; after a wrong answer with what each of them is worth."""
    worth = state.seen.law.card_points
    return tuple(Counted(card, str(worth[card]) if note.mistake else "") for card in note.pile)


def _reached(box: Box) -> Box:
    """The box in which the words of the way back are hit, as easily as a button."""
    return box.inset(0, min(0.0, (box.height - theme.TARGET) / 2))


def answer_items(items: Sequence[Item], state: TableState) -> list[Item]:
    """The answers to choose from, where a lesson asks something; otherwise empty."""
    there = [item for item in items if item.id.kind == "answer"]
    return there if state.lecture is not None and len(there) > 1 else []


def paper_buttons(there: LaidNoteCard | None, state: TableState) -> Paper:
    """The buttons of the paper; where the cards of a trick are the answers, these, and whoever played them."""
    back = _reached(there.back) if there is not None and there.back is not None else None
    note = note_now(state)
    if note is not None and note.asks_who:
        return Paper(tuple(_cards_of_trick(state)), back, lesson_speaks(state))
    buttons = there.buttons if there is not None else ()
    return Paper(tuple((box,) for box in buttons), back, lesson_speaks(state))


def _cards_of_trick(state: TableState) -> Iterator[tuple[Box, Box]]:
    """The boxes of each card of the trick and of whoever played it, in the order of play."""
    seen, table = state.stage.seen, state.stage.table
    for step in range(len(seen.trick)):
        seat = (seen.leader + step) % seen.players
        yield lying_box(trick_place(seen, table, seat)), item_boxes.portrait_box(seen, table, seat)
