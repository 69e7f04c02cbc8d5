"""The tournament: the list where one enters, or the standings of the one that is going on."""

from __future__ import annotations

from collections.abc import Callable

from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.tournament.other_tables import Hall
from gaigel_desktop.controller.tournament.rounds import ROUNDS
from gaigel_desktop.controller.tournament.steward import KeptTournament, OnlyLooking, Steward, kept, tournament_file
from gaigel_desktop.scenes.parts.last_steward import LastSteward
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, frame
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.scene import sooner

from .entry import EntryList
from .standings import StandingsBoard


def tournament_scene(
    player: OwnPlayer, keeper: Keeper, stewards: LastSteward, to_table: Callable[[Steward], None]
) -> TournamentScene:
    """The tournament that is going on, or the list where one enters for another."""
    before = stewards.steward
    unkept = before is not None and before.trouble
    found = KeptTournament(before.tournament) if before is not None and unkept else kept(tournament_file())
    note = player.troubles.unreadable("tournament", tournament_file()).said() if found.broken else ""
    steward = None
    if found.tournament is not None:
        steward = Steward(found.tournament, tournament_file(), Hall() if keeper.owner else OnlyLooking())
        steward.trouble = unkept
        stewards.steward = steward
    return TournamentScene(player, Tournament(player, keeper, stewards, to_table, steward=steward, note=note))


class TournamentScene(PageScene):
    """A page that looks to the other tables now and then."""

    def __init__(self, player: OwnPlayer, content: Tournament) -> None:
        super().__init__(player, content)
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
        return sooner(wait, theme.REST) if steward.waits else wait


class Tournament(Content):
    """What stands on the page, before a tournament and during one."""

    def __init__(
        self,
        player: OwnPlayer,
        keeper: Keeper,
        stewards: LastSteward,
        to_table: Callable[[Steward], None],
        *,
        steward: Steward | None,
        note: str,
    ) -> None:
        self.steward = steward
        self._stewards = stewards
        self._entry = EntryList(player, keeper, self._begin, note)
        self._board = StandingsBoard(player, keeper, to_table, self._given_up)

    def back(self, view: PageScene) -> None:
        """Until later; everything is written down."""
        if self.steward is not None:
            self.steward.close()
        view.scenes.pop()

    def sheet(self, view: PageScene) -> Sheet:
        """The list of entry, or the standings."""
        self._view = view
        room = frame(view.kit.screen.design)
        if self.steward is None:
            return Sheet(self._entry.parts(view, room), first="draw")
        parts = self._board.parts(view, room, self.steward)
        first = "another" if self.steward.number == ROUNDS else "table"
        return Sheet(parts, first="back" if self.steward.waits_for_others else first)

    def _begin(self, steward: Steward) -> None:
        self.steward = self._stewards.steward = steward
        self._view.refresh()

    def _given_up(self) -> None:
        self.steward = None
        self._view.refresh()
