"""Is it fair? All 192 mazes of 3 by 3 cells, and which algorithms make which of them.

The numbers of Kruskal's algorithm and of the recursive backtracker were computed exactly, by going
through all orders of walls and all walks: ``tests/test_lessons_own.py`` does it again.
"""

from maze.lessons.lesson import Ask, Choice, Lesson, Moment

SMALL = "#maze?v=1&size=3x3&by={}&seed=oak"
WILSON = "#maze?v=1&size=7x5&by=wilson&seed=oak"

LESSON = Lesson("Is it fair? 192 mazes", (
    Moment(SMALL.format("wilson"), text=(
        "A board of 3 by 3 cells has 12 inner walls. A maze of 9 cells has 8 passages, so 8 of "
        "these walls have to fall. There are 495 ways to choose 8 walls of 12. But only 192 of "
        "them give a maze in which one path leads from each cell to each other one."),
        ask=Ask("choice", "What is wrong with the other 303?", (
            Choice("They have too few passages.", "All of them have 8."),
            Choice("They have a loop, and elsewhere something is cut off.", "A passage that closes "
                   "a loop joins no new cell, so there is one too few elsewhere."),
            Choice("They look like another maze when they are turned.", "Here mazes count as "
                   "different even if one is the other one turned or mirrored.")), 1)),
    Moment(SMALL.format("binary_tree"), text=(
        "An algorithm is fair if it makes each of the 192 mazes equally often. Is this one? The "
        "algorithm called binary tree goes from cell to cell. Each opens the wall above or the "
        "one to the left, as a coin decides. Cells in the top row can only open to the left, those "
        "in the first column only upward, and the corner opens nothing."),
        ask=Ask("choice", "How many of the 192 mazes can it make?", (
            Choice("All 192", "In each of its mazes the whole top row is one corridor. Many mazes "
                   "have no such corridor."),
            Choice("64", "Only four cells have a choice between two walls."),
            Choice("16", "Four cells have a choice between two walls, and 2 × 2 × 2 × 2 = 16."),
            Choice("8", "Four cells have a choice, so it is twice as many.")), 2)),
    Moment(SMALL.format("recursive_backtracker"), start=0, text=(
        "The recursive backtracker begins anywhere and walks on as long as a neighbor is free. "
        "Then it steps back. From all beginnings together it makes 88 of the 192 mazes, and never "
        "one of the others."),
        ask=Ask("choice", "Which of these mazes can it never make?", (
            Choice("One long corridor through all cells", "That is what it likes best: it walks "
                   "on as long as it can."),
            Choice("The middle cell joined to all four neighbors, with four branches",
                   "Coming from the middle to a neighbor it walks on through a corner. The next "
                   "neighbor is free, so it takes that one, too, instead of stepping back."),
            Choice("A maze with three dead ends", "The one on the board has three.")), 1)),
    Moment(SMALL.format("kruskal"), start=0, text=(
        "Kruskal's algorithm takes the 12 walls in a random order, and every order is as likely as "
        "any other. It can make all 192 mazes. But counted over all orders, the rarest maze comes "
        "up 0.67 times as often as it should, and the most frequent one 1.31 times."),
        ask=Ask("choice", "Is Kruskal's algorithm fair?", (
            Choice("Yes, because it can make every maze.", "To be fair it has to make them equally "
                   "often, too."),
            Choice("Yes, because every order of the walls is equally likely.", "The orders are. "
                   "But more orders lead to some mazes than to others."),
            Choice("No, because some mazes come up almost twice as often as others.",
                   "1.31 divided by 0.67 is 1.95. You would need thousands of mazes to notice.")),
            2)),
    Moment(WILSON, 60, start=0, text=(
        "Wilson's algorithm walks about at random from a cell that is not yet in the maze until it "
        "meets the maze. Then the whole walk is added. On its way it may cross its own track."),
        ask=Ask("choice", "What does it do then?", (
            Choice("It keeps the loop as a passage.", "Then it would not be a tree."),
            Choice("It erases the loop and walks on from there.", "That is the whole trick: what "
                   "is added is a walk without its loops."),
            Choice("It begins the whole maze anew.", "Only the loop is lost, the rest of the walk "
                   "stays.")), 1)),
    Moment(WILSON, text=(
        "David Wilson proved in 1996 that his algorithm is fair: on every board, each spanning "
        "tree comes up equally often, so each of our 192 with a probability of 1/192. Nobody sees "
        "that by looking at one maze, only by counting many."),
        ask=Ask("choice", "You make 19 200 mazes of 3 by 3 cells with Wilson's algorithm. How "
                "often will a certain maze come up?", (
                    Choice("Exactly 100 times", "Chance never comes out that even."),
                    Choice("About 100 times", "19 200 divided by 192 is 100, give or take twenty."),
                    Choice("That depends on how long its corridors are.", "Not if the algorithm is "
                           "fair: they are all alike to it.")), 1)),
    Moment(SMALL.format("wilson"), start=0, text=(
        "A maze can be beautiful without being fair. The unfair algorithms have a character of "
        "their own: long corridors, a diagonal grain, many short dead ends. But whoever says that "
        "a maze is drawn at random should say how.")),
))
