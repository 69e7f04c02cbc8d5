"""How fast this machine is at the moment. Machines differ by three times and more, so no test compares a time with a
number of seconds: what guards a speed measures in yardsticks of the same run, or counts."""

from __future__ import annotations

import random
import time
from typing import Final

CARDS: Final = 48
SHUFFLES: Final = 20_000


def yardstick(parts: int = 1) -> float:
    """The seconds of a processor that 20,000 shuffles of a list of 48 take now, measured by one of so many parts."""
    cards, dice = list(range(CARDS)), random.Random("yardstick")
    began = time.thread_time()
    for _ in range(SHUFFLES // parts):
        dice.shuffle(cards)
    return (time.thread_time() - began) * parts
