"""Rendering: grids, mazes and tilings become SVG path strings, files and text; no screen is known here."""
