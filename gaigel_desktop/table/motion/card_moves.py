"""How cards move at each event of a deal: each card's way from where it lay to where it lies now.

The picture follows whatever is done here: it only chooses the way, the end of which is where the layout says.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from gaigel_desktop.rules import events
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.events import Event
from gaigel_desktop.table.board import spread_places
from gaigel_desktop.table.board.card_places import pile_place, reserved_place
from gaigel_desktop.table.board.chalk_marks import Mark
from gaigel_desktop.table.board.layout import HAND, INDICATOR, RESERVED, TRICK, Place, PlacedCard, Table, Zone
from gaigel_desktop.table.board.piles import WonPiles
from gaigel_desktop.window import theme

from .card_sounds import PUSHED, SILENT, SLIDE, SNAP, TUCKED, TURNED, Noise
from .sprite import ABOVE, UNDER, Sprite
from .tempo import Tempo

HELD: Final = 0.9  # how high a card is held up
LOW: Final = 0.3  # a card pushed over the table
DRAWN: Final = Noise("card_slide", softer=5.0)  # each of several
SET_DOWN: Final = Noise(landing="trick_set_down")


class Sent(NamedTuple):
    """A card that lies elsewhere now, and where it lay."""

    sprite: Sprite
    card: PlacedCard
    was: Zone


class Moment(NamedTuple):
    """The state of table and sprites when something has just happened, from which each card's way is found."""

    now: float
    tempo: Tempo
    seen: Deal
    table: Table
    sent: list[Sent]
    left: list[Sprite]  # cards of a trick that is taken
    sprites: list[Sprite]  # all of them
    won: WonPiles


class CardMoves(NamedTuple):
    """How long the table waits for an event to be seen, and what there is besides the cards of the deal."""

    until: float
    marks: tuple[Mark, ...] = ()
    passing: tuple[Sprite, ...] = ()


def move_cards(event: Event, moment: Moment) -> CardMoves:
    """Send every card on its way that an event moves."""
    match event:
        case events.Opened() | events.Played():
            return CardMoves(_play(moment, theme.PLAY, 1.0, SNAP))
        case events.LaidFaceDown():
            return CardMoves(_play(moment, theme.DIVE, LOW, PUSHED))
        case events.Turned():
            return CardMoves(_turn(moment) + moment.tempo.waits(theme.TURN_STAYS))
        case events.TrickTaken():
            return CardMoves(_gather(moment, event.seat))
        case events.Drawn():
            return CardMoves(_draw(moment, event.seat))
        case events.Swapped():
            return CardMoves(_swap(moment))
        case events.Reserved():
            return CardMoves(_put_under(moment, moment.now))
        case events.Taken():
            return CardMoves(_take_out(moment, moment.now))
        case _:
            return CardMoves(close_ranks(moment, moment.now))


# -- cards of a trick ----------------------------------------------------------------------------------------------


def _play(moment: Moment, seconds: float, rise: float, noise: Noise) -> float:
    """Move a card from a hand to the middle, and let the hand close up behind it; of a whole trick the best is
    lifted."""
    played = [sent for sent in moment.sent if sent.was[0] == HAND and sent.card.zone[0] == TRICK]
    lies = one_after_the_other(moment, played, moment.now, seconds, theme.FRAME, rise=rise, noise=noise)
    best = [sent for sent in moment.sent if sent.was[0] == TRICK and sent.card.high]
    ends = one_after_the_other(moment, best, lies, theme.LIFT, theme.FRAME, rise=0.0)
    return max(ends, close_ranks(moment, moment.now + moment.tempo.apart(theme.PLAY / 3)))


def _turn(moment: Moment) -> float:
    """Turn the face-down cards about their long axes, Vorhand's first."""
    return one_after_the_other(moment, moment.sent, moment.now, theme.TURN, theme.TURN_APART, rise=LOW, noise=TURNED)


def _gather(moment: Moment, winner: int) -> float:
    """Move a trick to its pile: the winner's card is lifted higher, the others come together below it."""
    tempo, pile = moment.tempo, pile_place(moment.seen, moment.table, moment.seen.law.side[winner])
    trick = [(sprite, pile) for sprite in moment.left]
    trick += [(sent.sprite, sent.card.place) for sent in moment.sent if sent.was[0] == TRICK]
    trick.sort(key=lambda one: not _was(one[0], (TRICK, winner), moment))
    together = moment.now + tempo.waits(theme.LIFT + theme.LIFT_STAYS)
    away = together + tempo.waits(theme.SQUARE) + len(trick) * tempo.apart(theme.FRAME)
    best, last = trick[0][0].place if trick else pile, len(trick) - 1
    for at, (sprite, end) in enumerate(trick):
        later, heard = at * tempo.apart(theme.FRAME), _squaring(at, last)
        first = (
            tempo.leg(moment.now, theme.LIFT, best, rise=0.0, high=HELD, level=ABOVE)
            if at == 0
            else tempo.leg(
                together + later, theme.SQUARE, _below(best, at), rise=LOW, high=HELD - 0.1 * at, noise=heard
            )
        )
        down = SET_DOWN if at == last else SILENT
        sprite.send(first, tempo.leg(away + later, theme.GATHER, end, rise=LOW, level=first.level, noise=down))
    ends = away + len(trick) * tempo.apart(theme.FRAME) + tempo.lasts(theme.GATHER)
    return max(ends, close_ranks(moment, moment.now + tempo.apart(theme.LIFT / 2)))


def _squaring(at: int, last: int) -> Noise:
    """What is heard of the cards that come together: the first as it sets out, the last as the edges meet."""
    return Noise("trick_swept" if at == 1 else "", "trick_squared" if at == last else "")


def _was(sprite: Sprite, zone: Zone, moment: Moment) -> bool:
    return sprite.zone == zone or any(sent.sprite is sprite and sent.was == zone for sent in moment.sent)


def _below(best: Place, at: int) -> Place:
    """A card squared up with the winner's, not quite."""
    return best._replace(x=best.x + (at * 5 % 7) - 3, y=best.y + (at * 3 % 5) - 2, angle=best.angle + (at * 7 % 9) - 4)


def _draw(moment: Moment, winner: int) -> float:
    """Let everybody draw, the winner first; a hand makes room as its card comes."""
    players = moment.seen.players
    order = sorted(
        (sent for sent in moment.sent if sent.was != sent.card.zone),
        key=lambda sent: (sent.card.zone[1] - winner) % players,
    )
    tempo, began, ends = moment.tempo, moment.now, moment.now
    for sent in order:
        drawn = one_after_the_other(moment, [sent], began, theme.DRAW, theme.FRAME, noise=DRAWN)
        ends = max(ends, drawn, close_ranks(moment, began + tempo.apart(theme.FRAME), sent.card.zone))
        hand = sum(one.card.zone == sent.card.zone for one in moment.sent)
        began += max(tempo.apart(theme.DRAW_APART), hand * tempo.apart(0.0))
    return max(ends, close_ranks(moment, began))


# -- under the talon -----------------------------------------------------------------------------------------------


def _swap(moment: Moment) -> float:
    """Exchange the Seven: a partner's goes back first; then it goes under, the trump card comes out, and into the
    hand."""
    back = [sent for sent in moment.sent if sent.was[0] == RESERVED and sent.card.zone[0] == HAND]
    now = one_after_the_other(moment, back, moment.now, theme.EXCHANGE, theme.FRAME, noise=TUCKED)
    return _take_out(moment, _put_under(moment, now))


def _put_under(moment: Moment, now: float) -> float:
    """Lay the Seven before the talon and push it under it, crosswise."""
    tempo, ends = moment.tempo, now
    beside = reserved_place(moment.table)
    for sent in moment.sent:
        if sent.was[0] == HAND and sent.card.zone[0] in (INDICATOR, RESERVED):
            laid = tempo.leg(now, theme.EXCHANGE, spread_places.before_talon(moment.table), noise=SNAP)
            pushed = tempo.leg(laid.ends + tempo.apart(0), theme.SHIFT, beside, rise=0.0, level=UNDER, noise=TUCKED)
            sent.sprite.send(laid, pushed)
            ends = pushed.ends
    return max(ends, close_ranks(moment, now + tempo.apart(theme.EXCHANGE / 2)))


def _take_out(moment: Moment, now: float) -> float:
    """Draw the trump card out and hold it up; the Seven slips into its place, the card goes into the hand."""
    tempo, ends = moment.tempo, now
    for sent in moment.sent:
        if sent.was[0] == INDICATOR and sent.card.zone[0] == HAND:
            out = tempo.leg(
                now, theme.EXCHANGE, spread_places.lifted_out(moment.table), rise=0.0, level=UNDER, noise=TUCKED
            )
            held = tempo.leg(out.ends, theme.LIFT, out.to, rise=0.0, high=HELD)
            back = held.ends + tempo.waits(theme.LIFT_STAYS)
            home = tempo.leg(back, theme.EXCHANGE, sent.card.place, rise=LOW, noise=SLIDE)
            sent.sprite.send(out, held, home)
            ends = home.ends
        elif sent.card.zone[0] == INDICATOR:
            slip = tempo.leg(
                now + tempo.waits(theme.EXCHANGE / 2), theme.EXCHANGE, sent.card.place, rise=0.0, level=UNDER
            )
            sent.sprite.send(*sent.sprite.legs, slip)
    return max(ends, close_ranks(moment, now + tempo.apart(theme.FRAME)))


# -- common steps --------------------------------------------------------------------------------------------------


def one_after_the_other(
    moment: Moment,
    cards: Iterable[Sent],
    began: float,
    seconds: float,
    apart: float,
    *,
    rise: float = 1.0,
    noise: Noise = SILENT,
) -> float:
    """Send each card on its way a little after the one before; gives back when the last one lies."""
    ends = began
    for sent in cards:
        place, high = sent.card.place, sent.card.high
        sent.sprite.send(moment.tempo.leg(began, seconds, place, rise=rise, high=high, noise=noise))
        ends = sent.sprite.rests_at
        began += moment.tempo.apart(apart)
    return ends


def close_ranks(moment: Moment, began: float, hand: Zone | None = None) -> float:
    """Move up the cards that stay in their hand, in this one or in any, if they have no other way; gives back when the
    last one lies."""
    waiting = [sent for sent in moment.sent if not sent.sprite.legs and sent.sprite.place != sent.card.place]
    same = [sent for sent in waiting if sent.was == sent.card.zone and hand in (None, sent.was)]
    return one_after_the_other(moment, same, began, theme.SHIFT, theme.FRAME, rise=0.0)
