"""`python -m art`: renders the pictures, or sheets to look at them. Code: MIT."""

import argparse
from pathlib import Path

from art.boxes import write
from art.names import faces
from art.render import chosen, render
from art.sheet import part_preview, sheets

OUT = Path(__file__).parent.parent / "build" / "art"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m art", description="Render the cards into assets/cards.")
    parser.add_argument("--only", nargs="+", default=[], metavar="KEY", help="a card, deck, folder or full name")
    parser.add_argument("--standard", action="store_true", help="only the set that everybody sees first")
    parser.add_argument("--jobs", type=int, help="processes; default: one a core")
    parser.add_argument("--sheet", action="store_true", help="contact sheets instead, nothing is stored in assets")
    parser.add_argument("--part", metavar="NAME", help="one part alone, e.g. hats/slouch")
    parser.add_argument("--boxes", action="store_true", help="measure the parts, write their boxes into them")
    parser.add_argument("--out", type=Path, default=OUT, help="folder of sheets and parts; default: build/art")
    return parser.parse_args()


def wanted(keys: list[str], standard: bool) -> list[str]:
    first = {face.name for face in faces() if face.standard}
    found = [name for name in chosen(keys) if not standard or name in first]
    if not found:
        raise SystemExit(f"no picture answers to {' '.join(keys)}")
    return found


def main() -> None:
    options = arguments()
    if options.part:
        print(part_preview(options.part, options.out))
    elif options.boxes:
        print(*write(), sep="\n")
    elif options.sheet:
        for path in sheets(wanted(options.only, options.standard), options.out, options.jobs):
            print(path)
    else:
        for name in render(wanted(options.only, options.standard), options.jobs):
            print(name)


if __name__ == "__main__":
    main()
