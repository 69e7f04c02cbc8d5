"""Widgets by themselves: by mouse and by key each does the same, and the focus goes round."""

from __future__ import annotations

from collections.abc import Iterator

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame
import pytest

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.pages.controls import Button, Row, Switch, Tab, Tile
from gaigel_desktop.window.pages.focus import after, towards
from gaigel_desktop.window.pages.inputs import Choice, Field, Item, Slider, placed
from gaigel_desktop.window.pages.page import Page, Sheet
from gaigel_desktop.window.pages.scrolling import Part, Scrolls
from gaigel_desktop.window.pages.widgets import Label, Look, Widget
from gaigel_desktop.window.pen import BODY
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Kit
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken.aloud import Aloud
from gaigel_desktop.window.spoken.tree import Deed, Wanted
from tests.counting import calls_of

Said = list[object]


@pytest.fixture
def page() -> Iterator[Page]:
    screen = Screen("Gaigel", (1280, 720))
    sounds = Sounds()
    sounds.muted = True
    kit = Kit(screen, Fonts(), Pictures(), sounds, Aloud())
    yield Page(kit, lambda: pygame.Surface(screen.pixels), lambda: None)
    screen.close()


def show(page: Page, *widgets: Widget, window: Box | None = None) -> None:
    page.show(Sheet((Part(widgets, window, "part"),)))


def key(page: Page, code: int, mod: int = 0, letter: str = "") -> None:
    page.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter), 0.0)


def mouse(page: Page, kind: int, x: float, y: float) -> None:
    page.handle(pygame.Event(kind, pos=(round(x), round(y)), button=1), 0.0)


def click(page: Page, x: float, y: float) -> None:
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        mouse(page, kind, x, y)


def drawn(page: Page) -> bool:
    """Whether the page is painted now; the surface is spoilt to see it."""
    screen = page.kit.screen
    screen.surface.fill((1, 2, 3))
    screen.canvas.forget()
    page.draw()
    return tuple(screen.surface.get_at((1279, 719)))[:3] != (1, 2, 3)


def pressing(said: Said) -> list[Widget]:
    """One widget of each kind that is pressed."""
    box = Box(100, 100, 200, 60)
    return [
        Button("it", "Spielen", box, lambda: said.append("pressed")),
        Row("it", "Karten", box, lambda: said.append("pressed")),
        Tab("it", "Regeln", box, lambda: said.append("pressed")),
        Tile("it", "Lena", box._replace(height=200), lambda: said.append("pressed"), "portraits/lena/neutral.webp"),
        Switch("it", "Wind", box, False, lambda on: said.append("pressed")),
    ]


@pytest.mark.parametrize("kind", range(5))
def test_what_is_pressed_by_mouse_is_pressed_by_key(page: Page, kind: int) -> None:
    said: Said = []
    show(page, pressing(said)[kind])
    click(page, 150, 130)
    key(page, pygame.K_RETURN)
    key(page, pygame.K_SPACE)
    assert said == ["pressed"] * 3
    page.draw()


@pytest.mark.parametrize("kind", range(5))
def test_a_press_that_ends_elsewhere_is_none(page: Page, kind: int) -> None:
    said: Said = []
    show(page, pressing(said)[kind])
    mouse(page, pygame.MOUSEBUTTONDOWN, 150, 130)
    mouse(page, pygame.MOUSEBUTTONUP, 600, 600)
    assert said == []


def test_a_disabled_button_does_nothing_and_has_no_focus(page: Page) -> None:
    said: Said = []
    button = Button("no", "Aus!", Box(0, 0, 200, 60), lambda: said.append(1), usable=False)
    show(page, button, Button("yes", "Diß", Box(300, 0, 200, 60), lambda: None))
    click(page, 50, 20)
    assert page.focus == "yes"
    assert said == []


def choice(page: Page, said: Said) -> Choice:
    items, size = placed(page.pen, [Item(value, str(value)) for value in (2, 3, 4)], 400)
    return Choice("players", "Players", Box(100, 100, size.width, size.height), items, 3, said.append)


def test_a_choice_by_mouse_and_by_arrows(page: Page) -> None:
    said: Said = []
    one = choice(page, said)
    show(page, one)
    last = one.items[2].place
    click(page, 100 + last.x + 10, 100 + last.y + 10)
    key(page, pygame.K_LEFT)
    key(page, pygame.K_RIGHT)
    key(page, pygame.K_SPACE)
    assert said == [4, 2, 4, 4]
    assert page.meanings()[0][:3] == ("choice", "Players", "3")
    page.draw()


def test_a_slider_by_mouse_and_by_keys(page: Page) -> None:
    said: Said = []
    slider = Slider("volume", "Volume", Box(100, 100, 400, 48), 50, 0, 100, said.append, "50 %")
    show(page, slider)
    for code in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_PAGEUP, pygame.K_END, pygame.K_HOME):
        key(page, code)
    assert said == [51, 50, 60, 100, 0]
    mouse(page, pygame.MOUSEBUTTONDOWN, 300, 124)
    mouse(page, pygame.MOUSEMOTION, 900, 124)
    mouse(page, pygame.MOUSEBUTTONUP, 900, 124)
    assert said[-1] == 100
    page.draw()


def test_a_slider_of_few_steps_has_a_button_for_one_less_and_one_for_one_more(page: Page) -> None:
    said: Said = []
    slider = Slider("strokes", "Strokes", Box(100, 100, 452, 48), 10, 1, 20, said.append, "10")
    show(page, slider)
    click(page, 135, 124)
    click(page, 460, 124)
    click(page, 460, 124)
    assert said == [9, 10, 11]
    page.draw()


def test_a_field_takes_letters_and_gives_them_back(page: Page) -> None:
    said: Said = []
    field = Field("name", "Name", Box(100, 100, 300, 48), "", said.append, "Du", 5, lambda: said.append("enter"))
    show(page, field, Button("next", "Weiter", Box(500, 100, 200, 48), lambda: None))
    for letter in "Bärbel":
        key(page, ord(letter), letter=letter)
        page.handle(pygame.Event(pygame.TEXTINPUT, text=letter), 0.0)
    assert said[-1:] == ["Bärbe"]
    key(page, pygame.K_BACKSPACE)
    assert said[-1:] == ["Bärb"]
    key(page, pygame.K_RETURN)
    assert said[-1:] == ["enter"]
    key(page, pygame.K_TAB)
    assert page.focus == "next"
    page.draw()


def test_of_a_whole_book_that_is_pasted_no_more_is_looked_at_than_has_room(monkeypatch: pytest.MonkeyPatch) -> None:
    said: Said = []
    field = Field("name", "Name", Box(100, 100, 300, 48), "", said.append, longest=5)
    pasted = pygame.Event(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_CTRL, unicode="v")
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "\nB\tärbel" * 1_000_000)
    assert calls_of(lambda: field.typed(pasted)) < 100
    assert said == ["Bärbe"]


def test_a_field_shows_where_words_go_also_to_whoever_came_with_the_mouse(page: Page) -> None:
    field, filled = Field("name", "Name", Box(100, 100, 300, 48), "", lambda _: None, "Du"), list[object]()
    show(page, field)
    mouse(page, pygame.MOUSEBUTTONDOWN, 900, 124)  # beside it
    mouse(page, pygame.MOUSEBUTTONUP, 900, 124)
    looks: list[Look] = []
    with pytest.MonkeyPatch.context() as watched:
        watched.setattr(field, "draw", lambda pen, box, look: looks.append(look))
        page.draw()
    assert looks == [Look(at=(900.0, 124.0), writes=True)]
    with pytest.MonkeyPatch.context() as watched:
        watched.setattr(page.pen, "fill", lambda area, colour: filled.append(area))
        for writes in (False, True):
            field.draw(page.pen, field.box, Look(writes=writes))
    assert len(filled) == 1, "a caret"


def test_the_focus_goes_round(page: Page) -> None:
    keys = ["a", "b", "c"]
    show(page, *(Button(name, name, Box(100 * at, 0, 90, 50), lambda: None) for at, name in enumerate(keys)))
    seen = []
    for _ in range(4):
        seen.append(page.focus)
        key(page, pygame.K_TAB)
    assert seen == ["a", "b", "c", "a"]
    key(page, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert page.focus == "a"
    key(page, pygame.K_RIGHT)
    assert page.focus == "b"


def test_arrows_go_to_the_nearest() -> None:
    spots = [("nw", Box(0, 0, 50, 50)), ("ne", Box(100, 0, 50, 50)), ("sw", Box(0, 100, 50, 50))]
    assert towards(spots, "nw", (1, 0)) == "ne"
    assert towards(spots, "nw", (0, 1)) == "sw"
    assert towards(spots, "nw", (-1, 0)) == "nw"
    assert towards(spots, "gone", (0, 1)) == "nw"
    assert after([], "a", 1) is None
    assert after(["a", "b"], "gone", -1) == "b"


def test_the_focus_stays_when_the_page_is_made_anew(page: Page) -> None:
    both = [Button(name, name, Box(100 * at, 0, 90, 50), lambda: None) for at, name in enumerate("ab")]
    show(page, *both)
    key(page, pygame.K_TAB)
    show(page, *both)
    assert page.focus == "b"
    show(page, both[0])
    assert page.focus == "a"


def test_what_is_focused_is_scrolled_into_view(page: Page) -> None:
    window = Box(0, 0, 400, 200)
    rows = [Row(f"row {at}", "Reihe", Box(0, 50 * at, 300, 48), lambda: None) for at in range(20)]
    show(page, *rows, window=window)
    for _ in range(19):
        key(page, pygame.K_TAB)
    placed_last = list(page.placed())[-1]
    assert window.contains(placed_last.box)
    key(page, pygame.K_TAB)
    assert window.contains(next(iter(page.placed())).box)
    mouse(page, pygame.MOUSEMOTION, 50, 50)
    page.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1), 0.0)
    assert next(iter(page.placed())).box.y < 0
    page.draw()


def test_what_is_scrolled_away_cannot_be_pressed(page: Page) -> None:
    said: Said = []
    below = Button("below", "unten", Box(0, 300, 300, 48), lambda: said.append(1))
    show(page, Button("here", "hier", Box(0, 0, 300, 48), lambda: None), below, window=Box(0, 0, 400, 200))
    click(page, 50, 320)
    assert said == []


ROWS_SHOWN = [(0, 480, 240), (0, 900, 640), (500, 20, 0), (500, 310, 280), (40, 90, 40)]


@pytest.mark.parametrize(("down", "box", "then"), ROWS_SHOWN)
def test_a_list_of_rows_is_never_left_in_the_middle_of_one(down: float, box: float, then: float) -> None:
    rows = tuple(Label("", Box(0, 40.0 * at, 100, 38), BODY) for at in range(25))
    part, scrolls = Part(rows, Box(0, 0, 100, 320), "rows", row=40.0), Scrolls()
    scrolls.by(part, down)
    scrolls.show(part, Box(0, box - down, 100, 38))
    assert scrolls.down(part) == then


def test_the_scroll_bar_is_dragged(page: Page) -> None:
    rows = [Row(f"row {at}", "Reihe", Box(0, 50 * at, 300, 48), lambda: None) for at in range(20)]
    show(page, *rows, window=Box(0, 0, 400, 200))
    mouse(page, pygame.MOUSEBUTTONDOWN, 390, 10)
    mouse(page, pygame.MOUSEMOTION, 390, 400)
    mouse(page, pygame.MOUSEBUTTONUP, 390, 400)
    assert list(page.placed())[-1].box.bottom <= 201


def test_nothing_is_drawn_while_nothing_changes(page: Page) -> None:
    show(page, Button("a", "a", Box(100, 0, 90, 50), lambda: None), Label("Gaigel", Box(0, 100, 200, 40)))
    assert drawn(page)
    assert not drawn(page)
    mouse(page, pygame.MOUSEMOTION, 500, 500)
    assert not drawn(page)
    mouse(page, pygame.MOUSEMOTION, 120, 20)
    assert drawn(page)
    mouse(page, pygame.MOUSEMOTION, 121, 21)
    assert not drawn(page)
    page.resize()
    assert drawn(page)


def test_words_are_shrunk_and_what_does_not_fit_is_told(page: Page) -> None:
    tight = Label("Übergaigelt!", Box(0, 0, 80, 30))
    too_tight = Label("Übergaigelt! Übergaigelt!", Box(0, 0, 80, 30))
    assert tight.meaning(page.pen, tight.box).fits
    assert not too_tight.meaning(page.pen, too_tight.box).fits


# -- by ear ------------------------------------------------------------------------------------------------------


def asked(page: Page, of: str, deed: Deed, value: str | float = "") -> None:
    page.do(Wanted(of, deed, value), 0.0)


def test_what_is_asked_for_by_ear_is_what_the_keys_do(page: Page) -> None:
    said: Said = []
    items, box = placed(page.pen, [Item(1, "one"), Item(2, "two"), Item(3, "three")], 400)
    choice = Choice("choice", "How many", box.moved(0, 100), items, 2, said.append)
    slider = Slider("slider", "How loud", Box(0, 200, 300, 40), 5, 0, 10, said.append, "5")
    field = Field("field", "Your name", Box(0, 300, 300, 40), "Anna", said.append, longest=6)
    button = Button("button", "Play", Box(0, 0, 200, 40), lambda: said.append("played"))
    show(page, button, choice, slider, field)
    deeds: tuple[tuple[str, Deed], ...] = (
        ("button", "press"),
        ("choice", "more"),
        ("choice", "less"),
        ("slider", "more"),
        ("slider", "less"),
    )
    for of, deed in deeds:
        asked(page, of, deed)
        assert page.focus == of
    assert said == ["played", 3, 1, 6, 5]
    said.clear()
    for of, value in (
        ("choice", "three"),
        ("choice", "four"),
        ("slider", 8.6),
        ("slider", "x"),
        ("field", "Berta\nBest"),
    ):
        asked(page, of, "set", value)
    assert said == [3, 9, "BertaB"], "what is no value of it changes nothing"
    asked(page, "nobody", "press")
    asked(page, "field", "focus")
    assert page.focus == "field" and len(said) == 3


def test_arrows_by_ear_never_leave_what_was_meant(page: Page) -> None:
    show(
        page,
        Button("left", "Left", Box(0, 0, 99, 40), lambda: None),
        Button("right", "Right", Box(200, 0, 99, 40), lambda: None),
    )
    asked(page, "left", "more")
    assert page.focus == "left"
