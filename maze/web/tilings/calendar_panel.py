"""CalendarPanel: which date a calendar leaves open, how hard it is, and calendars of one's own."""

from __future__ import annotations

import json
from collections.abc import Callable

from maze.errors import MazeError
from maze.jobs import Job
from maze.message import Grouped, Message, Said
from maze.params import Whole
from maze.pentomino.calendar import OWN, SHORT_MONTHS, Calendar, DatedBoard, parse_calendar
from maze.pentomino.calendar_counts import Ranked, known, ranked
from maze.pentomino.dates import LENGTHS, Day, parse_day
from maze.pentomino.fields import encode_fields
from maze.pentomino.recipe import TilingRecipe
from maze.progress import Progress
from maze.render.year import year_picture
from maze.web.markup import put
from maze.web.page import Option, Page
from maze.web.tilings.calendar_markup import MARKUP, WORDS
from maze.web.work.works import Works

BOX, WORK = "calendar-box", "year"
MONTH, DAY = Whole("month", "Month", 1, 12, 1), Whole("day", "Day", 1, 31, 1)
YEAR = Whole("year", "Year", 1, 9999, 1)


class CalendarPanel:
    """``show`` opens a recipe; ``today`` is a date such as 2026-11-23."""

    def __init__(self, page: Page, works: Works, today: Callable[[], str],
                 show: Callable[[TilingRecipe], None]) -> None:
        self.page, self.works, self.today, self.show = page, works, today, show
        self.recipe = TilingRecipe()
        self.year: tuple[Ranked, ...] = ()
        self._counted: dict[tuple[str, ...], tuple[Ranked, ...]] = {}
        self._is_there = False

    def dated(self, recipe: TilingRecipe) -> TilingRecipe:
        """A calendar without a date is that of today; anything else stays as it is."""
        board = recipe.board
        if isinstance(board, DatedBoard) and board.calendar and board.day is None:
            return recipe.but(board=board.calendar.on(parse_day(self.today())), place="")
        return recipe

    def write(self, recipe: TilingRecipe) -> None:
        """The controls of a calendar; none for another board."""
        board = recipe.board
        is_on = isinstance(board, DatedBoard) and board.day is not None
        if is_on and not self._is_there:
            self._build()
        self.page.attribute(BOX, "hidden", None if is_on else "")
        if not is_on:
            return
        self.recipe = recipe
        page, day, calendar = self.page, self._day, self._calendar
        days = LENGTHS[day.month - 1]
        page.menu("calendar-day", [Option(str(n), str(n)) for n in range(1, days + 1)])
        self._write_date()
        page.attribute("calendar-year-box", "hidden", None if calendar.needs_year else "")
        page.write("calendar-text", str(calendar).replace("_", "_\n"))
        page.write("calendar-wrong", "")
        page.attribute("calendar-back", "hidden", "" if calendar == OWN else None)
        self.year = known(calendar, recipe.pieces) or self._counted.get(self._puzzle(), ())
        self._write_year()

    def _write_date(self, wrong: Said = "") -> None:
        """The date of the board, and what was wrong with the one that was asked for."""
        day = self._day
        self.page.write("calendar-month", str(day.month))
        self.page.write("calendar-day", str(day.day))
        self.page.write("calendar-year", str(day.year or self.today()[:4]))
        self.page.write("calendar-date-wrong", wrong)

    @property
    def _calendar(self) -> Calendar:
        board = self.recipe.board
        assert isinstance(board, DatedBoard) and board.calendar
        return board.calendar

    @property
    def _day(self) -> Day:
        board = self.recipe.board
        assert isinstance(board, DatedBoard) and board.day
        return board.day

    def _build(self) -> None:
        page = self.page
        put(page, BOX, "calendar-title", MARKUP, WORDS, "calendar")
        page.menu("calendar-month", [Option(str(at), name)
                                     for at, name in enumerate(SHORT_MONTHS, 1)])
        for name in ("month", "day", "year"):
            page.on(f"calendar-{name}", "change", self._take_date)
        acts = {"today": self._open_today, "hardest": lambda: self._open_end(0),
                "easiest": lambda: self._open_end(-1), "use": self._take_text,
                "back": lambda: self._open(OWN), "count": self._count}
        for name, act in acts.items():
            page.on(f"calendar-{name}", "click", act)
        self._is_there = True

    # --- numbers ---------------------------------------------------------------------------------

    def _write_year(self) -> None:
        """What is known of the date, and of all."""
        page, day, year = self.page, self._day, self.year
        at = next((at for at, one in enumerate(year) if one.day == day), None)
        one = year[at] if at is not None else None
        page.write("calendar-tilings", str(Grouped(one.tilings)) if one else "–")
        page.write("calendar-tries", str(Grouped(one.tries)) if one and one.nodes else "–")
        page.attribute("calendar-tries-box", "hidden", None if one and one.nodes else "")
        page.write("calendar-rank", Message("{count} of {every}", count=at + 1, every=len(year))
                   if at is not None and one and one.tilings else "–")
        page.draw("calendar-map", year_picture({one.day: one.tilings for one in year}, day))
        page.write("calendar-said", _words(year))
        page.attribute("calendar-count", "hidden", "" if year or self.works.busy(WORK) else None)
        for name in ("hardest", "easiest"):
            page.attribute(f"calendar-{name}", "aria-disabled", None if year else "true")

    def _puzzle(self) -> tuple[str, ...]:
        """What the counts depend on."""
        fields = encode_fields(self.recipe)
        year = str(self._day.year) if self._calendar.needs_year else "0"
        return (fields.get("calendar", ""), fields["pieces"], fields.get("sides", ""),
                fields.get("use", ""), year)

    def _count(self) -> None:
        """Count every date of this calendar with these pieces."""
        puzzle = self._puzzle()
        fields = dict(zip(("calendar", "pieces", "sides", "use", "year"), puzzle, strict=True))
        job = {"board": "calendar", **{key: text for key, text in fields.items() if text}}

        def done(result: bytes) -> None:
            counts = {parse_day(text): count for text, count in json.loads(result).items()}
            self._counted[puzzle] = ranked((day, count, 0) for day, count in counts.items())
            self.page.attribute("calendar-progress", "hidden", "")
            self.write(self.recipe)

        def failed(error: Exception) -> None:
            self.page.attribute("calendar-progress", "hidden", "")
            if not isinstance(error, MazeError):
                raise error
            self.page.write("calendar-said", error.message)

        def told(part: object) -> None:
            if isinstance(part, Progress) and part.of:
                self.page.attribute("calendar-progress", "value", str(part.done / part.of))

        self.page.attribute("calendar-progress", "hidden", None)
        self.page.attribute("calendar-count", "hidden", "")
        self.works.begin(WORK, Job("year", json.dumps(job)), done, told, failed, heavy=True)

    # --- what is chosen --------------------------------------------------------------------------

    def _take_date(self) -> None:
        read = self.page.read
        try:
            month = MONTH.parse(read("calendar-month"))
            day = min(DAY.parse(read("calendar-day")), LENGTHS[month - 1])
            year = YEAR.parse(read("calendar-year").strip()) if self._calendar.needs_year else 0
        except MazeError as problem:
            self._write_date(problem.message)
            return
        for known_day in (day, day - 1):                   # 29 February of another year
            try:
                self._open(self._calendar, parse_day(str(Day(month, known_day, year))))
                return
            except MazeError:
                continue

    def _open_today(self) -> None:
        self._open(self._calendar)

    def _open_end(self, at: int) -> None:
        if self.year:
            possible = [one for one in self.year if one.tilings] or self.year
            self._open(self._calendar, possible[at].day)

    def _take_text(self) -> None:
        """The calendar that was written, on the date that is shown."""
        text = "".join(self.page.read("calendar-text").split())
        try:
            calendar = parse_calendar(text)
        except MazeError as problem:
            self.page.write("calendar-wrong", problem.message)
            return
        self._open(calendar, None if calendar.needs_year else self._day)

    def _open(self, calendar: Calendar, day: Day | None = None) -> None:
        """A date; today's if none is named."""
        chosen = day or parse_day(self.today())
        self.show(self.recipe.but(board=calendar.on(chosen), place="", sol=0, of="all",
                                  challenge=""))


def _words(year: tuple[Ranked, ...]) -> Said:
    """The ends of a year, as a sentence."""
    if not year:
        return Message("These dates are not counted yet.")
    possible, counts = [one for one in year if one.tilings], [one.tilings for one in year]
    if not possible:
        return Message("No date can be done with these pieces.")
    return Message("From {least} to {most} solutions; the hardest date is {hardest}, the easiest "
                   "{easiest}. Dark squares have few solutions, gray ones none.", least=min(counts),
                   most=max(counts), hardest=possible[0].day.words, easiest=possible[-1].day.words)
