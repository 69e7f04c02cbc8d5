"""The company at a table: when the talk of the regulars is heard, and that it is quiet where no evening has begun."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from gaigel_desktop.app.house import House
from gaigel_desktop.controller.inn.tonight import Tonight
from gaigel_desktop.controller.match.chair import party_at
from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human, Player, Thinker
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.records.caught import caught_lying
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.actions import SIGNAL
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.events import Ended
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.deal.company import Company
from gaigel_desktop.scenes.deal.memories import Memories
from gaigel_desktop.table.play.remark import Remark
from gaigel_desktop.text.customs import AN_ACE, SIGNS_SAY
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.regulars.lines import lines_of
from gaigel_desktop.text.regulars.occasions import Occasion
from gaigel_desktop.window import theme
from tests.controller.test_game import by_chance
from tests.referee import deal_of, next_deal
from tests.scenes.pages import Open
from tests.tiers import thorough

from .guest import Guest
from .laid import others

FACES = ("karle", "samuel", "karle", "lena")  # the player looks like Karle, and says nothing all the same
RULES = PRESETS["leinfelden"]


def game_with(me: int = 0, pack: str = "company") -> Game:
    players: list[Player] = [Human() if seat == me else Thinker(by_chance(str(seat))) for seat in range(4)]
    game = Game(RULES, players, 3, Forgotten())
    next_deal(game, pack)
    return game


def play_out(game: Game) -> None:
    """Everybody plays cards by chance, the player the first that may be played."""
    while deal_of(game).phase != OVER:
        if next_to_act(deal_of(game)) == 0:
            game.offer(0, card_actions(deal_of(game))[0])
        elif not game.step():
            game.count()


def company_at(house: House, game: Game) -> Company:
    """People round a table with this game."""
    memories = Memories(FACES, house.player, house.keeper, house.current, dice=house.tonight.dice)
    return Company(party_at(game, 0), Seating(0, ("",) * 4, FACES), house.player, house.tonight, memories)


def companies(house: House, game: Game, evenings: int = 60) -> list[Company]:
    """The same people on many evenings."""
    found = []
    for number in range(evenings):
        house.tonight = Tonight(dice=f"evening {number}")
        found.append(company_at(house, game))
    return found


def are_about(remarks: list[Remark | None], occasion: Occasion) -> bool:
    """Whether something is said, and nothing else, and never by the player."""
    said = [remark for remark in remarks if remark is not None]
    lines = {line for face in FACES for line in lines_of(face, occasion)}
    return bool(said) and all(remark.words in lines and remark.seat != 0 for remark in said)


def test_they_greet_each_other_and_ask_for_revenge_when_they_sit_down_again(visit: Open) -> None:
    house, game = visit().house, game_with()
    assert are_about([company.before_deal() for company in companies(house, game)], "greeting")
    remarks = []
    for number in range(60):
        company, house.tonight = house.tonight.company, Tonight(dice=f"evening {number}")
        house.tonight.company = company
        remarks.append(company_at(house, game).before_deal())
    assert are_about(remarks, "revenge")


def test_before_a_deal_the_slate_is_talked_about(visit: Open) -> None:
    game = game_with()
    game.standing = Standing("give", 12, (8, 4))
    there = companies(visit().house, game)
    game.standing = Standing("give", 13, (9, 4))
    assert are_about([company.before_deal() for company in there], "nine_strokes")
    assert not any(company.before_deal() for company in there)


def test_who_thinks_for_long_is_spoken_to_once(visit: Open) -> None:
    game = game_with()
    assert next_to_act(deal_of(game)) == 0
    there = companies(visit().house, game)
    soon, later = theme.LONG_THOUGHT - 1, theme.LONG_THOUGHT + 1
    assert not any(company.while_waiting(soon) for company in there)
    assert are_about([company.while_waiting(later) for company in there], "long_thought")
    assert not any(company.while_waiting(later + 100) for company in there)


def test_nobody_is_impatient_while_somebody_else_is_in_turn(visit: Open) -> None:
    game = game_with()
    there = companies(visit().house, game)
    game.offer(0, card_actions(deal_of(game))[0])
    assert not any(company.while_waiting(1000) for company in there)


def test_where_a_laptop_goes_round_nobody_is_hurried_and_no_person_is_spoken_for(visit: Open) -> None:
    house, game = visit().house, game_with()
    seating = Seating(0, ("",) * 4, FACES, (0, 1))
    memories = Memories((), house.player, house.keeper, house.current, dice=house.tonight.dice)
    for number in range(60):
        house.tonight.dice = f"evening {number}"
        company = Company(party_at(game, 0), seating, house.player, house.tonight, memories)
        greets = company.before_deal()
        assert company.while_waiting(theme.LONG_THOUGHT + 1) is None
        assert greets is None or greets.seat not in seating.people


def test_who_wants_to_play_in_peace_hears_nothing(visit: Open) -> None:
    house, game = visit(talk=False).house, game_with()
    there = companies(house, game)
    assert not any(company.before_deal() for company in there)
    assert not any(company.while_waiting(theme.LONG_THOUGHT + 1) for company in there)
    house.player.change(talk=True)
    assert any(company.before_deal() for company in companies(house, game)), "and hears them again at once"


@pytest.mark.parametrize("owner", [True, False])
def test_what_was_said_is_kept_when_a_deal_is_over_unless_another_window_has_the_folder(
    visit: Open, tmp_path: Path, owner: bool
) -> None:
    house, game, file = visit().house, game_with(), tmp_path / "tonight.json"
    house.tonight = Tonight(file, dice="evening", may_write=lambda: owner)
    company = company_at(house, game)
    game.give_up_deal()
    for event in game.news(0, 0):
        assert company.about(event, game.seen_by(0), 1.0) is None, "it is said beside the sheet"
    thrown_in, *_ = company.beside_sheet(None, 2.0).deal
    assert are_about([thrown_in], "thrown_in") and thrown_in.seat in (1, 3)
    assert file.exists() == owner
    assert thrown_in.words not in (Tonight(file) if owner else house.tonight).unsaid([thrown_in.words])


def test_without_an_evening_it_is_quiet(visit: Open) -> None:
    game = game_with()
    company = company_at(visit().house, game)
    assert company.before_deal() is None and company.while_waiting(1000) is None
    play_out(game)
    assert not any(company.about(event, game.seen_by(0), 1.0) for event in game.news(0, 0))


def signed_falsely() -> Game:
    """A deal that is over, and in which everybody knows that the player has signed an ace that was not there."""
    for pack, sign in product(range(10), range(4)):
        game = game_with(pack=f"signs {pack}")
        game.offer(0, SIGNAL + sign)
        play_out(game)
        assert game.last_record is not None
        if caught_lying(game.last_record, 0, AN_ACE):
            return game
    raise AssertionError("nobody has lied")


@thorough
@pytest.mark.parametrize("signs_say", SIGNS_SAY)
@pytest.mark.parametrize("in_the_end", SIGNS_SAY)
def test_a_sign_that_may_have_been_a_wish_is_laughed_at_by_nobody(visit: Open, signs_say: str, in_the_end: str) -> None:
    house, game = visit().house, signed_falsely()
    (company,) = companies(house, game, 1)
    company.before_deal()
    house.player.change(signs_say=signs_say)
    for event in game.news(0, 0):
        if isinstance(event, Ended):
            house.player.change(signs_say=in_the_end)
        company.about(event, game.seen_by(0), 1.0)
    laughs = [remark for remark in company.beside_sheet(None, 2.0).deal if are_about([remark], "false_wink")]
    assert bool(laughs) is (signs_say == in_the_end == AN_ACE)


def test_the_host_says_once_before_a_deal_that_calls_are_forgotten() -> None:
    guest = Guest(others=others(3), forgetful=(1, 3))
    for deals, confesses in ((0, False), (1, True), (2, False)):
        guest.game.give_up_deal()
        guest.game.standing = guest.game.standing._replace(deals=deals)
        guest.table.evening.deal(Seed(f"confession {deals}"), 17, guest.now)
        assert (PHRASES["host_forgets"] in guest.said()) is confesses
