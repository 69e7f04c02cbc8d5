"""After the deal: who won and why, what both sides have, and the slate on which it is written down."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.chair import Party
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.count.count_paper import count_laid_out
from gaigel_desktop.scenes.parts.more_ways import open_more
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene, on_paper
from gaigel_desktop.scenes.parts.prints import Prints
from gaigel_desktop.scenes.parts.sheets import PAPER, Offer, halves, hung, ways_on
from gaigel_desktop.table.motion.card_sounds import stereo_position
from gaigel_desktop.table.play.offered_lesson import Offered
from gaigel_desktop.table.play.remark import SheetTalk, one_each, reads_for
from gaigel_desktop.table.slate.standing import after_last, match_of, side_told, sides_on_slate
from gaigel_desktop.table.slate.widget import ScoreBoard
from gaigel_desktop.table.slate.writing import HandMove, changes_made, plan_writing, writing_sounds
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.grid import Cell, Column, GridRow, GridStyle, Heads
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel, Text, Widget
from gaigel_desktop.window.pen import BODY, HELP, STRONG, Pen
from gaigel_desktop.window.scene import Scene, sooner

from . import how_it_ended
from .after_match import AfterMatch
from .sounds import SheetSounds
from .talk_beside import leaning, over_edge, told

NOTE_PAD: Final = 16.0
LEAD: Final = BODY._replace(size=theme.LEAD_TEXT)
LEAD_STRONG: Final = STRONG._replace(size=theme.LEAD_TEXT)


class AfterDoors(NamedTuple):
    """What comes next; each door takes this scene away itself. Without a revenge none is offered; a deal of a
    tournament leads to the standings and nowhere else, one for practice back to where one came from."""

    next_deal: Callable[[], None]
    look_again: Callable[[], None]
    leave: Callable[[], None]
    prints: Prints  # for the picture of how it ended
    revenge: Callable[[], None] | None = None
    standings: Callable[[], None] | None = None
    counts: bool = True
    review: Callable[[], None] | None = None  # the deal is talked over
    next_round: Callable[[], None] | None = None  # the next deal of somebody else's score, at the same table
    talk: SheetTalk = SheetTalk()  # what is said beside it
    onwards: tuple[str, str] = ("to_standings", "tournament")  # what the way to the standings is called, and its icon
    guess: int | None = None  # what the player thought that the count would come to
    new: Offered | None = None  # a lesson about what has come up in this deal
    learn: Callable[[str], None] = lambda lesson: None  # the lesson of this name is played, and leads back here


class AfterDeal(OverContent):
    """The sheet about the deal on the right, the slate on the left, and below the ways on."""

    takes_in = theme.TAKEN_IN

    def __init__(self, below: Scene, party: Party, seating: Seating, player: OwnPlayer, doors: AfterDoors) -> None:
        self._below, self._seating, self._player, self._doors = below, seating, player, doors
        self._match = party.match
        calm = player.looking.calm
        self._slate = after_last(match_of(self._match, player), seating, calm)
        speed = theme.SPEEDS[player.settings.speed]
        self._plan: list[HandMove] = plan_writing(self._slate, speed)
        self._strokes = writing_sounds(self._plan, speed)
        self._began: float | None = None
        self._time = self._lies = 0.0  # how far the hand is, and how long the sheet has been seen
        self._view: PageScene | None = None

    # -- motion --------------------------------------------------------------------------------------------------

    @property
    def _ends(self) -> float:
        return self._plan[-1].ends if self._plan else 0.0

    def update(self, now: float) -> float | None:
        """The hand writes on, from the first moment in which the sheet is seen; None when all stands there."""
        if self._began is None:
            self._began = now
        self._lies = now - self._began
        self._time = max(self._time, self._lies)
        left = self._sounds.go_on(self._time, now)
        return 0 if self._time < self._ends else sooner(left, self._still_read())

    def _still_read(self) -> float | None:
        """How long somebody still reads what is said beside it."""
        reads = max((reads_for(remark.words) for remark in self._doors.talk.deal), default=0.0)
        return reads - self._lies if self._lies < reads else None

    @property
    def _tune(self) -> str:
        """Won or lost; the last deal of a match has none, for the match has its own."""
        if self._match.standing.winner != NOBODY:
            return ""
        won = how_it_ended.people_won(self._match, self._seating, self._match.past[-1].result.winners)
        return "round_won" if won else "round_lost"

    @property
    def _next_dealer(self) -> str:
        """Who shuffles now, in words; nothing where no other deal of this match follows here."""
        if self._match.standing.winner != NOBODY or self._ends_here or not self._doors.counts:
            return ""
        dealer = self._match.dealer
        return say("you_shuffle" if self._seating.is_you(dealer) else "shuffles", {"name": self._seating.names[dealer]})

    def hurry(self) -> bool:
        """Everything stands there at once."""
        moving = self._time < self._ends
        self._time = max(self._time, self._ends)
        self._sounds.skip()
        return moving

    # -- what is seen --------------------------------------------------------------------------------------------

    def back(self, view: PageScene) -> None:
        """Esc: enough for now."""
        self._doors.leave()

    def sheet(self, view: PageScene) -> Sheet:
        """The slate, the paper and the buttons; the paper scrolls where there is much to tell."""
        place = halves(view.kit.screen.design)
        if self._view is None:
            pan = stereo_position(place.slate.middle[0], view.kit.screen.design[0])
            next_one = bool(self._next_dealer)
            self._sounds = SheetSounds(view.kit.sounds, self._tune, self._strokes, pan, shuffles=next_one)
        self._view = view
        return Sheet(
            (
                Part(tuple(ways_on(view.pen, place.row, self._offers(), more=self._open_more))),
                Part((Panel(PAPER, place.paper),)),
                on_paper(view.pen, place.window, "sheet", self._put_sheet),
                Part(tuple(self._board(view.pen, place.slate))),
            ),
            said=(
                *how_it_ended.said(self._match, self._seating, self._slate),
                *self._guess(),
                *told(self._doors.talk.deal, self._seating),
            ),
        )

    def _board(self, pen: Pen, room: Box) -> list[Widget]:
        """The slate, and under it in words what is written on it now and who shuffles."""
        cost = how_it_ended.cost(self._match, self._seating, self._slate.dress)
        lines = [*cost, how_it_ended.deals_played(self._match)]
        lines += [self._next_dealer] if self._doors.counts else [say("practise_about")]
        words = "\n".join(line for line in lines if line)
        high = pen.height(words, HELP, room.width - 2 * NOTE_PAD) if words else 0.0
        there, room = leaning(pen, room, self._doors.talk.deal, self._seating, high + 3 * NOTE_PAD)
        board, *note = self._hung(pen, room, words, high)
        return [board, *note, *over_edge(there, board.box)]

    @property
    def _ends_here(self) -> bool:
        """Whether no other deal follows at this table."""
        return self._doors.standings is not None and self._doors.next_round is None

    def _hung(self, pen: Pen, room: Box, words: str, high: float) -> list[Widget]:
        """The slate with its words below it."""
        place = hung(room, high + 3 * NOTE_PAD)
        slate = (
            self._slate._replace(made=changes_made(self._plan, self._time)) if self._time < self._ends else self._slate
        )
        board = ScoreBoard(slate, place)
        if not words:
            return [board]
        wide = min(room.width - 2 * NOTE_PAD, max(pen.width(line, HELP) for line in words.split("\n")) + 2)
        note = Box(place.middle[0] - wide / 2, place.bottom + 2 * NOTE_PAD, wide, high)
        return [board, Panel("tooltip", note.inset(-NOTE_PAD, -NOTE_PAD / 2)), Text(words, note, HELP, "middle")]

    def _put_sheet(self, flow: Flow) -> None:
        """Who won, why, and the points."""
        flow.heading(how_it_ended.headline(self._match, self._seating))
        flow.space(4)
        flow.text(how_it_ended.why(self._match, self._seating), LEAD)
        if winners := how_it_ended.won_by(self._match, self._seating, self._match.past[-1].result.winners):
            flow.text(winners, LEAD)
        flow.space()
        self._put_points(flow)
        self._put_guess(flow)
        self._put_lesson(flow)

    def _put_points(self, flow: Flow) -> None:
        result, rules = self._match.past[-1].result, self._match.rules
        if self._match.last_record is None or self._match.last_record.result is None:
            return  # given up: nothing was counted
        rows = list[GridRow]()
        for side in sides_on_slate(rules, self._seating.me):
            name, points = side_told(rules, self._seating, side), str(result.points[side])
            style = LEAD_STRONG if side in result.winners else LEAD
            rows.append(GridRow((Cell(name, style), Cell(points, style))))
        flow.grid((Column(grows=True), Column(say("points_head"))), [Heads(""), *rows], GridStyle(air=8.0))

    def _lay_out(self, record: Record) -> None:
        assert self._view is not None
        self._view.scenes.push(count_laid_out(self._player, self._below, record, self._seating))

    def _put_guess(self, flow: Flow) -> None:
        for words in self._guess():
            flow.space(6)
            flow.text(words, BODY)

    def _guess(self) -> list[str]:
        """How near the player's guess was, if there was one."""
        guess = self._doors.guess if self._doors.counts else None
        return [] if guess is None else [how_it_ended.guessed(guess, self._match, self._seating)]

    def _put_lesson(self, flow: Flow) -> None:
        """What was new in this deal, and a lesson about it, until that is learned."""
        new = self._doors.new
        if new is None or new.name in self._player.learner.progress.lessons:
            return
        flow.space()
        flow.text(say("offered_lesson", {"lesson": new.title}), BODY)
        flow.space(4)
        flow.buttons(Pressable("lesson", say("lesson_show"), partial(self._doors.learn, new.name), "hint"))

    # -- the ways on ---------------------------------------------------------------------------------------------

    def _offers(self) -> list[Offer]:
        """What one does now; everything else lies behind the last one."""
        doors, over = self._doors, self._match.standing.winner != NOBODY
        if doors.revenge is not None and not doors.counts:
            ways: list[Offer] = [("practise_again", "deal", doors.revenge), ("practise_enough", "left", doors.leave)]
        elif doors.standings is not None:
            ways = [("next_deal", "deal", doors.next_round)] if doors.next_round is not None else []
            ways.append((*doors.onwards, doors.standings))
        else:
            ways = [("to_the_match", "table", self._to_the_match) if over else ("next_deal", "deal", doors.next_deal)]
            if doors.review and doors.counts:
                ways.append(("review", "chalk", doors.review))
        return ways

    def _more(self) -> list[Offer]:
        """What one does more seldom."""
        more: list[Offer] = [("look_again", "eye", self._doors.look_again)]
        if self._match.last_record is not None:
            more.append(("count_lay_out", "last_trick", partial(self._lay_out, self._match.last_record)))
        if self._doors.counts and self._doors.standings is None:
            more.append(("to_title", "title", self._doors.leave))
        return more

    def _open_more(self) -> None:
        assert self._view is not None
        open_more(self._player, self._view.scenes, self._below, self._more())

    def _to_the_match(self) -> None:
        assert self._view is not None
        deal, match = self._doors.talk
        unread = (remark for remark in deal if self._lies < reads_for(remark.words))
        talk = one_each((*unread, *match))
        leave, revenge, prints = self._doors.leave, self._doors.revenge, self._doors.prints
        content = AfterMatch(self._match, self._seating, self._player, prints, leave=leave, revenge=revenge, talk=talk)
        self._view.scenes.replace(Overlay(self._player, self._below, content))


def after_deal(below: Scene, party: Party, seating: Seating, player: OwnPlayer, doors: AfterDoors) -> Scene:
    """What is shown when a deal is over, and after the last one of a match what it came to."""
    return Overlay(player, below, AfterDeal(below, party, seating, player, doors))
