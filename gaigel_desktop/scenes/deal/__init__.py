"""A deal in its window: the scene of the table, its input, its menu and the pages that lie over it."""
