"""Own looks: backs of cards that a player makes of photographs."""
