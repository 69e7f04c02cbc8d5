"""The player's table of a tournament: one deal, then back to the standings; continued where it was left."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gaigel_desktop.controller.match.chair import Party
from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.controller.match.setup import to_json
from gaigel_desktop.controller.match.story import Forgotten, Stored, Story
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.store.schema import MARK
from gaigel_desktop.controller.store.store import StoredDeal, StoredMatch
from gaigel_desktop.controller.tournament.rounds import DEALS_A_SESSION, ROUNDS, RULES, session_of
from gaigel_desktop.controller.tournament.steward import Overheard, Steward
from gaigel_desktop.scenes.after.after_deal import AfterDoors, after_deal
from gaigel_desktop.scenes.begin import OneDeal, new_story, play_one, readable, stored, waiting
from gaigel_desktop.scenes.deal.ending import Page
from gaigel_desktop.scenes.deal.pages_above import then
from gaigel_desktop.scenes.parts.last_steward import LastSteward
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.window.scene import Scene, Scenes

from .tournament_page import TournamentScene, tournament_scene


def open_tournament(player: OwnPlayer, services: Services, stewards: LastSteward, scenes: Scenes) -> TournamentScene:
    """The standings, from where one goes to the table."""
    scene = tournament_scene(player, services.keeper, stewards, partial(play_round, player, services, scenes))
    scenes.push(scene)
    return scene


def continue_session(player: OwnPlayer, services: Services, stewards: LastSteward, scenes: Scenes) -> None:
    """Past the standings to a deal that runs."""
    steward = open_tournament(player, services, stewards, scenes).steward
    if steward is not None and steward.number < ROUNDS and services.keeper.owner:
        _catch_up(services.keeper, steward)
        story = _story(player, services, steward)
        if story is not None and _running(services.keeper, story) is not None:
            play_round(player, services, scenes, steward)


def play_round(
    player: OwnPlayer, services: Services, scenes: Scenes, steward: Steward, sealed: Sealed | None = None
) -> None:
    """The deal of this round at the player's table, unless that stands before another window; within a session the
    packs that were sealed for the deals before go on."""
    if not services.keeper.owner:
        return
    _catch_up(services.keeper, steward)
    if steward.number == ROUNDS or steward.waits_for_others:
        return
    setup = steward.setup(player.settings.aids)
    story = _story(player, services, steward)
    running = _running(services.keeper, story) if story is not None else None
    told: Story = story or new_story(player, services, to_json(setup) | {MARK: _mark(steward)})
    dice, heard = " ".join(map(str, _mark(steward))), Overheard(told, steward)
    sealed = sealed or Sealed()
    page = _after_round(partial(play_round, player, services, scenes, steward, sealed), steward)
    one = OneDeal(steward.dealer, dice, steward.standing, told, heard, running, sealed, page)
    play_one(player, services, scenes, setup, one)


def _after_round(play: Callable[[], None], steward: Steward) -> Page:
    """What the deal came to. Within a session the next one follows at once; who wants to looks at the standings."""

    def page(below: Scene, party: Party, seating: Seating, player: OwnPlayer, doors: AfterDoors) -> Scene:
        if steward.number % DEALS_A_SESSION:
            doors = doors._replace(next_round=then(doors.leave, play))
        return after_deal(below, party, seating, player, doors)

    return page


def _story(player: OwnPlayer, services: Services, steward: Steward) -> Stored | None:
    """The story of this session, if it has begun: one that waits to be written down, or that lies in the store."""
    keeper = services.keeper
    story, session = waiting(keeper, lambda story: story.about.get(MARK) == _mark(steward)), _session(keeper, steward)
    if story is None and session is not None:
        story = stored(player, keeper, session.about, session.id)
    services.current.story = story
    return story


def _running(keeper: Keeper, story: Stored) -> StoredDeal | None:
    """The deal of this session that is not over."""
    there = list(keeper.store.deals(story.match)) if keeper.store is not None and story.match is not None else []
    deals = readable(story.deals(there), RULES)
    return deals[-1] if deals and deals[-1].finished is None else None


def _mark(steward: Steward) -> list[object]:
    return [steward.tournament.seed, session_of(steward.number)]


def _session(keeper: Keeper, steward: Steward) -> StoredMatch | None:
    """This session in the store, if it has begun."""
    return keeper.store.session(_mark(steward)) if keeper.store is not None else None


def _catch_up(keeper: Keeper, steward: Steward) -> None:
    """A deal that was stored as finished when the program ended, before the steward heard of it."""
    session = _session(keeper, steward) if steward.number < ROUNDS else None
    if session is None or keeper.store is None:
        return
    done = [deal for deal in keeper.store.deals(session.id) if deal.finished is not None]
    for deal in done[steward.number % DEALS_A_SESSION :]:
        Overheard(Forgotten(), steward).finish_deal(deal.record)
