"""Shapes: ``(*size) -> Grid``, one a file; the parameters are the numbers of ``size=`` in links."""
