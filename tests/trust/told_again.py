"""Told again: a deal with another pack, up to a moment, and what one seat then sees and remembers.

Everything goes the way of a match: a deal of all cards, the deeds one after the other, what is told of them to the
seat, its view and its memory. That those who sit there could have played so with these cards is not asked: the seat in
question cannot know it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import Final, NamedTuple

from gaigel_desktop.opponents.memory import Memory, remember
from gaigel_desktop.rules.actions import card_of, is_card
from gaigel_desktop.rules.cards import PACK_SIZE
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.law import law_of
from gaigel_desktop.rules.perform import perform
from gaigel_desktop.rules.record import Deed, Record, start
from gaigel_desktop.rules.views import View, fold, redact, view

FORGIVING: Final = "prevented"  # nobody is caught revoking while it is told: it did not happen
Pack = tuple[int, ...]  # at each place of the pack the card that lies there now, by the place where it lay
AS_IT_LAY: Final[Pack] = tuple(range(PACK_SIZE))


class Standpoint(NamedTuple):
    """What a seat sees and remembers, and what it was told on the way there."""

    seen: View
    memory: Memory
    told: tuple[Event, ...]
    lies: Deal  # where all cards truly lie: for those alone that cheat


def mixed(pack: Pack, places: Collection[int], dice: Random) -> Pack:
    """The pack with what lies at these places in any order."""
    order = sorted(places)
    there = [pack[place] for place in order]
    dice.shuffle(there)
    changed = list(pack)
    for place, card in zip(order, there, strict=True):
        changed[place] = card
    return tuple(changed)


def with_pack(record: Record, pack: Pack, laid: Mapping[int, int]) -> Record:
    """The deal with this pack; a card that lies on the table face down is another one too."""
    deck = tuple(record.deck[card] for card in pack)
    actions = tuple(_with(deed, deck[laid[at]]) if at in laid else deed for at, deed in enumerate(record.actions))
    return record._replace(deck=deck, actions=actions)


def _with(deed: Deed, face: int) -> Deed:
    seat, action = deed
    return seat, action - card_of(action) + face if is_card(action) else action


def told_to(record: Record, at: int, seat: int) -> Standpoint:
    """The deal up to so many deeds, as the seat hears it."""
    law = law_of(record.rules)
    deal = start(record)
    seen = view(deal, seat)
    deal.law = law_of(record.rules._replace(revoke=FORGIVING))
    memory, heard = Memory(record.match.before if record.match else None), list[Event]()
    for by, action in record.actions[:at]:
        told: list[Event] = []
        perform(deal, by, action, told)
        for event in told:
            heard.append(redact(event, seat))
            fold(seen, heard[-1])
            memory = remember(memory, heard[-1])
    deal.law = law
    return Standpoint(seen, memory, tuple(heard), deal)
