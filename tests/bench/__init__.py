"""How fast the rules are, next to other game cores, in one run: `make bench`."""
