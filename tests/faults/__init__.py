"""Faults: what is broken on purpose, and what the program makes of it."""
