"""Matches: begun at a table that was chosen, or continued at exactly the card where they were left."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from gaigel_desktop.controller.local_player import LocalPlayer
from gaigel_desktop.controller.match.chair import Party, onlookers_at, party_at
from gaigel_desktop.controller.match.dealer import new_seed, seed_in, shuffled
from gaigel_desktop.controller.match.first_deals import BEGINS_LAID, LaidDeal, are_laid, first_deals
from gaigel_desktop.controller.match.forgetful import forgetful
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Player
from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.controller.match.setup import (
    HONEST,
    ME,
    SEATED,
    MatchSetup,
    partner_plays,
    people_at,
    to_json,
    with_regulars,
)
from gaigel_desktop.controller.match.story import DICE, Forgotten, Stored, Story, helped_in
from gaigel_desktop.controller.records.notation import JsonObject, write_line
from gaigel_desktop.controller.seating import Seating, own_name
from gaigel_desktop.controller.settings import AID
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.store.store import StoredDeal, StoredMatch
from gaigel_desktop.controller.teaching.progress import FIRST_MATCH
from gaigel_desktop.controller.teaching.withdrawing import ASKS_BACK
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.rules.umschlag import umschlag
from gaigel_desktop.scenes.after.after_deal import after_deal
from gaigel_desktop.scenes.deal.ending import Ending, Page
from gaigel_desktop.scenes.deal.evening import TableFor
from gaigel_desktop.scenes.deal.shared_laptop import People
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.parts.how_to_think import Thinking
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.person_at_laptop import local_players
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.scenes.parts.unfinished_matches import deal_against
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import listed
from gaigel_desktop.window.scene import Scenes

from .before.umschlag import UmschlagScene
from .parts.reopen import Reopen
from .routes import practise_at, present_at

if TYPE_CHECKING:
    from gaigel_desktop.controller.report import Running


class OneDeal(NamedTuple):
    """A deal that is played at this table for somebody who keeps the score: who deals, the dice of the others, how it
    stands, where it is written down and who hears of it, and what has been played of it. Its pack may be sealed by now;
    and what is shown after it, and what it is called."""

    dealer: int
    dice: str
    standing: Standing
    story: Story
    heard: Story
    running: StoredDeal | None
    sealed: Sealed | None = None
    page: Page = after_deal
    called: str = "tournament"


def start_match(player: OwnPlayer, services: Services, scenes: Scenes, setup: MatchSetup) -> None:
    """A new match at this table: the cards say who deals, and at a table of partners who plays with whom."""

    def seated(table: MatchSetup, dealer: int) -> None:
        scenes.pop()
        _first_deal(player, services, scenes, table, dealer, dice=new_seed(), sealed=sealed)

    sealed = Sealed()  # before the cards choose who deals
    scenes.kit.sounds.stop_music()
    alone = len(people_at(setup)) == 1
    first = alone and not player.settings.played_before and player.learner.progress.before_first_match
    if first and any(player.settings.aids):
        player.switch_aid(f"{AID}{ASKS_BACK}", True)
    setup = setup._replace(aids=local_players(player, setup)[ME].learner.aids)
    setup = setup._replace(partner=partner_plays(setup), wishes=player.settings.customs.suits_are_wished)
    if first:
        _first_match(player, services, scenes, setup)
    else:
        scenes.push(UmschlagScene(player, scenes.kit.aloud, setup, new_seed(), seated))


def _first_match(player: OwnPlayer, services: Services, scenes: Scenes, setup: MatchSetup) -> None:
    """Whoever is new here is spared the Umschlag: they play as they sit, and are told with whom. At the usual table
    two deals are laid for them."""
    player.learner.learn(player.learner.progress.with_shown(FIRST_MATCH))
    setup, side = setup._replace(partners=SEATED), sides_of(setup.rules)
    partners = [chair.name for seat, chair in enumerate(setup.chairs) if side[seat] == side[ME] and seat != ME]
    news, dice = say("first_partner", {"names": listed(partners)}) if partners else "", new_seed()
    if are_laid(setup.rules):
        dealer, news = first_deals(dice)[0].record.dealer, f"{news} {say('first_deals')}"
    else:
        dealer = umschlag(setup.rules, shuffled(new_seed()), keep_partners=True).dealer
    _first_deal(player, services, scenes, setup, dealer, dice=dice, news=news, laid=are_laid(setup.rules))


def _first_deal(
    player: OwnPlayer,
    services: Services,
    scenes: Scenes,
    setup: MatchSetup,
    dealer: int,
    *,
    dice: str,
    news: str = "",
    sealed: Sealed | None = None,
    laid: bool = False,
) -> None:
    """Everybody sits; from here on the match is written down."""
    about = to_json(setup) | {"dealer": dealer, DICE: dice}
    owner = local_players(player, setup)[ME]
    story = new_story(owner, services, about | {BEGINS_LAID: True} if laid else about)
    game = Game(setup.rules, players_of(services.thinking, setup, dice), dealer, story)
    sit_down(player, services, scenes, setup, game, news=news, sealed=sealed, laid=first_deals(dice) if laid else ())


def new_story(player: LocalPlayer, services: Services, about: JsonObject) -> Story:
    """Where a new match is written down; where nothing will ever be kept it is told and forgotten."""
    if services.keeper.forgets:
        return Forgotten()
    services.current.story = stored(player, services.keeper, about)
    return services.current.story


def stored(player: LocalPlayer, keeper: Keeper, about: JsonObject, match: int | None = None) -> Stored:
    """A match that is written down, with the aids that are on at each of its deals, and what signs say there."""
    aids, signs_say = lambda: player.learner.helping, lambda: player.settings.signs_say
    return Stored(keeper.ledger, now, about, aids, signs_say=signs_say, match=match)


def continue_match(
    player: OwnPlayer,
    services: Services,
    scenes: Scenes,
    match: StoredMatch,
    setup: MatchSetup,
    *,
    gone: Collection[int] = (),
) -> None:
    """The unfinished match at its table, at exactly the card where it was left, or as near to it as can be told.
    Regulars take over the seats of whoever is gone, and that is written down."""
    setup = with_regulars(setup, gone)
    keeper = services.keeper
    assert keeper.store is not None
    left = waiting(keeper, lambda story: story.match == match.id)
    owner = local_players(player, setup)[ME]
    story = services.current.story = left or stored(owner, keeper, match.about, match.id)
    deals = readable(story.deals(list(keeper.store.deals(match.id))), setup.rules)
    dice = _dice(match)
    game = Game(setup.rules, players_of(services.thinking, setup, dice), _first_dealer(match, setup), story)
    for deal in deals:
        if deal.finished is not None:
            game.remember_deal(deal.record)
    news = say("match_goes_on_without") if len(deals) < keeper.store.deals_begun(match.id) else ""
    if deals and deals[-1].finished is None:
        news = go_on(game, story, deals[-1]) or news
    if gone:
        story.seat(to_json(setup)["chairs"])
    laid = first_deals(dice) if match.about.get(BEGINS_LAID) and are_laid(setup.rules) else ()
    sit_down(player, services, scenes, setup, game, news=news, laid=laid)


def waiting(keeper: Keeper, is_it: Callable[[Stored], bool]) -> Stored | None:
    """The story of a match that was left and could not be written down yet: what lies in the store is behind it."""
    stories = (story for story in keeper.ledger.waiting if isinstance(story, Stored))
    return next(filter(is_it, stories), None)


def readable(deals: list[StoredDeal], rules: RuleSet) -> list[StoredDeal]:
    """Those deals of a match that were dealt by its rules."""
    return [deal for deal in deals if deal.record.rules == rules]


def play_one(player: OwnPlayer, services: Services, scenes: Scenes, setup: MatchSetup, deal: OneDeal) -> None:
    """One deal of a match whose score somebody else keeps, from its first card or from where it was left."""
    game = Game(setup.rules, players_of(services.thinking, setup, deal.dice), deal.dealer, deal.heard)
    game.standing = deal.standing
    running, story = deal.running, deal.story
    news = go_on(game, story, running) if running is not None and isinstance(story, Stored) else ""
    sit_down(player, services, scenes, setup, game, one=deal, news=news, sealed=deal.sealed)


def go_on(game: Game, story: Stored, deal: StoredDeal) -> str:
    """Tell the running deal as far as it holds; the sentence about it where that is not to its last card."""
    try:
        held = game.resume_deal(deal.record)
    except GaigelError:  # this pack cannot even be dealt out any more: the next one is
        return say("match_goes_on_without")
    story.go_on(deal, held)
    game.helped = helped_in(deal.about)
    game.seed = seed_in(deal.about)
    game.settle()
    return say("deal_holds_so_far") if held < deal.noted else ""


def _first_dealer(match: StoredMatch, setup: MatchSetup) -> int:
    """Whom the Umschlag chose; of a match written down without one, whoever sits last."""
    dealer = match.about.get("dealer")
    return dealer if isinstance(dealer, int) and 0 <= dealer < setup.rules.players else setup.rules.players - 1


def _dice(match: StoredMatch) -> str:
    """The dice of the others, kept with the match, so that after a restart they do what they would have done; new ones
    for a match that was written down without any."""
    return str(match.about.get(DICE) or new_seed())


def players_of(thinking: Thinking, setup: MatchSetup, dice: str) -> list[Player]:
    """Everybody as this table wants them, thinking with one mind; with the same dice they play the same."""
    from gaigel_desktop.controller.minds.opponent import seated  # not on the way to the first picture

    return seated(setup, dice, thinking.mind)


def sit_down(
    player: OwnPlayer,
    services: Services,
    scenes: Scenes,
    setup: MatchSetup,
    game: Game,
    *,
    one: OneDeal | None = None,
    news: str = "",
    sealed: Sealed | None = None,
    laid: tuple[LaidDeal, ...] = (),
) -> None:
    """Take the chairs, for the match or for one deal; what is new there is said first. The packs may be sealed, or the
    first ones laid."""
    scenes.kit.sounds.stop_music()
    seating = seating_at(player, setup)
    revenge = None if one else partial(start_match, player, services, scenes, setup)
    present = None if one else present_at(setup, services.open)  # in a tournament no deal is dealt twice
    page = one.page if one else after_deal
    ending = Ending(one is None, revenge, practise_at(setup, services.open), present, page=page)
    hosts = tuple(seat for seat, forgets in enumerate(forgetful(setup)) if forgets)
    party = party_of(game, setup, player)
    people = people_sharing(game, setup, player) if seating.several else None
    table_for = TableFor(party(ME), seating, sealed or Sealed(), ending, hosts, laid=laid, people=people)
    table = TableScene(table_for, player, services, news=news)
    sealed_again = one.sealed if one else None
    sit_again = partial(sit_down, player, services, scenes, setup, game, one=one, sealed=sealed_again, laid=laid)
    again, give_up = partial(_again, game, sit_again), partial(_give_up, game, None if one else sit_again)
    told = partial(_told, setup, game, one)
    services.current.table = Reopen(table, seating.names, partial(_running, game), told, again, give_up, game.write)
    scenes.push(table)


def party_of(game: Game, setup: MatchSetup, player: OwnPlayer) -> Callable[[int], Party]:
    """How each person sits at a game: signs are true there, unless something else was agreed."""
    return lambda seat: party_at(game, seat, setup.signs == HONEST, player.suits_are_wished)


def people_sharing(game: Game, setup: MatchSetup, player: OwnPlayer) -> People:
    """The people who share the laptop at this game."""
    return People(local_players(player, setup), party_of(game, setup, player), partial(onlookers_at, game))


def seating_at(player: OwnPlayer, setup: MatchSetup) -> Seating:
    """Who sits where at this table; whoever has the name of somebody else there is told apart."""
    people = people_at(setup)
    me = own_name(player.name_beside(others=len(people) > 1), (chair.name for chair in setup.chairs))
    names = tuple(chair.name or me for chair in setup.chairs)
    portraits = tuple(chair.portrait or player.portrait for chair in setup.chairs)
    return Seating(ME, names, portraits, people).seen_by_all()


# -- sitting down once more --------------------------------------------------------------------------------------


def _running(game: Game) -> Running | None:
    """The deal as far as it is played, for whoever mends the program."""
    from gaigel_desktop.controller.report import Running  # hopefully never

    record = game.record_so_far() if game.playing else None
    return Running(write_line(record), game.seed.secret, len(record.actions)) if record is not None else None


def _told(setup: MatchSetup, game: Game, one: OneDeal | None) -> str:
    return say(one.called) if one else deal_against(len(game.past) + 1, setup)


def _again(game: Game, sit_again: Callable[[], None]) -> None:
    """At exactly this card; of what lay there only the record is trusted."""
    game.tell_again()
    sit_again()


def _give_up(game: Game, sit_again: Callable[[], None] | None) -> bool:
    """The running deal is lost; whether the next one is dealt here."""
    game.abandon_deal()
    follows = sit_again is not None and game.standing.winner == NOBODY
    if sit_again is not None and follows:
        sit_again()
    return follows


def today() -> str:
    """The day as it is here."""
    return now()[:10]


def now() -> str:
    """The moment as it is written down."""
    return datetime.now().isoformat(timespec="seconds")
