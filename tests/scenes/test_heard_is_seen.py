"""Everything heard is also seen: for each sound there is something in the picture that tells the same, or a caption."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.picture.bubbles import seen_of
from gaigel_desktop.scenes.stage.cues import Cue, cues
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.scenes.stage.lying import suit_order
from gaigel_desktop.scenes.stage.stage import Stage
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import assets

from .reviews import played_deal

CARDS, CALL, MARKS, WORDS, PRESSED, NOTHING_TOLD = "cards", "call", "marks", "words", "pressed", "nothing told"
SHOWN = {  # what is seen of what is heard
    "card_slide": CARDS,
    "card_snap": CARDS,
    "card_laid_down": CARDS,
    "card_tucked": CARDS,
    "card_picked": CARDS,
    "card_lifted": CARDS,
    "card_dropped": CARDS,
    "packet_thrown": CARDS,
    "packet_landed": CARDS,
    "trick_swept": CARDS,
    "trick_squared": CARDS,
    "trick_set_down": CARDS,
    "shuffle": WORDS,  # the Umschlag begins, and says what is chosen there
    "cut_lifted": CARDS,  # the packet goes under the other
    "cut_set_down": CARDS,
    "knock_on_deck": WORDS,  # who has knocked, and what comes of it
    "pair_bell": CALL,
    "knuckles_on_table": CALL,  # and where that is no word, a fist on the table and a caption
    "accused": CALL,
    "mat_laid": MARKS,  # the score counted on mats
    "chalk_stroke": MARKS,
    "pencil_stroke": MARKS,
    "slate_wipe": MARKS,
    "soft_error": WORDS,  # why something cannot be done
    "button_click": PRESSED,
    "round_won": WORDS,  # the sheet about the deal
    "round_lost": WORDS,
    "match_won": WORDS,
    "match_lost": WORDS,
    "your_turn": WORDS,  # whom the table waits for
    "title_music": NOTHING_TOLD,
}


def test_every_sound_is_shown_by_something() -> None:
    assert set(assets.table("sounds/sounds.json")) == set(SHOWN)


def told(record: Record) -> Iterator[tuple[Cue, Stage, Stage]]:
    """Whatever is heard in a deal, with the stage before it and as it begins to show it."""
    steps = retold(record, 0)
    for before, after in itertools.pairwise(steps):
        if after.event is None or before.seen.result is not None:
            continue
        laid = Table(1280, 720, 0, suit_order(before.seen.trump))
        still, moving = (Stage(View(before.seen.copy()), laid) for _ in range(2))
        moving.tell(after.event, 0.0)
        legs = (leg for sprite in moving.sprites for leg in sprite.legs)
        heard = [*cues(after.event, before.seen), *(Cue(sound) for leg in legs for sound in leg.noise[:2])]
        yield from ((cue, still, moving) for cue in heard if cue.sound)


def is_seen(cue: Cue, still: Stage, moving: Stage) -> bool:
    """Whether the picture tells of it."""
    moves = any(sprite.legs for sprite in moving.sprites) or len(moving.sprites) != len(still.sprites)
    return {CARDS: moves, CALL: bool(cue.words) or len(moving.marks) > len(still.marks)}[SHOWN[cue.sound]]


@pytest.mark.parametrize("preset", ["leinfelden", "uspcc-1907"])
def test_what_is_heard_of_a_deed_is_seen_of_it(preset: str) -> None:
    heard = set[str]()
    for number in range(3):
        for cue, still, moving in told(played_deal(PRESETS[preset], f"heard {number}")):
            assert is_seen(cue, still, moving), cue
            heard.add(cue.sound)
    assert {"card_slide", "card_snap", "trick_set_down"} <= heard


def test_a_knock_that_is_no_word_has_a_caption_U() -> None:
    rules = PRESETS["uspcc-1907"]
    knock = Cue("knuckles_on_table", 1)
    bubble = seen_of(knock, rules, captions=True)
    assert bubble is not None and bubble.words == say("caption_knock") and bubble.seat == 1
    assert seen_of(knock, rules, captions=False) is None
    assert seen_of(Cue("card_snap"), rules, captions=True) is None
