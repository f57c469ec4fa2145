"""A third place, for tests: two generators race on boards of their own, on one clock.

Everything about it is in this package, its section of the page included (``section.html``).
"""

from tests.race.place import PLACE

__all__ = ["PLACE"]
