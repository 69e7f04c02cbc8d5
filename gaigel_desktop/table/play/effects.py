"""What a table asks for outside of it: sounds, words aloud, pages, what is written down. The session collects it, and
whoever has a window and a store carries it out, in order and at the same moment."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.rules.events import Event


class Sound(NamedTuple):
    """A sound of this kind is heard, from so far left (-1) or right (1), by so many decibels softer."""

    kind: str
    pan: float = 0.0
    softer: float = 0.0


class FadeTune(NamedTuple):
    """The tune that still rings has been heard enough."""


class Mute(NamedTuple):
    """The sounds are off, or heard again."""

    muted: bool


class Aloud(NamedTuple):
    """This is said aloud to whoever hears the table."""

    words: str


class Helped(NamedTuple):
    """Write down with the deal that this has helped."""

    by: str


class AskToGuess(NamedTuple):
    """The player is asked what the own side has, before this event has it counted."""

    event: Event


class Guessed(NamedTuple):
    """Write down with the deal that the player has guessed so many points."""

    points: int


class DealOver(NamedTuple):
    """Everything has been shown: what the deal came to is to be told."""


class ShowAgain(NamedTuple):
    """The deal stands otherwise now: it is shown anew, and this is said of it."""

    words: str


class PressPaper(NamedTuple):
    """A button of the card of paper is pressed."""

    at: int


class Teach(NamedTuple):
    """This lesson is played over the table."""

    lesson: str


class LookUp(NamedTuple):
    """A page is opened over the table, or what was opened is left."""

    what: str


class OpenMenu(NamedTuple):
    """The menu of the table is opened."""


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
    | Teach
    | LookUp
    | OpenMenu
)
