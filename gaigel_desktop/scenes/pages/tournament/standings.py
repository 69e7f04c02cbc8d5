"""The board during a tournament: the ranking, the own table, what the others do, and where one goes from here."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Final

from gaigel_desktop.controller.inn.milestones import is_noted, tournament_name
from gaigel_desktop.controller.tournament.rounds import (
    AT_A_TABLE,
    DEALS_A_SESSION,
    ME,
    ROUNDS,
    has_played,
    session_of,
    standings,
)
from gaigel_desktop.controller.tournament.steward import Steward
from gaigel_desktop.scenes.after.wreath import Wreathed
from gaigel_desktop.scenes.parts.confirm import Question, ask
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.page_scene import Frame, PageScene, header
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.pages.controls import Button
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Label, Panel, Picture, Text, Widget, as_one, as_row
from gaigel_desktop.window.pen import BUTTON, CHALKED, HEAD, ON_WOOD, Pen, Style

from .ranking import own_place, ranking

PAPER_WIDE: Final = 620.0
FACE: Final = 92.0
WREATH: Final = 226.0
WREATH_UP: Final = 14.0  # its leaves stand out of the column
SLATE: Final = (380.0, 190.0)
SLATE_EDGE: Final = 44.0  # its frame on two sides, and some air
FIGURES: Final = Style(ON_WOOD.face, theme.TEXT, theme.CREAM)
LARGE_CHALK: Final = Style(CHALKED.face, 1.5 * CHALKED.size, CHALKED.colour)
WON: Final = Style(HEAD.face, HEAD.size, theme.GOLD)


class StandingsBoard:
    """The page between two deals."""

    def __init__(self, desk: Desk, to_table: Callable[[Steward], None], given_up: Callable[[], None]) -> None:
        self._desk = desk
        self._to_table = to_table
        self._given_up = given_up

    def parts(self, view: PageScene, room: Frame, steward: Steward) -> tuple[Part, ...]:
        """The ranking on paper, the own table on wood."""
        self._view, self._steward, pen = view, steward, view.pen
        paper = room.body.left(min(PAPER_WIDE, room.body.width * 0.56))
        wood = room.body.after(paper.width + theme.GAP + 6)
        still, lines = ranking(pen, paper, steward.tournament)
        head = Part(header(view, room.header, _title(steward)))
        side = Part((Panel("panel_wood", wood), *self._side(pen, wood.inset(theme.PANEL_EDGE - 6, 30))))
        return head, still, side, lines

    # -- the own table -------------------------------------------------------------------------------------------

    def _side(self, pen: Pen, place: Box) -> list[Widget]:
        """Who sits there or who has won, the own place in chalk, and where one goes from here."""
        flow = Flow(pen, place)
        if self._steward.number == ROUNDS:
            self._put_end(flow)
        elif self._steward.waits_for_others:
            self._put_waiting(flow)
        else:
            flow.text(say("tournament_your_table"), ON_WOOD)
            flow.space(14)
            self._put_faces(flow)
            flow.space(10)
            if self._steward.number:
                flow.text(_others(self._steward), FIGURES)
        if self._steward.trouble:
            flow.text(say("tournament_not_kept"), FIGURES)
        if self._steward.stumbled:
            flow.text(say("tournament_stumbled"), FIGURES)
        ways = self._ways(pen, place)
        self._put_slate(flow, ways[0].box.y - 16)
        return [*flow.widgets, *ways]

    def _put_waiting(self, flow: Flow) -> None:
        """Between two sessions one waits for the others, and drinks something."""
        flow.text(say("tournament_waits"), ON_WOOD)
        flow.space(14)
        flow.news(_others(self._steward), FIGURES)

    def _put_faces(self, flow: Flow) -> None:
        """The three at the table with their points of this session."""
        steward = self._steward
        columns = Box(flow.x, flow.y, flow.width, 0).columns(AT_A_TABLE, 12)
        high = flow.pen.line_height(ON_WOOD)
        for entrant, points, box in zip(steward.seats, steward.standing.score, columns, strict=True):
            one = steward.tournament.entrants[entrant]
            face = Box(box.x + (box.width - FACE) / 2, flow.y, FACE, FACE)
            name = Box(box.x, face.bottom + 8, box.width, high)
            words = say("tournament_points", {"points": points})
            flow.widgets += [
                Picture(portrait_file(one.portrait), face),
                Panel("portrait_frame", face.inset(-4)),
                *as_row(
                    (Label(one.name, name, ON_WOOD, "middle"), Label(words, name.moved(0, high), FIGURES, "middle"))
                ),
            ]
        flow.y += FACE + 8 + 2 * high

    def _put_end(self, flow: Flow) -> None:
        """Who has won, and where the player came in."""
        if self._steward.behind:
            flow.text(say("tournament_last_deals"), ON_WOOD)
            return
        places = standings(self._steward.tournament)
        first = self._steward.tournament.entrants[places[0].entrant]
        place = Box(flow.x, flow.y - WREATH_UP, flow.width, WREATH)
        flow.widgets.append(Wreathed(portrait_file(first.portrait, "pleased"), place))
        flow.y = place.bottom + 4
        rank = own_place(places).rank
        if rank == 1:
            self._note_won()
            _put_line(flow, say("tournament_won"), WON)
        else:
            _put_line(flow, say("tournament_winner", {"name": first.name, "points": places[0].points}), WON)
            _put_line(flow, say("tournament_your_rank", {"rank": rank, "people": len(places)}), ON_WOOD)

    def _note_won(self) -> None:
        """It will be chalked on the beam."""
        learner, seed = self._desk.learner, self._steward.tournament.seed
        if self._desk.may_write and not is_noted(learner.progress.shown, seed):
            learner.learn(learner.progress.with_shown(tournament_name(seed, datetime.now().date())))

    def _put_slate(self, flow: Flow, bottom: float) -> None:
        """The own place in chalk, in two lines or in one, where there is room for a slate."""
        room = Box(flow.x, flow.y + 16, flow.width, bottom - flow.y - 16)
        slate = room.centred(min(room.width, SLATE[0]), min(room.height, SLATE[1]))
        words = self._own_words()
        high = flow.pen.line_height(LARGE_CHALK)
        if slate.height < len(words) * high + SLATE_EDGE:
            words = [" · ".join(words)]
        if slate.height < len(words) * high + SLATE_EDGE:
            return
        lines = slate.centred(slate.width - 2 * SLATE_EDGE, len(words) * high)
        written = [
            Label(line, lines.moved(0, at * high).top(high), LARGE_CHALK, "middle") for at, line in enumerate(words)
        ]
        as_one(written, f"{say('you')}: {', '.join(words)}")
        flow.widgets += [Panel("slate", slate), *written]

    def _own_words(self) -> list[str]:
        """The own place and points, as soon as there are some."""
        tournament = self._steward.tournament
        if not has_played(tournament, ME):
            return [say("tournament_not_played")]
        mine = own_place(standings(tournament))
        return [say("tournament_your_place", {"rank": mine.rank}), say("tournament_points", {"points": mine.points})]

    # -- where one goes ------------------------------------------------------------------------------------------

    def _ways(self, pen: Pen, place: Box) -> tuple[Widget, ...]:
        """To the table or to another tournament; and, smaller, out of this one; from another window nowhere."""
        if not self._desk.may_write:
            words = say("tournament_elsewhere")
            high = pen.height(words, FIGURES, place.width)
            return (Text(words, place.below(place.height - high), FIGURES),)
        small = place.below(place.height - theme.TARGET)
        if self._steward.number == ROUNDS:
            return (Button("another", say("tournament_new"), small, self._give_up, "deal", "call"),)
        large = Box(place.x, small.y - theme.TARGET - 22, place.width, theme.TARGET + 8)
        words = say("tournament_give_up")
        style = pen.shrunk(words, BUTTON, small.width - 60)
        steward = self._steward
        to_table = partial(self._to_table, steward)
        ready = not steward.waits_for_others
        go = Button("table", say("tournament_to_table"), large, to_table, "play", "call", usable=ready)
        return go, Button("give_up", words, small, self._ask, "quit", style=style)

    def _ask(self) -> None:
        """Giving up is asked for, if the player wants to be asked."""
        if not self._desk.settings.confirm:
            self._give_up()
            return
        words = (say(f"tournament_give_up_{which}") for which in ("ask", "cost", "no", "yes"))
        ask(self._desk, self._view.scenes, Question(*words), self._give_up)

    def _give_up(self) -> None:
        self._steward.give_up()
        self._given_up()


def _put_line(flow: Flow, words: str, style: Style) -> None:
    """Below the winner's portrait, in the middle as it is."""
    flow.put(lambda box: Text(words, box, style, "middle"), flow.pen.height(words, style, flow.width))


def _title(steward: Steward) -> str:
    number = steward.number
    if number == ROUNDS:
        return say("tournament_over")
    if steward.waits_for_others:
        return say("tournament_session_over", {"session": session_of(number)})
    return say("tournament_round", {"session": session_of(number) + 1, "deal": number % DEALS_A_SESSION + 1})


def _others(steward: Steward) -> str:
    left = steward.behind
    if left == 0:
        return say("tournament_all_done")
    return say("tournament_one_plays") if left == 1 else say("tournament_others_play", {"count": left})
