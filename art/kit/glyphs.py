"""The index letters: own drawing, flared like wood type, each in a box 60 wide and 80 high.

No font, so the cards look the same everywhere and owe nothing to a typeface. Code: MIT; letters: CC BY 4.0.
"""

GLYPHS = {
    "7": "M6 6H54V20C40 36 34 54 33 76H15C17 56 24 38 36 22H18Q14 22 13 30H6Z",
    "9": "M30 4C48 4 57 17 57 36C57 61 43 76 15 78L12 66C26 64 34 59 36 50C33 53 28 55 24 55C11 55 3 45 3 30"
    "C3 14 14 4 30 4ZM30 15C23 15 22 22 22 29C22 38 24 44 29 44C35 44 37 38 37 30C37 22 36 15 30 15Z",
    "1": "M4 20Q16 16 20 6H36V66H44V76H10V66H18V27Q12 30 4 30Z",
    "0": "M30 4C46 4 56 18 56 41S46 78 30 78S4 64 4 41S14 4 30 4ZM30 16C22 16 21 28 21 41"
    "S22 66 30 66S39 54 39 41S38 16 30 16Z",
    "A": "M22 6H40L56 66H62V76H34V66H39L36.5 54H21L18 66H24V76H-2V66H4ZM29 21L23.5 44H34.5Z",
    "K": "M2 6H30V16H25V35L41 16H37V6H62V16H56L39 36L57 66H63V76H37V66H40L29 47L25 51V66H30V76H2V66H8V16H2Z",
    # as round as a letter and slanted within, as a broad nib writes it: beside a Ten nobody takes it for a nought
    "O": "M31 4C51 4 64 20 64 41S51 78 31 78S-2 62 -2 41S11 4 31 4Z"
    "M23.7 11.9A11.5 30 -14 0 0 38.3 70.1A11.5 30 -14 0 0 23.7 11.9Z",
    "U": "M0 6H28V16H23V50C23 61 26 65 32 65S41 61 41 50V16H36V6H62V16H56V50C56 69 47 78 31 78S6 69 6 50V16H0Z",
    "D": "M2 6H30C50 6 60 20 60 41S50 76 30 76H2V66H8V16H2ZM25 17V65H28C38 65 42 57 42 41S38 17 28 17Z",
    "B": "M2 6H34C48 6 56 12 56 24C56 32 52 37 45 39C54 41 59 46 59 56C59 69 50 76 35 76H2V66H8V16H2Z"
    "M25 17V35H31C37 35 39 32 39 26S37 17 31 17ZM25 46V65H32C38 65 41 62 41 55S38 46 32 46Z",
    "Q": "M31 4C50 4 60 20 60 41C60 54 56 64 50 70L60 82L49 90L38 77Q35 78 31 78C12 78 2 62 2 41S12 4 31 4Z"
    "M31 16C23 16 20 27 20 41S23 66 31 66S42 55 42 41S39 16 31 16Z",
    "J": "M22 6H54V16H48V54C48 70 39 78 25 78C11 78 3 71 3 60Q3 51 12 50Q21 50 21 59Q21 66 25 66"
    "C29 66 30 62 30 54V16H22Z",
}
TEN_WIDTH = 91


def letters(text: str, x: float, y: float, size: float, ink: str, *, widest: float) -> str:
    """An index with its top middle at x, y, `size` high; a Ten is pressed together to fit `widest`."""
    k = size / 80
    if text == "10":
        press = min(1, widest / (TEN_WIDTH * k))
        body = f'<g transform="scale({0.87 * press:.3f} 1) translate(-53 0)"><path d="{GLYPHS["1"]}"/>'
        body += f'<path transform="translate(45 0)" d="{GLYPHS["0"]}"/></g>'
    else:
        body = f'<path transform="translate(-31 0)" d="{GLYPHS[text]}"/>'
    return f'<g fill="{ink}" fill-rule="evenodd" transform="translate({x} {y}) scale({k:.4f})">{body}</g>'
