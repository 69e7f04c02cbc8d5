"""What a player is told about the own play."""
