"""What is heard at the table: every event in the words of the log, in order, none lost and none twice; what the table
waits for; and nothing that the eye does not see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules.actions import RESERVE, SIGNAL, SWAP
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.events import Drawn, Event, Passed, Signed, Swapped, TrickTaken
from gaigel_desktop.scenes.after import how_it_ended
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.table.board.item import ItemId, tab_ring
from gaigel_desktop.table.play import own_cards_told, refusals
from gaigel_desktop.table.play.described import all_items
from gaigel_desktop.table.play.lookup_text import events_in_words
from gaigel_desktop.table.play.remark import Remark
from gaigel_desktop.table.slate.standing import after_last, match_of
from gaigel_desktop.text import speech
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.text.telling import listed, told
from gaigel_desktop.window import theme
from gaigel_desktop.window.spoken.tree import Wanted, everything, found
from tests.referee import lay_instead
from tests.rules.table import Table
from tests.scenario import lay
from tests.scramble import reshuffled
from tests.tiers import first_of

from .blind import Blind
from .guest import NAMES, Guest
from .laid import sits
from .test_claims import asked
from .test_secrets import IN_WINDOWS, TABLES, somewhere
from .test_spoken import FAST, ask, tree
from .test_stops import own_trick, partner_looks
from .test_tooltips import guest_there

HELP: dict[str, SettingValue] = {"aid_say_tricks": True, "aid_propose_aus": True, "aid_my_points": True}


@pytest.fixture(autouse=True)
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is painted: that is what such tests spend their time on."""
    monkeypatch.setattr(Guest, "draws", False)


def listening(guest: Guest) -> Guest:
    guest.house.kit.aloud.heard = True
    return guest


def attending(guest: Guest) -> Guest:
    """Listens, and knows already how the deal lies there."""
    listening(guest).turn()
    aloud = guest.house.kit.aloud
    (trump, hand, *rest) = aloud.fetch()
    assert trump.startswith("Trump card: ") and hand.startswith("You hold: ")
    for words in rest:
        if not words.startswith("In the trick: "):
            aloud.say(words)
    return guest


def heard(guest: Guest) -> list[str]:
    return guest.house.kit.aloud.fetch()


def in_the_log(guest: Guest, event: Event) -> str:
    return told(event, guest.state.stage.seen, guest.state.seating.names)


# -- what is asked for by a key ----------------------------------------------------------------------------------------


def test_space_says_what_the_table_waits_for_where_it_leads_on_nowhere() -> None:
    guest = attending(sits(lay("leinfelden", "S7", vorhand="EA E7")))
    heard(guest)
    moment = guest.game.moment
    for _ in range(2):
        guest.key(pygame.K_SPACE)
        assert heard(guest) == ["You lead: choose a card, or first how to lead it."]
    assert guest.game.moment == moment
    guest.house.kit.aloud.heard = False
    guest.key(pygame.K_SPACE)
    assert not heard(guest), "for whoever hears it"


def test_space_says_so_too_where_a_card_or_a_way_was_chosen_already() -> None:
    guest = attending(sits(lay("leinfelden", "S7", vorhand="EA E7")))
    guest.key(pygame.K_1)
    guest.state.pointing = guest.state.pointing.focused(None)
    assert guest.state.choosing.picked is not None
    heard(guest)
    guest.running.announcer.remind()
    guest.turn()
    assert heard(guest) == ["Now choose how to lead it."]
    guest.state.choosing = guest.state.choosing._replace(picked=None, mode=0)
    guest.running.announcer.remind()
    guest.turn()
    assert heard(guest) == ["Now choose the card."]


def test_space_says_once_more_what_is_claimed_and_how_to_answer() -> None:
    guest = asked()
    listening(guest).turn()
    heard(guest)
    guest.key(pygame.K_SPACE)
    (words,) = heard(guest)
    panel = guest.state.choosing.panel
    assert panel is not None and "Aus" in words and all(choice.words in words for choice in panel.choices)
    assert guest.state.choosing.asked, "and nothing answers it"


def test_what_nobody_may_choose_is_not_offered_and_it_is_said_why() -> None:
    guest = attending(sits(lay("leinfelden", "S7", vorhand="EA S7")))
    heard(guest)
    guest.key(pygame.K_d)
    panel = guest.state.choosing.panel
    assert panel is not None
    (words,) = heard(guest)
    refused = {choice.refused for choice in panel.choices}
    assert "" not in refused and all(why in words for why in refused)
    assert not any(choice.words in words for choice in panel.choices)


def test_a_card_that_is_moved_in_the_hand_says_where_it_lies_now() -> None:
    guest = attending(sits(lay("leinfelden", "S7", vorhand="EA E7"), sorting="hand"))
    guest.state.pointing = guest.state.pointing._replace(by_keys=True, focus=guest.own_card(0))
    heard(guest)
    card = card_name(guest.hand()[0])
    guest.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=pygame.KMOD_SHIFT, unicode=""))
    assert heard(guest) == [f"{card}: place 2 of 5"]


def test_b_says_how_it_stands_as_far_as_the_eye_sees_it() -> None:
    slate = "The score: Mir (us): no strokes; Ihr (them): no strokes"
    helped = attending(own_trick(**HELP))
    helped.key(pygame.K_SPACE)
    helped.wait(2.0)
    heard(helped)
    helped.key(pygame.K_b)
    assert heard(helped) == ["Mir (us), tricks: 1, points: 14", slate]
    alone = attending(own_trick())
    alone.key(pygame.K_SPACE)
    alone.wait(2.0)
    heard(alone)
    alone.key(pygame.K_b)
    assert heard(alone) == ["Mir (us), tricks: 1", slate]


# -- everything is heard -----------------------------------------------------------------------------------------------


@first_of(1, "helped", [True, False])
@first_of(1, "preset, players, seed", [("leinfelden", 4, 3), ("uspcc-1907", 4, 5)])
def test_a_whole_deal_is_heard_at_the_fastest_table(preset: str, players: int, seed: int, helped: bool) -> None:
    guest, blind = listening(Guest(preset, players, seed, chosen=FAST | (HELP if helped else {}))), Blind()
    said, news = list[str](), list[Event]()
    for _ in range(600):
        wanted = blind.wants(guest.table.spoken())
        if wanted is not None:
            guest.scenes.do(wanted, guest.now)
        if isinstance(guest.scene, Overlay):
            break
        before = len(guest.state.shown.past)
        guest.wake()
        news += guest.state.shown.past[before:]
        said += heard(guest)
    assert isinstance(guest.scene, Overlay)
    guest.turn()
    said += heard(guest)
    assert news == guest.state.chair.news(0), "each of them was told to the picture in this deal"
    rest = iter(said)
    for event in news:
        words = in_the_log(guest, event)
        if isinstance(event, Drawn):
            words = "You draw: "  # and so did the others
        if helped and isinstance(event, TrickTaken):
            words = f"{NAMES[event.seat]} takes "
        if words and not isinstance(event, Passed) and not (helped and isinstance(event, Swapped | Signed)):
            assert any(one.startswith(words) for one in rest), (words, said)
    tricks = [one for one in said if one.startswith(tuple(f"{name} takes " for name in NAMES))]
    assert len(tricks) == sum(isinstance(event, TrickTaken) for event in news), "and none of them twice"
    match, seating = guest.table.match, guest.state.seating
    costs = how_it_ended.cost(match, seating, after_last(match_of(match, guest.player), seating).dress)
    assert costs and [one for one in said if one in costs] == costs, "what is written beside the slate"
    points = [one for one in said if one.startswith(f"{say('past_points')}: ")]
    end = said[said.index(points[0]) :]
    assert len(points) == 1 and len(set(end)) == len(end), "then the page about the deal, and nothing of it twice"


def test_calls_are_heard_with_what_they_mean() -> None:
    def told_there(table: Table) -> None:
        table.opens("elfen", "EA").rest_discard()

    guest = listening(sits(lay("leinfelden", "SA", vorhand="EA HK HO"), told_there))
    heard(guest)
    ask(guest, "call melden")
    assert say("ask_declare") in heard(guest)
    ask(guest, f"card {FACE_OF['HK']}")
    guest.wait(1.0)
    assert "Ich: the pair of hearts, “Zwanzig!” (King and Ober: twenty)" in heard(guest)


# -- the own cards -----------------------------------------------------------------------------------------------------


def test_trump_card_and_hand_are_said_once_and_again_when_the_deal_stands_otherwise() -> None:
    guest = listening(Guest(seed=3, dealing=0.0))
    guest.turn()
    (said,) = heard(guest)
    assert said.startswith("The cards are dealt. Trump card: "), "the hand is still on its way"
    guest.wait(8.0)
    hold = say("spoken_hold", {"cards": listed([card_name(card) for card in guest.hand()])})
    assert heard(guest).count(hold) == 1
    guest.wait(8.0)
    assert hold not in heard(guest), "once"
    guest.table.evening.show(guest.now)
    guest.turn()
    trump, again = heard(guest)[:2]
    assert trump.startswith("Trump card: ") and again == hold


def test_the_trick_that_lies_there_is_told_again_when_the_deal_stands_otherwise() -> None:
    guest = attending(sits(lay("leinfelden", "S7", vorhand="EA"), lambda table: table.opens("elfen", "EA")))
    heard(guest)
    guest.table.evening.show(guest.now)
    guest.turn()
    assert heard(guest)[2] == "In the trick: Ich the Ace of acorns."
    guest.wait(20.0)
    assert not [words for words in heard(guest) if words.startswith("In the trick: ")], "once"


def test_of_two_equal_cards_it_is_said_that_one_holds_them_both() -> None:
    guest = listening(sits(lay("leinfelden", "SA", vorhand="EA EA HO E7 H7")))
    guest.turn()
    assert any("You hold: twice the Ace of acorns, the Seven of acorns, " in one for one in heard(guest))


def test_the_own_card_is_heard_when_it_is_drawn_and_the_others_are_not() -> None:
    guest = attending(own_trick())
    before = guest.hand()
    ask(guest, "go_on")
    guest.wait(4.0)
    new = Counter(guest.hand()) - Counter(before)
    said = heard(guest)
    assert [one for one in said if " draw" in one] == [f"You draw: {card_name(next(iter(new)))}."]


def test_the_focus_stays_on_its_card_when_another_is_drawn_before_it() -> None:
    """Enter plays what was heard last, not what lies there now."""
    guest = attending(own_trick())
    last = len(guest.hand()) - 1
    ask(guest, guest.own_card(last).key, "focus")
    card, before = guest.hand()[last], list(guest.hand())
    ask(guest, "go_on")
    guest.wait(4.0)
    spot = guest.state.pointing.focus
    assert len(guest.hand()) == len(before) + 1 and guest.hand().index(card) == len(before), "it lies further right"
    assert spot is not None and spot.number == card


def test_who_draws_the_trump_card_is_heard_and_that_the_talon_is_gone() -> None:
    for helped in (False, True):
        said = last_drawing(aid_say_tricks=helped)
        gone = [one for one in said if one.startswith(say("name_suit_about"))]
        assert len(gone) == 1, said
        assert (gone[0] == say("name_suit_about")) is not helped
        assert sum("draws the trump card: " in one for one in said) == 1, said


def last_drawing(**chosen: SettingValue) -> list[str]:
    """What is heard from the beginning of a deal until its talon is gone."""
    guest, blind, said = listening(Guest("leinfelden", 4, 3, chosen=FAST | chosen)), Blind(), list[str]()
    while not any(one.startswith(say("name_suit_about")) for one in said):
        wanted = blind.wants(guest.table.spoken())
        if wanted is not None:
            guest.scenes.do(wanted, guest.now)
        guest.wake()
        said += heard(guest)
        assert not isinstance(guest.scene, Overlay), "nobody has called before"
    return said


@pytest.mark.parametrize(
    ("deed", "told", "get"),
    [
        (SWAP, "Ich: the Seven of trumps for the trump card, “Diß!”", "You get: the Ace of bells."),
        (RESERVE, "Ich: the Seven of trumps under the talon, “Diß!”", ""),
    ],
)
def test_an_exchange_says_what_one_gets_for_it_and_needs_no_explanation(deed: int, told: str, get: str) -> None:
    def told_there(table: Table) -> None:
        table.opens("elfen", "EA").rest_discard()

    guest = attending(sits(lay("leinfelden", "SA", vorhand="EA S7"), told_there))
    ask(guest, "go_on")
    guest.wait(4.0)
    heard(guest)
    guest.state.chair.do(deed)
    guest.running.take_news()
    guest.wait(4.0)
    said = heard(guest)
    assert told in said and [one for one in said if one.startswith("You get: ")] == [get] * bool(get), said


def test_it_is_said_that_cards_are_counted_while_they_are() -> None:
    guest = attending(own_trick())
    heard(guest)
    ask(guest, "call aus")
    ask(guest, "choice 0")
    guest.wait(12.0)
    said = heard(guest)
    assert said.count(say("spoken_counted")) == 1
    assert "Aus" in said[said.index(say("spoken_counted")) - 1], "as soon as they are laid out"


def test_who_deals_is_said_from_the_second_deal_on() -> None:
    guest = listening(Guest(seed=3, dealing=0.0))
    guest.turn()
    assert "deal" not in heard(guest)[0].partition("dealt.")[2]
    guest.game.give_up_deal()
    guest.table.evening.deal(Seed("the next one"), 20, guest.now)
    guest.turn()
    deals = f"{NAMES[guest.deal.dealer]} deals." if guest.deal.dealer else "You deal."
    assert any(one.startswith(f"The cards are dealt. {deals} Trump card: ") for one in heard(guest))


@pytest.mark.parametrize(("dealer", "words"), [(0, "Repartes tú."), (3, "Reparte Rösle.")])
def test_who_deals_is_said_in_a_sentence_of_its_own(
    dealer: int, words: str, catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    guest = Guest(dealing=0.0)
    guest.state.stage.seen.dealer = dealer
    guest.game.standing = guest.state.match.standing._replace(deals=1)
    speak("es")
    told = own_cards_told.deal_begun_told(guest.state)
    speak("en")
    assert told == f"Las cartas están repartidas. {words}"


# -- what the table waits for ------------------------------------------------------------------------------------------


def test_it_is_said_once_whose_turn_it_is() -> None:
    guest = listening(guest_there())
    guest.turn()
    assert heard(guest).count(say("spoken_your_turn")) == 1
    guest.wait(20.0)
    assert heard(guest) == [], "nobody nags"


def test_a_stop_says_what_ends_it() -> None:
    guest = attending(own_trick())
    assert heard(guest) == ["Ich takes the trick", "Space goes on."], "as soon as the eye sees it"
    ask(guest, "go_on")
    guest.wait(4.0)
    said = heard(guest)
    assert said[0].startswith("You draw: ") and say("spoken_your_turn") in said
    assert "Ich takes the trick" not in said, "it was said"
    looked = listening(partner_looks())
    looked.turn()
    assert heard(looked)[-1] == say("partner_looks", {"name": "Eugen"})


def test_who_takes_a_trick_is_told_once_with_its_points_and_its_reason() -> None:
    guest = attending(own_trick(aid_say_tricks=True))
    line, then = heard(guest)
    assert line.startswith("Ich takes it with the Ace of acorns: ") and then == "Space goes on."
    ask(guest, "go_on")
    guest.wait(1.0)
    assert heard(guest)[0].startswith("You draw: ")


def test_a_card_that_is_pressed_while_a_trick_waits_is_played_when_the_new_card_has_been_heard() -> None:
    """Nobody leads without knowing the own hand: by ear, by Enter, by its number and by the mouse."""

    def by_enter(guest: Guest) -> None:
        ask(guest, guest.own_card(1).key, "focus")
        guest.key(pygame.K_RETURN)

    presses: tuple[Callable[[Guest], None], ...] = (
        lambda guest: ask(guest, guest.own_card(1).key),
        lambda guest: guest.click_card(1),
        by_enter,
        lambda guest: guest.key(pygame.K_2),
    )
    for press in presses:
        guest = attending(own_trick())
        heard(guest)
        press(guest)
        assert any(one.startswith("You draw: ") for one in heard(guest)) and guest.deal.trick == []
        assert len(guest.hand()) == 5
        press(guest)
        guest.turn()
        assert len(guest.deal.trick) == 1


def test_whoever_sees_the_table_plays_into_a_trick_that_waits() -> None:
    guest = own_trick()
    guest.key(pygame.K_2)
    guest.wait(1.0)
    assert guest.deal.trick


def test_a_question_that_comes_by_itself_is_heard_with_its_answers() -> None:
    guest = listening(asked())
    guest.turn()
    said = heard(guest)
    assert "Rösle says: Aus! Do you believe it? I question that; Let it stand" in said and say("claim_keys") in said
    ask(guest, "choice 1")
    guest.wait(3.0)
    assert any(one.startswith("Ich: “Gilt.”") for one in heard(guest))


def test_a_refusal_a_note_and_talk_are_heard_when_they_are_said() -> None:
    guest = attending(sits(lay("leinfelden", "SA", vorhand="EA HK HO E7 H7")))
    heard(guest)
    ask(guest, "way 0")
    assert heard(guest) == [say("choose_card")]
    ask(guest, f"card {FACE_OF['E7']}")
    assert heard(guest) == ["This opening needs an Ace that is not trumps."]
    refusals.refuse_at_card(guest.running, "So, so.", None, lambda: True)
    guest.state.said.remark(Remark(1, "Grüß Gott!"), guest.now)
    guest.turn()
    assert heard(guest) == ["So, so.", "Lena: “Grüß Gott!”"]


def test_a_panel_is_asked_as_a_sentence_before_its_choices() -> None:
    guest = attending(own_trick())
    heard(guest)
    ask(guest, "call aus")
    (asked_now,) = heard(guest)
    assert asked_now == "You have 101? The tricks are counted for all to see. To choose from: Yes: Aus!"
    guest.key(pygame.K_ESCAPE)
    ask(guest, "call melden")
    (asked_now,) = [words for words in heard(guest) if "King" in words]
    assert asked_now == "Point at a King or an Ober of your hand."


def test_what_is_still_out_is_heard_suit_by_suit() -> None:
    guest = attending(own_trick(aid_cards_gone=True))
    heard(guest)
    guest.key(pygame.K_c)
    title, *suits = heard(guest)
    assert title == say("look_gone") and len(suits) == 4
    assert all(words in " ".join(node.name for node in everything(guest.scene.spoken().nodes)) for words in suits)


@pytest.mark.parametrize(("button", "safe"), [("aus", False), ("uebergaigelt", False), ("diss", True)])
def test_where_nobody_is_warned_a_call_that_may_cost_a_game_wants_a_step_to_its_yes(button: str, safe: bool) -> None:
    guest = attending(own_trick())
    ask(guest, f"call {button}")
    assert guest.panel_open and tree(guest).focus == ("choice 0" if safe else "close 0")
    looked = own_trick()
    looked.house.kit.aloud.heard = False
    looked.session.actions.call(button)
    assert looked.state.pointing.focus == ItemId("choice", 0), "whoever sees it presses what can be seen"


def test_rare_calls_are_passed_over_where_there_are_none() -> None:
    more = ItemId("call", name="more")
    guest = listening(Guest(dealing=0.0))
    assert more not in tab_ring(all_items(guest.state)) and found(tree(guest), more.key) is None
    known = listening(Guest("wikipedia", 4, dealing=0.0))
    assert more in tab_ring(all_items(known.state)) and found(tree(known), more.key) is not None


def test_a_hint_says_first_that_a_trick_waits() -> None:
    guest = attending(own_trick(aid_hint=True))
    heard(guest)
    guest.key(pygame.K_h)
    guest.wait(1.5)
    assert heard(guest)[0].startswith("Space goes on. ")


def test_the_cards_turned_up_are_told_with_whoever_played_them() -> None:
    table = lay("leinfelden", "S7", vorhand="E7", second="B7", third="EA", fourth="B7")
    guest = attending(sits(table, lambda table: table.opens("dive", "E7").plays("B7 EA")))
    guest.wait(6.0)
    words = "Turned up: Ich the Seven of acorns, Lena the Seven of leaves, Eugen the Ace of acorns, Rösle the "
    assert any(one.startswith(words) for one in heard(guest))


# -- what is whispered is whispered ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("looks", [False, True])
def test_a_sign_is_heard_by_the_partner_and_by_whoever_looks(seat: int, looks: bool) -> None:
    guest = listening(guest_there())
    heard(guest)
    ask(guest, f"seat {seat if looks else 3 - seat}", "focus")
    guest.game.offer(seat, SIGNAL + 1)
    guest.running.take_news()
    guest.wait(1.0)
    signs = [one for one in heard(guest) if "sign" in one]
    assert bool(signs) is (looks or seat == 2)
    written = [one for block in events_in_words(guest.state) for one in block if "sign" in one]
    assert bool(written) is bool(signs), "nor is it read later"


def test_a_sign_to_whoever_leads_is_heard_before_it_is_said_whose_turn_it_is() -> None:
    guest = attending(own_trick())
    ask(guest, "go_on")
    guest.wait(0.1)
    while guest.state.shown.busy(guest.now):
        guest.wait(0.1)
    assert say("spoken_your_turn") not in heard(guest), "the partner has still time for a sign"
    guest.game.offer(2, SIGNAL + 1)
    guest.running.take_news()
    guest.wait(theme.SIGNED_WITHIN + 1.0)
    said = heard(guest)
    assert "sign" in said[0] and said[-1] == say("spoken_your_turn"), said


@pytest.mark.parametrize("helped", [False, True])
def test_an_own_sign_is_confirmed_at_once_and_only_then(helped: bool) -> None:
    guest = attending(own_trick(aid_say_tricks=helped))
    heard(guest)
    ask(guest, "call winken")
    ask(guest, "choice 1")
    signs = [one for one in heard(guest) if "sign" in one.lower() and "?" not in one]
    assert len(signs) == 1, "the trick still lies there"
    ask(guest, "go_on")
    guest.wait(4.0)
    assert not set(signs) & set(heard(guest))


@first_of(1, "preset, players", TABLES)
@pytest.mark.parametrize("seed", [1])
def test_nothing_hidden_is_in_the_tree_or_heard(preset: str, players: int, seed: int) -> None:
    """Whatever the others hold, whoever goes everywhere and presses everything hears the same."""
    dice = Random(f"heard {preset} {seed}")
    deeds = dice.randrange(26)
    one, twin = (listening(somewhere(preset, players, seed, deeds)) for _ in range(2))
    lay_instead(twin.deal, reshuffled(twin.deal, 0, dice))
    twin.now = twin.state.now = one.now
    for step in range(40):
        trees = [guest.table.spoken() for guest in (one, twin)]
        assert trees[0] == trees[1] and heard(one) == heard(twin)
        spot = dice.choice(tab_ring(all_items(one.state)))
        draws = preset == IN_WINDOWS and spot.kind == "card"  # what lets the window go by: the cards drawn are others
        for guest in (one, twin):
            guest.scenes.do(Wanted(spot.key, "press" if step % 2 and not draws else "focus"), guest.now)
            guest.look_between(0.3)
            if guest.scene is not guest.table:
                guest.scenes.pop()
                guest.turn()
