"""The store: every match in SQLite, and what is found, counted and handed over there."""
