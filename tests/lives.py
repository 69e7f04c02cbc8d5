"""Lives: stores of somebody who has played for years, made of a few hundred deals; and what looking at them costs.

`python -m tests.lives 1000 20000 100000 500000` makes such stores and tells for each what the loop does in one turn
when past games are opened, turned over, searched and counted: the steps of SQLite, and the time of the processor.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from gaigel_desktop.controller.store.archive import EVERYTHING, Wanted
from gaigel_desktop.controller.store.schema import SEALED
from gaigel_desktop.controller.store.seals import seal
from gaigel_desktop.controller.store.search import Search
from gaigel_desktop.controller.store.statistics import counting
from gaigel_desktop.controller.store.store import Store, closing
from tests.controller.past_games import keep_many
from tests.counting import steps_of

PRESETS: Final = ("leinfelden", "wikipedia", "rutesheim", "uspcc-1907")
PLAYED: Final = 400  # deals that are really played; the others are these on other days
PAGE: Final = 40


def live(store: Store, deals: int) -> None:
    """So many deals of one's own, on as many days before, each sealed as if it had been played."""
    keep_many(store, min(PLAYED, deals), PRESETS)
    database = store.database
    database.create_function("sealed", -1, seal)
    (matches,) = database.execute("SELECT max(id) FROM match").fetchone()
    (there,) = database.execute("SELECT max(id) FROM deal").fetchone()
    times = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {deals // there - 1})"
    later = {"id": "id + i * {}", "match": f"match + i * {matches}", "deal": f"deal + i * {there}"}
    later |= {name: f"strftime('%Y-%m-%dT%H:%M:%S', {name}, '-' || i || ' days')" for name in ("started", "finished")}
    later |= {"fingerprint": "fingerprint || i"}
    with database:
        for table in ("match", "deal", "past", "opponent", "company", "kept") if deals > there else ():
            columns = [name for (name,) in database.execute(f"SELECT name FROM pragma_table_info('{table}')")]
            moved = [later.get(name, name).format(matches if table == "match" else there) for name in columns]
            if table == "match":
                moved[columns.index("finished")] = f"ifnull({later['finished']}, {later['started']})"  # no table waits
            database.execute(
                f"INSERT INTO {table} ({', '.join(columns)}) {times} SELECT {', '.join(moved)} FROM {table}, n"
            )
        for table in ("match", "deal"):
            database.execute(f"UPDATE {table} SET digest = sealed('{table}', {', '.join(SEALED[table])})")


Deed = Callable[[], object]


def deeds(store: Store) -> dict[str, list[Deed]]:
    """What happens when past games are looked at, turn of the loop by turn: each in its pieces."""
    database = store.database
    search, rare = Search(database, EVERYTHING), Search(database, Wanted(who="eugen", rules="leinfelden"))
    counted = counting(database, EVERYTHING)
    (all_of,) = database.execute("SELECT count(*) FROM past").fetchone()
    pieces = range(all_of // 250 + 1)
    return {
        "open": [search.go_on] * min(4, len(pieces)) + [lambda: search.page(0, PAGE)],
        "find": [search.go_on for _ in pieces[4:]],
        "turn to the oldest": [lambda: search.page(len(search.deals) - PAGE, PAGE)],
        "choose": [search.choices],
        "search": [rare.go_on for _ in pieces],
        "count": [lambda: next(counted, None) for _ in range(len(pieces) + 1)],
    }


def main(sizes: list[int]) -> None:
    """Tell it for each size: pieces, the most steps of one, all steps; and milliseconds of the processor likewise."""
    for size in sizes:
        with TemporaryDirectory() as folder, closing(Path(folder) / "games.sqlite") as store:
            live(store, size)
            for measure in (steps_of, milliseconds):
                for name, pieces in deeds(store).items():
                    cost = [measure(store.database, piece) for piece in pieces] or [0]
                    told = f"{size:>8} {measure.__name__:>13} {name:>20} {len(cost):>5}"
                    print(f"{told} {max(cost):>9.1f} {sum(cost):>12.1f}")


def milliseconds(_: object, deed: Deed) -> float:
    """Of a processor."""
    began = time.thread_time()
    deed()
    return (time.thread_time() - began) * 1000


if __name__ == "__main__":
    main([int(size) for size in sys.argv[1:]] or [1_000, 20_000])
