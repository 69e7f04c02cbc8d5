"""Several people at one laptop: they are seated at the page of a new match, remembered and forgotten, each has settings
of their own at the table, and before a match goes on it is asked who is here."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.coaching.review import Reviewer
from gaigel_desktop.controller.local_player import LocalPlayer
from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.match.setup import (
    GENTLE,
    ME,
    SEATED,
    MatchSetup,
    first_setup,
    from_json,
    people_at,
    seat_person,
    with_regulars,
    with_rules,
)
from gaigel_desktop.controller.people import MOST_PEOPLE, People, Person
from gaigel_desktop.controller.settings import LEARNERS_AIDS, NO_AIDS
from gaigel_desktop.controller.store.reviewed import REVIEW, Reviewed
from gaigel_desktop.controller.teaching.learner import AFTER_LESSON
from gaigel_desktop.controller.teaching.progress import FIRST_MATCH
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes import routes
from gaigel_desktop.scenes.before.umschlag import UmschlagScene
from gaigel_desktop.scenes.deal.cover import CoverScene
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.who_is_here import WhoIsHere
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.parts.person_at_laptop import local_players
from gaigel_desktop.scenes.parts.unfinished_matches import deal_against
from gaigel_desktop.scenes.review.review_sheet import ReviewScene
from gaigel_desktop.table.play.points_mat import is_lifted, points_mat
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.spoken.tree import everything
from tests.controller.past_games import played
from tests.scenes.looks import in_every_look, in_some_looks
from tests.tiers import thorough

from .pages import Open, Visitor, troubles
from .test_going_on import leaves, store_of

ANNA, BEN = Person("Anna", "anne"), Person("Ben", "fritz", NO_AIDS, captions=False)


def keys(visitor: Visitor) -> set[str]:
    return {meaning.key for meaning in visitor.meanings()}


def names(visitor: Visitor) -> list[str]:
    return [chair.name for chair in visitor.player.setup.chairs]


def at_seats(visitor: Visitor, *people: Person, players: int = 4, preset: str = "leinfelden") -> MatchSetup:
    """A table at which these sit, from the first seat on."""
    setup = with_rules(visitor.player.setup, PRESETS[preset]._replace(players=players))._replace(partners=SEATED)
    for seat, person in enumerate(people, 1):
        visitor.player.people.remember(person)
        setup = seat_person(setup, seat, person.name, person.portrait)
    visitor.player.choose_table(setup)
    return setup


def sit_down(visitor: Visitor, seat: int, name: str) -> None:
    """Somebody new comes to this seat, by the presses of the page."""
    visitor.ask(f"seat {seat}")
    visitor.ask("kind: person")
    if "person_name" not in keys(visitor):
        visitor.ask("person_new")
    visitor.type(name)
    visitor.key(pygame.K_RETURN)


# -- a new match ---------------------------------------------------------------------------------------------------


def test_whoever_comes_first_is_asked_for_a_name_at_once_and_sits_there(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("seats")
    visitor.click("seat 2")
    assert "person_new" not in keys(visitor)
    visitor.ask("kind: person")
    assert visitor.page.focus == "person_name"
    visitor.type("Anna")
    visitor.click("face mina")
    visitor.ask("person_helped: False")
    visitor.click("person_captions")
    visitor.click("person_sits_down")
    anna = Person("Anna", "mina", NO_AIDS, captions=False)
    assert visitor.player.people.everybody == (anna,)
    assert visitor.player.setup.chairs[2] == ("Anna", "mina", "")
    assert visitor.find("person Anna").chosen and visitor.find("seat 2").value.endswith(say("at_laptop"))


def test_nobody_sits_down_without_a_name_of_their_own(visit: Open) -> None:
    visitor = visit(name="Karl")
    visitor.player.people.remember(BEN)
    before = visitor.player.setup
    visitor.to_match("seats")
    visitor.ask("kind: person")
    visitor.ask("person_new")
    visitor.click("person_sits_down")
    assert visitor.sees(say("person_nameless"))
    for name in ("ben", " Karl ", REGULARS[0].name):
        visitor.ask("person_name", "set", name)
        assert visitor.sees(say("person_taken")) and not visitor.sees(say("person_nameless"))
        visitor.click("person_sits_down")
        assert isinstance(visitor.scene, Overlay)
    visitor.key(pygame.K_ESCAPE)
    assert visitor.player.setup == before and visitor.player.people.everybody == (BEN,)


def test_whoever_thinks_better_of_it_leaves_the_regular_there(visit: Open) -> None:
    visitor = visit()
    before = visitor.player.setup
    visitor.to_match("seats")
    visitor.ask("kind: person")
    visitor.click("person_cancel")
    assert visitor.player.setup == before and "person_new" in keys(visitor)
    visitor.ask("kind: regular")
    assert visitor.player.setup == before and "strength" in keys(visitor)


def test_who_was_here_before_sits_down_by_one_press_and_changes_places(visit: Open) -> None:
    visitor = visit()
    at_seats(visitor, ANNA, BEN)
    visitor.to_match("seats")
    assert visitor.find("person Anna").chosen
    visitor.click("person Ben")
    assert names(visitor)[1:3] == ["Ben", "Anna"]
    visitor.click("seat 3")
    visitor.ask("kind: person")
    assert isinstance(visitor.scene, Overlay), "both sit already: it can only be somebody new"
    visitor.key(pygame.K_ESCAPE)
    visitor.click("person Anna")
    assert names(visitor)[1] == "Ben" and names(visitor)[3] == "Anna" and people_at(visitor.player.setup) == (0, 1, 3)


def test_a_regular_comes_back_when_somebody_leaves(visit: Open) -> None:
    visitor = visit()
    at_seats(visitor, ANNA)
    visitor.to_match("seats")
    visitor.ask("kind: regular")
    assert people_at(visitor.player.setup) == (ME,) and len(set(names(visitor))) == 4
    assert visitor.player.people.everybody == (ANNA,), "who goes is not forgotten"


def test_who_is_known_can_be_changed_and_keeps_what_they_have_learned(visit: Open) -> None:
    visitor = visit()
    learned = ANNA.progress.with_gone("mark_legal").with_lesson("aus")
    at_seats(visitor, BEN._replace(progress=learned))
    visitor.to_match("seats")
    visitor.click("person_change")
    assert "person_name" not in keys(visitor)
    visitor.click("face tarek")
    visitor.ask("person_helped: True")
    visitor.click("person_done")
    ben = visitor.player.people.named("Ben")
    assert ben == Person("Ben", "tarek", LEARNERS_AIDS, False, learned.with_back("mark_legal"))
    assert visitor.player.setup.chairs[1].portrait == "tarek"


def test_forgetting_is_asked_back_and_then_a_regular_sits_there(visit: Open) -> None:
    visitor = visit()
    at_seats(visitor, ANNA, BEN)
    visitor.to_match("seats")
    visitor.click("person_forget")
    visitor.answer("no")
    assert visitor.player.people.named("Anna") == ANNA
    visitor.click("person_forget")
    visitor.answer("yes")
    assert visitor.player.people.everybody == (BEN,) and people_at(visitor.player.setup) == (0, 2)
    assert "person Anna" not in keys(visitor)


def test_whoever_wants_no_questions_is_asked_none(visit: Open) -> None:
    visitor = visit(confirm=False)
    at_seats(visitor, ANNA)
    visitor.to_match("seats")
    visitor.click("person_forget")
    assert visitor.player.people.everybody == ()


def test_where_everybody_is_remembered_nobody_new_comes(visit: Open) -> None:
    visitor = visit()
    for number in range(MOST_PEOPLE):
        visitor.player.people.remember(Person(f"Somebody {number}", "paul"))
    visitor.to_match("seats")
    visitor.ask("kind: person")
    assert not isinstance(visitor.scene, Overlay) and not visitor.find("person_new").usable
    assert troubles(visitor) == []


def test_people_and_their_table_are_there_after_a_restart(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("seats")
    sit_down(visitor, 1, "Anna")
    sit_down(visitor, 3, "Ben")
    visitor.key(pygame.K_ESCAPE)
    again = People(lambda: None)
    assert again.read() and [each.name for each in again.everybody] == ["Anna", "Ben"]


def test_whoever_sits_there_from_last_time_is_known_even_where_the_list_is_gone(visit: Open) -> None:
    visitor = visit()
    visitor.player.choose_table(seat_person(first_setup(), 1, "Anna", "anne"))
    visitor.to_match("seats")
    assert visitor.player.people.everybody == (ANNA,) and visitor.find("person Anna").chosen


def test_the_words_on_the_page_name_people_and_say_no_you(visit: Open) -> None:
    visitor = visit(name="Karl")
    at_seats(visitor, ANNA, BEN)
    visitor.to_match("seats")
    told = [visitor.find(f"seat {seat}") for seat in range(4)]
    assert [each.name for each in told[:3]] == ["Karl", "Anna", "Ben"]
    assert [each.value.split(",")[0] for each in told] == ["with Ben", f"with {told[3].name}", "with Karl", "with Anna"]
    assert "partner" not in keys(visitor), "people sit on both sides: nobody helps one of them more"
    visitor.player.choose_table(visitor.player.setup._replace(chairs=first_setup().chairs))
    at_seats(visitor)
    visitor.ask("seat 2")
    visitor.ask("kind: person")
    visitor.ask("person Anna")
    assert "partner" not in keys(visitor), "the partner is a person"


def test_the_owner_is_asked_for_a_name_where_others_sit_too(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("seats")
    assert "your_name" not in keys(visitor)
    sit_down(visitor, 1, "Anna")
    visitor.ask("your_name", "set", "Karl")
    assert visitor.player.settings.name == "Karl" and visitor.find("seat 0").name == "Karl"


@pytest.mark.parametrize("players", range(2, 9))
def test_a_person_may_sit_on_every_seat(visit: Open, players: int) -> None:
    visitor = visit(language="de")
    visitor.player.choose_table(with_rules(first_setup(), PRESETS["uspcc-1907"]._replace(players=players)))
    visitor.to_match("seats")
    for seat in range(1, players):
        sit_down(visitor, seat, f"Nachbar {seat}")
        assert troubles(visitor) == []
    assert people_at(visitor.player.setup) == tuple(range(players))


@in_every_look
def test_all_that_is_asked_about_people_can_be_read(
    visit: Open, size: tuple[int, int], language: str, text: int
) -> None:
    visitor = visit(size, language=language, text_size=text)
    for players, preset in ((2, "wikipedia"), (4, "leinfelden"), (8, "uspcc-1907")):
        visitor.player.choose_table(first_setup(newcomer=True))
        setup = at_seats(visitor, ANNA, *([BEN] if players > 2 else []), players=players, preset=preset)
        visitor.click("new_match")
        wrong = troubles(visitor)
        for door in ("person_change", "person_new"):
            visitor.ask(door)
            wrong += troubles(visitor)
            visitor.key(pygame.K_RETURN)
            wrong += troubles(visitor)
            if door == "person_new":
                visitor.key(pygame.K_ESCAPE)
        visitor.ask("person_forget")
        wrong += troubles(visitor)
        visitor.scenes.pop()
        for seat, chair in enumerate(setup.chairs):
            if chair.strength == GENTLE:
                visitor.ask(f"seat {seat}")
        wrong += troubles(visitor)
        visitor.scenes.pop()
        assert wrong == [], (players, wrong)


@in_some_looks
def test_the_question_who_is_here_can_be_read(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text)
    people = [Person(f"Nachbar {seat}", "paul") for seat in range(1, 8)]
    setup = at_seats(visitor, *people, players=8, preset="uspcc-1907")
    visitor.scenes.push(Overlay(visitor.player, visitor.scene, WhoIsHere(setup, lambda _: None)))
    visitor.turn()
    assert troubles(visitor) == []
    for seat in range(1, 8):
        visitor.click(f"here {seat}")
    assert troubles(visitor) == [] and visitor.sees(say("regular_plays_on"))


# -- at the table --------------------------------------------------------------------------------------------------


def players_at(visitor: Visitor, *people: Person) -> dict[int, LocalPlayer]:
    return local_players(visitor.player, at_seats(visitor, *people))


def test_alone_the_own_player_sits_there_and_nobody_else(visit: Open) -> None:
    visitor = visit()
    assert local_players(visitor.player, visitor.player.setup) == {ME: visitor.player}


def test_each_has_aids_and_captions_of_their_own_and_the_rest_of_the_owner(visit: Open) -> None:
    visitor = visit(name="Karl", speed="fast", guess=True, contrast=True)
    owner, anna, ben = players_at(visitor, ANNA, BEN).values()
    assert [each.settings.name for each in (owner, anna, ben)] == ["Karl", "Anna", "Ben"]
    assert [each.settings.portrait for each in (anna, ben)] == ["anne", "fritz"]
    assert [each.settings.captions for each in (owner, anna, ben)] == [True, True, False]
    assert ben.learner.aids == NO_AIDS and anna.learner.aids == LEARNERS_AIDS._replace(take_back=False)
    for each in (owner, anna, ben):
        assert each.settings.speed == "fast" and each.settings.contrast
        assert not each.settings.guess and not each.learner.aids.take_back
        assert (each.design, each.text_size, each.calm, each.muted, each.hears) == (
            visitor.player.design, visitor.player.text_size, visitor.player.calm, True, visitor.player.hears,
        )  # fmt: skip
    assert owner.learner.aids == visitor.player.learner.aids._replace(take_back=False)
    assert not anna.settings.memory and owner.settings.memory, "the regulars remember nobody but the owner"


def test_settings_are_made_anew_only_where_something_has_changed(visit: Open) -> None:
    visitor = visit()
    owner, anna = players_at(visitor, ANNA).values()
    before = owner.settings, anna.settings
    assert owner.settings is before[0] and anna.settings is before[1]
    visitor.player.people.change(ANNA._replace(captions=False))
    assert owner.settings is before[0] and not anna.settings.captions
    visitor.player.change(speed="slow")
    assert owner.settings.speed == anna.settings.speed == "slow"


def test_what_they_learn_is_theirs_and_kept(visit: Open) -> None:
    visitor = visit()
    owner, anna = players_at(visitor, ANNA).values()
    anna.learner.learn(anna.learner.progress.with_gone("mark_legal"))
    owner.learner.learn(owner.learner.progress.with_lesson("aus"))
    anna.learner.learn(anna.learner.progress)
    assert not anna.learner.aids.mark_legal and owner.learner.aids.mark_legal
    assert visitor.player.learner.progress.lessons == ("aus",) and anna.learner.progress.lessons == ()
    visitor.player.save()
    again = People(lambda: None)
    assert again.read() and again.everybody[0].progress.gone == ("mark_legal",)


def test_whoever_is_not_remembered_learns_for_this_evening_alone(visit: Open) -> None:
    visitor = visit()
    _, anna = players_at(visitor, ANNA).values()
    visitor.player.people.forget("Anna")
    anna.learner.learn(anna.learner.progress.with_lesson("aus"))
    assert anna.learner.progress.lessons == ("aus",) and anna.settings.name == "Anna"
    assert visitor.player.people.everybody == ()


# -- the match begins and goes on ----------------------------------------------------------------------------------


def test_for_several_the_umschlag_is_held_also_where_the_owner_is_new(visit: Open) -> None:
    visitor = visit()
    visitor.player.learner.welcome()
    at_seats(visitor, ANNA)
    visitor.app.services.open(routes.Play())
    assert isinstance(visitor.scene, UmschlagScene)
    assert FIRST_MATCH not in visitor.player.learner.progress.shown and not visitor.player.settings.aids.ask_back


def begun(visitor: Visitor, *people: Person) -> MatchSetup:
    """A match of several that was left, as it lies in the store."""
    at_seats(visitor, *people)
    visitor.app.services.open(routes.Play())
    assert visitor.at_table()
    leaves(visitor)
    return from_json(next(store_of(visitor).unfinished()).about)


def goes_on(visitor: Visitor) -> None:
    visitor.refresh()
    visitor.click("continue")


def test_a_match_goes_on_with_whoever_is_here(visit: Open) -> None:
    visitor = visit()
    before = begun(visitor, ANNA, BEN)
    goes_on(visitor)
    assert visitor.sees("Anna") and visitor.sees("Ben")
    visitor.click("who_is_here_play")
    assert visitor.at_table()
    leaves(visitor)
    assert from_json(next(store_of(visitor).unfinished()).about) == before


def test_for_whoever_is_gone_a_regular_plays_on_from_then_on(visit: Open) -> None:
    visitor = visit()
    before = begun(visitor, ANNA, BEN)
    seats = {chair.name: seat for seat, chair in enumerate(before.chairs)}
    goes_on(visitor)
    visitor.click(f"here {seats['Ben']}")
    assert visitor.sees(say("regular_plays_on"))
    visitor.click(f"here {seats['Anna']}")
    visitor.click(f"here {seats['Anna']}")
    visitor.click("who_is_here_play")
    assert visitor.at_table()
    leaves(visitor)
    now = from_json(next(store_of(visitor).unfinished()).about)
    assert people_at(now) == tuple(sorted((ME, seats["Anna"])))
    regular = now.chairs[seats["Ben"]]
    assert regular.strength and regular.portrait not in {chair.portrait for chair in before.chairs}
    assert all(deal.about["chairs"] == [chair._asdict() for chair in now.chairs] for deal in store_of(visitor).deals())


def test_where_nobody_else_is_here_the_owner_goes_on_alone_and_is_asked_no_more(visit: Open) -> None:
    visitor = visit()
    begun(visitor, ANNA)
    goes_on(visitor)
    (seat,) = (key for key in keys(visitor) if key.startswith("here "))
    visitor.click(seat)
    visitor.click("who_is_here_play")
    assert visitor.at_table()
    leaves(visitor)
    goes_on(visitor)
    assert visitor.at_table()


def test_whoever_thinks_better_of_it_is_back_at_the_title(visit: Open) -> None:
    visitor = visit()
    before = begun(visitor, ANNA)
    goes_on(visitor)
    visitor.click("back")
    assert visitor.scene is visitor.title
    assert from_json(next(store_of(visitor).unfinished()).about) == before


def test_an_unfinished_match_of_people_against_each_other_names_them(visit: Open) -> None:
    visitor = visit()
    setup = at_seats(visitor, ANNA, BEN)
    assert deal_against(3, setup) == "Deal 3, with Anna and Ben"
    alone = first_setup()
    together = seat_person(alone, 2, "Anna", "anne")
    assert deal_against(3, together) == f"Deal 3, against {alone.chairs[1].name} and {alone.chairs[3].name}"
    many = at_seats(visitor, *(Person(f"N {seat}", "paul") for seat in range(1, 6)), players=6, preset="uspcc-1907")
    assert deal_against(1, many) == "Deal 1, 6 at the table"


def test_a_deal_of_several_is_practised_with_regulars(visit: Open) -> None:
    visitor = visit()
    table = at_seats(visitor, ANNA, BEN)
    visitor.services.open(routes.Practice(played(table.rules, 1)[0], table, way="same_cards"))
    visitor.turn()
    assert visitor.at_table()
    heard = " ".join(node.name for node in everything(visitor.scene.spoken().nodes))
    assert table.chairs[3].name in heard and "Anna" not in heard and "Ben" not in heard


# -- at the table ----------------------------------------------------------------------------------------------------


def takes_up_as(visitor: Visitor, name: str) -> TableScene:
    """Until this person has taken up the cards; everybody else lays a card."""
    for _ in range(60):
        if isinstance(visitor.scene, CoverScene):
            mine = visitor.sees(say("cover_turn", {"name": name}))
            visitor.wait(1.0)
            visitor.key(pygame.K_RETURN)
            visitor.wait(1.0)
            if mine:
                break
        for key in (pygame.K_1, pygame.K_RETURN, pygame.K_SPACE):
            visitor.key(key)
        visitor.wait(2.0)
    assert isinstance(visitor.scene, TableScene)
    return visitor.scene


def test_everybody_has_their_own_help_and_changes_it_at_the_table(visit: Open) -> None:
    visitor = visit(played_before=True)
    visitor.player.choose_aids(False)
    at_seats(visitor, ANNA)
    visitor.app.services.open(routes.Play())
    assert visitor.at_table()
    table = takes_up_as(visitor, "Anna")
    assert table.state is not None
    assert table.state.aids.hint and table.state.aids.mark_legal, "Anna is new to the game, and the owner is not"
    assert not table.state.aids.take_back, "nobody takes back where several play"
    visitor.key(pygame.K_ESCAPE)
    visitor.click("person")
    visitor.ask("person_helped: False")
    visitor.click("person_done")
    visitor.wait(0.5)
    assert table.state is not None and not any(table.state.aids)
    assert visitor.player.people.named("Anna") == ANNA._replace(aids=NO_AIDS)
    assert not any(visitor.player.settings.aids)


def to_the_sheet(visitor: Visitor) -> None:
    """Everybody lays cards until the deal is over, and what it came to lies there."""
    for _ in range(500):
        visitor.wait(1.0)
        if isinstance(visitor.scene, Overlay) and "review" in keys(visitor):
            return
        for key in (pygame.K_RETURN, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_RETURN, pygame.K_SPACE, pygame.K_s):
            visitor.key(key)
    raise AssertionError("the deal does not end")


@pytest.fixture
def after_a_deal(visit: Open) -> Visitor:
    """The sheet after a deal that the owner has played against Anna, with nobody who helps."""
    visitor = visit(played_before=True, speed="none", name="Marie", trick_stays=0.5, caption_stays=2)
    visitor.player.choose_aids(False)
    at_seats(visitor, ANNA._replace(aids=NO_AIDS), players=2)
    visitor.app.services.open(routes.Play())
    assert visitor.at_table()
    to_the_sheet(visitor)
    return visitor


def talks_over_each(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna's cards, then the owner's, whose alone are kept and can be played for practice."""
    monkeypatch.setattr(Reviewer, "reviewed", property(lambda _: Reviewed(0.1, 0.2, (), ())))  # all has been thought of
    for seat, is_owners in ((1, False), (0, True)):
        visitor.click("review")
        assert visitor.sees(say("whose_cards"))
        visitor.click(f"whose {seat}")
        assert isinstance(visitor.scene, ReviewScene)
        assert ("practise_title" in keys(visitor)) == is_owners, "at that table the owner would not have these cards"
        visitor.key(pygame.K_ESCAPE)
        assert any(REVIEW in deal.about for deal in store_of(visitor).deals()) == is_owners


def test_talking_over_asks_whose_cards_and_keeps_the_owner_s_alone(
    after_a_deal: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    after_a_deal.wait(3.0)
    talks_over_each(after_a_deal, monkeypatch)


@thorough
def test_a_past_deal_names_everybody_and_asks_whose_cards(
    after_a_deal: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = after_a_deal
    visitor.wait(3.0)
    visitor.key(pygame.K_ESCAPE)
    visitor.app.services.open(routes.PastGames())
    visitor.wait(1.0)
    assert visitor.sees("Anna")
    talks_over_each(visitor, monkeypatch)


def test_what_anna_looks_up_has_not_helped_the_owner(visit: Open) -> None:
    """She counts her points under a mat, and lifts it."""
    visitor = visit(played_before=True, speed="none", name="Marie", trick_stays=0.5, caption_stays=2)
    visitor.player.choose_aids(False)
    learned = ANNA.progress.with_lesson(AFTER_LESSON)
    at_seats(visitor, ANNA._replace(progress=learned, aids=NO_AIDS._replace(my_points=True)), players=2)
    visitor.app.services.open(routes.Play())
    assert visitor.at_table()
    for _ in range(60):
        table = takes_up_as(visitor, "Anna")
        assert table.state is not None
        if points_mat(table.state) is not None:
            break
        for key in (pygame.K_RETURN, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_RETURN, pygame.K_SPACE):
            visitor.key(key)
        visitor.wait(2.0)
    visitor.key(pygame.K_b)
    assert table.state is not None and is_lifted(table.state)
    assert all(not deal.about["aids"] for deal in store_of(visitor).deals())


def test_where_people_sit_against_each_other_nobody_gives_up_the_deal(visit: Open) -> None:
    for people, gives_up in (((ANNA,), False), ((BEN, ANNA), True)):
        visitor = visit(played_before=True)
        setup = at_seats(visitor, *people)
        if gives_up:  # Anna sits opposite, and a regular in the place of Ben
            visitor.player.choose_table(with_regulars(setup, [1]))
        visitor.app.services.open(routes.Play())
        assert visitor.at_table()
        takes_up_as(visitor, "Anna")
        visitor.key(pygame.K_ESCAPE)
        assert ("give_up_deal" in keys(visitor)) == gives_up
