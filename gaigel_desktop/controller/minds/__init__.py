"""Minds: who thinks, and where: in this process or in one of its own."""
