"""The result of a deal: why it ended, who won, what it cost, and what comes next."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.game import Game
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.speech import say

from .panels import Choice, Panel

NEXT: Final = -2  # not actions of the rules: what the buttons of this panel do
LEAVE: Final = -3


def panel(game: Game, me: int) -> Panel:
    """The sheet after a deal."""
    result = game.deal.result
    assert result is not None
    ours = game.deal.law.side[me]
    lines = [_headline(game, ours), say(f"reason_{result.reason}")]
    for side, (points, tricks) in enumerate(zip(result.points, result.tricks, strict=True)):
        who = call("side_us" if side == ours else "side_them", game.rules)
        lines.append(say("points_and_tricks", {"side": who, "points": points, "tricks": tricks}))
    over = game.standing.winner != NOBODY
    leave = Choice(say("to_title"), LEAVE)
    return Panel("\n".join(lines), (leave,) if over else (Choice(say("next_deal"), NEXT), leave))


def _headline(game: Game, ours: int) -> str:
    if game.standing.winner != NOBODY:
        return say("match_won" if game.standing.winner == ours else "match_lost")
    assert game.deal.result is not None
    return say("deal_won" if ours in game.deal.result.winners else "deal_lost")
