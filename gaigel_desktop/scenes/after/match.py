"""After the match: the slate as it stands, what the evening came to, and the revenge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

from gaigel_desktop.controller.match.chair import RunningMatch
from gaigel_desktop.controller.match.deals import SideSummary, summaries
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.overlay import OverContent
from gaigel_desktop.scenes.parts.pages import PageScene, on_paper
from gaigel_desktop.scenes.parts.remark import Remark
from gaigel_desktop.scenes.parts.seating import Seating
from gaigel_desktop.scenes.parts.sheets import Offer, halves, hung, ways_on
from gaigel_desktop.scenes.postcard.told import Evening, can_be_sent
from gaigel_desktop.scenes.slate.columns import has_room, put_table, put_turned
from gaigel_desktop.scenes.slate.standing import as_it_stands, match_of, side_told, sides_on_slate
from gaigel_desktop.scenes.slate.widget import ScoreBoard
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import listed
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.flow import Flow
from gaigel_desktop.window.page import Sheet
from gaigel_desktop.window.pen import BODY
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Panel

from .leaning import leaning, over_edge, told
from .sentences import score_said, won_by
from .wreath import Wreathed

ABOVE_WREATH: Final = 16.0
LEAST_WREATH: Final = 150.0
MOST_WREATH: Final = 280.0


class AfterMatch(OverContent):
    """The sheet of the evening beside the slate."""

    takes_in = theme.TAKEN_IN

    def __init__(
        self,
        match: RunningMatch,
        seating: Seating,
        desk: Desk,
        leave: Callable[[], None],
        revenge: Callable[[], None] | None,
        *,
        talk: Sequence[Remark] = (),
    ) -> None:
        self._match, self._seating, self._desk, self._talk = match, seating, desk, talk
        self._leave, self._revenge = leave, revenge
        self._won = match.standing.winner == sides_of(match.rules)[seating.me]
        self._heard = False
        self._day = date.today().isoformat()

    def back(self) -> None:
        """Esc: to the title."""
        self._leave()

    def update(self, now: float) -> float | None:
        """It is heard how it ended."""
        if not self._heard:
            self._desk.kit.sounds.play("match_won" if self._won else "match_lost", now)
        self._heard = True
        return None

    def sheet(self, view: PageScene) -> Sheet:
        """Slate on the left, figures on the right."""
        self._view = view
        place = halves(view.kit.screen.design)
        slate = as_it_stands(match_of(self._match, self._desk), self._seating)
        there, room = leaning(view.pen, place.slate, self._talk, self._seating)
        board = ScoreBoard(slate, hung(room))
        return Sheet(
            (
                Part(tuple(ways_on(view.pen, place.row, self._offers()))),
                Part((Panel("panel_paper", place.paper), board, *over_edge(there, board.box))),
                on_paper(view.pen, place.window, "sheet", lambda flow: self._put_sheet(flow, place.window)),
            ),
            said=(score_said(slate), *told(self._talk, self._seating)),
        )

    def _offers(self) -> list[Offer]:
        offers: list[Offer] = [("to_title", "title", self._leave)]
        if can_be_sent(self._match.records):
            offers.insert(0, ("as_postcard", "export", self._as_postcard))
        return offers if self._revenge is None else [("revenge", "deal", self._revenge), *offers]

    def _as_postcard(self) -> None:
        """To be sent to others."""
        from gaigel_desktop.scenes.postcard.scene import PostcardScene

        evening, scenes = Evening(tuple(self._match.records), self._seating, self._day), self._view.scenes
        scenes.push(PostcardScene(self._desk, evening, scenes.pop))

    def _put_sheet(self, flow: Flow, window: Box) -> None:
        """Won or lost, what everybody did, and where there is room a wreath for who has won."""
        self._put_figures(flow)
        room = Box(flow.x, flow.y + ABOVE_WREATH, flow.width, window.bottom - flow.y - ABOVE_WREATH)
        if self._won and room.height >= LEAST_WREATH:
            size = min(room.height, MOST_WREATH)
            flow.widgets.append(Wreathed(portrait_file(self._desk.portrait, "pleased"), room.centred(size, size)))
            flow.y = room.bottom

    def _losers(self) -> list[str]:
        """Those who pay the round."""
        rules = self._match.rules
        sides = sides_on_slate(rules, self._seating.me)
        return [side_told(rules, self._seating, side) for side in sides if side != self._match.standing.winner]

    def _put_figures(self, flow: Flow) -> None:
        """Won or lost, and what everybody did."""
        flow.heading(say("match_won" if self._won else "match_lost"))
        if winners := won_by(self._match, self._seating, (self._match.standing.winner,)):
            flow.text(winners, BODY)
        flow.text(say("after_match_deals", {"deals": len(self._match.past)}), BODY)
        rules = self._match.rules
        if self._desk.settings.memory:
            flow.text(say("round_paid_by", {"sides": listed(self._losers())}), BODY)
        flow.space(10)
        found = summaries(self._match.past, sides_of(rules))
        order = sides_on_slate(rules, self._seating.me)
        names = [side_told(rules, self._seating, side) for side in order]
        figures = [
            (say_at(rules, f"figure_{name}"), *(_figure(found[side], name) for side in order))
            for name in SideSummary._fields
        ]
        table = [("", *names), *figures]
        (put_table if has_room(flow, table) else put_turned)(flow, table)


def _figure(found: SideSummary, name: str) -> str:
    """One figure of a side, as it is written."""
    return f"{found._asdict()[name]:.0f}"
