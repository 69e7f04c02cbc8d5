"""Who took the trick: said to whoever wants to be told (`aid_say_tricks`), and the picture agrees with it for all."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

import pygame
import pytest

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.controller.teaching.progress import TRICKS_EXPLAINED, Progress
from gaigel_desktop.rules.actions import DIVE, ELFEN, SECOND
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import OVER, TALON, Deal, deal_out
from gaigel_desktop.rules.events import Drawn, Played, TrickTaken, Turned
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.taking import Taking
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.replay.retelling import Retelling
from gaigel_desktop.table.board import chalk_marks, item_boxes, stops
from gaigel_desktop.table.board.card_places import pile_place
from gaigel_desktop.table.board.chrome import chrome
from gaigel_desktop.table.board.frame_layout import line_box
from gaigel_desktop.table.board.layout import Table as Laid
from gaigel_desktop.table.paint.told_line import FREE_FOR_NAMES, left_free, told_line
from gaigel_desktop.table.play import trick_explained
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.stop_prompt import (
    BESIDE,
    BESIDE_LAST_DRAWING,
    BESIDE_LAST_TRICK,
    BESIDE_PARTNERS,
    OR_PLAY,
)
from gaigel_desktop.table.slate.strokes import Slate
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.text.telling import taken_and_added_up, taken_with, why_taken
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Kit
from tests.random_tables import played_anyhow
from tests.scenario import lay
from tests.scenes.looks import in_every_language
from tests.taking import TRUE
from tests.tiers import first_of

from .guest import PORTRAITS, Guest
from .laid import recorded
from .test_stops import own_trick, partners_trick, trick_of_others

ELFEN_TAKES = "“Ge-Elfen”: the Ace takes it, whatever falls."
SAID: dict[str, SettingValue] = {"aid_say_tricks": True}
THEN = (BESIDE, BESIDE_PARTNERS, BESIDE_LAST_DRAWING, BESIDE_LAST_TRICK, OR_PLAY)


def told(guest: Guest) -> tuple[str, str]:
    """The line, and what stands beside it."""
    over = describe(guest.state).over
    return over.line, over.then


# -- the line ------------------------------------------------------------------------------------------------------


def test_the_own_trick_is_said_with_card_points_and_reason() -> None:
    guest = own_trick(**SAID)
    assert told(guest) == (
        f"Ich takes it with the Ace of acorns: 11 + 0 + 0 + 3 = 14 points. {ELFEN_TAKES}",
        PHRASES["press_or_play"],
    )
    moment = guest.game.moment
    guest.key(pygame.K_1)
    guest.wait(0.5)
    assert guest.game.moment > moment, "the next card is played as soon as it is pressed"


def test_what_goes_on_by_itself_asks_for_no_press() -> None:
    guest = trick_of_others(trick_stays=1.5, **SAID)
    guest.wait_for_stop(stops.TRICK)
    words, then = told(guest)
    assert words.startswith("Lena takes it with the Ace of acorns") and then == ""


def test_a_player_without_a_name_is_spoken_to() -> None:
    taking = Taking(0, FACE_OF["SO"], 20, "highest")
    deal = lay("leinfelden", "H7").deal
    assert taken_with(taking, deal, [say("you"), "", "", ""]) == "You take it with the Ober of bells: 20 points."


def test_a_trick_of_others_is_said_and_what_to_press() -> None:
    guest = trick_of_others(trick_stays=0.0, **SAID)
    guest.wait_for_stop(stops.TRICK)
    words, then = told(guest)
    assert words.startswith("Lena takes it with the Ace of acorns: 0 + 11 + 0 + 2 = 13 points. “Höher hat”:")
    assert then == PHRASES["press_beside"]


@pytest.mark.parametrize("said", [True, False])
def test_the_partners_trick_is_not_called_ones_own(said: bool) -> None:
    guest = partners_trick(aid_say_tricks=said)
    guest.wait_for_stop(stops.OWN_TRICK)
    words, then = told(guest)
    assert (then, said) == (PHRASES["press_partner"], True) or (words, said) == (PHRASES["gather_partner"], False)
    assert words.startswith("Eugen takes it") == said


def test_without_the_aid_the_line_is_as_ever() -> None:
    assert told(own_trick()) == (PHRASES["gather"], "")
    guest = trick_of_others(trick_stays=0.0)
    guest.wait_for_stop(stops.TRICK)
    assert told(guest) == (PHRASES["go_on"], "")


def test_a_reason_is_not_said_twice_in_a_row_and_said_again_where_the_own_card_has_lost() -> None:
    for own, reason in (("BU", False), ("BK", True), ("BA", True)):
        words = said_of(twice(own), Progress())
        assert words.startswith("Lena takes it with the King of hearts: ")
        assert words.endswith(" Nobody else played hearts.") == reason, own


def twice(own: str) -> Deal:
    """The last trick and the one that lies there were taken by the same reason; the player's card is this one."""
    deal = lay("leinfelden", "S7").deal.copy()
    deal.phase, deal.done, deal.mode = TALON, 3, DIVE
    deal.last_leader = deal.leader = deal.best_seat = 1
    deal.last_trick = [FACE_OF[card] for card in ("HK", "B7", "B7", "EU")]
    deal.trick = [FACE_OF[card] for card in ("HK", "E7", "B7", own)]
    return deal


def said_of(seen: Deal, progress: Progress) -> str:
    return trick_explained.explain_trick(seen, 0, ("Ich", "Lena", "Eugen", "Rösle"), progress)


def test_who_has_taken_three_tricks_by_it_is_not_told_any_more() -> None:
    guest = own_trick(**SAID)
    done = guest.player.learner.progress
    assert not done.has_done("took:ge_elfen")
    guest.key(pygame.K_SPACE)
    assert guest.player.learner.progress.has_done("took:ge_elfen") and not guest.player.learner.progress.has_done(
        "took:ge_elfen", 2
    )
    for times in range(5):
        progress = Progress(done={"took:nobody_else": times})
        assert ("Nobody else" in said_of(twice("BK"), progress)) == (times < 3)


@pytest.mark.parametrize("said", [True, False])
def test_tricks_of_others_teach_nothing_and_without_the_aid_nobody_counts(said: bool) -> None:
    for guest in (partners_trick(aid_say_tricks=said), *([] if said else [own_trick()])):
        guest.wait_for_stop(stops.OWN_TRICK)
        guest.key(pygame.K_SPACE)
        guest.wait(1.0)
        assert guest.player.learner.progress.done == ({TRICKS_EXPLAINED: 1} if said else {})


OPENED = {"dived": DIVE, "ace_found": SECOND, "ace_kept": SECOND}


# -- looked up -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", [True, False])
def test_log_and_last_trick_give_the_reason_to_whoever_wants_to_be_told(said: bool) -> None:
    guest = own_trick(aid_say_tricks=said)
    guest.key(pygame.K_SPACE)
    guest.wait(3.0)
    for key in (pygame.K_l, pygame.K_o):
        guest.key(key)
        assert isinstance(guest.scene, Overlay) and guest.scene.page is not None
        words = [meaning.name for meaning in guest.scene.page.meanings()]
        (line,) = [each for each in words if " the trick" in each]
        assert line.endswith(f" the trick: 14 points. {ELFEN_TAKES}" if said else " the trick"), line
        guest.key(key)


@pytest.mark.parametrize(("aids", "counted"), [({}, False), ({"aid_my_points": True}, True)])
def test_the_points_of_a_past_trick_are_told_where_those_of_its_side_stand_on_the_table(
    aids: dict[str, SettingValue], counted: bool
) -> None:
    """With all help off counting is the game, also of what everybody has seen."""
    guest = own_trick(**aids)
    guest.key(pygame.K_SPACE)
    guest.wait(3.0)
    guest.key(pygame.K_o)
    assert isinstance(guest.scene, Overlay) and guest.scene.page is not None
    words = [meaning.name for meaning in guest.scene.page.meanings()]
    assert [each for each in words if " the trick" in each] == [f"Ich takes the trick{': 14 points' * counted}"]


def test_a_deal_told_again_gives_each_trick_its_reason() -> None:
    table = lay("leinfelden", "S7", vorhand="EA EX")
    record = recorded(table, lambda table: table.opens("elfen", "EA").rest_discard().trick("EX"))
    retelling = Retelling(record, Seating(0, ("Ich", "Lena", "Eugen", "Rösle"), PORTRAITS[:4]))
    tricks = [step for step in retelling.steps(all_hands=True) if isinstance(step.event, TrickTaken)]
    said = [retelling.deed(step, last=False, why=True) for step in tricks]
    assert said == [f"Ich takes the trick. {ELFEN_TAKES}", "Ich takes the trick. The highest of the suit led, acorns."]


# -- it fits -------------------------------------------------------------------------------------------------------


@in_every_language
@first_of(1, "preset", ["leinfelden", "uspcc-1907"])
def test_every_reason_has_at_most_twenty_words_and_fits(preset: str, language: str, kit: Kit) -> None:
    speak(language)
    high = 0.0
    for why in TRUE:
        for names in (["Konstantin"], [say("you")]):
            deal = deal_out(PRESETS[preset], 3, shuffled("told"))
            deal.mode = OPENED.get(why, ELFEN)
            taking = Taking(0, FACE_OF["B7"], 20, why)
            words = f"{taken_with(taking, deal, names)} {why_taken(taking, deal)}"
            assert len(words.split()) <= 20, words
            deal.trick = [FACE_OF["HA"], FACE_OF["HX"], FACE_OF["SA"], FACE_OF["SX"]]
            high = max(high, *(fits(kit, size, taken_and_added_up(taking, deal, names), "") for size in (1.0, 1.5)))
            high = max(high, *(fits(kit, size, words, say(then)) for size in (1.0, 1.5) for then in THEN))
    assert high <= 40, "the whole trick stays in sight"


def fits(kit: Kit, text_size: float, words: str, then: str) -> float:
    """On the table of a small window as well, beside whoever sits there; how high it is."""
    pen = Pen(kit, text_size)
    for table in (Laid(1280, 720, 0), Laid(1280, 800, 0)):
        plate, rows = told_line(pen, words, then, table)
        assert [row.words for row in rows] in ([words, then], [words]) and (text_size > 1.0 or len(rows) == 2)
        assert rows[0].style.size * text_size >= (0.8 if text_size == 1 else 1.0) * theme.TEXT
        for row in rows:
            assert plate.contains(row.box) and pen.width(row.words, row.style) <= row.box.width + 1
        assert not any(one.box.overlaps(other.box) for one, other in pairwise(rows))
        assert not any(map(plate.overlaps, sitting(table, 6)))
        named = sitting(table, 8)
        narrow = told_line(pen, words, then, table, left_free(table, named))
        assert not any(map(narrow.plate.overlaps, named))
        assert narrow.plate.x >= FREE_FOR_NAMES and narrow.plate.right <= table.width - FREE_FOR_NAMES
        assert narrow.rows[0].style.size * text_size >= theme.SMALLEST_TEXT
        assert plate.bottom <= line_box(table).bottom and Box(0, 0, table.width, table.height).contains(plate)
    return plate.height


def sitting(table: Laid, seats: int) -> tuple[Box, ...]:
    """Portraits with their names."""
    deal = deal_out(PRESETS["uspcc-1907"]._replace(players=seats), seats - 1, shuffled("told"))
    boxes = (item_boxes.portrait_box(deal, table, seat) for seat in range(seats))
    return tuple(box._replace(height=box.height + item_boxes.NAME_REACHES) for box in boxes)


# -- the picture ---------------------------------------------------------------------------------------------------


def lit(seen: Deal) -> int:
    """The seat whose portrait has the golden frame."""
    n = seen.players
    seating = Seating(0, ("",) * n, PORTRAITS[:n])
    return chrome(seen, Laid(1280, 720, 0), seating, Slate((), ()), looks={}).turn


@pytest.mark.parametrize(("preset", "players"), [("leinfelden", 4), ("wikipedia", 6), ("uspcc-1907", 5)])
def test_from_the_last_card_to_the_next_lead_the_golden_frame_is_the_winners(preset: str, players: int) -> None:
    """In windows it is whoever is asked; when all cards are played, and before face-down cards are turned, nobody."""
    rules, dice, looked_at = PRESETS[preset]._replace(players=players), Random(preset), 0
    for number in range(6):
        steps = retold(played_anyhow(rules, players - 1, f"{preset} {number}", dice), 0)
        winner = -1
        for at, (event, seen) in enumerate(steps):
            if isinstance(event, TrickTaken):
                winner = event.seat
                shown = steps[at - 1].seen
                assert lit(shown) == winner and isinstance(steps[at - 1].event, Played | Turned)
                looked_at += 1
            if not seen.trick and winner >= 0 and seen.phase < OVER:
                waited = seen.waiting[0] if seen.waiting else winner
                assert lit(seen) == (waited if seen.cards_each or seen.waiting else -1)
            if isinstance(event, Drawn):
                assert lit(seen) == winner == event.seat
            if seen.face_down and len(seen.trick) == players:
                assert lit(seen) == -1
    assert looked_at > 12


def gains(guest: Guest) -> list[chalk_marks.Mark]:
    return [mark for mark in guest.state.stage.marks if mark.kind == chalk_marks.GAIN]


@pytest.mark.parametrize("reduced", [False, True])
def test_the_points_go_to_the_pile_with_the_trick_and_are_gone(reduced: bool) -> None:
    guest = own_trick(reduced_motion=reduced, **SAID)
    guest.key(pygame.K_SPACE)
    stage = guest.state.stage
    (mark,) = gains(guest)
    pile = pile_place(stage.seen, stage.table, 0)
    assert mark.words == "+14" and Box(*mark.rect).middle == pytest.approx((pile.x, pile.y))
    assert (mark.drawn == 0) == reduced, "with reduced motion it is there at once"
    guest.wait(4.0)
    assert gains(guest) == [] and stage.rests_until(guest.now) == math.inf, "and nothing is drawn any more"


def test_without_the_aid_no_points_fly() -> None:
    guest = own_trick()
    guest.key(pygame.K_SPACE)
    assert gains(guest) == []
