"""The manual page, made from what the command line itself knows.

python packaging/linux/manual.py > gaigel-desktop.6
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

from gaigel_desktop import __version__, asking
from gaigel_desktop.text.manual import MANUAL, SUMMARY

NAME = "gaigel-desktop"
LINE = 66  # letters, which are more where some have to be written as roff wants them
FILES = (
    ("~/.config/gaigel-desktop/settings.toml", "what was chosen in the settings"),
    ("~/.local/share/gaigel-desktop/games.sqlite", "every match and every deal that was played"),
)


def page() -> str:
    """The whole page, for man(7)."""
    parser = asking.parser()
    commands = next(action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    lines = [f'.TH GAIGEL\\-DESKTOP 6 {released()} "Gaigel Desktop {__version__}" "Games"']
    lines += [".SH NAME", f"{plain(NAME)} \\- Gaigel, the Swabian card game"]
    lines += [".SH SYNOPSIS", f".B {plain(NAME)}", f"[{plain('COMMAND')} [{plain('ARGUMENTS')}]]"]
    lines += [".SH DESCRIPTION", *paragraphs(SUMMARY)]
    lines += [".SH COMMANDS"]
    for name, command in commands.choices.items():
        lines += [f'.SS "{plain(name)}"', *paragraphs(MANUAL[name].split("\n", 1)[1].strip()), *options(command)]
    lines += [".SH ENVIRONMENT", ".TP", ".B GAIGEL_HOME", "a folder in which settings and games lie instead"]
    lines += [".SH FILES", *(line for file, about in FILES for line in (".TP", f".I {plain(file)}", plain(about)))]
    return "\n".join(lines) + "\n"


def released() -> str:
    """The day of this version, as the metainfo has it."""
    told = Path(__file__).with_name("metainfo.xml").read_text(encoding="utf-8")
    (day,) = re.findall(rf'<release version="{re.escape(__version__)}" date="([0-9-]+)"', told)
    return str(day)


def options(command: argparse.ArgumentParser) -> Iterator[str]:
    """Its arguments, one by one."""
    for action in command._actions:
        if not isinstance(action, argparse._HelpAction):
            value = action.metavar if isinstance(action.metavar, str) else ""
            called = " ".join([*action.option_strings[:1], *([value] if value else [])])
            yield from (".TP", f'.B "{plain(called)}"', *flowing(action.help or ""))


def paragraphs(text: str) -> Iterator[str]:
    """Running words flow; what is set in from the edge stays as it stands."""
    for number, paragraph in enumerate(text.split("\n\n")):
        lines = paragraph.splitlines()
        first = next((at for at, line in enumerate(lines) if line.startswith("  ")), len(lines))
        if number:
            yield ".PP"
        yield from flowing(" ".join(lines[:first]))
        if first < len(lines):
            yield from (*([".PP"] if first else []), ".nf", *map(plain, lines[first:]), ".fi")


def flowing(words: str) -> Iterator[str]:
    """In lines that are not too long to be read as they are."""
    yield from map(plain, wrap(" ".join(words.split()), LINE))


def plain(words: str) -> str:
    """As roff reads it without taking anything for an order."""
    safe = words.replace("\\", "\\e").replace("-", "\\-").replace("`", "\\(ga").replace("’", "\\(cq")
    return f"\\&{safe}" if safe.startswith((".", "'")) else safe


if __name__ == "__main__":
    print(page(), end="")
