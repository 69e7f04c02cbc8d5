"""What a table asks for outside of it: sounds, words aloud, pages, what is written down.

The session collects it, and whoever has a window and a store carries it out, in order and at the same moment.
"""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.rules.events import Event


class Sound(NamedTuple):
    """Play a sound of this kind, from so far left (-1) or right (1), by so many decibels softer."""

    kind: str
    pan: float = 0.0
    softer: float = 0.0


class FadeTune(NamedTuple):
    """Fade out the tune that still rings: it has been heard enough."""


class Mute(NamedTuple):
    """Switch the sounds off, or on again."""

    muted: bool


class Aloud(NamedTuple):
    """Say this aloud to whoever hears the table."""

    words: str


class Helped(NamedTuple):
    """Write down with the deal that this has helped the player."""

    by: str


class AskToGuess(NamedTuple):
    """Ask the player what the own side has, before this event has it counted."""

    event: Event


class Guessed(NamedTuple):
    """Write down with the deal that the player has guessed so many points."""

    points: int


class DealOver(NamedTuple):
    """Tell what the deal came to: everything of it has been shown."""


class ShowAgain(NamedTuple):
    """Show the deal anew, because it stands otherwise now, and say this of it."""

    words: str


class PressPaper(NamedTuple):
    """Press a button of the card of paper."""

    at: int


class LookUp(NamedTuple):
    """Open a page over the table, or leave what was opened."""

    what: str


class OpenMenu(NamedTuple):
    """Open the menu of the table."""


class AskForWord(NamedTuple):
    """Hand the laptop to this person, who wants to say something."""

    seat: int


Effect = (
    Sound
    | FadeTune
    | Mute
    | Aloud
    | Helped
    | AskToGuess
    | Guessed
    | DealOver
    | ShowAgain
    | PressPaper
    | LookUp
    | OpenMenu
    | AskForWord
)
