"""Paper: sheets of puzzles as data, in millimeters, and the files that print them.

``recipe`` says what is asked for, ``fields`` are its links, ``choosing`` makes the puzzles,
``dressing`` lays pictures over their boards, ``lettering`` puts words on their paths, ``layout``
lays them out on pages, and ``svg`` and ``html`` write the pages.
"""
