"""Names: what everything at the table is called and what it means, told when the pointer rests or the keys come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gaigel_desktop.rules.actions import opening
from gaigel_desktop.rules.match import CLEAN, POINTS
from gaigel_desktop.scenes.picture.chrome import why_never_said
from gaigel_desktop.scenes.picture.plates import Tip
from gaigel_desktop.scenes.picture.spots import Spot
from gaigel_desktop.scenes.picture.thing_names import Known, Named, of_card, pile_named, thing_named
from gaigel_desktop.scenes.stage.lying import LIFTS
from gaigel_desktop.text.calls import about_call, call
from gaigel_desktop.text.explain import capital, card_name, sentence
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say

from . import aids, cover, five, reach
from .hinted import spot_of
from .quiet import why_not_yet
from .said import refusal_told
from .state import TableState

CALL_KEYS: Final = {"melden": "M", "diss": "D", "winken": "W", "uebergaigelt": "G", "aus": "A", "more": "."}


def tip(state: TableState) -> Tip | None:
    """What is pointed at, as soon as the pointer has rested there; nothing while somebody says why a card may not be
    played."""
    spot = pointed_at(state)
    if spot is not None and spot == spot_of(state):
        return None  # a hint says more of it
    if spot is None or spot.kind not in NAMES or not (spot.kind == "icon" or state.pointing.rests(state.now)):
        return None
    placed = reach.named(state) if spot.kind == "thing" else reach.in_reach(state)
    box = next((each.box for each in placed if each.spot == spot), None)
    named = NAMES[spot.kind](state, spot) if box is not None else None
    if named is None or box is None:
        return None
    if spot.kind == "card":
        return Tip(*named, box.moved(0, -LIFTS), at_card=True)
    return Tip(*named, box, below_icons=spot.kind == "icon")


def pointed_at(state: TableState) -> Spot | None:
    """What the mouse or the keys are at; of an open panel only what it lets choose."""
    at, choosing = state.pointing.at, state.choosing
    asks = choosing.panel is not None and not choosing.asked
    return None if asks and (at is None or at.kind != "choice") else at


# -- what can be pressed -------------------------------------------------------------------------------------------


def _icon(state: TableState, spot: Spot) -> Named:
    return Named(say(f"icon_{spot.name}"))


def _card(state: TableState, spot: Spot) -> Named | None:
    """An own card, as long as nothing stands in the way."""
    busy = any(bubble.card is not None for bubble in state.said.bubbles) or state.pointing.drag is not None
    return None if busy else _shown_with(state, spot.at) or card_named(state, spot.at)


def _shown_with(state: TableState, at: int) -> Named | None:
    """That a press shows four others with it."""
    hand = state.hand()
    shows = at < len(hand) and five.shown_with(hand[at], hand, state.chair) is not None
    return Named(capital(card_name(hand[at])), say("name_shows_five")) if shows else None


def card_named(state: TableState, at: int) -> Named | None:
    """Why an own card lies in the shade; what the others are called, for those who want the legal ones marked."""
    hand, legal = state.hand(), aids.legal(state)
    if at >= len(hand) or not state.aids.mark_legal or state.stop is not None:
        return None  # in a stop the line has something to say, and the pointer lies where the card was
    card = hand[at]
    if not legal or card in legal:
        return of_card(card, capital(card_name(card)), state.stage.seen)
    mode = state.choosing.mode
    refusal = state.chair.why_not(card if mode is None else opening(mode, card))
    return Named(capital(card_name(card)), refusal_told(refusal, state.seen)) if refusal is not None else None


def card_about(state: TableState, at: int) -> str:
    """The same for whoever hears the table. What it counts is said of it also while others play and while the table has
    stopped: where one stands on it, whatever changes about it is read out."""
    shown = _shown_with(state, at)
    if shown is not None or not state.aids.mark_legal:
        return shown.about if shown is not None else ""
    named = card_named(state, at) or of_card(state.hand()[at], "", state.stage.seen)
    return named.about


def _call(state: TableState, spot: Spot) -> Named:
    """A call, its key, and what it costs; or why nobody says it here, or the player not yet."""
    rules, never = state.chair.rules, why_never_said(state.stage.seen, spot.name)
    words = say("name_call", {"call": call(f"button_{spot.name}", rules), "key": CALL_KEYS[spot.name]})
    about = say_at(rules, never) if never else why_not_yet(state, spot.name)
    return Named(words, sentence(about or about_call(spot.name, rules)))


def _choice(state: TableState, spot: Spot) -> Named | None:
    """Why that cannot be done now."""
    panel = state.choosing.panel
    choice = panel.choices[spot.at] if panel is not None and spot.at < len(panel.choices) else None
    return Named(choice.words, choice.refused) if choice is not None and choice.refused else None


def _proof(state: TableState, spot: Spot) -> Named:
    return Named(say("name_proof"), say("name_proof_about"))


def _slate(state: TableState, spot: Spot) -> Named:
    """The score, and whether more is better."""
    phase = state.match.standing.phase
    key = "name_points" if phase == POINTS else "name_wiping" if phase == CLEAN else "name_strokes"
    return Named(aids.score(state), say_at(state.chair.rules, key))


def _pile(state: TableState, spot: Spot) -> Named:
    return pile_named(known(state), spot.at)


def _strip(state: TableState, spot: Spot) -> Named:
    """What holds now, whole."""
    trumps, *more = cover.holding(state)
    return Named(capital(trumps), sentence("; ".join(more)))


def _covered(state: TableState, spot: Spot) -> Named:
    return Named(say("setting_aid_my_points"), say("points_covered"))


# -- what lies there -----------------------------------------------------------------------------------------------


def known(state: TableState) -> Known:
    """What the player knows of the table as it is shown."""
    return Known(state.stage.seen, state.stage.won, state.seating)


def _thing(state: TableState, spot: Spot) -> Named:
    return thing_named(known(state), spot)


NAMES: Final[dict[str, Callable[[TableState, Spot], Named | None]]] = {
    "icon": _icon,
    "card": _card,
    "call": _call,
    "choice": _choice,
    "proof": _proof,
    "slate": _slate,
    "pile": _pile,
    "thing": _thing,
    "strip": _strip,
    "points": _covered,
}
