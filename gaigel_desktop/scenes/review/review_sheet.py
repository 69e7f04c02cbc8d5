"""The sheet of a review: what the deal came to on a slate, the own decisions on paper, and the questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, on_paper
from gaigel_desktop.scenes.parts.sheets import PAPER, halves, hung, in_a_row
from gaigel_desktop.scenes.replay.retelling import Retelling
from gaigel_desktop.scenes.routes import Practise
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel, Widget
from gaigel_desktop.window.pen import BODY
from gaigel_desktop.window.scene import sooner

from .account import Looked, on_slate, said
from .asking_scene import AskingDoors, AskingScene
from .decision_rows import put_rows
from .unit_of_score import measure

if TYPE_CHECKING:
    from gaigel_desktop.controller.coaching.decision import Decision
    from gaigel_desktop.controller.coaching.review import Reviewer


ASK: Final = "review_ask"


class ReviewDoors(NamedTuple):
    """Where one can go from here, and where what was found is kept."""

    keep: Callable[[], None] = lambda: None
    practise: Practise | None = None


class ReviewSheet(Content):
    """What stands there, and which questions have been asked."""

    def __init__(self, player: OwnPlayer, deal: Retelling, reviewer: Reviewer, doors: ReviewDoors) -> None:
        self._player, self._deal, self._reviewer, self._doors = player, deal, reviewer, doors
        self._asked: set[int] = set()
        self._all = self._figures = False
        self._told: tuple[object, tuple[str, ...]] = None, ()  # what it had come to, and how that was told aloud
        self._view: PageScene | None = None

    def back(self, view: PageScene) -> None:
        """Leave the review, and keep what it has found so far."""
        self._reviewer.drop()
        self._doors.keep()
        view.scenes.pop()

    def go_on(self) -> bool:
        """Look on; whether there is something new to be seen."""
        return not self._reviewer.settled and self._reviewer.go_on()

    @property
    def looking(self) -> bool:
        """Whether there is more to be found."""
        return not self._reviewer.settled

    # -- what is seen --------------------------------------------------------------------------------------------

    def sheet(self, view: PageScene) -> Sheet:
        """Slate on the left, paper on the right, the ways on below."""
        self._view = view
        place = halves(view.kit.screen.design)
        return Sheet(
            (
                Part(tuple(self._row(view, place.row))),
                Part((Panel(PAPER, place.paper),)),
                on_paper(view.pen, place.window, "decisions", self._put),
                Part(tuple(on_slate(view.pen, hung(place.slate), self._looked()))),
            ),
            first=ASK,
            said=self._said(),
        )

    def _said(self) -> tuple[str, ...]:
        """How far it has been looked, when that comes to something: to the first question, and to the end."""
        come_to = bool(self.unasked), self.looking
        if come_to != self._told[0]:
            self._told = come_to, said(self._looked(), asks=bool(self.unasked), finds=bool(self.shown()))
        return self._told[1]

    def _looked(self) -> Looked:
        found = self._reviewer
        record = self._deal.record
        counts, by = record.result is not None, measure(record.rules)
        return Looked(found.account, len(found.decisions), found.count, self.looking, counts, by, self._figures)

    def _put(self, flow: Flow) -> None:
        """What is worth a word, or all that was decided."""
        seating = self._deal.seating
        whose = say("review_decisions_of", {"name": seating.names[seating.me]})
        flow.heading(whose if seating.several else say("review_decisions"))
        shown = self.shown()
        if not shown and self._reviewer.done:
            flow.text(say("review_none"), BODY)
            flow.space()
        put_rows(flow, shown, [each.moment.at for each in self.unasked], self._open)
        more = []
        if len(self._reviewer.decisions) > len(self.marked()):
            words = say("review_few" if self._all else "review_all")
            more.append(Pressable("all", words, self._turn_all, "log"))
        if self._reviewer.account is not None:
            words = say("review_words" if self._figures else "review_figures")
            more.append(Pressable("figures", words, self._turn_figures))
        if more:
            flow.space()
            flow.buttons(*more)

    def shown(self) -> tuple[Decision, ...]:
        """What stands in the list, in the order in which it was played."""
        return self._reviewer.decisions if self._all else self.marked()

    def marked(self) -> tuple[Decision, ...]:
        """What is worth a word: what has cost much, and what deserves praise."""
        worth = {each.moment.at for each in (*self._reviewer.to_ask(), *filter(None, (self._reviewer.praised,)))}
        return tuple(each for each in self._reviewer.decisions if each.moment.at in worth)

    @property
    def unasked(self) -> tuple[Decision, ...]:
        """What is still to be asked, what has cost most first."""
        return tuple(each for each in self._reviewer.to_ask() if each.moment.at not in self._asked)

    def _row(self, view: PageScene, row: Box) -> list[Widget]:
        """The ways on. The question has its place from the beginning, so that nothing moves when there is one; it stays
        free where there is none."""
        asks = bool(self.unasked)
        ways = [Pressable(ASK, say(ASK), self.ask, "eye", "call", asks)]
        if self._doors.practise is not None:
            ways.append(Pressable("practise_title", say("practise_title"), self._practise, "table"))
        ways.append(Pressable("back", say("back"), view.go_back, "left"))
        made = in_a_row(view.pen, row, ways)
        return made if asks or self.looking else made[1:]

    # -- what happens --------------------------------------------------------------------------------------------

    def _turn_all(self) -> None:
        self._all = not self._all
        self._refresh()

    def _turn_figures(self) -> None:
        self._figures = not self._figures
        self._refresh()

    def _refresh(self) -> None:
        assert self._view is not None
        self._view.refresh()

    def _practise(self) -> None:
        if self._doors.practise is not None:
            self._doors.practise(self._deal.record, None, "")

    def ask(self) -> None:
        """The first question that has not been asked."""
        self._open(self.unasked[0])

    def _on(self) -> None:
        """From one question to the next."""
        assert self._view is not None
        self._view.scenes.pop()
        self.ask()

    def _open(self, decision: Decision) -> None:
        """This position, whatever is known about it by now."""
        assert self._view is not None
        moment, practise = decision.moment, self._doors.practise
        self._asked.add(moment.at)
        self._told = None, ()
        doors = AskingDoors(
            found=lambda: next(each for each in self._reviewer.decisions if each.moment.at == moment.at),
            go_on=self._goes_on,
            leave=self._view.scenes.pop,
            on=self._on if self.unasked else None,
            practise=None if practise is None else lambda: practise(self._deal.record, moment.at, ""),
        )
        self._view.scenes.push(AskingScene(self._player, self._deal, moment, doors))

    def _goes_on(self) -> bool:
        """While a question is on the table it is looked on; whether there is more to be found."""
        self.go_on()
        return self.looking


class ReviewScene(PageScene):
    """The sheet as a scene: what is found meanwhile appears on it; nothing is waited for."""

    def __init__(self, player: OwnPlayer, deal: Retelling, reviewer: Reviewer, doors: ReviewDoors) -> None:
        self._sheet = ReviewSheet(player, deal, reviewer, doors)
        super().__init__(player, self._sheet)

    def update(self, now: float) -> float | None:
        """Look on, and show what is new."""
        pause = super().update(now)
        if not self._sheet.looking:
            return pause
        if self._sheet.go_on():
            self.refresh()
        return sooner(pause, theme.GLANCE)
