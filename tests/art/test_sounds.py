"""The sounds that ship: all there, none too loud, none that clicks, and the sources still make them."""

import json
from functools import cache

import numpy as np
import pytest

from art.sounds.catalogue import KINDS, Kind, rendered, stems
from art.sounds.files import FOLDER, LICENCE, SERIAL, TABLE, decoded, encoded, pages, table
from art.sounds.loudness import loudness
from art.sounds.measures import Measures, measured
from art.sounds.plates import TABLE as TABLE_TOP
from art.sounds.tunes import LAENDLER, events, pitch_of
from art.sounds.waves import RATE, Samples, times
from art.sounds.zither import tone

ENCODER_TOLERANCE = 0.1
"""Two encoders may differ; their difference must stay this small beside the sound (RMS to RMS, -20 dB)."""


@cache
def heard(stem: str) -> tuple[Samples, int, int]:
    """A committed sound as a player decodes it: samples, rate, channels."""
    return decoded((FOLDER / f"{stem}.ogg").read_bytes())


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
    assert {name: tuple(entry["files"]) for name, entry in read.items()} == {
        kind.name: tuple(f"{stem}.ogg" for stem in kind.stems) for kind in KINDS
    }


def test_what_is_heard_often_has_four_variants_or_more() -> None:
    often = {"card_slide", "card_snap", "deal_packet", "chalk_stroke", "pencil_stroke"}
    assert all(len(kind.stems) >= 4 for kind in KINDS if kind.name in often)


def test_all_together_are_under_600_kilobytes() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 600_000


@pytest.mark.parametrize("stem", stems())
def test_mono_at_44_1_kilohertz(stem: str) -> None:
    assert heard(stem)[1:] == (RATE, 1) == (44_100, 1)


@pytest.mark.parametrize("stem", stems())
def test_no_clipping(stem: str) -> None:
    assert figures(stem).peak <= 0.9


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
def test_variants_are_equally_loud_and_as_loud_as_stated(kind: Kind) -> None:
    levels = [figures(stem).loudness for stem in kind.stems]
    assert max(levels) - min(levels) < 3
    assert max(abs(level - kind.loudness) for level in levels) < 1


@pytest.mark.parametrize("kind", [kind for kind in KINDS if len(kind.stems) > 1], ids=lambda kind: kind.name)
def test_no_two_variants_are_the_same(kind: Kind) -> None:
    assert len({heard(stem)[0].tobytes() for stem in kind.stems}) == len(kind.stems)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_sources_still_make_what_is_committed(kind: Kind) -> None:
    stem = kind.stems[-1]
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


def test_the_table_top_rings_like_wood() -> None:
    """A lowest mode under the voice, and many modes by 1 kHz: a table, not a xylophone bar."""
    modes = TABLE_TOP.modes()[2]
    assert 40 < modes.min() < 120
    assert (modes < 1_000).sum() > 12


def test_the_document_names_every_file() -> None:
    document = (FOLDER.parents[1] / "docs" / "art" / "sounds.md").read_text(encoding="utf-8")
    assert [stem for stem in stems() if f"| {stem} |" not in document] == []
