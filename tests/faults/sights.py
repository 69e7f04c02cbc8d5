"""Sights: everything that there is to be seen in the program, by name, and what of it somebody sees now."""

from __future__ import annotations

from collections.abc import Iterator

import gaigel_desktop.window  # noqa: F401 - before pygame
from gaigel_desktop.controller.settings import SETTINGS
from gaigel_desktop.rules.options import PLAYERS_OF, PRESETS
from gaigel_desktop.scenes.deal.lookup_pages import LOOK_UPS
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages import new_match, past, tournament  # noqa: F401
from gaigel_desktop.scenes.pages.fair.fair_page import ICONS
from gaigel_desktop.scenes.pages.new_match.new_match_page import TABS as MATCH_TABS
from gaigel_desktop.scenes.pages.past.past_games import TABS as PAST_TABS
from gaigel_desktop.scenes.pages.past.past_games import UNFINISHED
from gaigel_desktop.scenes.pages.settings import MORE, MOST
from gaigel_desktop.show.plan.stations import ANSWERED, ASKED, DEAL, TITLE
from gaigel_desktop.show.show_scene import ShowScene
from gaigel_desktop.text.rule_book.pages import CHAPTERS
from gaigel_desktop.window.scene import Scene
from tests.scenes.test_every_scene import WAYS

BAD_DAYS = ("mishap", "mending", "parting")  # nobody should come there
KINDS = {kind.__name__ for way, (kind, _) in WAYS.items() if way not in BAD_DAYS}  # a test holds that these are all
OVERLAYS = {"AfterDeal", "AfterMatch", "CountPaper", "TableMenu", "OwnWord"}
LEAVES = {
    "SettingsPage": (MOST, MORE),
    "NewMatch": MATCH_TABS,
    "PastGames": (*PAST_TABS, UNFINISHED, "filter", "own_play"),
    "RulesPages": tuple(CHAPTERS),
    "Tournament": ("entry", "standings"),
    "LookUpScene": tuple(LOOK_UPS),
    "table of": tuple(map(str, sorted(set().union(*PLAYERS_OF.values())))),
    "table by": tuple(PRESETS),
    "FairPage": tuple(ICONS),
    "ShowScene": (TITLE, DEAL, ASKED, ANSWERED, "what would you play", "somebody is held"),
    "pressed": ("write", "take", "clear_figures", "look_at", "draw", "give_up", "next_deal", "revenge", "to_preset"),
    # how large the window is, is noted when it closes
    "setting": tuple(each.name for each in SETTINGS if each.name not in ("window_width", "window_height")),
}
EVERYTHING = KINDS | OVERLAYS | {"FirstStart", "Contents", "OnTheBeam", "a lesson", "Replay proof"}
EVERYTHING |= {f"{page} {leaf}" for page, leaves in LEAVES.items() for leaf in leaves}


def sights(scene: Scene | None) -> Iterator[str]:
    """What a scene shows, by the names of above."""
    if scene is None:
        return
    yield type(scene).__name__
    if isinstance(scene, TableScene):
        if scene.state is not None:
            rules = scene.state.chair.rules
            yield from (f"table of {rules.players}", f"table by {rules.preset}")
        if scene.lecture is not None:
            yield "a lesson"
    elif isinstance(scene, ShowScene):
        yield from _of_a_show(scene)
    elif scene_of_look_up := getattr(scene, "_look_up", None):
        yield f"LookUpScene {scene_of_look_up.name}"
    elif getattr(scene, "_proof", False):
        yield "Replay proof"
    elif content := getattr(scene, "_content", None):
        yield type(content).__name__
        yield f"{type(content).__name__} {_leaf(content)}"


def _of_a_show(scene: ShowScene) -> Iterator[str]:
    """What is seen of it, and what is done there."""
    yield f"ShowScene {scene.presented.place.up}"
    if scene.steering.question is not None:
        yield "ShowScene what would you play"
    if scene.presented.course.held:
        yield "ShowScene somebody is held"


def _leaf(content: object) -> str:
    """Which tab, topic or chapter of it is open."""
    if hasattr(content, "steward"):
        return "standings" if content.steward is not None else "entry"
    mark = getattr(content, "_mark", None)
    return mark.chapter if mark is not None else getattr(content, "_tab", getattr(content, "_leaf", ""))
