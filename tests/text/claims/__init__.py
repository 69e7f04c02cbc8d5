"""What the pages of a table claim, each claim tried with the engine under the rules of that table."""
