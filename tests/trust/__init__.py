"""Whether anybody need believe the program: luck, packs, and opponents that could peek."""
