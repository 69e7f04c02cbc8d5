"""Names: what everything at the table is called and what it means, told when the pointer rests or the keys come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gaigel_desktop.rules.actions import opening
from gaigel_desktop.rules.match import CLEAN, POINTS
from gaigel_desktop.scenes.picture.chrome import why_never_said
from gaigel_desktop.scenes.picture.item import Item, ItemId, Kind, find
from gaigel_desktop.scenes.picture.over import Tip
from gaigel_desktop.scenes.picture.thing_names import Known, Named, of_card, pile_named, thing_named
from gaigel_desktop.scenes.stage.buttons import CALL
from gaigel_desktop.scenes.stage.lying import LIFTS
from gaigel_desktop.text.calls import about_call, call
from gaigel_desktop.text.explain import capital, card_name, sentence
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say

from . import aids, cover, five
from .hinted import advised_item
from .quiet import why_not_yet
from .said import refusal_told
from .state import TableState


def tip(state: TableState, items: tuple[Item, ...]) -> Tip | None:
    """What is pointed at, as soon as the pointer has rested there; nothing while somebody says why a card may not be
    played."""
    at = pointed_at(state)
    if at is None or at == advised_item(state):
        return None  # a hint says more of it
    if at.kind not in NAMES or not (at.kind == "icon" or state.pointing.rests(state.now)):
        return None
    item = find(items, at)
    named = NAMES[at.kind](state, at) if item is not None else None
    if named is None or item is None:
        return None
    if at.kind == "card":
        return Tip(*named, item.box.moved(0, -LIFTS), at_card=True)
    return Tip(*named, item.box, below_icons=at.kind == "icon")


def pointed_at(state: TableState) -> ItemId | None:
    """What the mouse or the keys are at; of an open panel only what it lets choose."""
    at, choosing = state.pointing.at, state.choosing
    asks = choosing.panel is not None and not choosing.asked
    return None if asks and (at is None or at.kind != "choice") else at


# -- what can be pressed -------------------------------------------------------------------------------------------


def _icon(state: TableState, item: ItemId) -> Named:
    return Named(say(f"icon_{item.name}"))


def _card(state: TableState, item: ItemId) -> Named | None:
    """An own card, as long as nothing stands in the way."""
    busy = any(bubble.card is not None for bubble in state.said.bubbles) or state.pointing.drag is not None
    return None if busy else _shown_with(state, item.number) or card_named(state, item.number)


def _shown_with(state: TableState, card: int) -> Named | None:
    """That a press shows four others with it."""
    shows = five.shown_with(card, state.hand(), state.chair) is not None
    return Named(capital(card_name(card)), say("name_shows_five")) if shows else None


def card_named(state: TableState, card: int) -> Named | None:
    """Why an own card lies in the shade; what the others are called, for those who want the legal ones marked."""
    legal = aids.legal(state)
    if not state.aids.mark_legal or state.stop is not None:
        return None  # in a stop the line has something to say, and the pointer lies where the card was
    if not legal or card in legal:
        return of_card(card, capital(card_name(card)), state.stage.seen)
    mode = state.choosing.mode
    refusal = state.chair.why_not(card if mode is None else opening(mode, card))
    return Named(capital(card_name(card)), refusal_told(refusal, state.seen)) if refusal is not None else None


def card_about(state: TableState, card: int) -> str:
    """The same for whoever hears the table. What it counts is said of it also while others play and while the table has
    stopped: where one stands on it, whatever changes about it is read out."""
    shown = _shown_with(state, card)
    if shown is not None or not state.aids.mark_legal:
        return shown.about if shown is not None else ""
    named = card_named(state, card) or of_card(card, "", state.stage.seen)
    return named.about


def _call(state: TableState, item: ItemId) -> Named:
    """A call, its key, and what it costs; or why nobody says it here, or the player not yet."""
    rules, never = state.chair.rules, why_never_said(state.stage.seen, item.name)
    words = say("name_call", {"call": call(f"button_{item.name}", rules), "key": CALL[item.name].key})
    about = say_at(rules, never) if never else why_not_yet(state, item.name)
    return Named(words, sentence(about or about_call(item.name, rules)))


def _choice(state: TableState, item: ItemId) -> Named | None:
    """Why that cannot be done now."""
    panel = state.choosing.panel
    choice = panel.choices[item.number] if panel is not None and item.number < len(panel.choices) else None
    return Named(choice.words, choice.refused) if choice is not None and choice.refused else None


def _proof(state: TableState, item: ItemId) -> Named:
    return Named(say("name_proof"), say("name_proof_about"))


def _slate(state: TableState, item: ItemId) -> Named:
    """The score, and whether more is better."""
    phase = state.match.standing.phase
    key = "name_points" if phase == POINTS else "name_wiping" if phase == CLEAN else "name_strokes"
    return Named(aids.score(state), say_at(state.chair.rules, key))


def _pile(state: TableState, item: ItemId) -> Named:
    return pile_named(known(state), item.number)


def _strip(state: TableState, item: ItemId) -> Named:
    """What holds now, whole."""
    trumps, *more = cover.holding(state)
    return Named(capital(trumps), sentence("; ".join(more)))


def _covered(state: TableState, item: ItemId) -> Named:
    return Named(say("setting_aid_my_points"), say("points_covered"))


# -- what lies there -----------------------------------------------------------------------------------------------


def known(state: TableState) -> Known:
    """What the player knows of the table as it is shown."""
    return Known(state.stage.seen, state.stage.won, state.seating)


def _thing(state: TableState, item: ItemId) -> Named:
    return thing_named(known(state), item)


NAMES: Final[dict[Kind, Callable[[TableState, ItemId], Named | None]]] = {
    "icon": _icon,
    "card": _card,
    "call": _call,
    "choice": _choice,
    "proof": _proof,
    "slate": _slate,
    "pile": _pile,
    "strip": _strip,
    "mat": _covered,
    "trick": _thing,
    "trump": _thing,
    "reserved": _thing,
    "talon": _thing,
    "suit": _thing,
    "meld": _thing,
    "coaster": _thing,
}
