"""Reach: what the player can point at now, and where Tab leads."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.actions import PROOF, card_of, mode_of
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.scenes.picture import asking, spots
from gaigel_desktop.scenes.picture.panels import Offer, is_king_or_ober, offers
from gaigel_desktop.scenes.picture.spots import Around, Placed, Spot, switched
from gaigel_desktop.scenes.picture.things import MELD, things
from gaigel_desktop.scenes.stage.frame_layout import ALL_ICONS
from gaigel_desktop.window.boxes import Point

from . import cover, papers
from .quiet import is_passed_over
from .state import TableState

DEEDS: Final[tuple[str, ...]] = ("card", "call")  # what is done with these counts in the game
BUTTONS: Final[tuple[str, ...]] = ("call", "icon", "offer", "proof", "paper")


def in_reach(state: TableState) -> list[Placed]:
    """Everything that can be pointed at now."""
    seen, table, panel = state.stage.seen, state.stage.table, state.choosing.panel
    if panel is None:
        there = spots.resting(seen, table, _around(state))
        return there + (papers.buttons(state) if papers.may_lie(state) else [])
    sheet = asking.panel_box(seen, table, panel)
    choices = asking.choices(panel, sheet)
    if state.choosing.asked:  # whoever is asked may look round, and do nothing else
        around = spots.resting(seen, table, Around(icons(state)))
        return choices + [each for each in around if each.spot.kind not in DEEDS and not each.box.overlaps(sheet)]
    cards = spots.hand(table, len(state.hand())) if state.choosing.points else []
    return cards + choices


def deeds(state: TableState) -> list[Placed]:
    """What counts in the game when it is pressed, whether it is in reach or not."""
    there = spots.resting(state.stage.seen, state.stage.table, Around())
    return [placed for placed in there if placed.spot.kind in DEEDS]


def beside(state: TableState) -> list[Placed]:
    """The buttons in sight beside an open panel: each does what it says."""
    there = spots.resting(state.stage.seen, state.stage.table, _around(state))
    there += papers.buttons(state) if papers.may_lie(state) else []
    hidden = ("offer",) if covers_ways(state) else ()
    return [placed for placed in there if placed.spot.kind in BUTTONS and placed.spot.kind not in hidden]


def covers_ways(state: TableState) -> bool:
    """Whether a panel lies over a way to open: then none of them is in sight."""
    panel, stage = state.choosing.panel, state.stage
    if panel is None:
        return False
    sheet = asking.panel_box(stage.seen, stage.table, panel)
    return any(box.overlaps(sheet) for box in spots.offer_boxes(stage.table, len(ways_to_open(state))))


def under(state: TableState, point: Point) -> Spot | None:
    """What the mouse points at: what can be pressed before what only has a name; but a card that was turned up for a
    declaration lies on its pile."""
    spot = spots.at(point, in_reach(state))
    thing = spots.at(point, named(state)) if spot is None or spot.kind == "pile" else None
    return thing if spot is None or (thing is not None and thing.name == MELD) else spot


def named(state: TableState) -> list[Placed]:
    """What lies there and has a name, but cannot be pressed, unless a panel is open or lies over it."""
    stage, choosing = state.stage, state.choosing
    if choosing.panel is not None and not choosing.asked:
        return []
    lying = things(stage.seen, stage.table, stage.won, state.mats())
    if choosing.panel is None:
        return lying
    sheet = asking.panel_box(stage.seen, stage.table, choosing.panel)
    return [placed for placed in lying if not placed.box.overlaps(sheet)]


def _around(state: TableState) -> Around:
    return Around(icons(state), len(ways_to_open(state)), asked(state), cover.lying(state))


def ring(state: TableState) -> list[Spot]:
    """Where Tab goes, one after the other."""
    if not state.choosing.points:
        there = dict.fromkeys(placed.spot for placed in in_reach(state))
        coming = [spot for spot in there if spot.kind != "call" or not is_passed_over(state, spot.name)]
        paper = [spot for spot in coming if spot.kind == "paper"]
        rest = [spot for spot in coming if spot.kind != "paper"]
        return paper + rest if _reads(state) else rest + paper  # what is offered comes last
    cards = [Spot("card", at) for at, card in enumerate(state.hand()) if is_king_or_ober(card)]
    return [*cards, Spot("close")]


def icons(state: TableState) -> tuple[str, ...]:
    """The small buttons that are there: what always is, and the aids that are switched on."""
    there = switched(state.aids)
    return tuple(name for name in ALL_ICONS if there.get(name, True))


def asked(state: TableState) -> tuple[int, ...]:
    """The seats that can be asked to show their hand, while nothing has to be answered."""
    seen = state.stage.seen
    if not seen.proof or state.choosing.asked:
        return ()
    played = (seat for seat in range(seen.players) if seen.proof >> seat & 1)
    return tuple(seat for seat in played if state.chair.why_not(PROOF + seat) is None)


def ways_to_open(state: TableState) -> tuple[Offer, ...]:
    """The ways to open that are laid out."""
    possible, mode = fitting(state, state.choosing.picked), state.choosing.mode
    if not state.opening or (mode is None and state.choosing.picked is None and _reads(state)):
        return ()
    return offers(possible if mode is None else (*possible, mode))


def _reads(state: TableState) -> bool:
    """In a lesson the card comes before the way to lead it: there is enough to read."""
    return papers.may_lie(state) and papers.said_now(state) is not None


def fitting(state: TableState, card: int | None) -> tuple[int, ...]:
    """The ways in which this card can be led."""
    return tuple(mode_of(action) for action in card_actions(state.seen) if card_of(action) == card)
