"""Scenes in words, as somebody hears them who does not see the screen: to read, as pictures are looked at.

    python -m tests.scenes.words                                  lists the scenes
    python -m tests.scenes.words settings-table --language en
    python -m tests.scenes.words 'past-*' --set text_size=150

A line for each thing, farther right what is inside of another: what it is, its name, how it stands, and what is said
about it. A star is where the keys are; what is in round brackets cannot be used now, and only what has a key in square
ones can be used at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from gaigel_desktop.text import speech
from gaigel_desktop.window.spoken.tree import InWords, Node
from tests.text.catalogues import compiled_catalogues

from .rooms import ForRoom
from .shot import SHOTS, Guest, arguments, opened


def heard_of(guest: Guest) -> Iterator[str]:
    """The scene that somebody has come to; a picture for a room is no scene of the program, and nothing is heard of
    it."""
    guest.house.kit.aloud.heard = True  # what nobody can use is passed over
    guest.picture()
    return iter(()) if isinstance(guest.scene, ForRoom) else lines(guest.scene.spoken())


def lines(words: InWords) -> Iterator[str]:
    """The title, and everything below it."""
    yield f"= {words.title}"
    yield from _nodes(words.nodes, words.focus, 1)


def _nodes(nodes: Sequence[Node], focus: str, deep: int) -> Iterator[str]:
    for node in nodes:
        yield f"{'*' if node.key == focus else ' '}{'  ' * deep}{_line(node)}"
        yield from _nodes(node.inside, focus, deep + 1)


def _line(node: Node) -> str:
    """Everything that is known of it."""
    span = f"{node.range.now:g} of {node.range.least:g} to {node.range.most:g}" if node.range else ""
    states = {"on": node.on, "off": node.on is False, "chosen": node.chosen, "not chosen": node.chosen is False}
    said = [f"{node.role}: {node.name}", *(state for state, true in states.items() if true)]
    said += [f"= {node.value}" * bool(node.value), span, f"-- {node.about}" * bool(node.about)]
    key = f"[{node.key}]" if node.usable else f"({node.key})" if node.dimmed else ""
    return "  ".join(filter(None, (*said, key)))


def main() -> None:
    """Print what was asked for."""
    asked = arguments(__doc__).parse_intermixed_args()
    names = [name for name in SHOTS if asked.scene and fnmatch(name, asked.scene)]
    if not names:
        print("\n".join(SHOTS))
    with TemporaryDirectory() as folder, patch.object(speech, "CATALOGUES", compiled_catalogues(Path(folder))):
        for name in names:
            with opened(name, asked.size, **dict(asked.set) | {"language": asked.language}) as guest:
                if words := list(heard_of(guest)):
                    print(f"-- {name}", *words, sep="\n")


if __name__ == "__main__":
    main()
