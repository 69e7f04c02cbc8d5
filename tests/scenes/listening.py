"""Whole deals of every rule set, watched and listened to at every speed: what of cards is only seen or only heard.

python -m tests.scenes.listening [--deals N]     so many deals of each rule set, each at all speeds with motion

It also says by how much each sound is later than what is seen of it.
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
from tests.scenes.table.watched import SPEEDS, Pairs, paired, watch

Found = tuple[str, str, str, str]  # rule set, speed, what is wrong, sound
Late = dict[tuple[str, str], list[float]]  # by sound and speed: how much later it was heard than seen


def wrong(preset: str, speed: str, pairs: Pairs) -> Iterator[Found]:
    """What was heard and not seen, and what was seen and not heard."""
    yield from ((preset, speed, "not seen", one.cue.sound) for one in pairs.extra)
    yield from ((preset, speed, "not heard", one.sound) for one in pairs.missed)


def listened(deals: int) -> tuple[Late, Counter[Found]]:
    """How late each sound was, and what was wrong."""
    late, found = Late(), Counter[Found]()
    for preset, rules in PRESETS.items():
        for number in range(deals):
            for speed in (speed for speed in SPEEDS if speed != "none"):
                pairs = paired(watch(rules, f"listening {number}", speed))
                found.update(wrong(preset, speed, pairs))
                for heard, one in pairs.found:
                    late.setdefault((one.sound, speed), []).append(heard.at - one.seen.at)
    return late, found


def main() -> int:
    """Read the command line and do as it says."""
    parser = argparse.ArgumentParser(prog="python -m tests.scenes.listening", description=__doc__)
    parser.add_argument("--deals", type=int, default=60)
    late, found = listened(parser.parse_args().deals)
    for (sound, speed), seconds in sorted(late.items()):
        print(f"{sound:15} {speed:7}{len(seconds):7} times, {ms(min(seconds))} to {ms(max(seconds))} ms later")
    print(*(f"{times:7} {' '.join(what)}" for what, times in found.most_common()), sep="\n")
    return 1 if found else 0


def ms(seconds: float) -> str:
    return f"{1000 * seconds:+.0f}"


if __name__ == "__main__":
    sys.exit(main())
