"""Parts: what pages share: their sheets, tiles, the desk, what lies over a table."""
