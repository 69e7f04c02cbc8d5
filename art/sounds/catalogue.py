"""The table of all sounds: kind, recipe, variants, loudness. A new sound is a line here and a recipe."""

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import numpy as np

from art.sounds import bell, cards, pencil, slate, tunes, wood
from art.sounds.finish import finished
from art.sounds.waves import Dice, Samples

Recipe: TypeAlias = Callable[[Dice], Samples]


@dataclass(frozen=True)
class Kind:
    """One sound by name; its variants keep repetition from sounding like a machine."""

    name: str
    loudness: float
    """Wanted level in LUFS: the mix of the game is made here."""
    recipes: tuple[Recipe, ...]
    """One recipe a variant."""

    @cached_property
    def stems(self) -> tuple[str, ...]:
        """The names of its files, without `.ogg`."""
        if len(self.recipes) == 1:
            return (self.name,)
        return tuple(f"{self.name}_{number}" for number in range(1, len(self.recipes) + 1))


KINDS = (
    Kind("card_slide", -31, (cards.card_slide,) * 5),
    Kind("card_snap", -28, (cards.card_snap,) * 5),
    Kind("card_turn", -30, (cards.card_turn,) * 2),
    Kind("deal_packet", -30, (cards.deal_packet,) * 4),
    Kind("shuffle", -30, (cards.shuffle_overhand, cards.shuffle_riffle)),
    Kind("cut", -30, (cards.cut,) * 2),
    Kind("knock_on_deck", -28, (wood.knock_on_deck,) * 2),
    Kind("trick_gathered", -30, (cards.trick_gathered,) * 3),
    Kind("chalk_stroke", -31, (slate.chalk_stroke,) * 4),
    Kind("slate_wipe", -31, (slate.slate_wipe,) * 2),
    Kind("pencil_stroke", -32, (pencil.pencil_stroke,) * 4),
    Kind("pair_bell", -27, (bell.pair_bell,)),
    Kind("knuckles_on_table", -24, (wood.knuckles_on_table,) * 2),
    Kind("soft_error", -30, (wood.soft_error,)),
    Kind("button_click", -34, (wood.button_click,) * 2),
    Kind("round_won", -24, (tunes.round_won,)),
    Kind("round_lost", -26, (tunes.round_lost,)),
    Kind("match_won", -23, (tunes.match_won,)),
    Kind("title_music", -25, (tunes.title_music,)),
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
    recipe = kind.recipes[kind.stems.index(stem)]
    return finished(recipe(np.random.default_rng(zlib.crc32(stem.encode()))), kind.loudness)
