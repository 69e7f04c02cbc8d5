"""A deal that lies on a table, whoever looks at it: where things are, how they move, what is done and drawn."""
