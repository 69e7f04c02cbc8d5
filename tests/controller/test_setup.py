"""The table before the first card: chairs come and go with the rules, and it is remembered."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from gaigel_desktop.controller.match.regulars import REGULAR_WITH, REGULARS
from gaigel_desktop.controller.match.setup import (
    ACES,
    AS_BEST,
    AS_USUAL,
    GENTLE,
    ME,
    SEATED,
    STRENGTHS,
    USUAL,
    LastTable,
    MatchSetup,
    Sitter,
    alone,
    characters,
    first_setup,
    from_json,
    keep,
    last,
    may_play_with_people,
    partner_plays,
    people_at,
    reseated,
    seat_person,
    seat_regular,
    setup_file,
    strength_of,
    to_json,
    with_regulars,
    with_rules,
    with_strength,
)
from gaigel_desktop.controller.places import settings_file
from gaigel_desktop.controller.records.editions import EDITION
from gaigel_desktop.controller.settings import NO_AIDS, OWN_PORTRAITS, Aids
from gaigel_desktop.controller.store.company import FREE
from gaigel_desktop.opponents.levels import CAREFUL
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.options import PRESETS, problems
from tests.random_tables import any_rules


@pytest.mark.parametrize("players", range(2, 9))
def test_chairs_come_and_go_with_the_number_of_players(players: int) -> None:
    setup = with_rules(first_setup(), PRESETS["uspcc-1907"]._replace(players=players))
    assert len(setup.chairs) == players
    assert not setup.chairs[ME].strength
    assert len({chair.portrait for chair in setup.chairs}) == players


def test_who_sits_down_elsewhere_changes_places() -> None:
    setup = first_setup()
    eugen, roesle = setup.chairs[1], setup.chairs[2]
    changed = seat_regular(setup, 1, REGULAR_WITH[roesle.portrait])
    assert changed.chairs[1:3] == (roesle, eugen)
    assert seat_regular(setup, 1, REGULARS[7]).chairs[1].name == "Samuel"


def test_strength_is_the_players_choice() -> None:
    assert with_strength(first_setup(), 2, "beginner").chairs[2].strength == "beginner"


def test_everybody_plays_as_usual_and_the_partner_at_their_best() -> None:
    setup = first_setup()._replace(partners=SEATED)
    assert [strength_of(setup, seat) for seat in (1, 2, 3)] == ["old-hand", "master", "regular"]
    assert [character and character.level.name for character in characters(setup)] == [
        None, "old-hand", "master", "regular",
    ]  # fmt: skip


def test_whoever_counts_alone_has_a_partner_as_they_always_are_unless_they_choose() -> None:
    helped = first_setup()._replace(partners=SEATED)
    alone = helped._replace(aids=NO_AIDS)
    assert [partner_plays(setup) for setup in (helped, alone)] == [AS_BEST, AS_USUAL]
    assert [strength_of(alone, seat) for seat in (1, 2, 3)] == ["old-hand", "regular", "regular"]
    for setup, plays, strength in ((helped, AS_USUAL, "regular"), (alone, AS_BEST, "master")):
        chosen = setup._replace(partner=plays)
        assert strength_of(chosen, 2) == strength and from_json(to_json(chosen)) == chosen
    assert strength_of(with_strength(alone, 2, "beginner")._replace(partner=AS_BEST), 2) == "beginner"


def test_a_chosen_strength_holds_for_the_partner_too() -> None:
    setup = with_strength(first_setup()._replace(partners=SEATED), 2, "guest")
    assert strength_of(setup, 2) == "guest"
    assert strength_of(with_strength(setup, 2, USUAL), 2) == "master"


def test_before_the_aces_have_fallen_nobody_knows_whose_partner_plays_at_their_best() -> None:
    setup = first_setup()
    assert [strength_of(setup, seat) for seat in (1, 2, 3)] == ["old-hand", "regular", "regular"]
    turned, _ = reseated(setup, (0, 2, 1, 3), 0)
    assert [chair.name for chair in turned.chairs] == ["", "Rösle", "Eugen", "Jockel"]
    assert [strength_of(turned, seat) for seat in (1, 2, 3)] == ["regular", "master", "regular"]


def test_where_everybody_plays_alone_nobody_is_a_partner() -> None:
    setup = with_rules(first_setup(), PRESETS["rutesheim"])
    assert [strength_of(setup, seat) for seat in (1, 2)] == ["old-hand", "regular"]
    assert [character and character.level.name for character in characters(setup)] == [None, "old-hand", "regular"]


def test_the_temperament_stays_at_any_strength() -> None:
    eugen = with_strength(first_setup(), 1, "master")
    (_, strong, *_), (_, usual, *_) = characters(eugen), characters(first_setup())
    assert strong is not None and usual is not None
    assert strong == usual._replace(level=strong.level) and strong.level.name == "master"


def test_everybody_knows_whether_signs_are_honest() -> None:
    free = first_setup()._replace(signs=FREE)
    assert all(character is None or character.free_signs for character in characters(free))
    assert not any(character is not None and character.free_signs for character in characters(first_setup()))


def test_everybody_knows_whether_a_sign_may_be_a_wish() -> None:
    aces = first_setup()._replace(wishes=False)
    assert from_json(to_json(first_setup())) == first_setup() and from_json(to_json(aces)) == aces
    assert all(one is None or one.wishes for one in characters(first_setup()))
    assert not any(one is not None and one.wishes for one in characters(aces))


@pytest.mark.parametrize("field", ["signs", "wishes", "partner"])
def test_a_table_that_does_not_say_all_of_it_is_none(field: str) -> None:
    for data in ({**to_json(first_setup()), field: ["odd"]}, {**to_json(first_setup()), field: None}):
        with pytest.raises(GaigelError):
            from_json(data)


@pytest.mark.parametrize("edition", [EDITION + 1, 0, "2", True, None])
def test_a_table_of_another_edition_stays_as_it_is(tmp_path: Path, edition: object) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(to_json(first_setup()) | {"edition": edition}), encoding="utf-8")
    before = path.read_bytes()
    assert last(path).broken
    assert path.read_bytes() == before


def test_a_guest_who_is_no_regular_has_a_usual_temperament() -> None:
    setup = first_setup()
    chairs = (setup.chairs[0], Sitter("Traudl", "marie", "guest"), *setup.chairs[2:])
    guest = characters(setup._replace(chairs=chairs))[1]
    assert guest is not None and (guest.name, guest.level.name) == ("Traudl", "guest")


def test_a_table_is_remembered(tmp_path: Path) -> None:
    dice = Random(5)
    for _ in range(50):
        setup = with_rules(first_setup(), any_rules(dice))._replace(partners="seated", aids=Aids(hint=True), signs=FREE)
        keep(setup, tmp_path / "table.json")
        assert last(tmp_path / "table.json") == LastTable(setup)


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"rules": "leinfelden", "chairs": []}', "[" * 5000])
def test_what_cannot_be_used_is_the_first_table(tmp_path: Path, text: str) -> None:
    (tmp_path / "table.json").write_text(text, encoding="utf-8")
    assert last(tmp_path / "table.json") == LastTable(first_setup(), broken=True)
    assert last(tmp_path / "nowhere.json") == LastTable(first_setup())


@pytest.mark.parametrize(
    "wrong", [("strength", "god"), ("strength", ""), ("portrait", "../../etc"), ("portrait", {}), ("name", 1)]
)
def test_a_chair_that_cannot_be(wrong: tuple[str, object]) -> None:
    data = json.loads(json.dumps(to_json(first_setup())))
    data["chairs"][1][wrong[0]] = wrong[1]
    with pytest.raises(GaigelError):
        from_json(data)


@pytest.mark.parametrize("seat", [ME, 1])
@pytest.mark.parametrize("name", ["\ud800", "a\0b", "two\nlines", "x" * 41])
def test_nobody_is_called_what_cannot_be_drawn(tmp_path: Path, seat: int, name: str) -> None:
    data = json.loads(json.dumps(to_json(first_setup())))
    data["chairs"][seat]["name"] = name
    (tmp_path / "table.json").write_text(json.dumps(data), encoding="utf-8")
    assert last(tmp_path / "table.json") == LastTable(first_setup(), broken=True)


def test_the_player_has_a_face_that_is_there() -> None:
    data = json.loads(json.dumps(to_json(first_setup())))
    data["chairs"][ME]["portrait"] = "nobody"
    with pytest.raises(GaigelError):
        from_json(data)


@pytest.mark.parametrize("players", range(2, 9))
def test_no_guest_sits_down_with_somebody_who_counts_alone(players: int) -> None:
    """Not even where everybody is needed: there they play as regulars do."""
    rules = PRESETS["uspcc-1907"]._replace(players=players)
    setup = with_rules(first_setup(), rules)._replace(aids=NO_AIDS)
    assert not {"beginner", "guest"} & {strength_of(setup, seat) for seat in range(1, players)}
    one_more = seat_regular(setup, 1, REGULARS[0])
    assert strength_of(one_more, 1) == ("guest" if players < 8 else "regular"), "unless they ask for one"


# -- a gentle table ----------------------------------------------------------------------------------------------


def test_a_newcomer_meets_guests_and_a_sound_partner_whoever_that_becomes() -> None:
    setup = first_setup(newcomer=True)
    assert [chair.name for chair in setup.chairs] == ["", "Eugen", "Lena", "Rösle"]
    for seating in ((0, 1, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2)):
        turned, _ = reseated(setup, seating, 0)
        assert [strength_of(turned, seat) for seat in (1, 2, 3)] == ["guest", "regular", "guest"]


def test_nobody_deceives_a_newcomer() -> None:
    with_everybody = with_rules(first_setup(newcomer=True), PRESETS["uspcc-1907"]._replace(players=8))
    met = [character for character in characters(with_everybody) if character is not None]
    assert len(met) == 7
    assert not any(one.bluffs or one.free_signs or one.boldness >= CAREFUL for one in met)


def test_a_gentle_table_stays_gentle_and_can_be_changed() -> None:
    setup = first_setup(newcomer=True)
    there = seat_regular(setup, 3, REGULARS[7])
    assert there.chairs[3].strength == GENTLE and from_json(json.loads(json.dumps(to_json(there)))) == there
    assert strength_of(with_strength(there, 3, "master"), 3) == "master"


def test_only_who_has_never_chosen_a_table_is_given_the_gentle_one(tmp_path: Path) -> None:
    assert last(tmp_path / "nowhere.json", newcomer=True) == LastTable(first_setup(newcomer=True))
    keep(first_setup(), tmp_path / "table.json")
    assert last(tmp_path / "table.json", newcomer=True) == LastTable(first_setup())


@pytest.mark.parametrize(
    "wrong",
    [
        {"chairs": "all"},
        {"chairs": ["Lena", "Eugen", "Karl", "Anna"]},
        {"aids": {}},
        {"partners": "by chance"},
    ],
)
def test_what_is_no_table_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(GaigelError):
        from_json(to_json(first_setup()) | wrong)
    with pytest.raises(GaigelError, match="not_object"):
        from_json([wrong])


OWNER, ANNA, LENA = Sitter("", ""), Sitter("Anna", "anne"), Sitter("Lena", "lena", "guest")


@pytest.mark.parametrize("chairs", [(LENA, ANNA, OWNER), (OWNER, ANNA, ANNA), (OWNER, OWNER, LENA)])
def test_the_owner_sits_on_the_first_chair_and_no_person_twice(chairs: tuple[Sitter, ...]) -> None:
    told = to_json(with_rules(first_setup(), PRESETS["leinfelden"]._replace(players=3)))
    with pytest.raises(GaigelError, match="missing"):
        from_json(told | {"chairs": [chair._asdict() for chair in chairs]})


def test_the_table_lies_beside_the_settings() -> None:
    assert setup_file() == settings_file().with_name("table.json")


# -- several people ------------------------------------------------------------------------------------------------

NEIGHBOURS = tuple(
    zip(("Anna", "Ben", "Carla", "Deniz", "Erna", "Fred", "Gül", "Hans"), OWN_PORTRAITS * 2, strict=False)
)


def anything_done(setup: MatchSetup, dice: Random) -> MatchSetup:
    """What somebody may do at the page where a table is chosen."""
    seat = dice.randrange(1, setup.rules.players)
    match dice.randrange(5):
        case 0:
            return with_rules(setup, any_rules(dice))
        case 1:
            return seat_regular(setup, seat, dice.choice(REGULARS))
        case 2:
            return with_strength(setup, seat, dice.choice(STRENGTHS))
        case 3:
            people = [at for at in people_at(setup) if at != ME]
            return with_regulars(setup, dice.sample(people, dice.randint(0, len(people))))
        case _:
            return seat_person(setup, seat, *dice.choice(NEIGHBOURS))


def check_table(setup: MatchSetup) -> None:
    """What holds of any table."""
    chairs, regulars = setup.chairs, [chair for chair in setup.chairs if chair.strength]
    assert len(chairs) == setup.rules.players and chairs[ME] == Sitter("", "") and people_at(setup)[0] == ME
    assert len({chair.name for chair in chairs}) == len(chairs)
    assert len({chair.portrait for chair in regulars}) == len(regulars)
    for chair in chairs[1:]:
        assert chair.portrait in (REGULAR_WITH if chair.strength else OWN_PORTRAITS)
    assert [character is None for character in characters(setup)] == [not chair.strength for chair in chairs]
    if not problems(setup.rules):
        assert from_json(to_json(setup)) == setup


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_chosen_everybody_sits_once(seed: int) -> None:
    dice, setup = Random(seed), first_setup(newcomer=bool(seed % 2))
    for _ in range(60):
        setup = anything_done(setup, dice)
        check_table(setup)
        assert people_at(alone(setup)) == (ME,) and alone(setup).rules == setup.rules
        check_table(alone(setup))


def test_a_person_who_sits_elsewhere_changes_places() -> None:
    anna, ben = NEIGHBOURS[:2]
    setup = seat_person(seat_person(first_setup(), 1, *anna), 2, *ben)
    jockel = setup.chairs[3]
    assert people_at(setup) == (0, 1, 2)
    assert [chair.name for chair in seat_person(setup, 1, *ben).chairs[1:3]] == ["Ben", "Anna"]
    assert [chair.name for chair in seat_regular(setup, 1, REGULAR_WITH[jockel.portrait]).chairs[1:]] == [
        "Jockel", "Ben", "Anna",
    ]  # fmt: skip
    assert with_strength(setup, 1, "master") == setup, "nobody says of a person how well they play"


def test_a_table_for_people_alone_grows_with_regulars_who_play_as_usual() -> None:
    two = with_rules(first_setup(newcomer=True), PRESETS["wikipedia"]._replace(players=2))
    two = seat_person(two, 1, *NEIGHBOURS[0])
    five = with_rules(two, PRESETS["uspcc-1907"]._replace(players=5))
    assert [chair.strength for chair in five.chairs] == ["", "", USUAL, USUAL, USUAL]


def test_whoever_is_gone_is_replaced_by_somebody_who_is_not_at_the_table() -> None:
    setup = seat_person(seat_person(first_setup(), 1, *NEIGHBOURS[0]), 3, *NEIGHBOURS[1])
    now = with_regulars(setup, [3])
    assert now.chairs[:3] == setup.chairs[:3] and now.chairs[3].strength == USUAL
    assert now.chairs[3].portrait not in {chair.portrait for chair in setup.chairs}


def test_a_person_with_the_name_of_a_regular_sits_there_alone() -> None:
    eugen = first_setup().chairs[1]
    setup = with_rules(first_setup(), PRESETS["wikipedia"]._replace(players=2))
    setup = seat_person(setup, 1, eugen.name, "fritz")
    grown = with_rules(setup, PRESETS["uspcc-1907"]._replace(players=8))
    assert [chair.name for chair in grown.chairs].count(eugen.name) == 1


@pytest.mark.parametrize(
    ("people", "partners", "plays"),
    [((), SEATED, True), ((2,), SEATED, False), ((1,), SEATED, False), ((1,), ACES, False), ((), ACES, True)],
)
def test_regulars_may_play_with_people_where_none_sit_against_them(
    people: tuple[int, ...], partners: str, plays: bool
) -> None:
    setup = first_setup()._replace(partners=partners)
    for seat in people:
        setup = seat_person(setup, seat, *NEIGHBOURS[seat])
    assert may_play_with_people(setup) is plays
