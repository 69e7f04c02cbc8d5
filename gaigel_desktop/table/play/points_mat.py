"""The beer mat that covers the own points once the player can count: where it lies, and a look under it."""

from __future__ import annotations

from collections.abc import Iterable

from gaigel_desktop.controller.settings import AID
from gaigel_desktop.table.board.item import Item, ItemId
from gaigel_desktop.table.board.item_boxes import mat_box
from gaigel_desktop.table.board.top_layer import Mat
from gaigel_desktop.table.motion.card_sounds import stereo_position
from gaigel_desktop.window import theme

from .effects import Effect, Helped, Sound
from .table_state import TableState


def is_covered(state: TableState) -> bool:
    """Whether the own points lie under a mat; never in a lesson that shows them."""
    return state.player.learner.covers_points and not state.always_shown.my_points


def is_lifted(state: TableState) -> bool:
    """Whether the player looks under the mat now."""
    return state.now < state.lifted_until or state.pointing.pressed == ItemId("mat")


def points_mat(state: TableState) -> Mat | None:
    """The mat over the own points; None as long as there is nothing for it to lie on."""
    seen = state.stage.seen
    ours = seen.law.side[state.me]
    if not seen.points[ours] or not is_covered(state):
        return None
    return Mat(mat_box(seen, state.stage.table, ours), is_lifted(state))


def mat_among(items: Iterable[Item], state: TableState) -> Mat | None:
    """The mat over the own points, found among the items; None if it is not there."""
    there = next((item for item in items if item.id.kind == "mat"), None)
    return Mat(there.box, is_lifted(state)) if there is not None else None


def look_under(state: TableState, effects: list[Effect]) -> None:
    """Lift the mat over the own points for a while: that is help, and written down with the deal; it answers the
    question for the points too."""
    mat = points_mat(state)
    if mat is None:
        return
    pan = stereo_position(mat.box.middle[0], state.stage.table.width)
    effects.append(Sound("mat_laid", pan))
    state.lifted_until = state.now + theme.MAT_LIFTED
    state.has_looked = state.stage.seen.done
    if state.counts:
        effects.append(Helped(f"{AID}my_points"))
