"""Opponents: a view goes in, an action or nothing comes out."""
