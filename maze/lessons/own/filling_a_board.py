"""Filling a board: backtracking, exact cover, and why the narrowest choice comes first."""

from maze.lessons.lesson import Ask, Choice, Lesson, Moment

WHOLE = "#pentomino?v=1&board=6x10"
PLAIN = "#pentomino?v=1&board=5x6&pieces=LNPUVY&order=source"
COVER = "#pentomino?v=1&board=5x6&pieces=LNPUVY&order=algorithm_x"

LESSON = Lesson("Filling a board: backtracking and exact cover", (
    Moment(WHOLE, text=(
        "Five equal squares, joined side to side, make a pentomino. There are twelve different "
        "ones, if you may turn them and flip them over. Here they fill a board of 6 by 10 squares, "
        "in one of 2339 ways."),
        ask=Ask("choice", "Which board could all twelve never fill?", (
            Choice("5 by 12", "It has 60 squares, and can be filled in 1010 ways."),
            Choice("8 by 8", "It has 64 squares, but twelve pieces of five cover 60."),
            Choice("3 by 20", "It has 60 squares, and can be filled in just two ways.")), 1)),
    Moment(PLAIN, start=0, text=(
        "How does a computer fill a board? Here are six pieces for 5 by 6 squares. It takes the "
        "first free square, and lays a piece there. Then it takes the next free square. Watch what "
        "happens when no piece fits."),
        ask=Ask("choice", "What does it do when nothing fits?", (
            Choice("It begins again from the start.", "Then it would lose all that it knows."),
            Choice("It takes off the last piece and tries the next way.", "That is called "
                   "backtracking: as in a maze, go back to the last choice."),
            Choice("It leaves the square free for later.", "The square would have to be filled "
                   "sometime, and is no easier then.")), 1)),
    Moment(PLAIN, text=(
        "It is done. On the way it laid pieces 105 times. Those that it did not need it took off "
        "again; six lie on the board."),
        ask=Ask("number", "How often did it take a piece off?", what="removed")),
    Moment(PLAIN, 60, text=(
        "A look at the middle of the search. Imagine that three free squares are cut off from all "
        "the other free ones."),
        ask=Ask("choice", "What do you know then?", (
            Choice("Nothing yet: it depends on the pieces that are left.", "It does not: each "
                   "piece needs five squares that hang together."),
            Choice("There is no solution from here.", "No piece has three squares. It is time to "
                   "go back at once."),
            Choice("The smallest piece has to go there.", "All of them have five squares.")), 1)),
    Moment(COVER, start=0, text=(
        "Donald Knuth called it an exact cover: each square has to be covered exactly once, and "
        "each piece has to be used exactly once. A way to lay a piece fulfills six of these "
        "conditions: its five squares and the piece itself."),
        ask=Ask("choice", "How many conditions are there for six pieces on 5 by 6 squares?", (
            Choice("30", "These are the squares. The pieces are conditions, too."),
            Choice("36", "30 squares and 6 pieces."),
            Choice("180", "That would be six for each square.")), 1)),
    Moment(COVER, start=0, text=(
        "Algorithm X does not take the first free square. It looks for the condition that can be "
        "fulfilled in the fewest ways: a corner, say, into which only two pieces fit."),
        ask=Ask("choice", "Why is that a good idea?", (
            Choice("The fewer ways there are, the sooner it knows that there is none.",
                   "If a square cannot be covered at all, it goes back at once instead of laying "
                   "five pieces elsewhere."),
            Choice("Corners look better when they are filled first.", "It does not look for "
                   "corners. They just happen to be narrow."),
            Choice("It needs no backtracking then.", "It does: watch it take pieces off.")))),
    Moment(COVER, text="It has filled the same board with the same pieces.",
           ask=Ask("choice", "It laid 44 pieces in all; the plain search laid 105. What does it "
                   "pay for that?", (
                       Choice("It finds fewer solutions.", "Both find all of them, if you let "
                              "them."),
                       Choice("It has more to do at each step.", "It counts the ways for all "
                              "conditions before it chooses. On a large board that pays."),
                       Choice("Nothing.", "Counting the ways takes time at each step.")), 1)),
    Moment(WHOLE, start=0, text=(
        "Sudoku, timetables, the queens on a chessboard: many riddles are exact covers, and the "
        "same algorithm solves all of them. What you have seen is the whole idea: choose the "
        "narrowest place, try, and go back.")),
))
