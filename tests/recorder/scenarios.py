"""What is played: deals at all kinds of tables, lessons, deals told again and talked over, shows, and what else there
is to play. A scenario is a name, who comes and with what they have chosen, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Final, NamedTuple

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.controller.match.setup import MatchSetup, first_setup, to_json, with_rules
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.controller.settings import ALL_AIDS, NO_AIDS, Settings
from gaigel_desktop.controller.store.store import Store
from gaigel_desktop.controller.teaching.contents import title_of
from gaigel_desktop.controller.teaching.progress import Progress
from gaigel_desktop.lessons.lesson import lessons
from gaigel_desktop.rules.options import PRESETS, RuleSet, with_changes
from gaigel_desktop.rules.record import Record
from tests.controller.past_games import keep, table

from .learner import Learner
from .player import Parts, Player
from .program import Home, Program

Choices = dict[str, bool | int | float | str]

TABLES: Final = (
    ("leinfelden", 4),
    ("wikipedia", 4),
    ("uspcc-1907", 4),
    ("rutesheim", 3),
    ("leinfelden", 2),
    ("uspcc-1907", 8),
    ("leinfelden", 6),
    ("wikipedia", 3),
    ("uspcc-1907", 5),
    ("wikipedia", 6),
    ("leinfelden", 3),
    ("uspcc-1907", 7),
    ("wikipedia", 2),
)
DEALS: Final = 60
AGAIN: Final = 10  # deals told again, and talked over
NARROW: Final[Choices] = {"window_width": 1024, "window_height": 1000}
LARGE_WORDS: Final[Choices] = {"text_size": 150}
LONG_AGO: Final = "2026-11-20T20:00:00"


class Scenario(NamedTuple):
    """Something that is played from the beginning of the program to its end."""

    home: Home
    play: Callable[[Program], None]
    heard: bool = True


def scenarios() -> dict[str, Scenario]:
    """All of them, by their names."""
    return dict((*_deals(), *_lessons(), *_past_ones(), *_shows(), *_others()))


def settings(**changes: bool | int | float | str) -> Settings:
    """Of somebody who has played before, in English, at a quick table."""
    usual: Choices = {"language": "en", "played_before": True, "speed": "fast", "music": 0}
    return Settings().change(**(usual | changes))


# -- deals -------------------------------------------------------------------------------------------------------


def _deals() -> Iterator[tuple[str, Scenario]]:
    """At tables of every preset and size, with what can be chosen mixed by dice."""
    for number in range(DEALS):
        dice = Random(f"deal {number}")
        preset, players = TABLES[number % len(TABLES)]
        claims = {"claims": "questioned"} if number % 4 == 1 else {}
        setup = with_rules(first_setup(), with_changes(preset, {"players": players, **claims}))
        home = Home(_chosen_by(dice, number), setup, _learned(number))
        goes_on = number % 5 == 2
        if goes_on:
            home = home._replace(played=partial(_half_a_deal, setup, number))
        yield f"deal-{number:02}", Scenario(home, partial(_deal, goes_on=goes_on), number % 3 != 0)


def _chosen_by(dice: Random, number: int) -> Settings:
    """What somebody has chosen who plays the deal of this number."""
    chosen: Choices = {
        "language": dice.choice(("en", "en", "en", "en", "de", "es")),
        "speed": dice.choice(("fast", "fast", "none", "normal", "normal", "slow")),
        "deck": dice.choice(("wuerttemberg", "french")),
        "back": dice.choice(("red", "blue")),
        "nines": dice.random() < 0.3,
        "colour_safe": dice.random() < 0.2,
        "large_index": dice.random() < 0.2,
        "sorting": dice.choice(("suit", "hand")),
        "score_on": dice.choice(("slate", "mats", "paper")),
        "trick_stays": dice.choice((0.0, 0.0, 0.5, 1.5)),
        "caption_stays": dice.choice((2, 4, 0)),
        "captions": dice.choice("abc") != "" and dice.random() < 0.8,  # the first throw chose what is a choice no more
        "collect": dice.choice(("me", "partner")),
        "confirm": dice.random() < 0.7,
        "at_once": dice.random() < 0.2,
        "points_open": dice.random() < 0.3,
        "guess": dice.random() < 0.3,
        "your_turn": dice.random() < 0.5,
        "contrast": number == 11,
        "reduced_motion": number in (23, 37),
    }
    if number % 6 == 5:
        chosen |= LARGE_WORDS
    if number % 10 == 7:
        chosen |= NARROW
    aids = dice.choice((ALL_AIDS, ALL_AIDS, NO_AIDS, ALL_AIDS._replace(my_points=False, mark_legal=False)))
    return settings(**chosen)._replace(aids=aids)


def _learned(number: int) -> Progress:
    """Every other player has played all lessons, so that none is offered and the own points lie under a mat."""
    return Progress(lessons=tuple(each.name for each in lessons())) if number % 2 else Progress()


def _dealt(rules: RuleSet, deals: int, seed: str) -> list[Record]:
    """Deals of a match, played by a rule of thumb."""
    return list(simulate(Plan(rules, deals, seed, ("greedy",), match=True)))


def _half_a_deal(setup: MatchSetup, number: int, store: Store) -> None:
    """A match that was left in the middle of its first deal."""
    record = _dealt(setup.rules, 1, f"half {number}")[0]
    about = to_json(setup) | {"dealer": record.dealer, "dice": f"dice {number}"}
    match = store.start_match(LONG_AGO, about)
    deal = store.start_deal(match, LONG_AGO, record._replace(actions=(), result=None, match=None), about)
    for at, deed in enumerate(record.actions[: len(record.actions) // 2]):
        store.note(deal, at, deed)


def _deal(program: Program, *, goes_on: bool) -> None:
    """From the title to what a deal came to."""
    player = Player(program)
    player.presses("continue" if goes_on else "play")
    player.plays()
    player.looks_round()


# -- lessons -----------------------------------------------------------------------------------------------------


def _lessons() -> Iterator[tuple[str, Scenario]]:
    """All of them, from the contents."""
    for number, lesson in enumerate(lessons()):
        chosen = settings(language=("en", "en", "de", "en", "es")[number % 5], speed=("fast", "normal")[number % 2])
        chosen = chosen.change(**LARGE_WORDS) if number % 6 == 3 else chosen
        home = Home(chosen.change(**NARROW) if number % 6 == 5 else chosen)
        yield f"lesson-{lesson.name}", Scenario(home, partial(_lesson, name=lesson.name), number % 3 != 1)


def _lesson(program: Program, *, name: str) -> None:
    learner = Learner(program)
    learner.presses("title_learn")
    learner.presses_name(title_of(name))
    learner.learns()


# -- deals that are over -----------------------------------------------------------------------------------------


def _past_ones() -> Iterator[tuple[str, Scenario]]:
    """Told again, and talked over: by turns of every preset."""
    presets = list(PRESETS)
    for number in range(AGAIN):
        rules = PRESETS[presets[number % len(presets)]]
        chosen = settings(language=("en", "de", "en", "es", "en")[number % 5])
        chosen = chosen.change(**LARGE_WORDS) if number == 4 else chosen
        chosen = chosen.change(**NARROW) if number == 6 else chosen
        home = Home(chosen, played=partial(_three_deals, rules, number))
        yield f"replay-{number}", Scenario(home, _replay, number % 3 != 2)
        yield f"review-{number}", Scenario(home, _review, number % 3 != 1)


def _three_deals(rules: RuleSet, number: int, store: Store) -> None:
    keep(store, table(rules), _dealt(rules, 3, f"past {number}"))


def _replay(program: Program) -> None:
    """Step by step, in jumps, back, by itself, with hands open, the count and the pack."""
    player = Player(program)
    player.presses("title_past")
    player.presses("past_look")
    keys = {
        "step on": (pygame.K_RIGHT,) * 3,
        "step back": (pygame.K_LEFT,) * 2,
        "step at once": (pygame.K_RIGHT, pygame.K_RIGHT),
        "far on": (pygame.K_PAGEDOWN,),
        "beginning": (pygame.K_HOME, pygame.K_RIGHT, pygame.K_RIGHT),
        "end": (pygame.K_END, pygame.K_LEFT),
        "by itself": (pygame.K_SPACE,),
        "hands": (pygame.K_o,),
        "pack": (pygame.K_i, pygame.K_ESCAPE),
        "count": (pygame.K_END, pygame.K_c, pygame.K_SPACE, pygame.K_SPACE, pygame.K_ESCAPE),
        "Tab": (pygame.K_TAB, pygame.K_TAB),
    }
    for _ in range(40):
        player.throws()
        if program.over or Parts(program.tree()).named("retell_forward") is None:
            break
        kind = player.pick(keys)
        program.touch(f"replay: {kind}")
        for key in keys[kind]:
            program.key(key, chr(key) if key < 128 else "")
            program.wait(player.dice.choice((0.1, 0.8, 2.0)))
    program.key(pygame.K_ESCAPE)
    program.rest()


def _review(program: Program) -> None:
    """Every decision of a deal: guessed, shown, gone on from."""
    player = Player(program)
    player.presses("title_past")
    player.presses("review")
    player.presses("review_all", sure=False)
    player.presses("review_ask", sure=False)
    for _ in range(40):
        player.throws()
        program.rest(10.0)
        parts = Parts(program.tree())
        if program.over or parts.named("past_look") is not None:
            break
        _talks(program, player, parts)
    player.looks_round()


def _talks(program: Program, player: Player, parts: Parts) -> None:
    """One thing that can be done with a decision; from the list on to the one that is asked."""
    roll = player.dice.random()
    rows = [node.name for node in parts.within("review_decisions") if node.role == "option"]
    if rows and (roll < 0.5 or not player.presses("review_ask", sure=False)):
        program.touch("review: asked")
        player.presses_name(player.pick(rows))
    elif parts.named("retell_close") is not None and roll < 0.5:
        program.touch("review: call put away")
        program.key(pygame.K_ESCAPE)
    elif parts.named("review_next", "review_enough"):
        if roll < 0.3 and player.presses("review_figures", "review_words", sure=False):
            program.touch("review: figures")
        elif player.presses("review_next", "review_enough", sure=False):
            program.touch("review: next")
    elif roll < 0.15:
        program.touch("review: shown")
        player.presses("review_show", "review_nothing", sure=False)
    elif roll < 0.25:
        program.touch("review: Tab")
        program.key(pygame.K_TAB)
    elif roll < 0.3:
        program.touch("review: call")
        player.letter(player.dice.choice("mdwga."))
    else:
        program.touch("review: card")
        player.letter(str(player.dice.randint(1, 5)))
        if player.dice.random() < 0.7:
            program.key(pygame.K_RETURN)


# -- shows -------------------------------------------------------------------------------------------------------


def _shows() -> Iterator[tuple[str, Scenario]]:
    """The programme of the house in several ways, a past deal, and the title that shows itself."""
    ways = (
        settings(),
        settings(language="de", show_second="en", show_pace="trick", show_hands="all"),
        settings(language="es", show_pace="itself", show_hands="closed", **NARROW),
        settings(**LARGE_WORDS, show_second="es"),
    )
    for number, chosen in enumerate(ways):
        yield f"show-{number}", Scenario(Home(chosen), partial(_show, doors=("title_show",)), number != 1)
    past = Home(settings(), played=partial(_three_deals, PRESETS["leinfelden"], 20))
    yield "show-past", Scenario(past, partial(_show, doors=("title_past", "past_show")))
    yield "show-itself", Scenario(Home(settings(shows_itself=True)), _shows_itself)


def _show(program: Program, *, doors: tuple[str, ...]) -> None:
    player = Player(program)
    for door in doors:
        player.presses(door)
    letters = "nphowqtub.?"
    for at in range(150):
        player.throws()
        roll = player.dice.random()
        if program.over:
            break
        if roll < 0.62:
            program.touch("show: on")
            program.key(player.dice.choice((pygame.K_RIGHT, pygame.K_PAGEDOWN, pygame.K_SPACE)))
        elif roll < 0.7:
            program.touch("show: back")
            program.key(player.dice.choice((pygame.K_LEFT, pygame.K_PAGEUP)))
        elif roll < 0.8:
            program.touch("show: number")
            player.letter(str(player.dice.randint(0, 6)))
        elif roll < 0.97:
            letter = player.pick(letters if at > 3 else letters[2:])
            program.touch(f"show: {letter}")
            player.letter(letter)
        else:
            program.touch("show: pause")
            program.key(pygame.K_F5)
            program.wait(1.0)
            program.key(pygame.K_F5)
        program.wait(player.dice.choice((0.3, 1.5, 4.0)))
    program.key(pygame.K_ESCAPE, mod=pygame.KMOD_LSHIFT)
    program.rest()


def _shows_itself(program: Program) -> None:
    """Nobody touches the title for some minutes, and then somebody does."""
    program.wait(400.0)
    program.key(pygame.K_SPACE, " ")
    program.rest()


# -- what else there is to play ----------------------------------------------------------------------------------


def _others() -> Iterator[tuple[str, Scenario]]:
    """The first start, a match to its end, the tournament, practice, the deal of the day."""
    short = with_rules(first_setup(), PRESETS["leinfelden"]._replace(scoring="race", strokes=2))
    past = partial(_three_deals, PRESETS["leinfelden"], 30)
    yield "first-start", Scenario(Home(None), partial(_first_start, door="go"))
    yield "first-lesson", Scenario(Home(None), partial(_first_start, door="first_lesson"))
    yield "match", Scenario(Home(settings(), short), _match)
    yield "tournament", Scenario(Home(settings()), _tournament)
    yield "practice", Scenario(Home(settings(), played=past), _practice)
    yield "of-the-day", Scenario(Home(settings()), _of_the_day)
    yield "pages", Scenario(Home(settings(), played=past), _pages)


def _first_start(program: Program, *, door: str) -> None:
    """Three questions, and then the table or the first lesson."""
    learner = Learner(program)
    learner.presses(door)
    if door == "first_lesson":
        learner.learns()
    else:
        learner.plays()


def _match(program: Program) -> None:
    """Deal after deal until somebody has won."""
    player = Player(program)
    player.presses("play")
    for deal in range(1, 9):
        player.plays(deal, odd=0.1)
        player.looks_round()
        if Parts(program.tree()).named("match_won", "match_lost") is not None:
            return
        player.presses("next_deal", sure=False)


def _tournament(program: Program) -> None:
    player = Player(program)
    player.presses("title_new_match")
    player.presses("tournament")
    player.presses("tournament_draw")
    player.presses("tournament_to_table")
    player.plays()
    player.looks_round()


def _practice(program: Program) -> None:
    player = Player(program)
    player.presses("title_past")
    player.presses("practise_title")
    player.presses("practise_same_cards")
    player.plays()
    player.looks_round()


def _of_the_day(program: Program) -> None:
    player = Player(program)
    player.presses("title_new_match")
    player.presses("day_title")
    player.presses("day_play")
    player.plays()
    player.looks_round()


def _pages(program: Program) -> None:
    """The pages that lead to all that, each as it opens."""
    player = Player(program)
    for door in ("title_new_match", "title_past", "title_learn", "title_rules", "title_settings"):
        player.presses(door)
        player.looks_round()
        program.key(pygame.K_ESCAPE)
        program.rest()
