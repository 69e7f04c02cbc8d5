"""The screen in words, for whoever hears the game: a tree of what is there, and what has just happened."""
