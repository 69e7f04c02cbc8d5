"""Sealed: the secrets of the next packs, fixed before the player gives a word; what can be seen of them is a hash.

All secrets of a table are there when it is laid, and each of them is the hash of the one after it. So the first hash
fixes every one of them, and a word may stay for deal after deal: nobody can choose a secret when they know the word.
docs/fairness.md says who commits first, and why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .dealer import Seed, commitment, new_seed, word_of

MOST_DEALS: Final = 1000  # of one table; nobody plays so many at a sitting
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz023456789"  # what shaking the pack writes
SHAKEN: Final = 24  # letters of it that are kept, the last ones


class Sealed:
    """The next pack, and those after it: nothing but its hash is known, and nothing can be changed but the word."""

    def __init__(self, secrets: Sequence[str] = (), *, public: bool = False) -> None:
        """Without secrets, those of a new chain; with public ones nothing is sealed, and nothing is said of it."""
        self.public = public
        self._left = [*reversed(secrets or chain(new_seed()))]
        self.word = ""  # as it is typed

    @property
    def hash(self) -> str:
        """By this the secret of the next deal is fixed."""
        return commitment(self._left[-1])

    def open(self, *, stays: bool = False) -> Seed:
        """The next deal is dealt: its secret with the word, which stays for the deals after it or goes."""
        seed = Seed(self._left.pop(), word_of(self.word))
        if not self._left:  # others would be fixed after the word
            self._left, stays = [*reversed(chain(new_seed()))], False
        self.word = self.word if stays else ""
        return seed


def chain(last: str, deals: int = MOST_DEALS) -> tuple[str, ...]:
    """The secrets of so many deals, the first one first; each is the hash of the one after it."""
    secrets = [last]
    while len(secrets) < deals:
        secrets.append(commitment(secrets[-1]))
    return (*reversed(secrets),)


def shaken(word: str, across: float, down: float) -> str:
    """The word after the pack was moved to this place: one more letter, and the oldest goes where there are many."""
    return (word + LETTERS[(31 * round(across) + round(down)) % len(LETTERS)])[-SHAKEN:]
