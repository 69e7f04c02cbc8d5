"""How everything that lies on a table is drawn."""
