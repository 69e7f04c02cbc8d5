"""Highlights: what happened in a deal that is worth telling to others, and what is told first of a match."""
