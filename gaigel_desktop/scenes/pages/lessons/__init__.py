"""Lessons: what there is to learn as chalk on a slate, and each of them played at a table of its own."""
