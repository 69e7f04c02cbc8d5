"""The named colours of both decks, and what changes in the colour-safe set.

Art is written with names (`$gold`, `$gold_dark`); `paint` puts the values in at the very end, so one map
recolours everything. `NAME_dark` is the shade side of NAME; the shade side of `green_dark` is `green_deep`.
Code: MIT.
"""

import re
from collections.abc import Mapping

BASE = {
    "ink": "#2A1A12", "white": "#FFF9EA", "paper": "#FBF3DF", "paper_french": "#FFFBF2", "linen": "#DDD3BC",
    "edge": "#8A7350", "light": "#FFFFFF",
    "red": "#C0301F", "red_dark": "#8E1F17", "red_deep": "#63130E",
    "gold": "#EBB02D", "gold_dark": "#C9821B", "gold_light": "#F4C03A",
    "green": "#4C8A3A", "green_dark": "#2F6330", "green_deep": "#1E4522",
    "blue": "#2F6690", "blue_dark": "#1F4866", "blue_deep": "#122F46",
    "brown": "#A4682F", "brown_dark": "#6E4120", "brown_deep": "#4A2A14",
    "black": "#33302F", "black_dark": "#1E1512", "ink_dark": "#140B07",
    "grey": "#B9AD97", "grey_dark": "#8C8069", "silver": "#E9E1CE", "silver_dark": "#B9AD97",
    "white_dark": "#DDD3BC",
}  # fmt: skip
PEOPLE = {
    "skin": "#F4CFA6", "skin_dark": "#E2A878", "cheek": "#E58A66", "lip": "#B8432F",
    "chestnut": "#B5772C", "chestnut_dark": "#86521B", "blond": "#D9A441", "blond_dark": "#A8742A",
    "auburn": "#A4682F", "auburn_dark": "#7A4520", "honey": "#C98A3B", "honey_dark": "#9C5F20",
    "dark_hair": "#4A3527", "dark_hair_dark": "#2E2019", "tawny": "#A8672F", "tawny_dark": "#7A4520",
    "sage": "#7FB05C", "tan": "#D29A5A", "rose": "#E58A66", "sky": "#6FA3CC", "straw": "#F5D27A",
    "hazel": "#B77B3C",
    "ruddy": "#EDB58B", "ruddy_dark": "#CC855B", "pale": "#F8DEC0", "pale_dark": "#E2B68E",
    "olive": "#DFB07C", "olive_dark": "#B98149", "tanned": "#DDA272", "tanned_dark": "#B47645",
    "grizzled": "#9C9484", "grizzled_dark": "#6F675A", "ginger": "#C9692B", "ginger_dark": "#964716",
}  # fmt: skip
HORSES = {
    "white_horse": "#F4EBD8", "white_horse_dark": "#CDBFA2", "bay": "#A8672F", "bay_dark": "#7A4520",
    "black_horse": "#54433A", "black_horse_dark": "#33261F", "cream": "#E9CF9C", "cream_dark": "#BF9557",
    "mouse": "#8E6B45", "bay_mane": "#3A2114", "black_mane": "#1E1512", "cream_mane": "#F8EDD3",
}  # fmt: skip
THINGS = {
    "leaf_green": "#5BA044", "leaf_green_dark": "#34702F", "meadow": "#7FBF63", "oak": "#6B8A3C",
    "wood": "#8E6B45", "wood_dark": "#8E5A2B", "spoon": "#C98A4B", "spoon_dark": "#8E5A2B",
    "crust": "#A85A22", "crust_light": "#D58A45", "crumb": "#F3D9A4",
    "glass": "#EEF3E6", "glass_light": "#F9FBF3", "enamel_shine": "#8FC0E6",
    "red_wine": "#A3211C", "red_wine_dark": "#6F1512", "red_wine_light": "#C74436",
    "white_wine": "#F0D36A", "white_wine_dark": "#D3A83C", "white_wine_light": "#F8E7A0",
    "grape": "#6A3A6E", "grape_dark": "#4A2550", "grape_shine": "#E9CFE4",
    "bottle_green": "#3E6B3A", "bottle_green_dark": "#274A28", "bottle_brown": "#7A4A22",
    "bottle_brown_dark": "#54300F", "bottle_shine": "#CFE3B4", "label": "#F8EDD3",
    "brick": "#8C2A1C", "brick_dark": "#6E1D14", "slate": "#23506F", "slate_dark": "#193B53",
    "sand": "#E9C479",
}  # fmt: skip
SUITS = {
    "acorn": "#D98B3A", "acorn_dark": "#9C5420", "acorn_light": "#FBE3A4",
    "cup": "#7D5526", "cup_dark": "#553716",
    "leaf": "#62A746", "leaf_dark": "#33702F", "leaf_light": "#B9DB8A", "leaf_stalk": "#4C8A3A",
    "heart": "#D63C28", "heart_dark": "#9A201A", "heart_light": "#F9BFA3",
    "bell": "#F4C03A", "bell_dark": "#CF8A1E", "bell_hatch": "#A8651A", "bell_light": "#FFF0BE",
    "belt": "#C0301F",
    "eichel_ink": "#5A3413", "blatt_ink": "#1F5A2C", "herz_ink": "#B3201B", "schellen_ink": "#8F5200",
    "eichel_panel": "#F3DFB6", "blatt_panel": "#DDE6C0", "herz_panel": "#F6D9C4", "schellen_panel": "#F8E3A6",
    "eichel_scatter": "#E2C68C", "blatt_scatter": "#C3D39B", "herz_scatter": "#EDC0A4",
    "schellen_scatter": "#EBCB6E",
    "eichel_band": "#8A5A2A", "blatt_band": "#5BA044", "herz_band": "#D23A27", "schellen_band": "#F2BC35",
    "eichel_gem": "#EBB02D", "blatt_gem": "#C0301F", "herz_gem": "#F2BC35", "schellen_gem": "#C0301F",
}  # fmt: skip
COURT = {
    "hazel_dark": "#8A5526", "straw_dark": "#D9A441", "sky_dark": "#44799F", "tan_dark": "#A8702F",
    "rose_dark": "#C46A48", "linen_dark": "#B9AD97", "sage_dark": "#5A8A3C", "steel": "#C3CBD0",
    "steel_dark": "#8B979F", "teal": "#3D8A82", "teal_dark": "#27615C", "ivory": "#FBE9C0",
    "ivory_dark": "#DDC48C", "wine": "#8A2340", "wine_dark": "#5E1429", "fair": "#F9DDBE",
    "fair_dark": "#E6B58C", "ruddy": "#EDB98C", "ruddy_dark": "#D08E5E", "ginger": "#C8642A",
    "ginger_dark": "#93431A",
}  # fmt: skip
FRENCH = {
    "french_kreuz_ink": "#23262E", "french_pik_ink": "#23262E",
    "french_herz_ink": "#C3271F", "french_karo_ink": "#C3271F",
    "french_kreuz_panel": "#DDE7D3", "french_pik_panel": "#D6E2EC",
    "french_herz_panel": "#F8D9CC", "french_karo_panel": "#FAE6B8",
    "french_kreuz_scatter": "#C6D7B8", "french_pik_scatter": "#BACFDF",
    "french_herz_scatter": "#EFBFAE", "french_karo_scatter": "#F0D08A",
    "french_kreuz_band": "#2F6330", "french_pik_band": "#1F4866",
    "french_herz_band": "#C3271F", "french_karo_band": "#EBB02D",
    "french_kreuz_gem": "#EBB02D", "french_pik_gem": "#EBB02D",
    "french_herz_gem": "#FFF9EA", "french_karo_gem": "#C3271F",
    "french_karo_line": "#B9741A",
}  # fmt: skip
STANDARD: Mapping[str, str] = {**BASE, **PEOPLE, **HORSES, **THINGS, **SUITS, **COURT, **FRENCH}

# What changes for colour-blind players: signs, indices, panels, bands. Costumes stay. Measured in tests/art.
SAFE_CHANGES = {
    "acorn": "#4A3220", "acorn_dark": "#2A1C12", "acorn_light": "#D9BC96",
    "cup": "#B9A27E", "cup_dark": "#8C7654",
    "leaf": "#2A93B5", "leaf_dark": "#11607A", "leaf_light": "#A8DCEA", "leaf_stalk": "#11607A",
    "heart": "#E0322A", "bell": "#FFC83D",
    "eichel_ink": "#1E1A18", "blatt_ink": "#0F5C8C", "herz_ink": "#C2185B", "schellen_ink": "#936000",
    "blatt_panel": "#D5E6EE", "blatt_scatter": "#B3D0DE", "blatt_band": "#2A93B5",
    "french_kreuz_ink": "#07806F", "french_karo_ink": "#2B35D0", "french_kreuz_band": "#07806F",
    "french_karo_band": "#2B35D0", "french_karo_gem": "#FFF9EA", "french_karo_line": "#2B35D0",
    "french_kreuz_panel": "#C2E6D8", "french_kreuz_scatter": "#9CCFBC",
    "french_karo_panel": "#CFD2FA", "french_karo_scatter": "#B2B7F0",
}  # fmt: skip
SAFE: Mapping[str, str] = {**STANDARD, **SAFE_CHANGES}


def shade(name: str) -> str:
    """The colour name of the shade side."""
    return name.removesuffix("_dark") + "_deep" if f"{name}_dark" not in STANDARD else f"{name}_dark"


def paint(svg: str, colours: Mapping[str, str]) -> str:
    """Put the values in for the names."""
    return re.sub(r"\$([a-z_]+)", lambda found: colours[found[1]], svg)
