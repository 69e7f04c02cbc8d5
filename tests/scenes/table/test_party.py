"""What a table needs and leads to: a party is all that it knows of a game, and its ending is told from outside."""

from __future__ import annotations

from typing import cast

import pygame
import pytest

from gaigel_desktop.controller.match.chair import AtGame, Chair, Others, Party, Refusal, RunningMatch
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.settings import AIDS
from gaigel_desktop.rules.actions import AUS, Action, card_of, is_card
from gaigel_desktop.scenes.after.after_deal import AfterDoors
from gaigel_desktop.scenes.deal.ending import Ending
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.review.review_sheet import ReviewScene
from gaigel_desktop.table.board.layout import HAND
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.window.scene import Scene
from tests.tiers import thorough

from .guest import Below, Guest

KEPT = "Keep the {card} for later."
SAID = "Keep the ace for later."


class Only:
    """Somebody of whom no more can be had than is promised."""

    def __init__(self, one: object, promised: type) -> None:
        self._one, self._promised = one, {name for name in vars(promised) if not name.startswith("_")}

    def __getattr__(self, name: str) -> object:
        assert name in self._promised, f"{name} is no business of the table"
        return getattr(self._one, name)


def no_more_than_a_party(game: Game, seat: int) -> Party:
    chair, others, match = Only(AtGame(game, seat), Chair), Only(game, Others), Only(game, RunningMatch)
    return Party(cast(Chair, chair), cast(Others, others), cast(RunningMatch, match))


class Tutored(Only):
    """A chair on which somebody teaches, who has something against these actions."""

    def __init__(self, game: Game, seat: int) -> None:
        self._chair = AtGame(game, seat)
        super().__init__(self._chair, Chair)
        self.kept: list[Action] = []  # a card in whatever way it is played, or a word
        self.done: list[Action] = []

    def why_not(self, action: Action) -> Refusal | None:
        if (card_of(action) if is_card(action) else action) in self.kept:
            return Refusal("test_kept", {"card": "ace"}, by="tutor")
        return self._chair.why_not(action)

    def do(self, action: Action) -> None:
        self.done.append(action)
        self._chair.do(action)


def tutored(game: Game, seat: int) -> Party:
    return Party(cast(Chair, Tutored(game, seat)), game, game)


class Verdict(Below):
    """A page of its own after the deal, that keeps what it was given."""

    def __init__(self, below: Scene, party: Party, seating: Seating, player: OwnPlayer, doors: AfterDoors) -> None:
        self.below, self.party, self.doors = below, party, doors


def plays_a_deal(guest: Guest) -> None:
    """With keys alone, until something lies over the table."""
    deals = len(guest.game.past)
    for _ in range(400):
        for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5):
            if guest.scene is guest.table:
                guest.key(key)
            if guest.scene is guest.table:
                guest.key(pygame.K_RETURN if guest.choosing else pygame.K_SPACE)
        guest.wait(4.0)
        if guest.scene is not guest.table:
            break
    assert len(guest.game.past) == deals + 1


def gives_up(guest: Guest) -> None:
    """The deal is over at once."""
    guest.game.give_up_deal()
    guest.running.take_news()
    guest.wait(10.0)


def offers(guest: Guest) -> list[str]:
    """The ways on after the deal."""
    assert isinstance(guest.scene, Overlay) and guest.scene.page is not None
    return [meaning.key for meaning in guest.scene.page.meanings() if meaning.role == "button" and meaning.key]


def presses(guest: Guest, key: str) -> None:
    assert isinstance(guest.scene, Overlay) and guest.scene.page is not None
    (box,) = (meaning.box for meaning in guest.scene.page.meanings() if meaning.key == key)
    guest.click(*box.middle)


# -- the party ---------------------------------------------------------------------------------------------------


def test_a_party_is_all_that_a_table_needs() -> None:
    guest = Guest(sits_at=no_more_than_a_party, speed="none", chosen=dict.fromkeys(AIDS, True))
    for key in (pygame.K_h, pygame.K_u, pygame.K_p):  # a hint, taking back, the points
        guest.key(key)
        guest.wait(4.0)
    guest.key(pygame.K_ESCAPE)  # the hint is read
    for key in (pygame.K_l, pygame.K_o, pygame.K_c, pygame.K_r, pygame.K_ESCAPE):  # what lies over the table
        guest.key(key)
        assert guest.scene is not guest.table, pygame.key.name(key)
        guest.key(pygame.K_ESCAPE)
    plays_a_deal(guest)
    presses(guest, "next_deal")
    guest.wait(10.0)
    assert guest.game.playing and guest.scene is guest.table


@pytest.fixture
def pupil(monkeypatch: pytest.MonkeyPatch) -> Guest:
    """Somebody at a table where a tutor sits between the player and the game."""
    monkeypatch.setitem(PHRASES, "test_kept", KEPT)
    return Guest(sits_at=tutored, seed=2)


def chair_of(guest: Guest) -> Tutored:
    chair: object = guest.state.chair
    assert isinstance(chair, Tutored)
    return chair


def leads(guest: Guest, at: int) -> None:
    guest.key(pygame.K_1 + at)
    if guest.choosing:
        guest.key(pygame.K_RETURN)


def test_a_chair_refuses_a_card_with_a_sentence_of_its_own_and_nothing_happens(pupil: Guest) -> None:
    chair, hand = chair_of(pupil), pupil.hand()
    at = next(at for at, card in enumerate(hand) if card // 6 != pupil.deal.trump)
    chair.kept = [hand[at]]
    lying = [(sprite.face, sprite.place) for sprite in pupil.state.stage.sprites if sprite.zone == (HAND, 0)]
    leads(pupil, at)
    (bubble,) = pupil.state.said.bubbles
    assert (bubble.words, bubble.seat, bubble.card) == (SAID, 0, hand[at])
    pupil.wait(20.0)
    assert chair.done == [] and pupil.game.moment == 0 and pupil.hand() == hand
    assert lying == [(one.face, one.place) for one in pupil.state.stage.sprites if one.zone == (HAND, 0)]
    assert pupil.said() == [], "it has been read"


def test_a_card_that_was_refused_does_not_stand_in_the_way_of_another(pupil: Guest) -> None:
    chair, hand = chair_of(pupil), pupil.hand()
    first, second = [at for at, card in enumerate(hand) if card // 6 != pupil.deal.trump][:2]
    chair.kept = [hand[first]]
    leads(pupil, first)
    leads(pupil, second)
    assert [card_of(action) for action in chair.done] == [hand[second]]
    assert pupil.deal.trick[0] == hand[second]


def test_what_the_rules_refuse_is_said_by_the_rules_also_where_somebody_teaches(pupil: Guest) -> None:
    chair_of(pupil).kept = [AUS]
    pupil.key(pygame.K_a, pygame.K_RETURN)
    assert pupil.said() == [SAID]
    pupil.wait(20.0)
    chair_of(pupil).kept = []
    pupil.key(pygame.K_a, pygame.K_RETURN)
    assert pupil.said() not in ([], [SAID])
    assert pupil.game.moment == 0


# -- the ending --------------------------------------------------------------------------------------------------


@thorough
def test_an_ending_with_a_page_of_its_own_shows_it_after_the_deal_and_leads_on_from_there() -> None:
    guest = Guest(speed="none", ending=Ending(page=Verdict))
    plays_a_deal(guest)
    page: object = guest.scene
    assert isinstance(page, Verdict)
    assert page.below is guest.table and page.party.match is guest.game
    page.doors.look_again()
    guest.wait(1.0)
    assert guest.scene is not page
    guest.key(pygame.K_ESCAPE)
    assert guest.scene is page
    page.doors.next_deal()
    guest.wait(10.0)
    below: object = guest.scene
    assert guest.game.playing and below is guest.table
    gives_up(guest)
    next_page = guest.scene
    assert isinstance(next_page, Verdict) and next_page is not page, "and after the next one too"


def test_deal_follows_deal_unless_the_ending_says_otherwise() -> None:
    guest = Guest()
    gives_up(guest)
    assert "next_deal" in offers(guest) and "to_standings" not in offers(guest)
    presses(guest, "next_deal")
    guest.wait(10.0)
    assert guest.game.playing and guest.scene is guest.table


def test_where_no_deal_follows_none_is_offered_and_the_table_is_left() -> None:
    guest = Guest(ending=Ending(deals_follow=False))
    gives_up(guest)
    assert offers(guest) == ["to_standings", "more_ways"]
    presses(guest, "to_standings")
    assert guest.scene is guest.below and not guest.game.playing


def test_a_deal_that_counts_can_be_talked_over() -> None:
    guest = Guest()
    plays_a_deal(guest)
    page = guest.scene
    presses(guest, "review")
    assert isinstance(guest.scene, ReviewScene)
    guest.key(pygame.K_ESCAPE)
    assert guest.scene is page
    practice = Guest(ending=Ending(counts=False))
    gives_up(practice)
    assert "review" not in offers(practice)


def test_a_revenge_leaves_the_table_first() -> None:
    found: list[Scene] = []
    guest = Guest(ending=Ending(page=Verdict, revenge=lambda: found.append(guest.scene)))
    gives_up(guest)
    assert isinstance(guest.scene, Verdict) and guest.scene.doors.revenge is not None
    guest.scene.doors.revenge()
    assert found == [guest.below]


def test_without_a_revenge_none_can_be_asked_for() -> None:
    guest = Guest(ending=Ending(page=Verdict))
    gives_up(guest)
    assert isinstance(guest.scene, Verdict)
    assert guest.scene.doors.revenge is None and guest.scene.doors.standings is None
