"""A tournament after Rutesheim: three sessions of ten deals at tables of three (P)."""

from __future__ import annotations

import json
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import TypedDict

import pytest

from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human, Thinker
from gaigel_desktop.controller.match.setup import from_json as from_setup
from gaigel_desktop.controller.match.setup import to_json as to_setup
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.settings import NO_AIDS
from gaigel_desktop.controller.tournament.field import GUESTS, field
from gaigel_desktop.controller.tournament.other_tables import MOST_DEATHS, Finished, Hall, play, task
from gaigel_desktop.controller.tournament.rounds import (
    DEALS_A_SESSION,
    ME,
    ROUNDS,
    RULES,
    SESSIONS,
    SIZES,
    Entrant,
    Tournament,
    from_json,
    has_played,
    is_over,
    my_round,
    my_table,
    new_tournament,
    points_of,
    session_score,
    standings,
    still_to_play,
    tables_of,
    to_json,
    with_score,
)
from gaigel_desktop.controller.tournament.steward import KeptTournament, Overheard, Steward, kept
from gaigel_desktop.rules.errors import GaigelError
from tests.combinations import for_all
from tests.controller.quick_rounds import Quick, played
from tests.controller.test_game import by_chance, play_deal
from tests.referee import next_deal
from tests.tiers import thorough
from tests.waiting import wait_until

I = Entrant("Ich", "mina")  # noqa: E741 - at the table one says so


def tournament(count: int, seed: str = "Rutesheim") -> Tournament:
    return new_tournament(field(I, count, seed), seed)


@for_all(count=SIZES)
def test_everybody_sits_once_in_every_session_with_two_of_other_faces(count: int) -> None:
    one = tournament(count)
    assert len(one.entrants) == count
    assert len({entrant.name for entrant in one.entrants}) == count
    for draw in one.draws:
        assert sorted(seat for seats in draw for seat in seats) == list(range(count))
        for seats in draw:
            assert len({one.entrants[seat].portrait for seat in seats}) == 3


def test_new_tables_are_drawn_for_each_session() -> None:
    one = tournament(60)
    assert len(set(one.draws)) == SESSIONS


def test_the_same_seed_draws_the_same_tables() -> None:
    assert tournament(24) == tournament(24)
    assert tournament(24).draws != tournament(24, "another").draws


def test_there_are_guests_enough_whoever_the_player_is() -> None:
    for portrait in GUESTS:
        assert len(field(Entrant("Walter", portrait), max(SIZES), "x")) == max(SIZES)


def test_a_table_starts_each_session_at_nothing_and_collects_what_its_deals_give() -> None:
    one = with_score(with_score(tournament(6), 0, 1, (5, 3, 1)), 1, 1, (0, 6, 3))
    assert session_score(one, 0, 1) == (0, 0, 0)
    assert session_score(one, 2, 1) == (5, 9, 4)
    assert session_score(one, DEALS_A_SESSION, 1) == (0, 0, 0)


def test_every_deal_shares_nine_points_so_that_all_have_them_in_the_end() -> None:
    one = played(tournament(12), ROUNDS, Random("nine"))
    assert is_over(one)
    assert sum(place.points for place in standings(one)) == 9 * ROUNDS * 4
    for place in standings(one):
        assert sum(place.by_session) == place.points == sum(points_of(one, place.entrant))


def test_equal_points_share_a_rank_until_the_lots_decide_in_the_end() -> None:
    one = tournament(3)
    level = with_score(with_score(with_score(one, 0, 0, (5, 3, 1)), 1, 0, (3, 5, 1)), 2, 0, (1, 1, 7))
    assert [place.rank for place in standings(level)] == [1, 1, 1]
    for number in range(ROUNDS):
        one = with_score(one, number, 0, (3, 3, 3))
    assert [place.rank for place in standings(one)] == [1, 2, 3]
    assert tuple(place.entrant for place in standings(one)) == one.lots


def test_nobody_has_played_before_the_own_table_has() -> None:
    one = with_score(tournament(9), 0, my_table(tournament(9), 0), (0, 6, 3))
    assert [has_played(one, entrant) for entrant in range(9)].count(True) == 3
    assert has_played(one, ME) and not has_played(tournament(9), ME)


def test_the_others_play_on_but_never_at_the_players_table() -> None:
    one = tournament(9)
    assert my_round(one) == 0
    waiting = still_to_play(one)
    assert len(waiting) == 2
    assert (0, my_table(one, 0)) not in waiting
    one = with_score(one, 0, my_table(one, 0), (5, 3, 1))
    assert my_round(one) == 1
    assert len(still_to_play(one)) == 4


def test_a_tournament_is_the_same_after_it_was_written_down() -> None:
    one = played(tournament(15), 4, Random("kept"))
    assert from_json(to_json(one)) == one


class Written(TypedDict):
    """A tournament as it was written down, as far as it is harmed here."""

    seed: object
    lots: list[object]
    entrants: list[list[object]]
    draws: list[list[list[int]]]
    rounds: list[list[list[int]]]


def my_seats(data: Written) -> list[int]:
    return next(seats for seats in data["draws"][2] if 0 in seats)


@pytest.mark.parametrize(
    "harm",
    [
        lambda data: data.pop("lots"),
        lambda data: data["draws"][1][0].reverse() or data["draws"][1].pop(),
        lambda data: data["rounds"][3].__setitem__(0, [5, 3, 2]),
        lambda data: data["rounds"].pop(),
        lambda data: data["entrants"].pop(),
        lambda data: data.__setitem__("entrants", 3),
        lambda data: data["lots"].__setitem__(0, "first"),
        lambda data: data["entrants"][1].__setitem__(2, "nobody"),
        lambda data: data["entrants"][1].__setitem__(2, ""),
        lambda data: data["entrants"][1].__setitem__(1, "nobody"),
        lambda data: data["entrants"][1].__setitem__(0, "\ud800"),
        lambda data: data["entrants"][1].append("more"),
        lambda data: data["entrants"][0].__setitem__(2, "guest"),
        lambda data: my_seats(data).append(my_seats(data).pop(0)),
        lambda data: data["rounds"][3].__setitem__(0, [10**30, 9, -(10**30)]),
        lambda data: data.__setitem__("seed", 3),
        lambda data: data.__setitem__("seed", "a\0b"),
    ],
)
def test_what_cannot_be_a_tournament_is_refused_in_one_sentence(harm: Callable[[Written], object]) -> None:
    data = json.loads(json.dumps(to_json(played(tournament(6), 5, Random("harm")))))
    harm(data)
    with pytest.raises(GaigelError) as refused:
        from_json(data)
    assert refused.value.key == "tournament_unreadable"


def until_finished(hall: Hall) -> list[Finished]:
    """All that is waited for, in the order in which it comes."""
    found: list[Finished] = []

    def all_there() -> bool:
        found.extend(hall.finished())
        return not hall.waiting

    wait_until(all_there, "the deals of the other tables")
    return found


@thorough
def test_the_hall_plays_the_other_tables_in_a_process_of_its_own() -> None:
    one = new_tournament((I, *(Entrant(f"Gast {at}", str(at), "guest") for at in range(5))), "hall")
    one = with_score(one, 0, my_table(one, 0), (5, 3, 1))
    wanted = [task(one, number, table) for number, table in still_to_play(one)]
    hall = Hall()
    try:
        for each in wanted:
            hall.ask(each)
        found = until_finished(hall)
    finally:
        hall.close()
    assert found == [(each.number, each.table, play(each)) for each in wanted]
    assert all(sum(points) == 9 for _, _, points in found)


@thorough
@pytest.mark.parametrize("deaths", [1, MOST_DEATHS])
def test_the_other_tables_play_on_when_their_process_dies(deaths: int) -> None:
    one = new_tournament((I, *(Entrant(f"Gast {at}", str(at), "beginner") for at in range(5))), "hall")
    one = with_score(one, 0, my_table(one, 0), (5, 3, 1))
    wanted = task(one, *still_to_play(one)[0])
    others = active_children()
    hall = Hall()
    try:
        hall.ask(wanted)
        for _ in range(deaths):
            (process,) = [child for child in active_children() if child not in others]
            process.kill()
            process.join()
            assert hall.finished() == []
        found = until_finished(hall)
    finally:
        hall.close()
    assert found == [(wanted.number, wanted.table, play(wanted))] and not hall.waiting


def test_the_player_is_the_first_entrant_and_sits_first() -> None:
    one = tournament(30)
    assert one.entrants[ME] == I
    for number in range(ROUNDS):
        assert tables_of(one, number)[my_table(one, number)][0] == ME


# -- the steward -------------------------------------------------------------------------------------------------


def steward(folder: Path, one: Tournament) -> Steward:
    return Steward(one, folder / "tournament.json", Quick())


def test_a_whole_tournament_is_played_and_kept_after_every_round(tmp_path: Path) -> None:
    one = steward(tmp_path, tournament(12))
    for number in range(ROUNDS):
        assert one.number == number
        assert one.dealer == number % 3
        assert one.standing.deals == number % DEALS_A_SESSION
        assert one.standing.score[0] == 5 * (number % DEALS_A_SESSION)
        one.score((5, 3, 1))
        while one.behind:
            one.update()
        assert kept(tmp_path / "tournament.json").tournament == one.tournament
    assert is_over(one.tournament)
    assert one.number == ROUNDS
    assert points_of(one.tournament, ME) == (50, 50, 50)


def test_every_table_is_asked_for_one_deal_at_a_time_so_that_it_knows_how_it_stands(tmp_path: Path) -> None:
    hall = Quick()
    one = Steward(tournament(12), tmp_path / "tournament.json", hall)
    one.score((5, 3, 1))
    one.update()
    one.update()
    assert [(asked.number, asked.deals) for asked in hall.asked] == [(1, 1)] * 3
    assert [asked.score for asked in hall.asked] == [(6, 3, 0)] * 3


def test_a_deal_at_the_players_table_goes_to_the_steward_with_its_game_points(tmp_path: Path) -> None:
    one = steward(tmp_path, tournament(6))
    seats = one.seats
    for number in range(DEALS_A_SESSION):
        players = [Thinker(by_chance(f"{seat}")) for seat in seats]
        game = Game(RULES, players, one.dealer, Overheard(Forgotten(), one))
        game.standing = one.standing
        play_deal(game, number)
        assert one.number == number + 1
    assert game.standing.score == tuple(points_of(one.tournament, entrant)[0] for entrant in seats)
    assert sum(game.standing.score) == 9 * DEALS_A_SESSION


def test_a_deal_that_is_given_up_gives_nothing(tmp_path: Path) -> None:
    one = steward(tmp_path, tournament(3))
    game = Game(RULES, [Human(), *(Thinker(by_chance(f"{seat}")) for seat in (1, 2))], 0, Overheard(Forgotten(), one))
    next_deal(game, "enough")
    game.give_up_deal()
    assert one.number == 1
    assert points_of(one.tournament, ME)[0] == 0
    assert sorted(one.standing.score) == [0, 3, 6]


def test_the_players_table_has_the_regulars_and_guests_who_were_drawn(tmp_path: Path) -> None:
    one = steward(tmp_path, tournament(9))
    setup = one.setup(NO_AIDS)
    assert setup.rules.preset == "rutesheim"
    drawn = [one.tournament.entrants[entrant] for entrant in one.seats]
    assert [chair.name for chair in setup.chairs[1:]] == [entrant.name for entrant in drawn[1:]]
    assert setup.chairs[0].strength == ""
    assert from_setup(to_setup(setup)) == setup


def test_no_file_is_no_tournament_and_a_broken_one_stays_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tournament.json"
    assert kept(path) == KeptTournament()
    path.write_text("{}", encoding="utf-8")
    assert kept(path) == KeptTournament(broken=True)
    assert path.read_text(encoding="utf-8") == "{}"


def test_a_folder_that_cannot_be_written_does_not_stop_the_tournament(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    one = Steward(tournament(6), tmp_path / "file" / "tournament.json", Quick())
    one.score((5, 3, 1))
    assert one.trouble
    assert one.number == 1


def test_who_has_had_enough_leaves_nothing_behind(tmp_path: Path) -> None:
    one = steward(tmp_path, tournament(6))
    one.score((5, 3, 1))
    one.give_up()
    assert kept(tmp_path / "tournament.json") == KeptTournament()


def test_nobody_in_the_field_has_the_name_of_the_player() -> None:
    for name in ("Karle", "Hedwig", "Zoe"):
        names = [entrant.name for entrant in field(Entrant(name, "paul"), 60, "names")]
        assert names.count(name) == 1 and len(names) == 60
