"""Laying: positions under any rule set, in which it shows whether a sentence of the rules is true.

Positions that a deal would take long to get to are set up and not played: `midway` and `at_the_end`. Vorhand is
seat 0; seat 1 is always an opponent.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from gaigel_desktop.rules.actions import ACTION_OF, SPELLED
from gaigel_desktop.rules.cards import CODES, FACE_OF, HIDDEN, hand_of
from gaigel_desktop.rules.cards import cards as cards_of
from gaigel_desktop.rules.deal import CLAIM, ENDGAME, OPENING, TALON, Result
from gaigel_desktop.rules.judge import card_actions, legal_actions, why_not
from gaigel_desktop.rules.law import law_of
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.rules.tricks import gain_points
from tests.rules.table import Said, Table
from tests.scenario import laid

OUT: Final = 101
WRITTEN: Final = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8, "nine": 9, "one": 1, "thirty": 30}


class Told(NamedTuple):
    """A sentence as a table has it: the rules of the table, the words, and the cards of a picture. Without words it is
    only asked what the engine does."""

    rules: RuleSet
    words: str = ""
    cards: tuple[str, ...] = ()

    def names(self, *numbers: int) -> None:
        """The sentence says these numbers, in figures or in letters."""
        if not self.words:
            return
        said = {int(figures) for figures in re.findall(r"\d+", self.words)}
        said |= {WRITTEN[word] for word in re.findall(r"[a-z]+", self.words.lower()) if word in WRITTEN}
        assert said >= set(numbers), f"{self.words} does not say {numbers}"

    def has_no_number_but(self, *numbers: int) -> None:
        """The sentence, which may do without, has no others than these in figures."""
        assert {int(figures) for figures in re.findall(r"\d+", self.words)} <= set(numbers), self.words


Claim = Callable[[Told], None]


# -- who sits there ----------------------------------------------------------------------------------------------


def side(rules: RuleSet, seat: int) -> int:
    """The side of a seat."""
    return sides_of(rules)[seat]


def partner(rules: RuleSet) -> int | None:
    """The next partner of Vorhand in the order of play, if there is any."""
    partners = [seat for seat, own in enumerate(sides_of(rules)) if seat and own == side(rules, 0)]
    return partners[0] if partners else None


def others(rules: RuleSet, seat: int) -> list[int]:
    """The sides that the seat is not of."""
    return sorted(set(sides_of(rules)) - {side(rules, seat)})


def named(seat: int, cards: str) -> dict[str, str]:
    """The hand of a seat, as it is named when a table is laid."""
    return {("vorhand", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")[seat]: cards}


# -- positions ---------------------------------------------------------------------------------------------------


def opened(rules: RuleSet, card: str, mode: str, trump: str = "SO", **words: str) -> Table:
    """Vorhand, whose hand begins with this card, has led it: announced, where the first trick is a special one."""
    table = laid(rules, trump, **{**words, "vorhand": f"{card} {words.get('vorhand', '')}"})
    return table.opens(mode, card) if table.deal.phase == OPENING else table.plays(card)


def after_first_trick(rules: RuleSet, trump: str = "SO", **words: str) -> Table:
    """Vorhand has taken the first trick with the acorns' Daus; where one is asked for pairs then, nobody was yet."""
    return opened(rules, "EA", "elfen", trump, **words).finishes_trick().trick_goes_to(0)


def midway(rules: RuleSet, trump: str = "SO", **words: str) -> Table:
    """Vorhand has taken the first trick and leads, there is something to draw, and nobody has done anything else."""
    table = laid(rules, trump, **words)
    deal = table.deal
    deal.phase, deal.done = TALON, 1
    return takes_a_trick(table, 0)


def leads(table: Table, seat: int) -> Table:
    """It is this seat's turn to lead."""
    table.deal.turn = table.deal.leader = seat
    return table


def takes_a_trick(table: Table, *seats: int) -> Table:
    """Each of them has taken a trick besides."""
    deal = table.deal
    for seat in seats:
        deal.tricks[deal.law.side[seat]] += 1
        deal.own_trick |= 1 << seat
    return table


def before_last_drawing(rules: RuleSet, trump: str = "SO", **words: str) -> Table:
    """Vorhand leads, and after this trick the last round is drawn."""
    table = midway(rules, trump, **words)
    deal = table.deal
    deal.drawn, deal.rounds = (deal.rounds - 1) * deal.players, 1
    return table


def at_the_end(rules: RuleSet, trump: str = "S7", **words: str) -> Table:
    """There is nothing left to draw, Vorhand has a trick and leads, and these are the hands."""
    table = midway(rules, trump, **words)
    deal = table.deal
    deal.done, deal.drawn, deal.rounds = deal.rounds, len(deal.talon), 0
    deal.phase, deal.indicator = ENDGAME, HIDDEN
    return table


def with_points(table: Table, seat: int, points: int) -> Table:
    """The side of the seat has got so many points more."""
    gain_points(table.deal, table.deal.law.side[seat], points)
    return table


def last_card(rules: RuleSet, *cards: str) -> Table:
    """Everybody holds one card, the first of them these, and Vorhand leads."""
    table = at_the_end(rules)
    deal = table.deal
    deal.cards_each = 1
    given = [*cards, *("HU" for _ in range(deal.players - len(cards)))]
    deal.hands = [hand_of([FACE_OF[card]]) for card in given]
    return table


# -- what may be done --------------------------------------------------------------------------------------------


def may(table: Table, seat: int, *said: Said) -> bool:
    """Whether the seat is allowed this now; what is listed says the same."""
    action = ACTION_OF[said]
    allowed = why_not(table.deal, seat, action) is None
    assert allowed == (action in legal_actions(table.deal, seat)), table.picture(f"{seat} {said} is listed otherwise")
    return allowed


def hand(table: Table, seat: int) -> list[str]:
    """The cards of a seat."""
    return [CODES[card] for card in cards_of(table.deal.hands[seat])]


def right_cards(table: Table) -> set[str]:
    """What the seat in turn may play without breaking a duty: a wrong card cannot be played, or loses the deal."""
    right = set[str]()
    for action in card_actions(table.deal):
        deal = table.deal.copy()
        apply(deal, deal.turn, action)
        if deal.result is None or deal.result.reason != "revoke":
            right.add(str(SPELLED[action][-1]))
    return right


def owed(rules: RuleSet, led: str, cards: str) -> set[str]:
    """What of a hand may be played at the end, when these cards lie there; bells are trumps."""
    lying = led.split()
    fillers = ("HX HK HO HU", "HX HK HO HU")
    hands: dict[str, str] = {}
    for seat, card in enumerate(lying):
        hands |= named(seat, card if seat == 0 else f"{card} {fillers[seat - 1]}")
    table = at_the_end(rules, "SU", **hands, **named(len(lying), cards))
    table.plays(led)
    return right_cards(table) & set(cards.split())


def points_of(rules: RuleSet, cards: tuple[str, ...]) -> int:
    """What the cards count at this table."""
    worth = law_of(rules).card_points
    return sum(worth[FACE_OF[card]] for card in cards)


# -- calling -----------------------------------------------------------------------------------------------------


def calls(table: Table, seat: int = 0) -> Result:
    """The seat calls Aus, and where it may be questioned everybody lets it stand."""
    table.seat(seat).calls_aus()
    return result(table.everybody_passes())


def calls_and_is_counted(table: Table, seat: int = 0) -> Result:
    """The seat calls Aus, and where it has to be questioned the first who may does so."""
    table.seat(seat).calls_aus()
    if table.deal.phase == CLAIM:
        table.seat(table.deal.waiting[0]).questions()
    return result(table)


def result(table: Table) -> Result:
    """How the deal ended; it has."""
    found = table.deal.result
    assert found is not None, table.picture("the deal should be over")
    return found


def costs(table: Table, reason: str, seat: int, strokes: int) -> None:
    """The deal has ended like this, and it costs the side of the seat so many strokes."""
    found = result(table)
    table.agrees("reason", found.reason, reason)
    table.agrees("strokes", found.strokes[table.deal.law.side[seat]], strokes)
    assert table.deal.law.side[seat] not in found.winners, table.picture("who pays has not won")


def is_won_single(table: Table, seat: int) -> None:
    """The side of the seat has won a single game."""
    found = result(table)
    table.agrees("winners", found.winners, (table.deal.law.side[seat],))
    table.agrees("the most that anybody pays", max(found.strokes), 1)
