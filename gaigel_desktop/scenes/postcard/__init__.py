"""The postcard: the end of a match as a picture that one sends to others, with the match in it."""
