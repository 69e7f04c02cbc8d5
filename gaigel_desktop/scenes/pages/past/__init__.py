"""Past games: the list of all deals, what it is looked through by, the figures, files, and what waits."""
