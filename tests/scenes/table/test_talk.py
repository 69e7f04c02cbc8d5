"""Talk at the table: who says something about what, and that it gives nothing away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gaigel_desktop.controller.inn.tonight import Tonight
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.cards import FACE_OF, HIDDEN
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.events import AusCalled, Declared, Event, Played, Signed, TrickTaken
from gaigel_desktop.rules.match import CLEAN, GIVE, Standing
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.views import fold, view
from gaigel_desktop.scenes.after.talk_beside import leaning
from gaigel_desktop.scenes.parts.sheets import halves
from gaigel_desktop.table.board.bubbles import Bubble
from gaigel_desktop.table.paint.paint_top_layer import SAID, WIDEST_BUBBLE, bubble_lines
from gaigel_desktop.table.play.remark import Remark
from gaigel_desktop.table.play.table_talk import PAUSE, Talk
from gaigel_desktop.text.regulars.lines import lines_of, lines_of_anybody
from gaigel_desktop.text.regulars.occasions import Occasion
from gaigel_desktop.text.speech import speak
from tests.controller.test_game import table
from tests.referee import deal_of, next_deal
from tests.rules.table import faces_of
from tests.scenario import lay
from tests.scenes.pages import Open
from tests.text.test_lines import DAYS, FILES, every_line, filled
from tests.tiers import thorough

RULES = PRESETS["leinfelden"]
CHATTY = ("marie", "karle", "samuel", "lena")


def is_about(remark: Remark | None, occasion: Occasion, portraits: tuple[str, ...] = CHATTY) -> bool:
    """Whether somebody said one of their lines for this."""
    return remark is not None and remark.words in lines_of(portraits[remark.seat], occasion)


def trick_of(codes: str, leader: int = 0) -> Deal:
    """A complete trick on the table."""
    deal = lay("leinfelden", "SO").deal.copy()
    deal.trick, deal.leader = faces_of(codes), leader
    return deal


def said(event: Event, seen: Deal, portraits: tuple[str, ...] = CHATTY) -> list[Remark]:
    """What is said about it with many different dice."""
    talks = (Talk(portraits, str(seed)) for seed in range(100))
    return [remark for talk in talks if (remark := talk.about(event, seen)) is not None]


# -- it gives nothing away -------------------------------------------------------------------------------------------


def test_all_seats_hear_the_same_whatever_they_hold_and_know() -> None:
    """Each seat's picture has a talk of its own, made from what this seat can see: all of them say the same."""
    spoken = 0
    talks = [Talk(CHATTY, "evening") for _ in range(4)]
    later = Talk(CHATTY, "evening")  # asked when the picture has followed
    for number in range(12):
        game = table()
        next_deal(game, f"talk {number}")
        views = [view(deal_of(game), seat) for seat in range(4)]
        cursor = 0
        while game.step():
            news = [game.news(seat, cursor) for seat in range(4)]
            for events in zip(*news, strict=True):
                remarks = [talk.about(event, seen) for talk, event, seen in zip(talks, events, views, strict=True)]
                assert len(set(remarks)) == 1
                spoken += remarks[0] is not None
                for event, seen in zip(events, views, strict=True):
                    fold(seen, event)
                assert later.about(events[0], views[0]) == remarks[0]
            cursor += len(news[0])
    assert spoken > 10


# -- about what ------------------------------------------------------------------------------------------------------


def test_a_rich_trick_is_worth_a_word_to_those_who_took_it_and_those_who_lost_it() -> None:
    remarks = said(TrickTaken(3), trick_of("HK E7 HX SX"))  # hearts led by seat 0, trumped by seat 3
    assert {remark.seat for remark in remarks} == {2, 3}
    assert any(is_about(remark, "good_trick") for remark in remarks if remark.seat == 3)
    assert all(is_about(remark, "lost_trick") for remark in remarks if remark.seat == 2)


def test_nobody_talks_about_a_poor_trick_or_one_that_lies_face_down() -> None:
    assert not said(TrickTaken(3), trick_of("HX E7 HU SU"))
    hidden = trick_of("HA EA HX SU")
    hidden.trick[1] = HIDDEN
    assert not said(TrickTaken(3), hidden)


def test_an_ace_that_is_trumped_is_cheered_and_mourned() -> None:
    remarks = said(TrickTaken(3), trick_of("HU E7 HA S7"))
    cheered = [remark for remark in remarks if remark.seat == 3]
    mourned = [remark for remark in remarks if remark.seat == 2]
    assert cheered and all(is_about(remark, "trumped_ace") for remark in cheered)
    assert mourned and all(is_about(remark, "lost_ace") for remark in mourned)
    for codes in ("HU HA E7 S7", "HU E7 EA S7", "SU E7 HA SA", "HU E7 HX S7"):  # the own one, thrown away, trumps, none
        about = said(TrickTaken(3), trick_of(codes))
        assert not any(is_about(remark, "trumped_ace") or is_about(remark, "lost_ace") for remark in about), codes


@thorough
def test_a_wink_that_comes_true_may_have_been_seen_by_an_opponent() -> None:
    seers: Counter[int] = Counter()
    for seed in range(200):
        talk = Talk(("marie", "lena", "karle", "berta"), str(seed))
        talk.about(Signed(0, 2), trick_of(""))
        assert talk.about(Played(1, FACE_OF["HA"]), trick_of("")) is None, "another one has played it"
        remark = talk.about(Played(0, FACE_OF["HA"]), trick_of(""))
        assert remark is None or is_about(remark, "wink_seen", ("marie", "lena", "karle", "berta"))
        assert talk.about(Played(0, FACE_OF["HA"]), trick_of("")) is None, "once is enough"
        talk.about(Signed(0, 2), trick_of(""))
        talk.begin_deal()
        assert talk.about(Played(0, FACE_OF["HA"]), trick_of("")) is None, "that was in the last deal"
        seers.update([remark.seat] if remark else [])
    assert set(seers) == {1, 3}


def test_a_bolle_that_is_lost_is_mourned() -> None:
    remarks = said(TrickTaken(3), trick_of("EK E7 SX HX"))
    assert all(is_about(remark, "lost_bolle") for remark in remarks if remark.seat == 2)
    assert any(remark.seat == 2 for remark in remarks)


def test_a_pair_is_greeted_by_the_others_or_talked_of_by_who_has_it_after_the_call() -> None:
    greeted = talked_of = 0
    for seed in range(100):
        talk = Talk(CHATTY, str(seed))
        at_once, then = (talk.about(event, trick_of("")) for event in (Declared(1, 0, 1), Played(1, 3)))
        assert not (at_once and then)
        assert at_once is None or (at_once.seat == 2 and is_about(at_once, "their_pair"))
        assert then is None or (then.seat == 1 and is_about(then, "own_pair"))
        greeted += at_once is not None
        talked_of += then is not None
    assert greeted and talked_of


def test_the_other_side_hears_the_knock_on_the_table() -> None:
    remarks = said(AusCalled(2), trick_of(""))
    assert {remark.seat for remark in remarks} == {1, 3}
    assert all(is_about(remark, "aus_heard") for remark in remarks)


def test_with_the_ninth_of_ten_strokes_it_becomes_serious() -> None:
    def after(score: tuple[int, int], rules: RuleSet = RULES, phase: str = GIVE) -> set[int]:
        before = Standing(GIVE, 9, (8, 7))
        talks = (Talk(CHATTY, str(seed)) for seed in range(60))
        remarks = [talk.about_standing(rules, before, Standing(phase, 10, score)) for talk in talks]
        assert all(is_about(remark, "nine_strokes") for remark in remarks if remark)
        return {remark.seat for remark in remarks if remark}

    assert after((9, 7)) == {2}
    assert after((8, 9)) == {1, 3}
    assert after((8, 8)) == after((9, 7), RULES._replace(strokes=5)) == after((9, 7), phase=CLEAN) == set()


def test_the_same_people_want_their_revenge() -> None:
    remarks = [Talk(CHATTY, str(seed)).sitting_down(again=True) for seed in range(60)]
    assert any(remarks) and all(is_about(remark, "revenge") for remark in remarks if remark)


# -- how much --------------------------------------------------------------------------------------------------------


def test_the_talkative_speak_more_and_people_before_the_screen_not_at_all() -> None:
    table = ("marie", "karle", "eugen", "berta")
    remarks = Counter(
        remark.seat for seed in range(400) if (remark := Talk(table, str(seed)).sitting_down()) is not None
    )
    assert remarks[1] > 1.5 * remarks[3] > 1.5 * remarks[2] > 0 == remarks[0]


@thorough
def test_after_a_remark_it_is_quiet_for_a_while() -> None:
    for seed in range(40):
        talk = Talk(CHATTY, str(seed))
        waits = 0
        spoke = False
        for _ in range(60):
            remark = talk.about(TrickTaken(3), trick_of("HA E7 HX SU"))
            assert not (remark and spoke and waits < PAUSE)
            waits = 1 if remark else waits + 1
            spoke = spoke or remark is not None
        assert spoke, seed


def test_nothing_is_said_twice_in_an_evening_at_whatever_table_and_in_the_end_they_are_silent() -> None:
    tonight = Tonight()
    talks = [Talk(faces, seed, tonight) for seed in ("one", "two") for faces in (("marie", "karle"), CHATTY)]
    words = [remark.words for _ in range(200) for talk in talks if (remark := talk.sitting_down()) is not None]
    there = {line for face in CHATTY for line in lines_of(face, "greeting")}
    assert sorted(words) == sorted(there)
    assert not any(talk.sitting_down() for talk in talks)
    assert any(talk.sitting_down(again=True) for talk in talks), "about something else there is enough to say"


def test_the_own_words_come_before_those_of_anybody() -> None:
    talk = Talk(("", "karle"), "own")
    words = [remark.words for _ in range(200) if (remark := talk.sitting_down()) is not None]
    of_anybody = [line in lines_of_anybody() for line in words]
    assert of_anybody == sorted(of_anybody) and {False, True} == set(of_anybody)


def test_somebody_who_lets_the_others_wait_is_spoken_to() -> None:
    remarks = [remark for seed in range(100) if (remark := Talk(CHATTY, str(seed)).while_waiting(1)) is not None]
    assert {remark.seat for remark in remarks} == {2, 3}
    assert all(is_about(remark, "long_thought") for remark in remarks)


def test_the_same_seed_says_the_same() -> None:
    def evening(seed: str) -> list[Remark | None]:
        talk = Talk(CHATTY, seed)
        return [talk.sitting_down(), *(talk.about(TrickTaken(3), trick_of("HA E7 HX SU")) for _ in range(30))]

    assert evening("a") == evening("a") != evening("b")


def every_line_filled() -> Iterator[tuple[str, str]]:
    """All lines with their places filled by the longest words, by the language they are in."""
    for file in FILES:
        for language, written in every_line(file):
            speak(language)
            days = DAYS if "{when}" in written else DAYS[:1]
            yield language, max((filled(file, written, day) for day in days), key=len)


@thorough
def test_every_line_fits_its_bubble_in_the_smallest_window_with_the_largest_words(visit: Open) -> None:
    """The widest ones: at the table, where they are broken, and in one line where two lean over the slate."""
    pen = visit((1024, 640), text_size=150).page.pen
    seating, slate = Seating(0, ("Du", "Lena"), ("marie", "lena")), halves(pen.kit.screen.design).slate
    widest = sorted(every_line_filled(), key=lambda told: pen.width(told[1], SAID))[-60:]
    for told in widest:
        lines, _ = bubble_lines(pen, Bubble(told[1], 1))
        assert len(lines) <= 3 and all(pen.width(line, SAID) <= WIDEST_BUBBLE for line in lines), told
        there, _ = leaning(pen, slate, [Remark(1, told[1])] * 2, seating)
        assert len(there) == 2 and all(each.meaning(pen, each.box).fits for each in there), told
        assert all(slate.contains(each.bubble) and not each.bubble.overlaps(each.face) for each in there), told
