"""Showing the game to others."""
