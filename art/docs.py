"""Copies of the contact sheets for docs/art: the same sheets, small enough for a repository. Code: MIT."""

from pathlib import Path

from PIL import Image

SHEETS = Path("build/art")
COPIES = Path("docs/art/sheets")
WIDEST = 2400


def main() -> None:
    """Every sheet that lies in build/art, as WebP."""
    COPIES.mkdir(parents=True, exist_ok=True)
    for sheet in sorted(SHEETS.rglob("*.png")):
        page = Image.open(sheet).convert("RGB")
        page.thumbnail((WIDEST, 16_000), Image.Resampling.LANCZOS)
        page.save(COPIES / f"{sheet.stem}.webp", quality=72, method=6)
        print(COPIES / f"{sheet.stem}.webp")


if __name__ == "__main__":
    main()
