"""Showing: a show at the program, steered with the keys of a clicker and a keyboard, in step with one without a screen,
which knows where it stands."""

from __future__ import annotations

import time

import pygame

from gaigel_desktop.rules.actions import card_of, is_card
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.show.pause_menu import PauseScene
from gaigel_desktop.show.plan.room_questions import whose_question
from gaigel_desktop.show.plan.stations import ANSWERED, ASKED, CLOSING, DEAL
from gaigel_desktop.show.pointing import hand_in_order
from gaigel_desktop.show.show_scene import ShowScene
from tests.scenes.pages import Visitor

from .program import Program

SEEN = 6.0  # seconds in which everything has come to rest
PAUSES = 0.15  # between two presses, so that none comes while the last one is seen to
MOST = 120
NAMES = {
    pygame.K_PAGEDOWN: "Next",
    pygame.K_PAGEUP: "Prior",
    pygame.K_ESCAPE: "Escape",
    pygame.K_F5: "F5",
    pygame.K_TAB: "Tab",
}


class Presenter:
    """Somebody who leads through a show, here and there."""

    def __init__(self, program: Program, visitor: Visitor) -> None:
        self._program, self._visitor = program, visitor
        self.presses = 0

    @property
    def scene(self) -> ShowScene:
        """What is shown."""
        assert isinstance(self._visitor.scene, ShowScene), self._visitor.scene
        return self._visitor.scene

    def press(self, *keys: int, shift: bool = False) -> None:
        """One key after the other."""
        for key in keys:
            name = NAMES.get(key, pygame.key.name(key))
            self._program.key(f"shift+{name}" if shift else name)
            time.sleep(PAUSES)
            self._visitor.key(key, pygame.KMOD_SHIFT if shift else 0, chr(key) if key < 128 else "")
            self._visitor.wait(SEEN)
            self.presses += 1
        assert self._program.alive, "the program has ended"

    def on_to(self, piece: int, *ups: str) -> None:
        """With the clicker, until one of these is seen of a scene."""
        while self.scene.presented.place.piece < piece or (ups and self.scene.presented.place.up not in ups):
            self.press(pygame.K_PAGEDOWN)
            assert self.presses < MOST and self.scene.presented.place.up != CLOSING, "it never comes there"

    def is_over(self) -> bool:
        """Whether the show has been left, for the page that it was begun on."""
        return not isinstance(self._visitor.scene, ShowScene)


def show(program: Program, visitor: Visitor, whole: tuple[int, int]) -> int:
    """Through two scenes, with everything that a presenter does meanwhile; how many presses that took."""
    presenter = Presenter(program, visitor)
    program.comes_to(whole)  # it fills the screen
    presenter.on_to(0, ASKED)
    presenter.press(pygame.K_b, pygame.K_b, pygame.K_PAGEUP, pygame.K_PAGEDOWN)
    presenter.on_to(0, ANSWERED)
    presenter.press(pygame.K_ESCAPE)
    assert isinstance(visitor.scene, PauseScene)
    presenter.press(pygame.K_F5)
    _vote(presenter)
    presenter.on_to(1)
    presenter.on_to(1, ASKED)
    presenter.on_to(2)
    presenter.press(pygame.K_PAGEDOWN)
    _hold(presenter)
    assert program.size() == whole, "Esc has left the show"
    presenter.press(pygame.K_ESCAPE, shift=True)
    assert presenter.is_over()
    return presenter.presses


def _vote(presenter: Presenter) -> None:
    """Hands are counted, and every card is played."""
    while presenter.scene.steering.question is None:
        presenter.press(pygame.K_PAGEDOWN)
    asked = presenter.scene.steering.question
    presenter.press(pygame.K_1, pygame.K_2, pygame.K_TAB, pygame.K_7)
    assert asked.hands.counted[:2] == ["12", "7"]
    presenter.on_to(0, ANSWERED)
    assert presenter.scene.steering.question is None


def _hold(presenter: Presenter) -> None:
    """The seat that is to play next is taken, plays otherwise than it went, and then it is as it was."""
    presented = presenter.scene.presented
    seat = _to_play(presenter)
    presenter.press(pygame.K_3, pygame.K_1 + (seat - presented.story.seat) % presented.story.record.rules.players)
    presenter.press(pygame.K_h)
    assert presented.course.held == {seat}
    presenter.press(_another_card(presenter, seat))
    assert presented.course.branched, "that card could not be played"
    presenter.press(pygame.K_u, pygame.K_h)
    assert not presented.course.branched and not presented.course.held


def _to_play(presenter: Presenter) -> int:
    """On to where one of several cards is to be played; whose."""
    presented = presenter.scene.presented
    while (seat := whose_question(presented.course, presented.moment)) == NOBODY or presented.place.up != DEAL:
        presenter.press(pygame.K_PAGEDOWN)
    return seat


def _another_card(presenter: Presenter, seat: int) -> int:
    """The number of a card that may be played, and was not."""
    presented, stage = presenter.scene.presented, presenter.scene.steering.walk.telling.stage
    course, at = presented.course, presented.moment
    cards = {card_of(action) for action in course.legal(at, seat) if is_card(action)}
    if (deed := course.deed(at)) is not None and is_card(deed[1]):
        cards.discard(card_of(deed[1]))
    hand = hand_in_order(stage, seat)
    return pygame.K_1 + next(number for number, card in enumerate(hand) if card in cards)
