"""Review: a deal that is over talked over: what would you play, what was better and why, and what it came to."""
