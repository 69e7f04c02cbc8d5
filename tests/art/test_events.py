"""What was one file and is several sounds now: mixed for the sheets as it is heard when the picture is watched."""

from __future__ import annotations

import numpy as np
import pytest

from art.sounds.catalogue import KINDS
from art.sounds.events import TOGETHER, together
from art.sounds.files import FOLDER, decoded
from art.sounds.measures import envelope
from art.sounds.waves import RATE, Samples
from tests.scenes.table.watched import EYE_AND_EAR, LANDING, wanted, watched
from tests.tiers import thorough

DEAL = "leinfelden"


def after(name: str) -> list[float]:
    """How long after its first sound each of the others is to be heard, the first time that it is seen."""
    first, *later = TOGETHER[name]
    seen = sorted(wanted(watched(DEAL, "normal")), key=lambda one: one.seen.at)
    began = next(one.seen.at for one in seen if one.sound == first.kind)
    return [next(one.seen.at - began for one in seen if one[0] == part.kind and one.seen.at > began) for part in later]


@thorough
@pytest.mark.parametrize("name", TOGETHER)
def test_the_sounds_are_mixed_at_the_moments_that_are_seen(name: str) -> None:
    first, *later = TOGETHER[name]
    assert [part.at - first.at for part in later] == pytest.approx(after(name), abs=EYE_AND_EAR)


@pytest.mark.parametrize("name", TOGETHER)
def test_each_blow_stands_where_it_belongs_in_the_mix(name: str) -> None:
    kinds = {kind.name: kind for kind in KINDS}
    takes = {part.kind: takes_of(kinds[part.kind].stems) for part in TOGETHER[name]}
    for mixed in together(name, takes):
        loud = envelope(mixed)
        for part in TOGETHER[name]:
            if part.kind in LANDING:
                there = slice(round((part.at - 0.01) * RATE), round((part.at + 0.02) * RATE))
                assert loud[there].max() > 0.4 * loud.max(), part


def takes_of(stems: tuple[str, ...]) -> list[Samples]:
    return [np.asarray(decoded((FOLDER / f"{stem}.ogg").read_bytes())[0]) for stem in stems]
