"""The one assembler: a person and an expression in, SVG text out. Code: MIT."""

from art.kit.fragment import part
from art.kit.frame import scatter
from art.kit.palette import paint
from art.portraits.colours import PALETTE
from art.portraits.table import Layer, Look, Place, look

SIZE = 512  # units
FOLDER = "../portraits/parts"  # as seen from the parts of the cards
PANEL = 'x="4" y="4" width="504" height="504" rx="92"'
NECK = 112  # a head turns about this height below its middle
STYLE = (  # bolder than on cards, because portraits are shown smaller
    ".outline,.inner,.detail{stroke:$ink;stroke-linejoin:round;stroke-linecap:round}"
    ".outline{stroke-width:8}.inner{stroke-width:6}.detail{stroke-width:4.6}"
    ".line{fill:none;stroke-linejoin:round;stroke-linecap:round}"
)


def svg(name: str, expression: str) -> str:
    """A portrait as an SVG document; its corners are still square, `render` cuts them."""
    shown = look(name, expression)
    drawn = "".join(_layer(layer, shown) for layer in shown.layers)
    return paint(_sheet(shown.ground, drawn), PALETTE)


def _sheet(ground: str, drawn: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">'
        f"<style>{STYLE}</style><defs>{scatter(f'${ground}_scatter')}</defs>"
        f'<rect width="{SIZE}" height="{SIZE}" fill="${ground}_panel"/>'
        '<rect width="342" height="342" fill="url(#scatter)" transform="scale(1.5)"/>'
        f'{drawn}<rect {PANEL} fill="none" stroke="$ink" stroke-width="8"/></svg>'
    )


def _layer(layer: Layer, shown: Look) -> str:
    body = part(f"{FOLDER}/{layer.part}", "", "", layer.set)
    anchor = _transform(shown.anchors[layer.on], NECK if layer.on == "head" else 0)
    mirror = "scale(-1 1) " if layer.mirror else ""
    return f'<g transform="{anchor} {mirror}{_transform(layer.place)}">{body}</g>'


def _transform(place: Place, pivot: float = 0) -> str:
    """Move, turn about the pivot, scale."""
    turn = f" rotate({place.turn:g} 0 {pivot:g})" if place.turn else ""
    size = f" scale({place.wide:g} {place.high:g})" if (place.wide, place.high) != (1, 1) else ""
    return f"translate({place.x:g} {place.y:g}){turn}{size}"
