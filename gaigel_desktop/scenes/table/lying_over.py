"""Lying over: what lies over the cards of a sitting now, found from what is open, said and pointed at."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.scenes.picture import spots
from gaigel_desktop.scenes.picture.bubbles import Bubble
from gaigel_desktop.scenes.picture.over import Over, Portrait, Way
from gaigel_desktop.scenes.picture.panels import Offer
from gaigel_desktop.scenes.picture.spots import Placed, Spot, kept_clear
from gaigel_desktop.scenes.slate.standing import side_told
from gaigel_desktop.scenes.stage import layout, stops
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.text.calls import OPENING_CALLS, call
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file

from . import aids
from .sitting import Sitting

HINTS: Final = {
    stops.OWN_TRICK: "gather",
    stops.TRICK: "go_on",
    stops.COUNT: "count_tricks",
    stops.WINDOW: "window_yours",
}
PORTRAIT: Final = 216.0


def over_of(sitting: Sitting) -> Over:
    """What lies over the cards now."""
    seen, table = sitting.stage.seen, sitting.stage.table
    show = call("button_proof", sitting.game.rules)
    return Over(
        bubbles=tuple((bubble, _said_at(sitting, bubble)) for bubble in sitting.bubbles),
        clear=kept_clear(seen, table) if sitting.bubbles else (),
        panel=sitting.panel and (sitting.panel, spots.panel_box(seen, table, sitting.panel)),
        ways=ways(sitting) if sitting.panel is None else (),
        icons=sitting.icons(),
        proofs=tuple((Spot("proof", seat), show, spots.proof_box(seen, table, seat)) for seat in sitting.asked()),
        points=_points(sitting, seen, table),
        line=line(sitting),
        focus=_focus(sitting),
        hovered=sitting.hovered,
        pressed=sitting.pressed,
        tip=tip(sitting),
        close=close_portrait(sitting),
        waits=sitting.away,
    )


def _said_at(sitting: Sitting, bubble: Bubble) -> Box:
    """The portrait or the card that a bubble belongs to."""
    seen, table, hand = sitting.stage.seen, sitting.stage.table, sitting.hand()
    if bubble.card in hand:
        return spots.card_box(table, hand.index(bubble.card), len(hand))
    return spots.portrait_box(seen, table, bubble.seat)


def ways(sitting: Sitting) -> tuple[Way, ...]:
    """The ways to open: those that fit the chosen card, or any card, or all."""
    fitting = sitting.fitting(sitting.picked) if sitting.picked is not None else aids.ways(sitting)
    return tuple(_way(sitting, offer, fitting is None or offer.mode in fitting) for offer in sitting.offers())


def _way(sitting: Sitting, offer: Offer, fits: bool) -> Way:
    """A way to open; if no card of the hand fits it, it says so."""
    about = offer.about if fits or sitting.picked is not None else say("opening_none")
    return Way(offer, _said_with(sitting, offer), about, offer.mode == sitting.mode, fits)


def _said_with(sitting: Sitting, offer: Offer) -> str:
    return call(offer.words, sitting.game.rules) if offer.words else say("lead_trump")


def line(sitting: Sitting) -> str:
    """What the table waits for, or a sentence to the player alone."""
    if sitting.note is not None:
        return sitting.note.words
    if sitting.panel is not None or any(bubble.card is not None for bubble in sitting.bubbles):
        return ""  # a panel asks, or a reason why not stands in the way
    stop = sitting.stop
    if aids.has_101(sitting) and sitting.game.playing:
        return say("propose_aus")
    if stop is not None and stop.kind == stops.PARTNER_LOOKS:
        return say("partner_looks", {"name": sitting.seating.names[sitting.seen.turn]})
    if stop is not None and stop.kind in HINTS:
        return say(HINTS[stop.kind])
    if sitting.opening:
        return say("lead_how") if sitting.picked is None and sitting.mode is None else ""
    return _your_turn(sitting) if stop is None and sitting.waited_for() else ""


def _your_turn(sitting: Sitting) -> str:
    """The table waits for a card; in the first trick it says once more how that was opened."""
    seen = sitting.stage.seen
    if seen.done or seen.mode not in OPENING_CALLS:
        return say("your_turn")
    said = call(OPENING_CALLS[seen.mode], sitting.game.rules)
    return say("your_turn_first", {"name": sitting.seating.names[seen.leader], "call": said})


def _points(sitting: Sitting, seen: Deal, table: Table) -> tuple[tuple[str, Box], ...]:
    """The points of the sides, on their piles."""
    told = enumerate(aids.points(sitting))
    return tuple((str(points), spots.pile_box(seen, table, side)) for side, points in told if points)


def _focus(sitting: Sitting) -> Placed | None:
    """What the keys are at."""
    if not sitting.by_keys:
        return None
    return next((placed for placed in sitting.spots() if placed.spot == sitting.focus), None)


def _pointed_at(sitting: Sitting) -> Spot | None:
    """What the mouse or the keys are at, unless a panel asks."""
    if sitting.panel is not None:
        return None
    return sitting.focus if sitting.by_keys else sitting.hovered


def tip(sitting: Sitting) -> tuple[str, Box] | None:
    """The name of the icon that is pointed at or focused, and its key."""
    spot = _pointed_at(sitting)
    if spot is None or spot.kind != "icon" or spot.name not in sitting.icons():
        return None
    return say(f"icon_{spot.name}"), Box(*layout.icon_rects(sitting.stage.table, sitting.icons())[spot.name])


def close_portrait(sitting: Sitting) -> Portrait | None:
    """The portrait that is pointed at, or that Tab has come to, large."""
    spot = _pointed_at(sitting)
    if spot is None or spot.kind != "seat":
        return None
    seat, seen, table = spot.at, sitting.stage.seen, sitting.stage.table
    small = spots.portrait_box(seen, table, seat)
    x = min(max(small.middle[0] - PORTRAIT / 2, 12), table.width - PORTRAIT - 12)
    y = min(max(small.middle[1] - PORTRAIT / 2, 12), table.height - PORTRAIT - 52)
    about = []
    if seen.law.sides == 2:
        about.append(side_told(sitting.game.rules, sitting.seating, seen.law.side[seat]))
    if seat == seen.dealer:
        about.append(say("dealer"))
    file = portrait_file(sitting.seating.portraits[seat], sitting.looks().get(seat, ""))
    return Portrait(Box(x, y, PORTRAIT, PORTRAIT), file, sitting.seating.names[seat], " · ".join(about))
