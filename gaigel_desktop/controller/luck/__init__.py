"""Luck: what all own deals gave each seat, held against what a shuffled pack has in store for it."""
