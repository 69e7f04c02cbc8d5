"""Hints in words: where to look, the deed with its reason, and the same looked back at.

A card stands in a sentence as it needs it: `{card}` with its article, `{card:bare}` without, `{card:suit}` its suit
alone, `{card:den}` as a language bends it; `words_before:Ace` says what becomes of such a word before an ace, and what
the ace ends in then. Two cards are joined.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from gaigel_desktop.rules.actions import (
    ACCUSE,
    ANNOUNCE_SIEBENER,
    AUS,
    DECLARE,
    DECLARE_TWICE,
    ELFEN,
    PASS,
    PLAY,
    PROOF,
    QUESTION,
    RESERVE,
    SECOND,
    SHOW_SEVENS,
    SIGNAL,
    SWAP,
    TAKE,
    Action,
    card_of,
    is_card,
    mode_of,
)
from gaigel_desktop.rules.cards import RANK, SUIT
from gaigel_desktop.rules.deal import CLAIM, NO_SUIT, OPENING, Deal
from gaigel_desktop.rules.seats import has_partners

from .calls import ANNOUNCED, OPENING_CALLS, call, second_called
from .explain import capital, card_name
from .in_1907 import say_at
from .phrases import PHRASES, RANK_NAMES
from .speech import say, suit_name

A_BREATH: Final = 25  # words
BARE: Final = "bare"
SUIT_ALONE: Final = "suit"
CARDS: Final = ("card", "other", "best", "half", "turned")  # what is the number of a card in what a hint tells


class Hinted(Protocol):
    """A hint as a value; see `controller.coaching.hint`."""

    @property
    def look(self) -> str:
        """Which question leads to it."""

    @property
    def deed(self) -> tuple[Action, ...]:
        """What is to be done; nothing: wait."""

    @property
    def either(self) -> tuple[Action, ...] | None:
        """What is as good for the same reason."""

    @property
    def reason(self) -> str:
        """The key of the sentence."""

    @property
    def told(self) -> tuple[tuple[str, int], ...]:
        """The reason and the cards or numbers that it names."""

    @property
    def against_habit(self) -> bool:
        """Whether the table usually shakes its head at it."""


class Cards:
    """A card or two in a sentence, bent as it asks for."""

    def __init__(self, *some: int, bent: str = "") -> None:
        self._some, self._usually = some, bent

    def __format__(self, wanted: str) -> str:
        words = [_bent(card, wanted or self._usually) for card in self._some]
        if len(words) == 1:
            return words[0]
        one, other = self._some
        key = "same_in_two_suits" if RANK[one] == RANK[other] else "one_or_other"
        return say(key, {"one": words[0], "other": Cards(other, bent=wanted)})

    def __str__(self) -> str:
        return format(self)


def _bent(card: int, wanted: str) -> str:
    """The card with the word before it that the sentence has."""
    if not wanted:
        return card_name(card)
    if wanted == SUIT_ALONE:
        return suit_name(SUIT[card])
    bare = say("card_bare", {"rank": say(RANK_NAMES[RANK[card]]), "suit": suit_name(SUIT[card])})
    if wanted == BARE:
        return bare
    before, ending = _bending(RANK[card], wanted)
    return f"{before} {bare}{ending}"


def _bending(rank: int, word: str) -> tuple[str, str]:
    """What the word becomes before a card of this rank, which may be a she where others are a he, and what the name of
    the card ends in then: `den die` and `dem der -n` make "die Herz-Alte" and "der Herz-Alten"."""
    key = f"words_before:{RANK_NAMES[rank]}"
    if key not in PHRASES:
        return word, ""
    pairs = dict(pair.split(maxsplit=1) for pair in say(key).split(", "))
    before, _, ending = pairs.get(word.lower(), word.lower()).partition(" -")
    return capital(before) if word[0].isupper() else before, ending


# -- the sentences -----------------------------------------------------------------------------------------------


def look_said(hint: Hinted, seen: Deal) -> str:
    """Says where to look."""
    return say_at(seen.law.rules, f"look:{hint.look}")


def said(hint: Hinted, seen: Deal) -> str:
    """What to do, and the one reason; before it that it is against a habit of the table."""
    sentence = _in_a_breath(hint, lambda either: _sentence(hint, seen, _deed(hint, seen, either)))
    return say("hint_against_habit", {"hint": sentence}) if hint.against_habit else sentence


def better_said(hint: Hinted, seen: Deal) -> str:
    """What would have been better, and why."""
    named = partial(deed_named, hint.deed, seen)
    return _in_a_breath(hint, lambda either: _sentence(hint, seen, say("better_was", {"done": named(either)})))


def found_said(hint: Hinted, seen: Deal) -> str:
    """Why it is good, to somebody who has done it: nobody is told to do it once more."""
    named = partial(deed_named, hint.deed, seen)
    return _in_a_breath(hint, lambda either: _sentence(hint, seen, capital(named(either))))


def praise_said(hint: Hinted, seen: Deal) -> str:
    """That it was well played, and why."""
    return _sentence(hint, seen, say("well_played", {"done": deed_named(hint.deed, seen)}))


def _in_a_breath(hint: Hinted, sentence: Callable[[tuple[Action, ...] | None], str]) -> str:
    """The sentence with what is as good for the same reason, or without it where that takes too many words."""
    both = sentence(hint.either)
    return both if len(both.split()) <= A_BREATH else sentence(None)


def _sentence(hint: Hinted, seen: Deal, deed: str) -> str:
    """The reason, round the deed."""
    rules = seen.law.rules
    aus = call("call_aus", rules).rstrip("!")
    values: dict[str, object] = {"deed": deed, "call": aus, "us": _us(seen), "them": _them(seen)}
    values |= {name: _value(name, value) for name, value in hint.told}
    points = "_points" if "game_points" in values else ""  # where these are written down, and no strokes
    values["with_other"] = say("hint_with", values) if "other" in values else say("hint_otherwise")
    return capital(say_at(rules, f"hint:{hint.reason}{points}", values))


def _value(name: str, value: int) -> object:
    if name in CARDS:
        return Cards(value)
    return suit_name(value) if name == "suit" else value


def _us(seen: Deal) -> str:
    return say("hint_us" if has_partners(seen.law.rules) else "hint_you")


def _them(seen: Deal) -> str:
    if seen.players == 2:
        return say("hint_the_opponent")
    return say("hint_them" if seen.law.sides == 2 else "hint_the_others")


# -- the deed ----------------------------------------------------------------------------------------------------


def _deed(hint: Hinted, seen: Deal, either: tuple[Action, ...] | None) -> str:
    """What to do, as one is told to: a word before the card that follows it, which is asked about then."""
    if not hint.deed:
        return say("deed:wait")
    return _told_to(hint.deed[0], seen, either[0] if either else None)


def _told_to(action: Action, seen: Deal, either: Action | None) -> str:
    if not is_card(action):
        return _in_words(action, seen, "deed", TOLD)
    some = [action] if either is None else [action, either]
    values = {"cards": Cards(*map(card_of, some)), "call": _opening_called(action, seen)}
    return say(f"deed:{_manner(action, seen)}", values)


def _manner(action: Action, seen: Deal) -> str:
    """How a card is played: led, given to the partner, thrown away, laid face down, or to take the trick."""
    if seen.phase == OPENING and mode_of(action) != PLAY:
        return "elfen" if mode_of(action) == ELFEN else "open"
    if seen.face_down:
        return "lay"
    if not seen.trick:
        return "lead"
    card = card_of(action)
    if seen.led == NO_SUIT or (seen.power[card] > seen.best_power and not seen.siebener >> seen.turn & 1):
        if SUIT[card] == seen.trump != seen.led:
            return "trump"
        return "take" if len(seen.trick) == seen.players - 1 else "over"
    ours = seen.law.side[seen.best_seat] == seen.law.side[seen.turn]
    return "give" if ours else "throw"


def _opening_called(action: Action, seen: Deal) -> str:
    mode = mode_of(action)
    if mode == SECOND:
        return second_called()
    return call(OPENING_CALLS[mode], seen.law.rules).rstrip("!") if mode in OPENING_CALLS else ""


# -- what was done -----------------------------------------------------------------------------------------------


def deed_named(course: tuple[Action, ...], seen: Deal, either: tuple[Action, ...] | None = None) -> str:
    """The same as the name of a deed; with a card that is as good, if there is one."""
    return _done_once(course[0], seen, either or ()) if course else say("done:wait")


def _done_once(action: Action, seen: Deal, either: tuple[Action, ...]) -> str:
    if not is_card(action):
        return _in_words(action, seen, "done", DONE)
    called = _opening_called(action, seen) if seen.phase == OPENING else ""
    some = Cards(*map(card_of, (action, *either[:1])))
    return say("done:open" if called else "done:plain", {"cards": some, "call": called})


# -- what is said ------------------------------------------------------------------------------------------------


def _in_words(action: Action, seen: Deal, kind: str, keys: dict[str, str]) -> str:
    """A word, told to somebody or named."""
    name = next(name for least, name in WORDS if action >= least)
    key = keys.get(name, name)
    if name == "pass" and seen.phase == CLAIM:
        key = keys.get("stands", "pass")
    values = {"suit": suit_name((action - DECLARE) % 4), "turned": Cards(max(0, seen.indicator))}
    return say_at(seen.law.rules, f"{kind}:{key}", {**values, "call": _called(name, action, seen)})


def _called(name: str, action: Action, seen: Deal) -> str:
    """The word that is called."""
    key = {"accuse": "call_uebergaigelt", "announce": ANNOUNCED.get(action, "")}.get(name) or "call_aus"
    return call(key, seen.law.rules).rstrip("!")


WORDS: Final[tuple[tuple[int, str], ...]] = (
    (SIGNAL, "sign"),
    (SHOW_SEVENS, "show"),
    (ANNOUNCE_SIEBENER, "announce"),
    (PROOF, "proof"),
    (ACCUSE, "accuse"),
    (QUESTION, "question"),
    (AUS, "aus"),
    (TAKE, "take_turned"),
    (RESERVE, "reserve"),
    (SWAP, "swap"),
    (PASS, "pass"),
    (DECLARE_TWICE, "declare_twice"),
    (DECLARE, "declare"),
)
TOLD: Final[dict[str, str]] = {"stands": "stands"}
DONE: Final[dict[str, str]] = {"aus": "call", "accuse": "call", "announce": "call"}
