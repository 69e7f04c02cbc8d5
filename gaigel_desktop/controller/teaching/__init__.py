"""Teaching: what a newcomer has learned, and who sits between the player and the table; pure, told of in words."""
