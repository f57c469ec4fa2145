"""Links: ``#place?v=1&key=value&...`` and the recipe they stand for.

    encode(recipe)  ->  "#maze?v=1&shape=square&size=20x15&by=prim&seed=amber-7&solve=breadth_first"
    decode(link)    ->  Decoded(place, recipe, view, notes, ignored)

Decoding never fails. It takes a whole address, a fragment, or a plain query; whatever it has to
repair is named in ``notes``, one sentence each. ``view`` holds what a friend would not expect to
be the same, such as the step the animation stands at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, unquote

from maze.catalog import DEFAULT, Catalog
from maze.errors import MazeError
from maze.language import LANGUAGES
from maze.message import Joined, Message, Said, counted, either, joined, some
from maze.params import Choice, Param, Span, Whole, shown
from maze.patterns import Pattern
from maze.place import AnyRecipe, Place, Places
from maze.places import PLACES
from maze.progress import Work, finish

VERSION = 1
MOST_NOTES = 8                                             # sentences about a link
LONGEST = 8192                                             # characters of a link that are read
MODES = {"watch": "watch", "play": "play", "edit": "draw", "count": "count",
         "challenges": "challenges"}
DAMAGED = "The challenge in this link is damaged, so this is played without it."
VIEW: dict[str, Param] = {
    "mode": Choice("mode", "Mode", MODES, "watch"),
    "at": Whole("at", "Step", 0, 10**9, 0, "the step the animation stands at"),
    "speed": Whole("speed", "Speed", 1, 10_000, 60, "steps a second"),
    "play": Whole("play", "Play", 0, 1, 1, "whether the animation starts by itself"),
    "embed": Whole("embed", "Embedding", 0, 1, 0, "the board and its player alone, for a frame"),
    "controls": Whole("controls", "Controls", 0, 1, 1, "whether an embedded board has all buttons"),
    "loop": Span("loop", "Loop", 10**9, help="two steps between which the animation goes round"),
    "theme": Choice("theme", "Theme", {"auto": "as the device", "light": "light",
                                       "dark": "dark", "ink": "ink on paper",
                                       "blueprint": "blueprint", "contrast": "high contrast"},
                    "auto", "of the page"),
    "present": Whole("present", "Presentation", 0, 1, 0,
                     "the board and its player alone, as large as the window"),
    "show": Choice("show", "Show", {"none": "nothing", "dist": "distances", "bands":
                                    "distances in 10 bands"}, "none", "over a finished maze"),
    "exercise": Choice("exercise", "Exercise", {
        "none": "none", "random-walls": "Open a random wall until all is one",
        "fix-kruskal": "Fix this Kruskal", "left-hand": "Keep the hand on the left wall",
        "uniform": "Uniform in 20 lines"}, "none", "a program to be written"),
    "daily": Pattern("daily", "Date", r"\d{4}-\d\d-\d\d",
                     "expected a date such as 2026-11-21: {text}",
                     "the puzzle of a day, the same for everybody"),
    "dare": Pattern("dare", "Challenge", r"[A-Za-z0-9._-]{1,6400}", DAMAGED,
                    "what a friend is to beat, and a ghost"),
    "lang": Choice("lang", "Language", {"auto": "as the browser", **LANGUAGES}, "auto",
                   "of the page"),
}
PLAYED = ("play", "challenges")                            # modes in which a puzzle is solved
UNSAFE_LAST = ".~-_*"              # left out when a chat program finds a link


@dataclass(frozen=True)
class Decoded:
    """What a link stands for; ``notes`` are for people; ``ignored`` are keys nobody knows."""

    place: str
    recipe: AnyRecipe
    view: dict[str, Any]
    notes: list[Said]
    ignored: dict[str, str]

    @property
    def note(self) -> Joined:
        """All notes as one text, each a sentence."""
        return joined(self.notes)


def encode(recipe: AnyRecipe, view: Mapping[str, Any] | None = None,
           ignored: Mapping[str, str] | None = None, places: Places = PLACES) -> str:
    """The canonical link of a recipe, from the ``#`` on; the day of a puzzle says it all."""
    place = places.of(recipe)
    fields = {} if "daily" in (view or {}) else place.links.encode_fields(recipe)
    seen = {key: VIEW[key].format(value) for key, value in (view or {}).items()}
    pairs = {"v": str(VERSION), **fields, **seen, **(ignored or {})}
    return link_of(place.id, pairs)


def link_of(place: str, pairs: Mapping[str, str]) -> str:
    """A link to a place, with keys and their texts as they are given."""
    link = f"#{place}?" + "&".join(f"{_quoted(key, '')}={_quoted(text, '*')}"
                                   for key, text in pairs.items())
    return link if link[-1] not in UNSAFE_LAST else f"{link[:-1]}%{ord(link[-1]):02X}"


def _quoted(text: str, safe: str) -> str:
    return quote(text, safe=safe, errors="replace")        # half a character has no bytes


def decode(link: str, catalog: Catalog = DEFAULT, places: Places = PLACES) -> Decoded:
    """What a link stands for, by the entries of a catalog.  Never raises.

    A key that means nothing in its place is named in the notes, too.
    """
    return finish(decoding(link, catalog, places))


def decoding(link: str, catalog: Catalog = DEFAULT, places: Places = PLACES) -> Work[Decoded]:
    """The same in slices of work: some keys can be read only when the board is laid out."""
    notes: list[Said] = []
    place, fields = _split(link, notes, places)
    _check_version(fields.pop("v", str(VERSION)), notes)
    view: dict[str, Any] = {}
    for key in [key for key in VIEW if key in fields and key in place.view]:
        param = mode_of(place) if key == "mode" else VIEW[key]
        text = fields.pop(key)
        value, note = param.repair(text.lower() if key == "lang" else text)    # as words.mjs does
        notes += [note] if note else []
        if note is None or value != param.default:         # a default says nothing in a link
            view[key] = value
    known = place.links.keys(catalog)
    if {"daily", "dare"} & view.keys() and view.get("mode") not in PLAYED:
        view["mode"] = place.daily.MODE
    if "daily" in view:
        fields = yield from _of_day(place, view, fields, known, notes)
    ignored = {key: text for key, text in fields.items() if key not in known}
    if ignored:
        notes.append(unused(ignored))
    kind = {"mode": view["mode"]} if place.kinds and "mode" in view else {}
    recipe, repairs = yield from place.decoding(
        {k: t for k, t in fields.items() if k in known} | kind, catalog)
    return Decoded(place.id, recipe, dict(sorted(view.items())), _few(notes + repairs), ignored)


def _of_day(place: Place, view: dict[str, Any], fields: dict[str, str], known: Sequence[str],
            notes: list[Said]) -> Work[dict[str, str]]:
    """The fields of the puzzle of a day; what a link says otherwise is named in the notes."""
    try:
        recipe = yield from place.daily.drawing(view["daily"])
    except MazeError as problem:
        notes.append(problem.message)
        del view["daily"]
        return fields
    own = place.links.encode_fields(recipe)
    if idle := [key for key in known if key in fields and fields[key] != own.get(key)]:
        notes.append(unused(idle))
    return {key: text for key, text in fields.items() if key not in known} | own


def place_in(link: str, places: Places = PLACES) -> Place:
    """The place that a link leads to; nothing of that place is imported."""
    return _split(link, [], places)[0]


def unused(keys: Iterable[str]) -> Message:
    """Names the keys of a link that mean nothing where it leads."""
    return Message("Ignored: {keys}.", keys=some([shown(key, "") for key in keys]))


def mode_of(place: Place) -> Choice:
    """The modes of a place."""
    words = {mode: MODES.get(mode, mode) for mode in place.modes}
    return Choice("mode", "Mode", words, place.modes[0])


def _few(notes: list[Said]) -> list[Said]:
    """Not more notes than somebody reads: the first, and how many more there are.  None twice."""
    notes = list(dict.fromkeys(notes))
    more = len(notes) - MOST_NOTES
    if more <= 0:
        return notes
    return [*notes[:MOST_NOTES], counted("{n} more thing in this link was repaired.",
                                         "{n} more things in this link were repaired.", n=more)]


def _split(link: str, notes: list[Said], places: Places) -> tuple[Place, dict[str, str]]:
    """Place and fields of an address, a fragment or a query; the last of two equal keys wins."""
    link = link.strip()
    if len(link) > LONGEST:
        notes.append(Message("This link is longer than {most} characters; the rest was ignored.",
                             most=LONGEST))
        link = link[:LONGEST].rpartition("&")[0]           # nor what is cut in the middle
    address, _, fragment = link.partition("#")
    if not fragment:                                       # a plain query, or typed without its "#"
        path, mark, query = address.partition("?")
        folder, _, name = path.rpartition("/")
        fragment = name + mark + query if mark or not folder else ""
    place, _, query = fragment.partition("?")
    if not query and "=" in place:
        place, query = "", place
    place = place.lower()
    if place not in places:
        if place and not place.endswith(".html"):
            notes.append(Message("No place {name}. Did you mean {places}?", name=shown(place),
                                 places=either(places.ids)))
        place = places.first.id
    pairs = (item.partition("=") for item in query.split("&"))
    fields = {unquote(key).strip().lower(): unquote(text) for key, _, text in pairs}
    return places[place], {key: text for key, text in fields.items() if key}


def _check_version(text: str, notes: list[Said]) -> None:
    if not (text.isascii() and text.isdigit()) or len(text) > 6 or int(text) < 1:
        notes.append(Message("Version should be {number}, not {text}.", number=VERSION,
                             text=shown(text)))
    elif int(text) > VERSION:
        notes.append(Message("This link comes from a newer version. Some of it may be missing."))
