"""Keys and doors: a maze whose cells are walked more than once, on floors."""

from maze.lessons.lesson import Ask, Choice, Lesson, Moment

OPEN = "#maze?v=1&size=8x6&by=wilson&seed=oak&solve=breadth_first"
DOORS = "#maze?v=1&size=8x6&by=wilson&seed=oak&keys=2&solve=breadth_first"

LESSON = Lesson("Keys and doors", (
    Moment(OPEN, text="A maze without doors. There is one path from S to G.",
           ask=Ask("number", "How many steps long is it?", what="shortest")),
    Moment(DOORS, 316, text=(
        "The same maze with two doors and two keys. A door opens when you hold its key, and you "
        "get a key by walking to it. Keys lie on side ways, off the path to the doors."),
        ask=Ask("choice", "Where must a key never lie?", (
            Choice("In a dead end", "That is a good place for it: you go in and come back."),
            Choice("Behind its own door", "Then nobody could ever get it, and the maze would have "
                   "no solution."),
            Choice("Next to the start", "That would be easy, but it can be done.")), 1)),
    Moment(DOORS, text="Now the path leads to the keys first. Count its steps, detours too.",
           ask=Ask("number", "How many steps long is the path now?", what="shortest")),
    Moment(DOORS, start=316, text=(
        "The solver is the flood that you may know from other mazes. But it comes to some cells "
        "more than once."),
        ask=Ask("choice", "Why is it right to walk through a cell again?", (
            Choice("It is a mistake: no shortest path does that.", "Without keys none would. But "
                   "somebody has to fetch the key and come back."),
            Choice("With a key in the hand it is another situation.", "The same cell with and "
                   "without the key: a door that was shut is open now."),
            Choice("The solver forgets where it was.", "It forgets nothing. It keeps cell and keys "
                   "together.")), 1)),
    Moment(DOORS, text=(
        "Think of a house. On the ground floor you walk without a key. Whoever takes the first key "
        "goes up a floor: the same rooms, but one door is open. With the second key you go up "
        "again."),
        ask=Ask("choice", "How many floors does the house have for two keys that are taken one "
                "after the other?", (
                    Choice("Two", "The ground floor, where you have no key, is a floor, too."),
                    Choice("Three", "No key, one key, two keys."),
                    Choice("Four", "It would be four if the keys could be taken in any order: "
                           "none, the first, the second, both.")), 1)),
    Moment(DOORS, text=(
        "On this house every solver works as it is: there are cells, floors and stairs, and a "
        "shortest path is a shortest path. The board has 48 cells."),
        ask=Ask("choice", "How many places does a solver have to know at most?", (
            Choice("48", "That is one floor."),
            Choice("96", "That is two floors."),
            Choice("144", "Three floors of 48 cells each.")), 2)),
    Moment(DOORS, start=316, text=(
        "It is an idea that is used far beyond mazes: do not ask where you are, ask what situation "
        "you are in. A robot with a battery, a cube with colored sides, a river with a boat: "
        "write down all situations and what leads from one to the next, and you have a maze.")),
))
