"""While no hand lies open at a laptop that several people share, the picture and the words are those of any other deal
that all have seen go like this."""

from __future__ import annotations

from itertools import islice
from random import Random
from unittest.mock import patch

from gaigel_desktop.rules.cards import SUIT, cards
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.window.spoken.tree import InWords
from tests.tiers import first_of, thorough

from .two_worlds import Telling, Worlds, differs, worlds

FEW = 2
MANY = 40


def some(number: int, seed: int) -> list[Worlds]:
    return list(islice(worlds(Random(seed)), number))


@first_of(FEW, "number", range(12))
def test_nothing_is_given_away_while_hands_lie_face_down(number: int) -> None:
    (one,) = some(1, 100 + number)
    assert not differs(one, pixels=number >= FEW and number % 3 == 0, hears=number % 2 == 1)


@thorough
def test_nor_in_many_more_stories() -> None:
    for one in some(MANY, 7):
        assert not differs(one, pixels=False, hears=True)


def test_a_cover_that_tells_of_a_hand_is_found() -> None:
    """The comparison has teeth: it would notice how many trumps somebody holds."""
    as_it_is = Telling.heard

    def tells_of_trumps(telling: Telling) -> InWords:
        seat = next_to_act(telling.guest.deal)
        trumps = [card for card in cards(telling.guest.deal.hands[seat]) if SUIT[card] == telling.guest.deal.trump]
        return as_it_is(telling)._replace(title=str(len(trumps)))

    with patch.object(Telling, "heard", tells_of_trumps):
        assert any(differs(one, pixels=False) for one in some(4, 3))
