"""The lab: algorithms compared, side by side on one clock."""

from maze.place import Place

PLACE = Place(
    id="lab", title="Lab", order=3, page_title="Meander: the lab",
    fields="maze.race.links", files="maze.render.lab_files", workshop="maze.web.lab.workshop:Lab",
    modes=("race", "measure", "growth", "solvers", "census", "average", "searches", "thesis"),
    kinds=True,
    board=False, buttons="lab", parts=("pentomino",),
    opening={"by": "recursive_backtracker.prim.wilson.kruskal", "seed": "amber-7"},
    needs=("maze.race", "maze.together", "maze.web.lab", "maze.lab", "maze.measures.human",
           "maze.measures.branches", "maze.render.terms",
           "maze.render.beside", "maze.render.race_files",
           "maze.tasks.measure", "maze.tasks.census", "maze.tasks.average",
           "maze.tasks.searches", "maze.tasks.fit", "maze.tasks.plays"))
