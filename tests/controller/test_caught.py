"""Caught winking falsely: only what everybody can know when the deal is over, and nothing that is not so."""

from __future__ import annotations

from pathlib import Path
from random import Random

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.match.setup import first_setup, to_json
from gaigel_desktop.controller.records.caught import caught_lying
from gaigel_desktop.controller.records.notation import read_line
from gaigel_desktop.controller.store.company import SAY
from gaigel_desktop.controller.store.store import closing
from gaigel_desktop.rules.actions import AUS, PASS, SIGNAL, SIGNS, Action, is_card
from gaigel_desktop.rules.cards import ACE, BIT, SUITS
from gaigel_desktop.rules.deal import OVER, PLAYED_OUT, Deal
from gaigel_desktop.rules.ending import counted
from gaigel_desktop.rules.events import Event, HandShown
from gaigel_desktop.rules.judge import legal_actions, why_not
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Deed, Record, start
from gaigel_desktop.text.customs import AN_ACE, SIGNS_SAY
from tests.combinations import for_all
from tests.golden.__main__ import RECORDS
from tests.tiers import thorough

RULES = PRESETS["leinfelden"]


def meant(sign: int, deal: Deal) -> int:
    """The ace of a sign."""
    return (SUITS.index(SIGNS[sign]) if SIGNS[sign] in SUITS else deal.trump) * 6 + ACE


def played(seed: int, until: int = 1000, at: int = 0, sign: int | None = None) -> tuple[Record, set[int]]:
    """A deal of cards and signs by chance, or with one sign of the first seat, and who has lied in it. Nobody calls."""
    dice, lied, deeds = Random(seed), set[int](), list[Deed]()
    record = Record(RULES, dice.randrange(4), False, shuffled(f"caught {seed}"), ())
    deal = start(record)
    while deal.phase not in (OVER, PLAYED_OUT) and len(deeds) < until:
        winks = (sign is None and dice.random() < 0.05) or (sign is not None and len(deeds) == at)
        seat, action = (dice.randrange(4), SIGNAL + dice.randrange(5)) if sign is None else (0, SIGNAL + (sign or 0))
        if not (winks and why_not(deal, seat, action) is None):
            seat, action = dice.choice([(who, what) for who in range(4) for what in at_cards(deal, who)])
        elif not deal.hands[seat] & BIT[meant(action - SIGNAL, deal)]:
            lied.add(seat)
        apply(deal, seat, action)
        deeds.append((seat, action))
    return record._replace(actions=tuple(deeds)), lied


def at_cards(deal: Deal, seat: int) -> list[Action]:
    """Cards, and letting things go by."""
    return [action for action in legal_actions(deal, seat) if is_card(action) or action == PASS]


@thorough
def test_nobody_is_caught_who_has_not_lied_and_most_who_have_are_when_all_cards_are_played() -> None:
    lies = caught = 0
    for seed in range(120):
        record, lied = played(seed)
        found = {seat for seat in range(4) if caught_lying(record, seat, AN_ACE)}
        assert found <= lied
        lies, caught = lies + len(lied), caught + len(found)
    assert caught > 0.8 * lies > 20, "a card drawn later may have been the ace"


@thorough
def test_a_hand_that_is_shown_tells_who_has_lied_and_nobody_else() -> None:
    """Golden deals in which somebody signs and somebody shows their hand."""
    caught = 0
    for line in RECORDS.read_bytes().splitlines():
        record = read_line(line)
        deal, lied, told = start(record), set[int](), list[Event]()
        for seat, action in record.actions:
            if SIGNAL <= action < SIGNAL + len(SIGNS) and not deal.hands[seat] & BIT[meant(action - SIGNAL, deal)]:
                lied.add(seat)
            apply(deal, seat, action, told)
        if any(isinstance(event, HandShown) for event in told):
            found = {seat for seat in range(record.rules.players) if caught_lying(record, seat, AN_ACE)}
            assert found <= lied
            caught += len(found)
    assert caught


@for_all(seed=range(20))
def test_while_the_hands_are_closed_nobody_is_caught(seed: int) -> None:
    """After eight deeds no hand has been seen, and the first cards are hardly both of an ace."""
    record, lied = played(seed, until=8)
    cards = [action % 24 for _, action in record.actions if is_card(action)]
    if all(cards.count(suit * 6 + ACE) < 2 for suit in range(4)):
        assert not any(caught_lying(record, seat, AN_ACE) for seat in range(4)), lied


def test_a_deal_that_ends_at_once_keeps_the_secret() -> None:
    """The false sign of an ace that may lie in the hand: nobody knows after two tricks."""
    for seed in range(30):
        record, lied = played(seed, until=11, sign=1)
        deal = start(record)
        for seat, action in record.actions:
            apply(deal, seat, action)
        if lied and deal.done and why_not(deal, 2, AUS) is None:
            over = record._replace(actions=(*record.actions, (2, AUS)))
            seen = sum(action % 24 == 1 * 6 + ACE for _, action in record.actions if is_card(action))
            assert seen >= 2 or not caught_lying(over, 0, AN_ACE)
            return
    raise AssertionError("nobody has lied")


@thorough
@for_all(signs_say=SIGNS_SAY)
def test_only_where_signs_speak_of_aces_is_a_false_one_caught(signs_say: str) -> None:
    """Whatever sign it was, and though all cards have been played."""
    came_out = [played(seed, sign=sign)[0] for seed in range(10) for sign in range(5)]
    caught = [record for record in came_out if caught_lying(record, 0, signs_say)]
    assert bool(caught) is (signs_say == AN_ACE)
    assert not any(caught_lying(record, seat, signs_say) for record in came_out for seat in (1, 2, 3)), "nobody else"


@for_all(signs_say=SIGNS_SAY)
def test_only_there_the_regulars_remember_it(signs_say: str, tmp_path: Path) -> None:
    """Of five deals of the player's with a sign each; in a store that learns it from what was written down."""
    came_out = [played(3, sign=sign)[0] for sign in range(5)]
    came_out = [record for record in came_out if caught_lying(record, 0, AN_ACE)]
    about = to_json(first_setup()) | {SAY: signs_say}
    with closing(tmp_path / f"{signs_say}.sqlite") as store:
        match = store.start_match("2026-11-20T20:00:00", about)
        for record in came_out:
            deal = store.start_deal(match, "2026-11-20T20:00:00", record._replace(actions=()), about)
            store.finish_deal(deal, "2026-11-20T20:10:00", over(record))
        remembered = [bool(row[0]) for row in store.database.execute("SELECT caught FROM kept")]
    assert remembered == [signs_say == AN_ACE] * len(came_out) != []


def over(record: Record) -> Record:
    """The deal counted, as nobody has called."""
    deal = start(record)
    for seat, action in record.actions:
        apply(deal, seat, action)
    return record._replace(result=deal.result or counted(deal))
