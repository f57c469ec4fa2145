"""Fields: a TilingRecipe as the keys and values of a link, ``board=5x9&pieces=ltwky``.

``decode_fields`` never fails: what is wrong is repaired, with one sentence each.  Keys it does
not know are left to its caller.  Board and pieces are always written, the rest if it is not the
default.
"""

from __future__ import annotations

from collections.abc import Mapping

from maze.catalog import Catalog
from maze.errors import RecipeError
from maze.message import Message, Said
from maze.params import shown
from maze.pentomino.board import HEIGHT, WIDTH, Board, box
from maze.pentomino.board_text import EDGES, SOLID, with_holes
from maze.pentomino.challenges import is_forged, recipe_of
from maze.pentomino.dated import board_fields, dated_board, with_calendar
from maze.pentomino.fence import PLANES, plane
from maze.pentomino.pieces import (
    MANY,
    Piece,
    area_of,
    codes,
    first_repeat,
    format_pieces,
    is_one_sided,
    parse_piece,
    parse_pieces,
)
from maze.pentomino.polyominoes import DRAWN
from maze.pentomino.position import parse_position
from maze.pentomino.recipe import CHALLENGE, OF, SIDES, SOL, SOLVE, USE, TilingRecipe, order_param
from maze.pentomino.written import with_search
from maze.recordings import recorded_in
from maze.texts import packed, unpacked

KEYS = ("board", "calendar", "date", "pieces", "sides", "use", "order", "solve", "sol", "of",
        "challenge", "place", "code")
BOTH_SIDES = ("On a solid board every piece can be turned over, so there are no one-sided pieces; "
              "using pieces of two sides.")
DEFAULT = TilingRecipe()     # frozen with the version of the link format


def keys(catalog: Catalog = DEFAULT.catalog) -> tuple[str, ...]:
    """All keys of a link to a tiling: the same for every catalog."""
    return KEYS


def encode_fields(recipe: TilingRecipe) -> dict[str, str]:
    """The values by key, in the order of ``KEYS``, as plain text ('+' included)."""
    program = recorded_in(recipe.entry)
    fields = {**board_fields(recipe.board), "pieces": format_pieces(recipe.pieces),
              "sides": "1" if is_one_sided(recipe.pieces) else "2", "use": recipe.use,
              "order": recipe.order, "solve": recipe.solve, "sol": str(recipe.sol), "of": recipe.of,
              "challenge": recipe.challenge, "place": recipe.place,
              "code": packed(program.text) if program else ""}
    default = {"sides": "2", "use": DEFAULT.use, "order": DEFAULT.order, "solve": DEFAULT.solve,
               "sol": "0", "of": "all", "challenge": "", "place": "", "calendar": "", "date": "",
               "code": ""}
    return {key: value for key, value in fields.items() if value != default.get(key)}


def decode_fields(fields: Mapping[str, str], catalog: Catalog = DEFAULT.catalog,
                  ) -> tuple[TilingRecipe, list[Said]]:
    """The recipe, and a sentence for each repair."""
    notes: list[Said] = []
    fields = with_calendar({**_of_challenge(fields), **fields}, notes)
    sides, wrong_sides = SIDES.repair(fields.get("sides", "2"))
    one = sides == "1"
    pieces = _pieces(fields["pieces"], one, notes) if "pieces" in fields else _default(one)
    board = dated_board(fields, notes) or (
        _board(fields["board"], notes) if "board" in fields else _board_for(pieces))
    if board.solid and is_one_sided(pieces):
        notes.append(Message(BOTH_SIDES))
        pieces = _pieces(fields.get("pieces", "all"), False, notes)
    catalog = _with_search(fields.get("code", ""), catalog, notes)
    order, wrong_order = order_param(catalog).repair(fields.get("order", DEFAULT.order))
    solve, wrong_solve = SOLVE.repair(fields.get("solve", DEFAULT.solve))
    use, wrong_use = USE.repair(fields.get("use", DEFAULT.use))
    sol, wrong_sol = SOL.repair(fields.get("sol", "0"))
    of, wrong_of = OF.repair(fields.get("of", "all"))
    challenge, wrong_challenge = _challenge(fields.get("challenge", ""))
    notes += filter(None, (wrong_sides, wrong_use, wrong_order, wrong_solve, wrong_sol, wrong_of,
                           wrong_challenge))
    place = _place(fields.get("place", ""), board, pieces, notes)
    recipe = TilingRecipe(board, pieces, order, solve, place, use, sol, challenge, of, catalog)
    if is_forged(recipe):
        notes.append(Message("Challenge {name} has another board or other pieces; this is played "
                             "without it.", name=shown(challenge)))
        recipe = recipe.but(challenge="")
    return recipe, notes


def set_up(recipe: TilingRecipe) -> dict[str, str]:
    """The fields of what is to be covered, whatever searches it."""
    return encode_fields(TilingRecipe(recipe.board, recipe.pieces, place=recipe.place,
                                      use=recipe.use))


def _with_search(code: str, catalog: Catalog, notes: list[Said]) -> Catalog:
    """A catalog with the program that a link holds, if there is one."""
    try:
        return with_search(catalog, unpacked(code)) if code else catalog
    except RecipeError as problem:
        notes.append(problem.message)
        return catalog


def _board(text: str, notes: list[Said]) -> Board:
    if text.lower() in PLANES:
        return plane(text.lower())
    if SOLID.fullmatch(text):
        repaired = [edge.repair(part) for edge, part in
                    zip(EDGES, text.lower().split("x"), strict=True)]
        notes += [note for _, note in repaired if note]
        return box(*(value for value, _ in repaired))
    mark = next((mark for mark in "~-" if mark in text.partition("x")[2][1:]), "")
    size, _, holes = text.partition(mark) if mark else (text, "", "")
    rows, cross, columns = size.lower().partition("x")
    if not cross:
        notes.append(Message("Board should be rows x columns such as 5x9, not {text}; using "
                             "{board}.", text=shown(text), board=str(DEFAULT.board)))
        return DEFAULT.board
    (height, low), (width, wide) = HEIGHT.repair(rows), WIDTH.repair(columns)
    notes += [note for note in (low, wide) if note]
    return _holes(Board(height, width), mark + holes, notes) if mark else Board(height, width)


def _holes(board: Board, text: str, notes: list[Said]) -> Board:
    try:
        return with_holes(board, text)
    except RecipeError:
        notes.append(Message("The drawing in this link is damaged."))
        return board


def _board_for(pieces: tuple[Piece, ...]) -> Board:
    """Katamino's five rows, if only the pieces are named and fill them."""
    columns, rest = divmod(area_of(pieces), 5)
    if pieces == DEFAULT.pieces or rest or columns > WIDTH.high:
        return DEFAULT.board
    return Board(5, columns)


def _default(one_sided: bool) -> tuple[Piece, ...]:
    return parse_pieces("all", one_sided=one_sided)


def _pieces(text: str, one_sided: bool, notes: list[Said]) -> tuple[Piece, ...]:
    """The pieces it can read, of Katamino's each one once."""
    known: list[Piece] = []
    unknown: dict[str, None] = {}
    for code in codes(text, one_sided)[:MANY]:
        try:
            known.append(parse_piece(code, one_sided=one_sided))
        except RecipeError as damaged:
            if code[0] == DRAWN:
                notes.append(damaged.message)
            else:
                unknown[code] = None
    if unknown:
        notes.append(Message("No pieces are called {names}; leaving them out.",
                             names=shown("".join(unknown))))
    if repeat := first_repeat(known):
        notes.append(repeat)
        known = [piece for at, piece in enumerate(known) if not first_repeat([*known[:at], piece])]
    if not known:
        notes.append(Message("No pieces are named; using all {number}.",
                             number=Message("eighteen" if one_sided else "twelve")))
    return tuple(known) or _default(one_sided)


def _of_challenge(fields: Mapping[str, str]) -> dict[str, str]:
    """The board and the pieces of a challenge, for a link that says nothing else."""
    if "board" in fields or "pieces" in fields:
        return {}
    try:
        found = encode_fields(recipe_of(fields.get("challenge", "")))
    except RecipeError:
        return {}
    return {key: found[key] for key in ("board", "pieces", "use", "order") if key in found}


def _challenge(text: str) -> tuple[str, Message | None]:
    if CHALLENGE.fullmatch(text):
        return text, None
    return "", Message("No challenge is called {name}.", name=shown(text))


def _place(text: str, board: Board, pieces: tuple[Piece, ...], notes: list[Said]) -> str:
    try:
        parse_position(text, board, pieces)
    except RecipeError as damaged:
        notes.append(damaged.message)
        return ""
    return text
