"""Full, a few times: what could not be written is there once there is room."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.faults.full import AT_THE_START, DISKS, MEANWHILE, Disk, Full, check_at_the_start, check_meanwhile
from tests.faults.locks import spend
from tests.tiers import thorough


@thorough
@pytest.mark.parametrize("disk", DISKS)
@pytest.mark.parametrize("name", ["coming and going", "settings and a table"])
def test_a_disk_that_is_full_for_a_while_loses_nothing(name: str, disk: Callable[[], Disk]) -> None:
    """Settings, the table and the tournament in their files, too."""
    evening = MEANWHILE[name]
    undisturbed = spend(evening, None)
    check_meanwhile(undisturbed, evening, Full(disk(), undisturbed.length / 2, 100.0))


@thorough
@pytest.mark.parametrize("disk", DISKS)
def test_a_disk_that_is_full_at_the_start_sets_nothing_aside(disk: Callable[[], Disk]) -> None:
    evening = AT_THE_START["playing at once"]
    check_at_the_start(spend(evening, None), evening, Full(disk(), 0.0, 30.0))
