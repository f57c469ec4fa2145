"""Making: the keys of the screen on which lessons are made.

    #learn?v=1&mode=build                                   the lesson that this device keeps
    #learn?v=1&mode=build&add=%23maze...&step=40            and one moment more

The lesson itself is not in the link: it is on the device, and the screen offers its own link.
"""

from __future__ import annotations

from collections.abc import Mapping

from maze.catalog import DEFAULT, Catalog
from maze.errors import MazeError
from maze.lessons.lesson import END, Moment
from maze.lessons.taken import Taken
from maze.message import Said
from maze.params import Whole

MODE = "build"
STEP = Whole("step", "Step", 0, 10**7 - 1, 0, "of the run that is shown")


def keys(catalog: Catalog = DEFAULT) -> tuple[str, ...]:
    """All keys, in their order."""
    return ("add", "step")


def encode_fields(recipe: Taken) -> dict[str, str]:
    """Nothing: what is to be added is added once."""
    return {}


def decode_fields(fields: Mapping[str, str],
                  catalog: Catalog = DEFAULT) -> tuple[Taken, list[Said]]:
    """The screen, with what is to be added, and a sentence for what cannot be."""
    empty = Taken(mode=MODE, catalog=catalog)
    link = fields.get("add", "")
    if not link:
        return empty, []
    notes: list[Said] = []
    step = END
    if "step" in fields:
        step, note = STEP.repair(fields["step"])
        notes += [note] if note else []
    try:
        moment = Moment(link, int(step))
        _ = moment.recipe
    except MazeError as problem:
        return empty, [*notes, problem.message]
    return empty.but(add=(moment.link, moment.at)), notes
