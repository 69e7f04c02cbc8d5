"""The twelve packs of a newcomer's first deals: what each of them has, and how dice lay two of them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest

from gaigel_desktop.controller.match.dealer import Seed, kept_seed, seed_in
from gaigel_desktop.controller.match.first_deals import LEADS, RULES, Pack, are_laid, as_it_lies, first_deals, packs
from gaigel_desktop.controller.match.setup import ME, to_json
from gaigel_desktop.controller.store.archive import EVERYTHING, in_order
from gaigel_desktop.controller.store.statistics import figures
from gaigel_desktop.controller.store.store import closing
from gaigel_desktop.controller.store.transfer import as_text, take_in
from gaigel_desktop.controller.store.way_back import make_secret
from gaigel_desktop.rules.actions import ELFEN, SPELLED
from gaigel_desktop.rules.cards import ACE, KING, OBER, RANK, SEVEN, SUIT, SUITS, TEN, copies, pairs_held
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.events import Event, Played, TrickTaken
from gaigel_desktop.rules.opening import cards_for
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record, replay, start
from gaigel_desktop.rules.seats import sides_of
from tests.opponents.first_deals import is_won, played
from tests.tiers import one_in

from .past_games import played as played_alone
from .past_games import table

NOW: Final = "2026-11-28T20:15:00"
PARTNER = 2
SOME = 4  # dice
EACH = pytest.mark.parametrize("pack", packs(), ids=lambda pack: pack.name)


def dealt(pack: Pack) -> Deal:
    """The deal as it lies before the first card."""
    return start(Record(RULES, pack.dealer, False, pack.deck, ()))


@cache
def some_of(pack: Pack) -> tuple[Record, ...]:
    """The deal as somebody plays it who plays plainly, with some dice for its suits and for the others."""
    suits = [Random(number).sample(range(len(SUITS)), len(SUITS)) for number in range(SOME)]
    return tuple(played(as_it_lies(pack, each), "plain", f"{pack.name} {at}") for at, each in enumerate(suits))


def test_there_are_twelve_and_enough_for_each_place() -> None:
    assert len(packs()) == len({pack.name for pack in packs()}) == 12
    assert all(sum(pack.place == place for pack in packs()) > 1 for place in range(4))
    assert {pack.surprise for pack in packs()} == {"diss", "forty", "seven"}


@EACH
def test_whoever_leads_has_an_ace_to_open_face_up(pack: Pack) -> None:
    deal = dealt(pack)
    assert cards_for(deal, deal.turn, ELFEN)
    ours = sides_of(RULES)[deal.turn] == sides_of(RULES)[ME]
    assert ours is (pack.place in LEADS)


@EACH
def test_there_is_a_pair_in_the_hand_of_the_player(pack: Pack) -> None:
    hand = dealt(pack).hands[ME]
    assert any(pairs_held(hand, suit) for suit in range(len(SUITS)))


@EACH
def test_there_is_a_surprise(pack: Pack) -> None:
    deal = dealt(pack)
    king, ober, seven = (deal.trump * 6 + rank for rank in (KING, OBER, SEVEN))
    mine = deal.hands[ME]
    match pack.surprise:
        case "diss":
            assert deal.indicator == king and copies(mine, ober) and copies(mine, seven)
        case "forty":
            assert pairs_held(deal.hands[PARTNER], deal.trump)
        case _:
            assert copies(mine, seven)


@one_in(12, "pack", packs(), ids=lambda pack: pack.name)
def test_plain_play_wins_mostly_and_the_first_card_lies_face_up(pack: Pack) -> None:
    records = some_of(pack)
    opened = sum(any(SPELLED[deed][:2] == ("open", "elfen") for _, deed in record.actions) for record in records)
    assert sum(map(is_won, records)) >= SOME / 2 and opened >= SOME / 2
    assert pack.surprise != "seven" or sum(map(seven_takes_a_fat_card, records)) > SOME / 4


def seven_takes_a_fat_card(record: Record) -> bool:
    """Whether a Seven of trumps of the player's takes an ace or a ten of another suit."""
    told: list[Event] = []
    trump, lies = replay(record, told).trump, list[Played]()
    for event in told:
        if isinstance(event, Played):
            lies.append(event)
        elif isinstance(event, TrickTaken):
            took = [each.card for each in lies if each.seat == event.seat == ME]
            ranks = {RANK[each.card] for each in lies if SUIT[each.card] != trump}
            if took == [trump * 6 + SEVEN] and ranks & {ACE, TEN}:
                return True
            lies = []
    return False


def test_dice_lay_two_deals_that_follow_each_other_and_the_same_dice_the_same() -> None:
    found = set[tuple[int, ...]]()
    for number in range(40):
        first, second = first_deals(f"dice {number}")
        assert second.record.dealer == (first.record.dealer + 1) % RULES.players
        assert sides_of(RULES)[start(first.record).turn] == sides_of(RULES)[ME], "our side leads first"
        assert first.seed.laid and not first.seed.seal and not second.seed.seal
        assert first_deals(f"dice {number}") == (first, second)
        found |= {first.record.deck, second.record.deck}
    assert len(found) > 60, "suits are exchanged"


def test_exchanged_suits_are_the_same_deal() -> None:
    first, _ = first_deals("any")
    pack = next(pack for pack in packs() if pack.name == first.seed.laid)
    assert [RANK[card] for card in pack.deck] == [RANK[card] for card in first.record.deck]
    suits = {SUIT[one]: SUIT[other] for one, other in zip(pack.deck, first.record.deck, strict=True)}
    assert [suits[SUIT[card]] for card in pack.deck] == [SUIT[card] for card in first.record.deck]


def test_only_the_usual_table_of_four_has_them() -> None:
    assert are_laid(RULES) and not are_laid(RULES._replace(players=3)) and not are_laid(PRESETS["wikipedia"])


def test_a_laid_deal_is_in_no_figures_also_when_it_comes_back_from_a_file(tmp_path: Path) -> None:
    records = played_alone(RULES, 2)
    with closing(tmp_path / "games.sqlite") as store:
        make_secret(store.database)
        sat = to_json(table(RULES))
        match = store.start_match(NOW, sat)
        for record, seed in zip(records, (Seed(laid="a pack"), Seed("secret")), strict=True):
            store.finish_deal(store.start_deal(match, NOW, record, sat | kept_seed(seed)), NOW, record)
        told = as_text(in_order(store.database, EVERYTHING))
        assert json.loads(told.splitlines()[0])["laid"] == [0]
        store.clear([match])
        path = tmp_path / "records.jsonl"
        path.write_text(told, encoding="utf-8")
        assert [*take_in(store.database, path, NOW)][-1].new == 2
        first, second = in_order(store.database, EVERYTHING)
        assert (first.counted, second.counted) == (False, True)
        assert seed_in(first.about).laid == "a pack" and figures(store.database, EVERYTHING).total.deals == 1
