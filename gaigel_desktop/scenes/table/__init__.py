"""The table: what lies before the player, what mouse and keys do there, and when the others go on."""
