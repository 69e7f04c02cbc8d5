"""Whole deals of every rule set, watched and listened to at every speed: what of cards is only seen or only heard.

python -m tests.scenes.listening [--deals N]     so many deals of each rule set, each at all speeds with motion
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from gaigel_desktop.rules.options import PRESETS
from tests.scenes.table.watched import SPEEDS, Watched, unlike, watch

Found = tuple[str, str, str, str]  # rule set, speed, what is wrong, sound


def wrong(preset: str, speed: str, deal: Watched) -> Iterator[Found]:
    """What was heard and not seen, and what was seen and not heard."""
    heard, missed = unlike(deal)
    yield from ((preset, speed, "not seen", one.cue.sound) for one in heard)
    yield from ((preset, speed, "not heard", one.sound) for one in missed)


def listened(deals: int) -> tuple[Counter[str], Counter[Found]]:
    """Which sounds were heard how often, and what was wrong."""
    sounds, found = Counter[str](), Counter[Found]()
    for preset, rules in PRESETS.items():
        for number in range(deals):
            for speed in (speed for speed in SPEEDS if speed != "none"):
                deal = watch(rules, f"listening {number}", speed)
                sounds.update(one.cue.sound for one in deal.heard)
                found.update(wrong(preset, speed, deal))
    return sounds, found


def main() -> int:
    """Read the command line and do as it says."""
    parser = argparse.ArgumentParser(prog="python -m tests.scenes.listening", description=__doc__)
    parser.add_argument("--deals", type=int, default=60)
    sounds, found = listened(parser.parse_args().deals)
    print(*(f"{times:7} {sound}" for sound, times in sounds.most_common()), sep="\n")
    print(*(f"{times:7} {' '.join(what)}" for what, times in found.most_common()), sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
