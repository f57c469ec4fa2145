"""Learn: articles and lessons."""

from maze.place import Place

PLACE = Place(
    id="learn", title="Learn", order=5, page_title="Meander: learn",
    fields="maze.learning.fields", files="maze.learning.files",
    workshop="maze.web.learning.workshop:Learning", modes=("read", "lesson", "build"),
    turns=False, board=False, buttons="learn", parts=("pentomino",),
    needs=("maze.learning", "maze.web.learning", "maze.lessons", "maze.web.lessons"))
