"""Every word a player reads. The rules and the controller give keys, this room has the sentences."""
