"""What lies on a card of paper before the player: the words of a lesson or a hint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from gaigel_desktop.rules.deal import hand_size
from gaigel_desktop.table.board import item_boxes, panel_layout
from gaigel_desktop.table.board.card_places import LIFTS, trick_place
from gaigel_desktop.table.board.chrome import Chrome
from gaigel_desktop.table.board.frame_layout import line_box
from gaigel_desktop.table.board.highlight import highlighted_boxes
from gaigel_desktop.table.board.item import Item, ItemId, find_item
from gaigel_desktop.table.board.item_boxes import lying_box
from gaigel_desktop.table.board.items import Paper
from gaigel_desktop.table.board.note_card import Counted, LaidNoteCard, NoteCard, NoteCardToLay
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box

from . import hint_places
from .at_rest import resting_picture
from .choosing import Advised
from .lesson_note import lesson_speaks, note_now
from .table_items import base_items
from .table_state import TableState

if TYPE_CHECKING:
    from gaigel_desktop.controller.teaching.note import Note

FIRST_BUTTON: Final = ItemId("answer")  # of the card: the first answer, or the way on
WAYS: Final = 3  # to open, that lie there as soon as a card is chosen


def laid_note_card(state: TableState, rests: Chrome | None = None) -> LaidNoteCard | None:
    """The card of paper with the place where it lies; None while cards fly, and below a panel. Who knows what rests on
    the table says so."""
    leaf = note_card_of(state)
    if leaf is None or _is_followed(state):
        return None
    stage = state.stage
    ways = item_boxes.offer_boxes(stage.table, WAYS) if state.opening else ()
    panel = state.choosing.panel
    asked = () if panel is None else (panel_layout.panel_box(stage.seen, stage.table, panel),)
    around = asked if state.choosing.asked else ()  # what is opened by hand lies over it, and moves nothing
    slip = (item_boxes.strip_box(stage.seen, stage.table),) if state.aids.strip else ()
    silent = state.lecture is not None or (state.choosing.hint is not None and state.said.note is None)
    line = () if silent else (line_box(stage.table),)  # goes on saying what is to be said
    there = _lain(state, leaf, (*ways, *slip, *line, *around), rests or resting_picture(state, ()))
    return None if any(there.box.overlaps(box) for box in asked) else there


def _lain(state: TableState, leaf: NoteCard, never: tuple[Box, ...], rests: Chrome) -> LaidNoteCard:
    """The card of paper where it lay at the last picture, if nothing has changed since on which that depends."""
    stage, seen = state.stage, state.stage.seen
    held = [hand_size(seen, seat) for seat in range(seen.players)]
    around = rests._replace(calls=()), stage.table, held, [*seen.tricks], len(seen.trick), seen.turn, state.mats()
    asked = leaf, never, around, state.lays_paper.looks, state.offered, state.lecture is None
    if state.laid is None or state.laid[0] != asked:
        state.laid = asked, _laid_anew(state, leaf, never, rests)
    return state.laid[1]


def _laid_anew(state: TableState, leaf: NoteCard, never: tuple[Box, ...], rests: Chrome) -> LaidNoteCard:
    offered = state.offered if leaf.back and state.lecture is None else None
    title = offered.title if offered is not None else ""
    return state.lays_paper.lay(
        NoteCardToLay(leaf, title, never, rests, state.mats()), state.stage.seen, state.stage.table
    )


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
        about = _about_hint(state, hint)
        return NoteCard(hint.words, lit=about) if hint.deed is None else NoteCard(hint.words, beside=about)
    return None


def _about_hint(state: TableState, hint: Advised) -> tuple[Box, ...]:
    """The boxes of what a hint is about: cards, which are lifted then, piles, and what is to be pressed."""
    up, items = LIFTS if hint.deed else 0.0, base_items(state)
    pressed = find_item(items, hint_places.advised_item(state))
    boxes = () if pressed is None or pressed.id.kind == "card" else pressed.boxes
    return (*(box.moved(0, -up) for box in highlighted_boxes(hint_places.hint_places(state, hint), items)), *boxes)


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
