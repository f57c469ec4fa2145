"""Mazes: generated, solved, played and edited."""

from maze.place import TIME, Place

PLACE = Place(
    id="maze", title="Mazes", order=1, page_title="Meander: mazes",
    fields="maze.fields", files="maze.render.maze_files", workshop="maze.web.mazes.mazes:Mazes",
    exact="walls", modes=("watch", "play", "edit"),
    heeds=TIME | {"show", "exercise", "dare", "daily"},
    opening={"by": "prim", "seed": "amber-7", "solve": "breadth_first"},
    needs=("maze.web.mazes", "maze.web.playing", "maze.web.pointing", "maze.playing"),
    rivals="lab", days="maze.playing.daily")
