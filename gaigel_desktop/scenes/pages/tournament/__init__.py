"""The tournament: entering, the standings, and the deals at the player's table."""
