"""Rendering: grids, mazes and tilings as path data, files and text; no screen is known here."""
