"""What the zither plays: the title's Ländler and the figures for won and lost. All of our own making.

A voice is a line of notes and lengths in beats: `B4 1.5 C5 .5 | D5 1`. `+` joins the notes of a chord,
`-` is a rest, bars are for the eye.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from art.sounds.bell import bell
from art.sounds.waves import Dice, Samples, mix
from art.sounds.zither import pluck

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


@dataclass(frozen=True)
class Voice:
    """One line of a tune: its notes, how strongly and how long they sound."""

    notes: str
    strength: float
    ring: float = 2.0


LAENDLER = (
    Voice(
        "D4 .5 G4 .5 | B4 1.5 C5 .5 D5 1 | G5 1 D5 1 B4 1 | C5 1.5 D5 .5 E5 1 | D5 2 B4 .5 G4 .5 |"
        " A4 1.5 B4 .5 C5 1 | F#5 1 E5 .5 D5 .5 C5 1 | B4 .5 C5 .5 A4 1 F#4 1 | G4 7",
        0.80,
        0.7,
    ),
    Voice(
        "- 1 | G4 2 B4 1 | B4 1 B4 1 G4 1 | A4 2 C5 1 | B4 2 - 1 |"
        " F#4 2 A4 1 | A4 1 - 1 A4 1 | G4 1 F#4 1 D4 1 | B3 7",
        0.42,
        0.7,
    ),
    Voice("- 1 | G2 3 | D3 3 | C3 3 | G2 3 | A2 3 | D3 3 | D3 2 A2 1 | G2 7", 0.5, 2.4),
    Voice(
        "- 1 | - 1 B3+D4 1 B3+D4 1 | - 1 B3+D4 1 B3+D4 1 | - 1 C4+E4 1 C4+E4 1 | - 1 B3+D4 1 B3+D4 1 |"
        " - 1 C4+E4 1 C4+E4 1 | - 1 C4+F#4 1 C4+D4 1 | - 1 C4+D4 1 C4+D4 1 | - 1 D4+G4 1 G3+B3+D4 5",
        0.24,
        0.9,
    ),
)
"""Eight bars in G with an upbeat: up the chord, a sigh through the subdominant, home."""

ROUND_WON = (
    Voice("D4 .5 G4 .5 B4 .5 | D5 1 C5 .5 | B4+D5 .75 A4+C5 .75 | G4+B4 6", 0.8, 0.7),
    Voice("- 1.5 | G2 1.5 | D3 1.5 | G2 .1 D3 .1 G3 2", 0.5, 2.4),
)
ROUND_LOST = (
    Voice("B4 1 A4 .5 G4 1 E4 .5 | D#4 1.5 | E4 6", 0.62, 0.7),
    Voice("E3 1.5 C3 1.5 | B2 1.5 | E2 .1 B2 .1 G3 2", 0.45, 2.4),
)
MATCH_WON = (
    Voice(
        "D4 .5 G4 .5 B4 .5 D5 1 B4 .5 | C5+E5 1 D5 .5 C5+E5 1 F#5 .5 |"
        " B4+G5 1 D5 .5 C5+E5 .5 A4+D5 .5 F#4+C5 .5 | G4+B4+D5+G5 6",
        0.8,
        0.7,
    ),
    Voice("- 1.5 G2 1.5 | C3 1.5 A2 1.5 | D3 1.5 D3 1.5 | G2 .08 D3 .08 G3 3", 0.55, 2.6),
    Voice("- 2 B3+D4 1 | - .5 E4+G4 1 - .5 E4+A4 1 | - .5 G4+B4 1 - .5 F#4 1", 0.26, 0.9),
)


def pitch_of(name: str) -> float:
    """Frequency of a note in hertz: `A4` is 440."""
    half_tones = STEPS[name[0]] + name.count("#") + 12 * int(name[-1])
    return float(440.0 * 2 ** ((half_tones - 57) / 12))


def events(notes: str) -> Iterator[tuple[float, list[str], float]]:
    """Beat, notes and length in beats of each entry of a voice."""
    words = notes.replace("|", " ").split()
    beat = 0.0
    for names, length in zip(words[::2], words[1::2], strict=True):
        if names != "-":
            yield beat, names.split("+"), float(length)
        beat += float(length)


def played(dice: Dice, voices: tuple[Voice, ...], beat_seconds: float) -> Samples:
    """The voices together, by a hand that is not a machine."""
    return mix(part for voice in voices for part in _voice(dice, voice, beat_seconds))


def _voice(dice: Dice, voice: Voice, beat_seconds: float) -> Iterator[tuple[float, Samples]]:
    """Each note of a voice at its second; chords are drawn, not struck at once."""
    for beat, names, length in events(voice.notes):
        ring = max(voice.ring, length * beat_seconds + 0.4)
        for order, name in enumerate(names):
            late = 0.012 + float(dice.normal(0, 0.004)) + 0.022 * order
            strength = voice.strength * dice.uniform(0.9, 1.0) * (1 - 0.1 * order)
            yield beat * beat_seconds + max(late, 0), pluck(dice, pitch_of(name), ring, strength)


def title_music(dice: Dice) -> Samples:
    """A short Ländler for the title, about the pace of a slow dance."""
    return played(dice, LAENDLER, 0.47)


def round_won(dice: Dice) -> Samples:
    """The round is ours: up and home."""
    return played(dice, ROUND_WON, 0.30)


def round_lost(dice: Dice) -> Samples:
    """The round is theirs: a short sinking line, not a tragedy."""
    return played(dice, ROUND_LOST, 0.36)


def match_won(dice: Dice) -> Samples:
    """The match is won: a whole cadence, and the little bell with the last chord."""
    return mix([(0, played(dice, MATCH_WON, 0.36)), (9.2 * 0.36, bell(dice, 1_568.0) * 0.06)])
