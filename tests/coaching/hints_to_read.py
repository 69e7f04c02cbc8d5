"""Hints as a stranger needs them to judge whether they are true, and the real reason:
`python -m tests.coaching.hints_to_read 100`, best compiled.

A guest plays among three old hands; of each deal a few of its choices are shown: the table as everybody sees it from
that seat, where to look, the hint, and each way with its worth in strokes and how far it is behind what is advised. At
the end stands how many hints the opponents' conduct would refuse.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Final, NamedTuple

from gaigel_desktop.controller.coaching.adviser import DICE, guests
from gaigel_desktop.controller.coaching.comparing import FRESH, looks_at, pooled, to_compare
from gaigel_desktop.controller.coaching.hint import AHEAD, BEYOND_DOUBT, Hint, hint
from gaigel_desktop.opponents.conduct import objections
from gaigel_desktop.opponents.considered import HINT_LOOKS, considered
from gaigel_desktop.opponents.facts import out
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.opponents.thought import Course, Thought
from gaigel_desktop.rules.actions import SPELLED
from gaigel_desktop.rules.cards import CODES, cards
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.rules.views import View
from gaigel_desktop.text.hinting import look_said, said
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.speech import speak
from tests.coaching.judge import TABLES, Choice, choices

OF_A_DEAL: Final = 3  # choices that are shown of one deal


class Advice(NamedTuple):
    """A choice, what was thought about it, and the hint."""

    choice: Choice
    thought: Thought
    hint: Hint
    seconds: float


def thought_over(seen: View, seat: int, memory: Memory, dice: int = DICE) -> Thought:
    """All that is thought for a hint, in one go, as an adviser does it."""
    thought = considered(seen, seat, memory, dice, HINT_LOOKS)
    compared = to_compare(thought, seen, seat, guests(thought, seen, seat, memory))
    return pooled(thought, considered(seen, seat, memory, dice + 1, looks_at(compared))) if compared else thought


def advice_in(deal: int, most: int) -> Iterator[Advice]:
    """So many choices of a deal at most, looked at by the coach."""
    found = choices(TABLES[deal % len(TABLES)], f"to read {deal}")
    for choice in Random(f"some of {deal}").sample(found, min(most, len(found))):
        began = process_time()
        thought = thought_over(choice.seen, choice.seat, choice.memory)
        took = process_time() - began
        known = choice.seen, choice.seat, choice.memory
        yield Advice(choice, thought, hint(thought, *known, guests(thought, *known)), took)


def is_refused(advice: Advice) -> bool:
    """Whether the opponents would not do that, and it is not clearly better than all that they would do."""
    seen, seat = advice.choice.seen, advice.choice.seat
    if len(advice.hint.deed) != 1:
        return False
    bad = objections(seen, seat, list(card_actions(seen)))
    if advice.hint.deed[0] not in bad:
        return False
    thought, told = advice.thought, advice.thought.place(advice.hint.deed)
    assert told is not None
    others = [at for at, way in enumerate(thought.ways) if way.course[0] not in bad]
    apart = [thought.apart(told, at) for at in others]
    return any(each.mean < AHEAD or each.mean <= BEYOND_DOUBT * each.error for each in apart)


# -- on paper ----------------------------------------------------------------------------------------------------


def on_paper(number: int, advice: Advice, language: str) -> Iterator[str]:
    """Everything that somebody needs who was not there."""
    seen, seat, thought, told = advice.choice.seen, advice.choice.seat, advice.thought, advice.hint
    mine = seen.law.side[seat]
    turned = "" if seen.indicator < 0 else f", turned up {CODES[seen.indicator]}"
    yield f"#{number}  {seen.law.rules.preset}, {seen.players} players; trumps {CODES[seen.trump * 6][0]}{turned}"
    yield f"    trick {seen.done + 1}, {seen.rounds} rounds to draw; points (tricks): " + ", ".join(
        f"{'you' if side == mine else 'they'} {points} ({seen.tricks[side]})" for side, points in enumerate(seen.points)
    )
    yield f"    your hand: {_codes(seen.hands[seat])}"
    yield f"    lies there: {_trick(seen, seat) or 'nothing, you lead'}"
    known = [f"{_who(seen, seat, at)} {_codes(seen.known[at])}" for at in range(seen.players) if at != seat]
    shown = [each for each in known if each[-1] != " "]
    if shown:
        yield f"    known to be held: {', '.join(shown)}"
    unseen = out(seen, seat)
    yield "    not seen yet: " + " ".join(CODES[card] * unseen[card] for card in range(24) if unseen[card])
    speak(language)
    yield f"    LOOK: {look_said(told, seen)}"
    yield f"    HINT: {said(told, seen)}"
    yield f"    ({told.reason}, rather than {_spelled(told.rather)}{'; solved' if thought.solved else ''})"
    place = thought.place(told.deed)
    for at in sorted(range(len(thought.ways)), key=lambda at: -thought.ways[at].worth):
        way = thought.ways[at]
        won = "" if way.saw is None else f", {100 * way.saw.won:.0f} of 100 deals won"
        behind = "" if place in (None, at) else _behind(thought, place, at)
        yield f"      {_spelled(way.course):<22}{way.worth:+.2f} strokes{won}, {way.tries} tries{behind}"


def _behind(thought: Thought, place: int | None, at: int) -> str:
    """How far a way is behind what is advised, if both have met enough of the same guesses."""
    assert place is not None
    apart, tries = thought.apart(place, at), thought.common[place][at].tries
    return (
        f", behind {apart.mean:+.2f} ± {apart.error:.2f}" if tries >= FRESH or thought.solved else ", left alone early"
    )


def _codes(hand: int) -> str:
    return " ".join(CODES[card] for card in cards(hand))


def _who(seen: View, seat: int, other: int) -> str:
    """Where somebody sits, as it is seen from the seat."""
    if other == seat:
        return "you"
    if seen.players == 4 and seen.law.sides == 2:
        return ("next opponent", "partner", "opponent before you")[(other - seat) % 4 - 1]
    return f"{'partner' if seen.law.side[other] == seen.law.side[seat] else 'opponent'} {(other - seat) % seen.players}"


def _trick(seen: View, seat: int) -> str:
    """The cards that lie there, and whose they are."""
    laid = [(_who(seen, seat, (seen.leader + step) % seen.players), card) for step, card in enumerate(seen.trick)]
    called = f"  (opened: {SPELLED[seen.mode * 24][1]})" if seen.trick and seen.done == 0 and seen.mode else ""
    return ", ".join(f"{who} {CODES[card] if card >= 0 else 'face down'}" for who, card in laid) + called


def _spelled(course: Course) -> str:
    return ", ".join(" ".join(map(str, SPELLED[action])) for action in course) or "wait"


def main() -> None:
    """So many hints on paper, and what they come to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("hints", type=int)
    parser.add_argument("--language", choices=list(LANGUAGES), default="en")
    parser.add_argument("--of-a-deal", type=int, default=OF_A_DEAL)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--quietly", action="store_true", help="nothing but what they come to")
    options = parser.parse_args()
    told, times, deal = Counter[str](), list[float](), options.first
    refused = all_the_same = 0
    while len(times) < options.hints:
        for advice in advice_in(deal, options.of_a_deal):
            times.append(advice.seconds)
            told[advice.hint.reason] += 1
            refused += is_refused(advice)
            all_the_same += advice.hint.against_habit
            if not options.quietly or is_refused(advice):
                print(*on_paper(len(times), advice, options.language), "", sep="\n")
        deal += 1
    times.sort()
    print(*(f"{count:5} {reason}" for reason, count in told.most_common()), sep="\n")
    print(f"{len(times)} hints of {deal - options.first} deals: the opponents' conduct refuses {refused}")
    print(f"against a habit, but ahead by {AHEAD} strokes and twice the doubt, and said so: {all_the_same}")
    print(
        f"seconds: median {times[len(times) // 2]:.3f}, 95 % {times[int(0.95 * len(times))]:.3f}, most {times[-1]:.3f}"
    )


if __name__ == "__main__":
    main()
