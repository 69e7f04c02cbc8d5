"""Is it fair? How the pack is sealed and how that is checked, and what the cards gave the player so far."""
