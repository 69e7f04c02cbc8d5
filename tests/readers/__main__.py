"""Readers against the engine: who reads only the pages of a table predicts drawn positions.

    python -m tests.readers draw FOLDER --language de --seed 1 --positions 60 --plant 10
    python -m tests.readers judge FOLDER ANSWERS

For the reader are `pages-1.md` to `pages-6.md`, a table each, and `questions.md`; to be tried as a reader
`pages-planted-1.md` and so on, and `shown.md`. `engine.json` and `planted.json` are not.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from gaigel_desktop.text import speech
from gaigel_desktop.text.languages import LANGUAGES
from tests.text.catalogues import compiled_catalogues

from .folder import Plan, draw, judge


def main() -> None:
    """Draw or judge, as asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    drawing = commands.add_parser("draw", help="write pages, questions and answers")
    drawing.add_argument("folder", type=Path)
    drawing.add_argument("--language", choices=LANGUAGES, default="en")
    drawing.add_argument("--seed", default="1")
    drawing.add_argument("--positions", type=int, default=60)
    drawing.add_argument("--plant", type=int, default=0, help="how many sentences are made false in a second set")
    judging = commands.add_parser("judge", help="compare a reader's answers with the engine's")
    judging.add_argument("folder", type=Path)
    judging.add_argument("answers", type=Path)
    asked = parser.parse_args()
    if asked.command == "judge":
        print(*judge(asked.folder, asked.answers), sep="\n")
        return
    with TemporaryDirectory() as compiled, patch.object(speech, "CATALOGUES", compiled_catalogues(Path(compiled))):
        draw(asked.folder, Plan(asked.language, asked.seed, asked.positions, asked.plant))


if __name__ == "__main__":
    main()
