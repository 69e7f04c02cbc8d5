"""Pictures of scenes without a screen, always the same: to look at, and to compare with later.

    python -m tests.scenes.shot                                   lists the scenes
    python -m tests.scenes.shot table-4-trick --size 1920x1080 --language de out.png
    python -m tests.scenes.shot 'table-*' --size 1280x720 --set deck=french --set text_size=125 folder/

A scene is a line in `SHOTS`: a name, and what somebody does from the title until it is seen.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime
from fnmatch import fnmatch
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, cast
from unittest.mock import patch

from gaigel_desktop.scenes.routes import Fair, Lesson, Play
from gaigel_desktop.show.open_show import open_show
from gaigel_desktop.table.board.item import ItemId
from tests.scenes.table.there import pressable

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.controller import places
from gaigel_desktop.controller.coaching.review import Reviewer
from gaigel_desktop.controller.match.chair import party_at
from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.match.first_deals import as_it_lies, packs
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human, Player, Thinker
from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.controller.match.setup import SEATED, first_setup, seat_person, to_json, with_rules
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.minds.mind import Twin
from gaigel_desktop.controller.people import Person
from gaigel_desktop.controller.records.notation import read_line
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.settings import NO_AIDS
from gaigel_desktop.controller.store.store import open_store
from gaigel_desktop.controller.teaching.learner import AFTER_LESSON
from gaigel_desktop.controller.teaching.progress import Progress
from gaigel_desktop.controller.teaching.tutor import Tutor
from gaigel_desktop.controller.tournament.field import field
from gaigel_desktop.controller.tournament.rounds import DEALS_A_SESSION, ROUNDS, Entrant, Points, new_tournament
from gaigel_desktop.controller.tournament.steward import Steward, tournament_file
from gaigel_desktop.lessons.lesson import lessons
from gaigel_desktop.rules.actions import AUS, ELFEN, PASS, Action, mode_of
from gaigel_desktop.rules.deal import ENDGAME, NOBODY, OVER, PLAYED_OUT, Deal
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.options import PRESETS, RuleSet, Value, with_changes
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.after.after_deal import AfterDoors, after_deal
from gaigel_desktop.scenes.after.after_match import AfterMatch
from gaigel_desktop.scenes.before.cut import CutScene
from gaigel_desktop.scenes.before.umschlag import UmschlagScene
from gaigel_desktop.scenes.count.count_paper import count_laid_out
from gaigel_desktop.scenes.deal.company import Company
from gaigel_desktop.scenes.deal.cover import CoverScene
from gaigel_desktop.scenes.deal.evening import TableFor
from gaigel_desktop.scenes.deal.table_picture import TablePicture
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.fair.fair_page import FairScene
from gaigel_desktop.scenes.pages.lessons.play_lesson import table_of
from gaigel_desktop.scenes.pages.new_match.new_match_page import TABS
from gaigel_desktop.scenes.pages.new_match.rule_rows import PRESET
from gaigel_desktop.scenes.pages.new_match.rule_rows import TOPICS as RULE_TOPICS
from gaigel_desktop.scenes.pages.of_the_day.days_page import DaysScene
from gaigel_desktop.scenes.pages.past.deal_words import STRANGERS
from gaigel_desktop.scenes.pages.settings import LEAVES
from gaigel_desktop.scenes.pages.tournament import tournament_page
from gaigel_desktop.scenes.pages.who_is_here import WhoIsHere
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.review.asking_scene import AskingDoors, AskingScene
from gaigel_desktop.scenes.review.review_sheet import ReviewDoors, ReviewScene
from gaigel_desktop.show.by_itself import ByItself
from gaigel_desktop.show.plan.show import show_of_story
from gaigel_desktop.show.room_picture import Room, Said, TitleCard
from gaigel_desktop.show.show_scene import ShowScene
from gaigel_desktop.table.board.cues import Cue
from gaigel_desktop.table.play import info_strip
from gaigel_desktop.table.play.remark import Remark, SheetTalk
from gaigel_desktop.table.slate.standing import Match, at_the_table
from gaigel_desktop.text import speech
from gaigel_desktop.text.rule_book.pages import CHAPTERS
from gaigel_desktop.window import theme
from gaigel_desktop.window.assets import asset
from gaigel_desktop.window.screen import Screen
from tests.controller.days import keep_day
from tests.controller.past_games import keep, keep_many, table
from tests.controller.past_games import played as played_alone
from tests.controller.quick_rounds import Quick, played
from tests.referee import deal_of, next_deal
from tests.rules.table import Table
from tests.scenario import lay
from tests.scenes import reviews
from tests.scenes.club import choosing, choosing_what_is_gone
from tests.scenes.pages import Visitor
from tests.scenes.rooms import ForRoom
from tests.scenes.showing.looked_at import MOMENTS
from tests.scenes.table.laid import recorded
from tests.text.catalogues import compiled_catalogues

FRAME: Final = 1 / 60
LONG: Final = 12.0  # seconds after which a table is quiet
PRESET_OF: Final = {2: "wikipedia", 3: "rutesheim", 4: "leinfelden", 6: "wikipedia", 8: "wikipedia"}


class Guest(Visitor):
    """Somebody who comes in and does things until the scene is seen."""

    now = 1000.0

    def picture(self) -> pygame.Surface:
        """What is seen now, painted."""
        self.draws = True
        self.wait(FRAME)
        self.scenes.draw()
        return self.house.kit.screen.surface

    # -- at the table --------------------------------------------------------------------------------------------

    def sit_down(self, players: int, until: Callable[[Deal], bool], **changes: Value) -> None:
        """At a table where cards were played by dice until it is the guest's turn in such a deal."""
        game = game_until(players, PRESET_OF[players], until, **changes)
        self.take_a_chair(game)
        self.wait(LONG)

    def take_a_chair(self, game: Game, forgetful: tuple[int, ...] = ()) -> None:
        """A table with this game."""
        self.scenes.update(self.now)  # whoever comes on is told the moment of the turn in which that happens
        players = game.rules.players
        names = (self.player.name, *(regular.name for regular in REGULARS[: players - 1]))
        portraits = (self.player.portrait, *(regular.portrait for regular in REGULARS[: players - 1]))
        sealed = Sealed([f"next {number}" for number in range(1, 100)])
        seating = Seating(0, names, portraits)
        self.scenes.push(
            TableScene(TableFor(party_at(game, 0), seating, sealed, forgetful=forgetful), self.player, self.services)
        )


def game_of(players: int, preset: str, seed: str, **changes: Value) -> Game:
    """A deal, dealt out."""
    game = new_game(players, preset, seed, **changes)
    next_deal(game, seed, cut_at=17)
    return game


def new_game(players: int, preset: str, seed: str, **changes: Value) -> Game:
    """A match between the guest, who leads, and dice."""
    return new_game_of(with_changes(preset, {"players": players, **changes}), seed)


def new_game_of(rules: RuleSet, seed: str) -> Game:
    """The same by these rules."""
    dice = Random(seed)
    others: list[Player] = [Thinker(partial(by_dice, dice=dice)) for _ in range(rules.players - 1)]
    return Game(rules, [Human(), *others], rules.players - 1, Forgotten())


def by_dice(seen: Deal, seat: int, dice: Random) -> Action | None:
    """Any legal card in turn; nobody calls, so that deals come to their end."""
    if next_to_act(seen) != seat or seen.phase >= PLAYED_OUT:
        return None
    return PASS if seen.waiting else dice.choice(card_actions(seen))


def game_until(players: int, preset: str, reached: Callable[[Deal], bool], **changes: Value) -> Game:
    """The first of many deals that comes so far."""
    games = (game_of(players, preset, f"shot {players} {number}", **changes) for number in range(1000))
    return next(game for game in games if comes_so_far(game, reached))


def comes_so_far(game: Game, reached: Callable[[Deal], bool]) -> bool:
    """Play on until the guest is in turn in such a deal; False if it is over before."""
    dice = Random("guest")
    while deal_of(game).phase != OVER:
        if reached(deal_of(game)) and (deal_of(game).phase == PLAYED_OUT or next_to_act(deal_of(game)) == 0):
            return True
        action = by_dice(game.seen_by(0), 0, dice)
        if action is not None:
            game.offer(0, action)
        elif not game.step():
            game.count()
    return False


def fresh(deal: Deal) -> bool:
    return True


def in_a_trick(deal: Deal) -> bool:
    return sum(deal.tricks) >= 2 and len(deal.trick) >= deal.players // 2


def talon_gone(deal: Deal) -> bool:
    return deal.phase == ENDGAME


def played_out(deal: Deal) -> bool:
    return deal.phase == PLAYED_OUT


# -- the scenes --------------------------------------------------------------------------------------------------

Maker = Callable[[Guest], object]


def _title(guest: Guest) -> None:
    """Nothing to do."""


def _first(guest: Guest) -> None:
    guest.scenes.pop()
    guest.player.learner.first_time = True
    guest.app.open_title()


def _pressed(guest: Guest, keys: tuple[str, ...]) -> None:
    choosing(guest, *keys)


def _learned(guest: Guest, *lessons: str) -> None:
    """The contents of somebody who has learned this much."""
    for lesson in lessons:
        guest.player.learner.learn(guest.player.learner.progress.with_lesson(lesson))
    guest.click("learn")


def _known(guest: Guest, game: str) -> None:
    """What somebody knows who plays another game."""
    _first(guest)
    guest.click(game)


def _first_match(guest: Guest) -> None:
    """The table of whoever is new here, when the first deal has been laid."""
    guest.player.setup = first_setup(newcomer=True)
    guest.scenes.pop()
    guest.player.learner.welcome()
    guest.app.open_title()
    with patch("gaigel_desktop.scenes.begin.new_seed", lambda: "first match"):
        guest.click("go")
    guest.wait(LONG)


def _asked_back(guest: Guest) -> None:
    """In a laid deal: somebody leads on and forgets the Diß, and the table asks."""
    guest.house.thinking.new = Twin
    guest.player.learner.welcome()
    guest.player.change(aid_ask_back=True)
    laid = as_it_lies(next(pack for pack in packs() if (pack.place, pack.surprise) == (0, "diss")))
    game = new_game_of(laid.record.rules, "asked back")
    game.begin(*laid)
    guest.take_a_chair(game)
    guest.wait(LONG)
    game.offer(0, next(action for action in card_actions(game.seen_by(0)) if mode_of(action) == ELFEN))
    for _ in range(6):
        guest.wait(LONG)
        guest.key(pygame.K_SPACE)
    guest.wait(LONG)
    guest.key(pygame.K_1)
    guest.wait(0.5)


ENOUGH: Final = (pygame.K_SPACE, pygame.K_a, pygame.K_1, pygame.K_SPACE)  # called with 101, and read what it was


def _lesson(guest: Guest, name: str, keys: tuple[int, ...] = ()) -> None:
    """A scene of a lesson, after so many keys."""
    guest.services.open(Lesson(name))
    guest.wait(LONG)
    for key in keys:
        guest.key(key)
        guest.wait(LONG / 2)


def _scene(guest: Guest, name: str, number: int, keys: tuple[int, ...] = (), then: float = LONG) -> None:
    """One of the scenes of a lesson, so long after the last of these keys."""
    lesson = next(each for each in lessons() if each.name == name)
    guest.scenes.push(table_of(guest.player, guest.services, guest.scenes, Tutor(lesson, number)))
    guest.wait(LONG)
    for at, key in enumerate(keys, 1):
        guest.key(key)
        guest.wait(then if at == len(keys) else LONG)


def _gentle(guest: Guest) -> None:
    """The seats of a newcomer's first table."""
    guest.player.choose_table(first_setup(newcomer=True)._replace(partners=SEATED))
    guest.to_match("seats")


def _partner(guest: Guest) -> None:
    """How a partner plays, for somebody who counts alone."""
    guest.player.choose_aids(on=False)
    guest.to_match("seats")
    for _ in range(60):
        if guest.page.focus != "partner":
            guest.key(pygame.K_TAB)


NEIGHBOURS: Final = (Person("Anna", "anne"), Person("Ben", "fritz", NO_AIDS), Person("Ümmügülsüm", "mina", NO_AIDS))


def _with_people(guest: Guest, people: int = 2, players: int = 4, preset: str = "leinfelden") -> None:
    """A table at which so many of the neighbours sit."""
    for person in NEIGHBOURS:
        guest.player.people.remember(person)
    setup = with_rules(guest.player.setup, PRESETS[preset]._replace(players=players))._replace(partners=SEATED)
    for seat, person in enumerate(NEIGHBOURS[:people], 1):
        setup = seat_person(setup, seat, person.name, person.portrait)
    guest.player.choose_table(setup)


def _seats_of_people(guest: Guest, press: tuple[str, ...] = (), people: int = 2, players: int = 4) -> None:
    """Who plays, where others sit at this laptop too, after these presses."""
    _with_people(guest, people, players, "leinfelden" if players == 4 else "uspcc-1907")
    guest.to_match("seats")
    for key in press:
        guest.ask(key)


def _shared(guest: Guest, covers: int, lifted: bool = False, people: int = 3) -> None:
    """A table at one laptop at so many changes of person: the cover that lies there, or what lies under it."""
    _with_people(guest, people)
    guest.house.thinking.new = Twin
    rooms = "scenes.begin", "controller.match.sealed"
    with ExitStack() as stack:
        for room in rooms:
            stack.enter_context(patch(f"gaigel_desktop.{room}.new_seed", lambda: "one laptop"))
        guest.services.open(Play())
    guest.at_table()
    for _ in range(99):
        if isinstance(guest.scene, CoverScene):
            covers -= 1
            guest.wait(1.0)
            if not covers:
                break
            guest.key(pygame.K_RETURN)
            guest.wait(1.0)
        for key in (pygame.K_5, pygame.K_3, pygame.K_RETURN, pygame.K_SPACE):
            if not isinstance(guest.scene, CoverScene):
                guest.key(key)
        guest.wait(1.0)
    if lifted:
        guest.key(pygame.K_RETURN)
        guest.wait(1.0)


def _who_is_here(guest: Guest, gone: tuple[int, ...] = ()) -> None:
    """Before a match of several goes on."""
    _with_people(guest, people=3)
    guest.scenes.push(Overlay(guest.player, guest.scene, WhoIsHere(guest.player.setup, lambda _: None)))
    for seat in gone:
        guest.ask(f"here {seat}")


def _withdrawn(guest: Guest) -> None:
    """The aids, two of which have gone by themselves."""
    guest.player.learner.learn(Progress(gone=("mark_legal", "propose_aus")))
    guest.to_settings("more")
    guest.scroll_to("aids_all")


def _new_word(guest: Guest) -> None:
    """Somebody else has opened, and the table waits until the word is read."""
    game = new_game(4, "leinfelden", "new word")
    game.dealer = 0
    next_deal(game, "new word", cut_at=17)
    guest.take_a_chair(game)
    guest.wait(LONG * 2)


def _next_deal_of(guest: Guest, progress: Progress) -> None:
    """The second deal of a match begins, for somebody who is so far."""
    game = game_of(4, "leinfelden", "second deal")
    game.give_up_deal()
    guest.player.learner.learn(progress)
    guest.take_a_chair(game, forgetful=(1, 3))
    guest.wait(LONG)
    guest.click("next_deal")
    guest.wait(6.5)


def _options(guest: Guest, topic: str) -> None:
    guest.to_match("rules")
    guest.click(f"topic {topic}")


def _refused(guest: Guest) -> None:
    """Rules that differ from their preset, and two of them that do not go together."""
    odd = PRESETS["leinfelden"]._replace(players=5, auf_siebener=True, auf_dissle="any", scoring="rutesheim")
    guest.player.choose_table(with_rules(guest.player.setup, odd))
    _options(guest, PRESET)


def _five(guest: Guest) -> None:
    """More than can play by these rules."""
    guest.player.choose_table(with_rules(guest.player.setup, PRESETS["leinfelden"]._replace(players=5)))
    guest.to_match("seats")


def _continue(guest: Guest) -> None:
    """The title with a match that is not over; always with the same people."""
    store = guest.house.keeper.ledger.store = open_store(places.store_file())
    store.start_match("2026-11-21T20:15:00", to_json(guest.player.setup))
    guest.scene.resize()


def _unknown(guest: Guest) -> None:
    """The title when the newest match can only be continued by another version."""
    store = guest.house.keeper.ledger.store = open_store(places.store_file())
    store.start_match("2026-11-29T20:15:00", {"rules": "sindelfingen"})
    guest.scene.resize()


def _unfinished(guest: Guest) -> None:
    """Matches that wait, one of them by rules that only another version knows."""
    store = guest.house.keeper.ledger.store = open_store(places.store_file())
    for players, preset in ((4, "leinfelden"), (8, "uspcc-1907"), (3, "rutesheim")):
        setup = with_rules(guest.player.setup, PRESETS[preset]._replace(players=players))
        store.start_match(f"2026-11-{20 + players}T20:15:00", to_json(setup))
    store.start_match("2026-11-29T20:15:00", {"rules": "sindelfingen"})
    guest.scene.resize()
    guest.click("continue")


def _holds_so_far(guest: Guest) -> None:
    """A deal that was kept with a deed that is refused today."""
    store = guest.house.keeper.ledger.store = open_store(places.store_file())
    record = game_until(4, PRESET_OF[4], in_a_trick).record_so_far()
    about = to_json(guest.player.setup)
    deal = store.start_deal(store.start_match("2026-11-21T20:15:00", about), "2026-11-21T20:15:00", record, about)
    for number, deed in enumerate((*record.actions, record.actions[0])):
        store.note(deal, number, deed)
    guest.scene.resize()
    guest.click("continue")
    guest.wait(1.0)


def _mishap(guest: Guest, times: int, where: bool = False) -> None:
    """The table has stumbled so often over the same card, and perhaps one looks where the report lies."""
    guest.click("play")
    guest.at_table()
    guest.key(pygame.K_RETURN)
    guest.wait(LONG)
    for before in range(times):
        if before:
            guest.click("mishap_go_on")
        with patch.object(TablePicture, "draw", side_effect=ValueError("a card too many")):
            guest.scenes.draw()
    if where:
        guest.click("mishap_where")


def _rules(guest: Guest, chapter: str, search: str = "", rules: RuleSet = PRESETS["leinfelden"]) -> None:
    guest.player.choose_table(with_rules(guest.player.setup, rules))
    guest.click("rules")
    guest.house.bookmark.chapter = chapter  # its row comes into sight
    guest.refresh()
    guest.click(f"chapter {chapter}")
    if search:
        guest.click("search")
        guest.type(search)
        guest.key(pygame.K_RETURN)


class _StillPlaying(Quick):
    """Others who have not finished yet."""

    def finished(self) -> list[tuple[int, int, Points]]:
        """Nothing so far."""
        return []


def _between_sessions(guest: Guest) -> None:
    """The own table has played its session."""
    start = new_tournament(field(Entrant(guest.player.name, guest.player.portrait), 24, "shot"), "shot")
    steward = Steward(played(start, DEALS_A_SESSION - 1, Random("shot")), tournament_file(), Quick())
    steward.score((5, 3, 1))
    with patch.object(tournament_page, "Hall", _StillPlaying):
        guest.click("new_match")
        guest.click("tournament")


def _tournament(guest: Guest, people: int, rounds: int) -> None:
    """A tournament that is played so far; at the other tables the points are shared at once."""
    if people:
        start = new_tournament(field(Entrant(guest.player.name, guest.player.portrait), people, "shot"), "shot")
        Steward(played(start, rounds, Random("shot")), tournament_file(), Quick()).keep()
    with patch.object(tournament_page, "Hall", Quick):
        guest.click("new_match")
        guest.click("tournament")


def _table(guest: Guest, players: int, until: Callable[[Deal], bool], **changes: Value) -> None:
    guest.sit_down(players, until, **changes)


def _claim(guest: Guest, players: int, preset: str, key: int = 0) -> None:
    """Somebody has called Aus, and the guest is asked, or has just answered."""
    game = game_until(players, preset, in_a_trick, claims="questioned")
    game.offer(players - 1, AUS)
    guest.take_a_chair(game)
    guest.wait(LONG)
    if key:
        guest.key(key)
        guest.wait(3.0)


def _dealing(guest: Guest) -> None:
    guest.take_a_chair(new_game(4, PRESET_OF[4], "shot"))
    guest.wait(0.7)


def _after_keys(
    guest: Guest,
    until: Callable[[Deal], bool],
    keys: tuple[int, ...],
    seconds: float,
    players: int = 4,
    **changes: Value,
) -> None:
    guest.sit_down(players, until, **changes)
    for key in keys:
        guest.key(key)
        guest.wait(seconds)


def _rare(guest: Guest, until: Callable[[Deal], bool], keys: tuple[int, ...] = ()) -> None:
    """At a table where all is known that few know."""
    _after_keys(guest, until, keys, 0.5, auf_siebener=True, auf_dissle="vorhand", auf_farbe=True)


def _strip(
    guest: Guest, players: int, until: Callable[[Deal], bool], at: ItemId | None = None, press: bool = False
) -> None:
    """With the slip of paper, and the mat over the points of whoever has learned to count them."""
    guest.player.change(aid_strip=True)
    guest.player.learner.learn(guest.player.learner.progress.with_lesson(AFTER_LESSON))
    guest.sit_down(players, until)
    table = guest.scene
    assert isinstance(table, TableScene) and table.state is not None
    if at is not None:
        box = next(placed.box for placed in pressable(table.state) if placed.id == at)
        guest.mouse(pygame.MOUSEMOTION, *box.middle)
        if press:
            guest.key(pygame.K_b)
        guest.wait(0.2)


def _how_much(guest: Guest) -> None:
    """The program would like to know how much it is."""
    with patch.object(info_strip, "asks_after", lambda deal: 3):
        _strip(guest, 4, lambda deal: deal.done == 3 and not deal.trick and 0 < deal.points[0] < 101)
        guest.picture()


def _taken(guest: Guest, players: int = 4) -> None:
    """A trick that lies there whole; the guest has played the first card that is allowed."""
    guest.sit_down(players, in_a_trick)
    assert isinstance(guest.scene, TableScene) and guest.scene.state is not None
    state = guest.scene.state
    first = state.hand().index(next(action % 24 for action in card_actions(state.seen)))
    guest.key(pygame.K_1 + first)
    guest.wait(LONG)


def _gathered(guest: Guest, seconds: float) -> None:
    """A trick so long after somebody has let it be gathered."""
    _taken(guest)
    guest.key(pygame.K_SPACE)
    guest.wait(seconds)


def _pointing(guest: Guest, at: tuple[float, float]) -> None:
    """At a table, with the mouse resting somewhere."""
    guest.sit_down(4, in_a_trick)
    guest.mouse(pygame.MOUSEMOTION, *at)
    guest.wait(1.0)


NAMED: Final = {
    "talon": (900, 300),
    "trump": (880, 440),
    "trick": (732, 300),
    "coaster": (172, 410),
    "slate": (130, 40),
    "call": (1020, 584),
    "card": (500, 620),
}


def _told(guest: Guest, what: str) -> None:
    """At a table where something is said, seen or wrong."""
    guest.sit_down(4, in_a_trick)
    table = guest.scene
    assert isinstance(table, TableScene) and table.state is not None
    match what:
        case "remark":
            for seat, words in enumerate(("", "Des war knapp, gell?", "So isch’s recht! Des goht auf mi.", "Oha.")):
                if words:
                    table.state.said.remark(Remark(seat, words), guest.now)
        case "call":
            assert table.session is not None
            for seat in range(1, 4):
                table.session.running.play_cue(Cue("", seat, "call_2x20"))
        case "sign":
            for seat in range(1, 4):
                table.state.said.wear(seat, ("", "heart", "tongue_in_cheek", "shoulder")[seat], guest.now + 9.0)
        case _:
            guest.house.kit.pictures.missing.add("somewhere")
            guest.house.kit.sounds.works = False
    guest.turn()


def umschlag(guest: Guest, seconds: float, players: int = 6, teams: str = "crosswise") -> None:
    """While it is turned up, while they walk, and when all sit; the pack is always the same."""
    setup = with_rules(guest.player.setup, PRESETS["leinfelden"]._replace(players=players, teams=teams))
    guest.scenes.push(UmschlagScene(guest.player, guest.house.kit.aloud, setup, "shot", lambda table, dealer: None))
    guest.wait(seconds)


def _cut(guest: Guest, seconds: float) -> None:
    """Over a table, looking for a place, or with the packet on its way."""
    guest.sit_down(4, fresh)
    guest.scenes.push(CutScene(guest.player, guest.scene, True, lambda place: None, Sealed(["cut"])))
    guest.key(pygame.K_LEFT)
    if seconds:
        guest.wait(FRAME)
        guest.key(pygame.K_RETURN)
        guest.wait(seconds)


def _own_word(guest: Guest, word: str = "") -> None:
    """Before the cut, with the word that is given to the pack."""
    _cut(guest, 0.0)
    guest.click("own_word")
    guest.click("word")
    guest.type(word)


def _of_the_day(guest: Guest, *, played: bool = True) -> None:
    """The day and those before it; some of them were played, one of them later."""
    store = guest.house.keeper.ledger.store = open_store(places.store_file())
    for day, gave in (("2026-11-23", 0.3), ("2026-11-21", 1.2), ("2026-11-20", 0.0))[not played :]:
        keep_day(store, day, gave, later=day.endswith("20"))
    guest.scenes.push(DaysScene(guest.player, guest.services, lambda: "2026-11-23"))
    guest.wait(FRAME)


def _chosen(guest: Guest, tab: str, players: int, **changes: Value) -> None:
    """A new match of so many by other rules."""
    preset = PRESET_OF[players] if players < 8 else "uspcc-1907"
    rules = with_changes(preset, {"players": players, **changes})
    guest.player.choose_table(with_rules(guest.player.setup, rules))
    guest.to_match(tab)


def _chosen_topic(guest: Guest, topic: str, players: int, **changes: Value) -> None:
    _chosen(guest, "rules", players, **changes)
    guest.click(f"topic {topic}")


def evening(rules: RuleSet, seed: str, enough: Callable[[Game], bool]) -> Game:
    """Deals that dice have played, until it is enough."""
    game = new_game_of(rules, seed)
    dice = Random("guest")
    while not enough(game):
        next_deal(game, f"{seed} {len(game.past)}", cut_at=17)
        while deal_of(game).phase != OVER:
            action = by_dice(game.seen_by(0), 0, dice)
            if action is not None:
                game.offer(0, action)
            elif not game.step():
                game.count()
    return game


def seated_at(guest: Guest, game: Game) -> Seating:
    """The guest and as many regulars as there are chairs."""
    regulars = REGULARS[: game.rules.players - 1]
    names = (guest.player.name, *(regular.name for regular in regulars))
    return Seating(0, names, (guest.player.portrait, *(regular.portrait for regular in regulars)))


LONGEST_SAID: Final = (  # each as long as may be
    "De Zehner hättsch schmiera solla!!",
    "Hondert isch net hondertondoins, hm",
    "Me haltet zamma, hot mei Oma gsagt.",
)
LOOKS_ROUND: Final = ("annoyed", "laughing", "speaking")


def _remarks(players: int, count: int) -> tuple[Remark, ...]:
    """What so many say who sit round the table."""
    seats = (2, 1, 3) if players > 3 else (1, 2)[: players - 1]
    return tuple(map(Remark, seats[:count], LONGEST_SAID, LOOKS_ROUND))


def _said_over(guest: Guest, players: int, count: int) -> None:
    """The sheet after a deal, and so many who speak beside it."""
    rules = PRESETS[PRESET_OF[players]]._replace(players=players)
    guest.take_a_chair(evening(rules, "said", lambda game: bool(game.past)))
    with patch.object(Company, "beside_sheet", return_value=SheetTalk(_remarks(players, count))):
        guest.wait(LONG)


def _after_match(guest: Guest, preset: str, players: int = 0, said: int = 0, **changes: Value) -> None:
    """A match that dice have played to its end, at its table; so many speak of it."""
    players = players or PRESETS[preset].players
    guest.take_a_chair(game_until(players, preset, played_out, **changes))
    rules = with_changes(preset, {"players": players, **changes})
    game = evening(rules, "evening", lambda game: game.standing.winner != NOBODY)
    talk = _remarks(players, said)
    content = AfterMatch(
        game,
        seated_at(guest, game),
        guest.player,
        guest.house.prints,
        leave=guest.scenes.pop,
        revenge=guest.scenes.pop,
        talk=talk,
    )
    guest.scenes.push(Overlay(guest.player, guest.scene, content))


def _match_picture(guest: Guest, preset: str, players: int = 0) -> None:
    """The same, with a picture of it that is saved by now."""
    _after_match(guest, preset, players)
    guest.wait(theme.TAKEN_IN + 0.1)  # until then nothing leads on
    guest.click("save_picture")
    assert guest.house.prints.last is not None
    guest.house.prints.last.close()
    guest.wait(theme.GLANCE + FRAME)


def _own_back(guest: Guest, used: bool = False) -> None:
    """A back from a photograph: where that is dropped, or kept and seen."""
    photograph = Path(os.environ["GAIGEL_HOME"]) / "photograph.png"
    pygame.image.save(pygame.image.load(asset("table/title_scene.webp")), photograph)
    guest.to_settings()
    guest.page.point_at("own_back")
    guest.key(pygame.K_RETURN)
    if used:
        guest.handle(pygame.Event(pygame.DROPFILE, file=str(photograph)))
    while guest.sees(speech.say("photo_opening")):
        guest.wait(FRAME)
        time.sleep(FRAME)
    guest.wait(LONG)


def _on_paper(guest: Guest, players: int, teams: str, over: float = 0.0) -> None:
    """The score in pencil late in a match: small beside a new deal, or large so long after the last one."""
    guest.player.change(score_on="paper")
    rules = PRESETS["leinfelden"]._replace(players=players, teams=teams)
    evenings = (evening(rules, f"paper {number}", _erased_or_won) for number in range(100))
    game = next(game for game in evenings if game.standing.winner == NOBODY)
    if over:
        guest.take_a_chair(game)
        seating, doors = seated_at(guest, game), AfterDoors(*(guest.scenes.pop,) * 3, prints=guest.house.prints)
        guest.scenes.push(after_deal(guest.scene, party_at(game, 0), seating, guest.player, doors))
        guest.wait(over)
    else:
        next_deal(game, "paper", cut_at=17)
        guest.take_a_chair(game)
        guest.wait(LONG)


def _erased_or_won(game: Game) -> bool:
    return erased(game) > 0 or game.standing.winner != NOBODY


def erased(game: Game) -> int:
    """How many deals have taken strokes back."""
    return sum(sum(past.after.score) < sum(past.before.score) for past in game.past)


def _past(guest: Guest, tab: str, deals: int, then: str = "") -> None:
    store = guest.house.keeper.ledger.store = open_store(places.store_file())
    keep_many(store, deals)
    guest.click("past")
    guest.click(f"tab {tab}")
    if then:
        guest.click(then)


def _beam(guest: Guest, deals: int, seconds: float = LONG, *, opened: str = "") -> None:
    """The title after so many deals, or what stands on its beam or on its slate."""
    store = guest.house.keeper.ledger.store = open_store(places.store_file())
    if deals:
        keep_many(store, deals, tuple(PRESETS))
        keep(store, table(PRESETS["leinfelden"]), played_alone(PRESETS["leinfelden"], 1), datetime(2026, 11, 22, 20))
    guest.click("past")
    guest.key(pygame.K_ESCAPE)
    guest.wait(seconds)
    if opened:
        guest.click(opened)


def _season(guest: Guest) -> None:
    """The title of somebody who has met everybody, with the slate pointed at by keys."""
    store = guest.house.keeper.ledger.store = open_store(places.store_file())
    rules = PRESETS["uspcc-1907"]._replace(players=8)
    keep(store, table(rules), played_alone(rules, 60), datetime(2026, 11, 21, 20))
    _beam(guest, deals=0)
    while guest.page.focus != "season":
        guest.key(pygame.K_TAB)


def _guess(guest: Guest, number: str = "") -> None:
    """Aus, and before it is counted the slip; or the count, when this number has been said."""
    guest.player.choose_aids(on=False)
    guest.player.change(guess=True)
    _after_keys(guest, played_out, (pygame.K_a, pygame.K_RETURN), seconds=LONG)
    if number:
        guest.handle(pygame.Event(pygame.TEXTINPUT, text=number))
        guest.key(pygame.K_RETURN)
        guest.wait(2.6)


def _past_pairs(guest: Guest, players: int, steps: int, **changes: Value) -> None:
    """The deals of a table of pairs, and one of them told again so far."""
    rules = with_changes("uspcc-1907", {"players": players, **changes})
    store = guest.house.keeper.ledger.store = open_store(places.store_file())
    keep(store, table(rules), played_alone(rules, 5))
    guest.click("past")
    if steps:
        guest.click("look_at")
        guest.key(pygame.K_END)
        for _ in range(steps):
            guest.key(pygame.K_LEFT)
        guest.wait(LONG)


def _asked(guest: Guest, at: int, keys: tuple[int, ...] = (), deal: tuple[str, int] = ("review", -1)) -> None:
    """Before one of the own decisions of a deal, and what is said about the answer; `deal`: its seed and the dealer."""
    record = reviews.played_deal(PRESETS["leinfelden"], *deal)
    decision = reviews.decisions(record)[at]
    doors = AskingDoors(lambda: decision, lambda: False, guest.scenes.pop, guest.scenes.pop, guest.scenes.pop)
    guest.scenes.push(AskingScene(guest.player, reviews.told_by(record, guest.player.name), decision.moment, doors))
    guest.wait(FRAME)
    for key in keys:
        guest.key(key)
        guest.wait(FRAME)


def _reviewed(guest: Guest, ready: int | None = None, *, whole: bool = False) -> None:
    """The sheet of a deal, looked at so far, or with all decisions and nothing left to ask."""
    record = reviews.played_deal()
    found = reviews.found(record, ready)
    found.stands_still = ready is not None
    doors = ReviewDoors(practise=lambda *_: None)
    scene = ReviewScene(guest.player, reviews.told_by(record, guest.player.name), cast(Reviewer, found), doors)
    guest.scenes.push(scene)
    guest.wait(FRAME)
    if whole:
        guest.click("review_ask")
        while guest.scene is not scene:
            guest.click("show")
            guest.key(pygame.K_RETURN)
        guest.click("all")


def _own_play(guest: Guest, deals: int) -> None:
    """The figures of somebody who has talked over so many deals."""
    store = guest.house.keeper.ledger.store = open_store(places.store_file())
    keep_many(store, 120)
    reviews.keep_reviews(store, deals)
    guest.click("past")
    guest.click("tab figures")
    guest.click("to_own_play")


def _luck(guest: Guest, deals: int) -> None:
    """What so many deals gave each seat."""
    store = guest.house.keeper.ledger.store = open_store(places.store_file())
    keep_many(store, deals)
    guest.services.open(Fair(luck=True))
    assert isinstance(guest.scene, FairScene) and guest.scene.fair.luck is not None
    assert guest.scene.fair.luck.reading is not None
    guest.scene.fair.luck.reading.wait()
    guest.wait(LONG)


def _fair(guest: Guest, pack: Fair) -> None:
    """How the pack is sealed, with the one that is played or without."""
    guest.services.open(pack)
    guest.wait(LONG)


def _to_practise(guest: Guest) -> None:
    """The first position to practise."""
    _own_play(guest, 60)
    guest.click(next(each.key for each in guest.meanings() if each.key.startswith("position ")))
    guest.wait(FRAME)


def _replay(guest: Guest, steps: int) -> None:
    _past(guest, "deals", 8)
    guest.click("look_at")
    guest.key(pygame.K_o)
    for _ in range(steps):
        guest.key(pygame.K_RIGHT)
        guest.wait(0.5)


def _count(guest: Guest, reason: str, down: int = 0, preset: str = "leinfelden") -> None:
    """A deal that ended so, laid out card by card, and so many pages further down."""
    record = next(
        each for each in golden_records() if (each.rules.preset, each.result and each.result.reason) == (preset, reason)
    )
    names, portraits = ("Hermann", "Lena", "Eugen", "Rösle", "Karl", "Anna", "Otto", "Emma"), STRANGERS
    seating = Seating(0, names[: record.rules.players], portraits[: record.rules.players])
    guest.scenes.push(count_laid_out(guest.player, guest.scene, record, seating))
    for _ in range(down):
        guest.key(pygame.K_PAGEDOWN)
    guest.wait(FRAME)


def golden_records() -> list[Record]:
    """Deals that ended in every way there is."""
    return [
        read_line(line)
        for line in (Path(__file__).parents[1] / "golden" / "records.jsonl").read_bytes().split(b"\n")
        if line
    ]


def _hint(guest: Guest, times: int) -> None:
    """Where to look; and asked again, what to do."""
    guest.house.thinking.new = Twin
    guest.sit_down(4, in_a_trick)
    _ask(guest, times)


def _ask(guest: Guest, times: int) -> None:
    for _ in range(times):
        guest.key(pygame.K_h)
        guest.wait(2.0)


def _hint_at(guest: Guest, laid: Table, told: Callable[[Table], object] = lambda table: None) -> None:
    """What to do at a table that was laid."""
    guest.house.thinking.new = Twin
    record = recorded(laid, told)
    game = new_game_of(record.rules, "hint")
    game.begin(record)
    guest.take_a_chair(game)
    guest.wait(LONG)
    _ask(guest, 2)


def _hint_either(guest: Guest) -> None:
    """Without an ace one dives, with this card or with that one."""
    _hint_at(guest, lay("leinfelden", "SO", vorhand="E7 S7 BX HU HK"))


def _hint_to_call(guest: Guest) -> None:
    """They have led with 103: that is to be said, although it is not the guest's turn."""
    hands = {"vorhand": "EA HK HO HK HO", "second": "SU S7 B7 BU E7", "third": "EX S7 B7 BO SU"}
    laid = lay("leinfelden", "HX", dealer=2, **hands, fourth="E7 EU SO BU BO", talon="SX")

    def told(table: Table) -> None:
        table.opens("elfen", "EA").plays("SU EX E7").seat(3).declares("H", 2)
        table.plays("HK")

    _hint_at(guest, laid, told)


def _practice(guest: Guest, *keys: str, seconds: float = 0.5) -> None:
    """From a deal that is told again to what can be practised with it, and on from there."""
    guest.house.thinking.new = Twin
    _replay(guest, 24)
    guest.key(pygame.K_p)
    for key in keys:
        guest.click(key)
        guest.wait(seconds)


def _show_this(guest: Guest, *keys: str) -> None:
    """Through the menu of a match to the question whether its deal is to be shown."""
    guest.click("play")
    while not isinstance(guest.scenes.top, TableScene):
        guest.key(pygame.K_SPACE)
        guest.wait(0.5)
    guest.wait(LONG)
    guest.key(pygame.K_ESCAPE)
    for key in keys:
        guest.click(key)
    guest.wait(0.1)


NOTHING_SAID: Final = Room()


def _by_itself(guest: Guest, piece: int = 0, seconds: float = LONG) -> None:
    """The title has not been touched for a while: so long after a piece of what is shown then began."""
    scene = ByItself(guest.player, guest.services)
    guest.scenes.push(scene)
    scene.shown.presented.begin(piece)
    scene.shown.steering.walk.go(scene.shown.presented)
    if not seconds:
        scene.shown.presented.place = scene.shown.presented.way()[-1]
    guest.wait(seconds or FRAME)


# with the moment in which all is compared
VOTES: Final = {"goal_and_trick": 4, "partner": 4, "forty": 3, "second_ace": 4}


def _vote(guest: Guest, story: str, moment: int) -> None:
    """What would you play? in a story, with hands that were counted, at one of its moments."""
    open_show(guest.player, guest.services, guest.house.whole_screen, guest.scenes, show_of_story(story))
    assert isinstance(guest.scene, ShowScene)
    while (question := guest.scene.steering.question) is None:
        guest.key(pygame.K_PAGEDOWN)
        guest.wait(LONG)
    for key in (pygame.K_1, pygame.K_4, pygame.K_TAB, pygame.K_7, *([pygame.K_PAGEDOWN] * moment)):
        guest.key(key)
        guest.wait(LONG)
    assert question.moment == moment


def _room(
    guest: Guest,
    players: int = 4,
    until: Callable[[Deal], bool] = in_a_trick,
    *,
    room: Room = NOTHING_SAID,
    lit: int = NOBODY,
    open_hands: tuple[int, ...] = (0,),
    at: tuple[str, ...] = (),
) -> None:
    """A table that is shown to a room."""
    deal = deal_of(game_until(players, PRESET_OF[players], until))
    guest.scenes.push(ForRoom(guest, deal, room, lit, frozenset(open_hands), at))
    guest.wait(FRAME)


def _on_large_slate(guest: Guest) -> None:
    """A Gigackel stands on the slate."""
    game = evening(PRESETS["leinfelden"], "room", lambda game: len(game.past) > 3)
    slate = at_the_table(Match(game.rules, tuple(game.past), game.standing), seated_at(guest, game), told=True)
    guest.scenes.push(ForRoom(guest, deal_of(game), Room(CAPTION, slate=slate)))
    guest.wait(FRAME)


CAPTION: Final = ("Der Eichel-Ober sticht alles, was hier liegt.",)
CAPTIONS: Final = ("Vierzig: König und Ober von Trumpf.", "Forty: King and Ober of trumps.")
QUESTION: Final = ("Welche Karte würdet ihr jetzt ausspielen?",)
ON_THE_TITLE: Final = TitleCard("Hundert ist nicht 101", "Wer zu früh „Aus“ ruft, verliert doppelt.", "5 / 6")

PANELS: Final = {
    "melden": pygame.K_m,
    "diss": pygame.K_d,
    "winken": pygame.K_w,
    "uebergaigelt": pygame.K_g,
    "aus": pygame.K_a,
    "more": pygame.K_PERIOD,
}

PAIRS: Final = (6, 8)  # so many may play with whoever sits opposite

LOOK_UPS: Final = {
    "last-trick": pygame.K_l,
    "log": pygame.K_o,
    "gone": pygame.K_c,
    "keys": pygame.K_F1,
    "cards": pygame.K_v,
}

IN_PAIRS: Final = [with_changes("uspcc-1907", {"players": players, "teams": "opposite"}) for players in PAIRS]
BLUFFED: Final = PRESETS["wikipedia"]._replace(claims="questioned")
ON_PAPER: Final = {
    "2": (2, "none"),
    "3": (3, "none"),
    "4": (4, "crosswise"),
    "6": (6, "none"),
    "3-pairs": (6, "opposite"),
    "4-pairs": (8, "opposite"),
}

SHOTS: Final[dict[str, Maker]] = {
    **{f"room-{n}": partial(_room, players=n, room=Room(CAPTION, points=True)) for n in PRESET_OF},
    **{f"room-{n}-open": partial(_room, players=n, open_hands=tuple(range(n)), room=Room(CAPTIONS)) for n in PRESET_OF},
    "room-4-lit": partial(_room, lit=1, open_hands=(1,), room=Room(CAPTIONS, held=1, points=True, branched=True)),
    "room-4-asked": partial(_room, room=Room(QUESTION, asked=True), at=("trick", "hand")),
    "room-4-call": partial(_room, room=Room(CAPTION, calls=tuple(Said(seat, "Vierzig!") for seat in range(4)))),
    "room-8-call": partial(_room, players=8, room=Room(calls=tuple(Said(seat, "Übergaigelt!") for seat in range(8)))),
    "room-4-late": partial(_room, until=talon_gone, room=Room(CAPTION, points=True)),
    **{f"vote-{name}": partial(_vote, story=name, moment=0) for name in VOTES},
    **{f"vote-{name}-played": partial(_vote, story=name, moment=1) for name in VOTES},
    **{f"vote-{name}-compared": partial(_vote, story=name, moment=moment) for name, moment in VOTES.items()},
    "by-itself": partial(_by_itself, seconds=16.0),
    "by-itself-card": partial(_by_itself, piece=3, seconds=0.0),
    "room-title": partial(_room, room=Room(title=ON_THE_TITLE)),
    "room-blank": partial(_room, room=Room(blank=True)),
    "room-slate": _on_large_slate,
    **{f"past-{tab}": partial(_past, tab=tab, deals=120) for tab in ("deals", "figures")},
    "past-filter": partial(_past, tab="deals", deals=120, then="to_filter"),
    "review-ask": partial(_asked, at=4),
    "review-open": partial(_asked, at=0),
    "review-hidden": partial(_asked, at=0, deal=("dived 0", 1)),
    "review-answer": partial(_asked, at=4, keys=(pygame.K_2,)),
    "review-figures": partial(_asked, at=4, keys=(pygame.K_1, pygame.K_LEFT, pygame.K_RETURN)),
    "review-praise": partial(_asked, at=2, keys=(pygame.K_m, pygame.K_2)),
    "review-aus": partial(_asked, at=4, keys=(pygame.K_a,)),
    "review-account": _reviewed,
    "review-looking": partial(_reviewed, ready=2),
    "review-all": partial(_reviewed, whole=True),
    "own-play": partial(_own_play, deals=100),
    "own-play-young": partial(_own_play, deals=7),
    "own-play-empty": partial(_own_play, deals=0),
    "own-practice": _to_practise,
    "fair": partial(_fair, pack=Fair(Seed("house").seal, "Trollinger")),
    "fair-idle": partial(_fair, pack=Fair()),
    "luck": partial(_luck, deals=120),
    "luck-young": partial(_luck, deals=4),
    "luck-none": partial(_luck, deals=0),
    "past-empty": partial(_past, tab="deals", deals=0),
    "replay": partial(_replay, steps=24),
    "count": partial(_count, reason="aus"),
    "count-late": partial(_count, reason="accused_right", down=2),
    "count-six": partial(_count, reason="counted", down=1, preset="uspcc-1907"),
    "count-revoke": partial(_count, reason="revoke", down=1),
    "practice-menu": _practice,
    "practice-table": lambda guest: _practice(guest, "play_on", seconds=LONG),
    "title": _title,
    "title-continue": _continue,
    "title-beam": partial(_beam, deals=48),
    "title-beam-written": partial(_beam, deals=48, seconds=0.9),
    "beam": partial(_beam, deals=48, opened="beam"),
    "beam-blank": partial(_beam, deals=0, opened="beam"),
    "season": partial(_beam, deals=200, opened="season"),
    "title-season": _season,
    "title-unknown": _unknown,
    "past-unfinished": _unfinished,
    "table-4-holds-so-far": _holds_so_far,
    "first-start": _first,
    "first-lesson": _first,
    "first-known": partial(_known, game="game pinochle"),
    "first-known-other": partial(_known, game="game other"),
    "first-match": _first_match,
    "asked-back": _asked_back,
    "title-learn": _title,
    **MOMENTS,
    "showing-contents": choosing,
    "showing-contents-own": choosing_what_is_gone,
    "showing-contents-scenes": partial(_pressed, keys=("scenes",)),
    "showing-contents-file": partial(_pressed, keys=("file",)),
    "showing-composing": partial(_pressed, keys=("own our-evening", "change")),
    "showing-composing-new": partial(_pressed, keys=("new",)),
    "lessons": lambda guest: _learned(guest, "two_tricks", "who_takes_it"),
    "lesson-two_tricks": partial(_lesson, name="two_tricks"),
    "lesson-two_tricks-lead": partial(_lesson, name="two_tricks", keys=(pygame.K_SPACE,)),
    "lesson-two_tricks-lost": partial(
        _scene, name="two_tricks", number=0, keys=(pygame.K_SPACE, pygame.K_2, pygame.K_RETURN, pygame.K_4)
    ),
    "lesson-asked-who": partial(_scene, name="who_takes_it", number=2),
    "lesson-asked-points": partial(_scene, name="who_takes_it", number=2, keys=(pygame.K_2,)),
    "lesson-asked-wrong": partial(_scene, name="who_takes_it", number=2, keys=(pygame.K_4,), then=2.0),
    "lesson-asked-pile": partial(_scene, name="aus", number=1, keys=ENOUGH),
    "lesson-asked-pile-wrong": partial(_scene, name="aus", number=1, keys=(*ENOUGH, pygame.K_1), then=0.1),
    "lesson-knocked": partial(_scene, name="in_1907", number=0, keys=(pygame.K_SPACE, pygame.K_SPACE)),
    "lesson-suit": partial(_scene, name="farbe", number=0, keys=(pygame.K_SPACE,)),
    "new-match-gentle": _gentle,
    "settings-withdrawn": _withdrawn,
    "table-new-word": _new_word,
    "table-confesses": partial(_next_deal_of, progress=Progress()),
    "table-help-goes": partial(_next_deal_of, progress=Progress({"mark_legal": 3}, shown=("host_forgets",))),
    **{f"settings-{leaf}": partial(Guest.to_settings, leaf=leaf) for leaf in LEAVES},
    **{f"new-match-{tab}": partial(Guest.to_match, tab=tab) for tab in TABS},
    **{f"options-{topic}": partial(_options, topic=topic) for topic in (PRESET, *RULE_TOPICS)},
    "options-refused": _refused,
    "options-five": _five,
    **{f"rules-{chapter}": partial(_rules, chapter=chapter) for chapter in CHAPTERS},
    **{f"rules-{chapter}-questioned": partial(_rules, chapter=chapter, rules=BLUFFED) for chapter in ("first", "out")},
    **{f"rules-{each.players}-pairs": partial(_rules, chapter="seats", rules=each) for each in IN_PAIRS},
    **{
        f"rules-score-{each.players}-pairs": partial(_rules, chapter="score", rules=each._replace(scoring="deals"))
        for each in IN_PAIRS
    },
    "rules-score-3": partial(_rules, chapter="score", rules=PRESETS["leinfelden"]._replace(players=3)),
    "rules-search": partial(_rules, chapter="about", search="talon"),
    "tournament-entry": partial(_tournament, people=0, rounds=0),
    "tournament-draw": partial(_tournament, people=12, rounds=0),
    "tournament-board": partial(_tournament, people=24, rounds=13),
    "tournament-waits": _between_sessions,
    "tournament-large": partial(_tournament, people=60, rounds=29),
    "tournament-end": partial(_tournament, people=12, rounds=ROUNDS),
    "table-dealing": _dealing,
    **{f"table-{players}": partial(_table, players=players, until=fresh) for players in PRESET_OF},
    **{f"table-{players}-trick": partial(_table, players=players, until=in_a_trick) for players in PRESET_OF},
    **{f"table-{players}-late": partial(_table, players=players, until=talon_gone) for players in PRESET_OF},
    **{f"pairs-{players}": partial(_table, until=fresh, players=players, teams="opposite") for players in PAIRS},
    **{
        f"pairs-{players}-trick": partial(_table, until=in_a_trick, players=players, teams="opposite")
        for players in PAIRS
    },
    **{
        f"pairs-{players}-over": partial(
            _after_keys, until=played_out, keys=(pygame.K_SPACE,), seconds=LONG, players=players, teams="opposite"
        )
        for players in PAIRS
    },
    **{
        f"pairs-{players}-accuse": partial(
            _after_keys,
            until=in_a_trick,
            keys=(pygame.K_g,),
            seconds=0.3,
            missed_out="accusation",
            players=players,
            teams="opposite",
        )
        for players in PAIRS
    },
    "new-match-partner": _partner,
    "new-match-people": _seats_of_people,
    "new-match-people-8": partial(_seats_of_people, people=3, players=8),
    "new-match-people-asked": partial(_seats_of_people, press=("seat 3", "kind: person")),
    "new-match-person-new": partial(_seats_of_people, press=("seat 3", "kind: person", "person_new")),
    "new-match-person-changed": partial(_seats_of_people, press=("person_change",)),
    "new-match-person-forgotten": partial(_seats_of_people, press=("person_forget",)),
    "who-is-here": _who_is_here,
    "shared-first": partial(_shared, covers=1),
    "shared-cover": partial(_shared, covers=4),
    "shared-lifted": partial(_shared, covers=4, lifted=True),
    "who-is-here-gone": partial(_who_is_here, gone=(2,)),
    **{f"pairs-{players}-seats": partial(_chosen, tab="seats", players=players, teams="opposite") for players in PAIRS},
    **{f"pairs-{players}-sheet": partial(_chosen, tab="sheet", players=players, teams="opposite") for players in PAIRS},
    "own-sheet": partial(_chosen, tab="sheet", players=6, knock=False, auf_siebener=True, revoke="forfeits", strokes=7),
    **{
        f"pairs-{players}-umschlag": partial(umschlag, seconds=LONG / 2, players=players, teams="opposite")
        for players in PAIRS
    },
    **{
        f"pairs-{players}-match": partial(_after_match, preset="wikipedia", players=players, teams="opposite")
        for players in PAIRS
    },
    **{f"pairs-{players}-past": partial(_past_pairs, steps=0, players=players, teams="opposite") for players in PAIRS},
    **{
        f"pairs-{players}-replay": partial(_past_pairs, steps=12, players=players, teams="opposite")
        for players in PAIRS
    },
    **{
        f"pairs-{players}-score": partial(_chosen_topic, topic="score", players=players, teams="opposite")
        for players in PAIRS
    },
    "deals-over": partial(_after_keys, until=played_out, keys=(pygame.K_SPACE,), seconds=LONG, scoring="deals"),
    "deals-score": partial(_chosen_topic, topic="score", players=4, scoring="deals"),
    **{f"table-{players}-claim": partial(_claim, players=players, preset=PRESET_OF[players]) for players in PRESET_OF},
    **{f"table-{players}-claim-1907": partial(_claim, players=players, preset="uspcc-1907") for players in (4, 5, 8)},
    "offer": partial(_table, players=4, until=talon_gone),
    "offer-at-trick": partial(_after_keys, until=talon_gone, keys=(pygame.K_1,), seconds=LONG / 2),
    "offer-taken": partial(_after_keys, until=talon_gone, keys=(pygame.K_t,), seconds=LONG / 2),
    "offer-told": partial(_after_keys, until=talon_gone, keys=(pygame.K_t, pygame.K_SPACE), seconds=LONG / 2),
    "table-4-claim-questioned": partial(_claim, players=4, preset="leinfelden", key=pygame.K_q),
    "table-4-played-out": partial(_table, players=4, until=played_out),
    "table-4-over": partial(_after_keys, until=played_out, keys=(pygame.K_SPACE,), seconds=LONG),
    **{f"captions-{name}": partial(_rare, until=in_a_trick, keys=(key,)) for name, key in PANELS.items()},
    "captions-quiet": partial(_rare, until=fresh),
    "captions-1907": partial(_claim, players=4, preset="uspcc-1907"),
    "captions-call": partial(_told, what="call"),
    "mishap": partial(_mishap, times=1),
    "mishap-where": partial(_mishap, times=1, where=True),
    "mishap-twice": partial(_mishap, times=2),
    "umschlag": partial(umschlag, seconds=1.6),
    "umschlag-seats": partial(umschlag, seconds=LONG / 2),
    "cut": partial(_cut, seconds=0.0),
    "of-the-day": partial(_of_the_day, played=False),
    "of-the-day-over": _of_the_day,
    "own-word": _own_word,
    "own-word-given": partial(_own_word, word="Trollinger"),
    "cut-flight": partial(_cut, seconds=0.25),
    "show-deal-menu": _show_this,
    "show-deal": lambda guest: _show_this(guest, "show_deal"),
    "menu": partial(_after_keys, until=in_a_trick, keys=(pygame.K_ESCAPE,), seconds=0.1),
    "table-4-chalk": partial(_after_keys, until=played_out, keys=(pygame.K_SPACE,), seconds=1.0),
    **{
        f"paper-{name}{what}": partial(_on_paper, players=players, teams=teams, over=over)
        for name, (players, teams) in ON_PAPER.items()
        for what, over in {"": 0.0, "-over": LONG, "-erasing": 0.85}.items()
    },
    **{
        f"said-{players}-{count}": partial(_said_over, players=players, count=count)
        for players in PRESET_OF
        for count in range(1, min(players, 4))
    },
    **{
        f"said-match-{players}": partial(_after_match, preset="leinfelden", players=players, said=2)
        for players in PRESET_OF
    },
    "match-over": partial(_after_match, preset="leinfelden"),
    **{
        f"match-picture-{players}": partial(_match_picture, preset="leinfelden", players=players)
        for players in (2, 4, 8)
    },
    "own-back": _own_back,
    "own-back-used": partial(_own_back, used=True),
    "match-over-3": partial(_after_match, preset="rutesheim"),
    "table-4-opening-card": partial(_after_keys, until=fresh, keys=(pygame.K_1,), seconds=0.1),
    **{f"table-{players}-taken": partial(_taken, players=players) for players in PRESET_OF},
    "table-4-gain": partial(_gathered, seconds=0.6),
    "table-4-gained": partial(_gathered, seconds=1.0),
    "table-4-flight": partial(_after_keys, until=in_a_trick, keys=(pygame.K_1,), seconds=0.12),
    **{
        f"table-4-{name}": partial(_after_keys, until=in_a_trick, keys=(key,), seconds=0.3)
        for name, key in (PANELS | LOOK_UPS).items()
    },
    **{f"table-4-{what}": partial(_told, what=what) for what in ("remark", "call", "sign", "trouble")},
    **{f"strip-{n}": partial(_strip, players=n, until=in_a_trick) for n in PRESET_OF},
    **{f"strip-{n}-late": partial(_strip, players=n, until=talon_gone) for n in PRESET_OF},
    "strip-tip": partial(_strip, players=4, until=in_a_trick, at=ItemId("strip")),
    "strip-mat": partial(_strip, players=4, until=in_a_trick, at=ItemId("mat")),
    "strip-lifted": partial(_strip, players=4, until=in_a_trick, at=ItemId("mat"), press=True),
    "strip-how-much": _how_much,
    "table-4-portrait": partial(_pointing, at=(80, 320)),
    "table-4-tip": partial(_pointing, at=(1100, 88)),
    **{f"names-{name}": partial(_pointing, at=at) for name, at in NAMED.items()},
    "table-4-over-card": partial(_pointing, at=(640, 620)),
    "hint-look": partial(_hint, times=1),
    "hint-deed": partial(_hint, times=2),
    "hint-either": _hint_either,
    "hint-call": _hint_to_call,
    "table-4-refused": partial(_after_keys, until=talon_gone, keys=tuple(range(pygame.K_1, pygame.K_6)), seconds=0.1),
    "table-4-count": partial(_after_keys, until=played_out, keys=(pygame.K_a, pygame.K_RETURN), seconds=2.6),
    "guess": _guess,
    "guess-counted": partial(_guess, number="95"),
    "table-4-gigackel": partial(_after_keys, until=talon_gone, keys=(pygame.K_g, pygame.K_RETURN), seconds=LONG),
    "table-4-count-early": partial(_after_keys, until=in_a_trick, keys=(pygame.K_a, pygame.K_RETURN), seconds=2.6),
    "table-4-accused": partial(_after_keys, until=talon_gone, keys=(pygame.K_g, pygame.K_RETURN), seconds=2.6),
}


@contextmanager
def opened(name: str, size: tuple[int, int], *, draws: bool = False, **settings: str | int | bool) -> Iterator[Guest]:
    """Somebody who has come to the scene; it is painted on the way and from then on where that is asked for."""
    with TemporaryDirectory() as folder, patch.dict(os.environ, GAIGEL_HOME=folder):
        screen = Screen("Gaigel", size)
        try:
            guest = Guest(screen, None, **settings)
            guest.draws = draws
            guest.wait(FRAME)
            SHOTS[name](guest)
            yield guest
        finally:
            screen.close()


def shot(name: str, size: tuple[int, int], **settings: str | int | bool) -> pygame.Surface:
    """The picture of a scene."""
    with opened(name, size, draws=False, **settings) as guest:
        return guest.picture().copy()


# -- the command -------------------------------------------------------------------------------------------------


def _size(text: str) -> tuple[int, int]:
    width, height = text.lower().split("x")
    return int(width), int(height)


def _setting(text: str) -> tuple[str, str | int | bool]:
    name, _, value = text.partition("=")
    said: dict[str, bool] = {"true": True, "false": False}
    return name, said[value] if value in said else int(value) if value.isdigit() else value


def _places(names: list[str], out: Path) -> Iterator[tuple[str, Path]]:
    """One scene goes into the file that was named, several into the folder."""
    for name in names:
        yield name, out if len(names) == 1 and out.suffix else out / f"{name}.png"


def arguments(about: str | None) -> argparse.ArgumentParser:
    """Which scene, and how it is seen."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scene", nargs="?", help="a name, or a pattern such as 'table-*'")
    parser.add_argument("--size", type=_size, default=(1280, 720))
    parser.add_argument("--language", default="de")
    parser.add_argument("--set", type=_setting, action="append", default=[], metavar="NAME=VALUE")
    return parser


def main() -> None:
    """Save what was asked for."""
    parser = arguments(__doc__)
    parser.add_argument("out", nargs="?", type=Path, default=Path())
    asked = parser.parse_intermixed_args()
    names = [name for name in SHOTS if asked.scene and fnmatch(name, asked.scene)]
    if not names:
        print("\n".join(SHOTS))
        return
    with TemporaryDirectory() as folder, patch.object(speech, "CATALOGUES", compiled_catalogues(Path(folder))):
        for name, place in _places(names, asked.out):
            place.parent.mkdir(parents=True, exist_ok=True)
            began = time.process_time()
            picture = shot(name, asked.size, **dict(asked.set) | {"language": asked.language})
            pygame.image.save(picture, place)
            print(f"{place}  {time.process_time() - began:.1f} s")


if __name__ == "__main__":
    main()
