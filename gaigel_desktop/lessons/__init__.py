"""Lessons: scenes that one plays to learn the game, each a file of data with its words, and what can go wrong there."""
