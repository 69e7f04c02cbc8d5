"""The board during a tournament: the ranking, the own table, what the others do, and where one goes from here."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Final

from gaigel_desktop.controller.inn.milestones import is_noted, tournament_name
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.tournament.rounds import (
    DEALS_A_SESSION,
    ME,
    ROUNDS,
    Entrant,
    has_played,
    session_of,
    standings,
)
from gaigel_desktop.controller.tournament.steward import Steward
from gaigel_desktop.scenes.after.wreath import Wreathed
from gaigel_desktop.scenes.parts.confirm import Question, ask
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Frame, PageScene, header
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.pages.flow import Flow, at_foot, laid
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.grid import Cell, Column, GridRow, Stacked
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel, Portrait, Widget
from gaigel_desktop.window.pen import CHALKED, HEAD, ON_WOOD, Pen, Style

from .ranking import own_place, ranking

PAPER_WIDE: Final = 620.0
FACE: Final = 92.0
APART: Final = 16.0  # above and below the slate
IN_THE_MIDDLE: Final = Column(align="middle", grows=True)
SITTERS_APART: Final = 12.0
WREATH: Final = 226.0
WREATH_UP: Final = 14.0  # its leaves stand out of the column
SLATE: Final = (380.0, 190.0)
SLATE_EDGE: Final = 44.0  # its frame on two sides, and some air
FIGURES: Final = Style(ON_WOOD.face, theme.TEXT, theme.CREAM)
LARGE_CHALK: Final = Style(CHALKED.face, 1.5 * CHALKED.size, CHALKED.colour)
WON: Final = Style(HEAD.face, HEAD.size, theme.GOLD)


class StandingsBoard:
    """The page between two deals."""

    def __init__(
        self, player: OwnPlayer, keeper: Keeper, to_table: Callable[[Steward], None], given_up: Callable[[], None]
    ) -> None:
        self._player, self._keeper = player, keeper
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
        room, ways = at_foot(pen, place, self._put_ways)
        flow = laid(pen, room, self._put_table)
        return [*flow.widgets, *self._slate(pen, room.below(flow.y - room.y + APART)), *ways]

    def _put_table(self, flow: Flow) -> None:
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

    def _put_waiting(self, flow: Flow) -> None:
        """Between two sessions one waits for the others, and drinks something."""
        flow.text(say("tournament_waits"), ON_WOOD)
        flow.space(14)
        flow.news(_others(self._steward), FIGURES)

    def _put_faces(self, flow: Flow) -> None:
        """The three at the table with their points of this session."""
        steward = self._steward
        sitters = zip(steward.seats, steward.standing.score, strict=True)
        put = [partial(_put_sitter, steward.tournament.entrants[entrant], points) for entrant, points in sitters]
        flow.side_by_side(put, SITTERS_APART)

    def _put_end(self, flow: Flow) -> None:
        """Who has won, and where the player came in."""
        if self._steward.behind:
            flow.text(say("tournament_last_deals"), ON_WOOD)
            return
        places = standings(self._steward.tournament)
        first = self._steward.tournament.entrants[places[0].entrant]
        flow.space(-WREATH_UP)
        flow.put(partial(Wreathed, portrait_file(first.portrait, "pleased")), WREATH)
        flow.space(4)
        rank = own_place(places).rank
        if rank == 1:
            self._note_won()
            flow.text(say("tournament_won"), WON, align="middle")
        else:
            flow.text(say("tournament_winner", {"name": first.name, "points": places[0].points}), WON, align="middle")
            flow.text(say("tournament_your_rank", {"rank": rank, "people": len(places)}), ON_WOOD, align="middle")

    def _note_won(self) -> None:
        """It will be chalked on the beam."""
        learner, seed = self._player.learner, self._steward.tournament.seed
        if self._keeper.owner and not is_noted(learner.progress.shown, seed):
            learner.learn(learner.progress.with_shown(tournament_name(seed, datetime.now().date())))

    def _slate(self, pen: Pen, room: Box) -> list[Widget]:
        """The own place in chalk, in two lines or in one, where there is room for a slate."""
        slate = room.centred(min(room.width, SLATE[0]), min(room.height, SLATE[1]))
        words = self._own_words()
        high = pen.line_height(LARGE_CHALK)
        if slate.height < len(words) * high + SLATE_EDGE:
            words = [" · ".join(words)]
        if slate.height < len(words) * high + SLATE_EDGE:
            return []
        lines = slate.centred(slate.width - 2 * SLATE_EDGE, len(words) * high)
        told = f"{say('you')}: {', '.join(words)}"
        chalked = [Cell(line, pen.shrunk(line, LARGE_CHALK, lines.width)) for line in words]
        row = GridRow([Stacked(chalked)], told)
        return [Panel("slate", slate), *laid(pen, lines, lambda flow: flow.grid([IN_THE_MIDDLE], [row])).widgets]

    def _own_words(self) -> list[str]:
        """The own place and points, as soon as there are some."""
        tournament = self._steward.tournament
        if not has_played(tournament, ME):
            return [say("tournament_not_played")]
        mine = own_place(standings(tournament))
        return [say("tournament_your_place", {"rank": mine.rank}), _points(mine.points)]

    # -- where one goes ------------------------------------------------------------------------------------------

    def _put_ways(self, flow: Flow) -> None:
        """To the table or to another tournament; and out of this one; from another window nowhere."""
        steward = self._steward
        if not self._keeper.owner:
            flow.text(say("tournament_elsewhere"), FIGURES)
            return
        if steward.number == ROUNDS:
            ways = [Pressable("another", say("tournament_new"), self._give_up, "deal", "call")]
        else:
            to_table, ready = partial(self._to_table, steward), not steward.waits_for_others
            ways = [
                Pressable("table", say("tournament_to_table"), to_table, "play", "call", ready),
                Pressable("give_up", say("tournament_give_up"), self._ask, "quit"),
            ]
        flow.stack(*ways, least=flow.width, apart=theme.GAP)

    def _ask(self) -> None:
        """Giving up is asked for, if the player wants to be asked."""
        if not self._player.settings.confirm:
            self._give_up()
            return
        words = (say(f"tournament_give_up_{which}") for which in ("ask", "cost", "no", "yes"))
        ask(self._player, self._view.scenes, Question(*words), self._give_up)

    def _give_up(self) -> None:
        self._steward.give_up()
        self._given_up()


def _put_sitter(one: Entrant, points: int, flow: Flow) -> None:
    """A portrait in its frame, and below it the name and the points."""
    flow.put(lambda box: Portrait(portrait_file(one.portrait), box.centred(FACE, FACE)), FACE)
    flow.space(8)
    words = Cell(one.name, ON_WOOD), Cell(_points(points), FIGURES)
    flow.grid([IN_THE_MIDDLE], [GridRow([Stacked(words)])])


def _points(points: int) -> str:
    return say("tournament_one_point") if points == 1 else say("tournament_points", {"points": points})


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
