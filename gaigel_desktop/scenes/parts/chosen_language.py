"""Spoken: the language that is spoken to this player."""

from __future__ import annotations

import locale

import pygame

from gaigel_desktop.controller.settings import Settings
from gaigel_desktop.text.languages import LANGUAGES


def language_of(chosen: Settings) -> str:
    """The language that was chosen, or that of the system, or English."""
    wanted = chosen.language or _system_language()
    return wanted if wanted in LANGUAGES else "en"


def _system_language() -> str:
    """What the system speaks, of what this program can."""
    try:
        preferred = [str(each["language"]) for each in pygame.system.get_pref_locales()]
    except (pygame.error, KeyError):
        preferred = []
    preferred.append((locale.getlocale()[0] or "en")[:2].lower())
    return next((language for language in preferred if language in LANGUAGES), "en")
