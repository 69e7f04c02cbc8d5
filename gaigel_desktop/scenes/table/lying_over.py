"""Lying over: what lies over the cards of a sitting now, found from what is open, said and pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.scenes.parts.captions import explained
from gaigel_desktop.scenes.picture import asking, spots
from gaigel_desktop.scenes.picture.bubbles import Bubble
from gaigel_desktop.scenes.picture.chrome import Chrome
from gaigel_desktop.scenes.picture.in_words import plays_with
from gaigel_desktop.scenes.picture.over import Over, Portrait, Way
from gaigel_desktop.scenes.picture.panels import Offer, Panel
from gaigel_desktop.scenes.picture.paper import Lain
from gaigel_desktop.scenes.picture.spots import Placed, Spot, kept_clear
from gaigel_desktop.scenes.picture.strip import Strip
from gaigel_desktop.scenes.picture.things import in_sight
from gaigel_desktop.scenes.stage import stops
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.scenes.stage.lying import sorted_hand
from gaigel_desktop.scenes.stage.stops import Stop
from gaigel_desktop.text.calls import OPENING_CALLS, call, caption
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import told
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file

from . import aids, cover, hinted, papers, reach, trick_told
from .at_rest import looks, waited_for
from .names import pointed_at, tip
from .sitting import Sitting
from .stop_told import beside, ends, hint

PORTRAIT: Final = 216.0
AT_ONCE: Final = -1.0  # seconds that nobody has to wait


def over_of(sitting: Sitting, rests: Chrome | None = None) -> Over:
    """What lies over the cards now; who knows what rests there says so."""
    seen, table = sitting.stage.seen, sitting.stage.table
    paper = papers.lying(sitting, rests) if papers.may_lie(sitting) else None
    panel, told = _panel(sitting), tip(sitting)
    words = "" if told is not None and told.at_card else line(sitting)
    if sitting.said.note is None and _is_read_instead(sitting, paper):
        words = ""
    return Over(
        bubbles=tuple((bubble, _said_at(sitting, bubble)) for bubble in sitting.said.bubbles),
        clear=_clear(sitting, paper) if sitting.said.bubbles else (),
        solid=solid_on(seen, table),
        panel=panel,
        ways=() if reach.covers_ways(sitting) else ways(sitting),
        icons=reach.icons(sitting),
        proofs=tuple(proof for proof in _proofs(sitting) if panel is None or not proof[2].overlaps(panel[1])),
        points=_points(sitting, seen, table),
        line=words,
        then=then(sitting, words),
        focus=_focus(sitting),
        hovered=sitting.pointing.hovered,
        pressed=sitting.pointing.pressed,
        tip=told,
        strip=_beside(cover.strip(sitting), panel),
        mat=cover.mat(sitting),
        close=close_portrait(sitting),
        paper=paper,
        framed=hinted.framed(sitting),
        waits=sitting.away,
    )


def _panel(sitting: Sitting) -> tuple[Panel, Box] | None:
    """What is asked, and where."""
    panel, stage = sitting.choosing.panel, sitting.stage
    return None if panel is None else (panel, asking.panel_box(stage.seen, stage.table, panel))


def _beside(slip: Strip | None, panel: tuple[Panel, Box] | None) -> Strip | None:
    """The slip, unless what is asked lies on it."""
    return None if slip is not None and panel is not None and panel[1].overlaps(slip.room) else slip


def _proofs(sitting: Sitting) -> Iterator[tuple[Spot, str, Box]]:
    """Who can be asked to show the hand, in which words, and where."""
    seen, table, show = sitting.stage.seen, sitting.stage.table, call("button_proof", sitting.chair.rules)
    for seat in reach.asked(sitting):
        yield Spot("proof", seat), show, spots.proof_box(seen, table, seat)


def solid_on(seen: Deal, table: Table) -> tuple[Box, ...]:
    """What nothing said to the player alone lies on: the trick, the trump card, the own hand, whoever sits there."""
    cards = [box for _, box in spots.hand(table, len(sorted_hand(seen, table)))]
    others = [spots.portrait_box(seen, table, seat) for seat in range(seen.players) if seat != table.me]
    return (*in_sight(seen, table), *cards, *(box._replace(height=box.height + spots.NAME_REACHES) for box in others))


def _clear(sitting: Sitting, paper: Lain | None) -> tuple[Box, ...]:
    """What bubbles leave in sight."""
    kept = kept_clear(sitting.stage.seen, sitting.stage.table)
    return kept if paper is None else (*kept, paper.box)


def _said_at(sitting: Sitting, bubble: Bubble) -> Box:
    """The portrait or the card that a bubble belongs to."""
    seen, table, hand = sitting.stage.seen, sitting.stage.table, sitting.hand()
    if bubble.card in hand:
        return spots.card_box(table, hand.index(bubble.card), len(hand))
    return spots.portrait_box(seen, table, bubble.seat)


def ways(sitting: Sitting) -> tuple[Way, ...]:
    """The ways to open: those that fit the chosen card, or any card, or all."""
    picked, offers = sitting.choosing.picked, reach.ways_to_open(sitting)
    fitting = reach.fitting(sitting, picked) if picked is not None else aids.ways(sitting)
    return tuple(_way(sitting, offer, fitting is None or offer.mode in fitting) for offer in offers)


def _way(sitting: Sitting, offer: Offer, fits: bool) -> Way:
    """A way to open; if no card of the hand fits it, it says so."""
    about = offer.about if fits or sitting.choosing.picked is not None else say("opening_none")
    return Way(offer, _said_with(sitting, offer), about, offer.mode == sitting.choosing.mode, fits)


def _said_with(sitting: Sitting, offer: Offer) -> str:
    return call(offer.words, sitting.chair.rules) if offer.words else say("lead_trump")


def line(sitting: Sitting) -> str:
    """What the table waits for, or a sentence to the player alone."""
    return sitting.said.note.words if sitting.said.note is not None else waits_for(sitting, _patience(sitting))


def waits_for(sitting: Sitting, long: float) -> str:
    """What the table waits for, as far as that is said: for a card of the player's when it has waited so long."""
    if sitting.choosing.asked:
        return say_at(sitting.chair.rules, "claim_keys")
    if sitting.choosing.panel is not None:
        return ""  # it asks
    stop = sitting.stop
    if stop is not None and stop.kind == stops.NEW:
        return _new(sitting)
    if aids.has_101(sitting) and sitting.match.playing:
        return _proposal(sitting)
    if stop is not None and stop.kind == stops.PARTNER_LOOKS:
        return _looked_at(sitting, stop)
    if stop is not None and (said := hint(sitting, stop)):
        return trick_line(sitting) or ("" if _ends_by_itself(sitting, stop) else said)
    if sitting.opening:
        return say("lead_how") if sitting.choosing.picked is None and sitting.choosing.mode is None else ""
    if stop is None and sitting.choosing.waits_for_turn(sitting.seen, sitting.me) and aids.explains(sitting):
        return say("card_kept")
    if stop is None and aids.asks_for_pair(sitting):
        return say_at(sitting.chair.rules, "looked_for_pair")
    return your_turn(sitting) if stop is None and waited_for(sitting, long) else ""


def _looked_at(sitting: Sitting, stop: Stop) -> str:
    """That a partner would like to see a sign; nothing at a glance, in which nobody could read it."""
    if stop.seconds is not None and stop.seconds < theme.LOOK_AT_LEAST:
        return ""
    return say("partner_looks", {"name": sitting.seating.names[sitting.seen.turn]})


def _patience(sitting: Sitting) -> float:
    return AT_ONCE if sitting.aids.say_tricks else theme.REMINDED


def awaits(sitting: Sitting, long: float) -> str:
    """The same to whoever has heard what happened; nothing while paper is read instead."""
    stop = sitting.stop
    if papers.may_lie(sitting) and _is_read_instead(sitting, papers.leaf_of(sitting)):
        return ""
    new = stop is not None and stop.kind == stops.NEW and not sitting.choosing.asked and sitting.choosing.panel is None
    return ends(sitting, "go_on") if new else waits_for(sitting, long)


def _is_read_instead(sitting: Sitting, paper: object) -> bool:
    """Whether a lesson or a hint says enough."""
    read = sitting.lecture is not None or sitting.choosing.hint is not None
    return paper is not None and read and not sitting.choosing.asked


def _proposal(sitting: Sitting) -> str:
    """Who takes the trick that lies there, and then that Aus may be called: with the sum, if what the own side has can
    be seen."""
    rules, names, (have, more) = sitting.chair.rules, sitting.seating.names, aids.own_count(sitting)
    taken = trick_told.taken(sitting.stage.seen, names) if sitting.aids.say_tricks else ""
    added = taken and more and have and not _under_mat(sitting) and (sitting.aids.my_points or sitting.aids.all_points)
    key = "propose_aus_sum" if added else "propose_aus"
    proposed = say_at(rules, key, {"have": have, "more": more, "sum": have + more})
    return f"{taken} {proposed}".lstrip()


def _new(sitting: Sitting) -> str:
    """What has happened, and what the table waits for; what the word means stands in the bubble."""
    past, goes_on = sitting.shown.past, ends(sitting, "go_on")
    happened = told(past[-1], sitting.stage.seen, sitting.seating.names) if past else ""
    return f"{happened}. {goes_on}" if happened else goes_on


def _ends_by_itself(sitting: Sitting, stop: Stop) -> bool:
    """Whether nothing is said of a press, to those who want to be told what waits for one."""
    return sitting.aids.say_tricks and stop.seconds is not None


def then(sitting: Sitting, words: str) -> str:
    """Beside who takes the trick: what to press, if the table waits for that."""
    stop = sitting.stop
    if stop is None or not words or words != trick_line(sitting) or stop.seconds is not None:
        return ""
    return beside(sitting, stop)


def trick_line(sitting: Sitting) -> str:
    """Who takes the trick that lies there, for those who want to be told."""
    if not sitting.aids.say_tricks:
        return ""
    return trick_told.line(sitting.stage.seen, sitting.me, sitting.seating.names, sitting.desk.learner.progress)


def your_turn(sitting: Sitting) -> str:
    """The table waits for a card; in the first trick it says once more how that was opened."""
    seen = sitting.stage.seen
    if seen.done or seen.mode not in OPENING_CALLS:
        return say("your_turn")
    key, rules = OPENING_CALLS[seen.mode], sitting.chair.rules
    said = {"name": sitting.seating.names[seen.leader], "call": call(key, rules)}
    if explained(sitting.desk, rules):
        return say("your_turn_told", said | {"meaning": caption(key, rules)})
    return say("your_turn_first", said)


def _points(sitting: Sitting, seen: Deal, table: Table) -> tuple[tuple[str, Box], ...]:
    """The points of the sides, on their piles."""
    known = enumerate(points_seen(sitting))
    return tuple((str(points), spots.pile_box(seen, table, side)) for side, points in known if points)


def points_seen(sitting: Sitting) -> tuple[int | None, ...]:
    """The points of each side, as far as they can be seen now."""
    covered, ours = _under_mat(sitting), sitting.stage.seen.law.side[sitting.me]
    known = enumerate(aids.points(sitting))
    return tuple(None if covered and side == ours else points for side, points in known)


def _under_mat(sitting: Sitting) -> bool:
    """Whether the own points cannot be seen now."""
    return cover.is_covered(sitting) and not cover.is_lifted(sitting)


def _focus(sitting: Sitting) -> Placed | None:
    """What the keys are at, or which card of a trick would be the answer."""
    asked = papers.hovered_card(sitting) if papers.may_lie(sitting) else None
    spot = sitting.pointing.focus if sitting.pointing.by_keys else asked
    if spot is None:
        return None
    placed = [*reach.in_reach(sitting), *reach.named(sitting)]
    return next((each for each in placed if each.spot == spot), None)


def close_portrait(sitting: Sitting) -> Portrait | None:
    """The portrait that is pointed at, or that Tab has come to, large."""
    spot = pointed_at(sitting)
    if spot is None or spot.kind != "seat":
        return None
    seat, seen, table = spot.at, sitting.stage.seen, sitting.stage.table
    small = spots.portrait_box(seen, table, seat)
    x = min(max(small.middle[0] - PORTRAIT / 2, 12), table.width - PORTRAIT - 12)
    y = min(max(small.middle[1] - PORTRAIT / 2, 12), table.height - PORTRAIT - 52)
    about = [plays_with(seen, sitting.seating, seat), say("dealer") if seat == seen.dealer else ""]
    file = portrait_file(sitting.seating.portraits[seat], looks(sitting).get(seat, ""))
    return Portrait(Box(x, y, PORTRAIT, PORTRAIT), file, sitting.seating.names[seat], " · ".join(filter(None, about)))
