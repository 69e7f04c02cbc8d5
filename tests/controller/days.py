"""Days whose deal was played, for tests and pictures."""

from __future__ import annotations

from gaigel_desktop.controller.match.dealer import cut_by_dice, kept_seed, record_from
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Thinker
from gaigel_desktop.controller.match.setup import to_json
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.of_the_day import LATER, dealer_of_day, seed_of_day, table_of_the_day
from gaigel_desktop.controller.store.reviewed import Lost, Reviewed
from gaigel_desktop.controller.store.schema import DAY
from gaigel_desktop.controller.store.store import Store
from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.rules.deal import may_knock
from gaigel_desktop.rules.record import Record


def record_of_day(day: str) -> Record:
    """As it is dealt at every table."""
    rules, seed = table_of_the_day().rules, seed_of_day(day)
    return record_from(seed.text, cut_by_dice(seed.text, may_knock(rules)), rules, dealer_of_day(day))


def played_day(day: str) -> Record:
    """To its end, by everybody alike."""
    record = record_of_day(day)
    game = Game(record.rules, [Thinker(greedy) for _ in range(record.rules.players)], record.dealer, Forgotten())
    game.begin(record)
    while game.playing:
        if not game.step():
            game.count()
    assert game.last_record is not None
    return game.last_record


def keep_day(store: Store, day: str, gave: float | None = None, *, later: bool = False) -> int:
    """A day that was played, and perhaps looked back on; the number of its deal."""
    about = to_json(table_of_the_day()) | {DAY: day} | ({LATER: True} if later else {})
    record, at = played_day(day), f"{day}T20:15:00"
    match = store.start_match(at, about)
    deal = store.start_deal(match, at, record, about | kept_seed(seed_of_day(day)))
    store.finish_deal(deal, at, record)
    store.finish_match(match, at, record.result.winners[0] if record.result else None)
    if gave is not None:
        phases = Lost(1, gave), Lost(5, 0.0), Lost(5, 0.0)
        store.keep_review(deal, Reviewed(0.0, 0.0, phases, ()))
    return deal
