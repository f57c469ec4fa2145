"""Unfinished games with pentominoes: kept on the device with each change of the position, so that
another board, another place or a reload loses none.
"""

from __future__ import annotations

from maze.errors import RecipeError
from maze.pentomino.play.game import Game
from maze.pentomino.play.unfinished import Unfinished, format_game, parse_game
from maze.pentomino.position import Laid, parse_position
from maze.pentomino.recipe import TilingRecipe
from maze.picture import digest_of
from maze.share import encode
from maze.web.device.known import TRACKS, UNFINISHED_TILINGS
from maze.web.device.records import Records

MANY = 20                                                  # games; the oldest goes


def name_of(recipe: TilingRecipe) -> str:
    """Under which a game is kept: the digest of its puzzle's link."""
    return digest_of(encode(recipe.but(place="", sol=0, of="all", order="source", solve="first")))


class UnfinishedTilings:
    """All of this device."""

    def __init__(self, records: Records) -> None:
        self.records = records

    def keep(self, recipe: TilingRecipe, game: Game, hints: int) -> None:
        """A game as it stands; one that is solved, or has no piece on the board, is forgotten."""
        name = name_of(recipe)
        if game.solved or not game.laid:
            self.forget(name)
            return
        old = parse_game(self.records.read(UNFINISHED_TILINGS, name))
        order = old.order if old else self._make_room()
        self.records.write(UNFINISHED_TILINGS, name,
                           format_game(Unfinished(order, hints, game.position())))

    def forget(self, name: str) -> None:
        for record in (UNFINISHED_TILINGS, TRACKS):
            if self.records.read(record, name):
                self.records.write(record, name, "")

    def open(self, recipe: TilingRecipe) -> tuple[Game, int]:
        """A game from the position of a recipe, or where it was left; and its hints so far."""
        laid, hints = parse_position(recipe.place, recipe.board, recipe.pieces), 0
        if not laid:
            laid, hints = self.find(recipe)
        return Game(recipe.board, recipe.pieces, laid), hints

    def find(self, recipe: TilingRecipe) -> tuple[list[Laid], int]:
        """The position that was left and its hints; what cannot be read is forgotten."""
        name = name_of(recipe)
        kept = parse_game(self.records.read(UNFINISHED_TILINGS, name))
        try:
            if kept:
                return parse_position(kept.place, recipe.board, recipe.pieces), kept.hints
        except RecipeError:
            pass
        self.forget(name)
        return [], 0

    def _make_room(self) -> int:
        """For one game more; returns its order."""
        orders = {entry: game.order if (game := parse_game(text)) else 0
                  for entry, text in self.records.entries(UNFINISHED_TILINGS).items()}
        for oldest in sorted(orders, key=orders.__getitem__)[:max(0, len(orders) - MANY + 1)]:
            self.forget(oldest)
        return max(orders.values(), default=0) + 1
