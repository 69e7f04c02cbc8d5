"""Self-play: whole deals without a window, by the thousand."""
