"""Asking: what can be asked for on the command line, and how that is told."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.manual import MANUAL, SUMMARY

from .terminal import WrongCall, tell


class _Answered(Exception):
    """The help was asked for, and said."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise WrongCall(f"{self.prog}: {message}")

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        raise _Answered

    def print_help(self, file: object = None) -> None:
        tell(self.format_help().removesuffix("\n"))


def asked_with(words: Sequence[str]) -> argparse.Namespace | None:
    """What these words ask for; None: for help, and it was given."""
    try:
        return parser().parse_args(words)
    except _Answered:
        return None


def parser() -> argparse.ArgumentParser:
    """All commands and what they are asked with."""
    whole = _Parser(prog="gaigel-desktop", description=SUMMARY, formatter_class=argparse.RawDescriptionHelpFormatter)
    whole.add_argument("--version", action="store_true", help=MANUAL["--version"])
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    simulate = _command(commands, "simulate")
    _add_table(simulate)
    simulate.add_argument("--deals", default="1", metavar="N", help=MANUAL["--deals"])
    simulate.add_argument("--player", nargs="+", default=["random"], metavar="NAME", help=MANUAL["--player"])
    simulate.add_argument("--rare", action="store_true", help=MANUAL["--rare"])
    simulate.add_argument("--legal", action="store_true", help=MANUAL["--legal"])
    simulate.add_argument("--match", action="store_true", help=MANUAL["--match"])
    simulate.add_argument("--jobs", default="1", metavar="N", help=MANUAL["--jobs"])
    simulate.add_argument("--out", metavar="FILE", help=MANUAL["--out"])
    arena = _command(commands, "arena")
    _add_table(arena)
    arena.add_argument("--deals", metavar="N", help=MANUAL["arena --deals"])
    arena.add_argument("--a", default="master", metavar="NAME", help=MANUAL["--a"])
    arena.add_argument("--b", default="greedy", metavar="NAME", help=MANUAL["--b"])
    arena.add_argument("--until", nargs="*", metavar="PERCENT", help=MANUAL["--until"])
    arena.add_argument("--alpha", default="0.05", metavar="SHARE", help=MANUAL["--alpha"])
    arena.add_argument("--beta", default="0.05", metavar="SHARE", help=MANUAL["--beta"])
    arena.add_argument("--jobs", metavar="N", help=MANUAL["arena --jobs"])
    arena.add_argument("--json", action="store_true", help=MANUAL["--json"])
    _command(commands, "verify").add_argument("file", metavar="FILE", help=MANUAL["verify file"])
    fair = _command(commands, "fair")
    fair.add_argument("seed", metavar="SEED", help=MANUAL["fair seed"])
    fair.add_argument("hash", metavar="HASH", help=MANUAL["fair hash"])
    fair.add_argument("--word", default="", metavar="WORD", help=MANUAL["--word"])
    show = _command(commands, "show")
    show.add_argument("what", nargs="*", metavar="WHAT", help=MANUAL["show what"])
    show.add_argument("--leaflet", metavar="FILE", help=MANUAL["--leaflet"])
    show.add_argument("--language", choices=LANGUAGES, help=MANUAL["--language"])
    return whole


def _add_table(command: _Parser) -> None:
    """What says how a table without a window plays."""
    command.add_argument("--rules", default="leinfelden", metavar="PRESET", help=MANUAL["--rules"])
    command.add_argument("--set", action="append", default=[], metavar="FIELD=VALUE", help=MANUAL["--set"])
    command.add_argument("--players", metavar="N", help=MANUAL["--players"])
    command.add_argument("--seed", default="0", metavar="N", help=MANUAL["--seed"])


def _command(commands: argparse._SubParsersAction[_Parser], name: str) -> _Parser:
    summary, page = MANUAL[name].split("\n", 1)
    return commands.add_parser(
        name, help=summary, description=page.strip(), formatter_class=argparse.RawDescriptionHelpFormatter
    )
