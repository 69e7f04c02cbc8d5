"""The count of a deal, card by card: what is laid out adds up to the result, whatever ended it."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from gaigel_desktop.controller.match.laid_out import LATE, LYING, MELD, PAIR, SAID, TRICK, WRONG, Count, laid_out
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.ending import OUT, REASONS
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record, start
from gaigel_desktop.scenes.count.count_told import told_of
from gaigel_desktop.scenes.pages.past.deal_words import STRANGERS
from gaigel_desktop.text.rule_book.pages import CHAPTERS
from gaigel_desktop.text.speech import say
from tests.golden.__main__ import records_there
from tests.rules.table import Table
from tests.scenario import lay
from tests.scenes.table.laid import recorded
from tests.tiers import thorough

NAMES = ("Hermann", "Lena", "Eugen", "Rösle", "Karl", "Anna", "Otto", "Emma")


@cache
def ended_in_every_way() -> tuple[Record, ...]:
    """Deals of every preset, and ends that hardly ever come."""
    new = (each for preset in PRESETS for each in simulate(Plan(PRESETS[preset], 12, "laid out")))
    return (*records_there(), *new)


@cache
def counts() -> tuple[tuple[Record, Count], ...]:
    return tuple((record, laid_out(record)) for record in ended_in_every_way())


@thorough
def test_what_is_laid_out_adds_up_to_the_result() -> None:
    for record, found in counts():
        result = record.result
        assert result is not None and found.result is not None
        sides = range(len(result.points))
        assert tuple(map(found.points, sides)) == result.points
        assert tuple(map(found.tricks, sides)) == result.tricks


def test_each_card_counts_once_and_all_that_was_played_is_there() -> None:
    for record, found in counts():
        worth = start(record).law.card_points
        for line in found.entries:
            assert all(laid.points == worth[laid.card] for laid in line.cards)
            assert line.kind != TRICK or line.points == sum(laid.points for laid in line.cards)
        lying = Counter(laid.card for line in found.entries if line.kind in (TRICK, LYING) for laid in line.cards)
        played = sum(action < 24 or 24 <= action < 168 for _, action in record.actions)
        assert lying.total() == played and not lying - Counter(record.deck)


def test_sums_run_on_and_pass_101_once_for_each_side() -> None:
    for _, found in counts():
        for side in range(len(found.seen.points)):
            total, out = 0, 0
            for line in found.entries:
                if line.side == side and line.points:
                    total, out = total + line.points, out + line.out
                    assert line.total == total
            assert out == (total >= OUT)


def test_every_end_is_marked_where_it_was_decided() -> None:
    kinds: dict[str, set[str]] = {}
    for _, found in counts():
        assert found.result is not None and found.decides != NOBODY
        kinds.setdefault(found.result.reason, set()).add(found.entries[found.decides].kind)
    assert kinds.keys() == set(REASONS)
    assert kinds["uebergaigelt"] == kinds["accused_right"] == {LATE}
    assert kinds["revoke"] == {WRONG}
    assert kinds["counted"] <= {TRICK, PAIR} and kinds["aus"] == kinds["untergaigelt"] == {SAID}


def test_whoever_was_late_was_at_101_before_the_trick() -> None:
    for _, found in counts():
        for at, line in enumerate(found.entries):
            if line.kind == LATE:
                before = [each for each in found.entries[:at] if each.side == line.side and each.number < line.number]
                between = [each for each in found.entries[:at] if each.kind == PAIR and each.number == line.number]
                assert sum(each.points for each in (*before, *between) if each.side == line.side) >= OUT


@thorough
def test_the_sentence_belongs_to_the_reason_and_the_rule_is_in_force() -> None:
    """In every case there is something to say of what was the case, and a paragraph of the book of this table."""
    for record in ended_in_every_way():
        players = record.rules.players
        told = told_of(record, Seating(0, NAMES[:players], STRANGERS[:players]))
        assert record.result is not None
        fact, *more = told.facts
        assert begins_like(fact, record.result.reason), (fact, record.result.reason)
        assert all(words.endswith(say("fact_no_trick", {"side": ""})[2:]) for words in more)
        book = {
            passage.words
            for chapter in ("out", "end", "first", "sevens")
            for passage in CHAPTERS[chapter](record.rules)
        }
        assert told.rules and set(told.rules) <= book
        assert all(told.heard(line) for line in told.laid.entries)


CITED = ("out", "end", "first", "sevens")
OF_REASON = {
    "aus": ("the call is right", "so it stands"),
    "untergaigelt": ("fewer than 101",),
    "uebergaigelt": ("before trick",),
    "accused_right": ("before trick",),
    "accused_wrong": ("nobody can play too late", "none of their cards"),
    "questioned_wrong": ("whoever questioned it pays",),
    "sevens": ("five Sevens",),
    "farbe": ("five cards of one suit",),
    "dissle_failed": ("was not to take a trick",),
    "revoke": (" played ",),
    "five_tricks": ("five tricks",),
    "counted": ("Nobody called",),
}


def begins_like(fact: str, reason: str) -> bool:
    return any(words in fact for words in OF_REASON[reason])


def test_each_reason_has_a_sentence() -> None:
    assert OF_REASON.keys() == set(REASONS)


def test_a_deal_that_was_given_up_is_laid_out_as_far_as_it_went() -> None:
    record = next(each for each in ended_in_every_way() if each.result and len(each.actions) > 20)
    given_up = record._replace(result=None, actions=record.actions[:10])
    found = laid_out(given_up)
    assert found.result is None and found.decides == NOBODY and found.entries
    told = told_of(given_up, Seating(0, NAMES[: record.rules.players], STRANGERS[: record.rules.players]))
    assert told.facts == (say("count_over"),) and told.rules == ()


def test_a_first_trick_is_laid_out_as_it_lay() -> None:
    """Two points in it for each Unter, and the pair that is declared behind it."""
    hands = {"vorhand": "EA HK HO BU SO", "second": "EU S7 B7 BU E7", "third": "EX S7 B7 BO SU"}
    laid = lay("leinfelden", "H7", **hands, fourth="EK EO E7 SU BO")
    trick, pair = laid_out(recorded(laid, opened)).entries
    assert (trick.kind, trick.seat, trick.points, trick.total) == (TRICK, 0, 27, 27)
    assert [(each.seat, each.points) for each in trick.cards] == [(0, 11), (1, 2), (2, 10), (3, 4)]
    assert (pair.kind, pair.points, pair.total, pair.out) == (PAIR, 40, 67, False)


def opened(table: Table) -> None:
    """Ge-Elfen, and the pair that it opens the way for."""
    table.opens("elfen", "EA").plays("EU EX EK").seat(0).declares("H")


@pytest.mark.parametrize("language", ["de", "es"])
def test_every_case_can_be_told_in_every_language(language: str) -> None:
    from gaigel_desktop.text.speech import speak

    speak(language)
    try:
        for record in ended_in_every_way()[::9]:
            players = record.rules.players
            told = told_of(record, Seating(0, NAMES[:players], STRANGERS[:players]))
            assert all((*told.facts, *told.rules, *told.end(), *map(told.heard, told.laid.entries)))
    finally:
        speak("en")


def test_five_sevens_that_were_melded_are_an_entry_of_their_own() -> None:
    """U: they count 101, and whoever has them is out with them."""
    table = lay("leinfelden", "SX", sevens_held="meld", vorhand="EA", third="E7 B7 H7 H7 HX", talon="HU HU S7")
    record = recorded(
        table, lambda told: told.opens("elfen", "EA").plays(". HX").rest_discard().seat(2).shows("sevens")
    )
    meld = next(entry for entry in laid_out(record).entries if entry.kind == MELD)
    assert (meld.seat, meld.side, meld.points, meld.total, meld.out) == (2, 0, 101, table.deal.points[0], True)
