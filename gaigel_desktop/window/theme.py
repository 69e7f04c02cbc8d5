"""The theme: every colour, size and duration a player sees. Sizes in design units, durations in seconds."""

from __future__ import annotations

from typing import Final

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """A colour from its hexadecimal digits."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


INK: Final = rgb("2A1A12")
PAPER: Final = rgb("FBF3DF")
CREAM: Final = rgb("FFF9EA")
WOOD: Final = rgb("7E502C")
WOOD_DARK: Final = rgb("4A2E18")
PLATE: Final = rgb("2B1B12")
PLATE_EDGE: Final = rgb("785836")
GOLD: Final = rgb("EBB02D")
RED: Final = rgb("C0301F")
GREEN: Final = rgb("2C6234")
CHALK: Final = rgb("F0ECDE")
SLATE: Final = rgb("2C3234")
SHADE: Final = rgb("140C07")

DESIGN: Final = (1280.0, 720.0)  # the smallest design; a window of another shape has more of one
CARD: Final = (117.0, 187.2)  # in the hand; 5 : 8
TRICK_CARD: Final = (96.0, 153.6)
BACK_CARD: Final = (52.0, 83.2)  # in the hands of the others
TARGET: Final = 48.0  # nothing to click is smaller

TEXT: Final = 17.0
SMALL_TEXT: Final = 14.0
NAME_TEXT: Final = 18.0
BUTTON_TEXT: Final = 20.0
HEAD_TEXT: Final = 34.0
CHALK_TEXT: Final = 26.0

# How long things take at normal speed.
PLAY: Final = 0.25
DRAW: Final = 0.20
DRAW_APART: Final = 0.09
DEAL: Final = 0.22
DEAL_APART: Final = 0.16
TURN: Final = 0.30
TURN_APART: Final = 0.15
GATHER: Final = 0.38
EXCHANGE: Final = 0.35
SHOW: Final = 1.1
BUBBLE: Final = 1.6
FADE: Final = 0.1
SPEEDS: Final = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "none": 0.0}

# Pages: the sheets of paper and the boards that settings, rules and the title are made of.
PAPER_DARK: Final = rgb("EFE2C2")
INK_SOFT: Final = rgb("6B4A30")
WINE: Final = rgb("8E1F17")
PAGE: Final = (1240.0, 900.0)  # a page is no larger, however large the window
EDGE: Final = 20.0  # between the edge of the window and the page
GAP: Final = 12.0
HEADER: Final = 72.0  # the strip with the title of the page
PANEL_EDGE: Final = 34.0  # inside a sheet of paper, up to its words
TOPICS: Final = 262.0  # the board with the topics
SCROLL_BAR: Final = 24.0
MARK: Final = 34.0  # check boxes and radio buttons
ICON: Final = 28.0
SMALLEST_SHRINK: Final = 0.7  # words that do not fit are drawn smaller, but not smaller than this
LEAD_TEXT: Final = 22.0
PAGE_HEAD_TEXT: Final = 36.0
SAVE_AFTER: Final = 1.5  # seconds without a change until settings are saved

# Overlays, the evening's slate, the cut.
LAMP_LOW: Final = rgb("75675A")  # what the table behind an overlay is multiplied with
CUT: Final = 0.5  # the packet taken off goes under the other
TURN_UP: Final = 0.24  # a card turned up before the match flies to its seat
TURN_UP_APART: Final = 0.2
CHANGE_SEATS: Final = 0.9
SEATS_STAY: Final = 1.8  # how long one reads who deals and who plays with whom
