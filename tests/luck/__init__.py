"""What a shuffled pack has in store, and players with fair and with marked cards."""
