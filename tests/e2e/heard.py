"""Played by ear: a match that somebody reads over AT-SPI and who sees nothing, on an X display with openbox, xdotool,
at-spi2-core and the system's python3-pyatspi.

    python -m tests.e2e.heard                   a match to two strokes at the fastest pace
    python -m tests.e2e.heard PROGRAM           the same of an executable
    python -m tests.e2e.heard --language de     in another language; also --lesson and --review
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.controller.settings import Settings, save
from gaigel_desktop.controller.store.store import StoredDeal, open_store
from gaigel_desktop.rules.events import Reserved, Signed, Swapped, Taken
from gaigel_desktop.scenes.past.wording import seating_of
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.text.telling import exchange_told, told

from .blind import Blind, at_the_table
from .ears import Ears, Session
from .program import Program

FROM_SOURCE = [sys.executable, "-m", "gaigel_desktop"]
# Nobody waits for anybody, and no lesson comes up.
FASTEST = {"speed": "none", "trick_stays": 0.5, "caption_stays": 2, "played_before": True, "aid_new_waits": False}


def what_is_in_the_log(deal: StoredDeal) -> Iterator[tuple[str, ...]]:
    """Each event as the player's log tells it, or as it is told once instead. Signs are whispered: left out."""
    seating = seating_of(deal, say("you"), "")  # type: ignore[arg-type]
    for before, (event, seen) in pairwise(retold(deal.record, seating.me)):
        words = "" if event is None or isinstance(event, Signed) else told(event, seen, seating.names)
        if isinstance(event, Swapped | Reserved | Taken):
            yield words, exchange_told(event, seen, before.seen.indicator, seating.names)
        elif words:
            yield (words,)


def compare(heard: list[str], log: list[tuple[str, ...]]) -> int:
    """Everything in the log was heard, in its order, and nothing twice; how many sentences that are."""
    left, matched = iter(heard), list[str]()
    for ways in log:
        found = next((words for words in left if any(way.rstrip(".") in words for way in ways)), None)
        assert found is not None, f"not heard: {ways}; after {matched[-3:]}\nheard: {heard}"
        matched.append(found)
    times = Counter(heard)
    twice = {words: times[words] for words, number in Counter(matched).items() if times[words] != number}
    assert not twice, f"heard more often than it happened: {twice}"
    return len(matched)


def a_match(command: list[str], folder: Path, language: str) -> None:
    """From the title to the end of a match, by ear."""
    from .__main__ import lay_a_short_table

    home = folder / "home"
    lay_a_short_table(home)
    save(Settings().change(language=language, **FASTEST), home / "settings.toml")
    began = time.monotonic()
    program, ears = Program(command, home), Ears()
    try:
        blind = Blind(ears)
        blind.play(lambda: program.finished_matches() == 1)
        blind.play(lambda: not at_the_table(ears.tree()))  # and the end of it is told there
        assert program.close() == 0, "it does not end well while somebody listens"
    finally:
        ears.close()
        program.kill()
    store = open_store(home / "games.sqlite")
    log = [ways for deal in store.deals() for ways in what_is_in_the_log(deal)]
    store.close()
    number, took = compare(ears.heard, log), time.monotonic() - began
    of = f"{number} of {len(ears.heard)} sentences are the log"
    print(f"{language}: a match by ear with {blind.presses} presses in {took:.0f} s; {of}", flush=True)


def main() -> None:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", nargs="?")
    parser.add_argument("--language", default="en")
    asked = parser.parse_args()
    speak(asked.language)
    command = [str(Path(asked.program).resolve())] if asked.program else FROM_SOURCE
    with TemporaryDirectory() as folder, Session():
        a_match(command, Path(folder), asked.language)


if __name__ == "__main__":
    main()
