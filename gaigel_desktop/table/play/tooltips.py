"""The tooltips: what is told of what the pointer rests on or the keys have come to.

The words are those that are heard of it (`table/board/item_words.py`), but where the eye wants others; all of these are
here.
"""

from __future__ import annotations

from gaigel_desktop.rules.match import CLEAN, POINTS
from gaigel_desktop.table.board.buttons import CALL
from gaigel_desktop.table.board.card_places import LIFTS
from gaigel_desktop.table.board.chrome import why_never_said
from gaigel_desktop.table.board.item import Item, ItemId, find_item
from gaigel_desktop.table.board.item_words import Words, about_card, words_of
from gaigel_desktop.table.board.top_layer import Tip
from gaigel_desktop.text.calls import about_call, call
from gaigel_desktop.text.explain import capital, card_name, sentence
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say

from . import aids
from .dimmed_calls import why_not_yet
from .hint_places import advised_item
from .situation import shows_five, situation
from .table_state import TableState


def tip_now(state: TableState, items: tuple[Item, ...]) -> Tip | None:
    """The tooltip of what is pointed at, as soon as the pointer has rested there; None while somebody says why a card
    may not be played."""
    at = pointed_at(state)
    if at is None or at == advised_item(state):
        return None  # a hint says more of it
    if not (at.kind == "icon" or state.pointing.rests(state.now)):
        return None
    item = find_item(items, at)
    words = words_in_tip(state, item) if item is not None else None
    if words is None or item is None:
        return None
    if at.kind == "card":
        return Tip(words.name, words.about, item.box.moved(0, -LIFTS), at_card=True)
    return Tip(words.name, words.about, item.box, below_icons=at.kind == "icon")


def pointed_at(state: TableState) -> ItemId | None:
    """The item that the mouse or the keys are at, or None; of an open panel only what it lets choose."""
    at, choosing = state.pointing.at, state.choosing
    asks = choosing.panel is not None and not choosing.asked
    return None if asks and (at is None or at.kind != "choice") else at


def words_in_tip(state: TableState, item: Item) -> Words | None:
    """The words of an item as the eye wants them: not what it reads on the item itself, nor how that looks. None if
    there are none."""
    match item.id.kind:
        case "seat" | "way" | "close" | "answer" | "back":
            return None  # a portrait is seen close by, of the others every word is read
        case "card":
            return _card(state, item.id.number)
        case "choice":
            choice = situation(state).play.choices[item.id.number]
            return Words(choice.words, about=choice.refused) if choice.refused else None
        case "call":
            return _call(state, item.id.name)
        case "proof":
            return Words(say("name_proof"), about=say("name_proof_about"))
        case "slate":
            return _slate(state)
        case "strip":
            words = words_of(situation(state), item)
            return Words(words.name, about=words.value)
    return words_of(situation(state), item)


def _card(state: TableState, card: int) -> Words | None:
    """The words for an own card, as long as nothing stands in the way: what is to be said of it, for those who want
    marks."""
    busy = any(bubble.card is not None for bubble in state.said.bubbles) or state.pointing.drag is not None
    if busy:
        return None
    if not shows_five(state, card) and (not state.aids.mark_legal or state.stop is not None):
        return None
    return Words(capital(card_name(card)), about=about_card(situation(state), card))


def _call(state: TableState, name: str) -> Words:
    """The words for a call and its key, as it stands on the button, and what it costs; or why nobody says it here, or
    the player not yet."""
    rules, never = state.chair.rules, why_never_said(state.stage.seen, name)
    words = say("name_call", {"call": call(f"button_{name}", rules), "key": CALL[name].key})
    about = say_at(rules, never) if never else why_not_yet(state, name)
    return Words(words, about=sentence(about or about_call(name, rules)))


def _slate(state: TableState) -> Words:
    """The words for the score, and whether more is better."""
    phase = state.match.standing.phase
    key = "name_points" if phase == POINTS else "name_wiping" if phase == CLEAN else "name_strokes"
    return Words(aids.score_in_words(state), about=say_at(state.chair.rules, key))
