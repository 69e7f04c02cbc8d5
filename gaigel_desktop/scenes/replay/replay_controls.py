"""The board beside a deal told again: the way through its steps, and a subtitle with the deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Button
from gaigel_desktop.window.pages.inputs import Slider
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Label, Panel, Text, Widget
from gaigel_desktop.window.pen import HELP, ON_WOOD, Pen, Style

BOARD: Final = (336.0, 178.0)
EDGE: Final = 12.0
GAP: Final = 8.0
HELP_LINE: Final = 32.0
SUBTITLE: Final = Style(HELP.face, theme.NAME_TEXT, theme.CREAM)
HAND_TOP: Final = 214.0  # the plate ends above the own hand
WIDEST: Final = 520.0
PAD: Final = 18.0


class Controls(NamedTuple):
    """What the buttons do."""

    first: Callable[[], None]
    back: Callable[[], None]
    play: Callable[[], None]
    forward: Callable[[], None]
    last: Callable[[], None]
    go: Callable[[int], None]
    hands: Callable[[], None]
    proof: Callable[[], None]
    lay_out: Callable[[], None]  # card by card
    leave: Callable[[], None]
    practise: Callable[[], None] | None  # None: nothing can be played from here
    show: Callable[[], None] | None  # to others; None: not from here


class Seen(NamedTuple):
    """The step that is seen."""

    at: int
    last: int
    deed: str
    hands: str
    more_hands: str  # what else of them can be seen
    playing: bool
    open: bool


def keys_of(go: Controls) -> dict[int, Callable[[], None]]:
    """The same by keys, as far as there is a door."""
    doors = {pygame.K_p: go.practise, pygame.K_s: go.show}
    return {key: door for key, door in doors.items() if door is not None} | {
        pygame.K_RIGHT: go.forward,
        pygame.K_LEFT: go.back,
        pygame.K_HOME: go.first,
        pygame.K_END: go.last,
        pygame.K_SPACE: go.play,
        pygame.K_o: go.hands,
        pygame.K_i: go.proof,
        pygame.K_c: go.lay_out,
    }


def board(pen: Pen, design: tuple[float, float], seen: Seen, go: Controls) -> Sheet:
    """Slider and buttons in the corner of the announcements, the deed above the own hand, the way back."""
    width, height = design
    wood = Box(width - BOARD[0] - EDGE, height - BOARD[1] - EDGE, *BOARD)
    rows = wood.inset(GAP, GAP)
    step = (rows.height - 3 * theme.TARGET) / 2 + theme.TARGET
    words = say("retell_step", {"step": seen.at, "steps": seen.last})
    track = rows.top(theme.TARGET).left(rows.width - GAP)
    slider = Slider("step", say("retell_slider"), track, seen.at, 0, max(1, seen.last), go.go, words)
    slider.style = ON_WOOD
    corner = Box(width - EDGE - theme.TARGET, EDGE, theme.TARGET, theme.TARGET)
    ways: list[Widget] = [Button("back", say("back"), corner, go.leave, "close", bare=True)]
    doors = (
        ("count_lay_out_key", "count", "last_trick", go.lay_out),
        ("retell_practise", "practise", "table", go.practise),
        ("retell_show", "show", "people", go.show),
    )
    for words_key, key, icon, door in doors:
        if door is not None:
            words, place = say(words_key), corner.moved(-(theme.TARGET + GAP) * len(ways), 0)
            ways.append(Button(key, words, place, door, icon, help=words, bare=True))
    return Sheet(
        (
            Part(
                (
                    Panel("tooltip", wood),
                    *_transport(rows.moved(0, step).top(theme.TARGET), seen, go),
                    slider,
                    *_looks(rows.moved(0, 2 * step).top(theme.TARGET), seen, go),
                    *ways,
                    *_subtitle(pen, design, seen.deed),
                )
            ),
        ),
        Box(wood.x, wood.y - HELP_LINE - GAP, wood.width, HELP_LINE),
    )


def _transport(row: Box, seen: Seen, go: Controls) -> list[Widget]:
    """Beginning, back, play, on, end."""
    play = ("pause", "retell_pause") if seen.playing else ("play", "retell_play")
    buttons = (
        ("first", "first", "retell_first", go.first, seen.at > 0),
        ("back_step", "step_back", "retell_back", go.back, seen.at > 0),
        ("play", *play, go.play, True),
        ("forward", "step_forward", "retell_forward", go.forward, seen.at < seen.last),
        ("last", "last", "retell_last", go.last, seen.at < seen.last),
    )
    return [
        Button(
            key, say(words), place, press, icon, "call" if key == "play" else "button", usable, say(words), bare=True
        )
        for (key, icon, words, press, usable), place in zip(buttons, row.columns(5, GAP), strict=True)
    ]


def _looks(row: Box, seen: Seen, go: Controls) -> list[Widget]:
    """Whose cards are open, and the seed."""
    eye, info = row.left(theme.TARGET), row.after(row.width - theme.TARGET)
    room = row.inset(theme.TARGET + 10, 0)
    return [
        Button(
            "hands",
            seen.more_hands,
            eye,
            go.hands,
            "eye" if seen.open else "eye_closed",
            help=seen.more_hands,
            bare=True,
        ),
        Label(seen.hands, room, ON_WOOD, "middle"),
        Button("proof", say("retell_proof"), info, go.proof, "info", help=say("retell_proof"), bare=True),
    ]


def _subtitle(pen: Pen, design: tuple[float, float], words: str) -> list[Widget]:
    """The deed on a plate where the table has its line of words; what needs more lines grows upwards."""
    width, height = design
    wide = min(WIDEST, width - 2 * (BOARD[0] + 2 * EDGE) - 2 * PAD, pen.width(words, SUBTITLE) + 4)
    high = pen.height(words, SUBTITLE, wide)
    place = Box((width - wide) / 2, height - HAND_TOP - high, wide, high)
    return [Panel("tooltip", place.inset(-PAD, -6)), Text(words, place, SUBTITLE, "middle", role="deed")]
