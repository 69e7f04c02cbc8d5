"""The regulars: what they say besides, and when."""
