"""``python -m maze``: see ``maze/cli``."""

import sys

from maze.cli import main

sys.exit(main(sys.argv[1:]))
