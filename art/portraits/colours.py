"""The colours that only portraits have: complexions, hair, cloth, grounds; and the palette of a portrait.

The kit calls the shade side of a colour it does not know NAME_deep, so every NAME_dark here has that name too.
Code: MIT.
"""

from collections.abc import Mapping

from art.kit.palette import STANDARD

FACES = {
    "rosy": "#F8D2B4", "rosy_dark": "#E2A683", "pale": "#FBE3CA", "pale_dark": "#E8BC98",
    "peach": "#F3C79F", "peach_dark": "#DB9F70", "tanned": "#E4AE7C", "tanned_dark": "#C28654",
    "olive": "#E4B688", "olive_dark": "#C18B5B", "umber": "#9C6541", "umber_dark": "#744627",
    "blush": "#E8906C", "blush_warm": "#D97F55", "blush_umber": "#B26243",
    "lip_rose": "#C9584B", "lip_soft": "#D98B6C", "lip_umber": "#7E3A2C", "lip_wine": "#A23240",
    "tongue": "#E2605C", "tongue_dark": "#B03E42", "mouth": "#5E1712", "mouth_dark": "#3B0D0A",
    "iris_brown": "#7A4A22", "iris_blue": "#3F78A8", "iris_green": "#5E8440", "iris_grey": "#6C7F88",
    "iris_dark": "#4A2C18",
}  # fmt: skip
HAIR = {
    "copper": "#C8642C", "copper_dark": "#8F421C", "snow": "#F3EEE2", "snow_dark": "#CBC2B1",
    "wheat": "#E6BC5A", "wheat_dark": "#B88833", "raven": "#37302F", "raven_dark": "#211B1B",
    "iron": "#A19B94", "iron_dark": "#746E68", "rust": "#A04A22", "rust_dark": "#702F14",
    "walnut": "#6B4327", "walnut_dark": "#482A16",
}  # fmt: skip
CLOTH = {
    "mustard": "#DCA532", "mustard_dark": "#AB781C", "smock": "#4478A6", "smock_dark": "#2D557B",
    "cord": "#47403B", "cord_dark": "#2C2622", "plum": "#83466A", "plum_dark": "#5A2B47",
    "teal": "#35807C", "teal_dark": "#215957", "loden": "#667552", "loden_dark": "#465338",
    "leather": "#93613A", "leather_dark": "#663F22", "navy": "#31486C", "navy_dark": "#1F2F4A",
    "tweed": "#A98659", "tweed_dark": "#7C5F3A", "cherry": "#B52D37", "cherry_dark": "#7E1C27",
    "ivory": "#F6EBD2", "ivory_dark": "#D6C5A0", "slate_cloth": "#5B6B78", "slate_cloth_dark": "#3E4B56",
    "linen_cloth": "#FFF9EA", "linen_cloth_dark": "#D9CFB9",
}  # fmt: skip
GROUNDS = {
    "eichel_panel": "#F3DFB6", "eichel_scatter": "#E2C68C",
    "dawn_panel": "#F6D9C4", "dawn_scatter": "#EDC0A4", "mint_panel": "#D6E6D6", "mint_scatter": "#B7D0BC",
    "sky_panel": "#D5E4EC", "sky_scatter": "#B4CDDA", "lilac_panel": "#E6DAE8", "lilac_scatter": "#CFBBD3",
    "clay_panel": "#EBCDB2", "clay_scatter": "#DAB08D", "sage_panel": "#DFE6C2", "sage_scatter": "#C4D199",
    "sun_panel": "#F8E3A6", "sun_scatter": "#EBCB6E",
}  # fmt: skip
OWN = {**FACES, **HAIR, **CLOTH, **GROUNDS}
DEEP = {f"{name.removesuffix('_dark')}_deep": value for name, value in OWN.items() if name.endswith("_dark")}
PALETTE: Mapping[str, str] = {**STANDARD, **OWN, **DEEP}
