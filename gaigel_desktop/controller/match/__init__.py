"""A match being played: the game, its players, its story, and what is around a deal."""
