"""The window: the pygame toolkit that scenes are made of. It knows no rule and no scene."""
