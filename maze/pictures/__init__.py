"""Pictures laid over a board: what is cut away, what a solution paints, and where they come from.

The recipe's ``cut`` is a picture in pixels (``stencil``), which says which cells of any planar
board are left (``cutting``).  With ``hide``, each square that is left becomes four (``doubling``),
and the path through the maze passes exactly those (``hiding``).
"""
