"""Setup: the controls that say which board is to be filled, with which pieces."""

from __future__ import annotations

from collections.abc import Callable

from maze.errors import MazeError
from maze.message import Said
from maze.pentomino.board import HEIGHT, Board, board_of_height
from maze.pentomino.calendar import NAME as CALENDAR
from maze.pentomino.calendar import OWN, OWN_PIECES, DatedBoard
from maze.pentomino.fence import PLANES, TITLES, plane
from maze.pentomino.fields import encode_fields
from maze.pentomino.named import GROUPS, named_boards
from maze.pentomino.parity import parity_proof
from maze.pentomino.pieces import (
    ALIASES,
    NAMES,
    Piece,
    all_letters,
    format_pieces,
    is_one_sided,
    other_sides,
    parse_piece,
    parse_pieces,
)
from maze.pentomino.recipe import SIDES, USE, TilingRecipe, orders
from maze.web.device.records import Records
from maze.web.page import Option, Page
from maze.web.tilings.calendar_panel import CalendarPanel
from maze.web.tilings.own_dialog import OwnDesk, OwnDialog
from maze.web.tilings.own_sets import OwnSets, title_of
from maze.web.work.works import Works

DRAW_OWN, OWN_GROUP = "draw-own", "Your own pieces"
OLD_LETTERS = {name: letter for letter, name in reversed(ALIASES.items())}


class Setup:
    """``changed`` is called when the set-up was changed by hand; ``today`` is a date such as
    2026-11-23."""

    def __init__(self, page: Page, changed: Callable[[], None], works: Works,
                 today: Callable[[], str], records: Records, desk: OwnDesk) -> None:
        self.page, self.changed = page, changed
        self.calendar = CalendarPanel(page, works, today, self.show)
        self.dated = self.calendar.dated
        self.shown = TilingRecipe()
        self.named, self.own = named_boards(), OwnSets(records)
        OwnDialog(page, desk, lambda: self.shown, self.take_own)
        self._list_boards()
        page.menu("sides", [Option("2", "turn, flip"), Option("1", "turn only")])
        page.menu("use", [Option(*item) for item in USE.options.items()])
        page.on("board", "change", self._take_board)
        page.on("height", "change", self._take_height)
        page.on("sides", "change", self._take_sides)
        for name in ("pieces", "order", "use"):
            page.on(name, "change", self._set_up)

    def _list_boards(self) -> None:
        """The menu of boards, those of one's own sets among them."""
        self.page.menu("board", [
            *[Option(one.id, one.title, group=GROUPS[one.group]) for one in self.named.values()],
            Option(CALENDAR, "Months and days", group=GROUPS["calendar"]),
            *[Option(*item, group="Largest field") for item in TITLES.items()],
            *[Option(id_, title_of(one), group=OWN_GROUP) for id_, one in self.own.all().items()],
            Option(DRAW_OWN, "Draw your own pieces", group=OWN_GROUP), Option("", "Another")])

    def take_own(self, recipe: TilingRecipe) -> None:
        """A set of pieces that was drawn: it is kept, and shown."""
        self.own.keep(recipe)
        self._list_boards()
        self.show(recipe)

    def write(self, recipe: TilingRecipe) -> None:
        self.shown = recipe = self.dated(recipe)
        self.calendar.write(recipe)
        page, board = self.page, recipe.board
        page.write("height", str(board.rows))
        page.write("width", str(board.columns))
        for name in ("height-field", "width-field"):       # these are chosen by their names alone
            page.attribute(name, "hidden", "" if board.solid or board.is_open else None)
        page.write("pieces", text_of(recipe.pieces))
        page.menu("order", [Option(id_, entry.title)
                            for id_, entry in orders(recipe.catalog).items()])
        page.write("order", recipe.order)
        page.write("sides", encode_fields(recipe).get("sides", SIDES.default))
        page.write("use", recipe.use)
        page.write("board", self._id_of(recipe))
        self._write_fit("" if board.is_open else recipe.problem() or self._proof(recipe))

    def read(self) -> TilingRecipe:
        """The recipe of the controls.  Of rectangles the width follows from height and number of
        pieces, unless some may be left over."""
        page = self.page
        use, shown = USE.parse(page.read("use") or "all"), self.shown
        pieces = parse_pieces(page.read("pieces"), one_sided=page.read("sides") == "1")
        board = shown.board
        if board.is_open:
            pass                                           # any pieces lie there
        elif not board.holes and use == "all" and pieces != shown.pieces:
            board = self._rectangle(pieces)
        elif not board.holes and page.read("height").strip() != str(board.rows):
            board = self._rectangle(pieces)
        same = board == shown.board and pieces == shown.pieces
        return TilingRecipe(board, pieces, page.read("order") or "source", shown.solve,
                            shown.place if same else "", use, catalog=shown.catalog)

    def toggle(self, code: str) -> None:
        """Take a piece in as the last to be tried, or leave it out."""
        sided = self.page.read("sides") == "1"
        piece = parse_piece(code, one_sided=sided)
        try:
            pieces = parse_pieces(self.page.read("pieces"), one_sided=sided)
        except MazeError:
            pieces = ()
        rest = tuple(one for one in pieces if one.name != piece.name)
        if rest == pieces:
            old = bool(pieces) and all(one.letter.islower() for one in pieces)
            letter = OLD_LETTERS.get(piece.name, piece.letter) if old else piece.letter
            rest += (Piece(letter, piece.name),)
        self.page.write("pieces", text_of(rest))
        self._set_up()

    def take(self, board: Board) -> TilingRecipe:
        """The recipe with a board that was drawn."""
        return self.shown.but(board=board, place="", sol=0, of="all", challenge="", use=fitting_use(
            board, self.shown))

    # --- what was changed ------------------------------------------------------------------------

    def _rectangle(self, pieces: tuple[Piece, ...]) -> Board:
        height = HEIGHT.parse(self.page.read("height").strip())
        return board_of_height(height, pieces)

    def _take_board(self) -> None:
        """A board by name, with its pieces, or as many as it holds if their number differs."""
        id_ = self.page.read("board")
        if id_ == DRAW_OWN:
            self.page.write("board", self._id_of(self.shown))
            self.page.press("own-open")
        if own := self.own.all().get(id_):
            self.show(own.but(solve=self.shown.solve, catalog=self.shown.catalog))
        if id_ == CALENDAR:                                # on today's date
            self.show(TilingRecipe(OWN.on(None), parse_pieces(OWN_PIECES), "algorithm_x",
                                    catalog=self.shown.catalog))
        if id_ in PLANES:
            self.show(TilingRecipe(plane(id_), catalog=self.shown.catalog))
        if id_ not in self.named:
            return
        one = self.named[id_]
        board = one.board
        pieces = one.parsed() or self._as_many(board.area // 5)
        plain = not board.holes and one.group != "smaller"
        order = self.shown.order if plain else "algorithm_x"
        self.show(TilingRecipe(board, pieces, order, self.shown.solve, use=one.use,
                                catalog=self.shown.catalog))

    def _as_many(self, count: int) -> tuple[Piece, ...]:
        """So many pentominoes: those that are shown, and then the next ones."""
        known = [piece for piece in self.shown.pieces if piece.name in NAMES][:count]
        rest = [Piece(name, name) for name in NAMES if name not in {one.name for one in known}]
        return tuple(known + rest[:count - len(known)])

    def _take_height(self) -> None:
        """A height makes the board a rectangle."""
        try:
            HEIGHT.parse(self.page.read("height").strip())
            if self.shown.board.holes:
                self.shown = self.shown.but(board=Board(1, self.shown.board.area), place="")
        except MazeError as problem:
            self._refuse(problem.message)
            return
        self._set_up()

    def _take_sides(self) -> None:
        """All pieces of the other kind, if all were there; else the same letters."""
        one = self.page.read("sides") == "1"
        pieces = other_sides(self.shown.pieces, one_sided=one)
        if format_pieces(pieces) == "all":
            self.show(TilingRecipe(Board(9, 10) if one else Board(6, 10), pieces,
                                    "algorithm_x" if one else self.shown.order,
                                    catalog=self.shown.catalog))
        else:
            self.page.write("pieces", text_of(pieces))
            self._set_up()

    def _set_up(self) -> None:
        """Show the set-up that the controls say, or why it cannot be."""
        try:
            recipe = self.read()
        except MazeError as problem:
            self._refuse(problem.message)
            return
        self.show(recipe)

    def show(self, recipe: TilingRecipe) -> None:
        self.write(recipe)
        self.changed()

    def _refuse(self, problem: Said) -> None:
        self._write_fit(problem)
        self.page.write("width", "–")

    def _write_fit(self, problem: Said) -> None:
        self.page.write("fit", problem)
        self.page.attribute("fit", "class", "hint wrong" if problem else "hint")

    def _proof(self, recipe: TilingRecipe) -> Said:
        return "" if recipe.spare else parity_proof(recipe.board, recipe.pieces) or ""

    def _id_of(self, recipe: TilingRecipe) -> str:
        """The board's name, "" for none."""
        if isinstance(recipe.board, DatedBoard):
            return CALENDAR
        if recipe.board.is_open:
            return str(recipe.board)
        for id_, own in self.own.all().items():
            if (own.board, own.pieces, own.use) == (recipe.board, recipe.pieces, recipe.use):
                return id_
        found = [one for one in self.named.values() if one.board == recipe.board]
        return next((one.id for one in found if one.parsed() in ((), recipe.pieces)),
                    found[0].id if found and len(found) == 1 else "")


def text_of(pieces: tuple[Piece, ...]) -> str:
    """The pieces as people write them."""
    text = format_pieces(pieces)
    return all_letters(is_one_sided(pieces)) if text == "all" else text


def fitting_use(board: Board, recipe: TilingRecipe) -> str:
    """Whether pieces may be left over: if they cover more than a board that was drawn."""
    area = sum(piece.size for piece in recipe.pieces)
    return "some" if area > board.area and board.area % 5 == 0 else "all"
