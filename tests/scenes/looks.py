"""How pages are looked at: in which windows, languages and sizes of text. `make test` tries the smallest window with
the longest words at their largest, and the window as designed; `make test-all` all the others."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.text.languages import LANGUAGES
from tests.tiers import LONGEST_WORDS_FIRST, first_of

Look = tuple[tuple[int, int], str, int]  # window, language, size of text

WINDOWS: Final = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
TEXT_SIZES: Final = (150, 100, 125)
TIGHTEST: Final[Look] = ((1024, 640), "de", 150)
AS_DESIGNED: Final[Look] = ((1280, 720), "en", 100)
SOME_LOOKS: Final[tuple[Look, ...]] = (TIGHTEST, AS_DESIGNED, ((3840, 2160), "es", 150))


def all_looks() -> list[Look]:
    """Every language and text size in the window as designed, every window in every language, and what is tight."""
    looks: list[Look] = [((1280, 720), language, text) for language in LANGUAGES for text in TEXT_SIZES]
    looks += [(window, language, 100) for window in WINDOWS for language in LANGUAGES]
    return list(dict.fromkeys((*SOME_LOOKS, *looks)))


in_every_look = first_of(2, "size, language, text", all_looks())
in_some_looks = first_of(1, "size, language, text", SOME_LOOKS)
at_every_text_size = first_of(1, "text", TEXT_SIZES)
in_every_window = first_of(1, "size", WINDOWS)
in_every_language = first_of(1, "language", LONGEST_WORDS_FIRST)
