"""Shortest: a flood, Dijkstra's algorithm and A*, and what is paid for being quick."""

from maze.lessons.lesson import Ask, Choice, Lesson, Moment

MAZE = "#maze?v=1&size=12x9&by=prim&seed=oak&braid=60&solve={}"
FLOOD, DIJKSTRA, STAR, GREEDY = map(MAZE.format, (
    "breadth_first", "dijkstra", "a_star", "greedy_best_first"))

LESSON = Lesson("Shortest: flood, Dijkstra, A*", (
    Moment(FLOOD, 420, start=242, text=(
        "This maze of 108 cells has loops, so many paths lead from S to G. Which one is the "
        "shortest? Let water in at S. In each moment it spreads from all cells that are wet to "
        "their neighbors. That is breadth-first search.")),
    Moment(FLOOD, 280, (
        "The computer has no water. It has a queue: cells that it has seen wait there, and the one "
        "that has waited longest is next. Its neighbors go to the end of the queue."),
        Ask("run", what="queue")),
    Moment(FLOOD, text="The flood has reached G, and the path is drawn.",
           ask=Ask("choice", "Why is there no shorter path?", (
               Choice("The flood reaches cells in the order of their distance from S.",
                      "If there were a shorter path, the water would have come along it earlier."),
               Choice("The path has the fewest turns.", "Turns cost nothing here. Only steps "
                      "count."),
               Choice("The flood has tried all paths.", "It has looked at each cell once. There "
                      "are far more paths than cells.")))),
    Moment(FLOOD, text="Follow the path from S to G with your finger.",
           ask=Ask("number", "How many steps long is it?", what="shortest")),
    Moment(DIJKSTRA, start=242, text=(
        "Edsger Dijkstra's algorithm of 1959 is for roads of different lengths. It always takes "
        "the cell that is nearest to S by road. In this maze each step is as long as any other."),
        ask=Ask("choice", "What will it do here?", (
            Choice("It finds a shorter path than the flood.", "There is none: the flood has found "
                   "a shortest one."),
            Choice("It finds a path of the same length, in much the same order.", "If all steps "
                   "are equally long, the nearest cell is the one that has waited longest."),
            Choice("It looks at fewer cells.", "It does not know where G is, so it looks around on "
                   "all sides, too.")), 1)),
    Moment(STAR, start=242, text=(
        "A* knows where G is. For each waiting cell it adds two numbers: the steps from S to the "
        "cell, and how far it would still be to G if there were no walls. It takes the cell with "
        "the smallest sum. Here it looks at 38 cells; the flood looked at 108."),
        ask=Ask("choice", "Why is its path still a shortest one?", (
            Choice("Because it was lucky in this maze", "It is true in every maze."),
            Choice("Because its guess is never too large", "Walls only make the way longer. So a "
                   "cell on a shorter path would have had a smaller sum, and its turn before."),
            Choice("Because it looks at all cells in the end", "It has looked at 38 of 108.")), 1)),
    Moment(STAR, 270, "Here A* is on its way. The queue is sorted by the sum of both numbers.",
           Ask("run", what="queue")),
    Moment(GREEDY, start=242, text=(
        "Greedy best-first search forgets the first number. It always takes the cell that looks "
        "nearest to G. It looks at 31 cells only. Count the steps of its path."),
        ask=Ask("number", "How many steps long is the path that it finds?", what="path")),
    Moment(STAR, text=(
        "The flood is sure and simple. Dijkstra's algorithm is sure with roads of any length. A* "
        "is as sure and quicker, if you know where the goal lies. Greedy search was the quickest "
        "here, but its path has 27 steps instead of 19: what you do not look at, you cannot "
        "know.")),
))
