"""What still holds: a match that was kept by other rules goes on as far as it can be told, and nothing is lost."""

from __future__ import annotations

import sqlite3

import pytest

from gaigel_desktop.controller.match.setup import to_json
from gaigel_desktop.controller.records.notation import write_line
from gaigel_desktop.controller.store.archive import EVERYTHING, choices, count
from gaigel_desktop.controller.store.schema import change, text_of
from gaigel_desktop.controller.store.seals import link
from gaigel_desktop.controller.store.statistics import figures
from gaigel_desktop.controller.store.store import ASIDE, StoredDeal
from gaigel_desktop.rules.actions import SPELLED
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Deed
from gaigel_desktop.scenes.before.umschlag import UmschlagScene
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.past.past_games import PastScene
from gaigel_desktop.table.play.running_deal import RunningDeal
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from tests.controller.past_games import keep, played, table

from .pages import Open, Visitor, troubles
from .test_going_on import NOW, leaves, plays, sits_down, store_of

ELSEWHERE = {"preset": "sindelfingen", "players": 4}  # a newer version plays so


def a_deal_of(visitor: Visitor, deeds: int) -> StoredDeal:
    """A deal that was left after so many deeds."""
    game = sits_down(visitor, "play")
    for _ in range(deeds):
        plays(game)
    leaves(visitor)
    (deal,) = store_of(visitor).deals()
    return deal


def keep_deed(visitor: Visitor, deal: StoredDeal, number: int, seat: int, said: list[str]) -> None:
    """One more deed lies in the store, whatever it is."""
    store = store_of(visitor)
    query = "SELECT digest FROM action WHERE deal = ? AND number = ?"
    (before,) = store.database.execute(query, (deal.id, number - 1)).fetchone()
    words = text_of(said)
    row = (deal.id, number, seat, words, link(before, f"{seat} {words}"))
    with store.database:
        store.database.execute("INSERT INTO action VALUES (?, ?, ?, ?, ?)", row)


def keep_refused(visitor: Visitor, deal: StoredDeal) -> list[str]:
    """Two more deeds are kept that nobody may do: somebody plays a card of the table, and again; as they are stored."""
    number = len(deal.record.actions)
    laid = deal.record.actions[-1]
    for more in range(2):
        keep_deed(visitor, deal, number + more, laid[0], [str(word) for word in SPELLED[laid[1]]])
    return [f"{laid[0]} {text_of(list(SPELLED[laid[1]]))}"] * 2


def told_there(visitor: Visitor) -> str:
    """What the table says to the player alone."""
    state = at_the_table(visitor).state
    assert state is not None
    return state.said.note.words if state.said.note is not None else ""


def at_the_table(visitor: Visitor) -> TableScene:
    visitor.turn()
    assert isinstance(visitor.scene, TableScene)
    return visitor.scene


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is said to the player alone, however soon it goes again."""
    heard: list[str] = []
    tell = RunningDeal.tell

    def listened(self: RunningDeal, words: str, seconds: float = theme.NOTE) -> None:
        heard.append(words)
        tell(self, words, seconds)

    monkeypatch.setattr(RunningDeal, "tell", listened)
    return heard


def stored(visitor: Visitor) -> StoredDeal:
    *_, deal = store_of(visitor).deals()
    return deal


def put_aside(visitor: Visitor) -> list[str]:
    """The deeds that were kept although they do not hold."""
    kept = stored(visitor).about.get(ASIDE, [])
    assert isinstance(kept, list)
    return [deed for each in kept for deed in each["actions"]]


# -- a deed that is refused today ----------------------------------------------------------------------------------


def test_a_deal_with_a_refused_deed_goes_on_from_there_and_it_is_said(visit: Open) -> None:
    visitor = visit()
    deal = a_deal_of(visitor, 6)
    keep_refused(visitor, deal)
    game = sits_down(visitor, "continue")
    assert game.record_so_far().actions == deal.record.actions
    assert told_there(visitor) == say("deal_holds_so_far")
    plays(game)
    assert stored(visitor).record.actions == game.record_so_far().actions
    leaves(visitor)
    assert sits_down(visitor, "continue").record_so_far() == game.record_so_far()
    assert told_there(visitor) == "", "from now on all of it holds"


def test_what_is_only_looked_at_stays_as_it_was_stored(visit: Open) -> None:
    """So a version that knows the rules it was played by can go on with all of it."""
    visitor = visit()
    keep_refused(visitor, a_deal_of(visitor, 6))
    sits_down(visitor, "continue")
    leaves(visitor)
    assert stored(visitor).noted == 8 and put_aside(visitor) == []


def test_refused_deeds_are_put_aside_whatever_is_done_next(visit: Open) -> None:
    for what in ("plays", "gives up the deal", "takes back", "stands up"):
        visitor = visit()
        for match in store_of(visitor).unfinished():
            store_of(visitor).finish_match(match.id, NOW, None)
        store_of(visitor).clear()
        refused = keep_refused(visitor, a_deal_of(visitor, 6))
        game = sits_down(visitor, "continue")
        match what:
            case "plays":
                plays(game)
            case "gives up the deal":
                game.give_up_deal()
            case "takes back":
                game.take_back(4)
            case _:
                game.give_up_match()
        assert put_aside(visitor) == refused, what


def test_what_is_put_aside_twice_is_all_there(visit: Open) -> None:
    visitor = visit()
    refused = keep_refused(visitor, a_deal_of(visitor, 6))
    plays(sits_down(visitor, "continue"))
    leaves(visitor)
    refused += keep_refused(visitor, stored(visitor))
    plays(sits_down(visitor, "continue"))
    assert put_aside(visitor) == refused


def test_a_deed_that_no_rule_knows_ends_the_deal_before_it(visit: Open) -> None:
    visitor = visit()
    deal = a_deal_of(visitor, 5)
    keep_deed(visitor, deal, 5, 0, ["whistle", "EA"])
    game = sits_down(visitor, "continue")
    assert game.record_so_far().actions == deal.record.actions
    assert told_there(visitor) == say("deal_holds_so_far")
    plays(game)
    assert put_aside(visitor) == ['0 ["whistle", "EA"]']


def test_a_damaged_deed_does_not_stop_what_is_played_from_being_kept(visit: Open) -> None:
    visitor = visit()
    deal = a_deal_of(visitor, 6)
    store_of(visitor).database.execute("UPDATE action SET seat = (seat + 1) % 4 WHERE number = 4")
    game = sits_down(visitor, "continue")
    assert game.record_so_far().actions == deal.record.actions[:4]
    plays(game)
    assert stored(visitor).record.actions == game.record_so_far().actions
    assert len(put_aside(visitor)) == 2


def test_a_deal_that_is_over_by_what_is_stored_is_counted_and_shown(visit: Open) -> None:
    """The program was killed between the last card and the result."""
    visitor = visit()
    deal = a_deal_of(visitor, 0)
    whole = played(PRESETS["leinfelden"], 1)[0]
    begun = whole._replace(actions=(), result=None, match=None)
    with store_of(visitor).database as database:
        database.execute("DELETE FROM deal")
    again = store_of(visitor).start_deal(deal.match, NOW, begun, deal.about)
    deeds: tuple[Deed, ...] = whole.actions
    for number, deed in enumerate(deeds):
        store_of(visitor).note(again, number, deed)
    visitor.click("continue")
    visitor.wait(25.0)
    assert visitor.sees("Next deal")
    assert stored(visitor).finished is not None and stored(visitor).record.result == whole.result
    assert put_aside(visitor) == []


def test_a_pack_that_cannot_be_dealt_any_more_makes_room_for_the_next(visit: Open, said: list[str]) -> None:
    visitor = visit()
    deal = a_deal_of(visitor, 3)
    line = write_line(deal.record._replace(deck=(FACE_OF["EA"],) * 48, actions=()))
    change(store_of(visitor).database, "deal", deal.id, record=line)
    sits_down(visitor, "continue")
    at_the_table(visitor)
    assert say("match_goes_on_without") in said
    first, _ = store_of(visitor).deals()
    assert first.id == deal.id, "it is kept"


# -- rules that nobody knows here ----------------------------------------------------------------------------------


def keep_unknown(visitor: Visitor, deals: int = 0) -> int:
    """A match by rules that only a newer version knows; its deals were counted there."""
    store = store_of(visitor)
    match = store.start_match(NOW, to_json(visitor.player.setup) | {"rules": ELSEWHERE})
    for record in played(PRESETS["leinfelden"], deals) if deals else ():
        deal = store.start_deal(match, NOW, record, {})
        store.finish_deal(deal, NOW, record)
        with store.database as database:
            database.execute("UPDATE past SET rules = 'sindelfingen' WHERE deal = ?", (deal,))
    return match


def test_a_match_by_unknown_rules_is_listed_and_what_else_there_is_beside_it(visit: Open) -> None:
    visitor = visit()
    lay = a_deal_of(visitor, 6).record
    unknown = keep_unknown(visitor)
    visitor.scene.resize()
    assert visitor.find("continue").value == "from another version"
    visitor.click("continue")
    assert isinstance(visitor.scene, PastScene) and troubles(visitor) == []
    assert visitor.sees("does not know the rules")
    ways = [meaning.key for meaning in visitor.meanings() if meaning.key.startswith("continue ")]
    assert f"continue {unknown}" not in ways
    (way,) = ways
    assert visitor.page.focus == way
    assert sits_down(visitor, way).record_so_far().actions == lay.actions


def test_a_match_by_unknown_rules_is_not_counted(visit: Open) -> None:
    visitor = visit()
    keep(store_of(visitor), table(PRESETS["leinfelden"]), played(PRESETS["leinfelden"], 3))
    database = store_of(visitor).database
    keep_unknown(visitor, deals=2)
    assert count(database, EVERYTHING) == 3 and figures(database, EVERYTHING).total.deals == 3
    assert choices(database).rules == ("leinfelden",)
    visitor.click("past")
    visitor.click("to_filter")
    assert not visitor.sees("sindelfingen")


def test_an_unknown_option_is_as_unknown_as_a_preset(visit: Open) -> None:
    visitor = visit()
    store = store_of(visitor)
    rules = {"preset": "leinfelden", "knock_twice": True}
    match = store.start_match(NOW, to_json(visitor.player.setup) | {"rules": rules})
    (record,) = played(PRESETS["leinfelden"], 1)
    store.finish_deal(store.start_deal(match, NOW, record, {}), NOW, record)
    assert count(store.database, EVERYTHING) == 0
    visitor.click("past")
    visitor.click("tab unfinished")
    assert visitor.sees("does not know the rules")


def test_matches_that_are_not_over_outlive_clearing(visit: Open) -> None:
    visitor = visit(confirm=False)
    a_deal_of(visitor, 3)
    keep_unknown(visitor, deals=1)
    store_of(visitor).finish_match(store_of(visitor).start_match(NOW, {}), NOW, 0)
    keep(store_of(visitor), table(PRESETS["rutesheim"]), played(PRESETS["rutesheim"], 1))
    kept = [match.id for match in store_of(visitor).unfinished()]
    visitor.click("past")
    visitor.click("tab files")
    visitor.press("clear_all")
    assert [match.id for match in store_of(visitor).unfinished()] == kept
    assert {deal.match for deal in store_of(visitor).deals()} <= set(kept)


def test_deals_by_other_rules_are_left_out_and_no_new_match_is_begun(visit: Open, said: list[str]) -> None:
    visitor = visit()
    a_deal_of(visitor, 3)
    other = to_json(table(PRESETS["leinfelden"]._replace(strokes=9)))["rules"]
    for match in list(store_of(visitor).unfinished()):
        change(store_of(visitor).database, "match", match.id, about=text_of(match.about | {"rules": other}))
    before = [match.id for match in store_of(visitor).unfinished()]
    visitor.click("continue")
    assert not isinstance(visitor.scene, UmschlagScene)
    assert [match.id for match in store_of(visitor).unfinished()] == before
    leaves(visitor)
    sits_down(visitor, "continue")
    at_the_table(visitor)
    assert say("match_goes_on_without") in said


def test_where_only_the_rules_can_be_read_the_match_goes_on_by_them(visit: Open) -> None:
    visitor = visit()
    visitor.player.setup = table(PRESETS["wikipedia"]._replace(players=3))
    lay = a_deal_of(visitor, 3).record
    store_of(visitor).database.execute("UPDATE match SET about = json_remove(about, '$.chairs', '$.rules')")
    assert sits_down(visitor, "continue").record_so_far() == lay


def test_a_store_that_can_no_longer_be_read_is_said_at_the_title(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    a_deal_of(visitor, 3)
    visitor.refresh()

    def malformed(*_: object) -> None:
        raise sqlite3.DatabaseError("database disk image is malformed")

    monkeypatch.setattr(store_of(visitor), "deals", malformed)
    visitor.click("continue")
    visitor.turn()
    assert visitor.scene is visitor.title and visitor.sees(say("past_unreadable"))
    assert store_of(visitor).doubtful
