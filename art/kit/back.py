"""The back: a lattice (diaper with flowers, or a vine trellis), a border of gems, a medallion.

Symmetric under half a turn, so no back says which way a card lies. Code: MIT; ornament: CC BY 4.0.
"""

from collections.abc import Callable, Iterator

from art.kit.strokes import wedge

STEP_X, STEP_Y = 44, 50.125
BOX = '<rect x="26" y="26" width="448" height="748" rx="18"'
FRAMES = '<rect x="{0}" y="{0}" width="{1}" height="{2}" rx="{3}" fill="none"'
CLIP = f'<clipPath id="back">{BOX}/></clipPath>'
LEAF = (
    "M0 -4C-6 4 -16 2 -17 -6C-26 -6 -28 -15 -22 -20C-26 -27 -19 -33 -12 -30C-11 -38 -5 -42 0 -46"
    "C5 -42 11 -38 12 -30C19 -33 26 -27 22 -20C28 -15 26 -6 17 -6C16 2 6 4 0 -4Z"
)
BERRIES = ((-12, 4), (0, 2), (12, 4), (-6, 14), (6, 14), (0, 24))
VEINS = wedge((0, -6), (0, -38), 3.4) + wedge((0, -10), (-16, -18), 3) + wedge((0, -10), (16, -18), 3)


def _crossing(x: float, y: float, line: str, flower: str) -> str:
    """One lozenge of the diaper, the flower in its middle, a dot on its upper corner."""
    petals = "".join(
        f'<path fill="{flower}" transform="translate({x} {y}) rotate({turn})" '
        'd="M0 -21C8 -14 7 -9 0 -4C-7 -9 -8 -14 0 -21Z"/>'
        for turn in (0, 90, 180, 270)
    )
    lozenge = f"M{x - STEP_X} {y}L{x} {y - STEP_Y}L{x + STEP_X} {y}L{x} {y + STEP_Y}Z"
    dot = f'<circle cx="{x}" cy="{y - STEP_Y}" r="5" fill="{flower}"/>'
    return f'{petals}<path fill="none" stroke="{line}" stroke-width="4.5" d="{lozenge}"/>{dot}'


def _places() -> Iterator[tuple[int, int]]:
    return ((i, j) for j in range(-9, 10) for i in range(-7, 8) if (i + j) % 2 == 0)


def diaper(line: str, flower: str, _: str) -> str:
    return "".join(_crossing(250 + i * STEP_X, 400 + j * STEP_Y, line, flower) for i, j in _places())


def _tendrils(x: float, y: float, line: str) -> str:
    """Four shoots from a crossing to its neighbours, each swung like an S."""
    a, b = STEP_X, STEP_Y
    shoots = f"M{x} {y}q{a * 0.1} {b * 0.75} {a} {b}M{x} {y}q{-a * 0.1} {-b * 0.75} {-a} {-b}"
    shoots += f"M{x} {y}q{a * 0.9} {-b * 0.2} {a} {-b}M{x} {y}q{-a * 0.9} {b * 0.2} {-a} {b}"
    return f'<path fill="none" stroke="{line}" stroke-width="4.5" d="{shoots}"/>'


def _fruit(row: int, line: str, flower: str, leaf: str) -> str:
    """A leaf on even rows, grapes under a small leaf on odd ones, about 0,0."""
    if row % 2 == 0:
        paths = f'<path fill="{leaf}" d="{LEAF}"/><path fill="{line}" d="{VEINS}"/>'
        return f'<g transform="translate(0 21)">{paths}</g>'
    berries = "".join(f'<circle cx="{x}" cy="{y}" r="6.4" fill="{flower}"/>' for x, y in BERRIES)
    return f'<path fill="{leaf}" transform="scale(.55)" d="{LEAF}"/>{berries}'


def vine(line: str, flower: str, leaf: str) -> str:
    """A trellis with leaves and grapes; the lower half is the upper one turned."""
    wires = "".join(_tendrils(250 + i * STEP_X, 400 + j * STEP_Y, line) for i, j in _places())
    upper = [(i, j) for i, j in _places() if (j, i) < (0, 0)]
    fruit = "".join(
        f'<g transform="translate({250 + i * STEP_X} {400 + j * STEP_Y})">{_fruit(j, line, flower, leaf)}</g>'
        for i, j in upper
    )
    return f'{wires}{fruit}<g transform="rotate(180 250 400)">{fruit}</g>'


PATTERNS: dict[str, Callable[[str, str, str], str]] = {"diaper": diaper, "vine": vine}


def _frame(inset: int, colour: str, width: float) -> str:
    rect = FRAMES.format(inset, 500 - 2 * inset, 800 - 2 * inset, 0 if width > 9 else max(4, 34 - inset // 2))
    return f'{rect} stroke="{colour}" stroke-width="{width}"/>'


def border(ground: str, flower: str) -> str:
    """A band with a row of gems between two lines, a flower in each corner."""
    gems = "".join(f"M{x} {y - 6}L{x + 9} {y}L{x} {y + 6}L{x - 9} {y}Z" for x in range(82, 419, 28) for y in (45, 755))
    gems += "".join(f"M{x} {y - 9}L{x + 6} {y}L{x} {y + 9}L{x - 6} {y}Z" for y in range(78, 723, 28) for x in (45, 455))
    petals = "".join(
        f'<path transform="translate({x} {y}) rotate({turn})" d="M0 -13C6 -9 5 -5 0 -2C-5 -5 -6 -9 0 -13Z"/>'
        for x in (45, 455)
        for y in (45, 755)
        for turn in (45, 135, 225, 315)
    )
    lines = _frame(32, flower, 3) + _frame(59, flower, 4)
    return f'{_frame(45, ground, 38)}{lines}<g fill="{flower}"><path d="{gems}"/>{petals}</g>'


def back(colours: dict[str, str], medallion: str) -> str:
    """The back without its card; colours are names, the medallion is SVG about 250,400."""
    ground, line, flower = (f"${colours[key]}" for key in ("ground", "line", "flower"))
    pattern = PATTERNS[colours.get("pattern", "diaper")](line, flower, f"${colours.get('leaf', 'sage')}")
    return (
        f'{BOX} fill="{ground}"/><g clip-path="url(#back)">{pattern}{border(ground, flower)}</g>'
        f'{BOX} fill="none" stroke="$ink" stroke-width="5"/>{medallion}'
    )
