"""English: the sentences, a file for each place where they are read."""
