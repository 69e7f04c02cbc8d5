"""What is shown to a room, without a window: courses, captions, questions."""
