"""Before: what comes before the first card: the Umschlag and the cut."""
