"""Reading: an article, and the board that plays in it, as a link says them.

    #learn?v=1&id=wilson          #learn?v=1&id=growing_tree&opt=rule.random

``id`` names the subject; without it, the link opens the contents.  The other keys mean what they
mean in a link of a maze, and are written where the board is not the usual one of its subject.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from maze.catalog import DEFAULT, Catalog
from maze.fields import encode_fields as maze_fields
from maze.ingredients import changes
from maze.learning.screens import Screened
from maze.learning.subjects import Subject, subjects
from maze.message import Message, Said
from maze.nearest import nearest
from maze.params import shown
from maze.places import PLACES
from maze.progress import Work, finish

OTHERS = ("shape", "size", "opt", "seed", "bias", "run", "river", "braid", "sopt")


@dataclass(frozen=True)
class Reading(Screened):
    """``id`` is that of a subject, "" for the contents; ``board`` is what plays, None there."""

    mode: ClassVar[str] = "read"

    id: str = ""
    board: Any = None
    catalog: Catalog = DEFAULT

    @property
    def subject(self) -> Subject | None:
        return subjects(self.catalog).get(self.id)

    @property
    def words(self) -> list[str]:
        """The parts of a file's name."""
        return [self.id.replace("_", "-") or "contents"]

    def but(self, **changes: Any) -> Reading:
        """The same with some parts changed."""
        return replace(self, **changes)


def keys(catalog: Catalog = DEFAULT) -> tuple[str, ...]:
    """All keys, in their order."""
    return ("id", *OTHERS)


def encode_fields(recipe: Reading) -> dict[str, str]:
    """Keys and texts in their order; what is usual is left out."""
    if not recipe.id:
        return {}
    found = {"id": recipe.id}
    if recipe.subject and recipe.subject.place == "maze":
        usual = maze_fields(usual_board(recipe.subject, recipe.catalog))
        now = maze_fields(recipe.board)
        none = dict.fromkeys(changes(recipe.catalog), "0")
        found |= {key: now.get(key, none.get(key, "")) for key in OTHERS
                  if now.get(key) != usual.get(key)}
    return found


def decode_fields(fields: Mapping[str, str],
                  catalog: Catalog = DEFAULT) -> tuple[Reading, list[Said]]:
    """An article, and a sentence for each field that had to be repaired."""
    return finish(decoding(fields, catalog))


def decoding(fields: Mapping[str, str],
             catalog: Catalog = DEFAULT) -> Work[tuple[Reading, list[Said]]]:
    """The same in slices of work."""
    id_ = fields.get("id", "")
    known = subjects(catalog)
    if id_ not in known:
        near = nearest(id_, {one: one for one in known})
        wrong = Message("There is no article {id}. Did you mean {near}?", id=shown(id_), near=near)
        return Reading(catalog=catalog), [wrong] if id_ else []
    subject = known[id_]
    given = {key: text for key, text in fields.items() if key in OTHERS}
    board, notes = yield from PLACES[subject.place].decoding(_joined(subject, given), catalog)
    return Reading(id_, board, catalog), notes


def _joined(subject: Subject, given: Mapping[str, str]) -> dict[str, str]:
    """The keys of the board: those of the subject where a link gives no others."""
    if subject.place != "maze":
        return dict(subject.fields)
    usual = {key: text for key, text in subject.fields.items()
             if key != "size" or given.get("shape", subject.fields["shape"])
             == subject.fields["shape"]}
    return {key: text for key, text in {**usual, **given}.items() if text}


def usual_board(subject: Subject, catalog: Catalog = DEFAULT) -> Any:
    """The board of a subject, if a link says nothing else."""
    return PLACES[subject.place].links.decode_fields(subject.fields, catalog)[0]


def reading(id_: str, catalog: Catalog = DEFAULT) -> Reading:
    """An article with its usual board; "" is the contents."""
    return decode_fields({"id": id_} if id_ else {}, catalog)[0]
