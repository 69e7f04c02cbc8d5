"""What is said when a deal or a match is over: about what, by whom, and how much of it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from gaigel_desktop.controller.inn.tonight import Tonight
from gaigel_desktop.controller.match.deals import Past
from gaigel_desktop.controller.store.summary import GIVEN_UP
from gaigel_desktop.rules.actions import ACCUSE, AUS, SIGNAL
from gaigel_desktop.rules.deal import NOBODY, Result
from gaigel_desktop.rules.match import CLEAN, GIVE, POINTS, Standing
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.table.play.remark import MOST, Remark
from gaigel_desktop.table.play.table_talk import ALWAYS, LOOKS, TEMPTING, Talk
from gaigel_desktop.table.play.talk_afterwards import FAR_AHEAD, DealOver, after_deal, after_match
from gaigel_desktop.text.customs import A_WISH, AN_ACE, EITHER
from gaigel_desktop.text.regulars.lines import lines_of
from gaigel_desktop.text.regulars.occasions import Occasion
from tests.controller.test_mistakes import played
from tests.scenario import lay
from tests.scenes.table.laid import recorded

FOUR = PRESETS["leinfelden"]
FACES = ("marie", "karle", "samuel", "lena")
START = Standing(GIVE, 0, (0, 0))


def ended(
    reason: str, *winners: int, last: tuple[int, int] | None = None, out: int = NOBODY, tricks: tuple[int, ...] = (4, 3)
) -> Past:
    """A deal of two sides that ended so."""
    strokes = tuple(0 if side in winners else 2 for side in range(2))
    return Past(Result(reason, winners, strokes, (60, 60), tricks), START, Standing(GIVE, 1, strokes), last, out)


def moments(*past: Past, rules: RuleSet = FOUR) -> dict[Occasion, list[int]]:
    """What there is to say after the last of them, and who may."""
    found: dict[Occasion, list[int]] = {}
    for occasion, seats in after_deal(DealOver(rules, past, None)):
        found.setdefault(occasion, seats)
    return found


# -- about what ------------------------------------------------------------------------------------------------------


def test_who_calls_too_early_is_mocked_by_the_others_and_scolded_by_the_partner() -> None:
    there = moments(ended("untergaigelt", 1, last=(2, AUS), out=2))
    assert there["untergaigelt"] == [1, 3] and there["miscounted"] == [0]


@pytest.mark.parametrize("reason", ["uebergaigelt", "accused_right"])
def test_who_goes_over_is_mocked_by_the_others_and_scolded_by_the_partner(reason: str) -> None:
    there = moments(ended(reason, 0, last=(0, ACCUSE + 1)))
    assert there["uebergaigelt"] == [0, 2] and there["miscounted"] == [1, 3]


def test_who_plays_alone_is_scolded_by_nobody() -> None:
    three = PRESETS["rutesheim"]
    result = Result("untergaigelt", (0, 2), (0, 2, 0), (60, 60, 60), (2, 2, 2))
    past = Past(result, Standing(POINTS, 0, (0, 0, 0)), Standing(POINTS, 1, (6, 0, 3)), (1, AUS), 1)
    there = moments(past, rules=three)
    assert there["untergaigelt"] == [0, 2] and not there["miscounted"]


def test_who_was_accused_wrongly_mocks_the_accuser() -> None:
    assert moments(ended("accused_wrong", 1, last=(0, ACCUSE + 1)))["accused_wrong"] == [1, 3]


def test_a_deal_that_was_given_up_is_mocked_by_those_who_have_won_it() -> None:
    assert moments(ended(GIVEN_UP, 1))["thrown_in"] == [1, 3]


def test_a_gigackel_is_mourned_only_by_who_has_no_trick() -> None:
    assert moments(ended("aus", 1, tricks=(0, 5)))["gigackel"] == [0, 2]
    assert moments(ended("aus", 1, tricks=(2, 5)))["gigackel"] == []


def test_mistakes_are_told_by_the_partner_and_by_whom_they_helped() -> None:
    past = ended("aus", 1)
    smeared = dict(after_deal(DealOver(FOUR, (past,), played("SU SA SX B7", "E7 EX BX EK"))))
    fed = dict(after_deal(DealOver(FOUR, (past,), played("SU SA SX BK", "E7 EX BX EK", "HO B7 EO HU"))))
    assert smeared["not_smeared"] == [2] and fed["fed"] == [1, 3]


def test_a_false_sign_that_has_come_out_is_laughed_at_by_whoever_has_not_lied() -> None:
    table = lay("leinfelden", trump="H7", vorhand="EA SA", second="SA", signals=True)
    record = recorded(table, lambda it: it.does(0, "signal", "B").opens("elfen", "EA").plays_out())
    assert dict(after_deal(DealOver(FOUR, (ended("aus", 1),), record, AN_ACE)))["false_wink"] == [1, 2, 3]
    for wished in (A_WISH, EITHER):
        assert "false_wink" not in dict(after_deal(DealOver(FOUR, (ended("aus", 1),), record, wished)))
    assert record.actions[0] == (0, SIGNAL + 1)


@pytest.mark.parametrize(
    ("before", "after", "seats"),
    [
        (Standing(CLEAN, 9, (2, 5)), Standing(CLEAN, 10, (1, 5)), [0, 2]),
        (Standing(CLEAN, 9, (1, 5)), Standing(CLEAN, 10, (1, 4)), None),  # nothing new
        (Standing(GIVE, 9, (1, 8)), Standing(CLEAN, 10, (1, 9)), [0, 2]),  # the cleaning begins with it
        (Standing(CLEAN, 9, (1, 5)), Standing(CLEAN, 10, (0, 5), 0), None),  # it is wiped
        (Standing(GIVE, 1, (0, 0)), Standing(GIVE, 2, (1, 0)), None),
    ],
)
def test_the_last_stroke_is_spoken_of_by_whoever_wipes_it(
    before: Standing, after: Standing, seats: list[int] | None
) -> None:
    past = ended("aus", 0)._replace(before=before, after=after)
    assert moments(past).get("last_stroke") == seats


def test_a_great_lead_that_is_gone_is_mocked_once_and_a_small_one_never() -> None:
    def lost(*scores: tuple[int, int]) -> list[int] | None:
        steps = [Standing(GIVE, at, score) for at, score in enumerate(((0, 0), *scores))]
        deals = [ended("aus", 0)._replace(before=one, after=two) for one, two in pairwise(steps)]
        return moments(*deals).get("lead_lost")

    assert FAR_AHEAD == 4
    assert lost((2, 0), (4, 0), (4, 2), (4, 4)) == [0, 2]
    assert lost((2, 0), (4, 0), (4, 2), (4, 3)) is None, "they are ahead still"
    assert lost((2, 0), (4, 0), (4, 2), (4, 4), (4, 5)) is None, "that was said"
    assert lost((2, 0), (3, 0), (3, 2), (3, 4)) is None
    assert lost((0, 2), (0, 4), (2, 4), (4, 4)) == [1, 3]


def test_after_a_match_the_losers_pay_and_the_winners_drink() -> None:
    past = ended("aus", 1)._replace(after=Standing(CLEAN, 9, (3, 0), 1))
    assert dict(after_match(DealOver(FOUR, (past,), None))) == {"pays_round": [0, 2], "gets_round": [1, 3]}
    assert not dict(after_match(DealOver(FOUR, (ended("aus", 1),), None)))


# -- how much --------------------------------------------------------------------------------------------------------


def said(past: Past, seed: str, tonight: Tonight | None = None, busy: tuple[int, ...] = ()) -> tuple[Remark, ...]:
    return Talk(FACES, seed, tonight).after_deal(DealOver(FOUR, (past,), None), busy)


def test_what_nobody_lets_go_by_is_always_said_and_seen_in_the_face() -> None:
    for seed in range(40):
        remarks = said(ended("untergaigelt", 0, last=(1, AUS), out=1), str(seed))
        mocks, scolds, *more = remarks
        assert mocks.seat == 2 and mocks.words in lines_of("samuel", "untergaigelt") and mocks.look == "laughing"
        assert scolds.seat == 3 and scolds.words in lines_of("lena", "miscounted") and scolds.look == "annoyed"
        assert not more


def test_of_small_things_one_speaks_or_nobody_and_never_the_player() -> None:
    seats: Counter[int] = Counter()
    for seed in range(200):
        remarks = said(ended("aus", 1), str(seed))
        assert len(remarks) <= 1
        seats.update(remark.seat for remark in remarks)
    assert set(seats) == {1, 2, 3} and sum(seats.values()) > 100


def test_nobody_speaks_twice_or_while_they_are_busy_and_three_are_the_most() -> None:
    past = ended("uebergaigelt", 1, last=(0, ACCUSE))._replace(
        before=Standing(CLEAN, 9, (4, 2)), after=Standing(CLEAN, 10, (4, 1))
    )
    for seed in range(60):
        remarks = said(past, str(seed))
        assert len({remark.seat for remark in remarks}) == len(remarks) <= MOST
        assert all(remark.seat == 2 for remark in said(past, str(seed), busy=(1, 3)))


def test_whoever_has_said_everything_is_silent_and_another_speaks() -> None:
    tonight, past = Tonight(), ended("untergaigelt", 1, last=(0, AUS), out=0)
    words = [remark.words for seed in range(60) for remark in said(past, str(seed), tonight)]
    assert len(words) == len(set(words))
    there = {line for who in ("karle", "lena") for line in lines_of(who, "untergaigelt")}
    assert there <= set(words)


def test_whatever_is_talked_about_is_tempting_or_never_let_go_by() -> None:
    assert not set(TEMPTING) & ALWAYS and set(LOOKS) <= set(TEMPTING) | ALWAYS
