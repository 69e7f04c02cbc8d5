"""A story passed on: all of it is written down as if nobody had heard it first."""

from __future__ import annotations

from pathlib import Path

from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.match.passed_on import PassedOn
from gaigel_desktop.controller.match.story import Stored, Story, helped_in
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.controller.store.store import closing
from tests.controller.test_store import NOW, a_deal


def tell(story: Story) -> None:
    """A match of one deal, in which a deed is taken back and another one is not done alone."""
    record = a_deal()
    story.start_deal(record._replace(actions=(), result=None), Seed("secret"))
    for number, deed in enumerate(record.actions[:3]):
        story.note(number, deed)
    story.take_back(2)
    story.help(2)
    story.finish_deal(record)
    story.start_deal(record._replace(actions=(), result=None), Seed("another"))
    assert story.take_out()
    story.finish_match(1)


def test_everything_is_written_down_as_if_nobody_had_heard_it(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        tell(PassedOn(Stored(Ledger(store), lambda: NOW, {"table": "of four"})))
        (deal,) = store.deals()
        match = store.match(deal.match)
    assert (deal.record, helped_in(deal.about), deal.about["seed"]) == (a_deal(), (2,), "secret")
    assert match is not None and (match.finished, match.winner) == (NOW, 1)
