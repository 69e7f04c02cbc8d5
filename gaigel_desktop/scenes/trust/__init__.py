"""Trust: does the computer cheat? What is said of it, and what a doubter can try."""
