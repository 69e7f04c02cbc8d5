"""Words at the table: sentences on their plate and names on theirs, in all languages and sizes, and what they tell."""

from __future__ import annotations

from itertools import combinations

import pytest

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.deal import Deal, deal_out
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.views import view
from gaigel_desktop.table.board import layout
from gaigel_desktop.table.board.chrome import Chrome, chrome
from gaigel_desktop.table.board.frame_layout import button_rects, line_box
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.paint import paint_resting
from gaigel_desktop.table.paint.plates import LINE
from gaigel_desktop.table.play.stop_prompt import (
    GATHER,
    GATHER_PARTNERS,
    HINTS,
    LAST_DRAWING,
    LAST_DRAWING_GATHER,
    LAST_TRICK,
    LAST_TRICK_GATHER,
)
from gaigel_desktop.table.slate.strokes import Row, still_slate
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Kit
from tests.scenes.looks import in_every_language

TEXT_SIZES = (1.0, 1.25, 1.5)
NAMES = ("Konstantin", "Lena", "Eugen", "Rösle", "Jockel", "Berta", "Karle", "Samuel")
TO_GATHER = (GATHER, GATHER_PARTNERS, LAST_DRAWING, LAST_DRAWING_GATHER, LAST_TRICK, LAST_TRICK_GATHER)
WAITS = (*HINTS.values(), *TO_GATHER)
SAID = (*WAITS, "partner_looks", "propose_aus", "lead_how", "your_turn", "your_turn_first", "choose_card")
TOLD = (*(key for key in PHRASES if key.startswith("off_")), "sorted_by_suit", "taken_back", "nothing_to_take_back")
HEARD = ("sounds_on", "sounds_off", "table_waits", "trouble_no_sound", "trouble_no_picture")
TROUBLES = ("trouble_missing_sound", "store_unreachable", "trouble_not_saved")
MOST_LINES = 3


def dealt(seats: int, teams: str = "crosswise") -> Deal:
    rules = PRESETS["uspcc-1907"]._replace(players=seats, teams=teams)
    return view(deal_out(rules, seats - 1, shuffled("words")), 0)


def at_rest(seen: Deal) -> Chrome:
    """The resting picture."""
    table, players = Table(1280, 720, 0), seen.players
    seating = Seating(0, NAMES[:players], ("lena",) * players)
    return chrome(seen, table, seating, still_slate((Row(""),) * seen.law.sides), looks={})


@in_every_language
@pytest.mark.parametrize("size", TEXT_SIZES)
def test_every_sentence_of_the_table_fits_its_plate(language: str, size: float, kit: Kit) -> None:
    speak(language)
    pen, room = Pen(kit, size), line_box(Table(1280, 720, 0))
    for key in (*SAID, *TOLD, *HEARD, *TROUBLES):
        words = say(key, {"name": "Konstantin", "call": call("call_second", PRESETS["leinfelden"]), "points": 99})
        lines = pen.lines(words, LINE, room.width - 36)
        assert len(lines) <= MOST_LINES, words
        assert all(pen.width(line, LINE) <= room.width - 36 for line in lines), words
    speak("en")


def plates(pen: Pen, size: float, seen: Deal) -> list[Box]:
    """The signs with the names, as they are drawn."""
    found = []
    for seat in range(seen.players):
        box = Box(*layout.portrait_rect(seen, Table(1280, 720, 0), seat))
        style = paint_resting.NAME._replace(size=paint_resting.NAME.size * size)
        words = paint_resting.plate_words(at_rest(seen), seen, seat)
        wide, high = pen.width(words, style) + 20, pen.line_height(style) + 4
        x = min(max(4.0, box.middle[0] - wide / 2), 1276 - wide)
        found.append(Box(x, box.bottom + 19 - high, wide, high))
    return found


@in_every_language
@pytest.mark.parametrize("size", TEXT_SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_names_stand_beside_each_other_on_the_table(seats: int, size: float, language: str, kit: Kit) -> None:
    speak(language)
    for teams in ("crosswise", "none"):
        seen = dealt(seats, teams)
        signs = plates(Pen(kit, size), size, seen)
        hand = Box(350, 528, 580, 192)
        buttons = [Box(*rect) for rect in button_rects(Table(1280, 720, 0)).values()]
        assert not [pair for pair in combinations(signs, 2) if pair[0].overlaps(pair[1])]
        assert all(Box(0, 0, 1280, 720).contains(sign) for sign in signs)
        assert not any(sign.overlaps(other) for sign in signs for other in (hand, *buttons))
    speak("en")


# -- what is always to be seen ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
def test_whose_turn_it_is_who_deals_and_whose_side_everybody_is_on_can_always_be_read(seats: int) -> None:
    seen = dealt(seats)
    shown = at_rest(seen)
    assert shown.turn == seen.turn and shown.trump == seen.trump and shown.dealer == seen.dealer
    for seat in range(seats):
        words = paint_resting.plate_words(shown, seen, seat)
        assert words.startswith(NAMES[seat]) and (say("deals_now") in words) == (seat == seen.dealer)
        ours = seen.law.side[seat] == seen.law.side[0]
        told = [call(key, seen.law.rules) in words for key in ("side_us", "side_them")]
        assert told == ([ours, not ours] if seen.law.sides == 2 < seats else [False, False])
