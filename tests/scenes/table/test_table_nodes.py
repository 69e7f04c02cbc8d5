"""The tree of a table is its list of items, each in its group and with its words; and what those words are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.scenes.parts.chosen_looks import card_names
from gaigel_desktop.table.board.item import KINDS, PLAIN, PRESSED, Group, Item, ItemId
from gaigel_desktop.table.board.item_words import Situation, names_of_cards, words_of
from gaigel_desktop.table.board.table_nodes import GROUPS, group_nodes, items_on, node_of, open_hands
from gaigel_desktop.table.play.described import all_items
from gaigel_desktop.table.play.situation import situation
from gaigel_desktop.table.slate.strokes import ON_MATS, Row, Slate
from gaigel_desktop.text import speech
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window.spoken.tree import everything

from .guest import Guest
from .test_tooltips import guest_there

SLATE = Slate((Row("Mir", "|"),), (Row("Mir", "|"),))


@pytest.fixture(autouse=True)
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is painted: that is what such tests spend their time on."""
    monkeypatch.setattr(Guest, "draws", False)


@pytest.fixture
def german(catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    yield
    speak("en")


def there() -> tuple[tuple[Item, ...], Situation]:
    """A table with something of most kinds on it."""
    guest = guest_there(aid_mark_legal=True, aid_strip=True)
    return all_items(guest.state), situation(guest.state)._replace(slate=SLATE)


# -- the fold ------------------------------------------------------------------------------------------------------


def test_every_item_is_told_once_in_its_group_with_its_words_and_nothing_else_is() -> None:
    items, on = there()
    alone = {item.id.key: item for item in items}
    in_groups = [item.id.key for group in GROUPS for item in items if item.id.row.group == group]
    told = list(everything(group_nodes(items, on, *GROUPS)))
    assert [node.key for node in told if node.key in alone] == list(dict.fromkeys(in_groups))
    assert {node.key for node in told} - set(alone) <= set(GROUPS)
    for node in told:
        item = alone.get(node.key)
        if item is not None and item.id.kind != "coaster":
            assert (node.name, node.value, node.about) == words_of(on, item) and node.box == item.box
    for group in (node for node in told if node.inside):
        assert {alone[node.key].id.row.group for node in group.inside} == {group.key} and group.name


def test_every_group_is_one_of_kinds_and_asked_for_alone() -> None:
    items, on = there()
    assert set(GROUPS) == set(get_args(Group)) == {row.group for row in KINDS.values()}
    for group in GROUPS:
        told = {node.key.partition(" ")[0] for node in everything(group_nodes(items, on, group))}
        assert told <= {group, *(kind for kind, row in KINDS.items() if row.group == group)}


def test_what_cannot_be_pressed_here_or_now_says_so() -> None:
    items, on = there()
    told = {node.key: node for node in everything(group_nodes(items, on, *GROUPS))}
    for item in (item for item in items if item.id.kind in PRESSED):
        node = told[item.id.key]
        assert node.usable is (item.in_reach and not item.look.dimmed) and node.dimmed is not node.usable
    call = Item(ItemId("call", name="aus"), items[0].boxes)
    for other in (call._replace(where="there"), call._replace(look=PLAIN._replace(dimmed=True))):
        assert node_of(call, on).usable and node_of(other, on).dimmed and not node_of(other, on).usable
    looked_at = group_nodes(items, on._replace(pressed=()), *GROUPS)
    assert not [node for node in everything(looked_at) if node.usable or node.dimmed or node.role == "button"]


def test_a_hand_of_backs_and_a_score_that_is_not_kept_are_no_nodes() -> None:
    _, on = there()
    backs = on._replace(table=on.table._replace(lit=1), slate=None)
    told = {node.key for node in everything(group_nodes(items_on(backs), backs, "hand", "slate"))}
    assert told == {"hand"}


def test_open_hands_are_read_card_by_card() -> None:
    _, on = there()
    assert open_hands(on) == ()
    read = open_hands(on._replace(table=on.table._replace(open=frozenset({1, 2, 3}))))
    assert [hand.name for hand in read] == [
        say("spoken_hand_of", {"name": name}) for name in ("Lena", "Eugen", "Rösle")
    ]


# -- the words -----------------------------------------------------------------------------------------------------


def of(on: Situation, item: ItemId) -> tuple[str, str, str]:
    return words_of(on, Item(item, ()))


def test_every_way_to_write_the_score_is_told() -> None:
    _, on = there()

    def told(row: Row, dress: str = "slate", pool: int = 0) -> str:
        return of(on._replace(slate=Slate((row,), (row,), dress=dress, pool=pool)), ItemId("slate"))[1]

    assert told(Row("Mir", "||V|")) == "Mir: strokes: 3, Gigackel: 1"
    assert told(Row("Mir", "v.w")) == "Mir: Gigackel half wiped off: 1, strokes wiped off: 1, Gigackel wiped off: 1"
    assert told(Row("Mir", "")) == "Mir: no strokes" and told(Row("Mir", "", "34")) == "Mir: match points: 34"
    assert told(Row("Mir", "|V"), ON_MATS, 7) == "Mir: beer mats: 3, beer mats that nobody has yet: 7"


def test_who_is_called_you_is_told_so_and_only_who_sits_there_has_a_partner() -> None:
    _, on = there()
    turn = on.seen.turn
    names = tuple(say("you") if seat == turn else name for seat, name in enumerate(on.seating.names))
    yours = on._replace(seating=on.seating._replace(names=names))
    assert say("spoken_turn_you") in of(yours, ItemId("seat", turn))[1].split(", ")
    assert say("spoken_turn") in of(on, ItemId("seat", turn))[1].split(", ")
    told = [of(on._replace(own=own), ItemId("seat", 2))[1].split(", ") for own in (True, False)]
    assert [say("spoken_partner") in words for words in told] == [True, False]


def test_a_card_says_why_it_may_not_be_played_or_what_it_counts_to_whoever_wants_marks() -> None:
    """Whoever is in turn: a screen reader reads out whatever changes about the card that one stands on."""
    _, on = there()
    card = ItemId("card", FACE_OF["HK"])
    refused = on.play._replace(why_not=lambda face: "It may not.")
    free = on.play._replace(why_not=lambda face: "")
    told = [of(on._replace(play=play), card)[2] for play in (refused, free, free._replace(marks=False))]
    assert told == ["It may not.", say("name_counts:K", {"points": 4}), ""]
    five = refused._replace(shows_five=lambda face: True)
    assert of(on._replace(play=five), card)[2] == say("name_shows_five")


def test_whose_hand_it_is() -> None:
    items, on = there()
    (own,), (other,) = (group_nodes(items, on._replace(own=mine), "hand") for mine in (True, False))
    assert own.name == say("spoken_hand")
    assert other.name == say("spoken_hand_of", {"name": on.seating.names[on.seating.me]})


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(("deck", "queen"), [("wuerttemberg", "Eichel-Ober"), ("french", "Kreuz-Dame")])
def test_two_equal_cards_are_told_apart_in_german_whatever_their_gender(deck: str, queen: str) -> None:
    speak("de", card_names(deck))
    names = names_of_cards([FACE_OF["EA"], FACE_OF["EA"], FACE_OF["EO"], FACE_OF["EO"]])
    assert names[0].endswith("-Alte, die erste von zwei gleichen")
    assert names[3] == f"{queen}, die zweite von zwei gleichen"


def test_the_beer_mats_are_one_thing_and_say_once_before_whom_they_lie() -> None:
    items, on = there()
    (mats,) = group_nodes(items, on, "coasters")
    assert mats.value == "Lena, Eugen, Rösle" and mats.about and not mats.inside and mats.key == "coaster"
