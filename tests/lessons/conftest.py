"""What the tests of the words share: each language in turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gaigel_desktop.text import speech
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.speech import speak


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Each language in turn is spoken."""
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    speak(request.param)
    yield request.param
    speak("en")
