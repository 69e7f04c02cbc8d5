"""Whether the coach says what is true."""
