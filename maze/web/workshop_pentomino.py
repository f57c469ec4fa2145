"""The pentomino workshop: a board, pieces in the order they are tried, a search to be watched."""

from __future__ import annotations

from collections.abc import Callable

from maze.errors import MazeError
from maze.pentomino.board import HEIGHT, Board, board_of_height
from maze.pentomino.boards import boards
from maze.pentomino.pieces import ALIASES, NAMES, Piece, parse_pieces
from maze.pentomino.recipe import TilingRecipe, orders
from maze.pentomino.scene import TilingScene
from maze.player import Player
from maze.render.theme import Theme
from maze.web.board_drawing import BoardDrawing
from maze.web.page import Option, Page
from maze.web.run import Run
from maze.web.tiling_drawing import TilingDrawing

OLD_LETTERS = {name: letter for letter, name in reversed(ALIASES.items())}


class PentominoWorkshop:
    """``changed`` is called when the set-up was changed by hand."""

    place = "pentomino"
    title = "Meander: pentominoes"

    def __init__(self, page: Page, theme: Callable[[], Theme], pace: Callable[[], float],
                 clock: Callable[[], float], changed: Callable[[], None]) -> None:
        self.page = page
        self.theme, self.pace, self.clock = theme, pace, clock
        self.changed = changed
        self._shown = TilingRecipe()
        page.menu("board", [*[Option(board["id"], board["title"]) for board in boards()],
                            Option("", "Another")])
        page.menu("order", [Option(id_, entry.title) for id_, entry in orders().items()])
        page.on("board", "change", self._take_board)
        for name in ("height", "pieces", "order"):
            page.on(name, "change", self._set_up)
        for name in NAMES:
            page.on(f"piece-{name}", "click", lambda name=name: self._toggle(name))

    # --- controls -----------------------------------------------------------------------------

    def write(self, recipe: TilingRecipe) -> None:
        self._shown = recipe
        self.page.write("height", str(recipe.board.rows))
        self.page.write("width", str(recipe.board.columns))
        self.page.write("pieces", "".join(piece.letter for piece in recipe.pieces))
        self.page.write("order", recipe.order)
        known = {board["id"] for board in boards()}
        self.page.write("board", str(recipe.board) if str(recipe.board) in known else "")
        self._write_palette(recipe.pieces)
        self._write_fit(recipe.problem() or "")
        self.page.write("about-search", orders()[recipe.order].summary)

    def read(self) -> TilingRecipe:
        """The recipe of the controls: the width follows from height and number of pieces."""
        pieces = parse_pieces(self.page.read("pieces"))
        board = board_of_height(HEIGHT.parse(self.page.read("height").strip()), len(pieces))
        same = board == self._shown.board and pieces == self._shown.pieces
        return TilingRecipe(board, pieces, self.page.read("order"), self._shown.solve,
                            self._shown.place if same else "")

    def _write_palette(self, pieces: tuple[Piece, ...]) -> None:
        chosen = {piece.name for piece in pieces}
        for name in NAMES:
            self.page.attribute(f"piece-{name}", "aria-pressed", str(name in chosen).lower())

    def _write_fit(self, problem: str) -> None:
        self.page.write("fit", problem)
        self.page.attribute("fit", "class", "hint wrong" if problem else "hint")

    def _toggle(self, name: str) -> None:
        """Take a piece in as the last to be tried, or leave it out."""
        try:
            pieces = parse_pieces(self.page.read("pieces"))
        except MazeError:
            pieces = ()
        rest = tuple(piece for piece in pieces if piece.name != name)
        if rest == pieces:
            old = bool(pieces) and all(piece.letter.islower() for piece in pieces)
            rest += (Piece(OLD_LETTERS.get(name, name) if old else name, name),)
        self.page.write("pieces", "".join(piece.letter for piece in rest))
        self._write_palette(rest)
        self._set_up()

    def _take_board(self) -> None:
        """A board by name: its height, and as many pieces as it holds if their number differs."""
        rows, _, columns = self.page.read("board").partition("x")
        if not columns:
            return
        self.page.write("height", rows)
        count = int(rows) * int(columns) // 5
        shown = self._shown.pieces
        pieces = [piece.letter for piece in shown][:count]
        missing = [name for name in NAMES if name not in {piece.name for piece in shown}]
        pieces += missing[:count - len(pieces)]
        self.page.write("pieces", "".join(pieces))
        self._set_up()

    def _set_up(self) -> None:
        """Show the set-up that the controls say, or why it cannot be."""
        try:
            recipe = self.read()
        except MazeError as problem:
            self._write_fit(str(problem))
            self.page.write("width", "–")
            return
        self.write(recipe)
        self.changed()

    # --- runs ---------------------------------------------------------------------------------

    def begin(self, recipe: TilingRecipe) -> Run:
        for number in ("n-steps", "n-depth", "n-found"):
            self.page.write(number, "0")
        name = f"Board of {_size(recipe.board)} squares, {len(recipe.pieces)} pieces."
        if problem := recipe.problem():
            drawing = BoardDrawing(recipe.board, self.theme)
            return Run(recipe, Player(_nothing(), drawing), drawing, name, str, problem)
        tiling, steps = recipe.begin()
        scene = TilingScene(tiling)
        drawing = TilingDrawing(scene, self.theme, self.pace, self.clock)
        return Run(recipe, Player(steps, scene), drawing, name, scene.sentence)

    def tell(self, run: Run) -> None:
        scene = run.player.scene
        if isinstance(scene, TilingScene):
            self.page.write("n-steps", f"{scene.steps}")
            self.page.write("n-depth", f"{len(scene.placed)} of {len(scene.tiling.pieces)}")
            self.page.write("n-found", f"{scene.found}")

    def outcome(self, run: Run) -> str:
        return str(run.player.result.sentence())


def _nothing():
    """The steps of a search that cannot begin."""
    return
    yield


def _size(board: Board) -> str:
    return f"{board.rows} by {board.columns}"
