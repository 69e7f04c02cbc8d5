"""The aids: what the program knows and says if the player wants to be helped. It asks the state and changes nothing."""

from __future__ import annotations

from random import Random
from typing import Final

from gaigel_desktop.controller.captions import explained
from gaigel_desktop.rules.actions import DECLARE, Action, card_of, mode_of
from gaigel_desktop.rules.cards import HIDDEN, cards
from gaigel_desktop.rules.deal import Deal, is_claimed
from gaigel_desktop.rules.ending import OUT, may_be_questioned
from gaigel_desktop.rules.events import Drawn, Played
from gaigel_desktop.rules.forbidden import why_nobody
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.rules.taking import taken_now
from gaigel_desktop.table.slate.standing import Match, before_last, match_of, side_name
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import as_signs_say, say
from gaigel_desktop.text.telling import listed
from gaigel_desktop.window import theme

from .table_state import TableState
from .waiting import waited_for

ASKED_BEFORE: Final = 6  # complete tricks: later nobody is asked about pairs


def marked_cards(state: TableState) -> frozenset[int]:
    """The own cards that may be played now, if the player wants them marked: after a while, or when another one was
    refused, so that one can choose without; where all may, none is."""
    if not state.refused and not waited_for(state, theme.MARKS_COME):
        return frozenset()
    return _allowed(state)


def has_marks_to_come(state: TableState) -> bool:
    """Whether there are marks to come, because not every card of the hand may be played."""
    return bool(_allowed(state))


def _allowed(state: TableState) -> frozenset[int]:
    mode = state.choosing.mode
    found = frozenset(card_of(action) for action in _marked(state) if mode in (None, mode_of(action)))
    return found if found != frozenset(state.hand()) else frozenset()


def _marked(state: TableState) -> tuple[Action, ...]:
    """The ways to play a card now, if the player wants them marked."""
    seen = state.seen
    if not state.aids.mark_legal or seen.turn != state.me or state.shown.busy(state.now):
        return ()
    return tuple(card_actions(seen))


def points_told(state: TableState) -> tuple[int | None, ...]:
    """The points of each side as far as the player wants to be told."""
    wanted, seen = state.aids, state.stage.seen
    ours = seen.law.side[state.me]

    def is_shown(side: int) -> bool:
        return wanted.all_points or (wanted.my_points and side == ours)

    return tuple(number if is_shown(side) else None for side, number in enumerate(seen.points))


def has_101(state: TableState) -> bool:
    """Whether Aus is to be proposed: what lies there makes 101 for the own side, and the player wants to hear it."""
    seen = state.seen
    proposes = state.aids.propose_aus and seen.done > 0 and not is_claimed(seen)
    enough = proposes and seen.points[seen.law.side[state.me]] >= OUT and sum(own_count(state)) >= OUT
    return enough and _may_be_told(state)


def own_count(state: TableState) -> tuple[int, int]:
    """The points of the own side as they stand there, and what it takes with the whole trick that lies there."""
    seen = state.stage.seen
    side, taking = seen.law.side, taken_now(seen)
    ours = side[state.me]
    return seen.points[ours], taking.points if taking is not None and side[taking.seat] == ours else 0


def _may_be_told(state: TableState) -> bool:
    """Whether Aus may be proposed already: whoever has called it rightly once is given time to do it alone."""
    alone = state.player.learner.progress.has_done("aus")
    return not alone or state.quiet_for > theme.PROPOSED


def call_warning(state: TableState, button: str) -> str:
    """The warning before a call that may cost a double game, for those who want to be told of a right one: what is
    known, and what it costs. Before a sign it says what that is for; otherwise it is empty."""
    if button == "winken" and state.aids.say_tricks:
        return say(as_signs_say("ask_sign_to"), {"names": listed(state.seating.partners(state.seen.law.side))})
    if not state.aids.propose_aus:
        return ""
    if button == "uebergaigelt":
        return _before_accusing(state)
    return _before_aus(state) if button == "aus" else ""


def _before_aus(state: TableState) -> str:
    seen = state.seen
    have = seen.points[seen.law.side[state.me]]
    if have >= OUT:
        return ""
    return say_at(seen.law.rules, "warn_claim" if may_be_questioned(seen) else "warn_aus", {"points": have})


def _before_accusing(state: TableState) -> str:
    """The warning before accusing. What the others have is said only where it stands on the table anyway, and of a
    single other side."""
    seen = state.seen
    law, told = seen.law, points_told(state)
    known = told[1 - law.side[state.me]] if law.sides == 2 else None
    if known is None:
        return say_at(law.rules, "warn_accuse")
    return say_at(law.rules, "warn_accuse_known", {"points": known})


def explains_calls(state: TableState) -> bool:
    """Whether calls and what can be chosen are explained: to whoever is helped, or speaks another language."""
    return any(state.aids) or explained(state.player, state.chair.rules)


def asks_for_pair(state: TableState) -> bool:
    """Whether somebody who thinks for a while is asked if they have looked for a pair: in one trick of a deal, which
    dice choose, and where a pair could be declared as far as everybody sees. What the player holds decides nothing."""
    if not state.aids.ask_pair or not waited_for(state, theme.LOOKED_FOR_PAIR):
        return False
    seen = state.seen
    own_trick = seen.tricks[seen.law.side[state.me]] > 0
    return own_trick and seen.done == asked_after(state) and why_nobody(seen, DECLARE) is None


def asked_after(state: TableState) -> int:
    """After how many complete tricks of this deal the player is asked about pairs."""
    seen, deals = state.seen, len(state.match.past)
    return Random(f"pair {deals} {seen.dealer} {seen.trump}").randrange(1, ASKED_BEFORE)


def claimed_points(state: TableState) -> int | None:
    """The points of the side that claims to be out, for those who see them and want to be warned; otherwise None."""
    seen = state.seen
    return points_told(state)[seen.law.side[seen.claimer]] if state.aids.propose_aus else None


def newest_card(state: TableState) -> int | None:
    """The place in the hand of the own card that was drawn last, for those who want it marked: until it is played, or
    another one is drawn, or after the last drawing another one is played. Otherwise None."""
    drawn = _last_drawn(state) if state.aids.mark_new else HIDDEN
    hand = state.hand()
    return max((at for at, card in enumerate(hand) if card == drawn), default=None)


def _last_drawn(state: TableState) -> int:
    """The own card that was drawn last, as far as the picture shows it; HIDDEN where it is gone."""
    played: list[int] = []
    for event in reversed(state.shown.past):
        if isinstance(event, Drawn):
            card = event.cards[(state.me - event.seat) % len(event.cards)]
            return HIDDEN if card in played or len(played) > 1 else card
        if isinstance(event, Played) and event.seat == state.me:
            played.append(event.card)
    return HIDDEN


def match_told(state: TableState) -> Match:
    """The match, without what the last deal has changed until its end is told."""
    match = match_of(state.match, state.player)
    return match if state.match.playing or state.over else before_last(match)


def score_in_words(state: TableState) -> str:
    """The score of the match in words, side by side."""
    rules, scores = state.chair.rules, enumerate(match_told(state).standing.score)
    return ", ".join(f"{side_name(rules, state.seating, side)}: {number}" for side, number in scores)


def cards_still_out(seen: Deal, seat: int) -> tuple[int, ...]:
    """How many copies of each face are still out: in other hands or in the talon, for all this seat knows."""
    gone = [0] * 24
    for card in (*cards(seen.played), *cards(seen.hands[seat])):
        gone[card] += 1
    for card in (*seen.trick, seen.indicator):
        if card != HIDDEN:
            gone[card] += 1
    if seen.reserver >= 0:
        gone[seen.trump * 6] += 1
    return tuple(2 - number for number in gone)
