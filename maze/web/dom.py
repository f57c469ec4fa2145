"""DomPage: the controls of the document.  Names are ids; "" is the root element.

What is written already is left alone: a menu that is built anew would close, a field that is made
anew would lose what is being typed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from maze.web.page import Field, Option


class DomPage:
    def __init__(self, document: Any, proxy: Callable[[Any], Any]) -> None:
        self.document = document
        self._proxy = proxy
        self._elements: dict[str, Any] = {}
        self._texts: dict[str, str] = {}                   # as written
        self._built: dict[str, Sequence[Option] | Sequence[Field]] = {}

    def element(self, name: str) -> Any:
        if name not in self._elements:
            found = self.document.getElementById(name) if name else self.document.documentElement
            if not found:
                raise LookupError(f"the page has no {name!r}")
            self._elements[name] = found
        return self._elements[name]

    def read(self, name: str) -> str:
        element = self.element(name)
        if element.type == "checkbox":
            return str(int(element.checked))
        return str(element.value)

    def write(self, name: str, text: str) -> None:
        element = self.element(name)
        if str(element.tagName) in ("INPUT", "SELECT", "TEXTAREA"):
            if element.type == "checkbox":
                element.checked = text == "1"
            else:
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

    def on(self, name: str, event: str, handler: Callable[[], None]) -> None:
        """The proxy is made once and lives as long as the page."""
        self.element(name).addEventListener(event, self._proxy(lambda _: handler()))

    # --- menus ----------------------------------------------------------------------------------

    def menu(self, name: str, options: Sequence[Option]) -> None:
        if self._built.get(name) == options:
            return
        self._built[name] = options
        element = self.element(name)
        chosen = element.value
        element.replaceChildren(*self._lines(options))
        if any(option.value == chosen for option in options):
            element.value = chosen

    def _lines(self, options: Sequence[Option]) -> list[Any]:
        """The lines of a menu, families together."""
        found = []
        for family, some in groupby(options, lambda option: option.group):
            lines = list(map(self._line, some))
            if family:
                group = self._make("optgroup", label=family)
                group.append(*lines)
                lines = [group]
            found += lines
        return found

    def _line(self, option: Option) -> Any:
        text, problem = option.title, option.problem
        if problem:
            text = problem if problem.startswith(text) else f"{text}: {problem}"
        return self._make("option", value=option.value, textContent=text, disabled=bool(problem))

    # --- fields ---------------------------------------------------------------------------------

    def fields(self, name: str, fields: Sequence[Field]) -> None:
        known = self._built.get(name)
        blank = [field._replace(value="") for field in fields]
        if known != blank:
            self._built[name] = blank
            self.element(name).replaceChildren(*[self._field(name, field) for field in fields])
        for field in fields:
            self.write(f"{name}-{field.name}", field.value)

    def _field(self, name: str, field: Field) -> Any:
        """A label around its caption and its control, and a line of help."""
        id_ = f"{name}-{field.name}"
        control = self._control(field, id_)
        self._elements[id_] = control
        control.id, control.disabled = id_, bool(field.problem)
        label = self._make("label", className=f"field {field.kind}")
        label.append(self._make("span", textContent=field.title), control)
        box = self._make("div", className=f"control {field.kind}")
        box.append(label)
        if text := field.problem or field.help:
            box.append(self._make("small", id=f"{id_}-help", textContent=text))
            control.setAttribute("aria-describedby", f"{id_}-help")
        if field.kind == "text" and field.options:
            words = self._make("datalist", id=f"{id_}-words")
            words.append(*map(self._line, field.options))
            control.setAttribute("list", words.id)
            box.append(words)
        return box

    def _control(self, field: Field, id_: str) -> Any:
        if field.kind == "menu":
            control = self._make("select")
            control.append(*self._lines(field.options))
            return control
        if field.kind == "area":
            return self._make("textarea", rows=6, spellcheck=False)
        if field.kind == "check":
            return self._make("input", type="checkbox")
        if field.kind == "number":
            low, high = map(str, field.range)
            return self._make("input", type="number", inputMode="numeric", min=low, max=high)
        return self._make("input", type="text", autocomplete="off", spellcheck=False)

    def _make(self, tag: str, **properties: Any) -> Any:
        element = self.document.createElement(tag)
        for key, value in properties.items():
            setattr(element, key, value)
        return element
