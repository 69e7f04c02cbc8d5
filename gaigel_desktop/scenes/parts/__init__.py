"""Parts: what pages share: their sheets, tiles, the own player, what lies over a table."""
