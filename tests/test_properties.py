"""What always holds: random packs, random rule sets from the whole option space, random legal actions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from gaigel_desktop.controller.records.notation import read_line, write_line
from gaigel_desktop.rules import cards
from gaigel_desktop.rules.actions import ACTIONS_END, SIGNAL
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import (
    FIELDS,
    FIRST_TRICK,
    NOBODY,
    OVER,
    PLAYED_OUT,
    Deal,
    deal_out,
    hand_size,
    may_knock,
    new_pack,
)
from gaigel_desktop.rules.errors import NotAllowed
from gaigel_desktop.rules.events import Declared, Event, SevensMelded
from gaigel_desktop.rules.judge import card_actions, legal_actions, why_not
from gaigel_desktop.rules.options import OPTION_NAMED, OPTIONS, PLAYERS_OF, PRESETS, RuleSet, problems
from gaigel_desktop.rules.perform import apply, count
from gaigel_desktop.rules.record import Record, replay
from gaigel_desktop.rules.views import fold, redact, view
from tests.random_tables import any_deed, with_fields
from tests.scramble import reshuffled

MOST_ACTIONS = 600  # far more than a deal has when signs and proofs are whims

# -- random tables -----------------------------------------------------------------------------------------------


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Any rule set that is not refused."""
    preset = draw(st.sampled_from(list(PRESETS)))
    changed = draw(st.dictionaries(st.sampled_from([option.name for option in OPTIONS]), st.integers(0, 10**4)))
    allowed = {name: OPTION_NAMED[name].values for name in changed}
    values = {name: allowed[name][place % len(allowed[name])] for name, place in changed.items()}
    players = draw(st.sampled_from(PLAYERS_OF[preset]))
    rules = with_fields(PRESETS[preset], {**values, "players": players})
    assume(not problems(rules))
    return rules


@st.composite
def deals(draw: st.DrawFn) -> tuple[Record, Random]:
    """A deal about to be played, and dice to play it by."""
    rules = draw(rule_sets())
    deck = tuple(draw(st.permutations(new_pack())))
    knock = draw(st.booleans()) and may_knock(rules)
    record = Record(rules, draw(st.integers(0, rules.players - 1)), knock, deck, ())
    return record, Random(draw(st.integers(0, 2**32)))


def played(record: Record, dice: Random) -> Iterator[tuple[Deal, list[Event]]]:
    """The deal after every action, and what happened; the same Deal, going on."""
    deal = deal_out(record.rules, record.dealer, record.deck, record.knock)
    yield deal, []
    for _ in range(MOST_ACTIONS):
        deed = any_deed(deal, dice)
        told: list[Event] = []
        if deed is not None:
            apply(deal, *deed, told)
        elif deal.phase == PLAYED_OUT:
            count(deal, told=told)
        yield deal, told
        if deal.phase == OVER:
            return
    raise AssertionError("the deal does not end")


def snapshot(deal: Deal) -> dict[str, object]:
    """Everything a deal or a view holds."""
    return {name: getattr(deal, name) for name in FIELDS if name != "law"}


slow = settings(
    max_examples={"few": 12, "test": 60}.get(settings.get_current_profile_name(), 5000),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


# -- cards and points --------------------------------------------------------------------------------------------


def cards_of(deal: Deal) -> list[int]:
    """Every card there is, wherever it lies."""
    lying = [card for hand in deal.hands for card in cards.cards(hand)]
    lying += [*cards.cards(deal.played), *deal.trick, *deal.talon[deal.drawn :]]
    if deal.indicator != HIDDEN:
        lying.append(deal.indicator)
    if deal.reserver != NOBODY:
        lying.append(deal.trump * 6)
    return sorted(lying)


@slow
@given(deals())
def test_there_are_always_48_cards(table: tuple[Record, Random]) -> None:
    for deal, _ in played(*table):
        assert cards_of(deal) == sorted(new_pack())


@slow
@given(deals())
def test_hands_have_as_many_cards_as_everybody_can_see(table: tuple[Record, Random]) -> None:
    for deal, _ in played(*table):
        for seat in range(deal.players):
            assert cards.count(deal.hands[seat]) == hand_size(deal, seat)
            assert cards.count(deal.known[seat] & ~deal.hands[seat]) == 0


@slow
@given(deals())
def test_points_are_tricks_and_declarations(table: tuple[Record, Random]) -> None:
    declared = 0
    for deal, told in played(*table):
        for event in told:
            match event:
                case Declared(suit=suit, pairs=pairs):
                    declared += pairs * (40 if suit == deal.trump else 20)
                case SevensMelded():
                    declared += 101
        in_tricks = sum(deal.law.card_points[card] for card in cards.cards(deal.played))
        assert sum(deal.points) == in_tricks + declared
        assert sum(deal.tricks) == deal.done


# -- views -------------------------------------------------------------------------------------------------------


@slow
@given(deals())
def test_folding_the_redacted_events_gives_the_view(table: tuple[Record, Random]) -> None:
    views = None
    for deal, told in played(*table):
        views = views or {seat: view(deal, seat) for seat in (NOBODY, *range(deal.players))}
        for seat, seen in views.items():
            for event in told:
                fold(seen, redact(event, seat))
            assert snapshot(seen) == snapshot(view(deal, seat))


@slow
@given(deals())
def test_what_a_seat_cannot_see_changes_neither_its_view_nor_what_it_may_do(table: tuple[Record, Random]) -> None:
    dice = Random(table[0].deck[0])
    for deal, _ in played(*table):
        seat = dice.randrange(NOBODY, deal.players)
        other = reshuffled(deal, seat, dice)
        assert snapshot(view(other, seat)) == snapshot(view(deal, seat))
        if seat == NOBODY:
            continue
        assert legal_actions(other, seat) == legal_actions(deal, seat)
        assert legal_actions(view(deal, seat), seat) == legal_actions(deal, seat)


@slow
@given(deals())
def test_a_view_holds_no_face_that_its_seat_cannot_know(table: tuple[Record, Random]) -> None:
    for deal, _ in played(*table):
        for seat in (NOBODY, *range(deal.players)):
            seen = view(deal, seat)
            assert all(seen.hands[s] == deal.known[s] for s in range(deal.players) if s != seat)
            assert set(seen.talon) <= {HIDDEN}
            if deal.face_down:
                laid = [(deal.leader + step) % deal.players for step in range(len(deal.trick))]
                assert all(card == HIDDEN for s, card in zip(laid, seen.trick, strict=True) if s != seat)
                assert seen.best == HIDDEN and deal.phase in (FIRST_TRICK, OVER)


# -- judging, copying, replaying ---------------------------------------------------------------------------------


@slow
@given(deals())
def test_why_not_is_none_exactly_for_legal_actions(table: tuple[Record, Random]) -> None:
    dice = Random(table[0].deck[1])
    for deal, _ in played(*table):
        seat = dice.randrange(deal.players)
        allowed = {action for action in range(ACTIONS_END) if why_not(deal, seat, action) is None}
        assert allowed == set(legal_actions(deal, seat))
        if deal.turn == seat:
            assert {action for action in allowed if action < 168} == set(card_actions(deal))


@slow
@given(deals())
def test_a_refused_action_changes_nothing(table: tuple[Record, Random]) -> None:
    dice = Random(table[0].deck[2])
    for deal, _ in played(*table):
        seat, action = dice.randrange(-1, deal.players + 1), dice.randrange(-1, ACTIONS_END + 2)
        before = snapshot(deal.copy())
        reason = why_not(deal, seat, action)
        if reason is None:
            continue
        try:
            apply(deal, seat, action)
        except NotAllowed as refused:
            assert (refused.seat, refused.action, refused.key) == (seat, action, reason)
        else:
            raise AssertionError("a refused action was done")
        assert snapshot(deal) == before


@slow
@given(deals())
def test_copies_are_independent(table: tuple[Record, Random]) -> None:
    dice = Random(table[0].deck[3])
    twin, before = None, None
    for deal, _ in played(*table):
        if twin is not None:
            assert snapshot(twin) == before
        if twin is None or dice.random() < 0.2:
            twin, before = deal.copy(), snapshot(deal.copy())
    assert before is not None


@slow
@given(deals())
def test_replaying_the_record_gives_the_live_deal(table: tuple[Record, Random]) -> None:
    record, dice = table
    deal = deal_out(record.rules, record.dealer, record.deck, record.knock)
    deeds = []
    while deal.phase != OVER:
        deed = any_deed(deal, dice)
        if deed is not None:
            apply(deal, *deed)
            deeds.append(deed)
        elif deal.phase == PLAYED_OUT:
            count(deal)
    finished = record._replace(actions=tuple(deeds), result=deal.result)
    assert snapshot(replay(finished)) == snapshot(deal)
    assert read_line(write_line(finished).encode()) == finished


@slow
@given(deals(), st.integers(0, 30))
def test_signs_change_nothing(table: tuple[Record, Random], stop: int) -> None:
    for number, (deal, _) in enumerate(played(*table)):
        if number == stop and why_not(deal, 0, SIGNAL) is None:
            before = snapshot(deal.copy())
            apply(deal, 0, SIGNAL)
            assert snapshot(deal) == before
