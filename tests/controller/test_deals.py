"""What the deals of a match came to."""

from __future__ import annotations

from gaigel_desktop.controller.match.deals import Past, past_deal, standings, summaries
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Thinker
from gaigel_desktop.controller.match.setup import ME, SEATED, MatchSetup, Sitter, reseated
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.rules.actions import AUS, DECLARE
from gaigel_desktop.rules.deal import OVER, PLAYED_OUT, Result
from gaigel_desktop.rules.match import GIVE, Standing
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Deed
from gaigel_desktop.rules.umschlag import umschlag
from tests.referee import deal_of, next_deal

SIDES = (0, 1, 0, 1)
START = Standing(GIVE, 0, (0, 0))


def past(reason: str, winner: int, strokes: tuple[int, int], points: tuple[int, int], last: Deed) -> Past:
    return past_deal(Result(reason, (winner,), strokes, points, (3, 2)), START, START, [last])


def test_the_figures_of_an_evening() -> None:
    deals = [
        past("aus", 0, (0, 1), (104, 30), (2, AUS)),
        past("aus", 0, (0, 2), (110, 0), (0, AUS)),
        past("untergaigelt", 1, (2, 0), (96, 60), (0, AUS)),
        past("five_tricks", 1, (2, 0), (0, 90), (1, DECLARE)),
    ]
    mir, ihr = summaries(deals, SIDES)
    assert (mir.won, mir.longest, mir.given, mir.taken, mir.aus) == (2, 2, 1, 2, 3)
    assert (ihr.won, ihr.longest, ihr.given, ihr.taken, ihr.aus) == (2, 2, 2, 1, 0)
    assert (mir.average, ihr.average) == (77.5, 45.0)


def test_a_game_remembers_the_deals_of_its_match() -> None:
    rules = PRESETS["leinfelden"]
    game = Game(rules, [Thinker(greedy) for _ in range(4)], 3, Forgotten())
    for number in range(3):
        next_deal(game, f"evening {number}")
        while deal_of(game).phase != OVER:
            if not game.step() and deal_of(game).phase == PLAYED_OUT:
                game.count()
    assert [deal.after.deals for deal in game.past] == [1, 2, 3]
    assert standings(game.past)[-1] == game.standing
    again = Game(rules, game.players, 3, Forgotten())
    assert game.last_record is not None
    again.remember_deal(game.last_record)
    assert again.past == game.past[-1:]


def test_after_the_umschlag_the_player_still_sits_on_the_own_chair() -> None:
    """Whoever has the first ace deals, and whoever has the second sits opposite (P)."""
    chairs = tuple(Sitter(name, "", "") for name in ("I", "right", "opposite", "left"))
    setup = MatchSetup(PRESETS["leinfelden"], chairs)
    ace, low = 5, 0
    chosen = umschlag(setup.rules, (low, ace, low, low, low, ace) + (low,) * 42)  # the seats 1 and 2
    table, dealer = reseated(setup, chosen.seating, chosen.dealer)
    assert table.chairs[ME].name == "I"
    assert table.chairs[dealer].name == "right"
    assert table.chairs[(dealer + 2) % 4].name == "opposite"
    assert table.partners == SEATED
