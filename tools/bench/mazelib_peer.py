"""PyPI mazelib, native:  python -m tools.bench.mazelib_peer WIDTH CLASS [CLASS ...]"""

from __future__ import annotations

import importlib
import json
import sys
from time import process_time

if __name__ == "__main__":
    width = int(sys.argv[1])
    for name in sys.argv[2:]:
        maker = getattr(importlib.import_module(f"mazelib.generate.{name}"), name)(width, width)
        start = process_time()
        maker.generate()
        seconds = process_time() - start
        print(json.dumps({"who": "mazelib", "name": name, "width": width,
                          "ns": seconds * 1e9 / (width * width)}), flush=True)
