"""Showing: Gaigel for others to look at, deed by deed; nothing of it ever counts."""
