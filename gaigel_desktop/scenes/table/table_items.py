"""The items of the table that is played at: what the state of the table adds to the deal, put into the one list."""

from __future__ import annotations

from gaigel_desktop.scenes.picture import asking, spots
from gaigel_desktop.scenes.picture.item import Item, ItemId
from gaigel_desktop.scenes.picture.items import Extras, Helped, Pointed, items
from gaigel_desktop.scenes.picture.panels import Panel
from gaigel_desktop.scenes.stage.buttons import CALLS, icons_there
from gaigel_desktop.window.boxes import Box

from . import aids, cover, quiet, reach
from .hinted import advised_cards, advised_item
from .kept import waiting_card
from .lesson_note import said_now
from .state import TableState


def base_items(state: TableState, more: Extras | None = None) -> tuple[Item, ...]:
    """Everything on the table but the buttons of a paper, which is laid where it hides as little of this as can be."""
    stage = state.stage
    return items(stage.seen, stage.table, stage.won, extras(state) if more is None else more)


def extras(state: TableState) -> Extras:
    """What lies there besides the deal, and how it is pointed at and helped with."""
    panel, mat = open_panel(state), cover.mat(state)
    ways = [] if covers_ways(state, panel) else [offer.mode for offer in reach.ways_to_open(state)]
    chosen = state.choosing.mode
    return Extras(
        icons=icons_there(state.aids),
        ways=len(ways),
        chosen_way=ways.index(chosen) if chosen in ways else -1,
        proofs=reach.asked(state),
        panel=panel,
        strip=spots.strip_box(state.stage.seen, state.stage.table) if state.aids.strip else None,
        mat=mat.box if mat is not None else None,
        coasters=state.mats(),
        dimmed=quiet.dimmed(state),
        passed_over=frozenset(row.name for row in CALLS if quiet.is_passed_over(state, row.name)),
        picked=state.choosing.picked,
        lifted=waiting_card(state),
        held=state.pointing.drag is not None,
        pointed=Pointed(state.pointing.hovered, state.pointing.pressed, focused(state)),
        helped=Helped(advised_item(state), advised_cards(state), aids.legal(state), aids.newest(state)),
    )


def open_panel(state: TableState) -> tuple[Panel, Box] | None:
    """What is asked, and where."""
    panel, stage = state.choosing.panel, state.stage
    return None if panel is None else (panel, asking.panel_box(stage.seen, stage.table, panel))


def covers_ways(state: TableState, panel: tuple[Panel, Box] | None) -> bool:
    """Whether a panel lies over a way to open: then none of them is in sight."""
    if panel is None:
        return False
    ways = spots.offer_boxes(state.stage.table, len(reach.ways_to_open(state)))
    return any(box.overlaps(panel[1]) for box in ways)


def focused(state: TableState) -> ItemId | None:
    """What the keys are at, or which card of a trick would be the answer."""
    pointing, note = state.pointing, said_now(state)
    if pointing.by_keys:
        return pointing.focus
    asks_who, hovered = note is not None and note.asks_who, pointing.hovered
    return hovered if asks_who and hovered is not None and hovered.kind == "answer" else None
