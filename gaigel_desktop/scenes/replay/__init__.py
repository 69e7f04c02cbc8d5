"""A past deal told again, step by step."""
