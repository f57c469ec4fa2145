"""Pattern: a parameter that is a text of a certain form, read later by whoever knows what it means.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from maze.errors import RecipeError
from maze.message import Message
from maze.params import shown
from maze.textual import Textual


@dataclass(frozen=True)
class Pattern(Textual):
    """``form`` is a regular expression; ``wrong`` the sentence for a text without that form."""

    name: str
    title: str
    form: str
    wrong: str
    help: str = ""
    default: str = ""

    def parse(self, text: str) -> str:
        value, problem = self.repair(text)
        if problem:
            raise RecipeError(problem.text, text=shown(text))
        return value

    def repair(self, text: str) -> tuple[str, Message | None]:
        if re.fullmatch(self.form, text, re.ASCII):
            return text, None
        return self.default, Message(self.wrong, text=shown(text))
