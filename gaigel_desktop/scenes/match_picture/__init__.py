"""The end of a match as a picture for others: what stands on it, and painting it."""
