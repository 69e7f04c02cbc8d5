"""Deeds told afterwards: of somebody by name, and to a player without a name."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaigel_desktop.rules import events
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.text import speech
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.text.telling import told
from tests.referee import deal_of
from tests.scenes.shot import fresh, game_until

TRICK = events.TrickTaken(0)
DRAWN = events.Drawn(0, (), False)


@pytest.mark.parametrize(
    ("language", "to_me", "of_ute"),
    [
        (
            "en",
            ("You take the trick", "Everybody draws, you first"),
            ("Ute takes the trick", "Everybody draws, Ute first"),
        ),
        ("de", ("Du machst den Stich", "Alle ziehen, du zuerst"), ("Ute macht den Stich", "Alle ziehen, Ute zuerst")),
        ("es", ("Te llevas la baza", "Todos roban, primero tú"), ("Ute se lleva la baza", "Todos roban, primero Ute")),
    ],
)
def test_a_player_without_a_name_is_spoken_to(
    language: str,
    to_me: tuple[str, ...],
    of_ute: tuple[str, ...],
    catalogue_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal = deal_of(game_until(PRESETS["leinfelden"].players, "leinfelden", fresh))
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    speak(language)
    for name, expected in ((say("you"), to_me), ("Ute", of_ute)):
        assert tuple(told(event, deal, (name, "Lena", "Eugen", "Rösle")) for event in (TRICK, DRAWN)) == expected
