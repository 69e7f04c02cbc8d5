"""The controller: between the rules and the players; no pygame."""
