"""A guest at a table that was laid: the hands, the talon and what has happened so far are told as in a scenario."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gaigel_desktop.controller.match.players import Player, Thinker
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules.actions import ACTION_OF, Action
from gaigel_desktop.rules.cards import FACE_OF, cards
from gaigel_desktop.rules.deal import PLAYED_OUT, Deal, pack_of
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.match import new_match
from gaigel_desktop.rules.record import Deed, Record
from tests.rules.table import Table

from .guest import NOTHING_MORE, Guest

Wish = Callable[[Deal, int], Action | None]
Told = Callable[[Table], object]


def silent(seen: Deal, seat: int) -> Action | None:
    """Plays the first card that is allowed, and says nothing."""
    if next_to_act(seen) != seat or seen.phase >= PLAYED_OUT:
        return None
    return ACTION_OF["pass",] if seen.waiting else card_actions(seen)[0]


def others(count: int, wish: Wish = lambda seen, seat: None) -> list[Player]:
    """Silent players with one wish."""

    def choose(seen: Deal, seat: int) -> Action | None:
        wanted = wish(seen, seat)
        return silent(seen, seat) if wanted is None else wanted

    return [Thinker(choose) for _ in range(count)]


def sits(
    table: Table,
    told: Told = lambda table: None,
    wish: Wish = lambda seen, seat: None,
    *,
    draws: bool = False,
    chosen: Mapping[str, SettingValue] = NOTHING_MORE,
    **settings: SettingValue,
) -> Guest:
    """Somebody on chair 0 of a table that was just laid, when this has happened there."""
    record = recorded(table, told)
    rules = record.rules
    seats = others(rules.players - 1, wish)
    guest = Guest(rules.preset, rules.players, others=seats, dealing=0.0, draws=draws, chosen={**chosen, **settings})
    guest.game.rules, guest.game.standing = rules, new_match(rules)
    guest.game.begin(record)
    guest.table.evening.show(guest.now)
    guest.turn()
    guest.wait(0.1)
    return guest


def recorded(table: Table, told: Told) -> Record:
    """What has happened at a table that was just laid, when this is told there."""
    record = _dealt(table)
    told(table)
    return record._replace(actions=tuple(map(_deed, table.story)))


def _dealt(table: Table) -> Record:
    """The pack as it lay before anything happened."""
    deal, n = table.deal, table.deal.players
    hands = [cards(deal.hands[(deal.dealer + 1 + step) % n]) for step in range(n)]
    deck = pack_of(deal.law.rules, hands, deal.indicator, deal.talon)
    return Record(deal.law.rules, deal.dealer, False, deck, ())


def _deed(line: str) -> Deed:
    """A line of the story, such as "2 declare H"."""
    seat, *said = line.split()
    return int(seat), ACTION_OF[tuple(int(word) if word.isdigit() else word for word in said)]


def at(guest: Guest, code: str) -> int:
    """Where in the own hand the card lies."""
    return guest.hand().index(FACE_OF[code])
