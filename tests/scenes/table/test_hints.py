"""Hints at the table: where to look, then what to do and why; Enter does it, and nothing changes under the reader."""

from __future__ import annotations

from itertools import count

import pygame
import pytest

from gaigel_desktop.controller.match.players import Answer
from gaigel_desktop.controller.minds.mind import Question, Twin
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.opponents.thought import Thought
from gaigel_desktop.rules.actions import AUS, DECLARE, SIGNAL
from gaigel_desktop.rules.cards import FACE_OF, SUITS
from gaigel_desktop.rules.deal import PLAYED_OUT
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.parts import how_to_think
from gaigel_desktop.scenes.routes import Lesson
from gaigel_desktop.table.board import item_boxes
from gaigel_desktop.table.board.frame_layout import button_rects
from gaigel_desktop.table.board.highlight import highlighted_boxes
from gaigel_desktop.table.board.item import ItemId, Look
from gaigel_desktop.table.board.layout import INDICATOR, TRICK
from gaigel_desktop.table.paint.note_card_layout import WORDS, words_box
from gaigel_desktop.table.paint.paint_top_layer import framed_boxes
from gaigel_desktop.table.play import note_cards
from gaigel_desktop.table.play.choosing import Advised
from gaigel_desktop.table.play.described import all_items, describe
from gaigel_desktop.text.explain import why
from gaigel_desktop.text.hinting import look_said, said
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen
from tests.coaching.made_up import thought_of
from tests.rules.table import Table
from tests.scenario import lay
from tests.scenes.pages import Open
from tests.tiers import thorough

from .guest import Guest
from .laid import Told, at, sits

Answers = list[Thought | None]
H, ENTER = pygame.K_h, pygame.K_RETURN


class Finds:
    """A mind that finds what the test says, in this order; None: it is still thinking. Asked to compare, it finds the
    same once more."""

    def __init__(self, found: Answers) -> None:
        self.found, self.numbers, self.asked = found, count(1), list[Question]()
        self.last: Thought | None = None

    def warm(self) -> None: ...
    def close(self) -> None: ...
    def drop(self, number: int) -> None: ...

    def ask(self, question: Question) -> int:
        self.asked.append(question)
        return next(self.numbers)

    def answer(self, number: int) -> Answer | None:
        looks = self.asked[-1].looks
        compares = looks is not None and bool(looks.only)
        thought = self.last if compares else self.found.pop(0) if self.found else None
        self.last = thought
        return None if thought is None else Answer(self.asked[-1].moment, thought.deed(), thought)


def asks(
    found: Answers, table: Table | None = None, told: Told = lambda table: None, /, **chosen: SettingValue
) -> Guest:
    """Somebody who may ask, at a table where a mind finds this."""
    guest = sits(table or leads(), told, aid_hint=True, aid_take_back=True, chosen=chosen)
    mind = Finds(found)
    guest.house.thinking.new = lambda: mind
    return guest


def leads() -> Table:
    """We lead to the second trick."""
    return lay("leinfelden", "SO", vorhand="EA HX B7 HU HK")


def second_trick(table: Table) -> None:
    table.opens("elfen", "EA").rest_discard()


def second(found: Answers, **chosen: SettingValue) -> Guest:
    return asks(found, None, second_trick, **chosen)


def clear(card: str, *others: str) -> Thought:
    """One card is clearly ahead."""
    return thought_of({f"play {card}": 0.4} | {f"play {each}": -0.3 for each in others})


def lies(guest: Guest) -> str:
    """What stands on the paper."""
    there = note_cards.laid_note_card(guest.state)
    return there.leaf.words if there is not None else ""


def glowing(guest: Guest) -> set[int]:
    return {card.number for card, look in own_looks(guest) if look.playable}


def standing_out(guest: Guest) -> set[int]:
    return {card.number for card, look in own_looks(guest) if look.lifted}


def own_looks(guest: Guest) -> list[tuple[ItemId, Look]]:
    """The own cards, and how they lie there."""
    return [(item.id, item.look) for item in describe(guest.state).items if item.id.kind == "card"]


def test_the_first_press_says_where_to_look_and_names_no_card() -> None:
    guest = second([clear("HX", "B7", "HU", "HK")])
    guest.key(H)
    hint = guest.state.choosing.hint
    assert hint is not None and hint.deed is None
    assert lies(guest) == hint.words and hint.words.endswith(("?", "."))
    assert hint.words in [words for key, words in PHRASES.items() if key.startswith("look:")]
    assert not standing_out(guest), "no single card stands out"
    assert len(hint.cards) != 1


def test_the_second_press_says_what_to_do_and_why_and_enter_does_it() -> None:
    guest = second([clear("HX", "B7", "HU", "HK")])
    guest.key(H, H)
    hint = guest.state.choosing.hint
    assert hint is not None and hint.deed is not None and lies(guest) == hint.words
    assert "Ten of hearts" in hint.words
    assert standing_out(guest) == {FACE_OF["HX"]} == glowing(guest)
    guest.key(ENTER)
    assert guest.game.record_so_far().actions[-1][1] % 24 == FACE_OF["HX"]
    assert guest.state.choosing.hint is None and not lies(guest) and not glowing(guest)


def test_enter_opens_in_the_way_that_was_advised() -> None:
    thought = thought_of({"open dive HK": 0.3, "open elfen EA": 0.0})
    guest = asks([thought])
    guest.key(H, H, ENTER)
    (deed,) = guest.game.record_so_far().actions[:1]
    assert deed == (0, thought.deed())


def test_what_is_to_be_looked_at_lies_in_the_light_until_something_is_done() -> None:
    """Nothing is asked for yet but to look; so the trick is lit, and no own card."""
    table = lay("leinfelden", "SO", dealer=1, vorhand="EA", second="EX")
    guest = asks([None] * 99, table, lambda table: table.opens("elfen", "EA").plays("EX"))
    guest.key(H)
    guest.wait(theme.AT_FIRST_SIGHT + 0.1)
    there = note_cards.laid_note_card(guest.state)
    assert there is not None and there.leaf.words == PHRASES["look:whose"]
    trick = [sprite for sprite in guest.state.stage.sprites if sprite.zone[0] == TRICK]
    assert len(there.leaf.lit) == len(trick) == 2
    guest.key(*range(pygame.K_1, pygame.K_6))
    assert guest.game.moment > 2 and note_cards.laid_note_card(guest.state) is None


def test_points_to_be_counted_are_a_pile_in_the_light() -> None:
    guest = second([thought_of({"aus": 0.5, "play HX": 0.0})])
    guest.state.choosing = guest.state.choosing._replace(hint=Advised("Count.", ("own_points",)))
    there = note_cards.laid_note_card(guest.state)
    assert there is not None and there.leaf.lit == highlighted_boxes(["pile:0"], all_items(guest.state))
    guest.state.choosing = guest.state.choosing._replace(hint=Advised("Count.", ("their_points",)))
    there = note_cards.laid_note_card(guest.state)
    assert there is not None and not there.leaf.lit, "they have none yet"


def test_who_thinks_for_long_says_at_once_what_everybody_would_look_at() -> None:
    guest = second([None] * 1000)
    guest.key(H)
    assert not lies(guest)
    guest.wait(theme.AT_FIRST_SIGHT + 0.1)
    assert lies(guest) == say("look:pair")


def test_a_second_press_before_a_master_has_thought_is_not_forgotten() -> None:
    guest = second([None, None, clear("HX", "B7", "HU", "HK")])
    guest.key(H, H)
    guest.wait(1.0)
    hint = guest.state.choosing.hint
    assert hint is not None and hint.deed is not None


# -- what is said ----------------------------------------------------------------------------------------------------


def test_enter_on_a_call_opens_its_usual_question_and_what_costs_nothing_is_done() -> None:
    guest = second([thought_of({"aus": 0.5, "play HX": 0.0})], aid_propose_aus=True)
    guest.game.seen_by(0).points[0] = guest.deal.points[0] = 101
    guest.key(H, H)
    assert framed_boxes(describe(guest.state).over) == {button_rects(guest.state.stage.table)["aus"]}
    guest.key(ENTER)
    assert guest.state.choosing.panel is not None and guest.state.choosing.panel.button == "aus"
    assert note_cards.laid_note_card(guest.state) is None, "what is asked lies there now"
    guest.key(ENTER)
    assert guest.game.record_so_far().actions[-1] == (0, AUS)
    told = asks([thought_of({"declare H, play HX": 0.5, "play HX": 0.0})], pair(), second_trick)
    told.key(H, H, ENTER)
    assert told.game.record_so_far().actions[-1] == (0, DECLARE + SUITS.index("H")), "a pair costs nothing"


def pair() -> Table:
    return lay("leinfelden", "SO", vorhand="EA HK HO HX B7")


def test_out_of_turn_a_call_is_proposed_and_nothing_else() -> None:
    for thought, words in (
        (thought_of({"": 0.2, "aus": 0.0}), PHRASES["not_your_turn"]),
        (thought_of({"aus": 0.5, "": 0.0}), ""),
    ):
        guest = asks([thought] * 3, lay("leinfelden", "SO", dealer=1, third="EA"), lambda table: None)
        guest.game.seen_by(0).points[0] = guest.deal.points[0] = 101
        guest.game.seen_by(0).tricks[0] = guest.deal.tricks[0] = 1
        assert next_to_act(guest.state.seen) != 0
        guest.key(H)
        assert bool(lies(guest)) == (not words)
        if words:
            assert words.lower() in guest.told.lower()


def test_a_hint_counts_as_help_for_the_deed_that_follows() -> None:
    guest = second([clear("HX", "B7", "HU", "HK")])
    moment = guest.game.moment
    assert not guest.game.helped and not guest.state.was_helped
    guest.key(H)
    assert list(guest.game.helped) == [moment] and guest.state.was_helped, "to be told where to look is help too"
    guest.key(H, ENTER)
    guest.wait(8.0)
    guest.key(pygame.K_u)
    assert guest.game.moment == moment and guest.game.helped == (moment,)
    assert guest.state.choosing.hint is None, "and what was advised is gone with the deed"


def test_a_sign_of_the_partner_changes_nothing_of_what_stands_there() -> None:
    guest = second([clear("HX", "B7", "HU", "HK")])
    guest.key(H, H)
    words, moment = lies(guest), guest.game.moment
    guest.game.offer(2, SIGNAL)
    guest.running.take_news()
    guest.wait(3.0)
    assert guest.game.moment == moment + 1 and lies(guest) == words
    guest.key(ENTER)
    assert guest.game.helped == (moment, moment + 1), "it is the deed that was helped"


def test_esc_puts_it_away_and_then_leads_to_the_menu() -> None:
    guest = second([clear("HX", "B7", "HU", "HK"), *[None] * 20, clear("B7", "HX", "HU", "HK")])
    guest.key(H, H, pygame.K_ESCAPE)
    assert not lies(guest) and guest.scene is guest.table
    guest.wait(3.0)
    assert not lies(guest), "and more thinking does not bring it back"
    guest.key(pygame.K_ESCAPE)
    assert guest.scene is not guest.table


def test_the_icon_does_what_the_key_does() -> None:
    guest = second([clear("HX", "B7", "HU", "HK")])
    place = guest.box_of(ItemId("icon", name="hint")).middle
    guest.click(*place)
    assert guest.state.choosing.hint is not None and guest.state.choosing.hint.deed is None
    guest.click(*place)
    assert guest.state.choosing.hint.deed is not None
    guest.key(ENTER)
    assert guest.game.record_so_far().actions[-1][1] % 24 == FACE_OF["HX"]


def test_another_card_may_be_played_all_the_same() -> None:
    guest = second([clear("HX", "B7", "HU", "HK")])
    guest.key(H, H, pygame.K_1 + at(guest, "B7"))
    assert guest.game.record_so_far().actions[-1][1] % 24 == FACE_OF["B7"]
    assert guest.state.choosing.hint is None and not glowing(guest)


def test_whoever_points_elsewhere_presses_what_is_there() -> None:
    guest = second([clear("HX", "B7", "HU", "HK")])
    guest.key(H, H, pygame.K_RIGHT, ENTER)
    assert guest.game.record_so_far().actions[-1][1] % 24 != FACE_OF["HX"]


def test_when_all_cards_are_played_and_when_the_deal_is_over_one_may_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(how_to_think, "thinking_here", Quick)
    guest = sits(leads(), lambda table: table.opens("elfen", "EA").plays_out(), aid_hint=True)
    assert guest.state.seen.phase == PLAYED_OUT
    guest.key(H)
    assert lies(guest) or guest.told == why("not_your_turn", guest.state.seen)
    guest.table.evening.give_up_deal()
    guest.key(H)
    assert not lies(guest) and guest.told == why("deal_over", guest.state.seen)


@thorough
def test_in_a_deal_of_a_lesson_it_helps_as_at_any_table(visit: Open) -> None:
    visitor = visit(language="en")
    visitor.house.thinking.new = Quick
    visitor.services.open(Lesson("whole_deal"))
    visitor.wait(12.0)
    table = visitor.scene
    assert isinstance(table, TableScene) and table.state is not None
    while table.state.lecture is not None and table.state.lecture.note is not None:
        visitor.key(pygame.K_SPACE)
        visitor.wait(3.0)
    moment = table.state.chair.moment
    visitor.key(H)
    visitor.key(H)
    hint = table.state.choosing.hint
    assert hint is not None and hint.deed is not None
    visitor.key(ENTER)
    assert table.state.chair.moment > moment


# -- it can be read --------------------------------------------------------------------------------------------------


@thorough
@pytest.mark.parametrize("players, preset, enough", [(4, "leinfelden", 8), (8, "uspcc-1907", 4)])
def test_it_lies_on_no_card_and_has_few_words_in_every_language(
    players: int, preset: str, enough: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(how_to_think, "thinking_here", Quick)
    guest = Guest(preset, players, size=(1024, 640), text_size=150, aid_hint=True, speed="none", dealing=2.0)
    guest.draws = False
    seen = 0
    while seen < enough:
        if next_to_act(guest.state.seen) == 0 and guest.stop is None and guest.scene is guest.table:
            seen += reads(guest)
            guest.key(ENTER)
        assert guest.scene is guest.table
        guest.key(pygame.K_SPACE)
        guest.wait(2.0)


def reads(guest: Guest) -> int:
    """Both sentences in all languages, on paper that hides nothing; how many there were."""
    for presses in (1, 2):
        guest.key(H)
        hint = guest.state.choosing.hint
        assert hint is not None and (hint.deed is None) == (presses == 1)
        for language in LANGUAGES:
            speak(language)
            guest.state.choosing = guest.state.choosing._replace(hint=hint._replace(words=worded(guest, presses)))
            lies_free(guest, language)
        speak("en")
        guest.state.choosing = guest.state.choosing._replace(hint=hint)
    return 2


def worded(guest: Guest, presses: int) -> str:
    found = guest.table.evening.adviser().hint(guest.state.chair)
    assert found is not None
    words = look_said(found, guest.state.seen) if presses == 1 else said(found, guest.state.seen)
    assert len(words.split()) <= 25, words
    return words


def lies_free(guest: Guest, language: str) -> None:
    there = note_cards.laid_note_card(guest.state)
    assert there is not None
    stage, screen = guest.state.stage, guest.house.kit.screen
    shown = [item_boxes.lying_box(each.target) for each in stage.sprites if each.zone[0] in (TRICK, INDICATOR)]
    own = item_boxes.card_boxes(stage.table, len(guest.hand()))
    hidden = [box for box in (*shown, *own) if there.box.overlaps(box)]
    assert not hidden, (language, there.leaf.words)
    assert Box(0, 0, *screen.design).contains(there.box)
    pen = Pen(guest.house.kit, there.words)
    room = words_box(there)
    assert pen.height(there.leaf.words, WORDS, room.width) <= room.height + 1


class Quick(Twin):
    """Thinks at once, and not for long."""

    def ask(self, question: Question) -> int:
        looks = question.looks
        return super().ask(question if looks is None else question._replace(looks=looks._replace(tries=24)))
