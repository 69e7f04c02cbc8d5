"""What is noted as learned: what the player does rightly, and what without the aid that would have come."""

from __future__ import annotations

from collections.abc import Sequence

from gaigel_desktop.controller.settings import Aids
from gaigel_desktop.controller.teaching.learner import Learner
from gaigel_desktop.controller.teaching.new_words import done_with
from gaigel_desktop.controller.teaching.progress import TRICKS_EXPLAINED
from gaigel_desktop.controller.teaching.signing import with_event
from gaigel_desktop.controller.teaching.withdrawing import ASKS, ASKS_BACK, MARKS, PROPOSES, STRIP, done_alone
from gaigel_desktop.rules.actions import AUS, DECLARE, DECLARE_TWICE, Action, is_card
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.ending import OUT, REASONS
from gaigel_desktop.rules.events import Ended, Event, Signed

from . import aids, trick_explained
from .calls_taught import DEAL, DEALS
from .table_state import TableState


def note_action(learner: Learner, event: Event, past: Sequence[Event], me: int, *, looked: bool) -> None:
    """Note the words that the player has used with this event, after all that was before it in the deal; and whether
    signs are made, where a partner has looked over for one."""
    for thing in done_with(event, past, me):
        learner.learn(learner.progress.with_done(thing))
    if isinstance(event, Signed | Ended):
        learner.learn(with_event(learner.progress, event, past, me, looked=looked))


def note_trick(learner: Learner, seen: Deal, me: int) -> None:
    """Note that a trick was explained, and by what the player has taken it."""
    learned = trick_explained.learned_from_trick(learner.progress, seen, me)
    learner.learn(learned.with_done(TRICKS_EXPLAINED))


def note_done_unaided(learner: Learner, thing: str, aids: Aids) -> None:
    """Note that the player has done without an aid what it is there for."""
    learner.learn(done_alone(learner.progress, thing, aids))


def aid_not_needed(state: TableState, action: Action) -> str:
    """The aid that is there for what the player is about to do and has not helped; empty if there is none, or it
    has."""
    if state.was_helped:
        return ""
    seen = state.seen
    if is_card(action):
        return MARKS if aids.has_marks_to_come(state) and not aids.marked_cards(state) else ""
    if action == AUS:
        enough = seen.points[seen.law.side[state.me]] >= OUT
        return PROPOSES if enough and not aids.has_101(state) else ""
    declares = DECLARE <= action < DECLARE_TWICE + 4
    return ASKS if declares and not aids.asks_for_pair(state) else ""


def note_deal(learner: Learner, state: TableState) -> None:
    """Note that a deal of a match is over, as long as that matters, and which aids it was played without."""
    if not state.counts:
        return
    if not learner.progress.has_done(DEAL, DEALS):
        learner.learn(learner.progress.with_done(DEAL))
    for aid in aids_not_needed_in_deal(state):
        note_done_unaided(learner, aid, state.aids)


def aids_not_needed_in_deal(state: TableState) -> tuple[str, ...]:
    """The aids that a whole deal was played without, if it came to its end by the rules; of what holds when nothing is
    left to draw that can only be said where it came to that."""
    seen = state.stage.seen
    if seen.result is None or seen.result.reason not in REASONS or not state.unhelped_deal:
        return ()
    return (STRIP, ASKS_BACK) if seen.rounds == 0 else (ASKS_BACK,)
