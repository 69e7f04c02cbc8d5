"""Telling: an event of a deal as one tells it afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gaigel_desktop.rules import events
from gaigel_desktop.rules.actions import SIGNS
from gaigel_desktop.rules.cards import HIDDEN, SUIT, SUITS
from gaigel_desktop.rules.deal import NOBODY, Deal, is_claimed
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.pairs import pair_points
from gaigel_desktop.rules.taking import POWERLESS, Taking

from .calls import ANNOUNCED, OPENING_CALLS, call
from .english.deeds import MONTHS
from .explain import card_name, sentence
from .in_1907 import marriage, say_at
from .speech import say, suit_name

NOTHING: Final[Mapping[str, object]] = {}


def told(event: Event, deal: Deal, names: Sequence[str]) -> str:
    """The sentence about an event; empty for what nobody would tell. `deal` is the table after it."""
    match event:
        case events.Opened():
            return _opened(event, deal, names)
        case events.Played():
            return say("did_play", {"name": names[event.seat], "card": card_name(event.card)})
        case events.LaidFaceDown():
            hidden = {"name": names[event.seat]}
            return say("did_lay_hidden", hidden) if event.card == HIDDEN else say("did_lay", hidden | _card(event.card))
        case events.Turned():
            return _turned(event, deal, names)
        case events.TrickTaken():
            return trick_taken(names[event.seat])
        case events.Drawn():
            return _by("did_draw", names[event.seat])
        case events.Ended():
            return _ended(event, deal, names)
        case _:
            return _said(event, deal, names)


def trick_taken(name: str) -> str:
    """Whose a trick was."""
    return _by("did_take_trick", name)


def deals_now(name: str) -> str:
    """That somebody deals, as it stands behind the name."""
    return _by("deals_now", name)


def taken_with(taking: Taking, deal: Deal, names: Sequence[str]) -> str:
    """Who takes a trick, with which card, and what it counts."""
    return _by("did_take_with", names[taking.seat], _card(taking.card) | {"points": taking.points})


def taken_and_added_up(taking: Taking, deal: Deal, names: Sequence[str]) -> str:
    """The same of the trick that lies there, with what each of its cards counts."""
    each = " + ".join(str(deal.law.card_points[card]) for card in deal.trick)
    return _by("did_take_with", names[taking.seat], _card(taking.card) | {"points": f"{each} = {taking.points}"})


def why_taken(taking: Taking, deal: Deal) -> str:
    """The one reason for it, as a sentence of its own."""
    return taken_because(taking.why, SUIT[taking.card], deal)


def taken_because(why: str, suit: int, deal: Deal) -> str:
    """The same, of a trick that was taken with a card of this suit."""
    opening = "call_siebener" if why == POWERLESS else OPENING_CALLS.get(deal.mode)
    called = {"call": call(opening, deal.law.rules).rstrip("!")} if opening else {}
    return say_at(deal.law.rules, f"took:{why}", {"suit": suit_name(suit), **called})


def _by(key: str, name: str, values: Mapping[str, object] = NOTHING) -> str:
    """What somebody does; a player without a name is addressed."""
    return say(f"{key}_you", values) if name == say("you") else say(key, {"name": name, **values})


def _card(card: int) -> dict[str, object]:
    return {"card": card_name(card)}


def _opened(event: events.Opened, deal: Deal, names: Sequence[str]) -> str:
    values: dict[str, object] = {"name": names[event.seat]}
    key = "did_open_hidden" if event.card == HIDDEN else "did_open"
    if event.card != HIDDEN:
        values |= _card(event.card)
    if event.mode in OPENING_CALLS:
        return say(f"{key}_called", values | {"call": call(OPENING_CALLS[event.mode], deal.law.rules)})
    return say(key, values)


def _turned(event: events.Turned, deal: Deal, names: Sequence[str]) -> str:
    """Whose card is which: Vorhand's comes first."""
    seats = ((deal.dealer + 1 + step) % len(names) for step in range(len(event.cards)))
    whose = (
        say("did_turn_one", {"name": names[seat], **_card(card)}) for seat, card in zip(seats, event.cards, strict=True)
    )
    return say("did_turn", {"cards": ", ".join(whose)})


def _ended(event: events.Ended, deal: Deal, names: Sequence[str]) -> str:
    won = [name for seat, name in enumerate(names) if deal.law.side[seat] in event.winners]
    reason = sentence(say_at(deal.law.rules, f"reason_{event.reason}"))
    return say("did_end", {"reason": reason, "names": listed(won)})


def _said(event: Event, deal: Deal, names: Sequence[str]) -> str:
    """What moves no card out of its trick."""
    rules = deal.law.rules
    match event:
        case events.Declared():
            key = "did_declare" if event.pairs == 1 else "did_declare_twice"
            return say_at(rules, key, {"name": names[event.seat], **_declared(event, deal)})
        case events.Swapped():
            return say_at(rules, "did_swap", {"name": names[event.seat]})
        case events.Reserved():
            return say("did_reserve", {"name": names[event.seat]})
        case events.Taken():
            return say_at(rules, "did_take_reserved", {"name": names[event.seat]})
        case events.Announced():
            words = call(ANNOUNCED[event.what], rules)
            return say("did_announce", {"name": names[event.seat], "call": words})
        case events.SevensMelded():
            return say("did_show_sevens", {"name": names[event.seat]})
        case events.HandShown():
            shown = ", ".join(map(card_name, event.cards))
            return say("did_show_hand", {"name": names[event.seat], "cards": shown})
        case events.Signed():
            return _signed(event, names)
        case events.AusCalled():
            return say_at(rules, "did_announce", {"name": names[event.seat], "call": call("call_aus", rules)})
        case events.Questioned():
            return say("did_announce", {"name": names[event.seat], "call": call("call_question", rules)})
        case events.Passed() if is_claimed(deal):
            return say("did_announce", {"name": names[event.seat], "call": call("call_stands", rules)})
        case events.Accused():
            accused = [name for seat, name in enumerate(names) if deal.law.side[seat] == event.side]
            words = call("call_uebergaigelt", rules)
            return say("did_accuse", {"name": names[event.seat], "accused": listed(accused), "call": words})
    return ""


def exchange_told(event: Event, deal: Deal, trump: int, names: Sequence[str]) -> str:
    """What somebody has just exchanged under the talon, in whole words: `trump` was the card there."""
    match event:
        case events.Swapped(seat):
            return say("exchange_swapped", {"name": names[seat], "card": card_name(trump)})
        case events.Reserved(seat):
            return say_at(deal.law.rules, "exchange_reserved", {"name": names[seat]})
        case events.Taken(seat):
            return say("exchange_taken", {"name": names[seat], "card": card_name(trump)})
        case _:
            return ""


def pair_told(event: events.Declared, deal: Deal, names: Sequence[str]) -> str:
    """A declared pair, and what it counted."""
    points = pair_points(deal, event.suit, event.pairs)
    told = {"name": names[event.seat], "points": points, **_declared(event, deal)}
    return say_at(deal.law.rules, "pair_told", told)


def meld_told(name: str, suit: int, points: int, deal: Deal) -> str:
    """What lies at a pile as a reminder, and what it counted."""
    if suit < 0:
        return say("name_sevens", {"name": name, "points": points})
    pairs = 2 if points > pair_points(deal, suit, 1) else 1
    told = {"name": name, "points": points, **_declared(events.Declared(NOBODY, suit, pairs), deal)}
    return say_at(deal.law.rules, "pair_told", told)


def _declared(event: events.Declared, deal: Deal) -> dict[str, str]:
    """What was declared, also in the words of 1907."""
    return {"suit": suit_name(event.suit), "marriage": marriage(event.suit == deal.trump, event.pairs)}


def _signed(event: events.Signed, names: Sequence[str]) -> str:
    sign = SIGNS[event.sign]
    if sign not in SUITS:
        return say("did_sign_ace", {"name": names[event.seat]})
    return say("did_sign", {"name": names[event.seat], "suit": suit_name(SUITS.index(sign))})


def listed(names: Sequence[str]) -> str:
    """Names one after the other: Lena, Eugen and Rösle."""
    if len(names) < 2:
        return "".join(names)
    return say("and_list", {"first": ", ".join(names[:-1]), "last": names[-1]})


def day_in_words(moment: str) -> str:
    """The day of a moment written like 2026-11-21T20:15:00."""
    year, month, day = moment[:10].split("-")
    return say("day", {"day": int(day), "month": say(MONTHS[int(month) - 1]), "year": year})


def day_of_the_year(moment: str) -> str:
    """The same without the year."""
    _, month, day = moment[:10].split("-")
    return say("day_of_year", {"day": int(day), "month": say(MONTHS[int(month) - 1])})
