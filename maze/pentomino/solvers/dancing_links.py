"""Dancing links: Algorithm X on lists whose entries leave and come back.

Donald E. Knuth, "Dancing links", 2000. The matrix has a row for each way that a piece can lie, and
a column for each square and for each piece. Its ones are linked to their neighbors in four
directions. To cover a column is to take it, and every row with a one in it, out of the lists; an
entry that has left still knows its neighbors, so it can be put back in two assignments.
Cost: exponential; the same choices as Algorithm X, without its look at the parts of the board. Time
grows with the entries that are moved, not with the size of the matrix.
Limits: it does not notice a free part that no pieces can fill until its columns run out.
"""

from __future__ import annotations

from typing import TypeAlias

from maze.pentomino.tiling import Placement, Tiling
from maze.registry import register
from maze.steps import FOUND, PLACE, REMOVE, Steps

Node: TypeAlias = int                                      # the head is 0, then come the columns
HEAD: Node = 0

IDEA = """
Write a table with a row for each way to lay a piece, and a column for each square and each piece
that must be covered. Choose the column with the fewest rows, and one of these rows: it covers some
columns, which leave the table with all rows that need one of them. Go on with what is left. When a
column has no row any more, put everything back in the opposite order, and try the next row.
"""


@register("Dancing links", shows={"links": "links", "column": "column", "row": "node"})
def dancing_links(tiling: Tiling) -> Steps[int]:
    """Choose the column with the fewest rows, try each, and put all back in the opposite order."""
    links = Links(tiling)
    found = 0
    chosen: list[Node] = []                                # an entry of each row that is chosen
    column = links.smallest()
    links.cover(column)
    node = column
    while True:
        node = links.down[node]
        if node == column:                                 # every row was tried
            links.uncover(column)
            if not chosen:
                return found
        else:
            links.take(node)
            chosen.append(node)
            column = links.smallest()
            yield PLACE + tiling.placed[-1]
            if column != HEAD:
                links.cover(column)
                node = column
                continue
            found += 1
            yield FOUND + found
        node = chosen.pop()
        column = links.column[node]
        yield REMOVE + links.give_back(node)


class Links:
    """The ones of the matrix: neighbors in four directions, column, and row.

    The nodes are the head, the columns, and then the ones, row by row. Columns that need not be
    covered are not in the list of the head: pieces that may be left over, and equal ones, of which
    the first stands for all until the last copy is laid.
    """

    def __init__(self, tiling: Tiling) -> None:
        self.tiling = tiling
        names = [piece.name for piece in tiling.pieces]
        self.copies = {i: [j for j, other in enumerate(names) if other == name]
                       for i, name in enumerate(names) if names.index(name) == i}
        squares = tiling.board.squares()
        self.items = len(squares) + len(names)
        places = {square: 1 + at for at, square in enumerate(squares)}
        self.piece_of = {1 + len(squares) + i: i for i in self.copies}
        self.left = list(range(self.items + 1))
        self.right, self.up, self.down = self.left[:], self.left[:], self.left[:]
        self.column, self.size = self.left[:], [0] * (self.items + 1)
        self.row: list[Placement] = [-1] * (self.items + 1)
        for place in places.values():
            self._need(place)
        for place, piece in self.piece_of.items():
            if len(self.copies[piece]) == 1 and not tiling.spare:
                self._need(place)
        for number, lie in enumerate(tiling.placements):
            if lie.piece in self.copies:
                self._add(number, [1 + len(squares) + lie.piece,
                                   *[places[square] for square in lie.squares]])
        self._shut_out(places)

    def _need(self, column: Node) -> None:
        """Put a column at the end of the list of the head."""
        self.left[column], self.right[column] = self.left[HEAD], HEAD
        self.right[self.left[HEAD]] = self.left[HEAD] = column

    def _add(self, number: Placement, columns: list[Node]) -> None:
        first = len(self.column)
        for at, column in enumerate(columns):
            node = first + at
            self.left.append(first + (at - 1) % len(columns))
            self.right.append(first + (at + 1) % len(columns))
            self.up.append(self.up[column])
            self.down.append(column)
            self.down[self.up[column]] = self.up[column] = node
            self.column.append(column)
            self.row.append(number)
            self.size[column] += 1

    def _shut_out(self, places: dict[tuple[int, int], Node]) -> None:
        """Cover what lies there before the search: squares, and pieces without a copy left."""
        used = self.tiling.used
        for column, piece in self.piece_of.items():
            if used.issuperset(self.copies[piece]):
                self.cover(column)
        for number in self.tiling.placed:
            for square in self.tiling.placements[number].squares:
                self.cover(places[square])

    def item(self, column: Node) -> int:
        """What a column stands for: the number of a square, or behind those a piece."""
        board = self.tiling.board
        if column in self.piece_of:
            return board.rows * board.columns + self.piece_of[column]
        return board.number(board.squares()[column - 1])

    def smallest(self) -> Node:
        """The column with the fewest rows, the first of several; the head if all are covered."""
        column = best = self.right[HEAD]
        while column != HEAD:
            if self.size[column] < self.size[best]:
                best = column
            column = self.right[column]
        return best

    def cover(self, column: Node) -> None:
        """Take a column out, and its rows out of the other columns."""
        left, right, up, down = self.left, self.right, self.up, self.down
        right[left[column]], left[right[column]] = right[column], left[column]
        row = down[column]
        while row != column:
            node = right[row]
            while node != row:
                down[up[node]], up[down[node]] = down[node], up[node]
                self.size[self.column[node]] -= 1
                node = right[node]
            row = down[row]

    def uncover(self, column: Node) -> None:
        """Put a column back that was covered last, and its rows."""
        left, right, up, down = self.left, self.right, self.up, self.down
        row = up[column]
        while row != column:
            node = left[row]
            while node != row:
                self.size[self.column[node]] += 1
                down[up[node]] = up[down[node]] = node
                node = left[node]
            row = up[row]
        right[left[column]] = left[right[column]] = column

    def take(self, node: Node) -> None:
        """Choose the row of a node whose own column is covered: cover its other columns."""
        lie = self.tiling.placements[self.row[node]]
        used = self.tiling.used
        piece = next(copy for copy in self.copies[lie.piece] if copy not in used)
        self.tiling.placed.append(self.tiling.numbers[piece, lie.squares])
        other = self.right[node]
        while other != node:
            if self._covers(self.column[other]):
                self.cover(self.column[other])
            other = self.right[other]

    def give_back(self, node: Node) -> Placement:
        """Undo ``take``; returns what lay there."""
        other = self.left[node]
        while other != node:
            if self._covers(self.column[other]):
                self.uncover(self.column[other])
            other = self.left[other]
        return self.tiling.placed.pop()

    def _covers(self, column: Node) -> bool:
        """Squares are covered at once, the column of a piece with its last copy."""
        first = self.piece_of.get(column)
        return first is None or self.tiling.used.issuperset(self.copies[first])
