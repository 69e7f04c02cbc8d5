"""The dealer: a seed text becomes a pack, the same on every machine for ever, and can be checked afterwards.

The SHA-256 of the seed text is shown before play; the seed text itself, shown afterwards, proves the pack as it
lay before the cut. The shuffle is Fisher and Yates's over a stream of SHA-256 blocks, with numbers that would
favour some places thrown away. For a lesson or a practice deal the pack is stacked instead, and proves nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from random import Random
from struct import Struct
from typing import Final

from gaigel_desktop.rules.cards import PACK_SIZE
from gaigel_desktop.rules.deal import CUT_PLACES, cut
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Record

KNOCKS: Final = 0.2  # how often those knock who may
_WORDS: Final = Struct(">8I")  # a block of the stream: eight numbers of four bytes each
_FAIR_END: Final = tuple((1 << 32) - (1 << 32) % (last + 1) for last in range(PACK_SIZE))  # no place is favoured below


def new_pack() -> list[int]:
    """The 48 cards in the order of the rule book, each face twice."""
    return [place // 2 for place in range(PACK_SIZE)]


def shuffled(seed: str) -> tuple[int, ...]:
    """The pack that belongs to the seed text, before the cut."""
    pack = new_pack()
    numbers = _numbers(seed)
    for last in range(PACK_SIZE - 1, 0, -1):
        number = next(numbers)
        while number >= _FAIR_END[last]:
            number = next(numbers)
        other = number % (last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def _numbers(seed: str) -> Iterator[int]:
    """The numbers of SHA-256(seed, 0), SHA-256(seed, 1), …, four bytes each."""
    text = seed.encode("utf-8", "surrogatepass") + b"\0"
    for block in count():
        yield from _WORDS.unpack(sha256(text + block.to_bytes(8, "big")).digest())


def record_from(seed: str, cut_at: int | None, rules: RuleSet, dealer: int) -> Record:
    """A deal that begins with the pack of the seed, cut so far down, or knocked on (None)."""
    pack = shuffled(seed)
    return Record(rules, dealer, cut_at is None, pack if cut_at is None else cut(pack, cut_at), ())


def cut_by_dice(seed: str, may_knock: bool) -> int | None:
    """Where somebody cuts who leaves it to chance; None is a knock on the pack, where the table knows it."""
    if may_knock and Random(f"knocks {seed}").random() < KNOCKS:
        return None
    return Random(f"cut {seed}").choice(CUT_PLACES)


def commitment(seed: str) -> str:
    """What is shown before play: the SHA-256 of the seed text."""
    return sha256(seed.encode("utf-8", "surrogatepass")).hexdigest()


def proves(seed: str, shown: str) -> bool:
    """Whether this seed text belongs to the commitment that was shown."""
    return commitment(seed) == shown.strip().lower()


def new_seed() -> str:
    """A seed text that nobody can guess."""
    import secrets  # only a real game needs it

    return secrets.token_hex(16)
