"""Played by ear: a match that somebody reads over AT-SPI and who sees nothing, on an X display with openbox, xdotool,
at-spi2-core and the system's python3-pyatspi.

    python -m tests.e2e.heard                   a match to two strokes at the fastest pace
    python -m tests.e2e.heard PROGRAM           the same of an executable
    python -m tests.e2e.heard --language de     in another language; with --lesson a lesson, with --review a review
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.controller.settings import Settings, SettingValue, save
from gaigel_desktop.controller.store.store import StoredDeal, open_store
from gaigel_desktop.controller.store.summary import chairs, own_seat
from gaigel_desktop.controller.teaching.progress import load as load_progress
from gaigel_desktop.rules.events import Drawn, Reserved, Signed, Swapped, Taken, TrickTaken
from gaigel_desktop.rules.taking import taken_last
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.text.telling import exchange_told, taken_with, told
from gaigel_desktop.window import theme

from .__main__ import FROM_SOURCE
from .blind import Blind, at_the_table, named
from .ears import Ears, Heard, Session
from .program import Program
from .short_table import lay_a_short_table

SEVERAL = 7  # strokes that no deal ends the match with, or nothing is offered after it but another match
TRICKS = 12  # in which one of four plays
NOBODY_NEW: Mapping[str, SettingValue] = {"played_before": True}  # no lesson comes up
# Nobody waits for anybody.
FASTEST: Mapping[str, SettingValue] = {"speed": "none", "trick_stays": 0.5, "caption_stays": 2, **NOBODY_NEW}


def what_is_in_the_log(deal: StoredDeal) -> Iterator[tuple[str, ...]]:
    """Each event as the player's log tells it, or as it is told once instead. Signs are whispered: left out."""
    names = tuple(str(chair.get("name") or say("you")) for chair in chairs(deal.about))
    for before, (event, seen) in pairwise(retold(deal.record, own_seat(deal.about))):
        words = "" if event is None or isinstance(event, Signed) else told(event, seen, names)
        if isinstance(event, Drawn):
            own = event.cards[(own_seat(deal.about) - event.seat) % len(names)]
            yield (say("spoken_draw", {"card": card_name(own)}),)
        elif isinstance(event, Swapped | Reserved | Taken):
            yield words, exchange_told(event, seen, before.seen.indicator, names)
        elif isinstance(event, TrickTaken) and (taking := taken_last(seen)) is not None:
            yield words, taken_with(taking, seen, names)
        elif words:
            yield (words,)


def compare(heard: list[str], log: list[tuple[str, ...]]) -> int:
    """Everything in the log was heard, in its order, and nothing twice; how many sentences that are."""
    left, matched = iter(heard), list[str]()
    for ways in log:
        found = next((words for words in left if any(way.rstrip(".") in words for way in ways)), None)
        assert found is not None, f"not heard: {ways}; after {matched[-3:]}\nheard: {heard}"
        matched.append(found)
    times = Counter(heard[heard.index(matched[0]) :])  # before that the Umschlag shows cards, too
    twice = {words: times[words] for words, number in Counter(matched).items() if times[words] != number}
    assert not twice, f"heard more often than it happened: {twice}"
    return len(matched)


@contextmanager
def listening(
    command: list[str], home: Path, language: str, strokes: int = 2, pace: Mapping[str, SettingValue] = FASTEST
) -> Iterator[tuple[Program, Ears]]:
    """The program, and somebody who hears it; it ends well while they listen."""
    lay_a_short_table(home, strokes=strokes)
    save(Settings().change(language=language, **pace), home / "settings.toml")
    program, ears = Program(command, home), Ears()
    try:
        yield program, ears
        time.sleep(2 * theme.SAID_APART)  # the last words come a little after those before
        assert program.close() == 0, "it does not end well while somebody listens"
    except BaseException:
        program.abort()
        raise
    finally:
        ears.close()
        program.kill()


def a_match(command: list[str], home: Path, language: str) -> None:
    """From the title to the end of a match, by ear."""
    began = time.monotonic()
    with listening(command, home, language) as (program, ears):
        blind = Blind(ears)
        blind.play(lambda tree: program.finished_matches() == 1 and not at_the_table(tree))  # its end is told there
    store = open_store(home / "games.sqlite")
    log = [ways for deal in store.deals() for ways in what_is_in_the_log(deal)]
    store.close()
    number, took = compare(ears.heard, log), time.monotonic() - began
    of = f"{number} of {len(ears.heard)} sentences are the log"
    print(f"{language}: a match by ear with {blind.presses} presses in {took:.0f} s; {of}", flush=True)


def a_lesson(command: list[str], home: Path, language: str) -> None:
    """From the title to the tick of the first lesson."""
    with listening(command, home, language) as (_, ears):
        blind = Blind(ears)
        blind.press(say("title_learn"))
        blind.play(lambda _: "two_tricks" in load_progress(home / "learned.json").lessons)
    told_so = "; ".join(ears.heard[:6])
    print(
        f"{language}: a lesson by ear with {blind.presses} presses, {len(ears.heard)} sentences: {told_so} ...",
        flush=True,
    )


def a_deal(program: Program, ears: Ears) -> Blind:
    """Somebody who has played the first deal of a match, on the page that comes after it."""
    blind, came = Blind(ears), list[bool]()  # the store may say later than the page that it is over

    def is_left(tree: list[Heard]) -> bool:
        came.append(named(tree, say("spoken_hand")) is not None)
        return any(came) and not at_the_table(tree)

    blind.play(is_left)
    program.finishes(1)
    return blind


def rows() -> Iterator[str]:
    """How a decision may begin in the list, the first one first."""
    return (say("review_row_asked", {"number": number}) for number in range(1, TRICKS + 1))


def is_told(tree: list[Heard]) -> bool:
    """Whether it was said what was better: then it can be gone on from."""
    return any(named(tree, say(words)) is not None for words in ("review_next", "review_enough"))


def a_review(command: list[str], home: Path, language: str) -> None:
    """A deal, and one of its cards talked over: asked, answered, and told what was better."""
    with listening(command, home, language, SEVERAL) as (program, ears):
        blind = a_deal(program, ears)
        blind.press(say("review"))
        blind.press(say("review_all"))  # which of them are worth a word is another thing with each pack
        before = len(ears.heard)
        blind.press(*rows())
        asked = blind.hear(say("review_ask"), say("review_ask_say"), since=before)
        before = len(ears.heard)
        if asked == say("review_ask"):
            blind.play(is_told)  # the first card may not be allowed
        else:
            blind.press(say("review_nothing"))
        end = blind.press(say("review_next"), say("review_enough"))
    print(f"{language}: a review by ear: {ears.heard[before:]}, {end!r}", flush=True)


def questions(about: str | None) -> argparse.ArgumentParser:
    """What everybody who plays by ear is asked for."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--language", default="en")
    return parser


def main() -> None:
    """What is asked for."""
    parser = questions(__doc__)
    parser.add_argument("program", nargs="?")
    parser.add_argument("--lesson", action="store_true")
    parser.add_argument("--review", action="store_true")
    asked = parser.parse_args()
    speak(asked.language)
    command = [str(Path(asked.program).resolve())] if asked.program else FROM_SOURCE
    deed = a_lesson if asked.lesson else a_review if asked.review else a_match
    with TemporaryDirectory() as folder, Session():
        deed(command, Path(folder, "home"), asked.language)


if __name__ == "__main__":
    main()
