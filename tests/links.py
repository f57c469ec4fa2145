"""Dancing links, plainly: an independent count of tilings.

Donald E. Knuth, "Dancing links", 2000. Nothing of ``maze.pentomino`` is used here: the pieces are
those of ``tests.katamino``, and the lists are dictionaries.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from tests.katamino import orientations

LETTERS = dict(zip("NPUWLYIFVZXT", "kpcwlyirvz+t", strict=True))


class Item:
    """A column of the matrix, or a 1 in it; of a column also how many it has."""

    def __init__(self, column: Item | None = None) -> None:
        self.left = self.right = self.up = self.down = self
        self.column = column or self
        self.size = 0


def matrix(rows: Iterable[Sequence[Hashable]], needed: Iterable[Hashable]) -> Item:
    """The lists of a matrix; columns that are not needed are not in the list of the head."""
    head, columns = Item(), dict[Hashable, Item]()
    for name in needed:
        columns[name] = column = Item()
        column.left, column.right = head.left, head
        head.left.right = head.left = column
    for row in rows:
        first: Item | None = None
        for name in row:
            column = columns.setdefault(name, Item())
            one = Item(column)
            one.up, one.down = column.up, column
            column.up.down = column.up = one
            column.size += 1
            if first:
                one.left, one.right = first.left, first
                first.left.right = first.left = one
            first = first or one
    return head


def cover(column: Item) -> None:
    column.right.left, column.left.right = column.left, column.right
    row = column.down
    while row is not column:
        one = row.right
        while one is not row:
            one.down.up, one.up.down = one.up, one.down
            one.column.size -= 1
            one = one.right
        row = row.down


def uncover(column: Item) -> None:
    row = column.up
    while row is not column:
        one = row.left
        while one is not row:
            one.column.size += 1
            one.down.up = one.up.down = one
            one = one.left
        row = row.up
    column.right.left = column.left.right = column


def count(head: Item) -> int:
    """In how many ways rows can be chosen that have a 1 in each needed column exactly once."""
    if head.right is head:
        return 1
    column = chosen = head.right
    while (column := column.right) is not head:
        if column.size < chosen.size:
            chosen = column
    found = 0
    cover(chosen)
    row = chosen.down
    while row is not chosen:
        one = row.right
        while one is not row:
            cover(one.column)
            one = one.right
        found += count(head)
        one = row.left
        while one is not row:
            uncover(one.column)
            one = one.left
        row = row.down
    uncover(chosen)
    return found


def count_covers(squares: Iterable[tuple[int, int]], letters: Iterable[str], *, spare: bool) -> int:
    """Tilings of some squares, turned and mirrored ones counted too; pieces may be ``spare``."""
    board, names = set(squares), list(letters)
    rows = []
    for name in names:
        for lie in orientations(LETTERS[name]):
            for left, bottom in {(x - i, y - j) for x, y in board for i, j in lie[:1]}:
                laid = [(left + x, bottom + y) for x, y in lie]
                if board.issuperset(laid):
                    rows.append([name, *laid])
    return count(matrix(rows, [*sorted(board), *([] if spare else names)]))
