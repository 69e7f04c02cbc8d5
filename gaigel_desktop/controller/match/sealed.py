"""Sealed: the secrets of the next packs, fixed before the player gives a word.

All secrets of a table are there when it is laid, and each of them is the hash of the one after it. So the first hash
fixes every one of them, and a word may stay for deal after deal: nobody can choose a secret when they know the word.
docs/fairness.md says who commits first, and why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .dealer import Seed, commitment, new_seed, word_of

MOST_DEALS: Final = 1000  # of one table; nobody plays so many at a sitting


class Sealed:
    """The packs that follow at a table: nothing can be changed but the word."""

    def __init__(self, secrets: Sequence[str] = (), *, public: bool = False) -> None:
        """Without secrets, those of a new chain; with public ones nothing is sealed, and nothing is said of it."""
        self.public = public
        self._left = [*reversed(secrets or chain(new_seed()))]
        self.word = ""  # as it is typed

    def open(self) -> Seed:
        """The next deal is dealt: its secret with the word, which stays for the deals after it."""
        seed = Seed(self._left.pop(), word_of(self.word))
        if not self._left:  # others are fixed after the word, so it goes
            self._left, self.word = [*reversed(chain(new_seed()))], ""
        return seed


def chain(last: str, deals: int = MOST_DEALS) -> tuple[str, ...]:
    """The secrets of so many deals, the first one first; each is the hash of the one after it."""
    secrets = [last]
    while len(secrets) < deals:
        secrets.append(commitment(secrets[-1]))
    return (*reversed(secrets),)
