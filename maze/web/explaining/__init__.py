"""Explaining: beside the board, the idea of what runs, its code with the line that runs, a legend.
"""
