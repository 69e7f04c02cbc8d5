"""The slate of a scenario: the score of a match, deal by deal."""

from __future__ import annotations

from gaigel_desktop.rules.deal import NOBODY, Result
from gaigel_desktop.rules.match import Standing, after_deal, new_match
from gaigel_desktop.rules.options import Value
from gaigel_desktop.rules.seats import sides
from tests.scenario import rules_for


class Slate:
    """The score of one match being told."""

    def __init__(self, preset: str, **options: Value) -> None:
        self.rules = rules_for(preset, **options)
        self.standing = new_match(self.rules)

    def given(self, phase: str, deals: int, *score: int) -> Slate:
        """So far it has come to this."""
        self.standing = Standing(phase, deals, score)
        return self

    def deal(
        self,
        winners: int | tuple[int, ...],
        *strokes: int,
        reason: str = "aus",
        points: tuple[int, ...] = (),
        tricks: tuple[int, ...] = (),
        dealer: int = 0,
        cut: tuple[int, ...] | None = None,
        claimer: int = NOBODY,
    ) -> Slate:
        """One more deal has ended like this; `dealer` 0 makes seat 1 Vorhand, `cut` ranks who cut for a tie."""
        assert self.standing.winner == NOBODY, "the match has been won"
        who = winners if isinstance(winners, tuple) else (winners,)
        each = sides(self.rules)
        result = Result(reason, who, strokes or (0,) * each, points or (0,) * each, tricks or (1,) * each, claimer)
        self.standing = after_deal(self.rules, self.standing, dealer, result, cut)
        return self

    def stands(self, phase: str, *score: int) -> Slate:
        """The phase and the score now; the match goes on."""
        assert (self.standing.phase, self.standing.score) == (phase, score), self.standing
        assert self.standing.winner == NOBODY, self.standing
        return self

    def is_won_by(self, side: int) -> Slate:
        """The match is over."""
        assert self.standing.winner == side, self.standing
        return self
