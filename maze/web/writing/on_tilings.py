"""OnTilings: programs that search for tilings, in the pentomino workshop."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from maze.catalog import DEFAULT
from maze.errors import MisfitError
from maze.pentomino.pieces import Square
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.tiling import Tiling
from maze.pentomino.written import ground, with_search
from maze.places.pentomino import PLACE
from maze.recordings import ID, Recorded, Recording, recorded_in
from maze.render.boards import on_screen
from maze.render.layers import Label, Layer, circle
from maze.render.piece import outline
from maze.render.theme import Theme
from maze.visitors.program import SEARCHES
from maze.visitors.report import Counter
from maze.visitors.tilings.proving import TilingCounter
from maze.web.house import House
from maze.web.tilings.searching import make_known
from maze.web.tilings.standing import TilingRun
from maze.web.tilings.workshop import PentominoWorkshop
from maze.web.writing.values import ValuesView

RING, WIDTH, CASING = 0.3, 0.09, 0.17                      # in squares
MISSED, MISSED_CASING = 0.08, 0.16


class OnTilings:
    """See ``maze.web.writing.ground.Ground``."""

    place = PLACE.id
    rooms = (SEARCHES,)
    parts = (PLACE.id,)

    def __init__(self, house: House, shop: PentominoWorkshop) -> None:
        self.app, self.shop = house.app, shop

    def recipe(self, room: str, text: str, shown: Any) -> TilingRecipe:
        recipe = self.shop.read()
        return recipe.but(catalog=with_search(recipe.catalog, text), order=ID, sol=0, of="all",
                          challenge="")

    def recording(self, recipe: TilingRecipe) -> Recording:
        if problem := recipe.problem():
            raise MisfitError(problem)
        [program] = self.programs(recipe)
        known = make_known(program, recipe)
        program.forget(known)
        return program.recording(known, recipe.solve == "first", {})

    def programs(self, recipe: Any) -> list[Recorded]:
        here = recipe.place_id == self.place
        program = recorded_in(recipe.entry) if here else None
        return [program] if program else []

    def visit(self, recipe: TilingRecipe, *, later: bool) -> None:
        self.shop.modes.wish = self.shop.modes.first
        self.app.visit_and_play(recipe)

    def reached(self, program: Recorded, run: TilingRun) -> tuple[Recording | None, int]:
        return program.latest(ground(run.recipe.tiling())), run.player.position

    def layers(self, values: ValuesView, run: TilingRun, theme: Theme) -> Iterator[Layer | Label]:
        """Rings on the squares."""
        board = run.recipe.board
        squares = [one for one in map(board.square, values.pointed[1]) if board.has(one)]
        if squares:
            rings = "".join(circle(x + 0.5, y + 0.5, RING) for x, y in _seen(run, squares))
            yield Layer(rings, stroke=theme.paper, width=CASING)
            yield Layer(rings, stroke=theme.ink, width=WIDTH)

    # --- counter-examples -------------------------------------------------------------------------

    def example(self, room: str, text: str, counter: Counter) -> TilingRecipe:
        assert isinstance(counter, TilingCounter)
        return counter.recipe.but(catalog=with_search(DEFAULT, text), order=ID)

    def board(self, recipe: TilingRecipe, laid: Any) -> Tiling:
        [program] = self.programs(recipe)
        return make_known(program, recipe)

    def pointed(self, run: TilingRun, counter: Counter, theme: Theme) -> Iterable[Layer | Label]:
        """The tiling that was not found, as outlines."""
        assert isinstance(counter, TilingCounter)
        tiling, aspect = run.recipe.tiling(), run.drawing.aspect
        lines = "".join(outline(aspect.shown, aspect.all(tiling.placements[number].squares))
                        for number in counter.missed)
        if not lines:
            return ()
        return (Layer(lines, stroke=theme.paper, width=MISSED_CASING),
                Layer(lines, stroke=theme.path, width=MISSED))


def _seen(run: TilingRun, squares: Iterable[Square]) -> list[Square]:
    """Where squares are seen: their top left corners, y down."""
    aspect = run.drawing.aspect
    return on_screen(aspect.shown, map(aspect.out, squares))
