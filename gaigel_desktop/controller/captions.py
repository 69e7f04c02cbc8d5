"""Captions: whether what is said at the table is also written in the player's language."""

from __future__ import annotations

from gaigel_desktop.controller.local_player import LocalPlayer
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.text.calls import foreign


def explained(player: LocalPlayer, rules: RuleSet) -> bool:
    """Whether calls and sides have a second line: not for who speaks as at this table, and not for who wants none."""
    return player.settings.captions and foreign(rules)
