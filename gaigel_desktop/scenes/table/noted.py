"""Noted: what is kept of what the player does rightly at the table."""

from __future__ import annotations

from collections.abc import Sequence

from gaigel_desktop.controller.settings import Aids
from gaigel_desktop.controller.teaching.new_words import done_with, with_read
from gaigel_desktop.controller.teaching.signing import with_event
from gaigel_desktop.controller.teaching.withdrawing import done_alone
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.events import Ended, Event, Signed
from gaigel_desktop.scenes.parts.desk import Desk

from . import trick_told


def deed(desk: Desk, event: Event, past: Sequence[Event], me: int, *, looked: bool) -> None:
    """The words that the player has used with this, after all that was before it in the deal; and whether signs are
    made, where a partner has looked over for one."""
    for thing in done_with(event, past, me):
        desk.learner.learn(desk.learner.progress.with_done(thing))
    if isinstance(event, Signed | Ended):
        desk.learner.learn(with_event(desk.learner.progress, event, past, me, looked=looked))


def trick(desk: Desk, seen: Deal, me: int) -> None:
    """By what the player has taken the last one."""
    desk.learner.learn(trick_told.learned(desk.learner.progress, seen, me))


def alone(desk: Desk, thing: str, aids: Aids) -> None:
    """What an aid is there for was done without it."""
    desk.learner.learn(done_alone(desk.learner.progress, thing, aids))


def read(desk: Desk, word: str) -> None:
    """A word that the table has waited with."""
    desk.learner.learn(with_read(desk.learner.progress, word))
