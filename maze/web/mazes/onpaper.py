"""On paper: the link to sheets of mazes like the one that is shown."""

from __future__ import annotations

from maze.fields import encode_fields
from maze.recipe import Recipe
from maze.share import VERSION, link_of

LEFT_OUT = {"shape", "size", "seed", "solve", "sopt", "from", "to", "walls", "cut", "hide"}


def sheets_like(recipe: Recipe) -> str:
    """A set of mazes of its shape, up to its size, made as it is made."""
    fields = encode_fields(recipe)
    like = {key: text for key, text in fields.items() if key not in LEFT_OUT}
    if recipe.cut or recipe.hide:                          # one picture a page, in narrow corridors
        like |= {"pict": recipe.cut, "hide": recipe.hide, "make": "1", "per": "1", "mm": "3"}
        like = {key: text for key, text in like.items() if text}
    return link_of("print", {"v": str(VERSION), "shapes": fields["shape"], "to": fields["size"],
                             **like, "set": recipe.seed, "dv": "2"})
