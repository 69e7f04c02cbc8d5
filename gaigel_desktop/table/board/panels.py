"""The panels that open at an announcement, with a choice for each action; and the ways to lead the first card."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, NamedTuple, assert_never

from gaigel_desktop.rules import actions
from gaigel_desktop.rules.actions import ACCUSE, AUS, DECLARE, DECLARE_TWICE, PASS, QUESTION, SIGNAL, SIGNS, Action
from gaigel_desktop.rules.cards import KING, OBER, RANK, SUIT
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.ending import may_be_questioned
from gaigel_desktop.rules.judge import why_never
from gaigel_desktop.text.calls import OPENING_CALLS, call
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.in_1907 import marriage, say_at
from gaigel_desktop.text.signs import gesture_of, sign_told
from gaigel_desktop.text.speech import say, suit_name
from gaigel_desktop.text.telling import listed

from .buttons import CallName

LIST: Final = "list"  # buttons below one another
WHEEL: Final = "wheel"  # the five signs
POINT: Final = "point"  # no buttons: a card of the hand is pointed at
ASKED: Final = "asked"  # buttons below one another, one of which has to be pressed
NEVER_MIND: Final = -1  # in place of an action: the panel closes


class Choice(NamedTuple):
    """One button of a panel: its words, and what it does."""

    words: str
    action: Action
    icon: str = ""
    about: str = ""  # what it means, and what it costs
    refused: str = ""  # why it cannot be done now, as a sentence


class Panel(NamedTuple):
    """A question and its choices; Esc closes it free of charge, unless it came by itself."""

    button: str  # the announcement that opened it, or nothing
    title: str
    choices: tuple[Choice, ...]
    kind: str = LIST


def panel_of(button: CallName, seen: Deal, me: int, names: tuple[str, ...], warning: str) -> Panel:
    """The panel that opens at an announcement, whatever the player holds."""
    match button:
        case "melden":
            return Panel(button, say("ask_declare"), (), POINT)
        case "diss":
            return diss_panel(seen)
        case "winken":
            return sign_panel(warning)
        case "uebergaigelt":
            return accuse_panel(seen, me, names, warning)
        case "aus":
            yes = say("yes_call", {"call": call("button_aus", seen.law.rules)})
            asked = say_at(seen.law.rules, "ask_claim" if may_be_questioned(seen) else "ask_aus")
            return Panel(button, warning or asked, (Choice(yes, AUS),))
        case "more":
            return more_panel(seen)
        case _:
            assert_never(button)


def without_explanations(panel: Panel) -> Panel:
    """The panel without the sentences about its choices, for whoever knows them."""
    return panel._replace(choices=tuple(choice._replace(about="") for choice in panel.choices))


def with_dimmed_choices(panel: Panel, why_not: Callable[[Action], str]) -> Panel:
    """The panel with those choices dimmed that cannot be done now; each of them says why."""
    return panel._replace(choices=tuple(each._replace(refused=why_not(each.action)) for each in panel.choices))


def pair_panel(card: int, seen: Deal) -> Panel:
    """The panel that asks whether to declare once or twice, where all four cards of a suit are there."""
    suit, rules = SUIT[card], seen.law.rules
    ways = (("declare_once", DECLARE, 1), ("declare_twice", DECLARE_TWICE, 2))
    called = [{"suit": suit_name(suit), "marriage": marriage(suit == seen.trump, pairs)} for *_, pairs in ways]
    choices = [Choice(say_at(rules, key, words), to + suit) for (key, to, _), words in zip(ways, called, strict=True)]
    return Panel("melden", say_at(rules, "ask_declare_four"), tuple(choices))


def diss_panel(seen: Deal) -> Panel:
    """The panel for the Seven of trumps, always with all three choices."""
    pairs = (("swap", actions.SWAP), ("reserve", actions.RESERVE), ("take", actions.TAKE))
    rules = seen.law.rules
    words = ((say_at(rules, f"diss_{name}"), action, say_at(rules, f"about_diss_{name}")) for name, action in pairs)
    choices = (Choice(called, action, about=about) for called, action, about in words)
    return Panel("diss", say_at(rules, "ask_diss"), tuple(choices))


def sign_panel(asked: str = "") -> Panel:
    """The panel with the five signs to choose from, and perhaps a longer question."""
    choices = (Choice(sign_told(sign), SIGNAL + sign, f"sign_{gesture_of(sign)}") for sign in range(len(SIGNS)))
    return Panel("winken", asked or say("ask_sign"), tuple(choices), WHEEL)


def accuse_panel(seen: Deal, me: int, names: tuple[str, ...], warning: str) -> Panel:
    """The panel that asks whom to accuse: every other side."""
    side = seen.law.side
    others = [s for s in range(seen.law.sides) if s != side[me]]
    said = {s: listed([name for seat, name in enumerate(names) if side[seat] == s]) for s in others}
    choices = tuple(Choice(said[s], ACCUSE + s) for s in others)
    return Panel("uebergaigelt", warning or say_at(seen.law.rules, "ask_accuse"), choices)


def more_panel(seen: Deal) -> Panel:
    """The panel with the calls that are seldom made, as far as this table knows them."""
    announced = (
        ("announce_siebener", actions.ANNOUNCE_SIEBENER),
        ("announce_dissle", actions.ANNOUNCE_DISSLE),
        ("announce_farbe", actions.ANNOUNCE_FARBE),
    )
    shown = (("show_sevens", actions.SHOW_SEVENS), ("show_farbe", actions.SHOW_FARBE))
    calls = [Choice(say(name), action, about=say(f"about_{name}")) for name, action in announced]
    calls += [Choice(say(name), action) for name, action in shown]
    return Panel("more", say("ask_more"), tuple(choice for choice in calls if why_never(seen, choice.action) is None))


def claim_panel(seen: Deal, names: tuple[str, ...], known: int | None = None) -> Panel:
    """The panel for somebody who claims to be out: questioned, or left to stand. What the player sees of that side's
    points is said too."""
    rules, values = seen.law.rules, {"name": names[seen.claimer], "points": known}
    asked = say_at(rules, "claim_called" if known is None else "claim_known", values)
    words = say("claim_question"), say("claim_stands")
    return Panel("", asked, (Choice(words[0], QUESTION), Choice(words[1], PASS)), ASKED)


def sure_panel(asked: str, action: Action, card: int) -> Panel:
    """The panel that asks whether a card is meant: another one comes first, so that no key lets it go by accident."""
    choices = Choice(say("sure_no"), NEVER_MIND), Choice(say("sure_yes", {"card": card_name(card)}), action)
    return Panel("", asked, choices)


def is_king_or_ober(card: int) -> bool:
    """Whether a card can be half of a pair."""
    return RANK[card] in (OBER, KING)


# -- the opening -------------------------------------------------------------------------------------------------


class Offer(NamedTuple):
    """A way to lead the first card: what is said, and a sentence about it."""

    mode: int
    words: str
    about: str


WAYS: Final = (actions.TRUMPS, actions.ELFEN, actions.SECOND, actions.DIVE, actions.DISSLE, actions.SIEBENER)


def opening_offers(possible: Collection[int]) -> tuple[Offer, ...]:
    """The ways to lead the first card that are possible, in their order."""
    return tuple(Offer(mode, OPENING_CALLS.get(mode, ""), _about(mode)) for mode in WAYS if mode in possible)


def _about(mode: int) -> str:
    return say(f"opening_{actions.MODES[mode]}")
