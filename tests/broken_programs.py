"""Programs that are wrong on purpose: each with the claim that is refuted, the sentence, and how
many cells the smallest counter-example may have at most."""

from __future__ import annotations

from maze.visitors.templates import GENERATE, SOLVE

KRUSKAL = """
def generate(maze, rng):
    edges = list(range(maze.grid.edges))
    rng.shuffle(edges)
    parent = list(range(len(maze.grid)))

    def find(cell):
        while parent[cell] != cell:
            cell = parent[cell]
        return cell

    for edge in edges:
        a, b = maze.grid.joins[edge]
        a, b = find(a), find(b)
        if a != b:
            parent[a] = b
            maze.open[edge] = 1
            yield CARVE + edge
"""
# The sentences count lines from the empty one.
GROW = "\n" + GENERATE
FLOOD = "\n" + SOLVE

GENERATORS = {                              # name: (text, claim, sentence, most cells)
    "kruskal without its check": (
        KRUSKAL.replace("if a != b:", "if True:"), "tree",
        "Step 4 opens edge * between cell * and cell *, which are joined already: that closes a "
        "loop.", 4),
    "forgets a cell": (
        GROW.replace("< len(maze.grid)", "< len(maze.grid) - 1"), "tree",
        "1 cell is cut off: cell 1 (row 1, column 2).", 2),
    "forgets the last cell of large boards": (
        GROW.replace("< len(maze.grid)", "< min(5, len(maze.grid))"), "tree",
        "1 cell is cut off: cell *", 6),
    "yields before it changes": (
        KRUSKAL.replace("            maze.open[edge] = 1\n            yield CARVE + edge\n",
                        "            yield CARVE + edge\n            maze.open[edge] = 1\n"),
        "true", "Step 1 is yielded before the maze is changed at edge 0, between cell 0 (row 1, "
        "column 1) and cell 1 (row 1, column 2): change first, then yield.", 2),
    "changes without a step": (
        KRUSKAL.replace("yield CARVE + edge", "yield VISIT + b"), "true",
        "The maze is changed at edge 0, between cell 0 (row 1, column 1) and cell 1 (row 1, column "
        "2), but no step up to step 1 says so.", 2),
    "uses random": (
        "import random\n" + KRUSKAL.replace("rng.shuffle", "random.shuffle"), "same",
        "Two runs with the same seed differ from step * on, although each began anew: it takes "
        "random numbers from elsewhere than rng.", 4),
    "uses random, with a seed of its own": (
        "import random\n" + KRUSKAL.replace("rng.shuffle", "random.Random(4).shuffle"), "source",
        "Line 1 imports random. Take random numbers from rng alone, so that a link makes the same "
        "maze for ever.", 0),
    "depends on a global": (
        "RUNS = []\n" + KRUSKAL.replace("    rng.shuffle(edges)\n",
                                        "    rng.shuffle(edges)\n    RUNS.append(1)\n"
                                        "    edges = edges[len(RUNS) % 2:] + edges[:len(RUNS) % 2]"
                                        "\n"), "same",
        "Two runs with the same seed differ from step * on: it keeps something from one run to the "
        "next, such as a global variable.", 6),
    "never ends": (
        GROW.replace("while len(seen) < len(maze.grid):",
                     "while True:\n        yield VISIT + here"), "runs",
        "It does not end within * steps.", 2),
    "divides by zero on a row": (
        GROW.replace("    here, seen", "    1 / (len(maze.grid.neighbors[0]) - 1)\n    here, seen"),
        "runs", "Line 3: ZeroDivisionError: *", 2),
    "knows squares only": (
        GROW.replace("maze.grid.neighbors[here]", "[here + 1, here - 1]"), "runs",
        "Line 8: ValueError: *", 3),
    "yields a pair": (
        GROW.replace("yield CARVE + maze.carve(here, new)", "yield (here, new)"), "runs",
        "Step 1 is no step: tuple. Yield a number such as CARVE + edge.", 2),
    "yields an edge that is not there": (
        GROW.replace("CARVE + maze.carve(here, new)", "CARVE + maze.grid.edges"), "runs",
        "Step 1 is carve 1, but there are only 1 edges, counted from 0.", 2),
    "has no yield": (
        GROW.replace("yield CARVE + maze.carve(here, new)", "maze.carve(here, new)"), "runs",
        "It should yield its steps, but it has no yield.", 2),
    "only breathes": (
        GROW.replace("while len(seen) < len(maze.grid):",
                     "while True:\n        yield BREATH"), "runs",
        "It pauses 100000 times and takes no step.", 2),
    "opens a ring": (
        GROW.replace("        here = new\n", "        here = new\n    for edge in maze.grid.borders"
                     "[0]:\n        maze.open[edge] = 1\n        yield CARVE + edge\n"), "tree",
        "Step * opens edge * between cell * and cell *, which are joined already: that closes a "
        "loop.", 4),
}

SOLVERS = {
    "gives up at a junction": (
        FLOOD.replace("        for new in board.links[cell]:",
                      "        for new in board.links[cell][:2]:"), "finds",
        "It says that there is no path, but there is one from cell 0 (row 1, column 1) to cell * "
        "There is no path from the start to the goal.", 16),
    "jumps through walls": (
        FLOOD.replace("return way_back(came_from, start, goal)", "return [start, goal]"), "way",
        "The path goes from cell 0 (row 1, column 1) to cell 2 (row 1, column 3), where there is "
        "no passage.", 3),
    "goes backwards": (
        FLOOD.replace("way_back(came_from, start, goal)",
                      "way_back(came_from, start, goal)[::-1]"), "way",
        "The path should lead from cell 0 (row 1, column 1) to cell 1 (row 1, column 2), but leads "
        "from cell 1 (row 1, column 2) to cell 0 (row 1, column 1).", 2),
    "walks in circles": (
        FLOOD.replace("return way_back(came_from, start, goal)",
                      "return [start, board.links[start][0], *way_back(came_from, start, goal)]"),
        "way", "The path passes cell 0 (row 1, column 1) twice.", 2),
    "returns a number": (
        FLOOD.replace("return way_back(came_from, start, goal)", "return goal"), "runs",
        "*", 2),
    "opens walls": (
        FLOOD.replace("yield VISIT + cell", "yield CARVE"), "runs",
        "Step 1 is one that only others may yield: carve 0.", 2),
    "claims to be shortest": (
        "@register('Deep', claims='complete shortest')" + FLOOD.replace(
            "for cell in wave:", "while wave:\n        cell = wave.pop()"), "shortest",
        "Its path takes * steps, the shortest takes *.", 12),
}
