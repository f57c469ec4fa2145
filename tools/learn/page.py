"""One page: learn/<language>/<id>.html, whose ``article`` the app shows as well.

A page needs no script and no other file.  What is not yet translated stands there in English, and
says so by ``lang="en"``.
"""

from __future__ import annotations

import html
import json
from functools import cache, lru_cache
from pathlib import Path

from maze.lab.growth import slope
from maze.language import LANGUAGES
from maze.learning import labels
from maze.learning.reading import usual_board
from maze.learning.relations import related
from maze.learning.subjects import Subject, subjects
from maze.message import Message
from maze.recordings import ID
from maze.share import encode, link_of
from maze.visitors.program import exported
from maze.written import with_program
from tools import markup
from tools.learn import contents, figures, source
from tools.learn.naming import named, speaker

MEASURED = Path(__file__).with_name("measured.json")
INDEX = "index"
STYLE = """\
:root{color-scheme:light dark;background:Canvas;--link:#0b57d0;--line:#c4c7cc}
@media (prefers-color-scheme:dark){:root{--link:#a8c7fa;--line:#50545a}}
body{max-width:44rem;margin:auto;padding:1rem;background:Canvas;color:CanvasText;
font:1.0625rem/1.6 system-ui,sans-serif}
h1,h2,h3{line-height:1.25;text-wrap:balance}
a{color:var(--link)}
nav a,.do a,li a{display:inline-block;min-height:1.75rem;margin-inline-end:1rem}
figure{margin:1rem 0}
figcaption,.source{font-size:.9375rem}
.still svg{max-width:100%;height:auto;border-radius:.5rem;background:#fff}
.figure{display:block;width:100%;max-width:22rem;height:auto}
ul{padding-inline-start:1.25rem}
.told{display:block;font-size:.9375rem;margin-bottom:.5rem}
"""
HEAD = """\
<meta name="description" content="{about}">
<meta name="color-scheme" content="light dark">
{links}<style>{style}</style>
"""
BODY = """\
<nav aria-label="Meander"><a href="../../#learn?v=1{key}">Meander</a>
<a href="index.html">{contents}</a></nav>
<main>
<article>
{body}</article>
</main>
"""


@cache
def measured() -> dict:
    return json.loads(MEASURED.read_text(encoding="utf-8"))


def page(tag: str, id_: str, url: str = "") -> str:
    """The page in a language; ``url`` is where everything will be published, if that is known."""
    say = speaker(tag)
    subject = None if id_ == INDEX else subjects()[id_]
    title = say(Message(subject.title)) if subject else say(Message("Learn"))
    body = BODY.format(key=f"&amp;id={id_}" if subject else "",
                       contents=html.escape(say(labels.CONTENTS)),
                       body=_article(tag, subject) if subject else contents.body(tag))
    style = STYLE if subject else STYLE + contents.STYLE
    head = HEAD.format(about=html.escape(_about(tag, subject)), links=_heads(tag, id_, url),
                       style=style)
    return markup.page(f"{html.escape(title)} - Meander", body, language=tag, head=head,
                       policy=f"default-src 'none'; style-src '{markup.allowed(style)}'")


def tags_of(id_: str) -> list[str]:
    """The languages of a page: every language has contents, articles those of their texts."""
    return sorted(LANGUAGES) if id_ == INDEX else source.languages(id_)


def _heads(tag: str, id_: str, url: str) -> str:
    """Links to the same in other languages, and to this page's own address."""
    def address(other: str) -> str:
        return f"{url}learn/{other}/{id_}.html" if url else f"../{other}/{id_}.html"

    lines = [f'<link rel="alternate" hreflang="{other}" href="{html.escape(address(other))}">'
             for other in tags_of(id_)]
    lines.append(f'<link rel="alternate" hreflang="x-default" href="{html.escape(address("en"))}">')
    if url:
        lines.insert(0, f'<link rel="canonical" href="{html.escape(address(tag))}">')
    return "".join(f"{line}\n" for line in lines)


def _about(tag: str, subject: Subject | None) -> str:
    say = speaker(tag)
    if subject is None:
        return say(Message("Articles about mazes and pentominoes."))
    if subject.entry:
        return say(Message(subject.entry.summary))
    return " ".join(source.LINK.sub(r"\1", source.read(tag, subject.id)["idea"][0]).split()[:30])


# --- an article ----------------------------------------------------------------------------------


def _article(tag: str, subject: Subject) -> str:
    say = speaker(tag)
    text = source.read(tag, subject.id)
    drawn = _still(subject.id, say(labels.still(subject.title)))
    if subject.entry:
        drawn = _at_work(subject.id, say(labels.at_work(subject.title))) + drawn
    parts = [f"<h1>{html.escape(say(Message(subject.title)))}</h1>\n",
             f'<figure class="still">{drawn}</figure>\n', _actions(tag, subject)]
    for name, heading in labels.SECTIONS.items():
        paragraphs = text.get(name, [])
        if name == "idea" and subject.entry:
            paragraphs = [html.escape(say(Message(subject.entry.idea)), quote=False)]
        else:
            paragraphs = [source.inline(one, tag) for one in paragraphs]
        figure = _figure(tag, subject, name)
        if paragraphs or figure:
            inside = "".join(f"<p>{one}</p>\n" for one in paragraphs)
            parts.append(f'<section id="{name}">\n<h2>{html.escape(say(heading))}</h2>\n{inside}'
                         f"{figure}</section>\n")
    parts.append(_related(tag, subject))
    return "".join(parts)


@lru_cache(maxsize=400)
def _still(id_: str, title: str) -> str:
    return figures.still(subjects()[id_], title)


@lru_cache(maxsize=400)
def _at_work(id_: str, title: str) -> str:
    return figures.at_work(subjects()[id_], title)


def _actions(tag: str, subject: Subject) -> str:
    say = speaker(tag)
    found = [(labels.OPEN, encode(usual_board(subject)))]
    if subject.rivals:
        found.append((labels.RACE, link_of("lab", {"v": "1", **subject.rivals})))
    if subject.place == "maze":
        found.append((labels.EDIT, _copy(subject.id)))
    return '<p class="do">' + " ".join(
        f'<a href="../../{html.escape(link)}">{html.escape(say(words))}</a>'
        for words, link in found) + "</p>\n"


@cache
def _copy(id_: str) -> str:
    """A link to the board of a subject, whose algorithm is a copy that can be edited."""
    subject = subjects()[id_]
    board = usual_board(subject)
    room = subject.kind if subject.entry else "generators"
    file = source.ROOT / "maze" / room / f"{id_ if subject.entry else board.by}.py"
    catalog = with_program(board.catalog, room, exported(file.read_text(encoding="utf-8")))
    changed = {"by": ID, "opt": ()} if room == "generators" else {"solve": ID, "sopt": ()}
    return encode(board.but(catalog=catalog, **changed))


def _figure(tag: str, subject: Subject, section: str) -> str:
    """What was measured, beside what is said of it."""
    say, known = speaker(tag), measured()
    if section == "bias" and (opened := known["average"].get(subject.id)):
        said = say(labels.average(known["mazes"]))
        return _captioned(figures.average(known["board"], known["mazes"], opened, said), said)
    if section == "cost" and (points := known["steps"].get(subject.id)):
        power = slope([(cells, steps) for cells, steps in points]) or 0.0
        said = say(labels.curve(tuple(points[0]), tuple(points[-1]), power))
        return _captioned(figures.curve(points, said), said)
    return ""


def _captioned(figure: str, said: str) -> str:
    return f"<figure>{figure}<figcaption>{html.escape(said)}</figcaption></figure>\n"


def _related(tag: str, subject: Subject) -> str:
    say = speaker(tag)
    items = "".join(f"<li>{html.escape(say(said))}: {', '.join(named(tag, id_) for id_ in ids)}"
                    f"</li>" for said, ids in related(subject.id).items())
    return (f'<section id="related">\n<h2>{html.escape(say(labels.RELATED))}</h2>\n'
            f"<ul>{items}</ul>\n</section>\n")
