"""Hands: how many went up in the room for each of the cards that it was asked about, as they are counted and typed."""

from __future__ import annotations

from typing import Final

import pygame

LONGEST: Final = 3  # digits; no inn is larger
DIGITS: Final = {
    **{key: str(key - pygame.K_0) for key in range(pygame.K_0, pygame.K_9 + 1)},
    pygame.K_KP_0: "0",
    **{key: str(key - pygame.K_KP_1 + 1) for key in range(pygame.K_KP_1, pygame.K_KP_9 + 1)},
}
NEXT: Final = (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER)


class Hands:
    """A number for each choice; empty as long as nobody has counted."""

    def __init__(self, choices: int) -> None:
        self.counted = [""] * choices
        self.at: int | None = None  # which of them is typed now; None as long as nothing was

    def count(self, at: int, said: str | None) -> None:
        """So many went up for this one; None: they are typed next."""
        self.at = at
        if said is not None:
            digits = "".join(letter for letter in said if letter in DIGITS.values())
            self.counted[at] = digits.lstrip("0")[:LONGEST] or ("0" if digits else "")

    def typed(self, key: int, mod: int = 0) -> bool:
        """A digit, Backspace, or on to the next one; whether the key was one of these. After the last one Enter leads
        on, and is for somebody else."""
        if key in DIGITS and not mod & pygame.KMOD_SHIFT:
            self._write(DIGITS[key])
        elif key == pygame.K_BACKSPACE and self.at is not None:
            self.counted[self.at] = self.counted[self.at][:-1]
        elif key in NEXT and self.at is not None:
            return self._step(-1 if mod & pygame.KMOD_SHIFT else 1, key == pygame.K_TAB)
        else:
            return False
        return True

    def _write(self, digit: str) -> None:
        self.at = self.at or 0
        self.counted[self.at] = (self.counted[self.at] + digit).lstrip("0")[:LONGEST] or "0"

    def _step(self, by: int, round_and_round: bool) -> bool:
        assert self.at is not None
        if not round_and_round and self.at + by >= len(self.counted):
            self.at = None
            return False
        self.at = (self.at + by) % len(self.counted)
        return True
