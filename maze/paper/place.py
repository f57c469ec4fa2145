"""The place of sheets, among the others: links to sheets are read and written with ``PLACES``."""

from maze.place import Place
from maze.places import PLACES as OTHERS

PLACE = Place(
    id="print", title="Print", order=4, page_title="Meander: print",
    fields="maze.paper.fields", files="maze.paper.files",
    workshop="maze.web.paper.workshop:Printing", board=False, heeds=frozenset(),
    opening={"shapes": "square", "make": "6", "per": "6"}, needs=("maze.paper",))
PLACES = OTHERS.add(PLACE)
