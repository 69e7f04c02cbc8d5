"""What the zither plays: the title's Ländler and the figures for won and lost. All of our own making.

A voice is a line of notes and lengths in beats: `B4 1.5 C5 .5 | D5 1`. `+` joins the notes of a chord,
`-` is a rest, bars are for the eye.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from art.sounds.bell import bell
from art.sounds.waves import Dice, Samples, mix
from art.sounds.zither import pluck

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
UPBEAT, BAR = 1, 3
"""The Ländler begins with one beat before its first bar of three."""

Pace: TypeAlias = Callable[[float], float]
"""The second at which a beat comes."""


@dataclass(frozen=True)
class Voice:
    """One line of a tune: its notes, how strongly and how long they sound."""

    notes: str
    strength: float
    ring: float = 2.0
    stress: float = 1.0
    """How much stronger the first beat of a bar is."""
    late: float = 0.0
    """Seconds by which the second beat of a bar drags, as it does where people dance."""


LAENDLER = (
    Voice(
        "D4 .5 G4 .5 | B4 1.5 C5 .5 D5 1 | G5 1 D5 1 B4 1 | C5 1.5 D5 .5 E5 1 | D5 2 B4 .5 G4 .5 |"
        " A4 1.5 B4 .5 C5 .5 D5 .5 | F#5 1 E5 .5 D5 .5 C5 1 | B4 .5 C5 .5 A4 1 F#4 1 | G4 7",
        0.80,
        0.7,
        stress=1.1,
    ),
    Voice(
        "- 1 | G4 2 B4 1 | B4 1 B4 1 G4 1 | G4 2 C5 1 | B4 2 - 1 | E4 2 A4 1 | A4 1 - 1 A4 1 | G4 1 F#4 1 D4 1 | B3 7",
        0.42,
        0.7,
    ),
    Voice("- 1 | G2 3 | D3 3 | C3 3 | G2 3 | A2 3 | D3 3 | D3 2 D2 1 | G2 7", 0.5, 2.4, stress=1.19),
    Voice(
        "- 1 | - 1 B3+D4 1 B3+D4 1 | - 1 B3+D4 1 B3+D4 1 | - 1 C4+E4 1 C4+E4 1 | - 1 B3+D4 1 B3+D4 1 |"
        " - 1 C4+E4 1 C4+E4 1 | - 1 C4+F#4 1 C4+D4 1 | - 1 C4+D4 1 C4+D4 1 | - 1 D4+G4 1 G3+B3+D4 5",
        0.28,
        0.9,
        late=0.015,
    ),
)
"""Eight bars in G with an upbeat: up the chord, a sigh through the subdominant, home."""

ROUNDS_WON = (
    (
        Voice("D4 .5 G4 .5 B4 .5 | D5 1 C5 .5 | G4+B4 3.6", 0.8, 0.7),
        Voice("- 1.5 | D3 1.5 | G2 .1 D3 .1 G3 3.4", 0.5, 1.3),
    ),
    (
        Voice("B4 .5 C5 .5 D5 .5 | E5 1 F#5 .5 | B4+G5 3.6", 0.8, 0.7),
        Voice("G2 1.5 | C3 1 D3 .5 | G2 .1 D3 .1 G3 3.4", 0.5, 1.3),
    ),
    (
        Voice("D5 .5 B4 .5 G4 .5 | A4+C5 1 F#4+A4 .5 | G4+B4 1 D5 2.6", 0.8, 0.7),
        Voice("G2 1.5 | D3 1.5 | G2 .1 D3 .1 G3 3.4", 0.5, 1.3),
    ),
)
"""Three ways up and home: by the chord, by the subdominant, and down to the dominant with a last look up."""

ROUNDS_LOST = (
    (
        Voice("B4 .75 A4 .5 G4 .75 | E4 .5 F#4 .5 | G4 2.2", 0.62, 0.7),
        Voice("E3 2 | C3 .5 D3 .5 | G2 .1 D3 2", 0.38, 1.1),
    ),
    (
        Voice("D5 .5 B4 .5 G4 1 | A4 .5 F#4 .5 | G4 2.2", 0.62, 0.7),
        Voice("B2 1 C3 1 | D3 1 | G2 .1 D3 2", 0.38, 1.1),
    ),
    (
        Voice("G4 1 E4 1 | D4 .5 F#4 .5 | G4+B4 2.2", 0.62, 0.7),
        Voice("C3 2 | D3 1 | G2 .1 D3 2", 0.38, 1.1),
    ),
)
"""Three ways down, in major all the same: the first pretends to be sad (e minor), and smiles."""

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
MATCH_LOST = (
    Voice("D4 1 B3 1 A3 1 | G3 3", 0.62, 0.9),
    Voice("G2 2 D3 1 | G2 .1 D3 2.9", 0.42, 1.4),
    Voice("- 3 | - .2 B3 2.8", 0.45, 1.2),
)
"""It settles where it began: well, next time."""


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


def steadily(beat_seconds: float) -> Pace:
    """Every beat as long as the one before."""
    return lambda beat: beat * beat_seconds


def slowing(beat_seconds: float, last: float, first_slow: float, beats: float) -> Pace:
    """The same up to a beat; from there each of so many beats is longer, the last one as long as `last`."""
    longer = (last - beat_seconds) / (2 * beats)
    return lambda beat: beat * beat_seconds + longer * min(max(beat - first_slow, 0), beats) ** 2


def played(dice: Dice, voices: tuple[Voice, ...], pace: Pace) -> Samples:
    """The voices together, by a hand that is not a machine."""
    return mix(part for voice in voices for part in _voice(dice, voice, pace))


def _voice(dice: Dice, voice: Voice, pace: Pace) -> Iterator[tuple[float, Samples]]:
    """Each note of a voice at its second; chords are drawn, not struck at once."""
    for beat, names, length in events(voice.notes):
        ring = max(voice.ring, pace(beat + length) - pace(beat) + 0.4)
        in_bar = (beat - UPBEAT) % BAR
        stress, drags = (voice.stress if in_bar == 0 else 1), (voice.late if in_bar == 1 else 0)
        for order, name in enumerate(names):
            late = 0.012 + drags + float(dice.normal(0, 0.004)) + 0.022 * order
            strength = voice.strength * stress * dice.uniform(0.9, 1.0) * (1 - 0.1 * order)
            yield pace(beat) + max(late, 0), pluck(dice, pitch_of(name), ring, strength)


def title_music(dice: Dice) -> Samples:
    """A short Ländler for the title, as one dances it; it slows down in its last two bars."""
    return played(dice, LAENDLER, slowing(0.52, 0.62, UPBEAT + 6 * BAR, 2 * BAR))


def round_won(which: int) -> Callable[[Dice], Samples]:
    """The round is ours: up and home."""
    return lambda dice: played(dice, ROUNDS_WON[which], steadily(0.27))


def round_lost(which: int) -> Callable[[Dice], Samples]:
    """The round is theirs: a short sinking line, not a tragedy."""
    return lambda dice: played(dice, ROUNDS_LOST[which], steadily(0.32))


def match_won(dice: Dice) -> Samples:
    """The match is won: a whole cadence, and the little bell with the last chord."""
    return mix([(0, played(dice, MATCH_WON, steadily(0.36))), (9.2 * 0.36, bell(dice, 1_568.0) * 0.06)])


def match_lost(dice: Dice) -> Samples:
    """The match is lost."""
    return played(dice, MATCH_LOST, steadily(0.36))
