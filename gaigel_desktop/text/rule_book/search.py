"""Rule search: every place in the rules where some words stand, titles first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gaigel_desktop.text.searching import Span, spans

from .pages import RulePage


class Hit(NamedTuple):
    """Where it was found: which page, which passage of it, which text of that, and where in it."""

    page: str
    passage: int
    part: int
    span: Span

    @property
    def in_title(self) -> bool:
        """Whether it is the title of the page."""
        return self.passage == 0


def search(pages: Sequence[RulePage], query: str) -> list[Hit]:
    """All hits: the titles of pages, then the pages in their order."""
    hits = [
        Hit(page.key, at, part, span)
        for page in pages
        for at, passage in enumerate(page.passages)
        for part, text in enumerate(passage.texts)
        for span in spans(text, query)
    ]
    return sorted(hits, key=lambda hit: not hit.in_title)
