"""Scenes: what a player sees, one module a scene."""
