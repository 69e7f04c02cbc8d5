"""The wall: the slate beside the lamp, which belongs to the picture of the inn; as soon as a match of the season is
over, it is wiped and says who has won how many."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from gaigel_desktop.controller.match.regulars import REGULAR_WITH
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import CHALK_HAND
from gaigel_desktop.window.pages.controls import Chosen
from gaigel_desktop.window.pages.widgets import Look, Meaning
from gaigel_desktop.window.pen import Pen, Style
from gaigel_desktop.window.pieces import piece_named

if TYPE_CHECKING:
    from gaigel_desktop.controller.inn.season import Evenings, OnTheSlate, Season

CORNER: Final = (940.0, 120.0)  # of the clean slate in the picture
FREE: Final = (40.0, 10.0, 296.0, 190.0)  # of the clean slate: beside the lamp, and within the frame
TITLE: Final = Style(CHALK_HAND, theme.CHALK_SMALL_TEXT, theme.CHALK_FAINT)
WORDS: Final = Style(CHALK_HAND, theme.CHALK_TEXT, theme.CHALK)
SMALL: Final = WORDS._replace(size=theme.CHALK_SMALL_TEXT)
LEAST: Final = 120.0  # units: on less of it nobody writes
MOST_LINES: Final = 6


def season_name(season: Season) -> str:
    """As people call it."""
    year = season.first.year
    if season.is_winter:
        return say("season_winter", {"years": f"{year}/{(year + 1) % 100:02}"})
    return say("season_summer", {"years": str(year)})


def name_of(line: Evenings, own: str) -> str:
    """Whose line it is: a regular's, or the player's, who is called this."""
    return REGULAR_WITH[line.who].name if line.who in REGULAR_WITH else own


def clean_slate(design: tuple[float, float]) -> Box:
    """Where it lies in a window: the picture fills that, whatever its shape."""
    (wide, high), (width, height) = piece_named("title_scene").size, piece_named("title_slate").size
    scale = max(design[0] / wide, design[1] / high)
    x, y = (design[0] - wide * scale) / 2 + CORNER[0] * scale, design[1] - (high - CORNER[1]) * scale
    return Box(x, y, width * scale, height * scale)


@dataclass(slots=True)
class SeasonSlate(Chosen):
    """It can be pressed: a page tells the rest."""

    told: OnTheSlate
    slate: Box  # all of it; a part may lie behind the beam, or beyond the window
    own: str  # what the player is called
    help: str = ""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The season, and how it goes for the player."""
        own = self.told.own
        values = {"season": season_name(self.told.season), "won": own.won, "matches": own.matches}
        return Meaning("button", self.words, say("season_told", values), box, self.key, True)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The clean slate over the painted one, and as many lines as there is room for."""
        pen.picture(piece_named("title_slate").file, self.slate)
        room = self._room(box)
        if look.hovered or look.focused:
            pen.nine("row_hover", room.inset(-6))
        if room.width >= LEAST:
            self._write(pen, room)

    def _room(self, box: Box) -> Box:
        """Where it can be written on, as far as it is seen."""
        slate, (left, top, right, bottom) = self.slate, FREE
        scale = slate.width / piece_named("title_slate").size[0]
        x, y = slate.x + left * scale, max(slate.y + top * scale, box.y)
        end = min(slate.x + right * scale, box.right - theme.GAP / 2)
        return Box(x, y, end - x, slate.y + bottom * scale - y)

    def _write(self, pen: Pen, room: Box) -> None:
        """In large letters, if all who are there have room in them."""
        known, head = len(self.told.lines), pen.line_height(TITLE)
        fits = head + min(known, MOST_LINES) * pen.line_height(WORDS) <= room.height
        style = WORDS if fits else SMALL
        high = pen.line_height(style)
        lines = max(1, min(known, MOST_LINES, int((room.height - head) / high)))
        y = room.y + (room.height - head - lines * high) / 2
        _line(pen, Box(room.x, y, room.width, head), season_name(self.told.season), say("season_wins"), TITLE)
        for at, line in enumerate(self.first(lines)):
            place = Box(room.x, y + head + at * high, room.width, high)
            _line(pen, place, name_of(line, self.own), str(line.won), style)

    def first(self, lines: int) -> list[Evenings]:
        """Those who stand first, and the player in any case."""
        first = list(self.told.lines[:lines])
        return first if self.told.own in first else [*first[:-1], self.told.own]


def _line(pen: Pen, place: Box, words: str, many: str, style: Style) -> None:
    """On the left what it is, on the right how many."""
    wide = min(pen.width(many, style) + 2, place.width / 2)
    pen.line(words, place.left(place.width - wide - theme.GAP / 2), style)
    pen.line(many, place.after(place.width - wide), style, "right")


def on_wall(
    view: PageScene, told: OnTheSlate | None, wall: Box, open_season: Callable[[OnTheSlate], None]
) -> list[SeasonSlate]:
    """On the slate of the picture, as soon as there is something to write on it; a press opens all of it."""
    if told is None:
        return []
    slate, press = clean_slate(view.kit.screen.design), partial(open_season, told)
    x, y = max(slate.x, wall.x), max(slate.y, wall.y)
    seen = Box(x, y, min(slate.right, wall.right) - x, slate.bottom - y)
    return [SeasonSlate("season", say("season"), seen, press, told, slate, view.player.name, say("season_help"))]
