"""Showing the game, told by somebody who presses the keys."""
