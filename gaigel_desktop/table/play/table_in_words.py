"""The table in words while it is played at: all that can be seen and pressed there now. It changes nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gaigel_desktop.table.board.bubbles import Bubble
from gaigel_desktop.table.board.item import Item, ItemId
from gaigel_desktop.table.board.item_words import Situation, join_words, names_of_cards
from gaigel_desktop.table.board.note_card import NoteCard
from gaigel_desktop.table.board.stops import CLAIM
from gaigel_desktop.table.board.table_nodes import THE_TABLE, calls_heard, group_nodes, open_hands
from gaigel_desktop.table.board.top_layer import TopLayer
from gaigel_desktop.table.slate.strokes import Slate
from gaigel_desktop.text.customs import GESTURES
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.spoken.tree import InWords, Node

from . import note_cards
from .at_rest import faces_now, resting_picture
from .described import all_items, describe
from .highlighted import highlighted_now
from .lesson_note import any_press_leads_on, may_lie, note_now
from .situation import situation
from .table_state import TableState
from .top_layer_now import points_seen

ON: Final = "go_on"  # the key of the node that does what Space does


def table_in_words(state: TableState | None, *, leads_on: bool = False) -> InWords:
    """The whole table in words, in the order in which one would read it; `leads_on` where any press does. While the
    cards are shuffled nothing lies there."""
    if state is None:
        return InWords(say("spoken_table"), ())
    items, rests, over = describe(state)
    on = _situation(state, rests.slate, over)
    heard = [item for item in items if _is_heard(item, over)]
    parts = (
        *_told(over),
        *_paper(heard, on, over),
        *_panel(heard, on, over),
        *_go_on(state, items, leads_on),
        *group_nodes(heard, on, "hand", "ways", *THE_TABLE),
        *open_hands(on),
        *group_nodes(heard, on, "proofs", "calls", "strip", "mat", "icons"),
        *calls_heard([(_who_says(state, one), one.words, one.caption) for one, _ in over.bubbles]),
        *([Node("chalked", "text", rests.chalked)] if rests.chalked else ()),
    )
    focus, shines = state.pointing.focus, highlighted_now(state, items)
    lying_in_light = _in_the_light(parts, shines) if shines else parts
    return InWords(say("spoken_table"), lying_in_light, focus.key if focus is not None else "")


def _in_the_light(parts: Sequence[Node], shines: frozenset[str]) -> tuple[Node, ...]:
    """The nodes of the tree, with what is highlighted saying that it is."""
    return tuple(
        node._replace(
            value=join_words(node.value, say("spoken_lit")) if node.key in shines else node.value,
            inside=_in_the_light(node.inside, shines),
        )
        for node in parts
    )


def _is_heard(item: Item, over: TopLayer) -> bool:
    """Whether an item is in the tree: not a rare call of which there is none to make, nor a button that is hidden below
    a panel."""
    if item.id.kind == "call":
        return item.tab
    return item.id.kind != "proof" or over.panel is None or not item.box.overlaps(over.panel[1])


def _situation(state: TableState, slate: Slate, over: TopLayer | None = None) -> Situation:
    """The situation of the table, with what the player sees of score, points, signs, and what lies over the cards."""
    on, stage = situation(state), state.stage
    if over is not None:
        leaf = over.paper.leaf if over.paper is not None else NoteCard("")
        on = on._replace(play=on.play._replace(ways=over.ways, answers=_answers(state, leaf), back=leaf.back))
    return on._replace(
        table=stage.table._replace(open=stage.held_open),
        slate=slate,
        points=points_seen(state),
        signs=_signs(state),
    )


def score_lines(state: TableState) -> Iterator[str]:
    """The sentences on what each side has won, with the points that can be seen now, and what stands on the slate."""
    on = _situation(state, resting_picture(state, ()).slate)
    piles_and_slate = group_nodes(all_items(state), on, "piles", "slate")
    for node in piles_and_slate:
        if node.inside:
            yield from (join_words(pile.name, pile.value) for pile in node.inside)
        else:
            yield f"{node.name}: {node.value}"


def _signs(state: TableState) -> dict[int, str]:
    """The signs that are seen in the faces, by seat: the own one and the partner's; of others whoever looks at them
    sees one."""
    return {seat: look for seat, look in faces_now(state).items() if look in GESTURES and is_looked_at(state, seat)}


def is_looked_at(state: TableState, seat: int) -> bool:
    """Whether the player would see a sign in this face."""
    side = state.stage.seen.law.side
    partner = side[seat] == side[state.me] and not state.covered
    return partner or state.pointing.at == ItemId("seat", seat)


# -- what is said to the player ----------------------------------------------------------------------------------


def _told(over: TopLayer) -> Iterator[Node]:
    """The nodes for the line of words, and for the table waiting for somebody who is elsewhere."""
    if over.waits:
        yield Node("waits", "text", say("table_waits"))
    if over.line:
        yield Node("line", "text", over.line, over.then)


def _paper(items: Sequence[Item], on: Situation, over: TopLayer) -> Iterator[Node]:
    """The node for the card of paper: what is to be counted on it, and its buttons."""
    if over.paper is None:
        return
    leaf = over.paper.leaf
    names = names_of_cards([each.card for each in leaf.pile])
    worths = [each.worth for each in leaf.pile]
    counted = enumerate(zip(names, worths, strict=True))
    cards = (Node(f"counted {at}", "text", name, worth) for at, (name, worth) in counted)
    yield Node("paper", "panel", leaf.words, inside=(*cards, *group_nodes(items, on, "paper")))


def _answers(state: TableState, leaf: NoteCard) -> Sequence[str]:
    """The words of the buttons; where a lesson asks who takes the trick, the answers are its cards."""
    note, seen = note_now(state), state.stage.seen
    if note is None or not note.asks_who:
        return leaf.buttons
    return [state.seating.names[(seen.leader + at) % seen.players] for at in range(len(seen.trick))]


def _panel(items: Sequence[Item], on: Situation, over: TopLayer) -> Iterator[Node]:
    """The node for what is asked, and what there is to choose from; what has to be answered has no cross."""
    if over.panel is not None:
        panel, box = over.panel
        yield Node("panel", "panel", panel.title, box=box, inside=group_nodes(items, on, "panel"))


def waits_for_press(state: TableState, items: tuple[Item, ...]) -> bool:
    """Whether Space would lead on, or a hand be taken up that lies open."""
    stop = state.stop
    if state.stage.holds_a_hand:
        return state.choosing.panel is None
    read = may_lie(state) and (any_press_leads_on(state) or bool(note_cards.answer_items(items, state)))
    return stop is not None and stop.kind != CLAIM and not read and state.choosing.panel is None


def _go_on(state: TableState, items: tuple[Item, ...], leads_on: bool) -> Iterator[Node]:
    if leads_on or waits_for_press(state, items):
        yield Node(ON, "button", say("lesson_go_on"), usable=True)


def _who_says(state: TableState, one: Bubble) -> str:
    """The name of whoever says a bubble. Nobody says what is told to the player alone: why a card or a call is
    refused."""
    told_alone = one.card is not None or (one.seat == state.me and not one.announced)
    return "" if told_alone else state.seating.names[one.seat]
