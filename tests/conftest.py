"""For all tests: the properties try the same examples each time (`make soak`: new ones); the catalogues compiled; a
test that spoke another language leaves none of it to the next; each has a home of its own; and what breaks in a
scene is not hidden by the page that leads on from it. The collector of garbage leaves the tests themselves alone."""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, settings

from gaigel_desktop.controller.places import HOME_VARIABLE
from gaigel_desktop.text import speech
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.speech import speak
from tests.costs import Costs
from tests.tiers import thorough

settings.register_profile("slow", deadline=None, suppress_health_check=[HealthCheck.too_slow])  # as machines may be
settings.register_profile("test", settings.get_profile("slow"), derandomize=True, database=None)
settings.register_profile("few", settings.get_profile("test"), max_examples=20)  # `make test`
settings.register_profile("soak", settings.get_profile("slow"), max_examples=5000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))

IN_MEMORY = Path("/dev/shm")  # files of tests lie here where there is one: most of them wait for a disk otherwise
if os.access(IN_MEMORY, os.W_OK):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell starts what runs behind it deaf to Ctrl-C
    signal.signal(signal.SIGINT, signal.default_int_handler)
if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:  # and nohup to the terminal's end
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", action="store_true", help="keep what each file took for `python -m tests.costs`")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Costs(config))


def pytest_collection() -> None:
    """Twelve thousand tests stay until the end: looking through them again and again for garbage was dear."""
    gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def catalogue_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalogues compiled."""
    from tests.text.catalogues import compiled_catalogues  # needs the build hook, which is not beside compiled rules

    return compiled_catalogues(tmp_path_factory.mktemp("catalogues"))


@pytest.fixture(params=[pytest.param(each, marks=() if each == "de" else thorough) for each in LANGUAGES])
def language(request: pytest.FixtureRequest, catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Each language in turn is spoken; in `make test` the one with the longest words."""
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    speak(request.param)
    yield request.param
    speak("en")


class _Stumbles(logging.Handler):
    """What has been reported."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(record.getMessage())


@pytest.fixture
def stumbling() -> None:
    """In this test something breaks on purpose."""


@pytest.fixture(autouse=True)
def _nothing_stumbles_unseen(request: pytest.FixtureRequest) -> Iterator[None]:
    """A scene that breaks makes room for a page; a test that did not break it fails. No log is left to the next."""
    ours, reporting = logging.getLogger("gaigel_desktop"), logging.getLogger("gaigel_desktop.controller.report")
    before, stumbles = list(ours.handlers), _Stumbles()
    reporting.addHandler(stumbles)
    yield
    reporting.removeHandler(stumbles)
    for handler in [each for each in ours.handlers if each not in before]:
        ours.removeHandler(handler)
        handler.close()
    assert "stumbling" in request.fixturenames or stumbles.told == []


@pytest.fixture(scope="session", autouse=True)
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Whatever is read or written before a test has a home of its own lies here."""
    homes = tmp_path_factory.mktemp("homes")
    with patch.dict(os.environ, {HOME_VARIABLE: str(homes)}):
        yield homes


@pytest.fixture(autouse=True)
def _a_home_of_its_own(_homes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test meets what somebody who plays here has chosen or learned, or what another test has; the folder is made by
    whoever writes into it."""
    monkeypatch.setenv(HOME_VARIABLE, str(_homes / token_hex(8)))


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


@pytest.fixture(autouse=True)
def _files_as_usual() -> Iterator[None]:
    """Whoever opened the window made files for its player alone."""
    mask = os.umask(0o022)
    yield
    os.umask(mask)
