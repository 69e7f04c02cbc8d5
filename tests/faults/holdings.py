"""Holdings: what this process holds of the system: memory, descriptors, threads, other processes. Linux tells."""

from __future__ import annotations

import gc
import mmap
import platform
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from gaigel_desktop.window.memory import give_back_holes

MEGABYTE = 2**20
PYTHONS_OWN = "resource_tracker"  # begun with the first process and there to the end
OURS = Path("/proc/self")
TELLS = OURS.exists() and platform.libc_ver()[0] == "glibc"  # elsewhere nobody knows, or nothing is given back


def resident() -> float:
    """Megabytes in memory, when everything that nobody needs has been given back; 0 where nobody tells."""
    if not TELLS:
        return 0.0
    gc.collect()
    give_back_holes()
    return int((OURS / "statm").read_text(encoding="ascii").split()[1]) * mmap.PAGESIZE / MEGABYTE


class Holdings(NamedTuple):
    """What is held besides memory, by name, so that what is left over can be named too."""

    descriptors: Counter[str]
    threads: Counter[str]
    processes: Counter[str]

    def __str__(self) -> str:
        return ", ".join(f"{held.total()} {name}" for name, held in zip(self._fields, self, strict=True))


def held() -> Holdings:
    """What this process holds now, when litter has been picked up."""
    gc.collect()
    return Holdings(*(Counter(look() if TELLS else ()) for look in (_descriptors, _threads, _processes)))


def left_over(before: Holdings, after: Holdings) -> list[str]:
    """What is held after and was not before."""
    more = (late - early for early, late in zip(before, after, strict=True))
    return [
        f"{kind}: {name} x{count}"
        for kind, gone in zip(Holdings._fields, more, strict=True)
        for name, count in gone.items()
    ]


def _descriptors() -> list[str]:
    found = []
    for link in (OURS / "fd").iterdir():
        try:
            found.append(link.readlink().name.split(":")[0])  # of pipes and sockets the kind
        except FileNotFoundError:  # the one with which we look
            continue
    return found


def _threads() -> list[str]:
    return [(task / "comm").read_text(encoding="utf-8").strip() for task in (OURS / "task").iterdir()]


def _processes() -> list[str]:
    """The children of all threads, the dead ones that nobody has buried among them."""
    children = " ".join((task / "children").read_text(encoding="ascii") for task in (OURS / "task").iterdir())
    called = (_called(Path("/proc", child)) for child in children.split())
    return [name for name in called if PYTHONS_OWN not in name]


def _called(process: Path) -> str:
    """By which module it was started; a dead one has forgotten that."""
    try:
        words = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
    except FileNotFoundError:
        return "gone"
    return next((word for word in words if "import" in word), "")[:60] or "dead"
