"""Help goes as it came: counted only what was done without it, gone after three times, and back when it is wanted."""

from __future__ import annotations

import pytest

from gaigel_desktop.controller.settings import ALL_AIDS, NO_AIDS, Aids
from gaigel_desktop.controller.teaching.progress import Progress
from gaigel_desktop.controller.teaching.withdrawing import UNAIDED, WITHDRAWS, all_back, done_alone, due, left
from gaigel_desktop.text.phrases import PHRASES


def after(times: int, aid: str, aids: Aids = ALL_AIDS) -> Progress:
    """Its thing was done so often."""
    progress = Progress()
    for _ in range(times):
        progress = done_alone(progress, aid, aids)
    return progress


@pytest.mark.parametrize("aid", WITHDRAWS)
def test_an_aid_goes_after_three_times_and_can_be_had_back_until_it_is_earned_anew(aid: str) -> None:
    assert due(after(UNAIDED - 1, aid), ALL_AIDS) == ""
    progress = after(UNAIDED, aid)
    assert due(progress, ALL_AIDS) == aid and f"gone_{aid}" in PHRASES
    progress = progress.with_gone(aid)
    aids = left(ALL_AIDS, progress)
    assert aids == ALL_AIDS._replace(**{aid: False}) and due(progress, aids) == ""
    back = progress.with_back(aid)
    assert left(ALL_AIDS, back) == ALL_AIDS and due(back, ALL_AIDS) == ""


def test_one_after_the_other() -> None:
    progress = Progress(dict.fromkeys(WITHDRAWS, UNAIDED))
    gone = []
    while aid := due(progress, left(ALL_AIDS, progress)):
        gone.append(aid)
        progress = progress.with_gone(aid)
    assert tuple(gone) == WITHDRAWS == progress.gone
    assert left(ALL_AIDS, all_back(progress)) == ALL_AIDS


def test_who_plays_without_an_aid_is_not_counted() -> None:
    assert after(9, "mark_legal", NO_AIDS) == Progress()
    assert left(NO_AIDS, Progress()) == NO_AIDS
