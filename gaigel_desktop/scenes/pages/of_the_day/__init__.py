"""The deal of the day: the same cards for everybody, the own days so far, and a line for a friend."""
