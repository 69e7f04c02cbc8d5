"""The table in words: hand, trick, trump card and talon, seats, piles and slate as nodes of the tree. Pure.

Nothing stands here but what the eye sees at the same moment: it is read from the view and the layout that are drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import NOBODY, Deal, hand_size, taker
from gaigel_desktop.scenes.slate.standing import side_told
from gaigel_desktop.scenes.slate.strokes import ON_MATS, Row, Slate, worth
from gaigel_desktop.scenes.stage.frame_layout import slate_rect
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.scenes.stage.lying import by_suit, sorted_hand
from gaigel_desktop.scenes.stage.piles import Won
from gaigel_desktop.scenes.stage.reminders import MOST
from gaigel_desktop.text.explain import capital, card_name
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import listed, trick_taken
from gaigel_desktop.window.boxes import Point
from gaigel_desktop.window.spoken.tree import Node, Role

from . import things
from .chrome import in_turn
from .item import ItemId, card_ids
from .spots import card_boxes, in_order, pile_box, portrait_box
from .thing_names import Known, pile_named, thing_named
from .things import Thing

NO_SIGNS: Final[Mapping[int, str]] = {}
NO_MATS: Final[Mapping[int, Point]] = {}
BESIDES: Final = ", "  # between several things that are said of one


class Lies(NamedTuple):
    """A table as it lies before somebody."""

    seen: Deal
    table: Table
    won: Won
    seating: Seating
    slate: Slate | None = None
    points: Sequence[int | None] = ()  # of each side, as far as they stand at the piles
    signs: Mapping[int, str] = NO_SIGNS  # the gestures that are seen in the portraits, by seat
    mats: Mapping[int, Point] = NO_MATS
    pressed: bool = True  # whether portraits, piles and slate can be pressed
    own: bool = True  # whether whoever hears it sits there, or sees others play


class Held(NamedTuple):
    """How a card of the hand lies there, besides what it is."""

    value: str = ""
    about: str = ""
    chosen: bool | None = None


LIES: Final = Held()


def said(*parts: str) -> str:
    """Several things of one, those that there are."""
    return BESIDES.join(filter(None, parts))


def the_table(lies: Lies) -> tuple[Node, ...]:
    """All but the hand in front, and what only belongs to playing."""
    parts = (trick(lies), under_talon(lies), seats(lies), piles(lies), slate(lies), coasters(lies))
    return (*(part for part in parts if part is not None), *open_hands(lies))


def calls_heard(calls: Sequence[tuple[str, str, str]]) -> Node | None:
    """What is said at the table: by whom, the words, and what they mean; said to the player alone, by nobody."""
    found = tuple(Node(f"said {at}", "text", said_by(*who), meaning) for at, (*who, meaning) in enumerate(calls))
    return Node("said", "group", say("spoken_said"), inside=found) if found else None


def said_by(name: str, words: str) -> str:
    """What somebody says."""
    return say("did_announce", {"name": name, "call": words}) if name else words


# -- hands -------------------------------------------------------------------------------------------------------


def hand(lies: Lies, held: Sequence[Held] = (), *, pressed: bool = True) -> Node:
    """The cards in front, in the order in which they lie; nothing where they show their backs."""
    seen, table = lies.seen, lies.table
    cards = sorted_hand(seen, table) if table.shows(table.front) else []
    own = lies.own and table.front == lies.seating.me
    name = say("spoken_hand") if own else say("spoken_hand_of", {"name": lies.seating.names[table.front]})
    how = held or [LIES] * len(cards)
    return Node("hand", "list", name, inside=_cards(cards, how, table, pressed=pressed))


def _cards(cards: Sequence[int], held: Sequence[Held], table: Table, *, pressed: bool) -> tuple[Node, ...]:
    """A card is the same one wherever it comes to lie: whoever stands on it is not disturbed by what is drawn."""
    role: Role = "button" if pressed else "text"
    each = zip(card_ids(cards), told_apart(cards), held, card_boxes(table, len(cards)), strict=True)
    return tuple(
        Node(card.key, role, name, how.value, how.about, box, pressed, chosen=how.chosen)
        for card, name, how, box in each
    )


def told_apart(cards: Sequence[int]) -> list[str]:
    """What the cards of a hand are called: of two equal ones it is said which of them it is."""
    return [capital(_one_of_two(card, cards[:at].count(card), cards.count(card))) for at, card in enumerate(cards)]


def _one_of_two(card: int, before: int, all_of_them: int) -> str:
    if all_of_them < 2:
        return card_name(card)
    return say("spoken_second" if before else "spoken_first", {"card": card_name(card)})


def open_hands(lies: Lies) -> tuple[Node, ...]:
    """The cards of others, where they lie face up."""
    seen, table = lies.seen, lies.table
    shown = [seat for seat in in_order(seen, table) if seat != table.front and table.shows(seat)]
    return tuple(_open_hand(by_suit(seen, seat), seat, lies.seating.names[seat]) for seat in shown)


def _open_hand(cards: Sequence[int], seat: int, name: str) -> Node:
    named = enumerate(told_apart(cards))
    inside = tuple(Node(f"open {seat} {at}", "text", words) for at, words in named)
    return Node(f"open {seat}", "list", say("spoken_hand_of", {"name": name}), inside=inside)


# -- trick and talon ---------------------------------------------------------------------------------------------


def trick(lies: Lies) -> Node:
    """Who has played what, and who takes it as soon as that is seen."""
    played = _things(lies, things.played(lies.seen, lies.table))
    winner = _winner(lies)
    value = trick_taken(lies.seating.names[winner]) if winner != NOBODY else "" if played else say("spoken_no_card")
    return Node("trick", "group", say("spoken_trick"), value, inside=played)


def _winner(lies: Lies) -> int:
    """Whose card lies nearer to the eye than the others."""
    return NOBODY if lies.table.untold else taker(lies.seen)


def under_talon(lies: Lies) -> Node:
    """Trump card and talon, or the sign in their place."""
    lying = things.round_the_talon(lies.seen, lies.table)
    return Node("talon", "group", say("trumps_are"), inside=_things(lies, lying))


def coasters(lies: Lies) -> Node | None:
    """The beer mats, and before whom they lie."""
    if not (lying := things.coasters(lies.mats)):
        return None
    whose = said(*(lies.seating.names[each.id.number] for each in lying))
    return Node(lying[0].id.key, "text", say("spoken_coasters"), whose, say("spoken_coasters_about"), lying[0].box)


def _things(lies: Lies, lying: Iterable[Thing]) -> tuple[Node, ...]:
    return tuple(_thing(lies, thing) for thing in lying)


def _thing(lies: Lies, thing: Thing) -> Node:
    words, about = thing_named(_known(lies), thing.id)
    return Node(thing.id.key, "text", words, _besides(lies, thing.id), about, thing.box)


def _besides(lies: Lies, thing: ItemId) -> str:
    """Which card is turned up on a pile."""
    if thing.kind != "meld":
        return ""
    turned = {(each.side, each.at): each.card for each in lies.won.reminders()}
    card = turned.get(divmod(thing.number, MOST), HIDDEN)
    return "" if card == HIDDEN else card_name(card)


def _known(lies: Lies) -> Known:
    return Known(lies.seen, lies.won, lies.seating)


# -- seats -------------------------------------------------------------------------------------------------------


def seats(lies: Lies) -> Node:
    """Everybody, from the own seat on: side, cards, whose turn it is, who deals, and what is seen in the face."""
    found = tuple(_seat(lies, seat) for seat in in_order(lies.seen, lies.table))
    return Node("seats", "group", say("spoken_seats"), inside=found)


def _seat(lies: Lies, seat: int) -> Node:
    box, name = portrait_box(lies.seen, lies.table, seat), lies.seating.names[seat]
    return Node(ItemId("seat", seat).key, _role(lies), name, _of_seat(lies, seat), "", box, lies.pressed)


def _of_seat(lies: Lies, seat: int) -> str:
    seen = lies.seen
    return said(
        plays_with(seen, lies.seating, seat),
        _partner(lies, seat),
        "" if seat == lies.table.front else say("spoken_cards", {"count": hand_size(seen, seat)}),
        _turn(lies, seat),
        _of_whom("spoken_deals", lies, seat) if seat == seen.dealer else "",
        say("spoken_sign", {"gesture": say(f"gesture:{lies.signs[seat]}")}) if seat in lies.signs else "",
    )


def plays_with(seen: Deal, seating: Seating, seat: int) -> str:
    """On which side somebody is, or of more than two with whom; nothing where everybody plays alone."""
    law, names = seen.law, seating.names
    if law.sides == 2 or (law.sides < len(names) and law.side[seat] == law.side[seating.me]):
        return side_told(law.rules, seating, law.side[seat])
    partners = [name for other, name in enumerate(names) if law.side[other] == law.side[seat] and other != seat]
    return say("past_with", {"names": listed(partners)}) if partners else ""


def _partner(lies: Lies, seat: int) -> str:
    """Whether it is a partner of the player's, where there is one."""
    side, me = lies.seen.law.side, lies.seating.me
    return say("spoken_partner") if lies.own and seat != me and side[seat] == side[me] else ""


def _turn(lies: Lies, seat: int) -> str:
    """Whether the portrait is lit: it is their turn, or a whole trick is theirs."""
    if seat != in_turn(lies.seen, lies.table):
        return ""
    return _of_whom("spoken_takes" if seat == _winner(lies) else "spoken_turn", lies, seat)


def _of_whom(key: str, lies: Lies, seat: int) -> str:
    """The same is said otherwise of a player who is called “you”."""
    return say(f"{key}_you" if lies.seating.names[seat] == say("you") else key)


# -- what was won ------------------------------------------------------------------------------------------------


def piles(lies: Lies) -> Node | None:
    """What each side has taken, and what lies on the piles and beside them for all to see."""
    won = (side for side, tricks in enumerate(lies.seen.tricks) if tricks)
    found = (*(_pile(lies, side) for side in won), *_things(lies, things.melds(lies.seen, lies.table, lies.won)))
    return Node("piles", "group", say("spoken_piles"), inside=found) if found else None


def _pile(lies: Lies, side: int) -> Node:
    words, about = pile_named(_known(lies), side)
    points = lies.points[side] if lies.points else None
    value = say("spoken_points", {"points": points}) if points else ""
    box = pile_box(lies.seen, lies.table, side)
    return Node(ItemId("pile", side).key, _role(lies), words, value, about if lies.pressed else "", box, lies.pressed)


def slate(lies: Lies, about: str = "") -> Node | None:
    """The score as it stands there."""
    if lies.slate is None:
        return None
    rows = "; ".join(f"{row.name}: {_row_told(row, lies.slate, lies.seen)}" for row in lies.slate.rows)
    pool = lies.slate.pool if lies.slate.dress == ON_MATS else 0
    value = said(rows, say("spoken_pool", {"count": pool}) if pool else "")
    box = slate_rect(lies.table)
    return Node(ItemId("slate").key, _role(lies), say("spoken_slate"), value, about, box, lies.pressed)


def _row_told(row: Row, on: Slate, seen: Deal) -> str:
    """Strokes, Gigackel and what was wiped away; or mats, or points."""
    if row.number:
        return say("spoken_match_points", {"points": row.number})
    if on.dress == ON_MATS:
        return say("spoken_mats", {"count": worth(row.marks)})
    counted = ((mark, row.marks.count(mark)) for mark in MARKS)
    told = (say_at(seen.law.rules, MARKS[mark], {"count": count}) for mark, count in counted if count)
    return said(*told) or say("spoken_no_strokes")


MARKS: Final[dict[str, str]] = {
    "|": "spoken_strokes",
    "V": "spoken_gigackel",
    "v": "spoken_half_wiped",
    ".": "spoken_wiped",
    "w": "spoken_gigackel_wiped",
}


def _role(lies: Lies) -> Role:
    """Of what can be pressed where one plays."""
    return "button" if lies.pressed else "text"
