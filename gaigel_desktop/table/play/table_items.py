"""The items of the table that is played at: what the state of the table adds to the deal, put into the one list."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.table.board import panel_layout
from gaigel_desktop.table.board.buttons import CALLS, icons_there
from gaigel_desktop.table.board.in_sight import WORDS, OnTable, in_sight
from gaigel_desktop.table.board.item import Item, ItemId
from gaigel_desktop.table.board.items import Extras, Placed, Pointed, items
from gaigel_desktop.table.board.panels import Panel
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.window.boxes import Box

from . import aids, dimmed_calls, laid_out_choices, points_mat
from .calls_taught import calls_there
from .hint_places import advised_cards, advised_item
from .kept_card import waiting_card
from .lesson_note import note_now
from .table_state import TableState

AUS: Final = ItemId("call", name="aus")


def base_items(state: TableState) -> tuple[Item, ...]:
    """All items on the table but the buttons of a paper, which is laid where it hides as little of this as can be.
    Nothing is pointed at yet."""
    return placed_items(state).items


def placed_items(state: TableState) -> Placed:
    """The items on the table with what is to stay in sight; made anew only when something lies otherwise."""
    stage, more = state.stage, item_extras(state)
    because = stage.table, more, _as_it_lies(stage)
    if state.placed is None or state.placed.because != because:
        there = items(stage.seen, stage.table, stage.won, more)
        state.placed = Placed(because, there, in_sight(WORDS, OnTable(stage.seen, stage.table)))
    return state.placed


def _as_it_lies(stage: Stage) -> object:
    """What of a deal decides where things lie, as a value to compare."""
    seen, won = stage.seen, stage.won
    hand = seen.hands[stage.table.front]
    trick = seen.leader, *seen.trick
    melds = [(*each,) for each in won.melds], [len(cards) for cards in won.cards]
    return hand, trick, [*seen.tricks], seen.indicator, seen.reserver, seen.drawn, seen.phase, *melds


def item_extras(state: TableState) -> Extras:
    """What lies on the table besides the deal."""
    if state.covered:
        return Extras(icons=("menu",), coasters=state.mats(), calls=())
    panel, mat = open_panel(state), points_mat.points_mat(state)
    return Extras(
        icons=icons_there(state.aids),
        ways=len(laid_out_choices.ways_to_open(state)),
        proofs=laid_out_choices.seats_to_ask(state),
        panel=panel,
        strip=state.aids.strip,
        mat=mat.box if mat is not None else None,
        coasters=state.mats(),
        calls=calls_there(state),
        passed_over=frozenset(row.name for row in CALLS if dimmed_calls.is_passed_over(state, row.name)),
    )


def item_pointing(state: TableState) -> Pointed:
    """What is pointed at, advised, chosen and dimmed now."""
    at, choosing = state.pointing, state.choosing
    return Pointed(
        hovered=at.hovered,
        pressed=at.pressed,
        focused=focused_item(state),
        advised=advised_item(state),
        due=AUS if state.match.playing and aids.has_101(state) else None,
        held=at.drag is not None,
        dimmed=dimmed_calls.dimmed_buttons(state),
        picked=choosing.picked,
        lifted=waiting_card(state),
        cards=advised_cards(state),
        playable=aids.marked_cards(state),
        new=aids.newest_card(state),
    )


def open_panel(state: TableState) -> tuple[Panel, Box] | None:
    """The open panel and the box where it lies; None if there is none."""
    panel, stage = state.choosing.panel, state.stage
    return None if panel is None else (panel, panel_layout.panel_box(stage.seen, stage.table, panel))


def focused_item(state: TableState) -> ItemId | None:
    """The item that the keys are at, or which card of a trick would be the answer."""
    pointing, note = state.pointing, note_now(state)
    if pointing.by_keys:
        return pointing.focus
    asks_who, hovered = note is not None and note.asks_who, pointing.hovered
    return hovered if asks_who and hovered is not None and hovered.kind == "answer" else None
