"""Whether opponents decide the same whatever lies hidden from them, and whether one that cheats would be caught."""
