"""The contents: the map of the field, and the same as a list of links with their relations."""

from __future__ import annotations

import html

from maze.learning import labels
from maze.learning.relations import BUILDS, SAID, related
from maze.learning.subjects import KINDS, subjects
from maze.message import Message
from maze.registry import GROUPS
from tools.learn.fieldmap import field_map, legend
from tools.learn.layout import COLUMNS
from tools.learn.naming import address, named, speaker, title_of

STYLE = """\
.field{max-width:29rem;margin:auto}
.map{display:block;width:100%;font-size:13px;overflow:visible}
.of3{display:none}
@media (min-width:46rem){.field{max-width:none}.of1{display:none}.of3{display:block}}
.map rect{fill:Canvas;stroke:var(--line)}
.map rect.ideas{stroke:var(--link);stroke-width:2}
.map a text{fill:var(--link);text-anchor:middle}
.family{font-weight:700;fill:CanvasText}
.map .small{font-size:11px}
.lines,.own{fill:none;stroke:CanvasText;stroke-opacity:.55}
.lines .same{stroke-width:3.5}
.lines .kin{stroke-dasharray:6 4}
.lines .shows{stroke-width:2;stroke-linecap:round;stroke-dasharray:0 5}
.lines .head{fill:CanvasText;fill-opacity:.7;stroke:none}
.own{visibility:hidden;pointer-events:none;stroke:var(--link);stroke-width:2.5;stroke-opacity:1}
.map a:is(:hover,:focus-visible) .own{visibility:visible}
.map a{outline:none}
.map a:is(:hover,:focus-visible) rect{stroke:var(--link);stroke-width:3}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:0 1.25rem;padding:0}
"""


def body(tag: str) -> str:
    """The article of the page in a language."""
    say = speaker(tag)
    parts = [f"<h1>{html.escape(say(Message('Learn')))}</h1>\n<section>\n"
             f"<h2>{html.escape(say(labels.MAP))}</h2>\n"
             f"<p>{html.escape(say(labels.MAP_TOLD))}</p>\n"
             f'<ul class="legend">{legend(lambda kind: say(SAID[kind][kind == BUILDS]))}</ul>\n'
             f'<div class="field">{_map(tag)}</div>\n</section>\n']
    for kind, title in KINDS.items():
        some = [one for one in subjects().values() if one.kind == kind]
        parts.append(f"<section>\n<h2>{html.escape(say(Message(title)))}</h2>\n")
        for group in dict.fromkeys(one.group for one in some):
            if group:
                parts.append(f"<h3>{html.escape(say(Message(GROUPS[group])))}</h3>\n")
            parts.append("<ul>" + "".join(_entry(tag, one.id) for one in some
                                          if one.group == group) + "</ul>\n")
        parts.append("</section>\n")
    return "".join(parts)


def _map(tag: str) -> str:
    say = speaker(tag)
    return "".join(field_map(columns, lambda id_: address(tag, id_),
                             lambda title: say(Message(title)), say(labels.MAP))
                   for columns in COLUMNS)


def _entry(tag: str, id_: str) -> str:
    """A link, and what it is related to in words."""
    say = speaker(tag)
    told = "; ".join(f"{say(said)}: {', '.join(title_of(tag, other) for other in ids)}"
                     for said, ids in related(id_).items())
    return f'<li>{named(tag, id_)}<span class="told">{html.escape(told)}</span></li>'
