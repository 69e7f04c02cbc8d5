"""Where everything lies on a table, and the one list of the items on it. Pure: no pygame, no time."""
