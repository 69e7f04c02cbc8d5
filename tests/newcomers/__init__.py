"""A regular, a language and a deck that nobody has written a line of code for."""
