"""The house checks itself: who may import whom, every option read once, every reason said."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from gaigel_desktop.rules.options import OPTIONS
from gaigel_desktop.text.languages import CATALOGUES, ENGLISH
from gaigel_desktop.text.phrases import PHRASES, REASONS
from gaigel_desktop.text.regulars.blocks import PEOPLE
from tests.circles import circles, imported
from tests.perfect_files import unmeasured
from tests.program_files import FILES, PROGRAM, ROOT, files_in, room_of
from tests.syntax import called, facts, functions, meant

ASSETS = ROOT / "assets"

# Which rooms a room may import, besides itself.
ARROWS = {
    "pipe": set(),
    "bounded": set(),
    "rules": set(),
    "opponents": {"rules"},
    "text": {"rules", "bounded"},
    "lessons": {"rules", "bounded"},
    "controller": {"rules", "opponents", "text", "lessons", "pipe", "bounded"},
    "window": {"pipe", "bounded"},
    "table": {"window", "controller", "text", "rules", "bounded"},
    "scenes": {"table", "window", "controller", "text", "rules", "bounded"},
    "show": {"scenes", "opponents", "table", "window", "controller", "lessons", "text", "rules", "bounded"},
    "app": {"show", "scenes", "table", "window", "controller", "text", "rules", "bounded"},
    "terminal": {"text"},
    "asking": {"text", "terminal"},
    "cli": {"rules", "opponents", "text", "controller", "show", "app", "asking", "terminal"},
    "__main__": {"cli"},
    "__init__": set(),
}
# Inside a room: whoever stands further down may import what stands above, and nobody beside them on the line.
ORDER = {
    "controller": (
        "places",
        "thrown_away",
        "reading",
        "own_pictures",
        "log settings",
        "report",
        "records",
        "store",
        "match",
        "minds",
        "coaching",
        "of_the_day",
        "luck",
        "inn",
        "teaching",
        "local_player people seating",
        "captions learning",
        "highlights",
        "self_play",
        "tournament",
        "unfinished",
    ),
    "table": ("slate", "board", "motion", "paint play"),
    "scenes": ("routes", "parts", "count match_picture", "after before replay", "review", "deal", "begin", "pages"),
    "scenes/pages": (
        "inn own_looks",
        "cards fair first lessons mending new_match of_the_day parting past practice rules settings title tournament "
        "who_is_here",
    ),
    "app": ("house", "opener", "mishap", "app", "start"),
}
WITH_PYGAME = {"window", "table", "scenes", "show", "app"}
WITHOUT_A_WINDOW = ("table/board", "table/motion", "table/play", "show/plan")  # tests and robots play deals there
IN_RULES = {"mypy_extensions"}  # besides the standard library


def imports(path: Path) -> Iterator[str]:
    """The full names of all modules that a file imports, and of what it takes from them, which may be modules too."""
    for taken in facts(path).imports:
        module = meant(path, taken, ROOT)
        yield module
        if taken.name is not None:
            yield f"{module}.{taken.name}"


def test_every_room_says_what_it_may_import_and_every_one_that_is_named_is_there() -> None:
    assert set(ARROWS) == set(map(room_of, FILES))
    assert {room.split("/")[0] for rooms in (*ARROWS.values(), WITH_PYGAME, ORDER) for room in rooms} <= set(ARROWS)


def test_a_room_imports_only_what_it_may() -> None:
    for path in FILES:
        room = room_of(path)
        for name in imports(path):
            top, _, rest = name.partition(".")
            if top == PROGRAM.name:
                other = rest.split(".")[0]
                if other and other in ARROWS:
                    assert other == room or other in ARROWS[room], f"{path} imports {name}"
            elif top == "pygame":
                assert room in WITH_PYGAME and path not in files_in(*WITHOUT_A_WINDOW), f"{path} imports pygame"
            elif room == "rules":
                assert top in sys.stdlib_module_names | IN_RULES, f"{path} imports {name}"


def test_toml_is_parsed_where_it_is_bounded_and_nowhere_else() -> None:
    assert [path.name for path in FILES if "tomllib" in set(imports(path))] == ["bounded.py"]


KNOWS_A_GAME = ("scenes/begin.py", "show/plan")
WHOLE_DEALS = {"Game", "AtGame", "record_so_far", "record_from", "pack_of"}


def test_no_scene_knows_a_game_or_the_pack_of_a_running_deal() -> None:
    """They hold a chair, the others and the match round them; only whoever begins a match knows its game."""
    may = files_in(*KNOWS_A_GAME)
    for path in files_in("table", "scenes", "show", "app"):
        if path not in may:
            assert not (facts(path).names | facts(path).attributes) & WHOLE_DEALS, path.name


def corner(folder: str, path: Path) -> str:
    """Where in a room, or in a folder of it, a file stands: its folder, or itself where it lies there alone."""
    return path.relative_to(PROGRAM / folder).parts[0].removesuffix(".py")


@pytest.mark.parametrize("room", ORDER)
def test_every_corner_of_a_room_has_its_place_in_the_order(room: str) -> None:
    there = {corner(room, path) for path in files_in(room)}
    assert Counter(" ".join(ORDER[room]).split()) == Counter(there - {"__init__"})


def test_inside_a_room_imports_go_one_way() -> None:
    for folder, lines in ORDER.items():
        place = {name: at for at, line in enumerate(lines) for name in line.split()}
        begins = f"{PROGRAM.name}.{folder.replace('/', '.')}."
        for path in files_in(folder):
            own = corner(folder, path)
            for name in imports(path):
                if name.startswith(begins) and own != "__init__":
                    other = name.removeprefix(begins).split(".")[0]
                    assert other == own or place[other] < place[own], f"{path} imports {name}"


# Who plays a match, goes on from one or shows one; what they are handed besides the player goes to no other page.
HANDED_SERVICES = (
    "app/opener.py",
    "app/mishap.py",
    "scenes/begin.py",
    "scenes/deal/table_scene.py",
    "scenes/deal/pages_above.py",
    "scenes/pages/lessons/play_lesson.py",
    "scenes/pages/of_the_day",
    "scenes/pages/past/past_games.py",
    "scenes/pages/past/files.py",
    "scenes/pages/practice/play_again.py",
    "scenes/pages/title.py",
    "scenes/pages/tournament/own_table.py",
    "show/by_itself.py",
    "show/open_show.py",
    "show/programme_editor.py",
    "show/programme_list.py",
    "show/scenes_to_add.py",
    "show/show_scene.py",
)


def test_a_scene_is_handed_what_it_uses_and_no_bag() -> None:
    """Only the app knows the house, where everything comes from; the player is no way to anything else; and what a
    match is played with is for those who play or show one."""
    naming = {name: {path for path in FILES if name in facts(path).names} for name in ("House", "Services")}
    assert naming["House"] <= set(files_in("app"))
    assert naming["Services"] - set(files_in("scenes/parts/services.py")) <= set(files_in(*HANDED_SERVICES))
    init = next(found for found in functions(PROGRAM / "scenes/parts/own_player.py") if found.name == "__init__")
    held = {node.attr for node in ast.walk(init) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}
    chosen = {"settings", "learner", "people", "setup", "playable", "troubles", "looking", "dressed"}
    assert {name for name in held if not name.startswith("_")} == chosen | {"volume", "music_volume"}


# Known circles of files that import each other. None may be added and none may grow; what is no longer in one is taken
# out here.
CIRCLES: list[set[str]] = []


def test_no_files_import_each_other_in_a_circle() -> None:
    """Wherever they do, in functions and for types alone too: whoever reads one of them has to read all."""
    found = circles(imported(PROGRAM))
    assert [circle for circle in found if circle not in CIRCLES] == [], "new, or otherwise than it was"
    assert [circle for circle in CIRCLES if circle not in found] == [], "gone, or otherwise than it was"


def test_the_state_of_a_table_knows_nobody_who_acts_on_it() -> None:
    """It is made of values of its room, and these know neither it nor anybody else there."""
    table, graph = "table/play/", imported(PROGRAM)
    values = {f"{table}{name}.py" for name in ("choosing", "lecture", "offered_lesson", "pointing", "sayings")}

    def of_the_table(file: str) -> set[str]:
        return {other for other in graph[file] if other.startswith(table)}

    assert of_the_table(f"{table}table_state.py") == values
    assert all(of_the_table(value) <= values | {f"{table}remark.py"} for value in values)


BY_A_TEXT = {"import_module", "__import__", "find_spec", "spec_from_file_location", "runpy", "exec", "eval"}


def test_no_module_of_ours_is_imported_by_a_text() -> None:
    """Whoever reads the imports would not find it, nor would whoever makes the executable."""
    importing = set[str]()
    for path in FILES:
        taken = {each.name for each in facts(path).imports}
        if (facts(path).names | facts(path).attributes | taken) & BY_A_TEXT:
            importing.add(path.relative_to(PROGRAM).as_posix())
    assert importing == {"__main__.py"}
    by_main = {text for name, text in facts(PROGRAM / "__main__.py").called_with if name in BY_A_TEXT}
    assert by_main == {"pyi_rth_multiprocessing", "multiprocessing"}


def test_nothing_of_ours_has_another_name_where_it_is_used() -> None:
    for path in FILES:
        for taken in facts(path).imports:
            if meant(path, taken, ROOT).startswith(PROGRAM.name):
                assert taken.other in (None, taken.name), (path, taken)


def test_the_rules_have_no_clock_no_dice_and_no_files() -> None:
    forbidden = {"time", "datetime", "random", "secrets", "os", "io", "pathlib", "json", "logging", "locale"}
    for path in files_in("rules"):
        assert not {name.split(".")[0] for name in imports(path)} & forbidden, path.name


def test_opponents_know_no_clock_and_no_files() -> None:
    """Dice they have of their own; `chance` is given those of the table."""
    forbidden = {"time", "datetime", "secrets", "os", "io", "pathlib", "json", "logging", "threading"}
    for path in files_in("opponents"):
        assert not {name.split(".")[0] for name in imports(path)} & forbidden, path.name


READS_A_CLOCK = (
    "controller/minds",
    "controller/self_play",
    "controller/thrown_away.py",
    "terminal.py",
    "window/idle.py",
    "window/loop.py",
    "window/spoken/adapter.py",
    "window/spoken/apart.py",
    "window/spoken/bus.py",
)


def test_scenes_are_told_the_moment_and_ask_no_clock() -> None:
    """With every event, with every update and when they come on; only the loop reads one, so that a test can be the
    loop. Besides it, only whoever thinks, plays alone, speaks, says how far a command is or looks how old a file
    is does."""
    asking = {path for path in FILES if any(f"{name}.".startswith(("time.", "pygame.time.")) for name in used(path))}
    assert asking - set(files_in(*READS_A_CLOCK)) == set()


# What deals cards out, tells a record again, or makes a view of a deal.
HOLDS_A_DEAL = {"dealt", "deal_out", "start", "Record", "view", "redact"}


def test_opponents_get_nothing_that_holds_a_whole_deal() -> None:
    """They see a `View`, which only `view` and `fold` make; `measuring` is a table and no player."""
    (no_player,) = files_in("opponents/measuring.py")
    for path in files_in("opponents"):
        if path != no_player:
            taken = {each.name for each in facts(path).imports if each.name is not None}
            assert not taken & HOLDS_A_DEAL, path.name
            assert not [name for name in imports(path) if "measuring" in name], path.name


def test_what_may_not_be_used_is_called_so() -> None:
    """Whoever forbids a name that is gone forbids nothing."""
    named = {name for path in FILES for name in facts(path).defined}
    assert named >= WHOLE_DEALS | HOLDS_A_DEAL | TAKES_A_KEY


PLAYERS_ARE_ASKED = ("choose.choose", "greedy.greedy", "chance.random_player", "chance.random_cards")


@pytest.mark.parametrize("player", PLAYERS_ARE_ASKED)
def test_whoever_is_asked_is_asked_with_a_view(player: str) -> None:
    module, name = player.split(".")
    (asked,) = (found for found in functions(PROGRAM / "opponents" / f"{module}.py") if found.name == name)
    kinds = [ast.unparse(argument.annotation) for argument in asked.args.args if argument.annotation]
    assert kinds[0] == "View" and "Deal" not in kinds


def test_importing_the_rules_loads_no_pygame_and_little_else() -> None:
    code = "import sys, gaigel_desktop.rules.perform, gaigel_desktop.rules.views; print(*sys.modules)"
    python = [sys.executable, "-c", code]
    loaded = subprocess.run(python, env=unmeasured(), capture_output=True, text=True, check=True).stdout.split()
    assert not {"pygame", "dataclasses", "enum.Flag", "json", "argparse", "inspect"} & set(loaded)


@pytest.mark.parametrize("room", sorted(WITH_PYGAME))
def test_every_room_that_uses_pygame_tells_sdl_first_what_it_has_to_know(room: str) -> None:
    told = "PYGAME_HIDE_SUPPORT_PROMPT", "SDL_VIDEO_X11_WMCLASS"
    asked = f"print('pygame' in sys.modules, *(os.environ.get(name) for name in {told}))"
    code = f"import os, sys, gaigel_desktop.{room}; {asked}"
    around = {name: value for name, value in unmeasured().items() if name not in told}
    said = subprocess.run([sys.executable, "-c", code], env=around, capture_output=True, text=True, check=True).stdout
    assert said.split() == ["False", "1", "gaigel-desktop"]


def test_every_file_says_first_what_it_is_for() -> None:
    assert [path.name for path in FILES if not path.read_text(encoding="utf-8").startswith('"""')] == []


def test_there_is_no_any_in_the_rules() -> None:
    for path in files_in("rules"):
        assert not re.search(r"\bAny\b", path.read_text(encoding="utf-8")), path.name


def used(path: Path) -> Iterator[str]:
    """The full names of all modules that a file needs; parts of pygame are there without being imported."""
    yield from imports(path)
    yield from (f"pygame.{part}" for of, part in facts(path).asked if of == "pygame")


def left_out() -> set[str]:
    """The modules that are not put into the executable."""
    spec = ast.parse((ROOT / "build.spec").read_text(encoding="utf-8"))
    assigned = {ast.unparse(node.targets[0]): node.value for node in spec.body if isinstance(node, ast.Assign)}
    assert "excludes=NOT_NEEDED" in ast.unparse(assigned["analysis"])
    return set(eval(compile(ast.Expression(assigned["NOT_NEEDED"]), "build.spec", "eval")))


def test_nothing_that_is_used_is_left_out_of_the_executable() -> None:
    without = left_out()
    assert {"tkinter", "pygame.tests"} <= without
    for path in FILES:
        for name in used(path):
            parts = name.split(".")
            assert not {".".join(parts[:end]) for end in range(1, len(parts) + 1)} & without, f"{path.stem}: {name}"


# -- one option, one reader --------------------------------------------------------------------------------------

OTHER_NAME = {
    "opening": "gaigel_opening",
    "first_trumps": "trumps_banned",
    "claims": "claims_questioned",
    "revoke": "forfeits",
    "signals": "signs",
    "losers": "losers_lowest",
}
# Read everywhere because they are the shape of the table: seats and sides, the scoring.
SHAPE = ("players", "teams", "scoring", "strokes")


@cache
def readers() -> Counter[str]:
    """How many functions of the rules ask a law or a rule set for each field."""
    found: Counter[str] = Counter()
    declared = files_in("rules/options.py", "rules/law.py")
    for path in files_in("rules"):
        if path in declared:
            continue
        for function in functions(path):
            reads = [node for node in ast.walk(function) if isinstance(node, ast.Attribute)]
            asked = {node.attr for node in reads if called(node.value) in ("deal.law", "law", "rules", "self.law")}
            found.update(asked)
    return found


@pytest.mark.parametrize("option", [option.name for option in OPTIONS if option.name not in SHAPE])
def test_every_option_is_read_in_one_place(option: str) -> None:
    found = readers()
    assert found[OTHER_NAME.get(option, option)] == 1, option


# -- one place for one thing -------------------------------------------------------------------------------------

FOUND = {  # by looking: whoever adds one more adds files, and no code
    "a regular": {file.stem for file in PEOPLE.glob("*.toml")},
    "a language": {folder.name for folder in CATALOGUES.iterdir()} - {ENGLISH},
    "a deck": {file.parent.name for file in ASSETS.glob("cards/*/deck.toml")} - {"wuerttemberg"},  # the usual one
}


@pytest.mark.parametrize("kind", FOUND)
def test_no_code_knows_by_name_what_is_found_by_looking(kind: str) -> None:
    assert FOUND[kind]
    for path in FILES:
        assert not FOUND[kind] & facts(path).texts, path.name


# -- words -------------------------------------------------------------------------------------------------------


def reason_keys() -> set[str]:
    """Every key that a `why_not` of the rules may return."""
    found: set[str] = set()
    ask_otherwise = files_in("rules/match.py", "rules/options.py")
    for path in files_in("rules"):
        if path in ask_otherwise:
            continue
        for function in functions(path):
            if "why" in function.name:
                texts = [node.value for node in ast.walk(function) if isinstance(node, ast.Constant)]
                found |= {text for text in texts if isinstance(text, str) and re.fullmatch("[a-z_]+", text)}
    return found


TAKES_A_KEY = {"BadRecord", "BadRules", "BadPack", "GaigelError", "say", "note", "Problem"}


def raised_keys() -> set[str]:
    """Every key that an error of the program is raised with, and every key that is said."""
    called_with = [each for path in FILES for each in facts(path).called_with]
    return {text for name, text in called_with if name in TAKES_A_KEY}


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    assert reason_keys() == set(REASONS)


def test_every_key_that_is_said_has_a_sentence() -> None:
    assert raised_keys() - set(PHRASES) == set()


# -- tests -------------------------------------------------------------------------------------------------------


OF_PYTEST = {"approx", "fail", "fixture", "hookimpl", "mark", "param", "parametrize", "raises", "usefixtures"} | {
    "thorough"
}
TYPES_OF_PYTEST = {
    "CaptureFixture",
    "Config",
    "FixtureRequest",
    "Item",
    "LogCaptureFixture",
    "MarkDecorator",
    "MonkeyPatch",
    "Parser",
    "TempPathFactory",
    "TerminalReporter",
}


MAY_BE_USED = OF_PYTEST | TYPES_OF_PYTEST
TESTING = ("pytest", "unittest")
# Each name that is asked of them somewhere in a text. No name is found, and the file is read, where something is taken
# out of them or they are given another name.
ASKED_FOR = re.compile(r"\b(?:pytest|unittest)\s*(?:\.\s*mark\s*)?\.\s*(\w+)|\b(?:pytest|unittest) (?:import|as)\b")


def test_every_test_runs() -> None:
    """Nothing of pytest is used by which one could be left out, or fail unseen: what holds on one system only is
    tested by means of each."""
    for path in files_in("tests", below=ROOT):
        found = {asked[1] for asked in ASKED_FOR.finditer(path.read_text(encoding="utf-8"))}
        if not found <= MAY_BE_USED:  # it may be in a text; that takes reading, which is dear in so many files
            asked = {name for of, name in facts(path).asked if of in (*TESTING, "pytest.mark")}
            taken = {each.name or each.other for each in facts(path).imports if each.module in TESTING}
            assert asked | taken <= MAY_BE_USED | {None}, path.name
