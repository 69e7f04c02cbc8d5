"""What is held up for all to see: a pair, an open hand, and the won cards counted up to 101."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from gaigel_desktop.rules.cards import HIDDEN, KING, OBER, SUIT
from gaigel_desktop.rules.deal import NOBODY, Deal, is_claimed
from gaigel_desktop.rules.ending import COUNTED, OUT, may_be_questioned
from gaigel_desktop.rules.events import Accused, AusCalled, Declared, Ended, Event, HandShown, Passed, Questioned
from gaigel_desktop.rules.options import as_in_1907
from gaigel_desktop.table.board import chalk_marks, spread_places
from gaigel_desktop.table.board.card_places import pile_place, trick_place
from gaigel_desktop.table.board.chalk_marks import Mark
from gaigel_desktop.table.board.layout import HAND, Rect
from gaigel_desktop.table.board.reminders import REMINDER
from gaigel_desktop.window import theme

from .card_moves import HELD, LOW, CardMoves, Moment, close_ranks, move_cards, one_after_the_other
from .card_sounds import SILENT, SLIDE, TURNED, Noise
from .sprite import Leg, Sprite

PASSING: Final = "passing"  # the zone of cards that lie there for a while
SOUND_EVERY: Final = 4  # not every card of a count is heard
KNOCKS_ON: Final = 3.4  # times its size is darker round a fist


def show_event(event: Event, moment: Moment) -> CardMoves:
    """Show an event: something is held up for all to see, or the cards just move."""
    match event:
        case Declared():
            return show_pair(moment, event)
        case HandShown():
            return show_open_hand(moment, event)
        case AusCalled() if may_be_questioned(moment.seen):
            return show_claim(moment, event)
        case Passed() if is_claimed(moment.seen) and not moment.seen.waiting:
            until = moment.now + moment.tempo.waits(theme.BUBBLE)  # the last "Gilt." is heard before all is over
            return CardMoves(until)
        case Questioned() | AusCalled() | Accused():
            return show_count(moment, counted_side(event, moment.seen), event.seat, flat=isinstance(event, Accused))
    return move_cards(event, moment)


def show_count_of_winner(moment: Moment, event: Ended) -> CardMoves:
    """Count the winner's tricks, when nobody has called."""
    return show_count(moment, event.winners[0], None)


def counted_side(event: Event, seen: Deal) -> int:
    """The side whose tricks are counted for all to see when this event is shown; NOBODY where nothing is."""
    match event:
        case Questioned():
            return seen.law.side[seen.claimer]
        case AusCalled() if not may_be_questioned(seen):
            return seen.law.side[event.seat]
        case Accused():
            return event.side
        case Ended() if event.reason == COUNTED:
            return event.winners[0]
    return NOBODY


def guess_mark(moment: Moment, words: str, until: float) -> Mark:
    """The mark with what the player guessed, in chalk beside the sum as long as that stands there."""
    rect = spread_places.guess_rect(moment.table, moment.seen)
    return Mark(chalk_marks.WORDS, rect, words, began=moment.now, drawn=moment.tempo.waits(theme.CHALKED), until=until)


# -- pairs and hands -----------------------------------------------------------------------------------------------


def show_pair(moment: Moment, event: Declared) -> CardMoves:
    """Show a pair: its cards are fanned out to the middle and glow in chalk, then the reminder is turned in the pile;
    they lie there as long as the declaration is waited for."""
    faces = [event.suit * 6 + KING, event.suit * 6 + OBER] * event.pairs
    places = spread_places.pair_places(moment.seen, moment.table, event.seat, len(faces))
    now, tempo, seen = moment.now, moment.tempo, moment.now
    for at, (sprite, place) in enumerate(zip(_found(moment, event.seat, faces), places, strict=False)):
        home, noise = sprite.target, SILENT if at else SLIDE
        out = tempo.leg(now, theme.FAN, place, rise=LOW, high=HELD / 2, noise=noise)._replace(glow=1.0)
        sprite.send(out, Leg(math.inf, 0.0, home))
        now += tempo.apart(theme.PACKET_APART)
        seen = out.ends + tempo.shows(theme.SHOW) if tempo.speed else moment.now
    reminders = [sent for sent in moment.sent if sent.card.zone[0] == REMINDER]
    turned = one_after_the_other(moment, reminders, seen, theme.TURN, theme.FRAME, rise=LOW, noise=TURNED)
    return CardMoves(max(seen, turned, close_ranks(moment, now)))


def show_open_hand(moment: Moment, event: HandShown) -> CardMoves:
    """Lay a hand open in a row; it stays until somebody has seen enough of it."""
    places = spread_places.open_hand_places(moment.table, event.seat, len(event.cards))
    now, tempo = moment.now, moment.tempo
    faces = sorted(event.cards, key=lambda card: (SUIT[card], -card))
    for at, (sprite, place) in enumerate(zip(_found(moment, event.seat, faces), places, strict=False)):
        laid = tempo.leg(now, theme.FAN, place, rise=LOW, high=HELD / 2, noise=_fanned(at, len(faces)))
        sprite.send(laid, Leg(math.inf, 0.0, sprite.target))
        now += tempo.apart(theme.PACKET_APART)
    return CardMoves(math.inf)


def _fanned(at: int, cards: int) -> Noise:
    """What is heard of a hand that is laid open: the first card as it goes, the last as it lies."""
    return Noise("packet_thrown" if at == 0 else "", "packet_landed" if at == cards - 1 else "")


def put_hand_back(moment: Moment, seat: int) -> CardMoves:
    """Take up again what this seat has laid open: its hand, or a pair."""
    now, tempo, ends = moment.now, moment.tempo, moment.now
    for sprite in moment.sprites:
        if sprite.zone == (HAND, seat) and sprite.legs:
            sprite.send(tempo.leg(now, theme.FAN, sprite.target, rise=LOW))
            ends = sprite.rests_at
            now += tempo.apart(theme.PACKET_APART)
    return CardMoves(ends)


def _found(moment: Moment, seat: int, faces: list[int]) -> list[Sprite]:
    """The cards of a hand that show these faces; behind backs any may be them, and from now on they are."""
    hand = [sprite for sprite in moment.sprites if sprite.zone == (HAND, seat)]
    found: list[Sprite] = []
    for face in faces:
        sprite = next((one for one in hand if one.face == face), None)
        sprite = sprite or next((one for one in hand if one.face == HIDDEN), None)
        if sprite is not None:
            hand.remove(sprite)
            sprite.face = face
            found.append(sprite)
    return sorted(found, key=moment.sprites.index)  # none crosses another


def show_claim(moment: Moment, event: AusCalled) -> CardMoves:
    """Show a knock; nothing is counted unless somebody questions it (U)."""
    return CardMoves(moment.now + moment.tempo.waits(theme.KNOCK), tuple(_knock(moment, event.seat)))


# -- counting ------------------------------------------------------------------------------------------------------


class Item(NamedTuple):
    """Something that is counted: a card, or a declaration that lies nowhere (HIDDEN)."""

    card: int
    points: int


def show_count(moment: Moment, side: int, knocks: int | None, *, flat: bool = False) -> CardMoves:
    """Count the won cards of a side: they are laid out in rows while the sum runs up to 101, or stops short of it;
    whoever wants that knocks, or comes down flat."""
    if not moment.tempo.speed:
        return CardMoves(moment.now)
    tempo = moment.tempo
    items = list(_up_to_out(_items(moment, side)))
    began = moment.now + tempo.waits(theme.KNOCK if knocks is not None else 0.0)
    apart = tempo.apart(min(theme.COUNT_APART, theme.COUNT_LONGEST / max(1, len(items))))
    counted = began + len(items) * apart + tempo.lasts(theme.COUNT_CARD)
    until = counted + tempo.waits(theme.COUNT_STAYS)
    cards = _laid_out(moment, side, items, (began, apart, until))
    chalk = [*_running(moment, items, (began, apart, until)), _verdict(moment, items, counted, until)]
    if knocks is not None:
        chalk += _knock(moment, knocks, flat=flat)
    ends = max([until + tempo.waits(theme.CHALKED), *(sprite.rests_at for sprite in cards)])
    return CardMoves(ends, tuple(chalk), cards)


def _items(moment: Moment, side: int) -> list[Item]:
    """What is counted: cards in the order in which they were won; what was declared comes last, or first as in 1907
    (U)."""
    won = [Item(card, moment.won.worth(card)) for card in moment.won.cards[side]]
    melds = [Item(HIDDEN, meld.points) for meld in moment.won.melds[side]]
    return melds + won if as_in_1907(moment.seen.law.rules) else won + melds


def _up_to_out(items: list[Item]) -> Iterator[Item]:
    """The items up to 101, for nobody counts further."""
    total = 0
    for item in items:
        if total >= OUT:
            return
        total += item.points
        yield item


Times = tuple[float, float, float]  # when a count begins, from item to item, until when it is seen


def _laid_out(moment: Moment, side: int, items: list[Item], times: Times) -> tuple[Sprite, ...]:
    """The sprites of the counted cards: they come out of the pile one by one, and go back into it when all is
    counted."""
    began, apart, until = times
    pile = pile_place(moment.seen, moment.table, side)
    at = [number for number, item in enumerate(items) if item.card != HIDDEN]
    places = spread_places.count_places(moment.table, moment.seen, len(at))
    cards: list[Sprite] = []
    for row, (number, place) in enumerate(zip(at, places, strict=True)):
        sprite = Sprite((PASSING, row), items[number].card, pile)
        sprite.vanishes = True
        sprite.wait(pile)
        noise = SILENT if row % SOUND_EVERY else SLIDE
        sprite.send(
            moment.tempo.leg(began + number * apart, theme.COUNT_CARD, place, rise=LOW, noise=noise),
            moment.tempo.leg(until + row * moment.tempo.apart(theme.FRAME), theme.GATHER, pile, rise=LOW),
        )
        cards.append(sprite)
    return tuple(cards)


def _running(moment: Moment, items: list[Item], times: Times) -> list[Mark]:
    """The marks with the sum after each card, one replacing the other; a declaration also shows what it adds."""
    began, apart, until = times
    landing = moment.tempo.lasts(theme.COUNT_CARD) / 2
    rect = spread_places.sum_rect(moment.table, moment.seen)
    found = [chalk_marks.shade(spread_places.count_rect(moment.table, moment.seen), began, until)]
    total = 0
    for number, item in enumerate(items):
        total += item.points
        since = began + number * apart + landing
        last = number == len(items) - 1
        found.append(
            Mark(chalk_marks.WORDS, rect, str(total), began=since, until=until if last else since + apart, wiped=0.0)
        )
    return found


def _verdict(moment: Moment, items: list[Item], counted: float, until: float) -> Mark:
    """The mark round what is enough, or through what is not."""
    enough = sum(item.points for item in items) >= OUT
    x, y, width, height = spread_places.sum_rect(moment.table, moment.seen)
    rect: Rect = (x - 4, y - 2, width + 8, height + 4) if enough else (x + 30, y + 14, width - 60, height - 24)
    kind = chalk_marks.RING if enough else chalk_marks.STRIKE
    return Mark(kind, rect, began=counted, drawn=moment.tempo.waits(theme.CHALKED), until=until)


def _knock(moment: Moment, seat: int, *, flat: bool = False) -> list[Mark]:
    """The marks of a knock: a fist before the seat, and the lamp drawn down over a card that lies there. It raps twice,
    as one hears it; a flat hand comes down once."""
    place, now = trick_place(moment.seen, moment.table, seat), moment.now
    sizes = KNOCKS_ON * theme.COUNT_MARK, theme.COUNT_MARK
    around, rect = ((place.x - size / 2, place.y - size / 2, size, size) for size in sizes)
    seconds = moment.tempo.waits(theme.KNOCK)
    again = 0.0 if flat else min(theme.RAPS_APART, seconds)
    fist = Mark(chalk_marks.KNOCK, rect, began=now, drawn=again, until=now + seconds, wiped=theme.FADE)
    return [chalk_marks.shade(around, now, now + seconds), fist]
