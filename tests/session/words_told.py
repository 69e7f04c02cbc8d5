"""How many words whoever hears the table is told in each trick, over an evening of deals by one newcomer.

python -m tests.session.words_told      the middle, and what nine tricks in ten stay below, in each language
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median, quantiles
from typing import Final

from gaigel_desktop.controller.teaching.progress import Progress
from gaigel_desktop.table.play.effects import Aloud
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.speech import say, speak

from .robot import Robot, tables

DEALS: Final = 40
TENTHS: Final = 10
CARD: Final = "|"  # whichever it is


def words_of_tricks(deals: int = DEALS) -> list[int]:
    """The number of words of each trick, from the drawing before it to who takes it: without the first of a deal, to
    which trump card and hand belong, and without its end."""
    progress, numbers = Progress(), list[int]()
    for seed in range(deals):
        robot = Robot(tables()["leinfelden 4"], seed, hears=True, helped=True, learned=progress)
        robot.play()
        progress = robot.session.state.player.learner.progress
        numbers += list(_by_trick(robot))[1:-1]
    return numbers


def _by_trick(robot: Robot) -> Iterator[int]:
    """The words told from one drawing to the next."""
    draws, words = say("spoken_draw", {"card": CARD}).partition(CARD)[0], 0
    for effect in robot.effects:
        if isinstance(effect, Aloud):
            if effect.words.startswith(draws):
                yield words
                words = 0
            words += len(effect.words.split())
    yield words


def main() -> None:
    """Print it for every language."""
    for language in LANGUAGES:
        speak(language)
        numbers = words_of_tricks()
        print(f"{language}: {median(numbers):.0f}, nine in ten up to {quantiles(numbers, n=TENTHS)[-1]:.0f}")


if __name__ == "__main__":
    main()
