"""The catalogues and the phrases, kept in step.

    python -m tests.text.catalogues

writes the catalogues anew: the sentences of `text/phrases.py` in their order, each with its key, with the translations
that are there. What nobody says any more is gone, what is new stands there untranslated and is named.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from string import Formatter
from typing import Final

from babel.messages.pofile import normalize, read_po

from gaigel_desktop.text.languages import CATALOGUES, ENGLISH, LANGUAGES
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import DOMAIN
from hatch_build import compile_catalogue

TRANSLATED: Final = tuple(language for language in LANGUAGES if language != ENGLISH)
WIDTH: Final = 118


def path_of(language: str) -> Path:
    """Where the catalogue of a language lies."""
    return CATALOGUES / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def translations(language: str) -> dict[str, str]:
    """The sentences of a catalogue, English to translated; doubtful ones count as not translated."""
    with path_of(language).open("rb") as text:
        catalogue = read_po(text, abort_invalid=True)
    return {str(message.id): "" if message.fuzzy else str(message.string) for message in catalogue if message.id}


def placeholders(sentence: str) -> set[str]:
    """The names of the values that a sentence has places for."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def problems(language: str) -> list[str]:
    """Everything in which a catalogue differs from the phrases."""
    there = translations(language)
    said = {sentence: key for key, sentence in PHRASES.items()}
    missing = [f"{said[each]}: not translated: {each}" for each in said if not there.get(each)]
    superfluous = [f"nobody says: {each}" for each in there if each not in said]
    differing = [
        f"{said[each]}: {sorted(placeholders(each))} became {sorted(placeholders(there[each]))}: {there[each]}"
        for each in said
        if there.get(each) and placeholders(each) != placeholders(there[each])
    ]
    return missing + superfluous + differing


def rewritten(language: str) -> str:
    """The catalogue as it should be written; its head stays as it is."""
    head = path_of(language).read_text(encoding="utf-8").split("\n\n")[0]
    there = translations(language)
    entries = [_entry(keys, sentence, there.get(sentence, "")) for sentence, keys in _keys_of().items()]
    return "\n\n".join([head.strip(), *entries]) + "\n"


def _keys_of() -> dict[str, list[str]]:
    """Each sentence once, with everything that says it."""
    keys: dict[str, list[str]] = {}
    for key, sentence in PHRASES.items():
        keys.setdefault(sentence, []).append(key)
    return keys


def _entry(keys: list[str], sentence: str, translation: str) -> str:
    kind = ["#, python-brace-format"] if placeholders(sentence) else []
    texts = [f"msgid {normalize(sentence, width=WIDTH)}", f"msgstr {normalize(translation, width=WIDTH)}"]
    return "\n".join([f"#. {', '.join(keys)}", *kind, *texts])


def compiled_catalogues(folder: Path) -> Path:
    """The catalogues compiled, in another folder."""
    for language in TRANSLATED:
        copy = folder / language / "LC_MESSAGES" / path_of(language).name
        copy.parent.mkdir(parents=True)
        shutil.copy(path_of(language), copy)
        compile_catalogue(copy)
    return folder


def main() -> None:
    """Write every catalogue anew and say what is left to do."""
    for language in TRANSLATED:
        path_of(language).write_text(rewritten(language), encoding="utf-8", newline="\n")
        for problem in problems(language):
            print(f"{language}: {problem}")


if __name__ == "__main__":
    main()
