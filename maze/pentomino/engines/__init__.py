"""Engines: six ways to find every tiling, behind one small interface (see ``answers``)."""
