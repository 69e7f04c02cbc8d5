"""What must not be hidden on a table, where it lies, and how much of it each kind of overlay leaves in sight. Pure.

This is the one list for all that is laid over the table: bubbles, words, panels, papers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal, NamedTuple, assert_never, get_args

from gaigel_desktop.rules.deal import NOBODY, Deal
from gaigel_desktop.window.boxes import Box, Point

from . import item_boxes, named_things
from .card_places import LIFTS, other_hand, sorted_hand, trick_place
from .frame_layout import button_rects, icon_rects, slate_rect
from .item_boxes import lying_box
from .layout import Table

Part = Literal[
    "own_cards",
    "raised_cards",  # where they stand while one of them is pointed at
    "own_seat",  # a portrait with the room for its name
    "seats",  # the portraits of the others, with the room for their names
    "faces",  # everybody's portrait, without the name
    "names",  # as they are written on their plates
    "own_pile",
    "piles",  # of the others
    "backs",  # the hands of the others, which show how many cards they hold
    "slate",
    "icons",  # all that there can be
    "calls",
    "played",  # the cards of the trick that lie there
    "trick",  # wherever a card of the trick lies or will lie
    "trumps",  # what lies at the talon, or the sign that stays there
    "stack",  # the places of the talon and of the trump card
    "mats",  # beer mats
]
EVERY_PART: Final[tuple[Part, ...]] = get_args(Part)
Kept = frozenset[Part]


# -- how much is left in sight -----------------------------------------------------------------------------------

# By a bubble that somebody says: everybody with what is theirs, and what is read and pressed.
BUBBLE: Final[Kept] = frozenset(("own_cards", "own_seat", "seats", "own_pile", "piles", "slate", "icons", "calls"))

# By words to the player alone, as the line or a name: the cards that are looked at now, and who sits there.
WORDS: Final[Kept] = frozenset(("own_cards", "seats", "played", "trumps"))

# By a panel, the first that is possible: everything; all but the own portrait and pile; all but what is the player's.
OF_OTHERS: Final[Kept] = frozenset(("seats", "piles", "backs", "slate", "icons", "calls", "trick", "stack"))
PANEL: Final[tuple[Kept, ...]] = (
    OF_OTHERS.union(("raised_cards", "own_seat", "own_pile")),
    OF_OTHERS.union(("raised_cards",)),
    OF_OTHERS,
)

# By the paper on which a deal is talked over: where there is no room for all that is told, the trick is hidden before
# the own cards, for it can be looked at again. Of the rest less and less is kept.
TALK_ALWAYS: Final[tuple[Kept, ...]] = (frozenset(("own_cards", "played")), frozenset(("own_cards",)))
STACK: Final[Kept] = frozenset(("stack",))
TALK: Final[tuple[Kept, ...]] = (BUBBLE | STACK, (BUBBLE | STACK) - {"slate"}, STACK)

# By what was said in a deal that is talked over, besides what any bubble leaves in sight.
PLAYED: Final[Kept] = frozenset(("played",))

# By the slip on which the player guesses points.
TRUMPS: Final[Kept] = frozenset(("trumps",))


# -- where it lies -----------------------------------------------------------------------------------------------


class OnTable(NamedTuple):
    """A deal on a table, with what the deal does not know: where beer mats and the plates with names lie."""

    seen: Deal
    table: Table
    mats: Mapping[int, Point] = {}
    names: tuple[Box, ...] = ()
    free: int = NOBODY  # nothing is kept for the card of this seat in the trick


def in_sight(kept: Kept, there: OnTable) -> tuple[Box, ...]:
    """The boxes of all the parts that are to stay in sight."""
    return each_in_sight((kept,), there)[0]


def each_in_sight(tries: tuple[Kept, ...], there: OnTable) -> tuple[tuple[Box, ...], ...]:
    """The boxes of several choices of parts, for taking the first that is possible; each place is looked for once."""
    wanted = frozenset[Part]().union(*tries)
    places = {part: tuple(_places(part, there)) for part in EVERY_PART if part in wanted}
    return tuple(tuple(box for part in places if part in kept for box in places[part]) for kept in tries)


def _places(part: Part, there: OnTable) -> Iterator[Box]:
    """The boxes of one of the parts."""
    seen, table = there.seen, there.table
    others = [seat for seat in range(seen.players) if seat != table.me]
    match part:
        case "own_cards":
            yield from item_boxes.card_boxes(table, len(sorted_hand(seen, table)))
        case "raised_cards":
            yield from (box.moved(0, -LIFTS) for box in _places("own_cards", there))
        case "own_seat":
            yield item_boxes.seat_box(seen, table, table.me)
        case "seats":
            yield from (item_boxes.seat_box(seen, table, seat) for seat in others)
        case "faces":
            yield from (item_boxes.portrait_box(seen, table, seat) for seat in range(seen.players))
        case "names":
            yield from there.names
        case "own_pile" | "piles":
            begun = (side for side, won in enumerate(seen.tricks) if won)
            wanted = part == "own_pile"
            yield from (
                item_boxes.pile_box(seen, table, side) for side in begun if _lies_before_me(there, side) is wanted
            )
        case "backs":
            yield from (lying_box(card.place) for seat in others for card in other_hand(seen, table, seat))
        case "slate":
            yield slate_rect(table)
        case "icons":
            yield from icon_rects(table).values()
        case "calls":
            yield from button_rects(table).values()
        case "played":
            who = ((seen.leader + step) % seen.players for step in range(len(seen.trick)))
            yield from (lying_box(trick_place(seen, table, seat)) for seat in who)
        case "trick":
            who_plays = (seat for seat in range(seen.players) if seat != there.free)
            yield from (lying_box(trick_place(seen, table, seat)) for seat in who_plays)
        case "trumps":
            yield from (thing.box for thing in named_things.named_talon(seen, table))
        case "stack":
            yield from item_boxes.talon_boxes(table)
        case "mats":
            yield from map(item_boxes.coaster_box, there.mats.values())
        case _:
            assert_never(part)


def _lies_before_me(there: OnTable, side: int) -> bool:
    """Whether the pile of a side lies before the player; a partner may collect it."""
    sides = there.seen.law.side
    ours = sides[there.table.me]
    return side == ours and (not there.table.partner_collects or sides.count(ours) == 1)
