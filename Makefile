# `make serve` shows the page, `make test` tries everything. Both fetch what they need.
PYTHON ?= python3
VENV := .venv/bin/python

.PHONY: help serve test check unit js pyodide browser files golden prove bench bench-boot endurance \
        filmstrip tour lighthouse site screenshots gallery clean runtime tools

help:
	@echo "make serve        fetch the runtime (once), serve the page, print its address"
	@echo "make test         everything below, the fast ones first"
	@echo "make check          ruff and mypy"
	@echo "make unit           the tests that need no browser"
	@echo "make js             the draw stream repeated in JavaScript"
	@echo "make pyodide        the unit tests once more, inside Pyodide"
	@echo "make browser        the page in Chromium"
	@echo "make files        static/tokens.css, from maze/render/tokens.json"
	@echo "make golden       what every link must show for ever: add the new ones"
	@echo "make prove        every solver on random recipes, here and inside Pyodide"
	@echo "make bench        how fast each algorithm is, beside others and as grids grow"
	@echo "make bench-boot   how long until Python draws, beside a plain PyScript page"
	@echo "make filmstrip    what is seen while the page comes up, in five pictures and two windows"
	@echo "make lighthouse   what Lighthouse makes of the page, medians of five"
	@echo "make endurance    a long lesson in one tab: what grows"
	@echo "make tour         the page driven through all that it can do, in pictures: _tour/"
	@echo "make screenshots  the pictures of the README"
	@echo "make gallery      docs/gallery.md: every generator, shape and change"
	@echo "make site         what is published, in _site/"

runtime:
	@$(PYTHON) tools/prepare.py runtime

tools:
	@$(PYTHON) tools/prepare.py tests

files:
	@$(PYTHON) -m tools.entries
	@$(PYTHON) tools/tokens.py

serve: runtime files
	@$(PYTHON) tools/serve.py

test: tools
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory js
	@$(MAKE) --no-print-directory pyodide
	@$(MAKE) --no-print-directory browser

check: tools
	$(VENV) -m ruff check .
	$(VENV) -m mypy

unit: tools
	$(VENV) -m pytest -q -n 2 --dist worksteal --ignore=tests/browser

js: tools
	node --test tests/js/*.test.mjs

pyodide: tools
	node tools/vendor.mjs --prove
	node tools/pytest_in_pyodide.mjs -q -m "not native and not slow" --ignore=tests/browser

browser: tools
	@node tools/vendor.mjs
	$(VENV) -m tools.once_more -n 2 --dist loadfile -m "not alone" tests/browser
	$(VENV) -m tools.once_more -m alone tests/browser

golden: tools
	$(VENV) -m tools.entries
	$(VENV) -m tools.golden_draws
	$(VENV) -m tools.golden_links
	$(VENV) -m tests.golden_mazes
	$(VENV) -m tests.golden_shapes
	$(VENV) tools/shell.py

prove: tools
	$(VENV) -m tools.prove_solving

bench:
	@$(PYTHON) tools/prepare.py bench
	$(VENV) -m tools.bench
	$(VENV) -m tools.bench.scaling
	$(VENV) -m tools.bench_pentomino

bench-boot: tools
	$(VENV) -m tools.bench_boot

filmstrip: tools
	$(VENV) -m tools.filmstrip

lighthouse: tools
	$(VENV) -m tools.lighthouse

endurance: tools
	$(VENV) -m tools.endurance

tour: tools
	$(VENV) -m tools.tour

screenshots: tools
	$(VENV) -m tools.screenshots

gallery: tools
	$(VENV) -m tools.gallery

site: runtime files
	@$(PYTHON) -m tools.site

clean:
	rm -rf _site _tour .venv node_modules static/vendor .pytest_cache .mypy_cache .ruff_cache .hypothesis
