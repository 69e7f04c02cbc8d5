"""The sounds of a deal together, as loud as the program can play them: none of it is clipped."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from art.sounds.catalogue import KINDS
from art.sounds.files import FOLDER, decoded
from art.sounds.measures import envelope
from art.sounds.waves import RATE, Samples, count, mix
from gaigel_desktop.table.motion.card_sounds import seconds_to_hit
from gaigel_desktop.window import theme
from gaigel_desktop.window.sound import TOGETHER, ears
from tests.scenes.table.watched import DEALS, EYE_AND_EAR, Heard, watched
from tests.tiers import thorough

pytestmark = thorough  # drawing and mixing anew is dear: make test-all does it


def sharpest(kind: str) -> Samples:
    """The take with the highest peak."""
    stems = next(each.stems for each in KINDS if each.name == kind)
    takes = [decoded((FOLDER / f"{stem}.ogg").read_bytes())[0] for stem in stems]
    return max(takes, key=lambda take: float(np.abs(take).max()))


def played(heard: list[Heard], ear: int) -> Iterator[tuple[float, Samples]]:
    """What one ear hears of a deal at full volume, if every hand is as strong as it can be."""
    takes = {one.cue.sound: sharpest(one.cue.sound) for one in heard}
    last = dict[str, float]()
    for cue, at in heard:
        starts = at - seconds_to_hit(cue.sound)
        if starts - last.get(cue.sound, -1.0) >= TOGETHER:
            last[cue.sound] = starts
            yield starts, takes[cue.sound] * ears(cue.pan)[ear] * 10 ** (-cue.softer / 20)


@pytest.mark.parametrize("preset", DEALS)
def test_a_deal_at_the_fastest_pace_is_not_clipped(preset: str) -> None:
    heard = watched(preset, "fast").heard
    assert {"packet_landed", "card_snap", "trick_set_down"} <= {one.cue.sound for one in heard}
    loudest = [float(np.abs(mix(played(heard, ear))).max()) for ear in (0, 1)]
    assert 0.5 < max(loudest) < 1


def test_the_fist_comes_down_again_when_the_knuckles_do() -> None:
    """There is one file of two raps: the picture follows it, at every speed."""
    for stem in next(kind.stems for kind in KINDS if kind.name == "knuckles_on_table"):
        knock = envelope(decoded((FOLDER / f"{stem}.ogg").read_bytes())[0])
        between = count(0.1)
        again = (between + int(knock[between:].argmax())) / RATE
        assert knock[:between].max() > 0.5 * knock.max() and again == pytest.approx(theme.RAPS_APART, abs=EYE_AND_EAR)
