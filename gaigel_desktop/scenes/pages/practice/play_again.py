"""Playing for practice: the cards of a past deal at a table of their own, over whatever lies there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gaigel_desktop.controller.match.chair import party_at
from gaigel_desktop.controller.match.dealer import new_seed
from gaigel_desktop.controller.match.practice import Practice
from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.controller.match.setup import HONEST, ME, alone
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.rules.match import new_match
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes import routes
from gaigel_desktop.scenes.begin import players_of, seating_at
from gaigel_desktop.scenes.deal.ending import Ending
from gaigel_desktop.scenes.deal.evening import TableFor
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.parts.how_to_think import Thinking
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.window.scene import Scenes

from .practice_menu import PracticeMenu


def open_practice(player: OwnPlayer, services: Services, scenes: Scenes, wanted: routes.Practice) -> None:
    """What is to be done with this deal, over where one looks at it; or the question what."""
    wanted = wanted._replace(table=alone(wanted.table))  # nobody else sits before this window now
    ways, below = _ways(player, services, scenes, wanted), scenes.top
    if wanted.way:
        ways[wanted.way]()
    elif below is not None:
        instead = {name: partial(_instead, scenes, way) for name, way in ways.items()}
        scenes.push(Overlay(player, below, PracticeMenu(instead)))


def _ways(
    player: OwnPlayer, services: Services, scenes: Scenes, wanted: routes.Practice
) -> dict[str, Callable[[], None]]:
    """Where the deal is over, or has not begun, nothing can be played on."""
    record, _, deeds, _ = wanted
    dealt = record._replace(actions=(), result=None)
    ways: dict[str, Callable[[], None]] = {"same_cards": partial(play_again, player, services, scenes, wanted, dealt)}
    if not deeds:
        return ways
    return {
        "play_on": partial(play_again, player, services, scenes, wanted, dealt._replace(actions=record.actions[:deeds]))
    } | ways


def _instead(scenes: Scenes, way: Callable[[], None]) -> None:
    """The card of paper that asked is put away."""
    scenes.pop()
    way()


def play_again(player: OwnPlayer, services: Services, scenes: Scenes, wanted: routes.Practice, told: Record) -> None:
    """The deal as far as it is told, at the table as it stood; from there on the player plays."""
    scenes.kit.sounds.stop_music()
    again = partial(play_again, player, services, scenes, wanted, told)
    game = laid(services.thinking, wanted, told, new_seed())
    ending = Ending(deals_follow=False, revenge=again, counts=False)
    party = party_at(game, ME, wanted.table.signs == HONEST, player.suits_are_wished)
    scenes.push(TableScene(TableFor(party, seating_at(player, wanted.table), Sealed(), ending), player, services))


def laid(thinking: Thinking, wanted: routes.Practice, told: Record, dice: str) -> Practice:
    """The game, at the deed up to which it is told; the others throw dice of their own."""
    record, table, *_ = wanted
    game = Practice(record.rules, players_of(thinking, table, dice), record.dealer, Forgotten())
    game.standing = record.match.before if record.match is not None else new_match(record.rules)
    game.resume_deal(told)
    return game
