"""The table of all sounds: kind, recipe, variants, loudness. A new sound is a line here and a recipe."""

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import numpy as np

from art.sounds import bell, cards, mats, pencil, slate, tunes, wood
from art.sounds.finish import HARDEST, LEAD, finished
from art.sounds.plates import BUTTON, LID
from art.sounds.waves import Dice, Samples

Recipe: TypeAlias = Callable[[Dice], Samples]


NO_BASS, STRINGS = 110.0, 40.0
"""What hands do at a table has no bass; a zither has (hertz)."""


@dataclass(frozen=True)
class Kind:
    """One sound by name; its variants keep repetition from sounding like a machine."""

    name: str
    loudness: float
    """Wanted level (`art.sounds.loudness.fast`): the mix of the game is made here."""
    recipes: tuple[Recipe, ...]
    """One recipe a variant."""
    throws: tuple[int, ...] = ()
    """Which throw of the dice each variant is, where they were thrown again until the takes were far from each other
    (`art.sounds.spectra.apart`); the first otherwise."""
    hit: float = 0.0
    """Seconds from the start of the file to the moment that is seen; 0: it begins with the motion."""
    spread: float = 0.0
    """No hand strikes twice alike: so many decibels softer, at most, is one of these played."""
    tune: bool = False
    """It lasts: it is faded where it must end, and never sounds together with another such."""
    lowest: float = NO_BASS
    """Below so many hertz nothing of it is kept."""
    hardest: float = HARDEST
    """So many decibels, at most, its peaks are driven over the ceiling."""

    @cached_property
    def stems(self) -> tuple[str, ...]:
        """The names of its files, without `.ogg`."""
        if len(self.recipes) == 1:
            return (self.name,)
        return tuple(f"{self.name}_{number}" for number in range(1, len(self.recipes) + 1))


PUFF = 0.03 + LEAD
"""A falling card is heard so long before it lands."""

FIRM = tuple(map(cards.card_snap, (0.35, 0.5, 0.65, 0.8, 1.0)))
GENTLE = tuple(map(cards.card_snap_gentle, (0.25, 0.4, 0.55)))
CLICKS = (wood.button_click(BUTTON, 0.026), wood.button_click(LID, 0.045))

KINDS = (
    Kind("card_slide", -25, (cards.card_slide,) * 5, spread=3),
    Kind("card_laid_down", -26, (cards.card_laid_down,) * 3, spread=3),
    Kind("card_tucked", -27, (cards.card_tucked,) * 3, spread=3),
    Kind("card_snap", -20, (*FIRM, *GENTLE), throws=(4, 14, 19, 4, 3, 5, 20, 16), hit=PUFF, spread=3),
    Kind("card_picked", -31, (cards.card_picked,) * 4, spread=3),
    Kind("card_lifted", -27, (cards.card_lifted,) * 3, spread=3),
    Kind("card_dropped", -24, (cards.card_dropped,) * 4, throws=(0, 6, 8, 3), hit=LEAD, spread=3),
    Kind("packet_thrown", -26, (cards.packet_thrown,) * 4, spread=3),
    Kind("packet_landed", -25, (cards.packet_landed,) * 4, throws=(1, 4, 10, 6), hit=LEAD, spread=3),
    Kind("cut_lifted", -25, (cards.cut_lifted,) * 2, spread=3),
    Kind("cut_set_down", -22, (cards.cut_set_down,) * 3, throws=(5, 20, 7), hit=LEAD, spread=3),
    Kind("shuffle", -23, (*(cards.shuffle_overhand,) * 2, cards.shuffle_riffle), spread=3, tune=True),
    Kind("knock_on_deck", -21, (wood.knock_on_deck,) * 3, spread=3),
    Kind("trick_swept", -26, (cards.trick_swept,) * 4, spread=3),
    Kind("trick_squared", -24, (cards.trick_squared,) * 3, throws=(4, 11, 2), hit=LEAD, spread=3),
    Kind("trick_set_down", -24, (cards.trick_set_down,) * 4, throws=(1, 1, 14, 11), hit=LEAD, spread=3),
    Kind("mat_laid", -25, (mats.mat_laid,) * 3, spread=3),
    Kind("chalk_stroke", -23, (slate.chalk_stroke,) * 6, spread=3),
    Kind("slate_wipe", -25, (slate.slate_wipe,) * 2, spread=3),
    Kind("pencil_stroke", -26, (pencil.pencil_stroke,) * 4, spread=3),
    Kind("pair_bell", -22, (bell.pair_bell,) * 2),
    Kind("knuckles_on_table", -18, (wood.knuckles_on_table,) * 3, throws=(19, 4, 6), hardest=9),
    Kind("accused", -21, (wood.accused,) * 2, throws=(11, 19)),
    Kind("soft_error", -24, (wood.soft_error,)),
    Kind("button_click", -26, CLICKS, throws=(2, 4)),
    Kind("your_turn", -29, (wood.your_turn,)),
    Kind("round_won", -20, tuple(map(tunes.round_won, range(3))), tune=True, lowest=STRINGS),
    Kind("round_lost", -22, tuple(map(tunes.round_lost, range(3))), tune=True, lowest=STRINGS),
    Kind("match_won", -18, (tunes.match_won,), tune=True, lowest=STRINGS),
    Kind("match_lost", -21, (tunes.match_lost,), tune=True, lowest=STRINGS),
    Kind("title_music", -20, (tunes.title_music,), tune=True, lowest=STRINGS),
)


def stems() -> tuple[str, ...]:
    """The names of all files, without `.ogg`."""
    return tuple(stem for kind in KINDS for stem in kind.stems)


def kind_of(stem: str) -> Kind:
    """The kind a file belongs to."""
    return next(kind for kind in KINDS if stem in kind.stems)


def rendered(stem: str) -> Samples:
    """The samples of one file. Its name seeds its dice, so that it never depends on the others."""
    kind = kind_of(stem)
    number = kind.stems.index(stem)
    throw = kind.throws[number] if kind.throws else 0
    dice = np.random.default_rng(zlib.crc32(stem.encode()) + throw)
    return finished(kind.recipes[number](dice), kind.loudness, kind.lowest, kind.hardest)
