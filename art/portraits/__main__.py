"""`python -m art.portraits`: renders the portraits, or sheets to look at them. Code: MIT."""

import argparse
from pathlib import Path

from art.portraits.render import chosen, render
from art.portraits.sheet import sheets

OUT = Path(__file__).parent.parent.parent / "build" / "art" / "portraits"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m art.portraits", description="Render the portraits into assets/portraits."
    )
    parser.add_argument("--only", nargs="+", default=[], metavar="KEY", help="a person, an expression, or both")
    parser.add_argument("--jobs", type=int, help="processes; default: one a core")
    parser.add_argument("--sheet", action="store_true", help="contact sheets instead, nothing is stored in assets")
    parser.add_argument("--out", type=Path, default=OUT, help="folder of sheets; default: build/art/portraits")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    wanted = chosen(options.only)
    if not wanted:
        raise SystemExit(f"no portrait answers to {' '.join(options.only)}")
    if options.sheet:
        for page in sheets(wanted, options.out, options.jobs):
            print(page)
    else:
        for name in render(wanted, options.jobs):
            print(name)


if __name__ == "__main__":
    main()
