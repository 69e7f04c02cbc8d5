"""The name of the game in letters of its own: a heavy slab with a bell for the dot, as on the sign of an inn.

Every letter is drawn here as a path: baseline y = 0, x-height 206, capitals 308. No font. The pictures are
painted in layers: shadow block, ink edge, gold face, woodcut shade, inner line. Code: MIT; letters: CC BY 4.0.
"""

from PIL import Image

from art.inn.drawing import svg
from art.kit.pips import pip
from art.kit.raster import raster
from art.kit.strokes import wedge

LETTERS = {
    "G": (
        286,
        "M146 -308C56 -308 0 -240 0 -150S56 8 150 8C196 8 224 -4 262 -32V-116H286V-146H150V-116H194V-44"
        "C184 -32 170 -25 154 -25C104 -25 74 -74 74 -150S104 -275 152 -275C196 -275 222 -246 234 -196H262V-300H240"
        "L226 -282C206 -300 178 -308 146 -308Z",
    ),
    "a": (
        212,
        "M18 -152C22 -190 54 -214 102 -214C156 -214 186 -188 186 -136V-46C186 -32 190 -28 198 -28H212V0H154"
        "C140 0 132 -8 130 -22C116 -2 94 8 66 8C26 8 0 -16 0 -54C0 -100 40 -122 124 -126V-142C124 -172 114 -185 96 -185"
        "C82 -185 74 -180 72 -172C82 -166 86 -158 86 -147C86 -131 74 -120 56 -120C34 -120 18 -133 18 -152Z"
        "M124 -100C82 -98 64 -84 64 -58C64 -38 74 -28 90 -28C112 -28 124 -46 124 -76Z",
    ),
    "i": (112, "M6 -206H86V-28H110V0H2V-28H24V-178H6Z"),
    "g": (
        230,
        "M92 -214C34 -214 0 -170 0 -104C0 -38 34 4 90 4C118 4 136 -6 148 -22V24C148 54 130 68 100 68"
        "C88 68 80 66 74 62C82 56 85 49 85 41C85 27 73 18 58 18C38 18 24 31 24 50C24 83 58 102 106 102"
        "C172 102 210 72 210 14V-178H230V-206H156L148 -186C136 -204 118 -214 92 -214Z"
        "M106 -184C132 -184 148 -160 148 -105C148 -50 132 -27 106 -27C80 -27 66 -53 66 -105C66 -157 80 -184 106 -184Z",
    ),
    "e": (
        202,
        "M100 -214C40 -214 0 -168 0 -102C0 -36 40 8 104 8C150 8 182 -14 198 -52L172 -66C160 -40 142 -28 118 -28"
        "C86 -28 68 -52 66 -92H200C202 -170 164 -214 100 -214Z"
        "M66 -120C68 -160 80 -185 101 -185C124 -185 135 -160 137 -120Z",
    ),
    "l": (112, "M2 -308H86V-28H110V0H2V-28H24V-280H2Z"),
}
GAP = 14
BOX = "-40 -346 1304 480"
BLOCK = 16  # units of shadow block


def places(word: str) -> list[tuple[float, str]]:
    """Each letter and where it begins."""
    found, x = [], 0.0
    for letter in word:
        found.append((x, letter))
        x += LETTERS[letter][0] + GAP
    return found


def glyphs(word: str) -> str:
    """The letters as path elements without colour."""
    return "".join(
        f'<path transform="translate({x:g} 0)" fill-rule="evenodd" clip-rule="evenodd" d="{LETTERS[letter][1]}"/>'
        for x, letter in places(word)
    )


def _clip(word: str) -> str:
    """All letters as one clip: `clipPath` takes no group, so each path stands alone in it."""
    return f'<clipPath id="word">{glyphs(word)}</clipPath>'


def _shade(width: float) -> str:
    """Woodcut cuts from the lower right, thinning upwards."""
    cuts = "".join(
        wedge((x + 40 + 41 * number % 53, y), (x - 44 + 41 * number % 53, y - 3), 3.2 + 0.6 * number)
        for number, y in enumerate(range(-112, 106, 15))
        for x in range(-60, int(width) + 60, 53)
    )
    return f'<path fill="$gold_dark" d="{cuts}"/>'


def _sprig() -> str:
    """Under the word: a cut line to either side of the g's tail, with a lozenge at its head."""
    lines = wedge((588, 76), (-6, 84), 15, 10) + wedge((912, 76), (1238, 84), 15, -8)
    gems = "".join(f"M{x - 15} 77L{x} 62L{x + 15} 77L{x} 92Z" for x in (604, 897))
    return "".join(
        f'<path fill="{fill}" stroke="{fill}" stroke-width="{wide}" stroke-linejoin="round" d="{lines}{gems}"/>'
        for fill, wide in (("$night", 18), ("$ink", 14), ("$gold", 0))
    )


def title_svg(word: str = "Gaigel") -> str:
    body = glyphs(word)
    width = places(word)[-1][0] + 112
    block = "".join(f'<g transform="translate({step * 0.6:g} {step})">{body}</g>' for step in range(2, BLOCK + 1, 2))
    dot = places(word)[2][0] + 52
    return svg(
        f"<defs>{_clip(word)}</defs>{_sprig()}"
        f'<g fill="$night" stroke="$night" stroke-width="20" stroke-linejoin="round">{block}</g>'
        f'<g fill="$enamel" stroke="$enamel" stroke-width="7" stroke-linejoin="round">{block}</g>'
        f'<g fill="$ink" stroke="$ink" stroke-width="19" stroke-linejoin="round">{body}</g>'
        f'<g fill="$gold">{body}</g><g clip-path="url(#word)">{_shade(width)}'
        f'<g fill="none" stroke="$straw" stroke-width="13">{body}</g></g>'
        f'<g fill="none" stroke="$ink" stroke-width="3">{body}</g>'
        f"{pip('wuerttemberg', 'schellen', dot, -264, 96)}",
        BOX,
    )


def title(width: int = 1304) -> Image.Image:
    return raster(title_svg(), width, round(width * 480 / 1304))
