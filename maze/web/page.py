"""Page: the controls by name, as text in and text out.  ``DomPage`` is the browser's; tests bring
a dict.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from maze.params import Choice, Param, Whole


class Option(NamedTuple):
    """A line of a menu; ``problem`` is a sentence if it cannot be chosen now."""

    value: str
    title: str
    problem: str = ""


class Area(NamedTuple):
    """A field of several lines, for a drawing in characters; or of one, for a word."""

    name: str
    title: str
    lines: int
    help: str = ""


class Page(Protocol):
    """All that the workshops need of a page."""

    def read(self, name: str) -> str: ...
    def write(self, name: str, text: str) -> None: ...

    def attribute(self, name: str, key: str, text: str | None) -> None:
        """Set an attribute, or take it away."""

    def move(self, name: str, share: float) -> None:
        """Put a mark at a share of the length of what it is on."""

    def menu(self, name: str, options: Sequence[Option]) -> None:
        """The lines of a menu; keeps what was chosen if it is still there."""

    def fields(self, name: str, params: Sequence[Param | Area],
               values: Mapping[str, str]) -> None:
        """A control for each parameter, called ``name-param``."""

    def on(self, name: str, event: str, handler: Callable[[], None]) -> None: ...


class DomPage:
    """The document: names are ids; "" is the root element."""

    def __init__(self, document: Any, proxy: Callable[[Any], Any]) -> None:
        self.document = document
        self._proxy = proxy
        self._elements: dict[str, Any] = {}
        self._texts: dict[str, str] = {}  # as written, to leave alone what stays the same

    def element(self, name: str) -> Any:
        if name not in self._elements:
            found = self.document.getElementById(name) if name else self.document.documentElement
            if not found:
                raise LookupError(f"the page has no {name!r}")
            self._elements[name] = found
        return self._elements[name]

    def read(self, name: str) -> str:
        return str(self.element(name).value)

    def write(self, name: str, text: str) -> None:
        element = self.element(name)
        if str(element.tagName) in ("INPUT", "SELECT", "TEXTAREA"):
            element.value = text
        elif self._texts.get(name) != text:
            self._texts[name] = text
            element.textContent = text

    def attribute(self, name: str, key: str, text: str | None) -> None:
        element, id_ = self.element(name), f"{name} {key}"
        if self._texts.get(id_, element) == text:
            return
        self._texts[id_] = text
        if text is None:
            element.removeAttribute(key)
        else:
            element.setAttribute(key, text)

    def move(self, name: str, share: float) -> None:
        """The thumb of a slider is 16 pixels wide and stays within it."""
        self.element(name).style.insetInlineStart = f"calc(8px + (100% - 16px) * {share:.4f})"

    def menu(self, name: str, options: Sequence[Option]) -> None:
        element = self.element(name)
        chosen = element.value
        lines = [self._line(option) for option in options if not option.problem]
        if refused := [option for option in options if option.problem]:
            group = self.document.createElement("optgroup")
            group.label = "Not for this one"
            group.append(*map(self._line, refused))
            lines.append(group)
        element.replaceChildren(*lines)
        if any(option.value == chosen for option in options):
            element.value = chosen

    def _line(self, option: Option) -> Any:
        line = self.document.createElement("option")
        line.value = option.value
        line.textContent = f"{option.title}: {option.problem}" if option.problem else option.title
        line.disabled = bool(option.problem)
        return line

    def fields(self, name: str, params: Sequence[Param | Area],
               values: Mapping[str, str]) -> None:
        made = []
        for param in params:
            label = self.document.createElement("label")
            caption = self.document.createElement("span")
            label.className = "field"
            caption.textContent = param.title
            control = self._control(param)
            control.id = f"{name}-{param.name}"
            control.title = param.help
            self._elements[control.id] = control
            label.append(caption, control)
            made.append((control, values[param.name], label))
        self.element(name).replaceChildren(*[label for _, _, label in made])
        for control, text, _ in made:
            control.value = text

    def _control(self, param: Param | Area) -> Any:
        if isinstance(param, Area) and param.lines > 1:
            area = self.document.createElement("textarea")
            area.rows, area.spellcheck = param.lines, False
            return area
        if isinstance(param, Choice):
            control = self.document.createElement("select")
            control.append(*[self._line(Option(*item)) for item in param.options.items()])
            return control
        control = self.document.createElement("input")
        control.type = "text"
        if isinstance(param, Whole):
            control.type, control.inputMode = "number", "numeric"
            control.min, control.max = str(param.low), str(param.high)
        return control

    def on(self, name: str, event: str, handler: Callable[[], None]) -> None:
        """The proxy is made once and lives as long as the page."""
        self.element(name).addEventListener(event, self._proxy(lambda _: handler()))
