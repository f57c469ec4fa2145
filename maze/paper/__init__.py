"""Paper: sheets of puzzles as data, in millimeters, and the files that print them.

``recipe`` says what is wished, ``fields`` are its links, ``choosing`` makes the puzzles, ``layout``
lays them out on pages, and ``svg`` and ``html`` write the pages.
"""
