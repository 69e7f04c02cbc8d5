"""A deal laid out card by card, and the rule that decided it."""
