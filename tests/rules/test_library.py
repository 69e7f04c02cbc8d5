"""What the rules and the opponents give to whoever uses them as a library: all names, fetched when they are wanted."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from gaigel_desktop import opponents, rules
from gaigel_desktop.rules import perform
from tests.perfect_files import unmeasured
from tests.program_files import PROGRAM, ROOT
from tests.syntax import facts, meant

ROOMS = (rules, opponents)


def exported(room: ModuleType) -> set[str]:
    """The names that a room exports."""
    return set(vars(room)["__all__"])


def file_of(room: ModuleType) -> Path:
    """The file that exports them."""
    return PROGRAM / room.__name__.split(".")[-1] / "__init__.py"


def in_its_file(room: ModuleType, name: str) -> object:
    """What is called so by the imports that whoever checks types reads."""
    here = file_of(room)
    found = [getattr(import_module(meant(here, each, ROOT)), name) for each in facts(here).imports if each.name == name]
    return found[0] if found else vars(room)[name]


@pytest.mark.parametrize("room", ROOMS)
def test_each_name_is_what_it_is_in_its_file(room: ModuleType) -> None:
    assert {name for name in exported(room) if getattr(room, name) is not in_its_file(room, name)} == set()


@pytest.mark.parametrize("room", ROOMS)
def test_the_docstring_tells_of_each_name(room: ModuleType) -> None:
    assert exported(room) <= set(re.findall(r"\w+", str(room.__doc__)))


@pytest.mark.parametrize("room", ROOMS)
def test_whoever_looks_what_there_is_finds_each_name(room: ModuleType) -> None:
    assert exported(room) <= set(dir(room))


@pytest.mark.parametrize("room", ROOMS)
def test_no_name_is_that_of_a_file_which_would_be_found_instead(room: ModuleType) -> None:
    assert {file.stem for file in file_of(room).parent.glob("*.py")}.isdisjoint(exported(room))


@pytest.mark.parametrize("room", ROOMS)
def test_a_name_that_is_not_there_is_missed_as_everywhere(room: ModuleType) -> None:
    with pytest.raises(AttributeError, match=rf"module '{room.__name__}' has no attribute 'trumpcard'"):
        _ = room.trumpcard


def test_files_are_files_as_before() -> None:
    assert rules.perform is perform
    assert rules.apply is perform.apply


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_that_is_asked_for_nothing_loads_none_of_its_files(room: ModuleType) -> None:
    code = f"import sys, {room.__name__}; print(*sys.modules)"
    python = [sys.executable, "-c", code]
    loaded = subprocess.run(python, env=unmeasured(), capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in loaded if name.startswith("gaigel")] == ["gaigel_desktop", room.__name__]
