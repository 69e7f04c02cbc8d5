"""The bookmark: where one was in the rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from gaigel_desktop.window.pages.scrolling import Scrolls


@dataclass(slots=True)
class Bookmark:
    """The open chapter, what was searched for, and how far each page has been read."""

    chapter: str = "about"
    query: str = ""
    scrolls: Scrolls = field(default_factory=Scrolls)
