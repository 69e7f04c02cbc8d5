"""Playing the deal of a day: it is dealt from the date, counts once, and leads back to where one came from."""

from __future__ import annotations

from gaigel_desktop.controller.match.chair import Party
from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.controller.match.setup import to_json
from gaigel_desktop.controller.match.story import Stored, Story
from gaigel_desktop.controller.of_the_day import (
    LATER,
    Day,
    Once,
    dealer_of_day,
    dice_of_day,
    seed_of_day,
    table_of_the_day,
)
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.store.schema import DAY
from gaigel_desktop.rules.match import new_match
from gaigel_desktop.scenes.after.after_deal import AfterDoors, after_deal
from gaigel_desktop.scenes.begin import OneDeal, new_story, play_one, stored, waiting
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.window.scene import Scene, Scenes


def play_day(player: OwnPlayer, services: Services, scenes: Scenes, day: Day, today: str) -> None:
    """From its first card, or from where it was left. It stays the deal of this day, however late it gets."""
    setup = table_of_the_day()._replace(aids=player.settings.aids)
    told = _story(player, services, day)
    if told is None:
        mark = {DAY: day.date} | ({LATER: True} if day.date != today else {})
        told = new_story(player, services, to_json(setup) | mark)
    running = day.deal if isinstance(told, Stored) else None
    dealt = OneDeal(
        dealer_of_day(day.date),
        dice_of_day(day.date),
        new_match(setup.rules),
        told,
        Once(told),
        running,
        Sealed([seed_of_day(day.date).secret], public=True),
        after_of_the_day,
        "day_title",
    )
    play_one(player, services, scenes, setup, dealt)


def _story(player: OwnPlayer, services: Services, day: Day) -> Story | None:
    """The story of a deal that was begun."""
    if day.deal is None or services.keeper.store is None:
        return None
    number = day.deal.match
    about = next((match.about for match in services.keeper.store.marked(DAY) if match.id == number), {})
    left = waiting(services.keeper, lambda story: story.match == number)
    services.current.story = left or stored(player, services.keeper, about, number)
    return services.current.story


def after_of_the_day(below: Scene, party: Party, seating: Seating, player: OwnPlayer, doors: AfterDoors) -> Scene:
    """What it came to, and the way back to the days."""
    return after_deal(below, party, seating, player, doors._replace(onwards=("to_days", "left"), review=None))
