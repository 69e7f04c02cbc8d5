"""The small family of things that can be wrong; `text` has the sentences, these carry the keys."""

from __future__ import annotations


class GaigelError(Exception):
    """Something the rules refuse. `key` names the reason, `values` what it is about, as the phrase names it."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        """The key and what it is about, for whoever writes programs; the sentence for it is said by `text`."""
        about = "; ".join(f"{name}: {value}" for name, value in self.values.items())
        return f"{self.key} ({about})" if about else self.key


class NotAllowed(GaigelError):
    """A seat asked for an action that the rules do not allow it now."""

    def __init__(self, seat: int, action: int, key: str) -> None:
        super().__init__(key)
        self.seat = seat
        self.action = action

    def __str__(self) -> str:
        """Who may not do what, and the key of the reason."""
        from .actions import SPELLED  # only whoever reads this needs it, and errors are there from the start

        named = SPELLED[self.action] if 0 <= self.action < len(SPELLED) else (self.action,)
        return f"seat {self.seat} may not {' '.join(map(str, named))}: {self.key}"


class BadRules(GaigelError):
    """A rule set that cannot be played."""


class BadPack(GaigelError):
    """Cards that are not the 48 of a Gaigel pack."""


class BadRecord(GaigelError):
    """A record that cannot be read."""
