"""Own looks: backs of cards and covers of the table that a player makes of photographs."""
