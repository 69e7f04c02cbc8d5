"""The table put together from the stored pieces and real cards: what a player would see. To judge by, not shipped.

Text is set with the fonts of the game when their packages are installed, else with Pillow's own. Code: MIT.
"""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from art.inn.slates import marked
from art.inn.stage import Table, ground, pile
from art.inn.store import ASSETS, opened

SIZES = ((1280, 720), (1920, 1080), (1024, 640))
GOLD, INK = (235, 176, 45), (42, 26, 18)
HAND = ("schellen_daus", "schellen_koenig", "schellen_ober", "herz_10", "eichel_7")
TRICK = (
    ("blatt_unter", 620, 258, -4),
    ("herz_koenig", 524, 338, 8),
    ("blatt_daus", 716, 342, -7),
    ("blatt_10", 622, 412, 3),
)
OPPOSITE, LEFT, RIGHT = ("Karle", 520, 28), ("Anne", 26, 250), ("Eugen", 1158, 250)
FAN = (-11, -5.5, 0, 5.5, 11)


def player(table: Table, name: str, x: float, y: float, *, turn: bool, icon: str) -> None:
    """A portrait in its frame, a name plate under it."""
    face = ASSETS / "portraits" / name.lower() / "neutral.webp"
    if face.exists():
        picture = Image.open(face).convert("RGBA").resize((table.px(92), table.px(92)), Image.Resampling.LANCZOS)
        table.paste(picture, x + 2, y + 2)
    else:
        table.patch("panel_wood", x + 3, y + 3, 90, 90)
        table.icon("person", x + 20, y + 18, 56, (201, 154, 96))
    table.patch("portrait_frame_turn" if turn else "portrait_frame", x, y, 96, 96)
    table.patch("plate_turn" if turn else "plate", x - 6, y + 98, 108, 32)
    table.text(name, x + 58, y + 113, 17)
    table.icon(icon, x + 6, y + 104, 18, GOLD)


def backs(table: Table, x: float, y: float, turn: float) -> None:
    """Five cards held by another player."""
    for number in range(5):
        dx, dy = (number - 2) * 24, abs(number - 2) ** 2 * 1.5
        if turn in (90, -90):
            table.card("backs/red", x, y + dx, 62, turn=turn + (number - 2) * 5 * (1 if turn < 0 else -1))
        else:
            table.card("backs/red", x + dx, y + dy, 62, turn=180 + (number - 2) * 5)


def scene(width: int, height: int, surface: str = "wood_dark") -> Image.Image:
    """The whole table in play."""
    table = Table(width, height)
    ground(table, surface)
    slate_and_icons(table)
    for (name, x, y), turn, icon in zip(
        (OPPOSITE, LEFT, RIGHT), (False, True, False), ("dealer", "turn", "people"), strict=True
    ):
        player(table, name, x, y, turn=turn, icon=icon)
    backs(table, 700, 70, 180)
    backs(table, 190, 320, 90)
    backs(table, 1100, 320, -90)
    middle(table)
    own(table)
    return table.page


def slate_and_icons(table: Table) -> None:
    table.paste(
        marked(480, 300, ["||V|", ".w||"]).resize((table.px(240), table.px(150)), Image.Resampling.LANCZOS), 12, 12
    )
    table.text("Mir", 62, 42, 26, colour=(243, 238, 223), kind="hand")
    table.text("Ihr", 200, 42, 26, colour=(243, 238, 223), kind="hand")
    for number, name in enumerate(("log", "hint", "rules", "settings")):
        state = "button_hover" if number == 1 else "button_normal"
        table.patch(state, 1076 + number * 49, 12, 44, 44)
        table.icon(name, 1086 + number * 49, 22, 24)


def middle(table: Table) -> None:
    """Trick, talon crosswise on the trump, mats, what somebody says."""
    for motif, x, y, turn in (("grapes", 330, 196, 14), ("pretzel", 905, 450, -18)):
        table.sprite("mat_shadow", x, y, 0.62)
        table.sprite(f"mat_{motif}", x, y, 0.62, turn)
    table.sprite("glass_ring_1", 335, 190, 0.62)
    for name, x, y, turn in TRICK:
        table.card(f"wuerttemberg/{name}", x, y, 92, turn=turn)
    table.card("wuerttemberg/schellen_7", 925, 350, 84, turn=90)
    pile(table, "talon_20", 812, 282, 84)
    bubble(table, "Zwanzig!", 140, 180, wide=130, direction="southwest")
    table.patch("tooltip", 800, 452, 92, 26)
    table.text("noch 20 Karten", 846, 464, 11)


def bubble(table: Table, words: str, x: float, y: float, *, wide: float, direction: str) -> None:
    table.patch("bubble_call", x, y, wide, 48)
    table.sprite(f"tail_{direction}", x + 12, y + 43)
    table.text(words, x + wide / 2, y + 23, 22, colour=(142, 31, 23))


def own(table: Table) -> None:
    """The player's own corner, hand and calls."""
    player(table, "Paul", 24, 566, turn=False, icon="people")
    pile(table, "pile_10", 160, 590, 60)
    for count in range(3):
        table.sprite("mat_token", 256, 660 - 5 * count)
    for number, (name, turn) in enumerate(zip(HAND, FAN, strict=True)):
        x, y = 640 + (number - 2) * 94, 618 + abs(number - 2) ** 2 * 4 - (18 if number == 1 else 0)
        table.card(f"wuerttemberg/{name}", x, y, 106, turn=-turn, shadow="hand")
        if number == 1:
            table.turned(table.stretched("card_focus", 106, 106 * 1.6), x, y, -turn)
    calls(table)


def calls(table: Table) -> None:
    for number, (name, words, state) in enumerate(
        (("melden", "Vierzig melden", "normal"), ("aus", "Aus!", "hover"), ("winken", "Winken", "disabled"))
    ):
        y = 562 + number * 50
        table.patch(f"call_{state}" if number < 2 else f"button_{state}", 956, y, 250, 42)
        table.icon(name, 970, y + 8, 25)
        table.text(words, 1092, y + 20, 18)
    table.patch("button_normal", 1216, 562, 46, 42)
    table.icon("more", 1226, 570, 25)
    table.patch("focus", 956, 562, 250, 42)


def dialog(width: int, height: int) -> Image.Image:
    """A dialog over the linen: paper, tabs, rows, controls."""
    table = Table(width, height)
    ground(table, "linen")
    for x in range(0, 1400, 96):
        table.sprite("linen_border", x, 30)
        table.sprite("linen_border", x, 632)
    table.patch("panel_paper", 60, 140, 560, 440)
    table.patch("panel_wood", 680, 140, 540, 440)
    for number, words in enumerate(("Regeln", "Tisch", "Ton")):
        table.patch("tab_on" if number == 0 else "tab_off", 110 + number * 124, 170, 120, 40)
        table.text(words, 170 + number * 124, 193, 17, colour=INK)
    for number, words in enumerate(("Gigackel zählt doppelt", "Fünf Siebener gewinnen", "Auf Dissle")):
        table.sprite("check_on" if number < 2 else "check_off", 112, 228 + number * 44)
        table.text(words, 270, 246 + number * 44, 18, colour=INK)
    for number, words in enumerate(("bis 10", "bis 15")):
        table.sprite("radio_on" if number else "radio_off", 112 + number * 150, 364)
        table.text(words, 184 + number * 150, 382, 18, colour=INK)
    table.patch("slider_track", 112, 424, 300, 12)
    table.patch("slider_fill", 112, 424, 190, 12)
    table.sprite("slider_knob", 282, 410)
    table.patch("field_focus", 112, 460, 300, 40)
    table.text("Stammtisch Rose", 200, 480, 18, colour=INK)
    for number, (words, state) in enumerate((("Abbrechen", "button_normal"), ("Übernehmen", "call_normal"))):
        table.patch(state, 300 + number * 146, 520, 136, 40)
        table.text(words, 368 + number * 146, 539, 16)
    lists(table)
    return table.page


def lists(table: Table) -> None:
    for number, state in enumerate(("normal", "normal", "hover", "chosen", "normal", "normal")):
        table.patch(f"row_{state}", 712, 174 + number * 44, 450, 40)
        table.icon(("play", "star", "bell", "tournament", "person", "lock")[number], 728, 182 + number * 44, 24, GOLD)
        table.text("Partie vom Sonntag", 850, 194 + number * 44, 17)
    table.patch("scroll_track", 1180, 170, 12, 380)
    table.patch("scroll_thumb", 1180, 200, 12, 120)
    table.sprite("divider", 750, 480)


def title(width: int, height: int) -> Image.Image:
    table = Table(width, height)
    picture = opened("title_scene").resize((width, round(width * 0.625)), Image.Resampling.LANCZOS)
    off = (picture.height - height) // 2
    table.page.paste(picture.crop((0, off, width, off + height)))
    table.sprite("lettering", 50, 34, 0.82)
    for number, (icon, words) in enumerate(
        (("play", "Spielen"), ("tournament", "Turnier"), ("rules", "Regeln"), ("settings", "Einstellungen"))
    ):
        table.patch("call_normal" if number == 0 else "button_normal", 70, 300 + number * 64, 260, 52)
        table.icon(icon, 88, 312 + number * 64, 28)
        table.text(words, 212, 325 + number * 64, 21)
    return table.page


def store(folder: Path) -> Iterator[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        yield _saved(scene(width, height), folder / f"inn_table_{width}.png")
    yield _saved(scene(1280, 720, "felt"), folder / "inn_table_felt.png")
    yield _saved(scene(1280, 720, "wood_light"), folder / "inn_table_light.png")
    yield _saved(dialog(1280, 720), folder / "inn_dialog.png")
    yield _saved(title(1280, 720), folder / "inn_title.png")


def _saved(page: Image.Image, path: Path) -> Path:
    page.convert("RGB").save(path)
    return path
