"""The keys of a sheet's link, and the recipe they stand for.

    #print?v=1&shapes=square.hexagon&make=12&per=6&mm=8&title=Monday&set=amber-7&dv=1

``shapes`` lists the shapes; ``from`` and ``to`` are the sizes of the smallest and the largest
maze; ``by``, ``opt``, ``mask`` and the keys of changes mean what they mean in the link of a maze.
Decoding never fails: what cannot be used is repaired, with a sentence each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from maze.catalog import DEFAULT, Catalog
from maze.errors import MisfitError
from maze.fields import decoding as maze_decoding
from maze.fields import encode_fields as maze_fields
from maze.ingredients import changes
from maze.message import Message, Said, sizes
from maze.paper.dressing import LEAST_SIDE, dressed
from maze.paper.keys import OWN
from maze.paper.pictures import OURS
from maze.paper.recipe import MOST_SHAPES, PLAIN, SheetRecipe, Size
from maze.params import shown
from maze.progress import Work, finish
from maze.recipe import Recipe
from maze.registry import Entry

LIKE = ("by", "opt", "mask")                               # of a maze's link, with its changes
ALWAYS = ("make", "per", "set", "dv")                      # written though they are the default


def keys(catalog: Catalog = DEFAULT) -> tuple[str, ...]:
    """All keys, in their order."""
    return ("shapes", "from", "to", *_like(catalog), *OWN)


def _like(catalog: Catalog) -> tuple[str, ...]:
    return (*LIKE[:2], *changes(catalog), *LIKE[2:])


def encode_fields(recipe: SheetRecipe) -> dict[str, str]:
    """Keys and texts in their order; what is the default is left out, but for a few."""
    fields = {"shapes": ".".join(model.shape for model in recipe.models),
              "from": "x".join(map(str, recipe.least)), "to": "x".join(map(str, recipe.most))}
    fields |= _common(recipe.models)
    own = {key: param.format(getattr(recipe, key)) for key, param in OWN.items()}
    fields |= {key: text for key, text in own.items()
               if key in ALWAYS or text != OWN[key].format(OWN[key].default)}
    return {key: text for key, text in fields.items() if text or key == "set"}


def _common(models: Sequence[Recipe]) -> dict[str, str]:
    """What the models were asked for: those that cannot have it were repaired when it was read, and
    will be again."""
    likes = [maze_fields(model) for model in models]
    chosen = next((like for like in likes if like.get("by", PLAIN.by) != PLAIN.by), likes[0])
    found = {key: next(filter(None, (like.get(key) for like in likes)), "")
             for key in _like(models[0].catalog)}
    by = chosen.get("by", "")
    return found | {"by": "" if by == PLAIN.by else by, "opt": chosen.get("opt", "")}


def decode_fields(fields: Mapping[str, str],
                  catalog: Catalog = DEFAULT) -> tuple[SheetRecipe, list[Said]]:
    """The recipe that some fields stand for, and a sentence for each that had to be repaired."""
    return finish(decoding(fields, catalog))


def decoding(fields: Mapping[str, str],
             catalog: Catalog = DEFAULT) -> Work[tuple[SheetRecipe, list[Said]]]:
    """The same in slices of work: some algorithms can be checked only on a board."""
    notes: list[Said] = []
    own = {}
    for key in [key for key in OWN if key in fields]:
        own[key], note = OWN[key].repair(fields[key])
        notes += [note] if note else []
    names = [name for name in fields.get("shapes", PLAIN.shape).split(".") if name]
    if len(names) > MOST_SHAPES:
        notes.append(Message("A sheet has at most {most} shapes; the rest was left out.",
                             most=MOST_SHAPES))
    models: list[Recipe] = []
    for name in names[:MOST_SHAPES] or [PLAIN.shape]:
        model = yield from _model(name, fields, catalog, notes)
        if model.shape not in [other.shape for other in models]:
            models.append(model)
    if own.get("pict") or own.get("hide"):
        models = (yield from _dressed(models, own, notes)) or [PLAIN]
        if not own.get("pict") and not any(model.mask for model in models):
            own["pict"] = ".".join(OURS)                   # something must be hidden
    least, most = (_size(key, fields, models, notes) for key in ("from", "to"))
    return SheetRecipe(models=tuple(models), least=least, most=most, **own), notes


def _dressed(models: Sequence[Recipe], own: Mapping[str, Any],
             notes: list[Said]) -> Work[list[Recipe]]:
    """The models on whose boards a picture can lie; without the changes that it does not allow."""
    picture, hide = own.get("pict", "").partition(".")[0], own.get("hide", "")
    left: list[Recipe] = []
    for model in models:
        plain = Recipe(model.shape, model.size, mask=model.mask, catalog=model.catalog)
        for less in dict.fromkeys((model, plain.but(by=model.by, opt=model.opt), plain)):
            try:
                made = dressed(less, picture, hide, LEAST_SIDE + LEAST_SIDE)
                yield from made.laying()
                made.checked_grid()
            except MisfitError as problem:
                if problem.message not in notes:
                    notes.append(problem.message)
            else:
                left.append(less)
                break
    return left


def _model(shape: str, fields: Mapping[str, str], catalog: Catalog,
           notes: list[Said]) -> Work[Recipe]:
    """What a maze of a shape is like."""
    like = {key: fields[key] for key in _like(catalog) if key in fields}
    if "mask" in like and "to" in fields:                  # a drawing belongs to a size
        like["size"] = fields["to"]
    model, wrong = yield from maze_decoding({"shape": shape, **like}, catalog)
    notes += wrong
    return model.but(seed=PLAIN.seed, solve="", start=None, goal=None)


def _size(key: str, fields: Mapping[str, str], models: list[Recipe], notes: list[Said]) -> Size:
    """A size that some of the shapes may have; () if none is given."""
    text = fields.get(key, "")
    if not text:
        return ()
    parts = text.lower().replace("×", "x").split("x")
    fits = [model.shape_entry for model in models if len(model.shape_entry.params) == len(parts)]
    if not fits:
        form = sizes(Message(param.title).lower() for param in models[0].shape_entry.params)
        notes.append(Message("Size should be {form}, not {text}; left out.", form=form,
                             text=shown(text)))
        return ()
    return tuple(_whole(fits[0], at, part, notes) for at, part in enumerate(parts))


def _whole(entry: Entry, at: int, text: str, notes: list[Said]) -> int:
    value, note = entry.params[at].repair(text.strip())
    notes += [note] if note else []
    return int(value)
