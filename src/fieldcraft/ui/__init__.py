"""Helpers for drawing, shared by the tables of all games."""
