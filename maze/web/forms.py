"""Forms: parameters as controls.  A control's text is what people read; a link's may differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from maze.message import Message, Said, joined
from maze.params import Choice, Lean, Mix, Param, Whole
from maze.web.page import Field, Option, Page


def field(param: Param, value: Any, *, helped: bool = True,
          problem: Callable[[Any], Said] = lambda value: "") -> Field:
    """A control for a parameter; ``problem`` says why a value cannot be, as a sentence."""
    help_ = param.help if helped else ""
    made = Field(param.name, param.title, "text", param.format(value), help_)
    if isinstance(param, Choice):
        options = [Option(id_, title, "" if id_ == param.default else problem(id_))
                   for id_, title in param.options.items()]
        refused = [option.problem for option in options if option.problem]
        none_left = len(refused) == len(options) - 1
        return made._replace(kind="menu", options=tuple(options),
                             problem=refused[0] if none_left and refused else "")
    if isinstance(param, Lean):
        return made._replace(kind="number", range=(-100, 100), value=str(value),
                             help=LEAN if helped else "", problem=problem(50))
    if isinstance(param, Whole):
        kind = "check" if (param.low, param.high) == (0, 1) else "number"
        return made._replace(kind=kind, range=(param.low, param.high), problem=problem(param.high),
                             help=help_.removeprefix("1: "))
    if isinstance(param, Mix):
        shares = Option(param.default, "shares of several")
        options = [Option(*item) for item in param.options.items()]
        return made._replace(options=(*options, shares), help=help_ or Message(
            "{words}; or shares, such as {mix}", words=joined(param.options, ", "),
            mix=param.default))
    return made


LEAN = "more than 0: passages lean to the horizontal; less: to the vertical"


def read(page: Page, name: str, param: Param) -> Any:
    """The value a control says.  Raises RecipeError."""
    text = page.read(f"{name}-{param.name}").strip()
    if isinstance(param, Lean) and text.lstrip("-").isdigit():
        text = param.format(int(text))
    return param.parse(text)


def fields(params: Sequence[Param], values: Mapping[str, Any], **more: Any) -> list[Field]:
    return [field(param, values.get(param.name, param.default), **more) for param in params]


def options(page: Page, name: str, params: Sequence[Param]) -> tuple[tuple[str, str], ...]:
    """The options of an algorithm that are not at their default, as a recipe has them."""
    given = [(param, read(page, name, param)) for param in params]
    return tuple((param.name, param.format(value)) for param, value in given
                 if value != param.default)


def chosen(params: Sequence[Param], given: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """The values of a recipe's options."""
    texts = dict(given)
    return {param.name: param.parse(texts[param.name]) for param in params if param.name in texts}
