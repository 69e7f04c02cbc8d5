"""Trust: a deal of which somebody doubts that it was played honestly, and what can be tried with it."""
