"""Paint: how everything that lies on a table is drawn."""
