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
from .sitting import Sitting

DEEDS: Final[tuple[str, ...]] = ("card", "call")  # what is done with these counts in the game
BUTTONS: Final[tuple[str, ...]] = ("call", "icon", "offer", "proof", "paper")


def in_reach(sitting: Sitting) -> list[Placed]:
    """Everything that can be pointed at now."""
    seen, table, panel = sitting.stage.seen, sitting.stage.table, sitting.choosing.panel
    if panel is None:
        there = spots.resting(seen, table, _around(sitting))
        return there + (papers.buttons(sitting) if papers.may_lie(sitting) else [])
    sheet = asking.panel_box(seen, table, panel)
    choices = asking.choices(panel, sheet)
    if sitting.choosing.asked:  # whoever is asked may look round, and do nothing else
        around = spots.resting(seen, table, Around(icons(sitting)))
        return choices + [each for each in around if each.spot.kind not in DEEDS and not each.box.overlaps(sheet)]
    cards = spots.hand(table, len(sitting.hand())) if sitting.choosing.points else []
    return cards + choices


def deeds(sitting: Sitting) -> list[Placed]:
    """What counts in the game when it is pressed, whether it is in reach or not."""
    there = spots.resting(sitting.stage.seen, sitting.stage.table, Around())
    return [placed for placed in there if placed.spot.kind in DEEDS]


def beside(sitting: Sitting) -> list[Placed]:
    """The buttons in sight beside an open panel: each does what it says."""
    there = spots.resting(sitting.stage.seen, sitting.stage.table, _around(sitting))
    there += papers.buttons(sitting) if papers.may_lie(sitting) else []
    hidden = ("offer",) if covers_ways(sitting) else ()
    return [placed for placed in there if placed.spot.kind in BUTTONS and placed.spot.kind not in hidden]


def covers_ways(sitting: Sitting) -> bool:
    """Whether a panel lies over a way to open: then none of them is in sight."""
    panel, stage = sitting.choosing.panel, sitting.stage
    if panel is None:
        return False
    sheet = asking.panel_box(stage.seen, stage.table, panel)
    return any(box.overlaps(sheet) for box in spots.offer_boxes(stage.table, len(ways_to_open(sitting))))


def under(sitting: Sitting, point: Point) -> Spot | None:
    """What the mouse points at: what can be pressed before what only has a name; but a card that was turned up for a
    declaration lies on its pile."""
    spot = spots.at(point, in_reach(sitting))
    thing = spots.at(point, named(sitting)) if spot is None or spot.kind == "pile" else None
    return thing if spot is None or (thing is not None and thing.name == MELD) else spot


def named(sitting: Sitting) -> list[Placed]:
    """What lies there and has a name, but cannot be pressed, unless a panel is open or lies over it."""
    stage, choosing = sitting.stage, sitting.choosing
    if choosing.panel is not None and not choosing.asked:
        return []
    lying = things(stage.seen, stage.table, stage.won, sitting.mats())
    if choosing.panel is None:
        return lying
    sheet = asking.panel_box(stage.seen, stage.table, choosing.panel)
    return [placed for placed in lying if not placed.box.overlaps(sheet)]


def _around(sitting: Sitting) -> Around:
    return Around(icons(sitting), len(ways_to_open(sitting)), asked(sitting), cover.lying(sitting))


def ring(sitting: Sitting) -> list[Spot]:
    """Where Tab goes, one after the other."""
    if not sitting.choosing.points:
        there, said = dict.fromkeys(placed.spot for placed in in_reach(sitting)), _reads(sitting)
        heard = (spot for spot in there if spot.kind != "call" or not is_passed_over(sitting, spot.name))
        return sorted(heard, key=lambda spot: (spot.kind == "paper") is not said)  # what is offered comes last
    cards = [Spot("card", at) for at, card in enumerate(sitting.hand()) if is_king_or_ober(card)]
    return [*cards, Spot("close")]


def icons(sitting: Sitting) -> tuple[str, ...]:
    """The small buttons that are there: what always is, and the aids that are switched on."""
    there = switched(sitting.aids)
    return tuple(name for name in ALL_ICONS if there.get(name, True))


def asked(sitting: Sitting) -> tuple[int, ...]:
    """The seats that can be asked to show their hand, while nothing has to be answered."""
    seen = sitting.stage.seen
    if not seen.proof or sitting.choosing.asked:
        return ()
    played = (seat for seat in range(seen.players) if seen.proof >> seat & 1)
    return tuple(seat for seat in played if sitting.chair.why_not(PROOF + seat) is None)


def ways_to_open(sitting: Sitting) -> tuple[Offer, ...]:
    """The ways to open that are laid out."""
    possible, mode = fitting(sitting, sitting.choosing.picked), sitting.choosing.mode
    if not sitting.opening or (mode is None and sitting.choosing.picked is None and _reads(sitting)):
        return ()
    return offers(possible if mode is None else (*possible, mode))


def _reads(sitting: Sitting) -> bool:
    """In a lesson the card comes before the way to lead it: there is enough to read."""
    return papers.may_lie(sitting) and papers.said_now(sitting) is not None


def fitting(sitting: Sitting, card: int | None) -> tuple[int, ...]:
    """The ways in which this card can be led."""
    return tuple(mode_of(action) for action in card_actions(sitting.seen) if card_of(action) == card)
