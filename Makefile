# `make play` and `make test` are all that a fresh machine with Python 3.11 and make needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
endif
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check install
WHEEL := $(BIN)/python -m pip --quiet --disable-pip-version-check wheel --no-deps --no-build-isolation --wheel-dir
SOURCES := $(wildcard pyproject.toml hatch_build.py gaigel_desktop/text/catalogues/*/LC_MESSAGES/*.po)
COMPILED_TESTS := tests/rules tests/opponents $(patsubst %,tests/test_%.py,golden mutants perft agreement properties simulate arena)

# What the house asks of the code itself; `make check` runs it.
HOUSE := $(patsubst %,tests/test_%.py,house looks unused)
# What says at once whether something fundamental is broken: rules, words, records, the house, where things lie on the
# table, and a deal that is played there.
QUICK := tests/rules tests/oracle tests/text tests/controller/test_reading.py tests/test_golden.py tests/test_mutants.py \
  tests/test_docs.py $(HOUSE) $(patsubst %,tests/scenes/table/test_%.py,layout spots strip room scene)
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal
unexport PYTHONDONTWRITEBYTECODE  # many tests start programs: byte code is kept for them, as on most machines

.PHONY: play quick test test-all check coverage compiled build windows zip deb wheels bench soak art art-sheet lock golden clean

play: $(VENV)/play.done  ## open the game
	$(BIN)/gaigel-desktop

quick: $(VENV)/test.done  ## the tests of the fundamental things, in a few seconds
	HYPOTHESIS_PROFILE=few $(PYTEST) -m "not thorough" $(QUICK)

test: $(VENV)/test.done  ## everything that a change can break
	HYPOTHESIS_PROFILE=few $(PYTEST) -m "not thorough" --costs $(addprefix --ignore=,$(HOUSE))

test-all: $(VENV)/check.done  ## every test, in every language and with every deal, and no line of the perfect files unreached
	$(PYTEST)
	$(BIN)/python -m tests.perfect_files --quickly

check: $(VENV)/check.done  ## the style, the types and the house
	$(BIN)/ruff check gaigel_desktop tests art packaging hatch_build.py
	$(BIN)/mypy
	$(BIN)/mypy --platform win32 gaigel_desktop
	$(BIN)/mypy --platform darwin gaigel_desktop
	$(BIN)/python -m pytest $(HOUSE)

coverage: $(VENV)/check.done  ## every test, and which lines none of them reaches; of the perfect files there must be none
	rm -rf build/coverage
	$(BIN)/python -m coverage run -m pytest -n 2 --dist worksteal
	$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m coverage json --quiet
	$(BIN)/python -m tests.perfect_files

compiled: $(VENV)/check.done  ## the same tests with the rules and the opponents compiled, in build/compiled
	rm -rf build/compiled
	$(BIN)/python hatch_build.py build/compiled
	cp -r tests docs pyproject.toml build/compiled
	cd build/compiled && RULES=compiled $(abspath $(BIN))/python -m pytest -n 2 --dist worksteal $(COMPILED_TESTS)

build: $(VENV)/build.done  ## the executable: one folder with everything in it, dist/gaigel-desktop
	rm -rf build/program dist/gaigel-desktop
	$(BIN)/python hatch_build.py build/program --if-possible
	$(BIN)/pyinstaller build.spec --noconfirm --log-level WARN --distpath dist --workpath build/pyinstaller
	$(BIN)/python packaging/licences.py dist/gaigel-desktop
	$(BIN)/python packaging/bill.py dist/gaigel-desktop

zip: build  ## the executable's folder as a zip and a tar.xz
	$(BIN)/python packaging/archives.py dist/gaigel-desktop

deb: build  ## the executable's folder as a package for Debian and Ubuntu
	$(BIN)/python packaging/linux/deb.py dist/gaigel-desktop

wheels: $(VENV)/packages.done  ## for the Python package index: the sources, a plain wheel and a compiled one
	rm -rf build/wheels dist/gaigel_desktop-*
	$(BIN)/hatchling build -t sdist -d dist
	GAIGEL_COMPILE=0 $(WHEEL) dist .
	GAIGEL_COMPILE=1 $(WHEEL) build/wheels .
	PATH="$(abspath $(BIN)):$$PATH" auditwheel repair --wheel-dir dist build/wheels/*.whl
	$(BIN)/twine check --strict dist/gaigel_desktop-*

windows: $(VENV)/check.done $(VENV)/build.done  ## the executable for Windows, its zip and its installer, built and tried under Wine
	$(BIN)/python packaging/windows/make.py
	$(BIN)/python packaging/on_a_screen.py $(BIN)/python packaging/windows/try_wine.py

bench: $(VENV)/bench.done $(VENV)/check.done  ## how fast it is, next to others; AGAINST=COMMIT: next to another state
	rm -rf build/compiled
	$(BIN)/python hatch_build.py build/compiled
ifdef AGAINST
	$(BIN)/python -m tests.bench.against $(AGAINST) $(ONLY)
else
	$(BIN)/python -m tests.bench
	$(BIN)/python -m tests.bench.describing
	$(BIN)/python -m tests.bench.waiting
	[ -z "$$DISPLAY" ] || $(BIN)/python -m tests.bench.frames
	[ -z "$$DISPLAY" ] || [ ! -x dist/gaigel-desktop/gaigel-desktop ] || $(BIN)/python -m tests.bench.opening
endif

soak: $(VENV)/test.done  ## the long checks: a million deals, a million mutated records, an hour of a robot
	$(BIN)/python -m tests.soak
	$(BIN)/python -m tests.taking
	$(BIN)/python -m tests.scenes.listening
	$(BIN)/python -m tests.luck.players
	$(BIN)/python -m tests.trust.anywhere --positions 200
	$(BIN)/python -m tests.trust.searching --positions 200
	$(BIN)/python -m tests.trust.two_worlds --deals 1000
	$(BIN)/python -m tests.opponents.claims
	$(BIN)/python -m tests.opponents.thoughts
	$(BIN)/python -m tests.lessons.masters
	$(BIN)/python -m tests.coaching.anywhere
	$(BIN)/python -m tests.scenes.table.evenings_of_talk
	$(BIN)/python -m tests.scenes.table.every_moment --deals 2000
	$(BIN)/python -m tests.showing.alone
	$(BIN)/python -m tests.showing.alone --courses
	$(BIN)/python -m tests.opponents.conduct --deals 1000 --level master
	$(BIN)/python -m tests.faults.strangers
	$(BIN)/python -m tests.faults.stores
	$(BIN)/python -m tests.faults.files
	$(BIN)/python -m tests.faults.readers --mutants 14000
	$(BIN)/python -m tests.faults.rights
	$(BIN)/python -m tests.faults.stumbles
	$(BIN)/python -m tests.faults.kills
	$(BIN)/python -m tests.faults.full
	$(BIN)/python -m tests.faults.homes
	$(BIN)/python -m tests.faults.locks
	$(BIN)/python -m tests.faults.two
	$(BIN)/python -m tests.faults.killed
	$(BIN)/python -m tests.faults.clocks
	$(BIN)/python -m tests.faults.no_home
	$(BIN)/python -m tests.faults.limits
	$(BIN)/python -m tests.faults.endurance --minutes 60
	$(BIN)/python -m tests.faults.endurance --deals 1000
	HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest tests/test_properties.py tests/test_perft.py -n 2

golden: $(VENV)/test.done  ## write the golden records, counts and pictures anew
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.scenes.test_golden_images --write

art: $(VENV)/test.done  ## render all cards, backs and sounds from their sources
	$(BIN)/python -m art
	$(BIN)/python -m art.portraits
	$(BIN)/python -m art.inn
	$(BIN)/python -m art.sounds

art-sheet: $(VENV)/test.done  ## lay out everything that was drawn in build/art, to look at
	$(BIN)/python -m art --sheet
	$(BIN)/python -m art.portraits --sheet
	$(BIN)/python -m art.inn --sheet

lock: $(VENV)/check.done  ## write the lock files anew
	for of in play test check bench build packages; do \
	  $(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-header --no-annotate \
	    $$(sed -n "s/^$$of: //p" requirements/locks) -o requirements/$$of.lock; done

clean:  ## remove what make has made
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis dist build

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Gaigel Desktop needs Python 3.11 or newer; name one with: make PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "$(PYTHON) cannot make virtual environments; on Debian and Ubuntu: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

# Each mark stands for one set of locked packages in the environment; `play` also installs the game itself.
$(VENV)/play.done: $(VENV)/made requirements/play.lock $(SOURCES)
	$(PIP) --require-hashes --only-binary :all: -r requirements/play.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/test.done: $(VENV)/play.done requirements/test.lock
	$(PIP) --require-hashes --only-binary :all: -r requirements/test.lock
	$(BIN)/python -m compileall -q -j 0 gaigel_desktop tests  # once, and not by every program that a test starts
	$(BIN)/python -m pytest --collect-only >/dev/null  # nor are asserts rewritten by each worker
	@touch $@

$(VENV)/check.done: $(VENV)/test.done requirements/check.lock
	$(PIP) --require-hashes --only-binary :all: -r requirements/check.lock
	@touch $@

$(VENV)/build.done: $(VENV)/play.done requirements/build.lock
	$(PIP) --require-hashes --only-binary :all: -r requirements/build.lock
	@touch $@

$(VENV)/packages.done: $(VENV)/check.done requirements/packages.lock
	$(PIP) --require-hashes --only-binary :all: -r requirements/packages.lock
	@touch $@

$(VENV)/bench.done: $(VENV)/test.done requirements/bench.lock
	$(PIP) --require-hashes -r requirements/bench.lock
	@touch $@
