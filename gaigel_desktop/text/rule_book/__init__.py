"""The rule book: the rules in force as pages, as data."""
