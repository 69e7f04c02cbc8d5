"""The back: a diaper lattice with four-petal flowers and a medallion, symmetric under half a turn.

Code: MIT; ornament: CC BY 4.0.
"""

STEP_X, STEP_Y = 44, 50.125
BOX = '<rect x="26" y="26" width="448" height="748" rx="18"'
INNER = '<rect x="42" y="42" width="416" height="716" rx="10" fill="none"'
CLIP = f'<clipPath id="back">{BOX}/></clipPath>'


def _crossing(x: float, y: float, line: str, flower: str) -> str:
    """One lozenge of the lattice and the flower in its middle."""
    petals = "".join(
        f'<path fill="{flower}" transform="translate({x} {y}) rotate({turn})" '
        'd="M0 -20C7 -13 6 -9 0 -4C-6 -9 -7 -13 0 -20Z"/>'
        for turn in (0, 90, 180, 270)
    )
    lozenge = f"M{x - STEP_X} {y}L{x} {y - STEP_Y}L{x + STEP_X} {y}L{x} {y + STEP_Y}Z"
    return f'{petals}<path fill="none" stroke="{line}" stroke-width="4" d="{lozenge}"/>'


def lattice(line: str, flower: str) -> str:
    places = ((i, j) for j in range(-9, 10) for i in range(-7, 8) if (i + j) % 2 == 0)
    return "".join(_crossing(250 + i * STEP_X, 400 + j * STEP_Y, line, flower) for i, j in places)


def back(ground: str, line: str, flower: str, medallion: str) -> str:
    """The back without its card; colours are names with a `$`, the medallion is SVG about 250,400."""
    return (
        f'{BOX} fill="{ground}"/><g clip-path="url(#back)">{lattice(line, flower)}</g>'
        f'{INNER} stroke="{ground}" stroke-width="12"/>{INNER} stroke="{flower}" stroke-width="4"/>'
        f'{BOX} fill="none" stroke="$ink" stroke-width="5"/>{medallion}'
    )
