"""The catalogues and the phrases, kept in step.

    python -m tests.text.catalogues

writes the template `gaigel.pot` and every catalogue anew: the sentences of `text/phrases.py` in their order, each with
its key as its context, with the translations that are there. So a sentence that serves two places can be said
otherwise in each. What nobody says any more is gone, what is new or says something else in English stands there
untranslated and is named.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Final

from babel.messages.pofile import normalize, read_po

from gaigel_desktop.text.languages import CATALOGUES, ENGLISH, LANGUAGES
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import DOMAIN, EITHER_DECK
from hatch_build import compile_catalogue

TRANSLATED: Final = tuple(language for language in LANGUAGES if language != ENGLISH)
TEMPLATE: Final = CATALOGUES / f"{DOMAIN}.pot"
WIDTH: Final = 118


def path_of(language: str) -> Path:
    """Where the catalogue of a language lies."""
    return CATALOGUES / language / "LC_MESSAGES" / f"{DOMAIN}.po"


@cache
def translations(language: str) -> Mapping[str, str]:
    """The sentences of a catalogue by their keys, read once for all who ask; those that are doubtful, or were of other
    English, are empty."""
    with path_of(language).open("rb") as text:
        catalogue = read_po(text, abort_invalid=True)
    return {
        str(message.context): str(message.string)
        if not message.fuzzy and PHRASES.get(str(message.context)) == message.id
        else ""
        for message in catalogue
        if message.id
    }


def placeholders(sentence: str) -> set[str]:
    """The names of the values that a sentence has places for."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def problems(language: str) -> list[str]:
    """Everything in which a catalogue differs from the phrases."""
    there = translations(language)
    missing = [f"{key}: not translated: {sentence}" for key, sentence in PHRASES.items() if not there.get(key)]
    superfluous = [f"nobody says: {key}" for key in there if key not in PHRASES]
    differing = [
        f"{key}: {sorted(placeholders(sentence))} became {sorted(placeholders(there[key]))}: {there[key]}"
        for key, sentence in PHRASES.items()
        if there.get(key) and placeholders(sentence) != placeholders(there[key])
    ]
    of_one_deck = [
        f"{key}: names the cards of one deck only: {there[key]}"
        for key, sentence in PHRASES.items()
        if there.get(key) and EITHER_DECK.search(sentence) and not EITHER_DECK.search(there[key])
    ]
    return missing + superfluous + differing + of_one_deck


def rewritten(language: str) -> str:
    """The catalogue as it should be written; its head stays as it is."""
    return _written(_head_of(path_of(language)), translations(language))


def template() -> str:
    """The template of a new language: every sentence, and no translation."""
    return _written(_head_of(TEMPLATE), {})


def _head_of(path: Path) -> str:
    return path.read_text(encoding="utf-8").split("\n\n")[0].strip()


def _written(head: str, there: Mapping[str, str]) -> str:
    return "\n\n".join([head, *(_entry(key, there.get(key, "")) for key in PHRASES)]) + "\n"


def _entry(key: str, translation: str) -> str:
    sentence = PHRASES[key]
    kind = ["#, python-brace-format"] if placeholders(sentence) else []
    texts = [f"msgid {normalize(sentence, width=WIDTH)}", f"msgstr {normalize(translation, width=WIDTH)}"]
    return "\n".join([*kind, f'msgctxt "{key}"', *texts])


def compiled_catalogues(folder: Path) -> Path:
    """The catalogues compiled, in another folder."""
    for language in TRANSLATED:
        copy = folder / language / "LC_MESSAGES" / path_of(language).name
        copy.parent.mkdir(parents=True)
        shutil.copy(path_of(language), copy)
        compile_catalogue(copy)
    return folder


def main() -> None:
    """Write the template and every catalogue anew and say what is left to do."""
    TEMPLATE.write_text(template(), encoding="utf-8", newline="\n")
    for language in TRANSLATED:
        path_of(language).write_text(rewritten(language), encoding="utf-8", newline="\n")
        for problem in problems(language):
            print(f"{language}: {problem}")


if __name__ == "__main__":
    main()
