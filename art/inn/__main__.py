"""`python -m art.inn`: renders the table, the widgets, the icons; or sheets and mock-ups. Code: MIT."""

import argparse
from pathlib import Path

from art.inn import mockup, sheet
from art.inn.pieces import pieces
from art.inn.store import ASSETS, TABLE, leftovers, store, store_app, table

OUT = Path(__file__).parents[2] / "build" / "art"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m art.inn", description="Render the inn into assets.")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="pieces, groups, or app")
    parser.add_argument("--sheet", action="store_true", help="sheets of the stored pieces, to look at")
    parser.add_argument("--mockup", action="store_true", help="the table put together from the stored pieces")
    parser.add_argument("--out", type=Path, help="folder; default: assets, for sheets and mock-ups build/art")
    return parser.parse_args()


def wanted(keys: list[str]) -> list[str]:
    found = [name for name, piece in pieces().items() if not keys or {name, piece.group} & set(keys)]
    if not found and "app" not in keys:
        raise SystemExit(f"no piece answers to {' '.join(keys)}")
    return found


def render(keys: list[str], assets: Path) -> None:
    for name in store(wanted(keys), assets):
        print(name)
    if not keys or "app" in keys:
        print(*store_app(assets), sep="\n")
    if assets == ASSETS:
        for path in leftovers():
            path.unlink()
        TABLE.write_text(table(), encoding="utf-8")


def main() -> None:
    options = arguments()
    if options.sheet:
        print(*sheet.store(options.out or OUT), sep="\n")
    if options.mockup:
        print(*mockup.store(options.out or OUT), sep="\n")
    if not options.sheet and not options.mockup:
        render(options.only, options.out or ASSETS)


if __name__ == "__main__":
    main()
