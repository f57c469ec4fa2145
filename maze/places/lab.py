"""The lab: algorithms compared, side by side on one clock."""

from maze.place import Place

PLACE = Place(
    id="lab", title="Lab", order=3, page_title="Meander: the lab",
    fields="maze.race.fields", files="maze.render.race_files", workshop="maze.web.lab.races:Races",
    modes=("race",), board=False, buttons="lab", parts=("pentomino",),
    opening={"by": "recursive_backtracker.prim.wilson.kruskal", "seed": "amber-7"},
    needs=("maze.race", "maze.together", "maze.web.lab", "maze.lab", "maze.measures.human",
           "maze.render.beside", "maze.tasks.measure", "maze.tasks.census", "maze.tasks.average"))
