"""A page, a screen and an address bar without a browser, for tests of maze/web."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from maze.message import Said
from maze.web.device.records import Records
from maze.web.device.storage import Refused
from maze.web.page import Field, Option
from maze.web.view import View


def in_english(field: Field) -> Field:
    """A control with its messages as texts."""
    said = {name: str(getattr(field, name)) for name in ("title", "help", "problem")}
    return field._replace(**said, options=tuple(Option(*map(str, option))
                                                for option in field.options))


class FakePage:
    """Controls as a dict of texts; events are fired by hand."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = defaultdict(str)
        self.attributes: dict[tuple[str, str], str | None] = {}
        self.menus: dict[str, list[Option]] = {}
        self.made: dict[str, list[Field]] = {}
        self.lit: dict[str, int | None] = {}
        self.because: dict[str, list[int]] = {}
        self.lists: dict[str, list[str]] = {}
        self.marked: dict[str, list[float]] = {}
        self.handlers: dict[tuple[str, str], list] = defaultdict(list)
        self.closed: list[str] = []                        # dialogs, in order
        self.written: list[tuple[str, str]] = []
        self.focused = ""                                    # the name of what has it

    said = staticmethod(str)

    def read(self, name: str) -> str:
        return self.texts[name]

    def write(self, name: str, text: Said) -> None:
        self.texts[name] = str(text)
        self.written.append((name, str(text)))

    def attribute(self, name: str, key: str, text: Said | None) -> None:
        self.attributes[name, key] = None if text is None else str(text)

    def marks(self, name: str, shares: list[float]) -> None:
        self.marked[name] = list(shares)

    def listed(self, name: str, texts: list[Said]) -> None:
        self.lists[name] = list(map(str, texts))

    def draw(self, name: str, svg: str) -> None:
        self.texts[name] = svg

    def menu(self, name: str, options: list[Option]) -> None:
        self.menus[name] = [Option(*map(str, option)) for option in options]
        if self.texts[name] not in {option.value for option in options}:
            self.texts[name] = options[0].value

    def code(self, name: str, lines) -> None:
        self.texts[name] = "\n".join("".join(text for _, text in parts) for parts in lines)
        self.lit[name] = None

    def light(self, name: str, line: int | None, because: Sequence[int] = ()) -> None:
        self.lit[name] = line
        self.because[name] = list(because)

    def fields(self, name: str, fields: list[Field]) -> None:
        self.made[name] = [in_english(field) for field in fields]
        for field in fields:
            self.texts[f"{name}-{field.name}"] = field.value

    def hand_on(self, name: str, to: str) -> None:
        if self.focused == name:
            self.focused = to

    def press(self, name: str) -> None:
        self.fire(name, "click")

    def choose(self, name: str, on: bool) -> None:
        self.texts[name] = str(int(on))
        self.attributes[name, "aria-pressed"] = str(on).lower()

    def focus(self, name: str) -> None:
        self.focused = name

    def close(self, name: str) -> None:
        self.closed.append(name)

    def on(self, name: str, event: str, handler) -> None:
        self.handlers[name, event].append(handler)

    def on_choice(self, name: str, handler) -> None:
        for event in ("change", "click"):                  # of a radio button, and of any other
            self.on(name, event, handler)

    def on_tap(self, name: str, handler) -> None:
        self.on(name, "tap", handler)

    def on_enter(self, name: str, fields, handler) -> None:
        for field in fields:
            self.on(field, "enter", handler)

    def fire(self, name: str, event: str, text: str | None = None) -> None:
        if text is not None:
            self.texts[name] = text
        for handler in self.handlers[name, event]:
            handler()

    def of(self, key: str) -> str | None:
        """An attribute of the root element: ``state``, ``digest``, ``place``."""
        return self.attributes.get(("", f"data-{key}"))


class FakeStorage:
    """The storage of a browser as a dict, which may be ``full`` or switched ``off``."""

    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.kept = kept or {}
        self.full = self.off = False

    def keys(self) -> list[str]:
        return list(self._open())

    def get(self, key: str) -> str:
        return self._open().get(key, "")

    def set(self, key: str, text: str) -> None:
        if self.full:
            raise Refused("quota")
        self._open()[key] = text

    def remove(self, key: str) -> None:
        self._open().pop(key, None)

    def _open(self) -> dict[str, str]:
        if self.off:
            raise Refused("denied")
        return self.kept


def fake_records(kept: dict[str, str] | None = None, path: str = "/maze/") -> Records:
    """Records in a storage of their own; ``kept`` by name: {"settings 1 theme": "dark"}."""
    named = {f"{path} meander {name}": text for name, text in (kept or {}).items()}
    return Records(FakeStorage(named), path, lambda text: None)


class FakeParts:
    """Parts of the page that come, or fail to, when a test says so."""

    def __init__(self, *here: str) -> None:
        self.here = {*here}
        self.asked: list[tuple] = []

    def has(self, name: str) -> bool:
        return name in self.here

    def need(self, name: str, then, failed) -> None:
        self.asked.append((name, then, failed))

    def come(self) -> None:
        name, then, _ = self.asked.pop()
        self.here.add(name)
        then()

    def fail(self) -> None:
        self.asked.pop()[2]()


class FakeScreen:
    """Sixty frames a second, and a list of what was painted."""

    def __init__(self, scale: float = 20.0) -> None:
        self.view = View()
        self.view.unit = scale
        self.now = 0.0
        self.calls: list[tuple] = []
        self.fitted = 0

    async def frame(self) -> float:
        self.now += 1 / 60
        return self.now

    def clock(self) -> float:
        """Every look at the clock takes a tenth of a millisecond."""
        self.now += 0.0001
        return self.now

    def fit(self, box) -> None:
        self.fitted += 1

    def fill(self, path: str, color: str) -> None:
        self.calls.append(("fill", path, color))

    def stroke(self, path: str, color: str, width: float) -> None:
        self.calls.append(("stroke", path, color))

    def text(self, label) -> None:
        self.calls.append(("text", label.text))

    def pixels(self, pixels) -> None:
        self.calls.append(("pixels", pixels.part))


class FakeBar:
    """An address bar with a history; ``tick`` lets time pass, or no more than a moment."""

    def __init__(self, link: str = "") -> None:
        self.entries = [link]
        self.waiting: list = []
        self.writes = 0

    def read(self) -> str:
        return self.entries[-1]

    def push(self, link: str) -> None:
        self.entries.append(link)

    def replace(self, link: str) -> None:
        self.writes += 1
        self.entries[-1] = link

    def later(self, seconds: float, act):
        self.waiting.append(entry := (seconds, act))
        return lambda: entry in self.waiting and self.waiting.remove(entry)

    def tick(self, most: float = 60) -> None:
        due = [entry for entry in self.waiting if entry[0] <= most]
        self.waiting = [entry for entry in self.waiting if entry not in due]
        for _, act in due:
            act()
