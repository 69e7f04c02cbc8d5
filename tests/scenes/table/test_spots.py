"""Everything at the table that can be pointed at keeps apart, is large enough, lies on the canvas, and can be read."""

from __future__ import annotations

from itertools import combinations, product

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.rules.actions import DISSLE, DIVE, ELFEN, SECOND, SIEBENER
from gaigel_desktop.rules.cards import KING, OBER, cards, hand_of
from gaigel_desktop.rules.deal import Deal, deal_out
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.views import view
from gaigel_desktop.table.board import item_boxes, panel_layout, panels
from gaigel_desktop.table.board.buttons import CALL, CALLS, ICON
from gaigel_desktop.table.board.card_places import LIFTS, sorted_hand, visible_cards
from gaigel_desktop.table.board.frame_layout import button_rects, icon_rects, line_box, way_boxes
from gaigel_desktop.table.board.in_sight import BUBBLE, PANEL, OnTable, in_sight
from gaigel_desktop.table.board.item import Item, item_under
from gaigel_desktop.table.board.items import Extras, items
from gaigel_desktop.table.board.layout import HAND, Table
from gaigel_desktop.table.board.panels import Panel
from gaigel_desktop.table.board.piles import WonPiles
from gaigel_desktop.table.paint import paint_panel, paint_top_layer, plates
from gaigel_desktop.table.paint.paint_calls import fit_lettering
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import BUTTON, Pen
from gaigel_desktop.window.scene import Kit
from tests.combinations import for_all
from tests.tiers import first_of

from .test_layout import DESIGNS, SEATS, in_every_window

ALL_ICONS = Extras(tuple(ICON))
TEXT_SIZES = (1.0, 1.25, 1.5)
MOST_WAYS = (ELFEN, SECOND, DISSLE, SIEBENER)  # an ace, and four Sevens beside it
NAMES = ("Konstantin", "Lena", "Eugen", "Rösle", "Jockel", "Berta", "Karle", "Samuel")


def seen(seats: int, teams: str = "crosswise") -> Deal:
    rules = PRESETS["uspcc-1907"]._replace(players=seats, teams=teams)
    return view(deal_out(rules, seats - 1, shuffled("spots")), 0)


def all_panels(language: str, deal: Deal) -> list[Panel]:
    """Every panel of this table, said in the language."""
    speak(language)
    found = [panels.panel_of(row.name, deal, 0, NAMES[: deal.players], "") for row in CALLS]
    for name, warning in (("aus", "warn_aus"), ("uebergaigelt", "warn_accuse_known"), ("uebergaigelt", "warn_accuse")):
        asked = say(warning, {"points": 100})
        found.append(panels.panel_of(CALL[name].name, deal, 0, NAMES[: deal.players], asked))
    found.append(panels.more_panel(rare_calls()))
    found += [panels.pair_panel(OBER, deal), panels.pair_panel(18 + KING, deal)]
    return [*found, *(panels.claim_panel(claimed(preset), NAMES) for preset in PRESETS)]


def rare_calls() -> Deal:
    """A table that knows all of them."""
    rules = PRESETS["wikipedia"]._replace(auf_siebener=True, auf_dissle="vorhand", auf_farbe=True)
    return deal_out(rules, 0, shuffled("spots"))


def claimed(preset: str) -> Deal:
    """Whoever has the longest name claims to be out."""
    rules = PRESETS[preset]._replace(claims="questioned")
    deal = view(deal_out(rules, 0, shuffled("spots")), 0)
    deal.claimer = 0
    return deal


def pressed_of(deal: Deal, table: Table, extras: Extras = ALL_ICONS) -> list[Item]:
    """What can be pressed on this table."""
    return [item for item in items(deal, table, WonPiles(deal), extras) if not item.id.row.named_only]


@in_every_window
@for_all(seats=SEATS, count=(1, 3, len(MOST_WAYS)), words=TEXT_SIZES)
def test_ways_to_open_hide_nobody_and_neither_talon_nor_trump_card(
    seats: int, design: tuple[float, float], count: int, words: float
) -> None:
    """Nobody has a pile yet."""
    deal, table = seen(seats), Table(*design, 0, words=words)
    solid = [item_boxes.card_box(table, at, 5) for at in range(5)]
    solid += [*in_sight(BUBBLE, OnTable(deal, table)), *item_boxes.talon_boxes(table)]
    boxes = way_boxes(table, count)
    assert not [(box, other) for box in boxes for other in solid if box.overlaps(other)]
    assert all(Box(0, 0, *design).contains(box) and box.width >= theme.TARGET for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]


@in_every_window
@first_of(1, "words", (1.5, 1.0))
@for_all(seats=SEATS, teams=("crosswise", "none"), partner_collects=(False, True))
def test_what_is_asked_hides_neither_trick_nor_trump_card_and_nobody_else(
    seats: int, design: tuple[float, float], teams: str, partner_collects: bool, words: float
) -> None:
    """Up to six it leaves the own hand in sight too, also a King that stands up to be pointed at."""
    deal, table = seen(seats, teams), Table(*design, 0, partner_collects=partner_collects, words=words)
    deal.tricks = [1] * deal.law.sides
    stand_up = [item_boxes.card_box(table, at, 5).moved(0, -LIFTS) for at in range(5)]
    solid = in_sight(PANEL[-1], OnTable(deal, table))
    for panel in all_panels("en", deal):
        box = panel_layout.panel_box(deal, table, panel)
        assert Box(0, 0, *design).contains(box), panel.button
        inside = [*panel_layout.choice_boxes(panel, box), panel_layout.title_box(panel, box)]
        assert all(box.contains(each) for each in inside), panel.button
        assert [pair for pair in combinations(inside, 2) if pair[0].overlaps(pair[1])] == [], panel.button
        assert all(min(choice.height, choice.width) >= theme.TARGET for choice in inside[:-1]), panel.button
        if panel.kind == panels.ASKED:
            assert not box.overlaps(line_box(table)), "the line says what the keys are"
        assert not [other for other in solid if box.overlaps(other)], panel.button
        if seats <= 6 or panel.kind == panels.POINT:
            assert not [card for card in stand_up if box.overlaps(card)], panel.button


@in_every_window
@for_all(seats=SEATS)
def test_the_pointer_finds_every_spot_in_its_middle(seats: int, design: tuple[float, float]) -> None:
    table = Table(*design, 0)
    there = pressed_of(seen(seats), table)
    for item in there:
        box = item.box.left(20) if item.id.kind == "card" else item.box
        assert item_under(there, box.middle) == item


@for_all(size=range(1, 6), design=DESIGNS)
def test_the_pointer_finds_the_card_that_lies_there(size: int, design: tuple[float, float]) -> None:
    deal, table = seen(4), Table(*design, 0)
    deal.hands[0] = hand_of(cards(deal.hands[0])[:size])
    there, lying_there = pressed_of(deal, table), sorted_hand(deal, table)
    shown = [card for card in visible_cards(deal, table) if card.zone == (HAND, 0)]
    assert [card.face for card in shown] == lying_there and len(shown) == size
    for at, card in enumerate(shown):
        left = card.place.x - card.place.width / 2 + 10  # of a card that another one lies on a strip is seen
        for x in (left, left + 40):
            assert item_under(there, (x, card.place.y)) == there[at]


@for_all(language=LANGUAGES, size=TEXT_SIZES)
def test_the_words_of_buttons_panels_and_ways_fit(language: str, size: float, kit: Kit) -> None:
    pen, table = Pen(kit, size), Table(1280, 720, 0, words=size)
    for name, rect in button_rects(table).items():
        for preset in PRESETS.values():
            assert pen.fits(call(f"button_{name}", preset), BUTTON, rect[2] - 8), name
    most_sides = seen(8, "none")
    for panel in all_panels(language, most_sides):
        sheet = panel_layout.panel_box(most_sides, table, panel)
        room = panel_layout.title_box(panel, sheet)
        style = paint_panel.style_that_fits(pen, panel.title, room, paint_panel.QUESTION)
        assert pen.height(panel.title, style, room.width) <= room.height, panel.title
        for choice, box in zip(panel.choices, panel_layout.choice_boxes(panel, sheet), strict=True):
            if panel.kind == panels.WHEEL:
                sign, below = paint_panel.suit_of(choice), paint_panel.sign_words(pen, box)
                assert pen.has_room(sign, paint_panel.sign_style(pen, sign, below), below), sign
                continue
            inside = paint_panel.said_in(choice, box)
            style = paint_panel.style_that_fits(pen, choice.words, inside, paint_panel.CHOICE)
            assert pen.height(choice.words, style, inside.width) <= inside.height, choice.words
            below = paint_panel.told_in(box)
            told = paint_panel.style_that_fits(pen, choice.about, below, paint_panel.TOLD)
            assert not choice.about or pen.has_room(choice.about, told, below), choice.about
    line = line_box(table).inset(18, 0)
    for words in ("lead_how", "claim_keys"):
        style = paint_panel.style_that_fits(pen, say(words), line, plates.LINE)
        assert len(pen.lines(say(words), style, line.width)) == 1, "a second line would lie on what is asked"
    for preset, possible in product(PRESETS.values(), ((ELFEN, SECOND, DIVE), MOST_WAYS)[: 3 - round(size)]):
        offers = panels.opening_offers(possible)
        ways = [(call(offer.words, preset), offer.about) for offer in offers]
        room, plain = paint_top_layer.room_of_way(way_boxes(table, len(ways))[0]), Pen(kit)
        lettering = fit_lettering(plain, size, ways, room)
        for called, about in ways:
            assert plain.width(called, lettering.called) <= room.width + 4, called
            assert plain.width(about, lettering.meant) <= room.width + 4, about
            assert lettering.meant.size >= theme.SMALLEST_TEXT, about
    speak("en")


def test_where_some_icons_are_missing_the_others_are_pressed_where_they_are_drawn() -> None:
    table, few = Table(1280.0, 720.0, 0), ("last_trick", "log", "rules", "menu", "hint", "keys")
    there = pressed_of(seen(4), table, Extras(few))
    assert {item.id.name: item.box for item in there if item.id.kind == "icon"} == icon_rects(table, few)
