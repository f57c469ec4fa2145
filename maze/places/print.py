"""Print: sheets of puzzles on paper."""

from maze.place import Place

PLACE = Place(
    id="print", title="Print", order=4, page_title="Meander: print",
    fields="maze.paper.fields", files="maze.paper.files",
    workshop="maze.web.paper.workshop:Printing", board=False, heeds=frozenset(),
    opening={"shapes": "square", "make": "6", "per": "6", "mm": "5", "dv": "2"},
    parts=("pentomino", "lab", "pictures"),
    needs=("maze.paper", "maze.web.paper", "maze.tasks.sheets"))
