"""The app: opens the window, leads from scene to scene, and goes on when something broke."""
