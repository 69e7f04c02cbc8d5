"""Records: deals and rules as lines of text, and whether they hold."""
