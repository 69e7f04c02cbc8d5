"""The table: layout and spots (pure), stage and cues (motion), paint, panels, and the scene that wires them."""
