"""Spots: everything at the table that can be pointed at or focused, by key, with its box. Pure."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.screen import Point

from . import layout
from .layout import Table
from .panels import WHEEL, Panel

PANEL: Final = 320.0  # as wide as the announcements above which it opens
CLOSE: Final = theme.TARGET
ROW: Final = theme.TARGET + 8
ROW_GAP: Final = 8.0
MANY: Final = 5
TITLE: Final = 84.0  # a question; what needs many rows says it in one line
SHORT_TITLE: Final = 52.0
FEW: Final = 2
OFFER: Final = (178.0, 262.0)
SIGN: Final = (132.0, 84.0)
WHEEL_REACH: Final = (156.0, 138.0)
LOWEST: Final = 0.81  # of the reach, where the last two of five signs are
PROOF: Final = (96.0, theme.TARGET)
SWITCHED_ICONS: Final = {"hint": "aid_hint", "take_back": "aid_take_back", "gone": "aid_cards_gone"}


class Spot(NamedTuple):
    """A place with a name."""

    key: str
    box: Box


class Around(NamedTuple):
    """What decides which spots there are, besides the deal."""

    icons: tuple[str, ...] = ()
    offers: int = 0
    proofs: tuple[int, ...] = ()  # seats that can be asked to show their hand


def resting(seen: Deal, table: Table, around: Around) -> list[Spot]:
    """The spots in the order of Tab: cards, ways to open, announcements, portraits, slate, piles, icons."""
    size = len(layout.sorted_hand(seen, table))
    found = [Spot(f"card {at}", card_box(table, at, size)) for at in range(size)]
    found += [Spot(f"offer {at}", box) for at, box in enumerate(offer_boxes(table, around.offers))]
    found += [Spot(name, Box(*rect)) for name, rect in layout.button_rects(table).items()]
    found += [Spot(f"seat {seat}", portrait_box(seen, table, seat)) for seat in in_order(seen, table)]
    found += [Spot(f"proof {seat}", proof_box(seen, table, seat)) for seat in around.proofs]
    found.append(Spot("slate", Box(*layout.slate_rect(table))))
    found += [Spot(f"pile {side}", pile_box(seen, table, side)) for side, won in enumerate(seen.tricks) if won]
    icons = layout.icon_rects(table, around.icons)
    return found + [Spot(f"icon {name}", Box(*icons[name])) for name in around.icons]


def in_order(seen: Deal, table: Table) -> list[int]:
    """The seats from the own one on."""
    return [(table.me + step) % seen.players for step in range(seen.players)]


def at(point: Point, spots: list[Spot]) -> str:
    """What lies under the point; of overlapping spots the one on top, which comes last."""
    return next((spot.key for spot in reversed(spots) if spot.box.holds(point)), "")


# -- single boxes ------------------------------------------------------------------------------------------------


def card_box(table: Table, at: int, size: int) -> Box:
    """An own card; its small angle in the fan is left aside."""
    place = layout.hand_place(table, at, size)
    wide, high = place.width, place.width * theme.CARD_SHAPE
    return Box(place.x - wide / 2, place.y - high / 2, wide, high)


def portrait_box(seen: Deal, table: Table, seat: int) -> Box:
    """A portrait."""
    return Box(*layout.portrait_rect(seen, table, seat))


def pile_box(seen: Deal, table: Table, side: int) -> Box:
    """The pile of a side."""
    place = layout.pile_place(seen, table, side)
    wide, high = place.width, place.width * theme.CARD_SHAPE
    if abs(place.angle) % 180 > 45:
        wide, high = high, wide
    return Box(place.x - wide / 2, place.y - high / 2, wide, high)


def proof_box(seen: Deal, table: Table, seat: int) -> Box:
    """ "Zeig!" on the portrait of whoever played a trump to the first trick."""
    portrait = portrait_box(seen, table, seat)
    return portrait.centred(*PROOF).moved(0, 14)


def offer_boxes(table: Table, count: int) -> list[Box]:
    """The ways to lead the first card, side by side where the trick will lie."""
    wide, high = OFFER
    middle, gap = table.x(500), 10.0
    left = middle - (count * wide + (count - 1) * gap) / 2
    return [Box(left + at * (wide + gap), table.y(326) - high / 2, wide, high) for at in range(count)]


# -- panels ------------------------------------------------------------------------------------------------------


def panel_box(table: Table, panel: Panel) -> Box:
    """A small sheet above the announcements; the signs have their wheel in the middle of the table."""
    if panel.kind == WHEEL:
        wide, high = 2 * WHEEL_REACH[0] + SIGN[0] + 60, (1 + LOWEST) * WHEEL_REACH[1] + SIGN[1] + 60
        return Box(table.x(545) - wide / 2, table.y(326) - high / 2, wide, high)
    high = _title(panel) + 2 * 18 + len(panel.choices) * sum(_row(panel))
    return Box(table.width - 12 - PANEL, table.height - 172 - high, PANEL, high)


def title_box(table: Table, panel: Panel) -> Box:
    """Where the question stands."""
    box = panel_box(table, panel)
    if panel.kind == WHEEL:
        return Box(box.middle[0] - 86, _hub(box) + 4, 172, 58)
    return box.inset(CLOSE + 14, 16).top(_title(panel) - 10)


def choice_boxes(table: Table, panel: Panel) -> list[Box]:
    """The buttons of a panel."""
    box = panel_box(table, panel)
    if panel.kind == WHEEL:
        return [_on_wheel(box, at, len(panel.choices)) for at in range(len(panel.choices))]
    rows = box.inset(26, 0).below(_title(panel) + 16)
    row, gap = _row(panel)
    return [rows.top(row).moved(0, at * (row + gap)) for at in range(len(panel.choices))]


def _title(panel: Panel) -> float:
    return TITLE if len(panel.choices) <= FEW else SHORT_TITLE


def _row(panel: Panel) -> tuple[float, float]:
    """How high a row of a panel is, and the gap below it; many rows are lower."""
    return (ROW, ROW_GAP) if len(panel.choices) <= MANY else (theme.TARGET, ROW_GAP / 2)


def _on_wheel(box: Box, at: int, count: int) -> Box:
    turn = math.radians(360 * at / count - 90)
    x, y = box.middle[0] + math.cos(turn) * WHEEL_REACH[0], _hub(box) + math.sin(turn) * WHEEL_REACH[1]
    return Box(x - SIGN[0] / 2, y - SIGN[1] / 2, *SIGN)


def _hub(box: Box) -> float:
    """How far down the middle of the wheel is."""
    return box.y + 30 + SIGN[1] / 2 + WHEEL_REACH[1]


def close_box(table: Table, panel: Panel) -> Box:
    """The cross in the corner of a panel."""
    box = panel_box(table, panel)
    return Box(box.right - CLOSE - 2, box.y + 3, CLOSE, CLOSE)


def choices(table: Table, panel: Panel) -> list[Spot]:
    """The spots of a panel."""
    found = [Spot(f"choice {at}", box) for at, box in enumerate(choice_boxes(table, panel))]
    return [*found, Spot("close", close_box(table, panel))]
