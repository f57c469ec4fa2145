"""Language: what the program says in English, said in another language.

The core speaks plain English and knows of no other. Every sentence it can make comes from a
*phrase* in its source: a text with gaps, ``"{0} steps to go."``. A language is a table from phrases
to their translations. A sentence is recognised by the phrase it was made from; what stood in its
gaps is translated in turn and put into the gaps of the translation. So an algorithm needs to know
of no language.

A text that is made of several is divided: at the ends of sentences, at `` · ``, at commas.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache

LANGUAGES = {"en": "English", "de": "Deutsch", "el": "Ελληνικά", "et": "Eesti", "hu": "Magyar",
             "pl": "Polski"}                               # by their own names; also in words.mjs
GAP = re.compile(r"\{(\w*)\}")
SEAMS = (re.compile(r"(?<=[.!?…]) +"), re.compile(r" · "), re.compile(r"; "), re.compile(r", "),
         re.compile(r": "), re.compile(r" and "))
WORD = re.compile(r"[^\W\d_]{2}")
ENDS = ".!?…:;"
INSIDE = r"((?:(?!\. ).)+?)"                               # a gap does not reach past a sentence
AT_THE_END = "(.*)"                                        # but for what people have written
REMEMBERED = 4096                                          # sentences, the latest


class Phrase:
    """A text with gaps, and its translation."""

    def __init__(self, text: str, translation: str) -> None:
        parts = GAP.split(text)
        self.names = parts[1::2]
        self.translation = translation
        self.weight = sum(map(len, parts[::2]))            # the more letters, the surer
        self._parts = parts

    @cached_property
    def _match(self) -> Callable[[str], re.Match[str] | None]:
        """Compiled when it is needed: most phrases of a table never are."""
        parts = self._parts
        pattern = "".join(INSIDE if at % 2 else re.escape(part) for at, part in enumerate(parts))
        if len(parts) > 1 and not parts[-1]:
            pattern = pattern.removesuffix(INSIDE) + AT_THE_END
        return re.compile(pattern, re.DOTALL).fullmatch

    def gaps(self, text: str) -> list[str] | None:
        """What stands in the gaps, or None if the text was not made from this phrase."""
        at = 0
        for part in self._parts[::2]:                      # quick: most phrases end here
            at = text.find(part, at)
            if at < 0:
                return None
            at += len(part)
        found = self._match(text)
        return list(found.groups()) if found else None

    def fill(self, values: Iterable[str]) -> str:
        """The translation with these values in its gaps."""
        by_name = dict(zip(self.names, values, strict=True))
        return GAP.sub(lambda gap: by_name[gap[1]], self.translation)


class Language:
    """``say`` translates; what is in no table stays as it is and is remembered in ``missed``."""

    def __init__(self, table: Mapping[str, str]) -> None:
        self._exact = {text: said for text, said in table.items() if not GAP.search(text)}
        self._by_head: dict[str, list[Phrase]] = defaultdict(list)
        for text, said in table.items():
            if GAP.search(text):
                self._by_head[_head(text)].append(Phrase(text, said))
        for phrases in self._by_head.values():
            phrases.sort(key=lambda phrase: -phrase.weight)
        self.missed: set[str] = set()
        self.say: Callable[[str], str] = lru_cache(REMEMBERED)(self._say)
        self._surely: Callable[[str], str | None] = lru_cache(REMEMBERED)(self._look_up)

    def _say(self, text: str) -> str:
        words = text.strip()
        said = self._surely(words)
        if said is None:
            said = self._likely(words)
        return text.replace(words, said) if words else text

    def _look_up(self, text: str) -> str | None:
        """A text all of whose parts are known; None if there is doubt."""
        if (words := text.strip()) != text:
            said = self._surely(words)
            return said if said is None else text.replace(words, said)
        known = self._known(text)
        return self._divided(text) if known is None else known

    def _likely(self, text: str) -> str:
        """Sentence by sentence, what can be known: gaps may hold what people have written."""
        parts, between = SEAMS[0].split(text), [*SEAMS[0].findall(text), ""]
        out, at = "", 0
        while at < len(parts):
            for end in range(len(parts), at, -1):          # as many as are known together
                said = self._surely(_rejoined(parts[at:end], between[at:end - 1]))
                if said is not None:
                    break
            else:
                said = next(self._fits(parts[at], sure=False), None)
                if said is None:
                    self.missed.add(parts[at])
                    said = parts[at]
            out, at = out + said + between[end - 1], end
        return out

    def _known(self, text: str) -> str | None:
        """A text that is one phrase, if need be with another first letter or without its end."""
        if not WORD.search(text) or text[0] == text[-1] == "'":    # numbers; what somebody wrote
            return text
        found = self._phrase(text)
        if found is None and (other := _other_case(text)) != text:
            found = self._phrase(other)
            found = found if found is None else _with_case(found, text)
        if found is None and text[-1] in ENDS:
            found = self._known(text[:-1])
            found = found if found is None else found + text[-1]
        return found

    def _phrase(self, text: str) -> str | None:
        exact = self._exact.get(text)
        return next(self._fits(text, sure=True), None) if exact is None else exact

    def _fits(self, text: str, *, sure: bool) -> Iterator[str]:
        """Its translations by each phrase that fits; ``sure`` if all that is in gaps is known."""
        for phrase in (*self._by_head.get(_head(text), ()), *self._by_head.get("", ())):
            values = phrase.gaps(text)
            if values is not None:
                known = [self._surely(value) for value in values]
                if not sure or None not in known:
                    said = phrase.fill(new or old for new, old in zip(known, values, strict=True))
                    yield _with_case(said, text)

    def _divided(self, text: str) -> str | None:
        """A text made of several, each translated; None if one of them is not known."""
        for seam in SEAMS:
            parts, between = seam.split(text), seam.findall(text)
            if len(parts) > 1 and (said := self._joined(parts, between)) is not None:
                return said
        return None

    def _joined(self, parts: list[str], between: list[str]) -> str | None:
        """The parts translated, as many at a time as make one phrase."""
        out, at = "", 0
        while at < len(parts):
            for end in range(len(parts), at, -1):
                whole = _rejoined(parts[at:end], between[at:end - 1])
                said = self._known(whole) if end - at > 1 else self._surely(whole)
                if said is not None:
                    out += said + "".join(map(self._seam, between[end - 1:end]))
                    at = end
                    break
            else:
                return None
        return out

    def _seam(self, text: str) -> str:
        return self._exact.get(text, text)


def gaps(text: str) -> set[str]:
    """The names of the gaps of a phrase."""
    return set(GAP.findall(text))


def _head(text: str) -> str:
    """The first word of a phrase; "" if it begins with a gap."""
    word = text.split(" ", 1)[0]
    return "" if "{" in word else word


def _rejoined(parts: list[str], between: list[str]) -> str:
    return "".join(part + seam for part, seam in zip(parts, [*between, ""], strict=True))


def _other_case(text: str) -> str:
    return text[:1].swapcase() + text[1:]


def _with_case(said: str, like: str) -> str:
    """A capital where the English text has one; never a small letter where it has none."""
    return said[:1].upper() + said[1:] if like[:1].isupper() else said
