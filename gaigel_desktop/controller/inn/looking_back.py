"""Looking back: what the store knows of the deals that somebody has sat at with the player, and what was told again."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from gaigel_desktop.controller.store.archive import DATED, KNOWN
from gaigel_desktop.controller.store.company import Mention

from .remembered import AGAIN, Recalled, Shared, recalled
from .season import Ended, ended, owing

FAR_BACK: Final = 300  # deals with somebody; what was before is forgotten
ROWS: Final = f"""
SELECT past.deal, past.match, past.finished, company.ours, past.won, past.match_won, past.reason, company.won,
    company.taken, kept.taken, kept.caught, kept.accused IS 0, kept.cleaned,
    (SELECT group_concat(who) FROM (SELECT who FROM company AS c WHERE c.deal = past.deal ORDER BY who))
FROM company CROSS JOIN past USING (deal) CROSS JOIN kept USING (deal)
WHERE company.who = ? AND past.won IS NOT NULL AND {KNOWN} AND {DATED} ORDER BY company.deal DESC LIMIT {FAR_BACK}
"""


def shared_with(database: sqlite3.Connection, who: str) -> list[Shared]:
    """The deals with this one, newest first."""
    return [_shared(row) for row in database.execute(ROWS, (who,))]


def _shared(row: tuple[object, ...]) -> Shared:
    """The numbers of a row as what they mean."""
    deal, match, finished, ours, won, match_won, reason, *_, company = row
    they_won, they_took, we_took, caught, accused_wrong, cleaned = map(bool, row[7:13])
    return Shared(
        deal=int(str(deal)),
        match=int(str(match)),
        finished=str(finished),
        ours=bool(ours),
        won=bool(won),
        match_won=None if match_won is None else bool(match_won),
        reason=str(reason),
        they_won=they_won,
        they_took=they_took,
        we_took=we_took,
        caught=caught,
        accused_wrong=accused_wrong,
        cleaned=cleaned,
        company=str(company),
    )


def known_to(
    database: sqlite3.Connection, who: str, now: datetime, ends: Sequence[Ended] | None = None
) -> list[Recalled]:
    """What this one could tell now; the matches of the season may be known already."""
    debts = owing(ended(database, now.date()) if ends is None else ends, who, now.date())
    return [*recalled(shared_with(database, who), now.date()), *debts]


def known_at(database: sqlite3.Connection, company: Sequence[str], now: datetime) -> dict[str, list[Recalled]]:
    """What each of them could tell now."""
    ends = ended(database, now.date())
    return {who: known_to(database, who, now, ends) for who in company}


def told_before(database: sqlite3.Connection, now: datetime) -> list[Mention]:
    """What was told again, as far back as it matters."""
    since = (now - AGAIN).isoformat()
    query = "SELECT who, kind, of_deal, told FROM mention WHERE told > ?"
    return [Mention(*row) for row in database.execute(query, (since,))]
