"""Viewing: how the presenter wants what is shown to be seen: whose hands lie open, in which languages, dark or not."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.controller.settings import Settings
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.speech import spoken_language

ONE: Final = "one"
ALL: Final = "all"
CLOSED: Final = "closed"
HANDS: Final = (ONE, ALL, CLOSED)


class Viewing(NamedTuple):
    """What was chosen, for as long as the show lasts."""

    hands: str = ONE
    second: str = ""  # language; empty: none
    why: bool = False  # the reason stands there instead of what happened
    blank: bool = False
    note: str = ""  # what the presenter is told until the next key

    def open(self, players: int, lit: int, held: frozenset[int]) -> frozenset[int]:
        """The seats whose cards lie face up: always those that the presenter plays."""
        return held | {ONE: frozenset({lit}), ALL: frozenset(range(players)), CLOSED: frozenset()}[self.hands]

    def next_hands(self) -> Viewing:
        """One, all, none, and one again."""
        return self._replace(hands=HANDS[(HANDS.index(self.hands) + 1) % len(HANDS)])

    def next_language(self) -> Viewing:
        """Every language but the one that is spoken, and then none."""
        others = ("", *(code for code in LANGUAGES if code != spoken_language()))
        at = others.index(self.second) if self.second in others else 0
        return self._replace(second=others[(at + 1) % len(others)])

    @property
    def languages(self) -> tuple[str, ...]:
        """In which everything is said, the one that is spoken first."""
        return ("", self.second) if self.second not in ("", spoken_language()) else ("",)


def viewing_of(chosen: Settings) -> Viewing:
    """As it was chosen in the settings."""
    return Viewing(chosen.show_hands, chosen.show_second)
