# `make serve` shows the page, `make test` tries everything. Both fetch what they need.
ifeq ($(OS),Windows_NT)
PYTHON ?= python
VENV := .venv/Scripts/python
else
PYTHON ?= python3
VENV := .venv/bin/python
endif
WORKERS ?= 2
N ?= 40
# Byte code is kept between the many processes of Python, even where the environment says otherwise.
export PYTHONDONTWRITEBYTECODE :=
UNIT := -n $(WORKERS) --dist worksteal --ignore=tests/browser
BROWSER := -n $(WORKERS) --dist loadfile tests/browser

.PHONY: help serve test quick check unit js pyodide browser files golden prove prove-unit \
        prove-pyodide prove-solving prove-browser bench bench-boot \
        endurance filmstrip tour lighthouse yardstick mutants site screenshots gallery rooms wheel clean runtime tools

help:
	@echo "make serve        fetch the runtime (once), serve the page, print its address"
	@echo "make quick        in two minutes: what every change must pass, and what judges yours"
	@echo "make test         check, unit, js, pyodide and browser, with the times of each"
	@echo "make check        ruff, mypy, ESLint and TypeScript's checker"
	@echo "make unit         the tests that need no browser"
	@echo "make js           the draw stream repeated in JavaScript"
	@echo "make pyodide      inside Pyodide, what can differ there: tests/in_pyodide.py"
	@echo "make browser      the page in Chromium"
	@echo "make prove        the full tables: all that make test has a sample of, here and in Pyodide"
	@echo "                  in parts: make prove-unit, prove-pyodide, prove-solving, prove-browser"
	@echo "make files        what a new file lacks or does wrong; static/tokens.css"
	@echo "make golden       what every link must show for ever: add the new ones"
	@echo "make bench        how fast each algorithm is, beside others and as grids grow"
	@echo "make bench-boot   how long until Python draws, beside a plain PyScript page"
	@echo "make filmstrip    what is seen while the page comes up, in five pictures and two windows"
	@echo "make lighthouse   what Lighthouse makes of the page, medians of five"
	@echo "make endurance    a long lesson in one tab: what grows"
	@echo "make mutants      N=40 small bugs in the code, one at a time: which the tests notice"
	@echo "make yardstick    how fast this machine is: what make test is measured by"
	@echo "make tour         the page driven through all that it can do, in pictures: _tour/"
	@echo "make screenshots  the pictures of the README"
	@echo "make gallery      docs/gallery.md: every generator, shape and change"
	@echo "make rooms        the picture of the rooms in ARCHITECTURE.md, from the imports"
	@echo "make site         what is published, in _site/"
	@echo "make wheel        the Python package, in _wheel/, and its command tried in an empty place"
	@echo "make clean        remove all that make has fetched or built"
	@echo "WORKERS=4 make test   with four processes, not two"

runtime:
	@$(PYTHON) tools/prepare.py runtime

tools:
ifndef PREPARED
	@$(PYTHON) tools/prepare.py tests
endif

files:
	@$(PYTHON) -m tools.entries
	@$(PYTHON) tools/tokens.py

serve: runtime files
	@$(PYTHON) tools/serve.py

test: tools
	$(VENV) -m tools.everything

quick: tools
	$(VENV) -m tools.quick

check: tools
	$(VENV) -m ruff check .
	$(VENV) -m mypy
	npx --no-install eslint .
	npx --no-install tsc

unit: tools
	$(VENV) -m tools.once_more $(UNIT) -m "not prove"

js: tools
	node --test $(wildcard tests/js/*.test.mjs)

pyodide: tools
	node tools/vendor.mjs --prove
	node tools/pytest_in_pyodide.mjs -q -m "not prove and not native" $$($(VENV) -m tests.in_pyodide)

browser: tools
	$(VENV) -m tools.once_more $(BROWSER) -m "not prove"

golden: tools
	$(VENV) -m tools.entries
	$(VENV) -m tools.golden_draws
	$(VENV) -m tools.golden_links
	$(VENV) -m tests.golden_mazes
	$(VENV) -m tests.golden_shapes
	$(VENV) tools/shell.py

prove: tools
	$(VENV) -m tools.everything --prove

prove-unit: tools
	$(VENV) -m tools.once_more $(UNIT)

prove-pyodide: tools
	node tools/vendor.mjs --prove
	node tools/pytest_in_pyodide.mjs -q -m "not native and not slow" --ignore=tests/browser

prove-solving: tools
	$(VENV) -m tools.prove_solving

prove-browser: tools
	$(VENV) -m tools.once_more $(BROWSER) -m prove

bench:
	@$(PYTHON) tools/prepare.py bench
	$(VENV) -m tools.bench
	$(VENV) -m tools.bench.scaling
	$(VENV) -m tools.bench_pentomino

bench-boot: tools
	$(VENV) -m tools.bench_boot
	$(VENV) -m tools.bench_answers

filmstrip: tools
	$(VENV) -m tools.filmstrip

lighthouse: tools
	$(VENV) -m tools.lighthouse

endurance: tools
	$(VENV) -m tools.endurance

yardstick: tools
	$(VENV) -m tools.yardstick

mutants: tools
	$(VENV) -m tools.mutants --count $(N)

tour: tools
	$(VENV) -m tools.tour

screenshots: tools
	$(VENV) -m tools.screenshots

gallery: tools
	$(VENV) -m tools.gallery

rooms:
	@$(PYTHON) -m tools.rooms

site: runtime files
	@$(PYTHON) -m tools.site

wheel:
	@$(PYTHON) -m tools.wheel

clean:
	@$(PYTHON) tools/prepare.py clean
