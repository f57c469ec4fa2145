"""The two tables of the thesis, what is measured here beside what is printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maze.lab import needed
from maze.lab.book import Key, key, rank_correlation, relative
from maze.lab.chart import Axis, Cell, Chart, Series, Table
from maze.lab.experiment import Experiment
from maze.lab.growth import Timing
from maze.lab.needed import SIZE_WORDS, Modelled
from maze.lab.people import BOARDS, TABLE, Needed
from maze.lab.plays import Plays
from maze.lab.rows import Row, Rows
from maze.lab.summary import spread_of
from maze.lab.textbook import TABLE as BOOK
from maze.lab.textbook import Known
from maze.message import Fixed, Joined, Message, Value, joined
from maze.playing.plays import Play

CLOSE = 2.0                                                # points of a percentage
YES, NO = Message("yes"), Message("no")
KINDS = {"tree": Message("tree"), "set": Message("set"), "wall": Message("wall"),
         "passage": Message("passage"), "either": Message("either")}


# --- table 2 ------------------------------------------------------------------------------------

def people(rows: Rows, plays: Plays) -> list[Chart]:
    """What people needed, as crosses, the band of the model, and own plays as dots."""
    own = plays.of_table()
    found = needed.modelled(rows)
    known = [row for row in TABLE if (row.by, row.size) in found]
    if not known:
        return []
    series = tuple(_strip(row, found[row.by, row.size], own.get((row.by, row.size), ()))
                   for row in known)
    return [Chart("table-2", "strips", Message("Table 2: what people needed"), _told(found),
                  _people_table(rows, known, found, own), Axis(Message("seconds"), log=True),
                  series=series, known=Message("what people needed on average"),
                  dots=Message("plays on this device or of files") if own else "")]


def _strip(row: Needed, one: Modelled, own: Sequence[Play]) -> Series:
    low, high = one.band
    band = Message("{low}–{high} s", low=Fixed(low, 0), high=Fixed(high, 0))
    points = [(at, max(1, play.result.seconds)) for at, play in enumerate(own, 1)]
    return Series(needed.title(row.by, row.size), points, ((low, one.seconds, high),), row.seconds,
                  band, link=("#", ""), links=tuple(play.link[1:] for play in own))


def _told(found: Mapping[needed.Key, Modelled]) -> Joined:
    """How well the model does, and on how little data it stands."""
    inside, rows = needed.inside(found)
    model, pairs = needed.in_order({name: one.seconds for name, one in found.items()})
    path, _ = needed.in_order({name: one.path for name, one in found.items()})
    old, _ = needed.in_order({name: one.version_1 for name, one in found.items()})
    parts: list[Value] = [Message(
        "People's average lies in the band of the model in {inside} of {rows} rows.",
        inside=inside, rows=rows)]
    if pairs:
        parts.append(Message(
            "Of {pairs} pairs that people told apart in medium and large mazes, the model has "
            "{model} in order, the length of the path {path}, and version 1 of the difficulty "
            "{old}.", pairs=pairs, model=model, path=path, old=old))
    parts.append(Message(
        "That is little to go by: {most} of {attempts} attempts are of one row, {few} of {every} "
        "rows have fewer than ten, and nobody wrote down the sizes.",
        most=max(row.attempts for row in TABLE), attempts=sum(row.attempts for row in TABLE),
        few=needed.few_attempts(), every=len(TABLE)))
    return joined(parts)


def _people_table(rows: Rows, known: Sequence[Needed], found: Mapping[needed.Key, Modelled],
                  own: Mapping[needed.Key, Sequence[Play]]) -> Table:
    heads = (Message("Algorithm"), Message("Size"), Message("Board here"), Message("Attempts"),
             Message("People (s)"), Message("Model (s)"), Message("Your plays (s)"),
             Message("People's moves"),
             Message("Path here"), Message("Difficulty"),
             Message("Difficulty for people (version 2)"))
    lines = []
    for row in known:
        one = found[row.by, row.size]
        low, high = one.band
        side = BOARDS[row.size]
        lines.append((Cell(rows.experiment.title("generators", row.by)),
                      Cell(SIZE_WORDS[row.size], side), Cell(f"{side} × {side}", side),
                      _whole(row.attempts), _whole(row.seconds),
                      Cell(f"{low:.0f}–{high:.0f}", one.seconds),
                      _mean_of(own.get((row.by, row.size), ())), _whole(row.moves),
                      _fixed(one.path), _fixed(one.version_1), _fixed(one.points)))
    return Table(heads, tuple(lines))


def _mean_of(own: Sequence[Play]) -> Cell:
    """The mean of some plays, and how many they are."""
    if not own:
        return Cell("", None)
    mean = sum(play.result.seconds for play in own) / len(own)
    return Cell(Message("{mean} ({count})", mean=Fixed(mean, 1), count=len(own)), mean)


def _whole(number: int) -> Cell:
    return Cell(f"{number}", number)


def _fixed(number: float | None, digits: int = 0) -> Cell:
    return Cell("", None) if number is None else Cell(Fixed(number, digits), number)


# --- table 1 ------------------------------------------------------------------------------------

def textbook(measured: Sequence[Rows], speeds: Sequence[tuple[Experiment, list[Timing]]],
             ) -> list[Chart]:
    """The printed columns, each with ours to its right."""
    some = _by_key(measured)
    if not some:
        return []
    times: dict[Key, list[Timing]] = {}
    for experiment, found in speeds:
        for one in found:
            times.setdefault((one.by, experiment.changes[0]), []).append(one)
    ms, steps = relative(times, "ms"), relative(times, "steps")
    heads = (Message("Algorithm"), Message("Mazes"),
             Message("Dead ends, printed (%)"), Message("Dead ends, here (%)"),
             Message("Solution, printed (%)"), Message("Solution, here (%)"),
             Message("Time, printed"), Message("Time, here"), Message("Steps, here"),
             Message("Horizontal passages, here (%)"), Message("Without bias, printed"),
             Message("Type"), Message("Focus"), Message("Memory, printed"))
    lines = tuple(_line(one, some[key(one)], ms.get(key(one)), steps.get(key(one)))
                  for one in BOOK if key(one) in some)
    return [Chart("table-1", "table", Message("Table 1: algorithms compared"),
                  _book_told(some, ms, steps), Table(heads, lines))]


def _by_key(measured: Sequence[Rows]) -> dict[Key, list[Row]]:
    found: dict[Key, list[Row]] = {}
    for rows in measured:
        for row in rows:
            run = rows.experiment.run(row.run)
            found.setdefault((rows.experiment.by[run.by], rows.experiment.changes[run.change]),
                             []).append(row)
    return found


def _mean(some: Sequence[Row], measure: str) -> float | None:
    found = spread_of(some, measure)
    return found.mean if found else None


def _line(one: Known, some: Sequence[Row], ms: float | None, steps: float | None,
          ) -> tuple[Cell, ...]:
    walls = one.walls
    return (Cell(_title(one)), _whole(len(some)),
            _printed(one.dead_ends, walls[0]), _fixed(_mean(some, "dead_ends"), 1),
            _printed(one.solution, walls[1]), _fixed(_mean(some, "solution"), 1),
            _printed(one.time, walls[2]), _fixed(ms), _fixed(steps),
            _fixed(_mean(some, "across"), 1), Cell(YES if one.bias_free else NO),
            Cell(KINDS[one.type]), Cell(KINDS[one.focus]), Cell(one.memory))


def _title(one: Known) -> Value:
    title = Experiment((one.by,)).title("generators", one.by)
    return Message("{title}, unicursal", title=title) if one.change else title


def _printed(number: float, walls: float | None) -> Cell:
    return Cell(f"{number:g}" if walls is None else f"{number:g} ({walls:g})", number)


def _book_told(some: Mapping[Key, Sequence[Row]], ms: Mapping[Key, float],
               steps: Mapping[Key, float]) -> Joined:
    """How near ours come to what is printed."""
    known = [(one, mean) for one in BOOK
             if (mean := _mean(some.get(key(one), ()), "dead_ends")) is not None]
    near = sum(abs(mean - one.dead_ends) <= CLOSE for one, mean in known)
    far, ours = max(known, key=lambda pair: abs(pair[1] - pair[0].dead_ends))
    parts: list[Value] = [Message(
        "Dead ends lie within {close} points of the printed share for {near} of {every} "
        "algorithms; the farthest is {title} with {ours} instead of {printed} %.",
        close=f"{CLOSE:g}", near=near, every=len(known), title=_title(far),
        ours=Fixed(ours, 1), printed=f"{far.dead_ends:g}")]
    order = [(rank_correlation((one.time, found[key(one)]) for one in BOOK if key(one) in found)
              if len(found) > 2 else None) for found in (ms, steps)]
    if order[0] is not None and order[1] is not None:
        parts.append(Message(
            "The order of the times agrees with the printed one by {ms} in milliseconds and by "
            "{steps} in steps, where 1 is the same order and 0 none (Spearman's rank "
            "correlation).", ms=Fixed(order[0], 2), steps=Fixed(order[1], 2)))
    parts.append(Message("In brackets: the form that adds walls. Times are relative, scaled to the "
                         "same sum; dead ends and solutions are of 100 × 100 cells, times of 30 × "
                         "30."))
    return joined(parts)
