"""A learner: somebody who plays lessons with keys, knows what is wanted, and sees what lies on paper."""

from __future__ import annotations

from collections.abc import Iterator

import gaigel_desktop.window  # noqa: F401 - before pygame
from gaigel_desktop.scenes.routes import Lesson

# ruff: isort: split
import pygame

from gaigel_desktop.controller.teaching.tutor import Tutor
from gaigel_desktop.rules.actions import (
    ACCUSE,
    AUS,
    DECLARE,
    DECLARE_TWICE,
    PASS,
    QUESTION,
    RESERVE,
    SWAP,
    TAKE,
    Action,
    card_of,
    is_card,
    mode_of,
)
from gaigel_desktop.rules.cards import KING, OBER, pairs_held
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.cards import CardsScene
from gaigel_desktop.table.board.note_card import LaidNoteCard
from gaigel_desktop.table.board.panels import more_panel
from gaigel_desktop.table.play import laid_out_choices, note_cards
from gaigel_desktop.table.play.table_state import TableState

from .pages import Visitor

LONG = 7.0  # seconds after which a lesson waits for the learner
DISS = (SWAP, RESERVE, TAKE)
ANSWERS = {QUESTION: pygame.K_q, PASS: pygame.K_s}  # to a claim


def state_of(visitor: Visitor) -> TableState:
    assert isinstance(visitor.scene, TableScene) and visitor.scene.state is not None
    return visitor.scene.state


def tutor_of(visitor: Visitor) -> Tutor:
    chair = state_of(visitor).chair
    assert isinstance(chair, Tutor)
    return chair


def lies(visitor: Visitor) -> LaidNoteCard:
    """The card of paper."""
    lying = note_cards.laid_note_card(state_of(visitor))
    assert lying is not None, "nothing lies there"
    return lying


def said(visitor: Visitor) -> str:
    return lies(visitor).leaf.words


def learns(visitor: Visitor, lesson: str) -> None:
    """A lesson is begun; the picture of the cards that lies before it has been read."""
    visitor.services.open(Lesson(lesson))
    visitor.wait(LONG)
    read_cards(visitor)


def read_cards(visitor: Visitor) -> None:
    """Put away the picture of the cards, if it lies there."""
    if isinstance(visitor.scene, CardsScene):
        visitor.key(pygame.K_SPACE)
        visitor.wait(LONG)


def wanted(tutor: Tutor) -> Action:
    return tutor.told.wants[0]


def next_keys(visitor: Visitor) -> Iterator[int]:
    """What a learner presses who knows what is wanted."""
    tutor = tutor_of(visitor)
    if tutor.choosing:
        yield from keys_for(state_of(visitor), wanted(tutor))
    elif tutor.question is not None:
        yield pygame.K_1 + tutor.question.right
    else:
        yield pygame.K_SPACE


def keys_for(state: TableState, action: Action) -> Iterator[int]:
    """The keys by which somebody does this; each is to be pressed before the next is asked for."""
    hand = state.hand()
    if is_card(action):
        yield pygame.K_1 + hand.index(card_of(action))
        if state.choosing.picked is not None:
            modes = [offer.mode for offer in laid_out_choices.ways_to_open(state)]
            while state.pointing.focus is None or modes[state.pointing.focus.number] != mode_of(action):
                yield pygame.K_RIGHT
            yield pygame.K_RETURN
    elif DECLARE <= action < DECLARE_TWICE + 4:
        yield from _declaring(state, (action - DECLARE) % 4, action >= DECLARE_TWICE)
    elif action in DISS:
        yield from (pygame.K_d, pygame.K_1 + DISS.index(action))
    elif action in ANSWERS:
        yield ANSWERS[action]
    elif action == AUS:
        yield from (pygame.K_a, pygame.K_1)
    elif ACCUSE <= action < ACCUSE + 2:
        yield from (pygame.K_g, pygame.K_1)
    else:
        seldom = [choice.action for choice in more_panel(state.seen).choices]
        yield from (pygame.K_PERIOD, pygame.K_1 + seldom.index(action))


def _declaring(state: TableState, suit: int, twice: bool) -> Iterator[int]:
    yield pygame.K_m
    pair = {suit * 6 + OBER, suit * 6 + KING}
    yield pygame.K_1 + next(at for at, card in enumerate(state.hand()) if card in pair)
    if pairs_held(state.seen.hands[state.me], suit) == 2:
        yield pygame.K_1 + twice


def goes_on(visitor: Visitor) -> None:
    """One step further in the lesson."""
    for key in next_keys(visitor):
        visitor.key(key)
    visitor.wait(LONG)
