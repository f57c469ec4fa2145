"""Guessing: English sentences that are not yet messages, recognised by their phrases.

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
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache

GAP = re.compile(r"\{(\w*)\}")
SEAMS = (re.compile(r"(?<=[.!?…]) +"), re.compile(r" · "), re.compile(r"; "), re.compile(r", "),
         re.compile(r": "), re.compile(r" and "),
         re.compile(r"(?<=^[A-Z\d]) | (?=[A-Z\d]+$)"))     # "2 north", "F covers T", "key A"
DECIMAL = re.compile(r"(?<=\d)\.(?=\d)")
WORD = re.compile(r"[^\W\d_]{2}")
ENDS = ".!?…:;"
CLOSED = re.compile(r"[.!?…:;]$|[.,;] ")                    # more than a last gap surely holds
INSIDE = r"((?:(?![.;] ).)+?)"                             # a gap reaches past no sentence, no part
PERHAPS = r"((?:(?![.;] ).)*?)"                            # joined to a word: may be empty
AT_THE_END = "(.*)"                                        # but for what people have written
TELLING = 8                                                # letters that make a guess likely
REMEMBERED = 4096                                          # sentences, the latest
LONGEST = 600                                              # letters: no longer text is looked at


class Phrase:
    """A text with gaps, and its translation."""

    def __init__(self, text: str, translation: str) -> None:
        parts = GAP.split(text)
        self.names = parts[1::2]
        self.translation = translation
        self.weight = sum(map(len, parts[::2]))            # the more letters, the surer
        self._parts = parts
        self._is_open = len(parts) > 1 and not parts[-1] and parts[-3][-1:] not in ENDS

    @cached_property
    def _match(self) -> Callable[[str], re.Match[str] | None]:
        """Compiled when it is needed: most phrases of a table never are."""
        parts = self._parts
        pieces = [re.escape(part) for part in parts]
        for at in range(1, len(parts), 2):
            pieces[at] = INSIDE if parts[at - 1][-1:] in " " else PERHAPS
        if len(parts) > 1 and not parts[-1]:
            pieces[-2] = AT_THE_END
        return re.compile("".join(pieces), re.DOTALL).fullmatch

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

    def swallows(self, values: Sequence[str]) -> bool:
        """Whether its last gap holds more than it should."""
        return self._is_open and CLOSED.search(values[-1]) is not None

    def fill(self, values: Iterable[str]) -> str:
        """The translation with these values in its gaps."""
        by_name = dict(zip(self.names, values, strict=True))
        return GAP.sub(lambda gap: by_name[gap[1]], self.translation)


class Guesser:
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
        if len(words) > LONGEST and words not in self._exact:
            return text
        said = self._surely(words)
        if said is None:
            said = self._likely(words)
        return text.replace(words, said) if words else text

    def _look_up(self, text: str) -> str | None:
        """A text all of whose parts are known; None if there is doubt."""
        if (words := text.strip()) != text:
            said = self._surely(words)
            return said if said is None else text.replace(words, said)
        for look in (self._known, self._divided, self._begun_by_a_gap):
            said = look(text)
            if said is not None:
                break
        return said

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
                heads = (_head(parts[at]), "")
                said = next((one for head in heads
                             for one in self._fits(parts[at], head, sure=False)), None)
                if said is None:
                    self.missed.add(parts[at])
                    said = parts[at]
            out, at = out + said + between[end - 1], end
        return out

    def _known(self, text: str) -> str | None:
        """A text that is one phrase and begins with a word of it."""
        if not WORD.search(text):                          # numbers, letters of pieces
            return DECIMAL.sub(self._seam("."), text)
        if text[0] == text[-1] == "'":                     # what somebody wrote
            return text
        return self._one(text, lambda text: self._fits(text, _head(text), sure=True))

    def _begun_by_a_gap(self, text: str) -> str | None:
        return self._one(text, lambda text: self._fits(text, "", sure=True))

    def _one(self, text: str, fits: Callable[[str], Iterator[str]]) -> str | None:
        """A phrase that fits, if need be with another first letter or without the end."""
        for words, mend in _variants(text):
            found = self._exact.get(words)
            found = next(fits(words), None) if found is None else found
            if found is not None:
                return mend(found)
        return None

    def _fits(self, text: str, head: str, *, sure: bool) -> Iterator[str]:
        """Its translations by each phrase that fits; ``sure`` if all that is in gaps is known."""
        for phrase in self._by_head.get(head, ()):
            values = phrase.gaps(text)
            if values is None or (sure and phrase.swallows(values)):
                continue
            if sure or phrase.weight >= TELLING:
                known = [self._surely(value) for value in values]
                if not sure or None not in known:
                    said = phrase.fill(old if new is None else new
                                       for new, old in zip(known, values, strict=True))
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
                said = (self._surely(whole) if end - at == 1
                        else self._known(whole) or self._begun_by_a_gap(whole))
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


def _variants(text: str) -> Iterator[tuple[str, Callable[[str], str]]]:
    """A text and what it may be in the table: with another first letter, without its end."""
    yield text, str
    yield text[:1].swapcase() + text[1:], lambda said: _with_case(said, text)
    if text[-1] in ENDS:
        yield text[:-1], lambda said: said + text[-1]
        yield (text[:1].swapcase() + text[1:-1],
               lambda said: _with_case(said, text) + text[-1])


def _with_case(said: str, like: str) -> str:
    """A capital where the English text has one; never a small letter where it has none."""
    return said[:1].upper() + said[1:] if like[:1].isupper() else said
