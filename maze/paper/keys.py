"""The keys of a sheet's link: what each may be, and its default, which never changes."""

from __future__ import annotations

from dataclasses import dataclass

from maze.message import Message
from maze.overlays import HIDE
from maze.paper.pictures import Pictures
from maze.paper.spelling import Spelling
from maze.params import Choice, Param, Whole
from maze.textual import Textual

MOST_TITLE = 60
MODELS = 2                                                 # versions of the difficulty's model


@dataclass(frozen=True)
class Words(Textual):
    """A text of so many characters; control characters become blanks."""

    name: str
    title: str
    most: int
    default: str = ""
    help: str = ""

    def repair(self, text: str) -> tuple[str, Message | None]:
        plain = "".join(sign if sign.isprintable() else " " for sign in text).strip()
        plain = plain.encode("utf-8", "replace").decode()  # half a character is no text
        if len(plain) <= self.most:
            return plain, None
        return plain[:self.most], Message("{title} has at most {most} characters; the rest was cut "
                                          "off.", title=Message(self.title), most=self.most)


PAPER = Choice("paper", "Paper",
               {"auto": "A4 or US Letter", "a4": "A4", "letter": "US Letter"}, "auto")
ORDER = Choice("order", "Order", {"ladder": "easy to hard", "alike": "all alike"}, "ladder")
LINE = Choice("line", "Walls", {"fine": "fine", "normal": "normal", "thick": "thick"}, "normal")
ENDS = Choice("ends", "Start and goal",
              {"arrows": "arrows", "mouse": "mouse and cheese", "bee": "bee and flower",
               "rocket": "rocket and moon", "boat": "boat and island",
               "pictures": "all pictures in turn"}, "arrows")
SOLUTIONS = Choice("key", "Solutions", {"end": "on the last pages", "back": "on the back",
                                        "none": "none"}, "end")

WHAT = Choice("what", "Puzzles", {"mazes": "mazes", "pentominoes": "pentominoes",
                                  "mixed": "mazes and pentominoes in turn"}, "mazes")
TRIM = Choice("trim", "Book", {"none": "no book, sheets", "5x8": "5 × 8 in", "6x9": "6 × 9 in",
                               "8.5x11": "8.5 × 11 in"}, "none")
BOARD = Choice("board", "Board of pentominoes",
               {"6x10": "6 × 10", "5x12": "5 × 12", "4x15": "4 × 15",
                "8x8-d4.4": "8 × 8 without its center", "katamino": "5 × 5 to 5 × 12"}, "6x10")

OWN: dict[str, Param] = {param.name: param for param in (
    Whole("make", "How many", 1, 200, 12),
    Whole("per", "Per page", 1, 12, 6),
    ORDER,
    Whole("mm", "Corridor (mm)", 2, 20, 6),
    Words("title", "Title", MOST_TITLE),
    Whole("name", "Line for a name", 0, 1, 1),
    Whole("words", "Difficulty in words", 0, 1, 1),
    Whole("qr", "QR codes", 0, 1, 1),
    SOLUTIONS, PAPER, LINE,
    Whole("large", "Large print", 0, 1, 0),
    ENDS,
    Words("set", "Seed", 40, "amber-7"),
    Whole("dv", "Version of the difficulty", 1, MODELS, 1),
    WHAT, TRIM,
    Whole("chapters", "Chapters of a book", 1, 12, 5),
    BOARD,
    Whole("ways", "Solutions of a board", 1, 9, 1),
    Whole("cut", "Pieces to cut out", 0, 1, 1),
    Spelling("spell", "Words on the path", help="words with blanks between; the mazes take them in "
             "turn"),
    Pictures("pict", "Pictures"), HIDE,
)}
