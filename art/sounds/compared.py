"""The command `python -m art.sounds.compared COMMIT`: how the sounds were at a commit, and how they are.

Prints the figures of both as Markdown, and lays their waveforms and spectrograms side by side in `build/art/sounds`.
"""

import argparse
import json
import subprocess
from collections.abc import Callable, Iterator

from art.sounds.catalogue import KINDS
from art.sounds.events import TOGETHER, together
from art.sounds.files import FOLDER, TABLE, decoded
from art.sounds.measures import Measures, measured
from art.sounds.pictures import beside
from art.sounds.spectra import apart
from art.sounds.waves import Samples

ROOT = FOLDER.parents[1]
SHEETS = ROOT / "build" / "art" / "sounds"
SHOWN = {
    "sounds_table": ("card_snap", "knuckles_on_table", "knock_on_deck", "cut"),
    "sounds_events": ("deal_packet", "card_turn", "trick_gathered", "shuffle", "slate_wipe"),
    "sounds_chalk": ("chalk_stroke", "card_slide", "pair_bell", "button_click"),
    "sounds_tunes": ("round_won", "round_lost", "title_music", "soft_error"),
}
"""What is laid side by side, and on which sheet. What is several sounds now is mixed as it is heard at normal speed."""
HEAD = "| kind | takes | s | A125 | peak | centroid | median | <150 Hz % | 2.5-6 kHz % | > 6 kHz % | grain | apart dB |"


def main() -> None:
    """Read the command line and do as it says."""
    parser = argparse.ArgumentParser(prog="python -m art.sounds.compared", description=__doc__)
    parser.add_argument("commit", help="with which state the sounds are compared")
    then, now = before(parser.parse_args().commit), after()
    mixed = {name: together(name, now) for name in TOGETHER}
    for title, sounds in (("Before", then), ("After", now), ("Together", mixed)):
        print(f"{title}:\n\n{HEAD}\n{'|---' * 12}|")
        print(*(row(kind, takes) for kind, takes in sounds.items()), sep="\n", end="\n\n")
    SHEETS.mkdir(parents=True, exist_ok=True)
    for name, kinds in SHOWN.items():
        pairs = [(kind, then[kind][0], (now | mixed)[kind][0]) for kind in kinds]
        beside(pairs, SHEETS / f"{name}.webp")


def before(commit: str) -> dict[str, list[Samples]]:
    """The takes of each kind as they lay in a commit."""
    kinds = json.loads(_then(commit, TABLE))
    return {name: [decoded(_then(commit, file))[0] for file in kind["files"]] for name, kind in kinds.items()}


def _then(commit: str, name: str) -> bytes:
    """A file of the folder of sounds in a commit."""
    return subprocess.check_output(["git", "show", f"{commit}:assets/sounds/{name}"], cwd=ROOT)


def after() -> dict[str, list[Samples]]:
    """The takes of each kind as they lie here."""
    return {kind.name: [decoded((FOLDER / f"{stem}.ogg").read_bytes())[0] for stem in kind.stems] for kind in KINDS}


def row(kind: str, takes: list[Samples]) -> str:
    """The figures of one kind as a line of a Markdown table, from its least take to its most."""
    figures = [measured(take) for take in takes]
    return "| " + " | ".join((kind, str(len(takes)), *_columns(figures), _span(apart(takes), 1))) + " |"


def _columns(figures: list[Measures]) -> Iterator[str]:
    """What is said of all takes."""
    yield _span([it.seconds for it in figures], 2)
    yield _span([it.fast for it in figures], 1)
    yield _span([it.peak for it in figures], 2)
    yield _span([it.centroid for it in figures])
    yield _span([it.median for it in figures])
    yield from (_span([100 * part(it) for it in figures]) for part in PARTS)
    yield _span([it.grain for it in figures], 2)


PARTS: tuple[Callable[[Measures], float], ...] = (lambda it: it.deep, lambda it: it.high, lambda it: it.hiss)


def _span(values: list[float], digits: int = 0) -> str:
    """The least and the most of them, or the one, or nothing."""
    found = sorted({f"{value:.{digits}f}" for value in values}, key=float)
    return " … ".join(dict.fromkeys(found[:1] + found[-1:]))


if __name__ == "__main__":
    main()
