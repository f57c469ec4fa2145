"""Searches: the nodes of searches for tilings, until the first tiling and until all are found."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence

from maze.jobs import Job
from maze.lab.chart import Axis, Cell, Chart, Series, Table
from maze.lab.recipe import LabRecipe
from maze.lab.searches import ALL, OVER, Row, Searching, Trials
from maze.lab.studies.searches_rows import columns, records
from maze.lab.studies.study import DOTS, Study
from maze.lab.summary import Spread, quantile, spread
from maze.lab.tables import written_csv
from maze.message import Fixed, Grouped, Message, Said, Value, counted, joined
from maze.share import encode

NODES = Message("nodes")
DEPTH = Message("pieces on the board")
Line = tuple[tuple[float, float], ...]


class Searches(Study):
    """One job for each search."""

    def __init__(self, recipe: LabRecipe) -> None:
        self.trials = [Trials(one) for one in recipe.searches]
        self.jobs = [Job("searches", json.dumps(one.searching.as_fields())) for one in self.trials]
        super().__init__(recipe, [recipe.mazes + 1] * len(self.jobs))

    def take(self, number: int, numbers: Sequence[int]) -> None:
        self.trials[number].feed(numbers)

    def told(self) -> Message:
        return Message("{done} of {every} searches", done=self.done, every=self.of)

    def remarks(self) -> list[Said]:
        return []

    def drawing(self) -> Iterator[Chart]:
        known = [one for one in self.trials if one.rows]
        firsts = [one for one in known if one.firsts]
        every = [one for one in known if one.all and one.all.nodes]
        if firsts:
            yield _strips(firsts)
            yield _lines("first", FIRST, firsts, _first_finding(firsts), _medians,
                         _medians_table(firsts))
        if every:
            yield _lines("all", EVERY, every, _all_finding(every), _all, _all_table(every))

    def csv(self) -> str:
        """A row for each search that was done."""
        return written_csv(columns(self.trials), records(self.trials))


FIRST = Message("Nodes at each depth until the first tiling, medians")
EVERY = Message("Nodes at each depth until all tilings are found")


def begin(recipe: LabRecipe) -> Study:
    """Raises MazeError."""
    return Searches(recipe)


def title_of(one: Searching) -> Message:
    """Of the search."""
    return Message(one.recipe.catalog.get("searches", one.recipe.order).title)


# --- until the first tiling -------------------------------------------------------------------


def _spread(one: Trials) -> Spread:
    found = spread(row.first for row in one.firsts)
    assert found
    return found


def _strips(known: Sequence[Trials]) -> Chart:
    """A dot for each order of the pieces, the search with the fewest nodes first."""
    series = []
    for one in sorted(known, key=lambda one: _spread(one).median):
        found, rows = _spread(one), one.firsts[:DOTS]
        links = tuple(encode(one.searching.trial(row.trial))[1:] for row in rows)
        series.append(Series(title_of(one.searching), [(row.trial, row.first) for row in rows],
                             ((found.low, found.median, found.high),), link=("#", ""), links=links))
    return Chart("searches", "strips", Message("Nodes until the first tiling"),
                 _strips_finding(known), _first_table(known),
                 Axis(Message("nodes, for each order of the pieces"), log=True),
                 series=tuple(series))


def _strips_finding(known: Sequence[Trials]) -> Said:
    ordered = sorted(known, key=lambda one: _spread(one).median)
    least, most = ordered[0], ordered[-1]
    parts: list[Said] = [_orders(least) if least is most else counted(
        "With the pieces in {n} order, {least} needs the fewest nodes until the first tiling, in "
        "the middle {few}, and {most} the most, {many}.",
        "With the pieces in {n} orders, {least} needs the fewest nodes until the first tiling, in "
        "the middle {few}, and {most} the most, {many}.", n=len(least.firsts),
        least=title_of(least.searching), few=_count(_spread(least).median),
        most=title_of(most.searching), many=_count(_spread(most).median))]
    parts += [counted("{title}: {n} search found none.", "{title}: {n} searches found none.",
                      n=one.cut, title=title_of(one.searching)) for one in known if one.cut]
    luck = [(found.most / found.least, one) for one in known for found in [_spread(one)]]
    times, lucky = max(luck, key=lambda pair: pair[0])
    if times > 1:
        parts.append(Message("The worst order costs {title} {times} times as much as the best.",
                             title=title_of(lucky.searching), times=Fixed(times, 1)))
    return joined(parts)


def _orders(one: Trials) -> Message:
    return Message("{title} needs {few} nodes in the middle until the first tiling.",
                   title=title_of(one.searching), few=_count(_spread(one).median))


def _count(value: float) -> Value:
    return Grouped(value) if value == int(value) else Fixed(value, 1)


def _first_table(known: Sequence[Trials]) -> Table:
    heads = (Message("Algorithm"), Message("Orders of the pieces"), Message("Least"),
             Message("Quartile"), Message("Median"), Message("Third quartile"), Message("Most"),
             Message("In the given order"))
    rows = []
    for one in known:
        found, given = _spread(one), one.all.first if one.all else 0
        rows.append((Cell(title_of(one.searching)), Cell(f"{found.n}", found.n),
                     *(_number(value) for value in (found.least, found.low, found.median,
                                                    found.high, found.most)),
                     _number(given) if given else Cell("")))
    return Table(heads, tuple(rows))


def _number(value: float) -> Cell:
    return Cell(_count(value), value)


def _medians(one: Trials) -> Line:
    """The median number of nodes at each depth."""
    columns = zip(*(row.each for row in one.firsts), strict=True)
    return tuple((depth, middle) for depth, some in enumerate(columns, 1)
                 if (middle := quantile(sorted(some), 1, 2)))


def _first_finding(known: Sequence[Trials]) -> Said:
    return joined([Message("{title} has most nodes at depth {depth}.",
                           title=title_of(one.searching), depth=_widest(_medians(one)))
                   for one in known if _medians(one)])


def _medians_table(known: Sequence[Trials]) -> Table:
    lines = [dict(_medians(one)) for one in known]
    depths = range(1, int(max((max(line, default=0) for line in lines), default=0)) + 1)
    rows = [(Cell(title_of(one.searching)),
             *(_number(line[depth]) if depth in line else Cell("") for depth in depths))
            for one, line in zip(known, lines, strict=True)]
    return Table((Message("Algorithm"), *map(_depth, depths)), tuple(rows))


def _depth(depth: int) -> Message:
    return Message("Depth {depth}", depth=depth)


def _widest(line: Line) -> int:
    return int(max(line, key=lambda point: point[1])[0])


# --- until all are found ------------------------------------------------------------------------


def _all(one: Trials) -> Line:
    assert one.all
    return tuple((depth, nodes) for depth, nodes in enumerate(one.all.each, 1) if nodes)


def _lines(id_: str, title: Message, known: Sequence[Trials], told: Said,
           of: Callable[[Trials], Line], table: Table) -> Chart:
    series = []
    for one in known:
        line = of(one)
        link = encode(one.searching.trial(ALL if of is _all else one.firsts[0].trial))
        series.append(Series(title_of(one.searching), [(int(x), x, y) for x, y in line], line=line,
                             link=("#", ""), links=(link[1:],) * len(line)))
    return Chart(f"depth-{id_}", "lines", title, told, table, Axis(DEPTH), Axis(NODES, log=True),
                 tuple(series))


def _all_finding(known: Sequence[Trials]) -> Said:
    """The searches that are over, from the fewest nodes to the most, and those that are not."""
    done = sorted(((one.all.nodes, one) for one in known if one.all and one.all.state == OVER),
                  key=lambda pair: pair[0])
    parts: list[Said] = []
    for nodes, one in done:
        assert one.all
        if not one.all.found:
            parts.append(Message("{title} knows after {nodes} nodes that there is no tiling.",
                                 title=title_of(one.searching), nodes=Grouped(nodes)))
            continue
        parts.append(counted(
            "{title} finds {n} tiling in {nodes} nodes, most of them at depth {depth}.",
            "{title} finds all {n} tilings in {nodes} nodes, most of them at depth {depth}.",
            n=one.all.found, title=title_of(one.searching), nodes=Grouped(nodes),
            depth=_widest(_all(one))))
    if len(done) > 1 and done[-1][0] > done[0][0]:
        parts.append(Message("{most} needs {times} times as many nodes as {least}.",
                             most=title_of(done[-1][1].searching),
                             times=Fixed(done[-1][0] / done[0][0], 1),
                             least=title_of(done[0][1].searching)))
    for one in known:
        if one.all and one.all.state != OVER:
            parts.append(Message("{title} is not done after {nodes} nodes.",
                                 title=title_of(one.searching), nodes=Grouped(one.all.nodes)))
    return joined(parts)


def _all_table(known: Sequence[Trials]) -> Table:
    depths = max((len(_trimmed(one.all)) for one in known if one.all), default=0)
    heads = (Message("Algorithm"), Message("Tilings"), Message("Nodes until the first"),
             Message("Nodes until all"), Message("Done"),
             *(_depth(depth + 1) for depth in range(depths)))
    rows = []
    for one in known:
        assert one.all
        over = one.all.state == OVER
        each = _trimmed(one.all)
        rows.append((Cell(title_of(one.searching)), _number(one.all.found),
                     _number(one.all.first) if one.all.first else Cell(""), _number(one.all.nodes),
                     Cell(Message("yes") if over else Message("cut off"), int(over)),
                     *(_number(each[depth]) if depth < len(each) else Cell("")
                       for depth in range(depths))))
    return Table(heads, tuple(rows))


def _trimmed(row: Row) -> tuple[int, ...]:
    """The nodes at each depth, without zeros behind the last."""
    last = max((depth for depth, nodes in enumerate(row.each, 1) if nodes), default=0)
    return row.each[:last]
