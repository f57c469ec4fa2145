"""OwnSets: sets of pieces that somebody has drawn, kept on the device for the menu of boards."""

from __future__ import annotations

import re

from maze.message import Message, Said
from maze.pentomino.counted import cover
from maze.pentomino.pieces import area_of
from maze.pentomino.recipe import TilingRecipe
from maze.picture import digest_of
from maze.share import decode, encode
from maze.web.device.known import OWN_SETS
from maze.web.device.records import Records

MANY = 8                                                   # sets; the oldest goes
KEPT = re.compile(r"(\d{1,9}) (#pentomino\S{1,8000})")


class OwnSets:
    """All of this device, by ids for a menu."""

    def __init__(self, records: Records) -> None:
        self.records = records

    def keep(self, recipe: TilingRecipe) -> None:
        """The newest of them; its board and pieces are kept, nothing else."""
        link = encode(TilingRecipe(recipe.board, recipe.pieces, "algorithm_x", use=recipe.use))
        kept = self._kept()
        order = max((order for order, _ in kept.values()), default=0) + 1
        kept[digest_of(link)] = order, link
        for name in sorted(kept, key=lambda name: kept[name][0])[:-MANY]:
            self.records.write(OWN_SETS, name, "")
        self.records.write(OWN_SETS, digest_of(link), f"{order} {link}")

    def all(self) -> dict[str, TilingRecipe]:
        """The newest first; what cannot be read is left out."""
        found = {}
        kept = self._kept()
        for name in sorted(kept, key=lambda name: -kept[name][0]):
            decoded = decode(kept[name][1])
            if isinstance(decoded.recipe, TilingRecipe) and not decoded.notes:
                found[f"own-{name}"] = decoded.recipe
        return found

    def _kept(self) -> dict[str, tuple[int, str]]:
        matches = {name: KEPT.fullmatch(text)
                   for name, text in self.records.entries(OWN_SETS).items()}
        return {name: (int(match[1]), match[2]) for name, match in matches.items() if match}


def title_of(recipe: TilingRecipe) -> Said:
    """How a set is called in the menu."""
    return Message("{board}: {cover}", board=str(recipe.board).partition("~")[0].replace(
        "x", " × "), cover=cover(len(recipe.pieces), area_of(recipe.pieces)))
