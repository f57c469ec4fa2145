"""Values of a parameter worth trying: its bounds, or each of its words."""

from __future__ import annotations

from maze.params import Choice, Lean, Mix, Param, Span, Whole


def samples(param: Param) -> list[str]:
    """Texts as in a link; the default may be among them."""
    if isinstance(param, Whole):
        return [str(param.low), str(min(param.high, param.low + 3)), str(param.high)]
    if isinstance(param, Choice):
        return list(param.options)
    if isinstance(param, Mix):
        return [*param.options, "~".join(f"{word}-{n}" for n, word in enumerate(param.options, 1))]
    if isinstance(param, Lean):
        return ["h60", "v25"]
    assert isinstance(param, Span)
    return ["0-1", f"0-{param.high}"]


def changing(param: Param) -> list[str]:
    """Those that are not the default, so that something is done."""
    return [text for text in samples(param) if param.parse(text) != param.default]
