"""Writes assets/portraits/portraits.toml: who there is and what their faces can say, for the game. Code: MIT."""

from pathlib import Path

from art.portraits.render import FOLDER
from art.portraits.table import expressions, people, person

LISTING = FOLDER / "portraits.toml"
HEAD = """# Written by `python -m art.portraits` from art/portraits/regulars.toml.
# The picture is assets/portraits/ID/EXPRESSION.webp, 512 x 512, corners transparent.
# role: "regular" sits at the table, "own" is for the human player to choose.
"""


def text() -> str:
    return HEAD + "".join(_entry(name) for name in people())


def _entry(name: str) -> str:
    found = person(name)
    shown = ", ".join(f'"{expression}"' for expression in expressions(name))
    return f'\n[{name}]\nname = "{found["name"]}"\nrole = "{found["role"]}"\nexpressions = [{shown}]\n'


def write() -> Path:
    FOLDER.mkdir(parents=True, exist_ok=True)
    LISTING.write_text(text(), encoding="utf-8", newline="\n")
    return LISTING
