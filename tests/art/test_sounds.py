"""The sounds that ship: all there, none too loud, none that clicks, each what it claims, and their sources make them.

What the figures stand for, and how the sounds were before they were held to them: `docs/art/sounds.md`.
"""

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import numpy as np
import pytest

from art.sounds.catalogue import KINDS, NO_BASS, Kind, kind_of, rendered, stems
from art.sounds.files import FOLDER, LICENCE, SERIAL, TABLE, decoded, encoded, pages, table
from art.sounds.loudness import fast, loudness
from art.sounds.measures import Measures, measured, true_peak
from art.sounds.plates import TABLE as TABLE_TOP
from art.sounds.plates import struck
from art.sounds.spectra import apart, grain, share, third
from art.sounds.tunes import (
    BAR,
    LAENDLER,
    MATCH_LOST,
    MATCH_WON,
    ROUNDS_LOST,
    ROUNDS_WON,
    UPBEAT,
    Voice,
    events,
    pitch_of,
    slowing,
)
from art.sounds.waves import RATE, Samples, band, count, noise, times
from art.sounds.zither import tone
from tests.tiers import thorough

pytestmark = thorough  # drawing and mixing anew is dear: make test-all does it

ENCODER_TOLERANCE = 0.1
"""Two encoders may differ; their difference must stay this small beside the sound (RMS to RMS, -20 dB)."""
STRIKING = [kind for kind in KINDS if kind.hit or kind.name in {"knuckles_on_table", "knock_on_deck", "accused"}]


@cache
def heard(stem: str) -> tuple[Samples, int, int]:
    """A committed sound as a player decodes it: samples, rate, channels."""
    return decoded((FOLDER / f"{stem}.ogg").read_bytes())


def takes(kind: str) -> list[Samples]:
    """All variants of a kind."""
    return [heard(stem)[0] for stem in stems() if kind_of(stem).name == kind]


@cache
def figures(stem: str) -> Measures:
    """What a committed sound measures."""
    return measured(heard(stem)[0])


def test_every_named_file_is_there_and_none_extra() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {TABLE, *(f"{stem}.ogg" for stem in stems())}


def test_the_table_for_the_game_says_the_same() -> None:
    text = (FOLDER / TABLE).read_text(encoding="utf-8")
    assert text == table()
    read = json.loads(text)
    assert {name: (*entry["files"], entry["hit"], entry["spread"], entry["tune"]) for name, entry in read.items()} == {
        kind.name: (*(f"{stem}.ogg" for stem in kind.stems), round(kind.hit, 3), kind.spread, kind.tune)
        for kind in KINDS
    }


def test_what_is_heard_often_has_four_variants_or_more() -> None:
    often = {"card_slide", "packet_thrown", "packet_landed", "trick_swept", "trick_set_down", "chalk_stroke"}
    assert all(len(kind.stems) >= 4 for kind in KINDS if kind.name in often | {"pencil_stroke", "card_picked"})
    assert len(takes("card_snap")) >= 8


def test_all_together_are_under_860_kilobytes() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 860_000


@pytest.mark.parametrize("stem", stems())
def test_mono_at_44_1_kilohertz(stem: str) -> None:
    assert heard(stem)[1:] == (RATE, 1) == (44_100, 1)


@pytest.mark.parametrize("stem", stems())
def test_no_clipping(stem: str) -> None:
    assert figures(stem).peak <= 0.9
    assert figures(stem).peak < 0.7 or true_peak(heard(stem)[0]) < 1


@pytest.mark.parametrize("stem", stems())
def test_no_direct_current(stem: str) -> None:
    assert abs(figures(stem).mean) < 0.002


@pytest.mark.parametrize("stem", stems())
def test_begins_and_ends_in_silence(stem: str) -> None:
    assert abs(figures(stem).first) < 0.002
    assert abs(figures(stem).last) < 0.002


@pytest.mark.parametrize("stem", stems())
def test_nothing_is_shrill(stem: str) -> None:
    assert figures(stem).centroid < 4_000


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_variant_is_as_loud_as_its_kind(kind: Kind) -> None:
    assert [figures(stem).fast for stem in kind.stems] == pytest.approx([kind.loudness] * len(kind.stems), abs=1)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if len(kind.stems) > 1], ids=lambda kind: kind.name)
def test_no_two_variants_are_the_same(kind: Kind) -> None:
    """What is heard most often, and what was nearly the same five times, is farthest apart."""
    wanted = 2.0 if kind.name in {"card_snap", "card_slide", "button_click"} else 0.5
    assert min(apart(takes(kind.name))) >= wanted


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.lowest == NO_BASS], ids=lambda kind: kind.name)
def test_what_hands_do_at_a_table_has_no_bass(kind: Kind) -> None:
    """The knock on the pack once had 43 % below 150 Hz, which an open table top does not give to the air."""
    assert max(figures(stem).deep for stem in kind.stems) < 0.06


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_moment_that_is_seen_lies_where_the_table_says(kind: Kind) -> None:
    for stem in kind.stems:
        if kind.hit:
            assert figures(stem).hit == pytest.approx(kind.hit, abs=0.005)
        else:
            assert figures(stem).onset < 0.06


def test_chalk_is_brighter_than_paper_and_sticks_and_slips() -> None:
    slides = [figures(stem) for stem in stems() if kind_of(stem).name == "card_slide"]
    for chalk in (figures(stem) for stem in stems() if kind_of(stem).name == "chalk_stroke"):
        assert chalk.median > max(slide.median for slide in slides)
        assert chalk.grain > max(slide.grain for slide in slides)


def test_a_card_that_is_laid_down_is_no_thud() -> None:
    snaps = [figures(stem) for stem in stems() if kind_of(stem).name == "card_snap"]
    assert np.mean([snap.centroid for snap in snaps]) > 1_500
    assert min(snap.centroid for snap in snaps) > 900


def test_a_table_has_a_body_where_tables_are_heard() -> None:
    """Heard at one point alone a knock had a boom at 63 Hz (-13 dB) and a hole between 200 and 450 Hz."""
    blow = struck(TABLE_TOP, (0.43, 0.385), 0.0018, 0.45)
    assert third(blow, 63) < -25
    assert min(third(blow, middle) for middle in (250, 315, 397, 500)) > -12
    assert all(share(knock, 200, 450) > 0.3 for knock in takes("knuckles_on_table"))


@pytest.mark.parametrize("kind", STRIKING, ids=lambda kind: kind.name)
def test_what_strikes_the_table_is_no_drum(kind: Kind) -> None:
    """Some takes of what is set down had 38 to 60 % of their energy in one third-octave: that has a pitch."""
    for blow in takes(kind.name):
        assert max(third(blow, middle) for middle in (157, 198, 250, 315, 397, 500, 630, 794, 1_000)) < -4.3


def test_knuckles_are_not_only_wood() -> None:
    """What touches the table is heard too, or it is a wood block: it was 19 to 20 dB below the blow."""
    assert all(share(knock, 1_000, 6_000) > 0.08 for knock in takes("knuckles_on_table"))


def test_nothing_that_hands_do_is_as_loud_as_knuckles_on_the_table() -> None:
    """Aus! lies clearly above a card that is laid down."""
    blows = {kind.name: [figures(stem).fast for stem in kind.stems] for kind in KINDS if kind.lowest == NO_BASS}
    aus = min(blows.pop("knuckles_on_table"))
    assert max(level for levels in blows.values() for level in levels) < aus - 1.5


def test_the_bell_is_brass_and_does_not_tremble() -> None:
    """It was one sine (96 % of its energy) that swelled four times by 5 dB."""
    for bell in takes("pair_bell"):
        assert share(bell, 1_318.5 * 2 ** (-1 / 6), 1_318.5 * 2 ** (1 / 6)) < 0.85
        assert share(bell[: count(0.06)], 2_000, RATE) > 0.3
        levels = level_every(band(bell, 1_250, 1_390), 0.05)[8:24]
        assert max(after - before for before, after in combinations(levels, 2)) < 1


def level_every(sound: Samples, seconds: float) -> list[float]:
    """Decibels of each stretch of a sound."""
    return [float(10 * np.log10((part**2).mean())) for part in np.array_split(sound, len(sound) // count(seconds))]


@pytest.mark.parametrize(("kind", "longest"), [("round_won", 2.3), ("round_lost", 2.2), ("match_lost", 2.7)])
def test_what_is_heard_after_every_deal_is_short(kind: str, longest: float) -> None:
    assert max(len(take) / RATE for take in takes(kind)) < longest


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_sources_still_make_what_is_committed(kind: Kind) -> None:
    stem = kind.stems[0]
    old, new = heard(stem)[0], decoded(encoded(stem, rendered(stem)))[0]
    assert len(old) == len(new)
    assert np.sqrt(((old - new) ** 2).mean()) < ENCODER_TOLERANCE * np.sqrt((old**2).mean())


def test_rendering_twice_gives_the_same_samples_and_the_same_file() -> None:
    once, twice = rendered("card_snap_1"), rendered("card_snap_1")
    assert np.array_equal(once, twice)
    assert encoded("card_snap_1", once) == encoded("card_snap_1", twice)


@pytest.mark.parametrize("stem", stems())
def test_each_file_says_its_licence_and_bears_our_stream_number(stem: str) -> None:
    data = (FOLDER / f"{stem}.ogg").read_bytes()
    assert LICENCE.encode() in data
    assert {page[14:18] for page in pages(data)} == {SERIAL}


def test_loudness_of_the_reference_tone() -> None:
    """BS.1770: a full-scale sine of 997 Hz in one channel reads -3.01 LUFS."""
    assert loudness(np.sin(2 * np.pi * 997 * times(1.0))) == pytest.approx(-3.01, abs=0.05)


def test_what_the_mix_is_made_by_on_its_reference_tone() -> None:
    """A full-scale sine of 1 kHz has 3 dB less power than full scale, and A weighs it with 1; 100 Hz lose 19 dB."""
    assert fast(np.sin(2 * np.pi * 1_000 * times(1.0))) == pytest.approx(-3.01, abs=0.05)
    assert fast(np.sin(2 * np.pi * 100 * times(1.0))) == pytest.approx(-3.01 - 19.1, abs=0.1)


def test_plain_noise_has_the_grain_that_everything_is_compared_with() -> None:
    assert grain(noise(np.random.default_rng(1), 1.0)) == pytest.approx(0.33, abs=0.02)


def test_the_laendler_slows_down_to_its_end() -> None:
    pace = slowing(0.5, 0.6, UPBEAT + BAR, BAR)
    beats = [pace(beat + 1) - pace(beat) for beat in range(UPBEAT, UPBEAT + 2 * BAR)]
    assert beats[:BAR] == pytest.approx([0.5] * BAR)
    assert beats[BAR:] == sorted(beats[BAR:]) and 0.55 < beats[-1] <= 0.6


@pytest.mark.parametrize("name", ["G2", "D3", "B3", "A4", "G5"])
def test_the_zither_is_in_tune(name: str) -> None:
    """Within three hundredths of a semitone, measured on the first partial."""
    sound = tone(pitch_of(name), 1.2, 0.8)[4_000:]
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), 1 << 19))
    pitch = np.arange(len(spectrum)) * RATE / (1 << 19)
    near = np.abs(pitch / pitch_of(name) - 1) < 0.03
    assert abs(1_200 * np.log2(pitch[near][spectrum[near].argmax()] / pitch_of(name))) < 3


def test_each_bar_of_the_laendler_has_three_beats_after_the_upbeat() -> None:
    for voice in LAENDLER:
        upbeat, *bars, _ = (line.split()[1::2] for line in voice.notes.split("|"))
        assert sum(map(float, upbeat)) == 1
        assert [sum(map(float, bar)) for bar in bars] == [3] * 7
        assert all(0 < pitch_of(name) < 1_000 for _, names, _ in events(voice.notes) for name in names)


TUNES = (LAENDLER, *ROUNDS_WON, *ROUNDS_LOST, MATCH_WON, MATCH_LOST)
RUBBING = {1, 2, 6, 10, 11}
"""Half tones apart, in whatever octave, that nobody sings for a whole beat."""


@pytest.mark.parametrize("voices", TUNES, ids=lambda voices: voices[0].notes[:18])
def test_two_voices_rub_for_a_beat_only_in_the_dominant_seventh(voices: tuple[Voice, ...]) -> None:
    assert {pair for pair in rubbing(voices) if not pair <= {"C", "D", "F#", "A"}} == set()


def rubbing(voices: tuple[Voice, ...]) -> Iterator[frozenset[str]]:
    """Two notes that sound together for a beat or longer, and would not be written so without a reason."""
    held = [
        (beat, beat + lasts, name) for voice in voices for beat, names, lasts in events(voice.notes) for name in names
    ]
    for (first, first_ends, one), (second, second_ends, other) in combinations(held, 2):
        together = min(first_ends, second_ends) - max(first, second)
        if together >= 1 and round(12 * np.log2(pitch_of(one) / pitch_of(other))) % 12 in RUBBING:
            yield frozenset({one.rstrip("2345"), other.rstrip("2345")})


def test_the_table_top_rings_like_wood() -> None:
    """A lowest mode under the voice, and many modes by 1 kHz: a table, not a xylophone bar."""
    modes = TABLE_TOP.modes()[2]
    assert 40 < modes.min() < 120
    assert (modes < 1_000).sum() > 12


def test_the_document_tells_of_every_kind() -> None:
    document = (FOLDER.parents[1] / "docs" / "art" / "sounds.md").read_text(encoding="utf-8")
    after = document.split("### After")[1]
    assert [kind.name for kind in KINDS if f"| {kind.name} | {len(kind.stems)} |" not in after] == []
