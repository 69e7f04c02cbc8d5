"""Practice: a deal that is over, played once more by the player or by a master; nothing of it counts."""
