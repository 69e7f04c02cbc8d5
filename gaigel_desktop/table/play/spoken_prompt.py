"""What lies before the player to be read or answered, and what the table waits for, as it is said aloud."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import ENDGAME, NOBODY, taker
from gaigel_desktop.rules.judge import next_to_act, signs_are_made
from gaigel_desktop.rules.taking import taken_now
from gaigel_desktop.table.board.panels import Panel
from gaigel_desktop.table.board.stops import OWN_TRICK, TRICK
from gaigel_desktop.text.explain import sentence
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import trick_taken
from gaigel_desktop.window import theme

from . import note_cards, trick_explained
from .lesson_note import may_lie
from .stop_prompt import GATHER, GATHER_PARTNERS
from .table_state import TableState
from .top_layer_now import AT_ONCE, prompt_after_news, trick_line, with_press, your_turn

SAID: Final = (".", "!")  # how a sentence ends that is no question
ENDS: Final = (*SAID, "?", ":")


def question_told(state: TableState) -> tuple[str, ...]:
    """The words of the card of paper with its answers, and of the question of a panel with its choices."""
    leaf = note_cards.note_card_of(state) if may_lie(state) else None
    panel, told = state.choosing.panel, list[str]()
    if leaf is not None:
        words = _to_choose(leaf.words, leaf.buttons if len(leaf.buttons) > 1 else ())
        told.append(f"{_waits(state)} {words}".lstrip())
    if panel is not None:
        told.append(_asked_by(panel))
    return tuple(told)


def _asked_by(panel: Panel) -> str:
    """The question of a panel, with what can be chosen; where nothing can, why not."""
    free = tuple(choice.words for choice in panel.choices if not choice.refused)
    if free or not panel.choices:
        return _to_choose(panel.title, free)
    return f"{panel.title}: {' '.join(dict.fromkeys(choice.refused for choice in panel.choices))}"


def _waits(state: TableState) -> str:
    """Words before a hint that a trick lies there and waits; otherwise empty."""
    waits = state.choosing.hint is not None and state.stop is not None and state.stop.kind in (OWN_TRICK, TRICK)
    return say("spoken_goes_on") if waits else ""


def _to_choose(words: str, choices: tuple[str, ...]) -> str:
    """A question with its choices. A bare name of what is asked stands before them as a sentence does; after one that
    asks nothing it is said that there is a choice."""
    if not choices:
        return words
    key = "spoken_answers" if words.endswith(SAID) else "spoken_choices"
    words = words if words.endswith(ENDS) else f"{words}:"
    return say(key, {"asked": words, "choices": "; ".join(choices)})


def prompt_told(state: TableState) -> str:
    """What the table waits for; empty as long as a sign may still come, which is heard before it."""
    return "" if _may_be_signed_to(state) else short_prompt(state)


def short_prompt(state: TableState) -> str:
    """What the table waits for, at once where it is the player's turn: where to click is for the eye, and how it was
    opened or who takes the trick has been said."""
    words = prompt_after_news(state, AT_ONCE)
    if words == your_turn(state):
        return say("spoken_your_turn")
    rules = state.chair.rules
    if with_press(state, words) or words in {say_at(rules, key) for key in ("go_on", GATHER, GATHER_PARTNERS)}:
        return say("spoken_goes_on")
    told = trick_line(state), trick_explained.taker_told(state.stage.seen, state.seating.names)
    return words.removeprefix(told[0]).removeprefix(told[1]).lstrip()


def prompt_on_demand(state: TableState) -> str:
    """What the table waits for, to whoever asks, also where nothing is said by itself: the card is chosen and the way
    is not, the way and not the card, or somebody else is to play."""
    choosing, actor = state.choosing, next_to_act(state.stage.seen)
    if choosing.picked is not None:
        return say("choose_way")
    if choosing.mode is not None:
        return say("choose_card")
    names = state.seating.names
    waits_for = short_prompt(state)
    if waits_for or actor == NOBODY:
        return waits_for
    return say("spoken_your_turn") if actor == state.me else say("spoken_to_play", {"name": names[actor]})


def _may_be_signed_to(state: TableState) -> bool:
    """Whether a partner may still make a sign to the player, who is to lead: that is heard first."""
    seen, tempo = state.seen, state.stage.speed
    leads = state.stop is None and not seen.trick and next_to_act(seen) == state.me and seen.phase <= ENDGAME
    patience = theme.SIGNED_WITHIN * min(1.0, tempo)
    return leads and signs_are_made(seen) and state.quiet_for < patience


class TrickTold(NamedTuple):
    """Who takes the trick that lies there, and the reason, each a sentence or empty."""

    taker: str
    reason: str


def trick_taker_told(state: TableState) -> TrickTold:
    """Who takes the trick that lies there, as soon as it is seen; to those who want to be told, with what and why.
    Empty before that."""
    stage, names, seen = state.stage, state.seating.names, state.stage.seen
    seat = NOBODY if stage.table.untold else taker(seen)
    if seat == NOBODY:
        return TrickTold("", "")
    line, told, taken = trick_line(state), trick_explained.taker_told(seen, names), trick_taken(names[seat])
    taking = taken_now(seen)
    if not line or taking is None:
        return TrickTold(taken, "")
    reason = line.removeprefix(told).lstrip()
    if seat == (seen.leader + len(seen.trick) - 1) % seen.players:  # that card was the last to be heard
        told = sentence(say("log_taken", {"told": taken, "points": taking.points}))
    return TrickTold(told, reason)
