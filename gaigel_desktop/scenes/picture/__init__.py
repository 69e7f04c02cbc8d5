"""The picture: how what is on the stage, and what lies over it, is drawn."""
