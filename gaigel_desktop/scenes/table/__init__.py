"""The table: layout and pointer (pure), stage and cues (motion), paint, panels, and the scene that wires them."""
