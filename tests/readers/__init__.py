"""Readers against the engine: who reads only the pages of a table predicts drawn positions, and the engine judges."""
