"""Pentominoes: boards that are filled by a search or by hand, counted and drawn."""

from maze.place import TIME, Place

PLACE = Place(
    id="pentomino", title="Pentominoes", order=2, page_title="Meander: pentominoes",
    fields="maze.pentomino.fields", files="maze.render.tiling_files",
    workshop="maze.web.tilings.workshop:PentominoWorkshop",
    document="maze.web.tilings.desk_dom:DomDesk",
    exact="position", modes=("watch", "play", "count", "challenges", "edit"), buttons="tile",
    heeds=TIME | {"dare", "daily"}, days="maze.pentomino.daily",
    needs=("maze.web.tilings", "maze.pentomino", "maze.tasks.tilings", "maze.tasks.year",
           "maze.render.boards", "maze.render.fence", "maze.render.matrix", "maze.render.patterns",
           "maze.render.piece", "maze.render.position", "maze.render.space",
           "maze.render.thumbnail", "maze.render.tiling", "maze.render.tiling_data",
           "maze.render.year"),
    rivals="lab")
