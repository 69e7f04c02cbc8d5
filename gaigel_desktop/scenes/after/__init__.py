"""After: what a deal and a match came to."""
