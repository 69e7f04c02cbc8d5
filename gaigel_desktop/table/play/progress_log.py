"""Noted: what is kept of what the player does rightly at the table."""

from __future__ import annotations

from collections.abc import Sequence

from gaigel_desktop.controller.settings import Aids
from gaigel_desktop.controller.teaching.learner import Learner
from gaigel_desktop.controller.teaching.new_words import done_with, with_read
from gaigel_desktop.controller.teaching.signing import with_event
from gaigel_desktop.controller.teaching.withdrawing import done_alone
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.events import Ended, Event, Signed

from . import trick_explained


def deed(learner: Learner, event: Event, past: Sequence[Event], me: int, *, looked: bool) -> None:
    """The words that the player has used with this, after all that was before it in the deal; and whether signs are
    made, where a partner has looked over for one."""
    for thing in done_with(event, past, me):
        learner.learn(learner.progress.with_done(thing))
    if isinstance(event, Signed | Ended):
        learner.learn(with_event(learner.progress, event, past, me, looked=looked))


def trick(learner: Learner, seen: Deal, me: int) -> None:
    """By what the player has taken the last one."""
    learner.learn(trick_explained.learned(learner.progress, seen, me))


def alone(learner: Learner, thing: str, aids: Aids) -> None:
    """What an aid is there for was done without it."""
    learner.learn(done_alone(learner.progress, thing, aids))


def read(learner: Learner, word: str) -> None:
    """A word that the table has waited with."""
    learner.learn(with_read(learner.progress, word))
