"""After the match: the slate as it stands, what the evening came to, and the revenge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import Final

from gaigel_desktop.controller.captions import explained
from gaigel_desktop.controller.match.chair import RunningMatch
from gaigel_desktop.controller.match.deals import SideSummary, summaries
from gaigel_desktop.controller.places import pictures_folder, sayable
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.scenes.match_picture.content import MatchOver, has_picture, picture_of
from gaigel_desktop.scenes.match_picture.painted import write_picture
from gaigel_desktop.scenes.parts.background_print import Printing, Where
from gaigel_desktop.scenes.parts.overlay import OverContent
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene, on_paper
from gaigel_desktop.scenes.parts.prints import Prints
from gaigel_desktop.scenes.parts.sheets import Offer, halves, hung, ways_on
from gaigel_desktop.table.play.remark import Remark
from gaigel_desktop.table.slate.columns import has_room, put_table, put_turned
from gaigel_desktop.table.slate.standing import as_it_stands, match_of, side_told, sides_on_slate
from gaigel_desktop.table.slate.widget import ScoreBoard
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say, spoken_language
from gaigel_desktop.text.telling import listed
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel
from gaigel_desktop.window.pen import BODY, STRONG, WARNING

from .how_it_ended import headline, people_won, score_said, won_by
from .talk_beside import leaning, over_edge, told
from .wreath import Wreathed

ABOVE_WREATH: Final = 16.0
PNG: Final = ".png"
LEAST_WREATH: Final = 150.0
MOST_WREATH: Final = 280.0


class AfterMatch(OverContent):
    """The sheet of the evening beside the slate."""

    takes_in = theme.TAKEN_IN

    def __init__(
        self,
        match: RunningMatch,
        seating: Seating,
        player: OwnPlayer,
        prints: Prints,
        *,
        leave: Callable[[], None],
        revenge: Callable[[], None] | None,
        talk: Sequence[Remark] = (),
    ) -> None:
        self._match, self._seating, self._player, self._talk = match, seating, player, talk
        self._prints = prints
        self._leave, self._revenge = leave, revenge
        self._won = people_won(match, seating, (match.standing.winner,))
        self._heard = False
        self._day = date.today().isoformat()
        self._saving: Printing | None = None  # the picture of how it ended
        self._waits = False  # whether the sheet says that it is being saved

    def back(self, view: PageScene) -> None:
        """Esc: to the title."""
        self._leave()

    def update(self, now: float) -> float | None:
        """It is heard how it ended; and when the picture is saved, the sheet says so."""
        if not self._heard:
            self._view.kit.sounds.play("match_won" if self._won else "match_lost", now)
        self._heard = True
        if not self._waits:
            return None
        if not self._saves:
            self._view.refresh()
            return None
        return theme.GLANCE

    def sheet(self, view: PageScene) -> Sheet:
        """Slate on the left, figures on the right."""
        self._view, self._waits = view, self._saves  # first: what ends while the sheet is laid out is seen next
        place = halves(view.kit.screen.design)
        slate = as_it_stands(match_of(self._match, self._player), self._seating)
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
        if has_picture(self._match.records):
            offers.insert(0, ("save_picture", "save", self._save_picture))
        return offers if self._revenge is None else [("revenge", "deal", self._revenge), *offers]

    @property
    def _saves(self) -> bool:
        """Whether the picture is being painted and written."""
        return self._saving is not None and not self._saving.done

    def _save_picture(self) -> None:
        """How it ended, for others, as a new file among the player's pictures."""
        if self._saves:
            return
        player = self._player
        evening = MatchOver(tuple(self._match.records), self._seating, self._day)
        called = evening.called(player.settings.name or say("picture_me"))
        captions = spoken_language() if explained(player, self._match.rules) else ""
        picture = picture_of(called, player.deck, player.score_on, captions)
        where = Where(pictures_folder, f"gaigel-{self._day}", PNG)
        self._saving = self._prints.print(self, where, partial(write_picture, self._view.kit, picture))
        self._view.refresh()

    def _put_saved(self, flow: Flow) -> None:
        """Where the picture lies, or why it does not."""
        if self._saving is None:
            return
        if self._waits:
            flow.text(say("picture_saving"), STRONG)
        elif self._saving.written:
            flow.news(say("picture_saved", {"path": sayable(self._saving.path)}))
        else:
            flow.news(say("picture_not_saved", {"path": sayable(self._saving.path)}), WARNING)
        flow.space(10)

    def _put_sheet(self, flow: Flow, window: Box) -> None:
        """Won or lost, what everybody did, and where there is room a wreath for who has won."""
        self._put_saved(flow)
        self._put_figures(flow)
        room = window.bottom - flow.y - ABOVE_WREATH
        if self._won and room >= LEAST_WREATH:
            flow.space(ABOVE_WREATH)
            self._put_wreaths(flow, room)

    def _put_wreaths(self, flow: Flow, room: float) -> None:
        """Side by side the faces of the people who have won, each in a wreath."""
        faces = [portrait_file(self._seating.portraits[seat], "pleased") for seat in self._winners]
        size = min(room, MOST_WREATH, flow.width / len(faces))
        row = Box(flow.x, flow.y, flow.width, room).centred(size * len(faces), size)
        flow.widgets += [Wreathed(face, box) for face, box in zip(faces, row.columns(len(faces), 0.0), strict=True)]
        flow.space(room)

    @property
    def _winners(self) -> list[int]:
        """Whose faces a wreath goes round: the player, or all people who have won."""
        side_of, winner = sides_of(self._match.rules), self._match.standing.winner
        people = self._seating.people if self._seating.to_all else (self._seating.me,)
        return [seat for seat in people if side_of[seat] == winner]

    def _losers(self) -> list[str]:
        """Those who pay the round."""
        rules = self._match.rules
        sides = sides_on_slate(rules, self._seating.me)
        return [side_told(rules, self._seating, side) for side in sides if side != self._match.standing.winner]

    def _put_figures(self, flow: Flow) -> None:
        """Won or lost, and what everybody did."""
        flow.heading(headline(self._match, self._seating))
        if winners := won_by(self._match, self._seating, (self._match.standing.winner,)):
            flow.text(winners, BODY)
        flow.text(say("after_match_deals", {"deals": len(self._match.past)}), BODY)
        rules = self._match.rules
        if self._player.settings.memory:
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
