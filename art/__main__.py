"""`python -m art`: renders the pictures, or sheets to look at them. Code: MIT."""

import argparse
from pathlib import Path

from art.render import chosen, render
from art.sheet import part_preview, sheets

OUT = Path(__file__).parent.parent / "build" / "art"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m art", description="Render the cards into assets/cards.")
    parser.add_argument("--only", nargs="+", default=[], metavar="KEY", help="a card, deck, folder or full name")
    parser.add_argument("--jobs", type=int, help="processes; default: one a core")
    parser.add_argument("--sheet", action="store_true", help="contact sheets instead, nothing is stored in assets")
    parser.add_argument("--part", metavar="NAME", help="one part alone, e.g. hats/slouch")
    parser.add_argument("--out", type=Path, default=OUT, help="folder of sheets and parts; default: build/art")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    if options.part:
        print(part_preview(options.part, options.out))
    elif options.sheet:
        for path in sheets(chosen(options.only), options.out, options.jobs):
            print(path)
    else:
        for name in render(chosen(options.only), options.jobs):
            print(name)


if __name__ == "__main__":
    main()
