"""The tournament: who has come, the standings after every deal and session, and the way to the own table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.controller.dealer import new_seed
from gaigel_desktop.controller.guests import field
from gaigel_desktop.controller.hall import Hall
from gaigel_desktop.controller.steward import Steward, kept, tournament_file
from gaigel_desktop.controller.tournament import (
    AT_A_TABLE,
    DEALS_A_SESSION,
    ME,
    ROUNDS,
    SESSIONS,
    SIZES,
    Entrant,
    Place,
    new_tournament,
    session_of,
    standings,
)
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Button, button_width
from gaigel_desktop.window.flow import ABOUT, Flow
from gaigel_desktop.window.inputs import Slider
from gaigel_desktop.window.page import Sheet
from gaigel_desktop.window.pen import BODY, BUTTON, CHALKED, HEAD, ON_WOOD, STRONG, Pen, Style
from gaigel_desktop.window.scene import Stage
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Label, Panel, Picture, Widget

from .desk import Desk
from .pages import PageScene, frame, header, wood_ground

LARGE_CHALK: Final = Style(CHALKED.face, 1.5 * CHALKED.size, CHALKED.colour)
LOOK_AGAIN: Final = 0.2  # seconds between two looks at the other tables
FIRST_SIZE: Final = 24
START_ROOM: Final = 76.0  # for the button below the words
PAPER_WIDE: Final = 620.0
FACE: Final = 92.0
FIGURE: Final = 54.0  # a column of points
RANK: Final = 52.0
OWN_ROW: Final = Style(STRONG.face, STRONG.size, theme.WINE)
FIGURES: Final = Style(ON_WOOD.face, theme.TEXT, theme.CREAM)


class Doors(NamedTuple):
    """Where one goes from here."""

    to_table: Callable[[Steward], None]
    leave: Callable[[], None]


def tournament_scene(desk: Desk, doors: Doors) -> TournamentScene:
    """The tournament that is going on, or the list where one enters for another."""
    found = kept(tournament_file())
    note = say("tournament_unreadable") if found.aside is not None else ""
    steward = Steward(found.tournament, tournament_file(), Hall()) if found.tournament else None
    return TournamentScene(desk, Tournament(desk, doors, steward, note))


class TournamentScene(PageScene):
    """A page that looks to the other tables now and then."""

    def __init__(self, desk: Desk, content: Tournament) -> None:
        super().__init__(desk, content)
        self._tournament = content

    @property
    def steward(self) -> Steward | None:
        """Whoever runs the tournament, if one is going on."""
        return self._tournament.steward

    def update(self, now: float) -> float | None:
        """As long as others play there may be news."""
        wait = super().update(now)
        steward = self.steward
        if steward is None:
            return wait
        if steward.update():
            self.refresh()
        return min(LOOK_AGAIN, LOOK_AGAIN if wait is None else wait) if steward.waits else wait


class Tournament:
    """What stands on the page."""

    def __init__(self, desk: Desk, doors: Doors, steward: Steward | None, note: str) -> None:
        self.steward = steward
        self._desk = desk
        self._doors = doors
        self._note = note
        self._size = FIRST_SIZE
        self._asked = False  # whether the tournament is to be given up

    def ground(self, stage: Stage) -> pygame.Surface:
        """The player's table top."""
        return wood_ground(stage, self._desk.settings.text("table"))

    def back(self) -> None:
        """Until later; everything is written down."""
        if self.steward is not None:
            self.steward.close()
        self._doors.leave()

    def sheet(self, view: PageScene) -> Sheet:
        """The list of entry, or the standings."""
        self._view = view
        head, body = frame(view.stage.screen.design)
        if self.steward is None:
            return Sheet((*self._entry(view.pen, head, body),))
        return Sheet((*self._board(view.pen, self.steward, head, body),))

    # -- entering ------------------------------------------------------------------------------------------------

    def _entry(self, pen: Pen, head: Box, body: Box) -> tuple[Part, ...]:
        """How it is played, and how many have come."""
        paper = body.centred(min(body.width, 820.0), min(body.height, 430.0 + 120 * pen.text_size))
        room = paper.inset(theme.PANEL_EDGE, 30)
        window = room._replace(height=room.height - START_ROOM)
        flow = Flow(pen, window._replace(width=window.width - theme.SCROLL_BAR - 10))
        flow.heading(say("tournament"))
        flow.text(say("tournament_about"))
        flow.space(16)
        flow.text(say("tournament_size"), STRONG)
        flow.put(self._slider, theme.TARGET + 4)
        flow.text(self._tables(), ABOUT)
        if self._note:
            flow.space(10)
            flow.text(self._note, ABOUT)
        words = say("tournament_draw")
        start = room.below(room.height - theme.TARGET - 8).centred(button_width(pen, words, "deal"), theme.TARGET + 8)
        draw = Button("draw", words, start, self._draw, "deal", "call")
        ground = (Panel("panel_paper", paper), *header(pen, head, say("tournament"), self.back))
        return Part(ground), Part(tuple(flow.widgets), window, "entry"), Part((draw,))

    def _slider(self, box: Box) -> Widget:
        tables = self._size // AT_A_TABLE
        name = say("tournament_size")
        high = SIZES[-1] // AT_A_TABLE
        return Slider("size", name, box, tables, 1, high, self._choose_size, str(self._size))

    def _tables(self) -> str:
        if self._size == AT_A_TABLE:
            return say("tournament_one_table")
        return say("tournament_tables", {"people": self._size, "tables": self._size // AT_A_TABLE})

    def _choose_size(self, tables: int) -> None:
        self._size = tables * AT_A_TABLE
        self._view.refresh()

    def _draw(self) -> None:
        """The lots are drawn, and the first tables known."""
        seed = new_seed()
        me = Entrant(self._desk.name, self._desk.portrait)
        self.steward = Steward(new_tournament(field(me, self._size, seed), seed), tournament_file(), Hall())
        self.steward.keep()
        self._note, self._asked = "", False
        self._view.refresh()

    # -- the standings -------------------------------------------------------------------------------------------

    def _board(self, pen: Pen, steward: Steward, head: Box, body: Box) -> tuple[Part, ...]:
        """The list on paper, the own table on wood."""
        paper = body.left(min(PAPER_WIDE, body.width * 0.56))
        wood = body.after(paper.width + theme.GAP + 6)
        window = paper.inset(theme.PANEL_EDGE, 30)
        ground = (Panel("panel_paper", paper), Panel("panel_wood", wood))
        title = header(pen, head, self._title(steward), self.back)
        column = Flow(pen, window._replace(width=window.width - theme.SCROLL_BAR - 10))
        column.heading(say("tournament_standings"))
        self._put_head(column)
        top = column.y
        head_row = tuple(column.widgets)
        places = standings(steward.tournament)
        rows = Flow(pen, Box(column.x, top, column.width, 0))
        for place in places:
            self._put_place(rows, steward, place)
        room = Box(window.x, top, window.width, window.bottom - top)
        own: tuple[Widget, ...] = ()
        if rows.y > room.bottom:  # the own line stays in sight below a long list
            line = pen.line_height(STRONG) + 6
            foot = Flow(pen, Box(column.x, room.bottom - line, column.width, 0))
            self._put_place(foot, steward, _own(places))
            own, room = tuple(foot.widgets), room._replace(height=room.height - line - 8)
        else:
            rows.ornament(room)
        return (
            Part((*ground, *title, *head_row, *own)),
            Part(tuple(self._side(pen, steward, wood.inset(theme.PANEL_EDGE - 6, 30)))),
            Part(tuple(rows.widgets), room, "standings"),
        )

    def _title(self, steward: Steward) -> str:
        number = steward.number
        if number == ROUNDS:
            return say("tournament_over")
        values = {"session": session_of(number) + 1, "deal": number % DEALS_A_SESSION + 1}
        return say("tournament_round", values)

    def _put_head(self, flow: Flow) -> None:
        """What the columns are."""
        words = [*(f"{'I' * (session + 1)}" for session in range(SESSIONS)), say("tournament_sum")]
        high = flow.pen.line_height(ABOUT)
        for word, box in zip(words, _figures(flow, high), strict=True):
            flow.widgets.append(Label(word, box, ABOUT, "right"))
        flow.y += high + 4

    def _put_place(self, flow: Flow, steward: Steward, place: Place) -> None:
        """A line of the standings: rank, name, sessions, sum."""
        style = OWN_ROW if place.entrant == ME else BODY
        high = flow.pen.line_height(STRONG) + 6
        name = steward.tournament.entrants[place.entrant].name
        figures = _figures(flow, high)
        room = Box(flow.x + RANK, flow.y, figures[0].x - flow.x - RANK - 8, high)
        if place.entrant == ME:
            flow.widgets.append(Panel("row_chosen", Box(flow.x - 6, flow.y, flow.width + 12, high)))
        flow.widgets.append(Label(f"{place.rank}.", Box(flow.x, flow.y, RANK - 12, high), style, "right"))
        flow.widgets.append(Label(name, room, style))
        for points, box in zip((*place.by_session, place.points), figures, strict=True):
            flow.widgets.append(Label(str(points), box, style, "right"))
        flow.y += high

    # -- the own table -------------------------------------------------------------------------------------------

    def _side(self, pen: Pen, steward: Steward, place: Box) -> list[Widget]:
        """Who sits at the own table, what the others do, and where one goes from here."""
        flow = Flow(pen, place)
        if steward.number == ROUNDS:
            self._put_end(flow, steward)
        else:
            flow.text(say("tournament_your_table"), ON_WOOD)
            flow.space(14)
            self._put_faces(flow, steward)
            flow.space(10)
            flow.text(self._others(steward), FIGURES)
        if steward.trouble:
            flow.text(say("tournament_not_kept"), FIGURES)
        buttons = self._buttons(pen, steward, place)
        self._put_slate(flow, steward, buttons[0].box.y - 16)
        return [*flow.widgets, *buttons]

    def _put_slate(self, flow: Flow, steward: Steward, bottom: float) -> None:
        """The own place in chalk, where there is room for a slate."""
        room = Box(flow.x, flow.y + 16, flow.width, bottom - flow.y - 16)
        slate = room.centred(min(room.width, 380.0), min(room.height, 190.0))
        high = flow.pen.line_height(LARGE_CHALK)
        if slate.height < 2 * high + 44:
            return
        mine = _own(standings(steward.tournament))
        lines = slate.centred(slate.width - 40, 2 * high)
        flow.widgets += [
            Panel("slate", slate),
            Label(say("tournament_your_place", {"rank": mine.rank}), lines.top(high), LARGE_CHALK, "middle"),
            Label(say("tournament_points", {"points": mine.points}), lines.below(high), LARGE_CHALK, "middle"),
        ]

    def _put_faces(self, flow: Flow, steward: Steward) -> None:
        """The three at the table with their points of this session."""
        score = steward.standing.score
        columns = Box(flow.x, flow.y, flow.width, 0).columns(AT_A_TABLE, 12)
        for at, (entrant, box) in enumerate(zip(steward.seats, columns, strict=True)):
            one = steward.tournament.entrants[entrant]
            face = Box(box.x + (box.width - FACE) / 2, flow.y, FACE, FACE)
            high = flow.pen.line_height(ON_WOOD)
            flow.widgets += [
                Picture(f"portraits/{one.portrait}/neutral.webp", face),
                Panel("portrait_frame", face.inset(-4)),
                Label(one.name, Box(box.x, face.bottom + 8, box.width, high), ON_WOOD, "middle"),
                Label(
                    say("tournament_points", {"points": score[at]}),
                    Box(box.x, face.bottom + 8 + high, box.width, high),
                    FIGURES,
                    "middle",
                ),
            ]
        flow.y += FACE + 8 + 2 * flow.pen.line_height(ON_WOOD)

    def _put_end(self, flow: Flow, steward: Steward) -> None:
        """Who has won, and where the player came in."""
        if steward.behind:
            flow.text(say("tournament_last_deals"), ON_WOOD)
            return
        places = standings(steward.tournament)
        mine = _own(places)
        first = steward.tournament.entrants[places[0].entrant]
        face = Box(flow.x + (flow.width - FACE * 1.5) / 2, flow.y, FACE * 1.5, FACE * 1.5)
        flow.widgets += [Picture(f"portraits/{first.portrait}/pleased.webp", face), Panel("portrait_frame_turn", face)]
        flow.y = face.bottom + 16
        won = Style(HEAD.face, HEAD.size, theme.GOLD)
        if mine.rank == 1:
            flow.text(say("tournament_won"), won)
        else:
            flow.text(say("tournament_winner", {"name": first.name, "points": places[0].points}), won)
            flow.text(say("tournament_your_rank", {"rank": mine.rank, "people": len(places)}), ON_WOOD)

    def _others(self, steward: Steward) -> str:
        left = steward.behind
        if left == 0:
            return say("tournament_all_done")
        return say("tournament_one_plays") if left == 1 else say("tournament_others_play", {"count": left})

    def _buttons(self, pen: Pen, steward: Steward, place: Box) -> tuple[Widget, ...]:
        """To the table or to another tournament; and, smaller, out of this one."""
        over = steward.number == ROUNDS
        high = theme.TARGET + 8
        large = Box(place.x, place.bottom - high - theme.TARGET - 14, place.width, high)
        small = Box(place.x, place.bottom - theme.TARGET, place.width, theme.TARGET)
        if over:
            return (Button("another", say("tournament_new"), small, self._give_up, "deal", "call"),)
        go = Button("table", say("tournament_to_table"), large, lambda: self._doors.to_table(steward), "play", "call")
        words = say("tournament_sure" if self._asked else "tournament_give_up")
        style = pen.shrunk(words, BUTTON, small.width - 60)
        return go, Button("give_up", words, small, self._ask, "quit", style=style)

    def _ask(self) -> None:
        """Giving up wants a second press, if the player wants to be asked."""
        if self._asked or not self._desk.settings.on("confirm"):
            self._give_up()
        else:
            self._asked = True
            self._view.refresh()

    def _give_up(self) -> None:
        assert self.steward is not None
        self.steward.give_up()
        self.steward, self._asked = None, False
        self._view.refresh()


def _own(places: list[Place]) -> Place:
    return next(place for place in places if place.entrant == ME)


def _figures(flow: Flow, high: float) -> list[Box]:
    """The columns of points at the right end of a line."""
    wide = FIGURE * max(1.0, flow.pen.text_size)
    count = SESSIONS + 1
    return [Box(flow.x + flow.width - wide * (count - at), flow.y, wide, high) for at in range(count)]
