"""How the cards are dealt: packets go round, the trump card is turned up, the talon laid over it, then the rest."""

from __future__ import annotations

from itertools import groupby
from typing import Final, NamedTuple

from gaigel_desktop.rules.cards import PACK_SIZE
from gaigel_desktop.rules.deal import Deal, packets
from gaigel_desktop.table.board.card_places import talon_place, trick_place
from gaigel_desktop.table.board.layout import HAND, INDICATOR, Place, Table
from gaigel_desktop.window import theme

from .card_moves import Moment
from .card_sounds import Noise
from .sprite import Sprite
from .tempo import Tempo

TURNED: Final = -1  # in the order of dealing: the trump card, among the seats
DROPPED: Final = Noise(landing="card_dropped")
CUT_LIFTED: Final = Noise("cut_lifted")
CUT_SET_DOWN: Final = Noise(landing="cut_set_down")
HELD_OUT: Final = 0.3  # so much of the way to whoever cuts
PUT_DOWN: Final = Noise(landing="trick_set_down")  # as thick as a pile


class Packet(NamedTuple):
    """A packet of cards that is dealt to a seat, or the trump card."""

    seat: int
    cards: int


def order_of(seen: Deal, knocked: bool) -> list[Packet]:
    """Who gets how many cards, in the order in which they leave the pack."""
    hands, turned = packets(seen.law.rules, knocked, tuple(range(PACK_SIZE)))
    goes_to = {place: (seen.dealer + 1 + step) % seen.players for step, hand in enumerate(hands) for place in hand}
    goes_to[turned] = TURNED
    return [Packet(seat, len(list(cards))) for seat, cards in groupby(goes_to[place] for place in sorted(goes_to))]


def pack_place(seen: Deal, table: Table) -> Place:
    """The place of the pack before the dealer."""
    x, y = trick_place(seen, table, seen.dealer)[:2]
    return talon_place(table)._replace(x=x, y=y, angle=0)


def deal_out(moment: Moment, pack: Sprite, knocked: bool, by_others: bool) -> float:
    """Send every card from the pack to its place, when others have cut it or knocked on it; gives back when all lie."""
    now, tempo = moment.now, moment.tempo
    if not tempo.speed:
        return now
    home = pack.target
    pack.put(pack_place(moment.seen, moment.table))
    if by_others:
        now = now + tempo.rings if knocked else _cut(moment, pack)
    hands = {seat: [one for one in moment.sprites if one.zone == (HAND, seat)] for seat in range(moment.seen.players)}
    for seat, cards in order_of(moment.seen, knocked):
        if seat == TURNED:
            now = _turn_up(moment, pack, home, now)
            continue
        for at in range(cards):
            noise = Noise("" if at else "packet_thrown", "packet_landed" if at == cards - 1 else "")
            _throw(hands[seat].pop(0), pack.target, now + at * tempo.apart(theme.PACKET_APART), tempo, noise)
        now += max(tempo.apart(theme.DEAL_APART), cards * tempo.apart(theme.PACKET_APART))
    return max(sprite.rests_at for sprite in (pack, *moment.sprites))


def _cut(moment: Moment, pack: Sprite) -> float:
    """Hold the pack out to whoever sits before the dealer, cut it, and take it back; gives back when it may be
    dealt."""
    tempo, place = moment.tempo, pack.target
    x, y = trick_place(moment.seen, moment.table, (moment.seen.dealer - 1) % moment.seen.players)[:2]
    held_out = place._replace(x=place.x + (x - place.x) * HELD_OUT, y=place.y + (y - place.y) * HELD_OUT)
    there = tempo.leg(moment.now, theme.CUT / 2, held_out, rise=0.0, noise=CUT_LIFTED)
    back = tempo.leg(there.ends, theme.CUT / 2, place, rise=0.0, noise=CUT_SET_DOWN)
    pack.send(there, back)
    return back.ends + tempo.waits(theme.CUT_RINGS)


def _throw(sprite: Sprite, start: Place, began: float, tempo: Tempo, noise: Noise) -> None:
    target = sprite.target
    sprite.wait(start)
    sprite.send(tempo.leg(began, theme.DEAL, target, noise=noise))


def _turn_up(moment: Moment, pack: Sprite, home: Place, now: float) -> float:
    """Turn the next card up, and put the pack crosswise over it; gives back when that lies."""
    for sprite in moment.sprites:
        if sprite.zone[0] == INDICATOR:
            _throw(sprite, pack.target, now, moment.tempo, DROPPED)
    over_it = moment.tempo.leg(now + moment.tempo.waits(theme.DEAL), theme.DEAL, home, noise=PUT_DOWN)
    pack.send(*pack.legs, over_it)
    return pack.rests_at
