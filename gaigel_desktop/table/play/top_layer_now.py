"""What lies over the cards now, found from what is open, said and pointed at; and the line of words."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.captions import explained
from gaigel_desktop.rules.actions import DIVE, TRUMPS
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.table.board import item_boxes, stops
from gaigel_desktop.table.board.bubbles import Bubble
from gaigel_desktop.table.board.in_sight import BUBBLE, OnTable, in_sight
from gaigel_desktop.table.board.item import Item
from gaigel_desktop.table.board.item_words import plays_with
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.note_card import LaidNoteCard
from gaigel_desktop.table.board.panels import Offer, Panel
from gaigel_desktop.table.board.stops import Stop
from gaigel_desktop.table.board.top_layer import Portrait, Strip, TopLayer, Way
from gaigel_desktop.text.calls import OPENING_CALLS, call, caption
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.what_holds import what_binds
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file

from . import aids, info_strip, laid_out_choices, note_cards, points_mat, trick_explained
from .at_rest import faces_now
from .lesson_note import judged_now, may_lie
from .stop_prompt import press_to_gather, stop_hint
from .table_items import open_panel
from .table_state import TableState
from .tooltips import pointed_at, tip_now
from .waiting import waited_for

PORTRAIT: Final = 216.0
ONLY_WAY: Final = {DIVE: "lead_dive", TRUMPS: "lead_trumps"}  # to lead the first card
AT_ONCE: Final = -1.0  # seconds that nobody has to wait


def top_layer_of(
    state: TableState, items: tuple[Item, ...], paper: LaidNoteCard | None, solid: tuple[Box, ...]
) -> TopLayer:
    """The layer over the cards now; who asks knows all items, the paper on which the last of them lie, and what nothing
    said to the player alone lies on."""
    seen, table = state.stage.seen, state.stage.table
    panel, told, mat = open_panel(state), tip_now(state, items), points_mat.mat_among(items, state)
    words = "" if told is not None and told.at_card else line_of_words(state)
    if state.said.note is None and _is_read_instead(state, paper):
        words = ""
    elif state.said.note is None and laid_out_choices.ways_to_open(state):
        words = say("lead_a_card") if state.aids.say_tricks and state.choosing.picked is None else ""
    return TopLayer(
        bubbles=tuple((bubble, _said_at(state, bubble)) for bubble in state.said.bubbles),
        clear=_clear(state, paper) if state.said.bubbles else (),
        solid=solid,
        panel=panel,
        ways=ways_as_shown(state),
        proof=call("button_proof", state.chair.rules),
        items=items,
        points=_points(state, seen, table),
        line=words,
        then=with_press(state, words),
        tip=told,
        strip=_beside(info_strip.strip_among(items, state), panel),
        mat=mat,
        close=close_portrait(state),
        paper=paper,
        right=judged_now(state),
        waits=state.away,
    )


def _beside(slip: Strip | None, panel: tuple[Panel, Box] | None) -> Strip | None:
    """The slip of paper; None where the open panel lies on it."""
    return None if slip is not None and panel is not None and panel[1].overlaps(slip.room) else slip


def _clear(state: TableState, paper: LaidNoteCard | None) -> tuple[Box, ...]:
    """The boxes that bubbles leave in sight."""
    kept = in_sight(BUBBLE, OnTable(state.stage.seen, state.stage.table))
    return kept if paper is None else (*kept, paper.box)


def _said_at(state: TableState, bubble: Bubble) -> Box:
    """The portrait or the card that a bubble belongs to."""
    seen, table, hand = state.stage.seen, state.stage.table, state.hand()
    if bubble.card in hand:
        return item_boxes.card_box(table, hand.index(bubble.card), len(hand))
    return item_boxes.portrait_box(seen, table, bubble.seat)


def ways_as_shown(state: TableState) -> tuple[Way, ...]:
    """The ways to lead the first card as they are shown."""
    offers = laid_out_choices.ways_to_open(state)
    return tuple(Way(offer, _said_with(state, offer), offer.about) for offer in offers)


def _said_with(state: TableState, offer: Offer) -> str:
    return call(offer.words, state.chair.rules) if offer.words else say("lead_trump")


def line_of_words(state: TableState) -> str:
    """What the table waits for, or a sentence to the player alone."""
    return state.said.note.words if state.said.note is not None else waiting_line(state, _patience(state))


def waiting_line(state: TableState, long: float) -> str:
    """What the table waits for, as far as that is said: for a card of the player's when it has waited so long.
    Otherwise empty."""
    if state.choosing.asked:
        return say_at(state.chair.rules, "claim_keys")
    if state.choosing.panel is not None:
        return ""  # it asks
    stop = state.stop
    if state.covered:
        return stop_hint(state, stop) if stop is not None else ""
    if aids.has_101(state) and state.match.playing:
        return _proposal(state)
    if stop is not None and stop.kind == stops.PARTNER_LOOKS:
        return _looked_at(state, stop)
    if stop is not None and (said := stop_hint(state, stop)):
        return trick_line(state) or ("" if _ends_by_itself(state, stop) else said)
    if state.opening:
        return _how_to_lead(state)
    if stop is None and state.choosing.waits_for_turn(state.seen, state.me) and aids.explains_calls(state):
        return say("card_kept")
    if stop is None and aids.asks_for_pair(state):
        return say_at(state.chair.rules, "looked_for_pair")
    return your_turn(state) if stop is None and waited_for(state, long) else ""


def _how_to_lead(state: TableState) -> str:
    """What is to be chosen before the first card; where there is only one way to lead it, which that is."""
    if state.choosing.picked is not None or state.choosing.mode is not None:
        return ""
    ways = laid_out_choices.every_way(state)
    return say("lead_how") if len(ways) > 1 else say(ONLY_WAY.get(ways[0], "lead_one"))


def _looked_at(state: TableState, stop: Stop) -> str:
    """Words that a partner would like to see a sign; empty at a glance, in which nobody could read them."""
    if stop.seconds is not None and stop.seconds < theme.LOOK_AT_LEAST:
        return ""
    return say("partner_looks", {"name": state.seating.names[state.seen.turn]})


def _patience(state: TableState) -> float:
    return AT_ONCE if state.aids.say_tricks else theme.REMINDED


def prompt_after_news(state: TableState, long: float) -> str:
    """What the table waits for, to whoever has heard what happened; empty while paper is read instead."""
    if may_lie(state) and _is_read_instead(state, note_cards.note_card_of(state)):
        return ""
    return waiting_line(state, long)


def _is_read_instead(state: TableState, paper: object) -> bool:
    """Whether a lesson or a hint says enough, so that nothing is said on the line."""
    read = state.lecture is not None or state.choosing.hint is not None
    return paper is not None and read and not state.choosing.asked


def _proposal(state: TableState) -> str:
    """The sentence on who takes the trick that lies there, and then that Aus may be called: with the sum, if what the
    own side has can be seen."""
    rules, names, (have, more) = state.chair.rules, state.seating.names, aids.own_count(state)
    taken = trick_explained.taker_told(state.stage.seen, names) if state.aids.say_tricks else ""
    added = taken and more and have and not _under_mat(state) and (state.aids.my_points or state.aids.all_points)
    key = "propose_aus_sum" if added else "propose_aus"
    proposed = say_at(rules, key, {"have": have, "more": more, "sum": have + more})
    return f"{taken} {proposed}".lstrip()


def _ends_by_itself(state: TableState, stop: Stop) -> bool:
    """Whether nothing is said of a press, to those who want to be told what waits for one."""
    return state.aids.say_tricks and stop.seconds is not None


def with_press(state: TableState, words: str) -> str:
    """Words on what to press, beside who takes the trick, if the table waits for that; otherwise empty."""
    stop = state.stop
    if stop is None or not words or words != trick_line(state) or stop.seconds is not None:
        return ""
    return press_to_gather(state, stop)


def trick_line(state: TableState) -> str:
    """The sentence on who takes the trick that lies there, for those who want to be told; otherwise empty."""
    if not state.aids.say_tricks:
        return ""
    return trick_explained.explain_trick(state.stage.seen, state.me, state.seating.names, state.player.learner.progress)


def your_turn(state: TableState) -> str:
    """The sentence that the table waits for a card: with what may be played, for those who want to be told; in the
    first trick it says once more how that was opened."""
    seen = state.stage.seen
    if seen.done or seen.mode not in OPENING_CALLS:
        binds = what_binds(seen) if state.aids.say_tricks and not state.aids.strip and seen.trick else ""
        return say("your_turn_bound", {"duty": binds}) if binds else say("your_turn")
    key, rules = OPENING_CALLS[seen.mode], state.chair.rules
    said = {"name": state.seating.names[seen.leader], "call": call(key, rules)}
    if explained(state.player, rules):
        return say("your_turn_told", said | {"meaning": caption(key, rules)})
    return say("your_turn_first", said)


def _points(state: TableState, seen: Deal, table: Table) -> tuple[tuple[str, Box], ...]:
    """The points of the sides, on their piles."""
    known = enumerate(points_seen(state))
    return tuple((str(points), item_boxes.pile_box(seen, table, side)) for side, points in known if points)


def points_seen(state: TableState) -> tuple[int | None, ...]:
    """The points of each side, as far as they can be seen now."""
    covered, ours = _under_mat(state), state.stage.seen.law.side[state.me]
    known = enumerate(aids.points_told(state))
    return tuple(None if covered and side == ours else points for side, points in known)


def _under_mat(state: TableState) -> bool:
    """Whether the own points cannot be seen now."""
    return points_mat.is_covered(state) and not points_mat.is_lifted(state)


def close_portrait(state: TableState) -> Portrait | None:
    """The large portrait of the seat that is pointed at, or that Tab has come to; None if there is none."""
    item = pointed_at(state)
    if item is None or item.kind != "seat":
        return None
    seat, seen, table = item.number, state.stage.seen, state.stage.table
    small = item_boxes.portrait_box(seen, table, seat)
    x = min(max(small.middle[0] - PORTRAIT / 2, 12), table.width - PORTRAIT - 12)
    y = min(max(small.middle[1] - PORTRAIT / 2, 12), table.height - PORTRAIT - 52)
    about = [plays_with(seen, state.seating, seat), say("dealer") if seat == seen.dealer else ""]
    file = portrait_file(state.seating.portraits[seat], faces_now(state).get(seat, ""))
    return Portrait(Box(x, y, PORTRAIT, PORTRAIT), file, state.seating.names[seat], " · ".join(filter(None, about)))
