# Everything runs in .venv, installed from the lock files; stamp files in it make a repeated run do nothing.

.DEFAULT_GOAL := help
PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python

export UV_PYTHON_DOWNLOADS := never
# Pins the build backend, which would otherwise be the newest version.
export UV_BUILD_CONSTRAINT := locks/dev.lock

# A virtual environment breaks if it is copied or moved, or if its Python is removed.
MADE_IN := $(shell test -x $(BIN)/python && cat $(VENV)/.uv 2>/dev/null)
ifneq "$(MADE_IN)" "$(CURDIR)"
.PHONY: $(VENV)/.uv
endif

.PHONY: help play page site app dev test quick compiled both plain check docs wheel bench regret load start kills tabs long siege pictures shots coverage mutation cluster engines system lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile
	@echo 'Options are passed on with ARGS: make play ARGS="--host 0.0.0.0", make test ARGS="-k cli"'

play: $(VENV)/.here ## set everything up and open the game in the browser
	@VOIDLOCK_COMMAND=./voidlock $(BIN)/voidlock serve --open $(ARGS)

page: $(VENV)/.here ## build the page that the server shows

site: $(VENV)/.here ## write the page as a folder for any web host, without a server: build/site
	@$(BIN)/python -m tools.site $(ARGS)

app: $(VENV)/.dev $(VENV)/.here ## pack everything, Python too, into one file for this system, and try it: build/app/voidlock
	@sh tools/app.sh
	@$(BIN)/pytest -q -m app tests/web/test_app.py $(ARGS)

dev: $(VENV)/.dev ## install the tools for tests and checks

test: $(VENV)/.dev $(VENV)/.here $(VENV)/.gallery ## set everything up and run all tests
	@$(BIN)/pytest -n auto --dist worksteal --durations 20 $(ARGS)

# Leaves out the long lockstep games, the laws and whole reviews.
SLOW_HULK := twin lockstep faults tasks laws review line_mode late
quick: $(VENV)/.dev ## the tests of both games' rules and the words alone, in less than a minute
	@$(BIN)/pytest -q -n auto --dist worksteal tests/engine tests/cards tests/rulings tests/positions tests/texts \
		tests/hulk $(SLOW_HULK:%=--ignore=tests/hulk/test_%.py) $(ARGS)

compiled: $(VENV)/.dev ## compile the rules in place; VOIDLOCK_PLAIN=1 leaves them out, make plain removes them (minutes)
	@$(BIN)/python tools/compile_rules.py

# Enough for every task and choice of the card game; all of the rules take two minutes of processor time.
PARTS ?= engine games/angel/game games/hulk/game games/angel/facts games/angel/numbers games/angel/state games/angel/flow
both: $(VENV)/.dev ## compile a copy and run the tests of rules, boards and bots there (PARTS=: all of it)
	@sh tools/both.sh $(PARTS)

plain: ## remove what make compiled has made
	@find src -name '*.so' -delete

check: export PATH := $(CURDIR)/$(BIN):$(PATH)
check: $(VENV)/.dev $(VENV)/.node ## lint, format, types, lock files
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy --strict --no-error-summary
	@$(BIN)/python tools/page.py --lint
	@! grep -nE '(https?|file)://|--((extra-)?index-url|find-links)' locks/*.lock web/package-lock.json || \
		{ echo 'A lock file names a download address: see tools/lock.sh'; exit 1; }
	@echo 'All checks passed.'

docs: $(VENV)/.docs ## build the site of the documents in build/docs
	@$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going -c docs . build/docs
	@echo 'Open build/docs/index.html'

wheel: $(VENV)/.here ## build the wheel and prove it away from the sources
	@sh tools/check_wheel.sh

bench: $(VENV)/.dev ## measure the speed
	@$(BIN)/voidlock bench $(ARGS)

regret: $(VENV)/.dev ## what a bot's answers cost on frozen positions (ARGS="librarian:100 librarian:400")
	@$(BIN)/python -m training.ruler measure $(ARGS)

load: $(VENV)/.dev ## load a real server: latency, moves a second, processor time a move (five minutes)
	@$(BIN)/python -m bench.server $(ARGS)

kills: $(VENV)/.dev ## kill servers, game processes and the database 100 times under load
	@VOIDLOCK_KILLS=25 $(BIN)/pytest -q tests/server -k again_and_again $(ARGS)

tabs: $(VENV)/.dev $(VENV)/.here ## kill two hundred tabs and workers on the device, then play fifty games there in one (an hour)
	@VOIDLOCK_KILLS=200 VOIDLOCK_GAMES=50 $(BIN)/pytest -qs tests/web/test_here.py -k "again_and_again or memory" $(ARGS)

long: $(VENV)/.dev ## play very many random games of both games, check every puzzle, fuzz the server and let it soak
	@VOIDLOCK_GAMES=112 $(BIN)/pytest -q -n auto tests/random_play/test_everything_happens.py tests/referee/test_lockstep.py
	@VOIDLOCK_GAMES=20 $(BIN)/pytest -q -n auto tests/hulk/test_laws.py tests/hulk/test_lockstep.py tests/hulk/test_twin.py
	@VOIDLOCK_GAMES=250 $(BIN)/pytest -q -n auto tests/server/test_fuzz.py
	@VOIDLOCK_GAMES=20 $(BIN)/pytest -q -n auto tests/simulation
	@$(BIN)/python -m bench.soak
	@$(BIN)/voidlock puzzle check src/voidlock/games/*/puzzles/*.toml

start: site $(VENV)/.dev ## from a page's address to the first question: a game on the device beside a served one (ARGS="--times 5")
	@$(BIN)/python -m bench.start $(ARGS)

siege: $(VENV)/.dev ## attack a server in every known way while tables play (seven minutes)
	@$(BIN)/python -m bench.siege $(ARGS)

pictures: $(VENV)/.dev $(VENV)/.page ## take the pictures of the READMEs again
	@$(BIN)/python -m tools.pictures
	@$(BIN)/python -m tools.terminal_pictures

shots: $(VENV)/.dev $(VENV)/.gallery ## pictures of every state of the gallery: ARGS="take before", ARGS="take after", ARGS="compare before after"
	@$(BIN)/python -m tools.shots $(ARGS)

coverage: $(VENV)/.dev ## branch coverage of the engine, at least 95 %
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -n auto --dist worksteal $(ARGS)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --fail-under=95

mutation: $(VENV)/.dev ## do the tests notice changed rules and odds? (hours; ARGS="voidlock.games.angel.flow.*": minutes)
	@$(BIN)/mutmut run $(ARGS) && $(BIN)/mutmut results

cluster: $(VENV)/.cluster ## install Ray (200 MB) and run the tests on it
	@$(BIN)/pytest -m cluster tests/sim $(ARGS)

engines: $(VENV)/.dev $(VENV)/.page ## both games in Firefox and WebKitGTK, with ten reloads (minutes; as root it installs them)
	@sh tools/system.sh engines
	@$(BIN)/pytest -v -m engines tests/engines $(ARGS)

system: ## Debian packages for the tests (needs root)
	@sh tools/system.sh

lock: $(VENV)/.uv ## resolve all dependencies again and write the lock files
	@sh tools/lock.sh

clean: ## remove everything that make made
	@rm -rf web/node_modules web/src/protocol.ts web/src/editor/protocol.ts web/src/learn/protocol.ts web/public/reference src/voidlock/server/static src/voidlock/games/angel/environment/art.json
	@rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .coverage.* build dist mutants
	@find src tests -name __pycache__ -prune -exec rm -rf {} +
	@find src -name '*.so' -delete

$(VENV)/.uv: locks/setup.lock
	@command -v $(PYTHON) >/dev/null || { echo 'Voidlock needs Python 3.11 or newer: there is no $(PYTHON) here.'; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Voidlock needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>&1)." \
		"If you have another: make PYTHON=python3.12 ..."; exit 1; }
	@echo 'Making a Python environment in $(VENV)'
	@$(PYTHON) -m venv --clear $(VENV) || \
		{ echo 'Python could not make an environment; on Debian: apt-get install python3-venv'; exit 1; }
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r locks/setup.lock
	@pwd -P >$@

$(VENV)/.play: $(VENV)/.uv locks/play.lock pyproject.toml
	@echo 'Installing the game'
	@$(INSTALL) --require-hashes -r locks/play.lock
	@$(INSTALL) --no-deps --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.play locks/dev.lock
	@echo 'Installing the tools for tests and checks'
	@$(INSTALL) --require-hashes -r locks/dev.lock
	@touch $@

# The inputs of the page: its own sources, the texts, and the protocol its types are generated from.
PAGE := $(shell find web src/voidlock/texts src/voidlock/protocol src/voidlock/games/*/lessons -type f \
	-not -path '*/node_modules/*' -not -path '*/__pycache__/*' -not -name protocol.ts)

# Without a recent Node, one is installed from a wheel.
$(VENV)/.node: export PATH := $(CURDIR)/$(BIN):$(PATH)
$(VENV)/.node: $(VENV)/.play locks/node.lock web/package-lock.json
	@$(BIN)/python tools/page.py --has-node || \
		{ echo 'Installing Node into $(VENV)'; $(INSTALL) --require-hashes -r locks/node.lock; }
	@$(BIN)/python tools/page.py --packages
	@touch $@

$(VENV)/.page: export PATH := $(CURDIR)/$(BIN):$(PATH)
$(VENV)/.page: $(VENV)/.node tools/page.py $(PAGE)
	@echo 'Building the page'
	@$(BIN)/python tools/page.py
	@touch $@

# Python and the rules for the page's own device. The page's build clears the folder, so this comes after it.
RULES := $(shell find src/voidlock tools/unmeasured -name '*.py') $(wildcard src/voidlock/games/*/*/*.toml src/voidlock/games/*/*/*.txt)
$(VENV)/.here: export PATH := $(CURDIR)/$(BIN):$(PATH)
$(VENV)/.here: $(VENV)/.page tools/here.py tools/precompile.py tools/precompile.mjs $(RULES)
	@echo 'Compiling the rules for the page'
	@$(BIN)/python -m tools.here
	@touch $@

$(VENV)/.gallery: export PATH := $(CURDIR)/$(BIN):$(PATH)
$(VENV)/.gallery: $(VENV)/.page
	@echo 'Building the gallery'
	@cd web && node_modules/.bin/vite build --config samples/vite.config.ts --logLevel warn
	@touch $@

$(VENV)/.docs: $(VENV)/.dev locks/docs.lock
	@echo 'Installing Sphinx'
	@$(INSTALL) --require-hashes -r locks/docs.lock
	@touch $@

$(VENV)/.cluster: $(VENV)/.dev locks/cluster.lock
	@echo 'Installing Ray'
	@$(INSTALL) --require-hashes -r locks/cluster.lock
	@touch $@
