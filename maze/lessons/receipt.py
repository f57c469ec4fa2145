"""Receipt: a short code that tells a teacher how a lesson went.  It holds no name, and whoever sees
it can copy it.

    2K4M-9QX3        for each question two bits, how many tries were wrong (3: more, or shown), and
                     twenty bits that belong to this lesson and to these answers

The letters are those of Crockford's base 32 (Douglas Crockford, "Base 32", 2002), in which no two
look alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from maze.errors import RecipeError
from maze.lessons.files import canonical
from maze.lessons.lesson import Lesson

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE = str.maketrans("ILO", "110", " -")
CHECK = 20                                                 # bits
GROUP = 4                                                  # letters between two hyphens
OTHER = "This code belongs to another lesson, or has a mistake in it."


def receipt(lesson: Lesson, done: Sequence[int]) -> str:
    """The code for answers: see ``Progress.done``."""
    number = 0
    for wrong in done:
        number = number << 2 | wrong
    number = number << CHECK | _check(lesson, done)
    length = -(-(2 * len(done) + CHECK) // 5)
    code = "".join(LETTERS[number >> 5 * at & 31] for at in reversed(range(length)))
    return "-".join(code[at:at + GROUP] for at in range(0, length, GROUP))


def read_receipt(lesson: Lesson, code: str) -> list[int]:
    """How many tries were wrong at each question.  Raises RecipeError if the code is no such one.
    """
    letters = code.upper().translate(ALIKE)
    asked = len(lesson.asked)
    if not letters or set(letters) - set(LETTERS) or (
            len(letters) != -(-(2 * asked + CHECK) // 5)):
        raise RecipeError(OTHER)
    number = 0
    for letter in letters:
        number = number << 5 | LETTERS.index(letter)
    answers = number >> CHECK
    done = [answers >> 2 * at & 3 for at in reversed(range(asked))]
    if answers >> 2 * asked or number & (1 << CHECK) - 1 != _check(lesson, done):
        raise RecipeError(OTHER)
    return done


def _check(lesson: Lesson, done: Sequence[int]) -> int:
    told = canonical(lesson) + " " + "".join(map(str, done))
    return crc32(told.encode()) & (1 << CHECK) - 1
