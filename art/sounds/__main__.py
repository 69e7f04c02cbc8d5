"""The command `python -m art.sounds`: render all sounds, or one, and say what they measure."""

import argparse
from pathlib import Path

from art.sounds.catalogue import kind_of, rendered, stems
from art.sounds.files import FOLDER, TABLE, decoded, encoded, table
from art.sounds.measures import measured
from art.sounds.pictures import sheet
from art.sounds.waves import Samples

COLUMNS = "| file | s | peak | A125 | centroid Hz | attack ms | -20 dB ms | kB |\n" + "|---" * 8 + "|"


def write(stem: str) -> Samples:
    """Render one sound, write it, print its figures; gives back what a player will decode."""
    data = encoded(stem, rendered(stem))
    (FOLDER / f"{stem}.ogg").write_bytes(data)
    heard = decoded(data)[0]
    print(row(stem, heard, len(data)))
    return heard


def row(stem: str, sound: Samples, size: int) -> str:
    """The figures of one sound as a line of a Markdown table."""
    it = measured(sound)
    levels = f"{it.seconds:.2f} | {it.peak:.2f} | {it.fast:.1f} | {it.centroid:.0f}"
    return f"| {stem} | {levels} | {1000 * it.attack:.0f} | {1000 * it.decay:.0f} | {size / 1000:.1f} |"


def chosen(name: str | None) -> list[str]:
    """The files to render: all, or those of one name (a kind or a single file)."""
    return [stem for stem in stems() if name in (None, stem, kind_of(stem).name)]


def sweep_up() -> None:
    """Remove sounds that are no longer in the table, and write the table the game reads."""
    for file in FOLDER.glob("*.ogg"):
        if file.stem not in stems():
            file.unlink()
    (FOLDER / TABLE).write_text(table(), encoding="utf-8", newline="\n")


def main() -> None:
    """Read the command line and do as it says."""
    parser = argparse.ArgumentParser(prog="python -m art.sounds", description=__doc__)
    parser.add_argument("--only", metavar="NAME", help="render one kind or one file")
    parser.add_argument("--pictures", metavar="FILE", type=Path, help="also draw a sheet of spectrograms")
    arguments = parser.parse_args()
    wanted = chosen(arguments.only)
    if not wanted:
        parser.error(f"no sound is called {arguments.only}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    print(COLUMNS)
    heard = {stem: write(stem) for stem in wanted}
    sweep_up()
    if arguments.pictures:
        sheet(heard, arguments.pictures)


if __name__ == "__main__":
    main()
