"""What is a spanning tree: all cells, no loop, one passage less than cells."""

from maze.lessons.lesson import Ask, Choice, Lesson, Moment

WOUND = "#maze?v=1&size=7x5&by=recursive_backtracker&seed=oak"
KRUSKAL = "#maze?v=1&size=7x5&by=kruskal&seed=oak"
LOOPS = "#maze?v=1&size=7x5&by=wilson&seed=oak&braid=100"

LESSON = Lesson("What is a spanning tree?", (
    Moment(WOUND, start=0, text=(
        "Watch a maze grow on a board of 7 by 5 cells. Each new passage joins one more cell to "
        "the maze. In the end exactly one path leads from any cell to any other.\n\n"
        "Such a set of passages is called a spanning tree. It spans the board, because it reaches "
        "every cell. It is a tree, because it has branches and no loop.")),
    Moment(WOUND, 20, "The maze is not finished. It goes on from where it is now.",
           Ask("run", what="growth")),
    Moment(WOUND, text=(
        "The board has 35 cells. A passage is an opening between two neighboring cells. You need "
        "not count them: think of the maze as it grew. The first cell needed no passage, and each "
        "further cell needed one."),
        ask=Ask("number", "How many passages does this maze have?", what="passages")),
    Moment(WOUND, text=(
        "Choose any wall between two cells. A path joins its two sides already, though perhaps "
        "a long one."),
        ask=Ask("choice", "What happens if this wall falls, too?", (
            Choice("There is a loop.", "The path that joined the two sides and the new passage "
                   "form a closed round."),
            Choice("A cell is cut off.", "Taking a wall away cuts nothing off. It only adds a "
                   "way."),
            Choice("Nothing: it is still a spanning tree.", "It still spans the board, but now two "
                   "paths lead from one side to the other.")))),
    Moment(WOUND, text="Now the other way round: one of the 34 passages is walled up.",
           ask=Ask("choice", "What happens to the maze?", (
               Choice("You must take a detour.", "There was only one path between the two sides, "
                      "so no detour is left."),
               Choice("It falls into two parts.", "Nobody can walk from one part to the other, "
                      "for the only path is gone."),
               Choice("It gets one dead end less.", "Walling a passage up never opens a dead "
                      "end.")), 1)),
    Moment(KRUSKAL, 20, start=0, text=(
        "Kruskal's algorithm makes a tree in another way. It takes the walls in a random order. If "
        "the two sides of a wall belong to two parts, the wall falls and the parts become one. If "
        "they belong to one part already, the wall stays. So there is never a loop."),
        ask=Ask("run", what="wall")),
    Moment(LOOPS, text=(
        "In this maze the dead ends were opened afterwards. It has 35 cells and 40 passages, and "
        "you can still walk from each cell to each other one."),
        ask=Ask("choice", "Is this a spanning tree?", (
            Choice("Yes, because every cell can be reached.", "That is only the first half: it "
                   "spans the board. A tree must have no loop, too."),
            Choice("No, because some cells cannot be reached.", "All of them can be reached."),
            Choice("No, because there are loops.", "34 passages are enough to join 35 cells. Each "
                   "of the six others closes a loop.")), 2)),
    Moment(KRUSKAL, start=0, text=(
        "That is all: a maze with a single path between any two cells is a spanning tree of its "
        "board. It has one passage less than it has cells. One passage more makes a loop, one less "
        "makes two parts.\n\n"
        "All algorithms of the workshop that make such mazes make spanning trees. They differ in "
        "which ones they like best.")),
))
