"""Panels: what opens after a press of an announcement, or for an opening card; each choice is an action."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.rules import actions
from gaigel_desktop.rules.actions import ACCUSE, AUS, DECLARE, DECLARE_TWICE, SIGNAL, SIGNS, Action
from gaigel_desktop.rules.cards import RANK
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.text.explain import suit_name
from gaigel_desktop.text.speech import say

SUITS_OF_SIGNS = ("E", "B", "H", "S")


class Choice(NamedTuple):
    """One button: its words, and what it does."""

    words: str
    action: Action


class Panel(NamedTuple):
    """A question and its choices; Esc closes it free of charge."""

    title: str
    choices: tuple[Choice, ...]
    chosen: int = 0


def opening_panel(seen: Deal, card: int, possible: tuple[Action, ...]) -> Panel:
    """How this card may be led to the first trick."""
    modes = [action for action in possible if action % 24 == card]
    return Panel(say("ask_opening"), tuple(Choice(say(f"opening_{actions.MODES[a // 24]}"), a) for a in modes))


def panel_of(button: str, seen: Deal, me: int, names: tuple[str, ...]) -> Panel:
    """What opens at an announcement."""
    match button:
        case "melden":
            return melden_panel(seen, me)
        case "diss":
            return diss_panel()
        case "winken":
            return sign_panel()
        case "uebergaigelt":
            return accuse_panel(seen, me, names)
        case "aus":
            return aus_panel()
    return more_panel()


def melden_panel(seen: Deal, seat: int) -> Panel:
    """Which suit to declare: every suit of which the hand shows a King or an Ober, whatever may be declared."""
    hand = seen.hands[seat]
    suits = [suit for suit in range(4) if any(hand >> card & 1 for card in range(suit * 6 + 2, suit * 6 + 4))]
    choices = [Choice(say("declare_once", {"suit": suit_name(suit)}), DECLARE + suit) for suit in suits]
    both = [suit for suit in suits if hand >> 24 + suit * 6 + 2 & hand >> 24 + suit * 6 + 3 & 1]
    choices += [Choice(say("declare_twice", {"suit": suit_name(suit)}), DECLARE_TWICE + suit) for suit in both]
    return Panel(say("ask_declare"), tuple(choices))


def diss_panel() -> Panel:
    """The Seven of trumps: always all three."""
    pairs = (("swap", actions.SWAP), ("reserve", actions.RESERVE), ("take", actions.TAKE))
    return Panel(say("ask_diss"), tuple(Choice(say(f"diss_{name}"), action) for name, action in pairs))


def sign_panel() -> Panel:
    """The five signs."""
    return Panel(say("ask_sign"), tuple(Choice(say(f"sign_{sign}"), SIGNAL + at) for at, sign in enumerate(SIGNS)))


def aus_panel() -> Panel:
    """A call that ends the deal wants a second click."""
    return Panel(say("ask_aus"), (Choice(say("yes_aus"), AUS),))


def accuse_panel(seen: Deal, me: int, names: tuple[str, ...]) -> Panel:
    """Whom to accuse: every other side."""
    side = seen.law.side
    others = [s for s in range(seen.law.sides) if s != side[me]]
    said = {s: " + ".join(name for seat, name in enumerate(names) if side[seat] == s) for s in others}
    return Panel(say("ask_accuse"), tuple(Choice(said[s], ACCUSE + s) for s in others))


def more_panel() -> Panel:
    """The rare calls."""
    pairs = (
        ("announce_siebener", actions.ANNOUNCE_SIEBENER),
        ("announce_dissle", actions.ANNOUNCE_DISSLE),
        ("announce_farbe", actions.ANNOUNCE_FARBE),
        ("show_sevens", actions.SHOW_SEVENS),
        ("show_farbe", actions.SHOW_FARBE),
    )
    return Panel(say("ask_more"), tuple(Choice(say(name), action) for name, action in pairs))


def is_king_or_ober(card: int) -> bool:
    """Whether a card can be half of a pair."""
    return RANK[card] in (2, 3)
