"""Thing names: what everything that lies on the table is called, and what it means. Pure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.cards import HIDDEN, SUIT
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.scenes.slate.standing import side_told
from gaigel_desktop.scenes.stage.lying import in_talon
from gaigel_desktop.scenes.stage.piles import Won
from gaigel_desktop.scenes.stage.reminders import MOST
from gaigel_desktop.text.explain import capital, card_name
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say, suit_name
from gaigel_desktop.text.telling import meld_told

from .item import ItemId, Kind


class Named(NamedTuple):
    """What something is called, and what it means."""

    words: str
    about: str = ""


class Known(NamedTuple):
    """What is known of the table: the view, what was taken and declared, who sits there."""

    seen: Deal
    won: Won
    seating: Seating


def thing_named(known: Known, thing: ItemId) -> Named:
    """What lies there and cannot be pressed."""
    return THINGS[thing.kind](known, thing.number)


def of_card(card: int, words: str, seen: Deal) -> Named:
    """A card that is called so, and what it counts."""
    key = "name_counts_trump" if SUIT[card] == seen.trump else "name_counts"
    return Named(words, say(key, {"points": seen.law.card_points[card]}))


def pile_named(known: Known, side: int) -> Named:
    """What a side has taken."""
    told = {"side": _side(known, side), "count": known.seen.tricks[side]}
    return Named(say("name_pile", told), say("name_pile_about"))


def _side(known: Known, side: int) -> str:
    return side_told(known.seen.law.rules, known.seating, side)


def _played(known: Known, seat: int) -> Named:
    """Whose card it is, and what it counts; who sits here has not seen what lies face down."""
    seen = known.seen
    card, name = seen.trick[(seat - seen.leader) % seen.players], known.seating.names[seat]
    if card == HIDDEN:
        return Named(say("name_hidden", {"name": name}), say("name_hidden_about"))
    words = say("name_played", {"name": name, "card": card_name(card)})
    return Named(words, say("name_hidden_about")) if seen.face_down else of_card(card, words, seen)


def _talon(known: Known, at: int) -> Named:
    key = "name_talon" if known.seen.rounds else "name_talon_closed"
    return Named(say(key, {"count": in_talon(known.seen)}), say(f"{key}_about"))


def _trump(known: Known, at: int) -> Named:
    seen = known.seen
    told = {"card": card_name(seen.indicator), "suit": capital(suit_name(seen.trump))}
    return Named(say_at(seen.law.rules, "name_trump", told), say("name_trump_about", told))


def _reserved(known: Known, seat: int) -> Named:
    told = {"name": known.seating.names[seat]}
    return Named(say("name_reserved", told), say_at(known.seen.law.rules, "name_reserved_about"))


def _suit(known: Known, at: int) -> Named:
    told = {"suit": suit_name(known.seen.trump)}
    return Named(say("name_suit", told), say("name_suit_about"))


def _coaster(known: Known, seat: int) -> Named:
    return Named(say("name_coaster"), say("name_coaster_about"))


def _meld(known: Known, number: int) -> Named:
    """Whose declaration it is and what it counted, and why it lies there."""
    side, at = divmod(number, MOST)
    seen, won = known.seen, known.won
    suit, points = won.melds[side][at]
    words = meld_told(_side(known, side), suit, points, seen)
    lies_open = any((each.side, each.at) == (side, at) and each.card != HIDDEN for each in won.reminders())
    return Named(words, say_at(seen.law.rules, "name_open_about" if lies_open else "name_chalk_about"))


THINGS: Final[dict[Kind, Callable[[Known, int], Named]]] = {
    "trick": _played,
    "talon": _talon,
    "trump": _trump,
    "reserved": _reserved,
    "suit": _suit,
    "coaster": _coaster,
    "meld": _meld,
}
