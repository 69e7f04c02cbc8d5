"""The tournament of Rutesheim: its rounds, its field, and the tables where the player does not sit."""
