"""The long check of the lessons: what each of them wants is what a master plays there, or within its doubt; and of the
stories: where a room is asked what it would play, the story does what the coach advises.

Where other dice let a master play otherwise, it is in doubt, and what it plays with any of them is as good.

python -m tests.lessons.masters [--seeds N]
"""

from __future__ import annotations

import argparse

from gaigel_desktop.controller.teaching.tutor import Tutor
from gaigel_desktop.lessons.story import Stop, Story, stories
from gaigel_desktop.opponents.choose import choose
from gaigel_desktop.opponents.considered import Looks, considered
from gaigel_desktop.opponents.levels import Character
from gaigel_desktop.opponents.memory import Memory, remember
from gaigel_desktop.rules.actions import SPELLED, Action
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.match import new_match
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import start
from gaigel_desktop.rules.views import View, view
from tests.lessons.playing import NAMES, beats, begun
from tests.opponents.asking import memory_of, thorough

WHOLE = 3200  # playouts, as many as a master takes


def master_plays(tutor: Tutor, seed: int, character: Character) -> Action | None:
    """What somebody of the highest level would do in the player's seat."""
    memory = Memory(new_match(tutor.rules))
    for event in tutor.news(0):
        memory = remember(memory, event)
    return choose(View(tutor.seen.copy()), tutor.seat, memory, character, seed)


def disagreements(name: str, seeds: range, character: Character) -> list[str]:
    """Where a master plays what the scene does not want; not where the scene says so itself."""
    tutor, found = begun(name), list[str]()
    for beat in beats(tutor):
        if beat.wants and not beat.differs:
            played = {master_plays(tutor, seed, character) for seed in seeds}
            found += (
                [] if played & set(beat.wants) else [f"{name}: {[SPELLED[way] for way in played if way is not None]}"]
            )
    return found


def advised(story: Story, stop: Stop, seed: int) -> Action | None:
    """What the coach advises where the room is asked."""
    deal, heard = start(story.record), list[Event]()
    for seat, action in story.record.actions[: stop.after]:
        apply(deal, seat, action, heard)
    memory = memory_of(heard, story.seat, new_match(story.record.rules)._replace(score=story.score))
    played = stop.choices[stop.right(story.record)].action
    return considered(view(deal, story.seat), story.seat, memory, seed, Looks(plays=played, tries=WHOLE)).deed()


def astray(story: Story, seeds: range) -> list[str]:
    """Where the story does something else; not where it says so itself."""
    found = list[str]()
    for stop in story.stops:
        best = {advised(story, stop, seed) for seed in seeds} if stop.choices and not stop.differs else set()
        if best and story.record.actions[stop.after][1] not in best:
            found.append(f"{story.name}-{stop.after}: {[SPELLED[way] for way in best if way is not None]}")
    return found


def main() -> int:
    """Ask at every choice of every lesson, and of every story."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=3)
    seeds = range(1, parser.parse_args().seeds + 1)
    found = [line for name in NAMES for line in disagreements(name, seeds, thorough(WHOLE))]
    found += [line for story in stories() for line in astray(story, seeds)]
    asked = f"{len(NAMES)} scenes and {len(stories())} stories asked about with {len(seeds)} seeds"
    print(f"{asked}: {len(found)} disagreements", *found, sep="\n")
    return bool(found)


if __name__ == "__main__":
    raise SystemExit(main())
