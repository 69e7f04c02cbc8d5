"""Showing Gaigel to others: a programme as scenes for a room, steered with the keys of a clicker."""
