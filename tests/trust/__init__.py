"""Whether anybody need believe the program: packs, and opponents that could peek."""
