"""The dealer: the same pack for ever, fair, and provable."""

from __future__ import annotations

import hashlib
from collections import Counter
from shlex import split

import pytest

from gaigel_desktop.controller.match.dealer import (
    Seed,
    command,
    commitment,
    cut_by_dice,
    new_seed,
    proved,
    proves,
    record_from,
    shuffled,
)
from gaigel_desktop.rules.cards import FACE_OF, hand_of, spelled
from gaigel_desktop.rules.deal import CUT_PLACES, deal_out, may_knock, new_pack, pack_of
from gaigel_desktop.rules.options import PRESETS
from tests.random_tables import TABLES, preset_for

PACK_OF_BAD_DITZENBACH = (
    "EO SO E7 EA BA B7 SX HO BU BX H7 EO SA BK HK B7 EX HA EA BX SU BA HX EX "
    "BO EK HX SO SX EU HA H7 HO E7 HU S7 HU SA BO SU EK BK HK EU BU SK S7 SK"
)


def test_the_pack_of_a_seed_is_the_same_for_ever() -> None:
    assert spelled(shuffled("Bad Ditzenbach 1843")) == PACK_OF_BAD_DITZENBACH


def by_the_book(seed: str) -> list[int]:
    """The shuffle once more, as docs/record-format.md describes it, written another way."""
    stream = b"".join(hashlib.sha256(seed.encode() + b"\0" + block.to_bytes(8, "big")).digest() for block in range(99))
    numbers = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    pack = new_pack()
    for last in range(47, 0, -1):
        while (number := numbers.pop(0)) >= 2**32 // (last + 1) * (last + 1):
            pass
        pack[last], pack[number % (last + 1)] = pack[number % (last + 1)], pack[last]
    return pack


@pytest.mark.parametrize("seed", ["", "0", "Höher hat!", "x" * 500])
def test_the_shuffle_is_the_one_that_is_described(seed: str) -> None:
    assert list(shuffled(seed)) == by_the_book(seed)


def test_a_number_that_would_favour_some_places_is_thrown_away() -> None:
    """One of the first numbers of this seed is: it took six million seeds to find it."""
    seed = "favours 6384353"
    stream = b"".join(hashlib.sha256(seed.encode() + b"\0" + block.to_bytes(8, "big")).digest() for block in range(6))
    numbers = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, 4 * 47, 4)]
    lasts = range(47, 0, -1)
    assert any(number >= 2**32 // (last + 1) * (last + 1) for number, last in zip(numbers, lasts, strict=True))
    assert list(shuffled(seed)) == by_the_book(seed)


def test_every_card_comes_to_every_place_equally_often() -> None:
    packs = 4000
    places = Counter((place, card) for number in range(packs) for place, card in enumerate(shuffled(f"fair {number}")))
    expected = packs / 24
    chi_square = sum((places[place, card] - expected) ** 2 / expected for place in range(48) for card in range(24))
    # 47 * 23 degrees of freedom; copies of a face make the variance a little smaller: ten sigma either way
    assert abs(chi_square - 47 * 23) < 10 * (2 * 47 * 23) ** 0.5


def test_a_commitment_proves_one_seed_only() -> None:
    assert proves("Alte", commitment("Alte")) and proves("Alte", f" {commitment('Alte').upper()}\n")
    assert not proves("Sau", commitment("Alte"))


def test_what_was_shown_before_play_proves_the_pack_or_does_not_or_is_no_hash() -> None:
    shown = commitment("Alte")
    assert proved(Seed("Alte"), shown) == "fair" and proved(Seed("Alte", "Sau"), shown) == "fair_with_word"
    assert proved(Seed("Sau"), shown) == "unfair"
    assert proved(Seed("Alte"), shown[:-1]) == proved(Seed("Alte"), "Alte") == "not_a_hash"


@pytest.mark.parametrize("secret", ["0f" * 32, "gaigel-desktop deal of the day 2026-11-23", "it's odd"])
@pytest.mark.parametrize("word", ["", "Sau", "d'r  Ulm's"])
def test_the_line_that_checks_a_pack_can_be_typed_and_pasted_as_it_stands(secret: str, word: str) -> None:
    seed = Seed(secret, word)
    _, fair, *given = split(command(seed))
    assert (fair, given) == ("fair", [secret, seed.seal, *([f"--word={word}"] if word else [])])


def test_new_seeds_are_never_the_same() -> None:
    assert len({new_seed() for _ in range(100)}) == 100


def test_who_leaves_it_to_chance_cuts_anywhere_and_knocks_now_and_then_where_that_is_known() -> None:
    seeds = [f"dice {number}" for number in range(1000)]
    places = [cut_by_dice(seed, may_knock=True) for seed in seeds]
    assert 150 < places.count(None) < 250 and set(places) - {None} == set(CUT_PLACES)
    assert None not in [cut_by_dice(seed, may_knock=False) for seed in seeds]


# -- a deal begins -----------------------------------------------------------------------------------------------


def test_a_deal_begins_with_the_pack_of_its_seed_cut_or_knocked_on() -> None:
    rules, pack = PRESETS["leinfelden"], shuffled("begin")
    cut = record_from("begin", 20, rules, 2)
    assert (cut.rules, cut.dealer, cut.knock, cut.actions) == (rules, 2, False, ())
    assert cut.deck == pack[20:] + pack[:20]
    knocked = record_from("begin", None, rules, 2)
    assert knocked.knock and knocked.deck == pack


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_stacked_pack_deals_the_hands_that_were_wanted(preset: str, players: int) -> None:
    rules, cards = preset_for(preset, players), new_pack()
    turned = cards.pop(cards.index(FACE_OF["SU"]))
    hands = [[cards.pop(0) for _ in range(5)] for _ in range(players)]
    for knocked in {False, may_knock(rules)}:
        deal = deal_out(rules, 1, pack_of(rules, hands, turned, cards, knocked), knocked)
        for step, hand in enumerate(hands):
            assert deal.hands[(2 + step) % players] == hand_of(hand), "from Vorhand on"
        assert (deal.indicator, list(deal.talon)) == (turned, cards)


def test_a_stacked_hand_of_four_cards_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="zip"):
        pack_of(PRESETS["leinfelden"], [[0] * 4, *[[1] * 5] * 3], 2, [3] * 27)
