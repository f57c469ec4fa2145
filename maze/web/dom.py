"""DomPage: the controls of the document.  Names are ids; "" is the root element.

What is written already is left alone: a menu that is built anew would close, a field that is made
anew would lose what is being typed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from maze.message import Said, Value
from maze.web.page import Field, Option

if TYPE_CHECKING:
    from js import Document, Element, KeyboardEvent
    from pyodide.ffi import Handler

CHECKED = ("checkbox", "radio")
SPOKEN = ("aria-label", "title", "placeholder", "aria-valuetext", "aria-roledescription")


class DomPage:
    """``say`` translates what is read, unless its element is marked ``translate="no"``."""

    def __init__(self, document: Document, proxy: Callable[[Callable[..., None]], Handler],
                 say: Callable[[Value], str] = str) -> None:
        self.document = document
        self._proxy = proxy
        self.said = say
        self._elements: dict[str, Element] = {}
        self._texts: dict[str, Said | None] = {}            # as written
        self._lists: dict[str, list[Said]] = {}
        self._built: dict[str, Sequence[Any]] = {}
        self._unseen = False                               # code that was not brought into sight

    def element(self, name: str) -> Element:
        if name not in self._elements:
            found = self.document.getElementById(name) if name else self.document.documentElement
            if not found:
                raise LookupError(f"the page has no {name!r}")
            self._elements[name] = found
        return self._elements[name]

    def read(self, name: str) -> str:
        element = self.element(name)
        if str(element.tagName) == "DETAILS":
            return str(int(element.open))
        return str(int(element.checked) if element.type in CHECKED else element.value)

    def write(self, name: str, text: Said) -> None:
        element = self.element(name)
        if str(element.tagName) in ("INPUT", "SELECT", "TEXTAREA"):
            if element.type in CHECKED:
                element.checked = text == "1"
            else:
                element.value = str(text)
        elif self._texts.get(name) != text:
            self._texts[name] = text
            element.textContent = self.said(text) if element.translate else str(text)

    def attribute(self, name: str, key: str, text: Said | None) -> None:
        element, id_ = self.element(name), f"{name} {key}"
        if self._texts.get(id_, element) == text:
            return
        self._texts[id_] = text
        if text is None:
            element.removeAttribute(key)
        else:
            element.setAttribute(key, self.said(text) if key in SPOKEN else str(text))

    def marks(self, name: str, shares: Sequence[float]) -> None:
        """They are moved by transforms, which shift nothing else on the page."""
        line, places = self.element(name), [f"translateX({share:.2%})" for share in shares]
        if self._built.get(name) == places:
            return
        self._built[name] = places
        while line.childElementCount < len(places):
            line.append(self._make("span"))
        while line.childElementCount > len(places):
            line.lastElementChild.remove()
        for at, place in enumerate(places):
            line.children[at].style.transform = place

    def draw(self, name: str, svg: str) -> None:
        drawing = self.document.defaultView.DOMParser.new().parseFromString(svg, "image/svg+xml")
        self.element(name).replaceChildren(self.document.importNode(drawing.documentElement, True))
        self._texts.pop(name, None)                        # for a text may be written over it

    def press(self, name: str) -> None:
        self.element(name).click()

    def hand_on(self, name: str, to: str) -> None:
        if self.element(name).matches(":focus"):
            self.element(to).focus()

    def choose(self, name: str, on: bool) -> None:
        if str(self.element(name).tagName) == "INPUT":
            self.element(name).checked = on
        else:
            self.attribute(name, "aria-pressed", str(on).lower())

    def focus(self, name: str) -> None:
        self.element(name).focus()

    def close(self, name: str) -> None:
        self.element(name).close()

    def on(self, name: str, event: str, handler: Callable[[], None]) -> None:
        """The proxy is made once and lives as long as the page."""
        self.element(name).addEventListener(event, self._proxy(lambda _: handler()))

    def on_choice(self, name: str, handler: Callable[[], None]) -> None:
        """Radio buttons are chosen by arrows, too."""
        is_radio = str(self.element(name).tagName) == "INPUT"
        self.on(name, "change" if is_radio else "click", handler)

    def on_tap(self, name: str, handler: Callable[[], None]) -> None:
        """A click that keys have made has no ``detail``."""
        self.element(name).addEventListener(
            "click", self._proxy(lambda event: handler() if event.detail else None))

    def on_enter(self, name: str, fields: Sequence[str], handler: Callable[[], None]) -> None:
        inside = ", ".join(f"#{field}" for field in fields)

        def pressed(event: KeyboardEvent) -> None:
            if str(event.key) == "Enter" and event.target.closest(inside):
                event.preventDefault()
                handler()

        self.element(name).addEventListener("keydown", self._proxy(pressed))

    def listed(self, name: str, texts: Sequence[Said]) -> None:
        if self._lists.get(name) != (texts := list(texts)):
            self._lists[name], element = texts, self.element(name)
            say = self.said if element.translate else str
            element.replaceChildren(*[self._make("li", textContent=say(text)) for text in texts])

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

    def _lines(self, options: Sequence[Option]) -> list[Element]:
        """The lines of a menu, families together."""
        found = []
        for family, some in groupby(options, lambda option: option.group):
            lines = list(map(self._line, some))
            if family:
                group = self._make("optgroup", label=self.said(family))
                group.append(*lines)
                lines = [group]
            found += lines
        return found

    def _line(self, option: Option) -> Element:
        problem = option.problem
        text = self.said(option.title)
        if problem:
            said = self.said(problem)
            text = said if str(problem).startswith(str(option.title)) else f"{text}: {said}"
        return self._make("option", value=option.value, textContent=text, disabled=bool(problem))

    # --- code -----------------------------------------------------------------------------------

    def code(self, name: str, lines: Sequence[Sequence[tuple[str, str]]]) -> None:
        rows = []
        for parts in lines:
            row = self._make("span", className="code-line")
            row.append(*[self._make("span", className=f"code-{kind or 'plain'}", textContent=text)
                         for kind, text in parts])
            rows.append(row)
        self.element(name).replaceChildren(*rows)
        self._built[name], self._unseen = (), True

    def light(self, name: str, line: int | None, because: Sequence[int] = ()) -> None:
        box = self.element(name)
        for lit, mark in self._built.pop(name, ()):
            box.children[lit].removeAttribute(mark)
        if line is None or line >= box.childElementCount:
            return
        self._built[name] = [*((at, "data-because") for at in because), (line, "aria-current")]
        for lit, mark in self._built[name]:
            (row := box.children[lit]).setAttribute(mark, "step")    # the last is the line itself
        below = row.offsetTop - box.scrollTop
        if not 0 <= below <= box.clientHeight - row.offsetHeight:
            box.scrollTop = row.offsetTop - box.clientHeight / 2
        if self._unseen:                                   # once: who scrolls on may read elsewhere
            self._unseen = False
            box.scrollIntoView(block="nearest")

    # --- fields ---------------------------------------------------------------------------------

    def fields(self, name: str, fields: Sequence[Field]) -> None:
        known = self._built.get(name)
        blank = [field._replace(value="") for field in fields]
        if known != blank:
            self._built[name] = blank
            self.element(name).replaceChildren(*[self._field(name, field) for field in fields])
        for field in fields:
            self.write(f"{name}-{field.name}", field.value)

    def _field(self, name: str, field: Field) -> Element:
        """A label around its caption and its control, and a line of help."""
        id_ = f"{name}-{field.name}"
        control = self._control(field, id_)
        self._elements[id_] = control
        control.id, control.disabled = id_, bool(field.problem)
        label = self._make("label", className=f"field {field.kind}")
        label.append(self._make("span", textContent=self.said(field.title)), control)
        box = self._make("div", className=f"control {field.kind}")
        box.append(label)
        if text := field.problem or field.help:
            box.append(self._make("small", id=f"{id_}-help", textContent=self.said(text)))
            control.setAttribute("aria-describedby", f"{id_}-help")
        if field.kind == "text" and field.options:
            words = self._make("datalist", id=f"{id_}-words")
            words.append(*map(self._line, field.options))
            control.setAttribute("list", words.id)
            box.append(words)
        return box

    def _control(self, field: Field, id_: str) -> Element:
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

    def _make(self, tag: str, **properties: Any) -> Element:
        element = self.document.createElement(tag)
        for key, value in properties.items():
            setattr(element, key, value)
        return element
