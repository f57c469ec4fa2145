"""Plurals: which form of a phrase a number asks for.

The rules are those of the Unicode CLDR, "Language Plural Rules", for cardinal numbers; the
browser's Intl.PluralRules has the same. A ``float`` is a number that is said with decimals.
"""

from __future__ import annotations

from collections.abc import Callable

FORMS = {                                                  # those that each language has
    "en": ("one", "other"), "de": ("one", "other"), "el": ("one", "other"),
    "et": ("one", "other"), "hu": ("one", "other"), "pl": ("one", "few", "many", "other"),
}


def plural(language: str, number: float) -> str:
    """The name of the form: one of ``FORMS[language]``."""
    return _RULES[language](number)


def _whole_one(number: float) -> str:
    """One, but not 1.0: English, German, Estonian."""
    return "one" if isinstance(number, int) and number == 1 else "other"


def _equals_one(number: float) -> str:
    """One, and 1.0: Greek, Hungarian."""
    return "one" if number == 1 else "other"


def _polish(number: float) -> str:
    """1 krok, 2 kroki, 5 kroków, 12 kroków, 22 kroki, 1,5 kroku."""
    if not isinstance(number, int):
        return "other"
    if number == 1:
        return "one"
    tens, ones = divmod(abs(number) % 100, 10)
    return "few" if 2 <= ones <= 4 and tens != 1 else "many"


_RULES: dict[str, Callable[[float], str]] = {
    "en": _whole_one, "de": _whole_one, "et": _whole_one,
    "el": _equals_one, "hu": _equals_one, "pl": _polish,
}
