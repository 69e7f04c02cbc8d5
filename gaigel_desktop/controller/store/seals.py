"""Seals: a digest over everything that a row holds and that cannot be worked out anew; a row that was changed is known.

The deeds of a running deal carry a chain on from the record that was dealt, so that one that was lost is known as well.
"""

from __future__ import annotations

import hashlib
import json


def seal(table: str, *values: object) -> str:
    """The seal of a row, whatever it holds."""
    return hashlib.sha256(json.dumps([table, *values], ensure_ascii=False, default=repr).encode()).hexdigest()


def link(before: str, text: str) -> str:
    """A link of the chain that every deed carries on; the first one is that of the record."""
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()
