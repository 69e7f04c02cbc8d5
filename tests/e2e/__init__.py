"""End to end: the window on a real (virtual) screen, with real mouse and key events. Needs Xvfb: .ci/run runs it."""
