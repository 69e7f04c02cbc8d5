"""In 1907: the words of a table that plays by the American rules (U), where they are others than everywhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gaigel_desktop.rules.options import RuleSet, as_in_1907

from .phrases import PHRASES
from .speech import say

OWN_NAMES: Final = {"Vorhand": "Eldest hand", "Gigackel": "Gaigel"}  # names in every language


def say_at(rules: RuleSet, key: str, values: Mapping[str, object] | None = None) -> str:
    """The sentence for a key, in the words of this table."""
    if not as_in_1907(rules):
        return say(key, values)
    own = f"1907:{key}"
    return say(own, values) if own in PHRASES else say(key, values, OWN_NAMES | {"Diß": say("diss_in_1907")})


def marriage(royal: bool, pairs: int) -> str:
    """What U calls King and Ober of a suit, or both Kings and both Obers."""
    return say("marriage" + "_royal" * royal + "_twice" * (pairs == 2))
