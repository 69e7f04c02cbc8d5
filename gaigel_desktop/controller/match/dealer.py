"""The dealer: a seed text becomes a pack, the same on every machine for ever, and can be checked afterwards.

The SHA-256 of the house's secret is shown before play; then the player may add a word, and the pack is made of both.
Secret and word, shown afterwards, prove the pack as it lay before the cut; docs/fairness.md says why in this order.
The shuffle is Fisher and Yates's over a stream of SHA-256 blocks, with numbers that would favour some places thrown
away. For a lesson or a practice deal the pack is stacked instead, and proves nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from random import Random
from shlex import quote
from struct import Struct
from typing import Final, Literal, NamedTuple
from unicodedata import normalize

from gaigel_desktop.controller.records.notation import JsonObject
from gaigel_desktop.controller.store.summary import LAID
from gaigel_desktop.rules.cards import PACK_SIZE
from gaigel_desktop.rules.deal import CUT_PLACES, cut, new_pack
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Record

KNOCKS: Final = 0.2  # how often those knock who may
_WORDS: Final = Struct(">8I")  # a block of the stream: eight numbers of four bytes each
_FAIR_END: Final = tuple((1 << 32) - (1 << 32) % (last + 1) for last in range(PACK_SIZE))  # no place is favoured below
LONGEST_WORD: Final = 40
Proof = Literal["fair", "fair_with_word", "unfair", "not_a_hash"]  # what is said of it
SECRET: Final = "seed"  # so the secret of a deal is kept beside it
WORD: Final = "word"  # and so the word, where there is one


class Seed(NamedTuple):
    """What a pack is made of: the secret of the house, and the word that the player has added, if any; or it was laid,
    and has a name."""

    secret: str = ""  # empty: nobody knows it, and nothing is proved
    word: str = ""
    laid: str = ""

    @property
    def text(self) -> str:
        """What is shuffled by: the secret, and on a second line the word; without a word the secret alone."""
        return f"{self.secret}\n{self.word}" if self.word else self.secret

    @property
    def seal(self) -> str:
        """What is shown before play; empty where nothing is proved."""
        return commitment(self.secret) if self.secret else ""


UNPROVED: Final = Seed()


def kept_seed(seed: Seed) -> JsonObject:
    """As it is kept beside a deal."""
    told = {SECRET: seed.secret, WORD: seed.word, LAID: seed.laid}
    return {name: told[name] for name in told if told[name] or name == SECRET}


def seed_in(about: JsonObject) -> Seed:
    """The seed of a deal by what is kept beside it; deals from before there were words have none."""
    secret, word, laid = (about.get(name) for name in (SECRET, WORD, LAID))
    return Seed(*(told if isinstance(told, str) else "" for told in (secret, word, laid)))


def word_of(typed: str) -> str:
    """The word as it counts: letters composed, nothing that cannot be seen, no room around it."""
    seen = "".join(letter for letter in normalize("NFC", typed) if letter.isprintable())
    return seen.strip()[:LONGEST_WORD].strip()


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
    for block in count():  # pragma: no branch - there is always one more
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


def commitment(secret: str) -> str:
    """What is shown before play: the SHA-256 of the secret."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def proves(secret: str, shown: str) -> bool:
    """Whether this secret belongs to the commitment that was shown."""
    return commitment(secret) == shown.strip().lower()


def proved(seed: Seed, shown: str) -> Proof:
    """Whether the pack of this seed was fixed by the hash that was shown."""
    if not re.fullmatch(r"\s*[0-9a-fA-F]{64}\s*", shown):
        return "not_a_hash"
    if not proves(seed.secret, shown):
        return "unfair"
    return "fair_with_word" if seed.word else "fair"


def command(seed: Seed) -> str:
    """What anybody can check it with."""
    word = f" --word={quote(seed.word)}" if seed.word else ""
    return f"gaigel-desktop fair {quote(seed.secret)} {seed.seal}{word}"


def new_seed() -> str:
    """A seed text that nobody can guess."""
    import secrets  # only a real game needs it

    return secrets.token_hex(16)
