"""Lines: three weights, tapered woodcut hatching, and cords (a coloured line with an ink edge).

Weights in card units: `outline` 6, `inner` 4.5, `detail` 3.2; `line` is any other open line.
Code: MIT.
"""

import math

Point = tuple[float, float]
STYLE = (
    ".outline,.inner,.detail{stroke:$ink;stroke-linejoin:round;stroke-linecap:round}"
    ".outline{stroke-width:6}.inner{stroke-width:4.5}.detail{stroke-width:3.2}"
    ".line{fill:none;stroke-linejoin:round;stroke-linecap:round}"
)


def wedge(start: Point, end: Point, width: float, bend: float = 0) -> str:
    """Path data of one woodcut cut: thick at the start, sharp at the end, bent sideways by `bend`."""
    (x1, y1), (x2, y2) = start, end
    length = math.hypot(x2 - x1, y2 - y1) or 1
    nx, ny = (y1 - y2) / length, (x2 - x1) / length
    mx, my = (x1 + x2) / 2 + nx * bend, (y1 + y2) / 2 + ny * bend
    a, b = width / 2, width * 0.35
    return (
        f"M{x1 + nx * a:.1f} {y1 + ny * a:.1f}Q{mx + nx * b:.1f} {my + ny * b:.1f} {x2:.1f} {y2:.1f}"
        f"Q{mx - nx * b:.1f} {my - ny * b:.1f} {x1 - nx * a:.1f} {y1 - ny * a:.1f}Z"
    )


def hatch(lines: str, fill: str = "$ink") -> str:
    """Several cuts: `x1 y1 x2 y2 width bend; …`."""
    numbers = (list(map(float, line.split())) for line in lines.split(";"))
    cuts = "".join(wedge((x1, y1), (x2, y2), *weight) for x1, y1, x2, y2, *weight in numbers)
    return f'<path fill="{fill}" d="{cuts}"/>'


def cord(d: str, fill: str, width: str, edge: str) -> str:
    """A line `width` wide in `fill`, on an ink line `edge` wide."""
    return (
        f'<path class="line" stroke="$ink" stroke-width="{edge}" d="{d}"/>'
        f'<path class="line" stroke="{fill}" stroke-width="{width}" d="{d}"/>'
    )
