"""Build hook: compiles the message catalogues, so that nothing but the standard library is needed to read them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface[Any]):
    """Turns every gaigel.po into the gaigel.mo beside it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for source in sorted(Path(self.root, "gaigel_desktop", "text", "catalogues").glob("*/LC_MESSAGES/*.po")):
            compile_catalogue(source)


def compile_catalogue(source: Path) -> None:
    """Compile one catalogue with Babel, which only the build needs."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with source.open("rb") as text:
        catalogue = read_po(text)
    with source.with_suffix(".mo").open("wb") as compiled:
        write_mo(compiled, catalogue)
