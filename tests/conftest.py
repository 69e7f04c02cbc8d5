"""For all tests: the properties try the same examples each time (`make soak`: new ones); the catalogues compiled; a
test that spoke another language leaves none of it to the next."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from gaigel_desktop.text.speech import speak

settings.register_profile("test", derandomize=True, database=None)
settings.register_profile("soak", max_examples=5000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell starts what runs behind it deaf to Ctrl-C
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def catalogue_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalogues compiled."""
    from tests.text.catalogues import compiled_catalogues  # needs the build hook, which is not beside compiled rules

    return compiled_catalogues(tmp_path_factory.mktemp("catalogues"))


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
