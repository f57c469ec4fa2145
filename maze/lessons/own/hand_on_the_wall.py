"""The hand on the wall: when it leads out of a maze, and where it goes round for ever."""

from maze.lessons.lesson import Ask, Choice, Lesson, Moment

PERFECT = "#maze?v=1&size=8x6&by=recursive_backtracker&seed=oak&solve=wall_follower_left"
ISLAND = "#maze?v=1&size=8x6&by=prim&seed=oak&braid=100&solve={}&from=21&to=42"

LESSON = Lesson("The hand on the wall and where it fails", (
    Moment(PERFECT, start=95, text=(
        "You stand in a maze, in the dark. Lay your left hand on the wall and walk, and never take "
        "it off. Watch the walker: at each junction it takes the way that is furthest to the "
        "left, and in a dead end it turns round.")),
    Moment(PERFECT, text=(
        "The walker has arrived. The path that it found is drawn without the dead ends that it "
        "went into. Follow it with your finger: a step leads from a cell to the next one."),
        ask=Ask("number", "How many steps long is the path?", what="path")),
    Moment(PERFECT, text="This maze has no loop: it is a spanning tree of its cells.",
           ask=Ask("choice", "Why does the hand come past every cell of such a maze?", (
               Choice("Because the walker is lucky.", "It works in every maze without loops, from "
                      "every cell."),
               Choice("Because all walls hang together.", "Around an island of walls there would "
                      "be a loop. Without islands there is one long wall, and the hand goes all "
                      "along it."),
               Choice("Because the walker remembers where it was.", "It remembers nothing: the "
                      "hand is enough.")), 1)),
    Moment(ISLAND.format("wall_follower_left"), 113, text=(
        "Here the dead ends have been opened, so there are loops. The walker begins in the middle "
        "and wants to get to the bottom row."),
        ask=Ask("choice", "How will it end?", (
            Choice("It arrives, because the left hand always arrives.", "That was true without "
                   "loops. Here some walls stand apart from the others."),
            Choice("It comes back to where it began.", "Its hand lies on an island of walls, and "
                   "leads round it, again and again."),
            Choice("It gets stuck in a dead end.", "There are no dead ends left.")), 1)),
    Moment(ISLAND.format("wall_follower_left"), start=113, text=(
        "There it goes round: the wall at its hand leads past 17 of 100 cells and not past the "
        "goal. The workshop notices it as soon as the walker stands as it stood before."),
        ask=Ask("choice", "What would help it?", (
            Choice("To walk on for longer", "It would pass the same cells for ever."),
            Choice("To use the right hand instead", "In this maze the right hand goes round, too: "
                   "try it in the workshop."),
            Choice("To let go of the wall at the right moment", "That is the idea of the Pledge "
                   "algorithm. When is the right moment?")), 2)),
    Moment(ISLAND.format("pledge_left"), start=113, text=(
        "John Pledge was twelve when he found the answer. Walk straight on until you meet a "
        "wall. Then follow it and count your turns: one more for a turn to the right, one less for "
        "a turn to the left."),
        ask=Ask("choice", "When does the walker let go of the wall?", (
            Choice("When the count is back at zero", "Then it faces the way it faced at first, and "
                   "has not gone round the island. It walks straight on and leaves it."),
            Choice("When it has turned four times", "Four turns to the right lead once round. "
                   "Then it would be where it was."),
            Choice("At the next corner", "It would soon come back to the same island.")))),
    Moment(ISLAND.format("tremaux"), start=113, text=(
        "Trémaux's way needs chalk: mark each passage at both ends when you walk through it, and "
        "never take one that has two marks. It arrives in every maze, with or without loops, "
        "wherever the goal lies.\n\n"
        "So there are three ways to get out. A hand is enough if all walls hang together. A hand "
        "and counting are enough to get to the rim. Chalk is always enough.")),
))
