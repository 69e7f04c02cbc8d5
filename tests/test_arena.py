"""The arena, and players by name, as somebody calls them: duplicate deals, a sequential test, figures in words and for
programs."""

from __future__ import annotations

import json
import sys
from io import StringIO
from statistics import stdev

import pytest

from gaigel_desktop import cli
from gaigel_desktop.controller.self_play.arena import Contest, Pack, play_pack, score
from gaigel_desktop.controller.self_play.chairs import PLAYERS
from gaigel_desktop.rules import compiled
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.terminal import HowFar
from tests.coverage_of_rules import Terminal, gaigel
from tests.tiers import first_of, thorough

QUICK = ("--a", "beginner", "--b", "random-cards", "--deals", "6", "--seed", "arena")
PLAIN = "rules and opponents run as plain Python here; compiled they are more than ten times as fast\n"


def figures(*arguments: str) -> dict[str, object]:
    """What `arena --json` prints, the times left aside."""
    run = gaigel("arena", *arguments, "--json")
    assert (run.returncode, run.stderr.decode()) == (0, "" if compiled() else PLAIN)
    told = json.loads(run.stdout)
    assert 0 <= told["times_a"][0] <= told["times_a"][1] and 0 <= told["times_b"][0] <= told["times_b"][1]
    return {name: value for name, value in told.items() if not name.startswith("times")}


@thorough
def test_the_figures_for_a_program_are_the_same_with_two_processes_as_with_one() -> None:
    alone = figures(*QUICK, "--jobs", "1")
    assert alone == figures(*QUICK, "--jobs", "2") == figures(*QUICK)
    assert {"a": "beginner", "b": "random-cards", "seed": "arena", "deals": 6, "seatings": 2}.items() <= alone.items()
    assert {"win_rate", "interval", "fair_share", "strokes", "rules", "set"} <= set(alone)


@thorough
def test_the_rules_are_those_that_were_asked_for() -> None:
    told = figures("--a", "greedy", "--b", "greedy", "--deals", "2", "--rules", "rutesheim", "--set", "knock=false")
    assert (told["rules"], told["set"]) == ("rutesheim", {"knock": False})
    assert told["seatings"] == 3 and told["fair_share"] == pytest.approx(1 / 3)


@thorough
def test_the_figures_in_words() -> None:
    told = gaigel("arena", *QUICK).stdout.decode()
    assert told.startswith("beginner against random-cards: leinfelden, 4 players, 6 packs from 2 seatings each\n")
    for figure in (" give or take ", "strokes a deal: ", "a move of beginner: median ", ", 95 % below "):
        assert figure in told


def test_how_far_it_is_stands_on_a_terminal_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert cli.main(["arena", *QUICK, "--jobs", "1"]) == 0
    line = terminal.getvalue().removeprefix("" if compiled() else PLAIN)
    assert line.startswith("\rpack 1 of 6 after 00:00:00, 00:00:00 left: ") and line.endswith(" \r")
    assert "\n" not in line


def test_anywhere_else_a_line_is_written_every_half_a_minute() -> None:
    written, moments = StringIO(), iter((0.0, 1.0, 29.0, 31.0, 60.0, 62.0))
    line = HowFar(written, lambda: next(moments))
    for _ in range(5):
        line(lambda seconds: f"after {seconds:.0f} seconds")
    line.wipe()
    assert written.getvalue() == "after 31 seconds\nafter 62 seconds\n"


# -- until it is decided -----------------------------------------------------------------------------------------


def test_until_it_is_decided_who_is_better(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", *QUICK, "--until", "-20", "0", "20", "--deals", "500", "--jobs", "1"]
    assert cli.main(call) == 0
    said = capsys.readouterr().out.splitlines()
    packs = int(said[0].split(", ")[2].split()[0])
    assert 5 < packs < 100
    assert said[3] == f"decided after {packs} packs: better (rather +20 than -20 or 0 %)"


def test_a_contest_that_ends_before_it_is_decided_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", *QUICK, "--until", "--jobs", "1"]) == 0
    assert "undecided after 6 packs: -3 or 0 or +3 %\n" in capsys.readouterr().out


@thorough
def test_it_is_decided_after_as_many_packs_with_two_processes_as_with_one() -> None:
    until = ("--a", "beginner", "--b", "random-cards", "--until", "0", "8.5", "--alpha", "0.1", "--beta", "0.02")
    alone = figures(*until, "--jobs", "1")
    assert alone == figures(*until, "--jobs", "2")
    bounds = {"differences": [0.0, 0.085], "alpha": 0.1, "beta": 0.02, "decided": "better", "difference": 0.085}
    assert bounds.items() <= alone.items()


@first_of(
    1,
    "arguments, sentence",
    [
        (["--a", "nobody"], "there is no player nobody; the players are random, random-cards, greedy, beginner, "),
        (["--jobs", "0"], "--jobs must be a whole number from 1 to 256, not 0"),
        (["--deals", "many"], "--deals must be a whole number from 1 to "),
        (["--until", "3", "-3"], "--until takes two or more differences in per cent, in ascending order, not 3 -3"),
        (["--until", "3"], "--until takes two or more differences in per cent, in ascending order, not 3"),
        (["--until", "0", "much"], "--until takes two or more differences in per cent, in ascending order, not 0 much"),
        (["--until", "--alpha", "0.5"], "--alpha must be a number above 0 and below 0.5, not 0.5"),
        (["--beta", "-1"], "--beta must be a number above 0 and below 0.5, not -1"),
    ],
)
def test_a_wrong_call_gets_one_sentence(arguments: list[str], sentence: str) -> None:
    run = gaigel("arena", *arguments)
    assert (run.returncode, run.stdout) == (2, b"")
    assert run.stderr.decode().startswith(sentence) and run.stderr.count(b"\n") == 1


# -- the figures -------------------------------------------------------------------------------------------------


def test_the_same_player_on_both_sides_is_even_on_every_pack() -> None:
    plan = Contest(PRESETS["leinfelden"], "greedy", "greedy", 5, "even")
    for number in range(plan.deals):
        pack = play_pack(plan, number)
        assert (pack.wins, pack.strokes) == (0.5, 0)


def test_the_interval_holds_the_true_rate_95_times_of_100() -> None:
    plan = Contest(PRESETS["leinfelden"], "a", "b", 5, "")
    wins = [1.0, 0.5, 0.0, 1.0, 0.5]
    found = score(plan, [Pack(won, 2 * won - 1, (0.001, 0.002, 0.009), ()) for won in wins])
    assert found.win_rate == pytest.approx(0.6) and found.strokes == pytest.approx(0.2)
    assert found.interval == pytest.approx(1.96 * stdev(wins) / 5**0.5)
    assert found.times_a == (0.002, 0.009) and found.times_b == (0.0, 0.0)


# -- players by name ---------------------------------------------------------------------------------------------


NAMES = sorted(PLAYERS)


@thorough
@pytest.mark.parametrize("names", [NAMES[16:], NAMES[8:16], NAMES[:8]], ids=str)
def test_simulate_takes_every_name(names: list[str]) -> None:
    assert len(NAMES) == 17
    run = gaigel("simulate", "--rules", "uspcc-1907", "--players", "8", "--player", *names)
    assert run.returncode == 0 and json.loads(run.stdout)["result"]["reason"]
