"""A small language in which a test lays a table and tells what happens there.

    table = lay("leinfelden", trump="H7", vorhand="EA EX", second="E7", third="HK HO", fourth="BX")
    table.opens("elfen", "EA").plays("E7 . BX").trick_goes_to(0)
    table.seat(2).declares("H").points(61, 0)
    table.seat(1).may_not("declare", "H", because="needs_trick")

`lay` deals a real pack: whatever is not named is filled up with the most useless cards that are left, the same
ones every time. Vorhand is seat 0, the second is seat 1, and so on, unless a dealer is named. `trump` is the card
that is turned up. `endgame` plays a deal on until the talon is gone and these hands are left. Everything that is
told goes through `apply`; what a seat may do is asked of `why_not` and `card_actions`, what it can see of `view`.
What is said is written as in a record: `"play", "EA"`, `"declare", "E", 2`, `"accuse", 1`. A point in a row of cards
is a seat that throws something away.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random
from typing import Final

from gaigel_desktop.rules.cards import FACE_OF, RANK, SUIT
from gaigel_desktop.rules.cards import cards as cards_of
from gaigel_desktop.rules.deal import SORTED_PACK, deal_out, pack_of
from gaigel_desktop.rules.options import RuleSet, Value, problems, with_changes
from tests.rules.table import USELESS_FIRST, Table, faces_of, spelled

SEATS: Final = ("vorhand", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
OF_THE_DEAL: Final = ("trump", "talon", "last", "dealer", "knocked", "leader")
TRIES: Final = 400


def rules_for(preset: str, **options: Value) -> RuleSet:
    """A preset with some options set otherwise, which can be played."""
    rules = with_changes(preset, options)
    assert not problems(rules), problems(rules)
    return rules


# -- laying a table ------------------------------------------------------------------------------------------------


def lay(preset: str, trump: str = "S7", /, **words: Value) -> Table:
    """A deal with these hands (`vorhand`, `second`, …), this card turned up (`trump`), and this `talon`: its first
    cards, and the `last` ones above the card turned up; by this `dealer`, and `knocked` on or not. Everything else as
    it comes; other names are options of the table."""
    options = {name: value for name, value in words.items() if name not in (*SEATS, *OF_THE_DEAL)}
    others = {name: value for name, value in words.items() if name not in options}
    return laid(rules_for(preset, **options), trump, **others).is_followed()


def laid(rules: RuleSet, trump: str = "S7", /, **words: Value) -> Table:
    """The same under a given rule set; nobody follows the story, which is quicker."""
    named = _hands(rules, words)
    n = rules.players
    top, bottom = faces_of(str(words.get("talon", ""))), faces_of(str(words.get("last", "")))
    turned = FACE_OF[str(words.get("trump", trump))]
    dealer, knocked = int(words.get("dealer", n - 1)), bool(words.get("knocked", False))
    left = _left([*chain(*named), *top, *bottom, turned], SUIT[turned])
    hands = [hand.copy() for hand in named]
    while any(len(hand) < 5 for hand in hands):
        for hand in hands:
            if len(hand) < 5:
                hand.append(left.pop(0))
    deck = stacked(rules, hands, turned, [*top, *left, *bottom], knocked)
    deal = deal_out(rules, dealer, deck, knocked)
    keep = [Counter(named[(seat - deal.dealer - 1) % n]) for seat in range(n)]
    return Table(deal, keep, {*top, *bottom})


def _hands(rules: RuleSet, words: dict[str, Value]) -> list[list[int]]:
    """The hands that are named, as far as they are."""
    assert not set(SEATS[rules.players :]) & set(words), "nobody sits there"
    return [faces_of(str(words.get(seat, ""))) for seat in SEATS[: rules.players]]


def _left(gone: list[int], trumps: int) -> list[int]:
    """What is left of the pack: no trumps first, and of these the useless ones."""
    left = Counter(SORTED_PACK)
    left.subtract(gone)
    assert min(left.values()) >= 0, "a card lies there three times: " + spelled(list((-left).elements()))
    return sorted(left.elements(), key=lambda card: (SUIT[card] == trumps, USELESS_FIRST.index(RANK[card]), card))


def stacked(rules: RuleSet, hands: list[list[int]], turned: int, talon: list[int], knocked: bool) -> tuple[int, ...]:
    """The pack that deals these cards."""
    for hand in hands:
        assert len(hand) == 5, "a hand has five cards: " + spelled(hand)
    return pack_of(rules, hands, turned, talon, knocked)


def endgame(preset: str, trump: str = "S7", /, **words: Value) -> Table:
    """The talon is gone, `leader` leads (Vorhand, if nobody is named), and these are the hands; nobody has declared,
    exchanged or got to 101. Other names are options of the table.

    It is a real deal: everybody plays cards that are not to be left until the last drawing. Hands are filled up
    with the most valuable cards, so that little lies in the tricks. Who draws last, before `leader`, has drawn
    the card that was turned up; with 5 or 7 players nobody has.
    """
    rules = rules_for(preset, **{name: value for name, value in words.items() if name not in (*SEATS, *OF_THE_DEAL)})
    hands = _hands(rules, words)
    n, leader = rules.players, int(words.get("leader", 0))
    turned, last = FACE_OF[str(words.get("trump", trump))], (leader - 1) % n
    closed = n in (5, 7)
    if not closed:
        if turned in hands[last]:
            hands[last].remove(turned)
        hands[last].append(turned)
        assert len(hands[last]) <= 5, f"seat {last} draws the card that is turned up: name four others"
    left = _left([*chain(*hands), *([turned] if closed else [])], SUIT[turned])
    plain = [card for card in left if SUIT[card] != SUIT[turned]]
    for hand in hands:
        while len(hand) < 5:  # a trump where the others are needed for the first trick
            hand.insert(0, plain.pop() if len(plain) > n else left[-1])
            left.remove(hand[0])
    dice = Random(1)
    for _ in range(TRIES):
        dice.shuffle(left)
        left.sort(key=lambda card: SUIT[card] == SUIT[turned])
        middle = left[n:]
        dice.shuffle(middle)
        left[n:] = middle
        table = _played_to_the_end(rules, hands, turned, left, leader)
        if table is not None:
            return table.is_followed()
    raise AssertionError("no play leads to these hands with this leader; name fewer cards, or other ones")


def _played_to_the_end(
    rules: RuleSet, hands: list[list[int]], turned: int, left: list[int], leader: int
) -> Table | None:
    """Everybody keeps four of the final cards and draws the fifth in the last round, if it comes out so."""
    n = rules.players
    drawn = (48 - 5 * n) // n * n - n  # before the last round
    in_order = [hands[(leader + step) % n][-1] for step in range(n)]
    if n not in (5, 7):
        in_order.pop()
    talon = [*left[n : n + drawn], *in_order, *left[n + drawn :]]
    dealt = [[*hand[:4], spare] for hand, spare in zip(hands, left, strict=False)]
    deal = deal_out(rules, n - 1, stacked(rules, dealt, turned, talon, False))
    table = Table(deal, [Counter(hand) for hand in hands], set())
    while deal.rounds and deal.result is None:
        table.everybody_passes() if deal.waiting else table.discards()
    fine = deal.result is None and deal.turn == leader and max(deal.points) < 101
    as_wanted = all(sorted(hand) == list(cards_of(held)) for hand, held in zip(hands, deal.hands, strict=True))
    table.story.clear()
    return table if fine and as_wanted else None
