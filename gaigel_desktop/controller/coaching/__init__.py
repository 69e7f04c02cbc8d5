"""The coach: what to do in a position, and the one reason for it that is true of these cards."""
