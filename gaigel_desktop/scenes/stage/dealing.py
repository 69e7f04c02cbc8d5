"""Dealing: packets go round, the trump card is turned up, the talon laid crosswise over it, then the rest."""

from __future__ import annotations

from itertools import groupby
from typing import Final, NamedTuple

from gaigel_desktop.rules.cards import PACK_SIZE
from gaigel_desktop.rules.deal import Deal, packets
from gaigel_desktop.window import theme

from .acts import Moment
from .cues import Cue
from .layout import HAND, INDICATOR, Place, Table
from .lying import talon_place, trick_place
from .sprite import Sprite
from .tempo import Tempo

TURNED: Final = -1  # in the order of dealing: the trump card, among the seats


class Packet(NamedTuple):
    """So many cards for a seat, or the trump card."""

    seat: int
    cards: int


def order_of(seen: Deal, knocked: bool) -> list[Packet]:
    """Who gets how many cards, in the order in which they leave the pack."""
    hands, turned = packets(seen.law.rules, knocked, tuple(range(PACK_SIZE)))
    goes_to = {place: (seen.dealer + 1 + step) % seen.players for step, hand in enumerate(hands) for place in hand}
    goes_to[turned] = TURNED
    return [Packet(seat, len(list(cards))) for seat, cards in groupby(goes_to[place] for place in sorted(goes_to))]


def pack_place(seen: Deal, table: Table) -> Place:
    """The pack before the dealer."""
    x, y = trick_place(seen, table, seen.dealer)[:2]
    return talon_place(table)._replace(x=x, y=y, angle=0)


def deal_out(moment: Moment, pack: Sprite, knocked: bool) -> tuple[float, tuple[Cue, ...]]:
    """Send every card from the pack to its place; when all lie, and what is heard."""
    now, tempo, heard = moment.now, moment.tempo, list[Cue]()
    if not tempo.speed:
        return now, ()
    home = pack.target
    pack.put(pack_place(moment.seen, moment.table))
    hands = {seat: [one for one in moment.sprites if one.zone == (HAND, seat)] for seat in range(moment.seen.players)}
    for seat, cards in order_of(moment.seen, knocked):
        after = (now - moment.now) / tempo.speed
        if seat == TURNED:
            heard.append(Cue("card_turn", after=after))
            now = _turn_up(moment, pack, home, now)
            continue
        heard.append(Cue("deal_packet", after=after))
        for at in range(cards):
            _throw(hands[seat].pop(0), pack.target, now + at * tempo.apart(theme.PACKET_APART), tempo)
        now += max(tempo.apart(theme.DEAL_APART), cards * tempo.apart(theme.PACKET_APART))
    return max(sprite.rests_at for sprite in (pack, *moment.sprites)), tuple(heard)


def _throw(sprite: Sprite, start: Place, began: float, tempo: Tempo) -> None:
    target = sprite.target
    sprite.wait(start)
    sprite.send(tempo.leg(began, theme.DEAL, target))


def _turn_up(moment: Moment, pack: Sprite, home: Place, now: float) -> float:
    """The next card is turned up, and the pack is put crosswise over it."""
    for sprite in moment.sprites:
        if sprite.zone[0] == INDICATOR:
            _throw(sprite, pack.target, now, moment.tempo)
    pack.send(moment.tempo.leg(now + moment.tempo.waits(theme.DEAL), theme.DEAL, home))
    return pack.rests_at
