"""The inn itself: the beam under its ceiling, and what stands on it in chalk."""
