# Spellboard. `make play` and `make test` work on a machine that has only make and Python 3.11 or newer with venv.

PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
# Ends with one line where Python is too old; in words that even the oldest understands.
NEW_ENOUGH := $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Spellboard needs Python 3.11 or newer; this is %s. If you have a newer one: make play PYTHON=python3.11" % sys.version.split()[0])'
# The packages of a lock file into an environment, by uv or pip.
INSTALL := $(PYTHON) -m tools.install
QUIETLY := --quiet
PYTEST := $(PY) -m pytest -n 2 --dist worksteal -rs
# Only a whole run can tell which clauses no test proves.
PROOFS  = $(if $(ARGS),,--proofs)
# What `make test` runs on the pure engine, and what `make test-more` adds; everything runs compiled, if that works.
PURE      := tests/golden tests/example tests/conformance
PURE_MORE := tests/core tests/games tests/bots
# What `make test-more` runs beyond `make test`: other tests, and some of the same with their whole budgets.
MORE    = SPELLBOARD_MORE=1 PYTHONPATH="$$($(WHERE))" $(PYTEST) -m "(more or scaled) and not long"
# Whoever drives a browser holds an event loop for good: those tests have a process of their own.
APART  := --ignore=tests/browser
# npm in web/, with the machine's own node or one from a wheel.
NPM    := $(PY) -m tools.node
# The folder of the compiled engine if it is there and up to date, else nothing.
WHERE  := $(PY) -m tools.compiled --where
# Says yes if there is one, or will be: `make test` compiles beside the pure tests.
COULD  := $(PY) -m tools.compiled --could

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help dev setup play web wheel test test-pure test-compiled test-browser test-more test-more-pure test-more-compiled test-more-browser quick web-test check-long fuzz siege test-more-siege mutate strength bench bench-server lighthouse lint docs golden lock fresh clean compiled engine

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name text; do \
		printf '  make %-11s %s\n' "$$name" "$$text"; done

dev: .stamps/dev

setup: dev compiled ## the environment in .venv, and the compiled engine in .compiled

play: ## play in the browser [LAN=1: with phones in the room] [ARGS="--port 8001"]
	@$(NEW_ENOUGH)
	@MAKE="$(MAKE)" $(PYTHON) -m tools.play $(if $(LAN),--lan) $(ARGS)

web: .stamps/bundle ## build what runs in the browser, in web/dist/app

wheel: .stamps/dev web ## a wheel that carries the page, in dist/
	rm -rf build && SPELLBOARD_RELEASE=1 $(PY) -m pip --disable-pip-version-check wheel -q --no-deps --no-build-isolation -w dist .

test: ## every gate: lint, types, imports, docs, tests pure and compiled, web; and how long each took
	@MAKE="$(MAKE)" $(PYTHON) tools/parts.py dev "compiled & lint docs web web-test test-pure" "test-compiled & test-browser"

test-pure: .stamps/dev
	@could="$$($(COULD))"; if [ -n "$$could" ]; then paths="$(or $(ARGS),$(PURE))"; else paths="$(or $(ARGS),$(PROOFS) $(APART))"; fi; set -x; \
		SPELLBOARD_EXPECT=pure $(PYTEST) $$paths

test-compiled: .stamps/dev compiled
	@where="$$($(WHERE))"; if [ -n "$$where" ]; then set -x; \
		PYTHONPATH="$$where" SPELLBOARD_EXPECT=compiled $(PYTEST) $(PROOFS) $(or $(ARGS),$(APART)); \
	else echo "NOT RUN: the tests of the compiled engine (no C compiler works here)"; fi

test-browser: .stamps/dev web
	PYTHONPATH="$$($(WHERE))" $(PYTEST) $(or $(ARGS),tests/browser)

test-more: ## what else every landing must pass: the whole matrix, whole budgets, both engines; about as long as `make test`
	@MAKE="$(MAKE)" $(PYTHON) tools/parts.py setup web test-more-pure "test-more-compiled & test-more-browser" test-more-siege

test-more-pure: .stamps/dev
	SPELLBOARD_EXPECT=pure $(PYTEST) $(PURE_MORE)
	SPELLBOARD_EXPECT=pure $(PYTEST) -m "more and not long" $(PURE)

test-more-compiled: setup
	$(MORE) $(APART) tests

test-more-browser: setup web
	$(MORE) tests/browser

# By itself, on a quiet machine: it starves whoever it attacks.
test-more-siege: setup
	PYTHONPATH="$$($(WHERE))" $(PY) -m pytest -s tests/server/siege/short.py

quick: .stamps/dev ## what changed, in under a minute: style, types, imports, the nearest tests [BASE=main]
	@$(PY) -m tools.quick $(BASE)

web-test: .stamps/web ## types and tests of what runs in the browser
	$(NPM) test

check-long: setup web ## what takes minutes: thousands of games, long fuzzing; it prints what was counted
	PYTHONPATH="$$($(WHERE))" $(PYTEST) -rsP -m long $(or $(ARGS),$(APART) tests)
	PYTHONPATH="$$($(WHERE))" $(PYTEST) -rsP -m long tests/browser || [ $$? = 5 ]

fuzz: setup ## tell the server nonsense [N=100000] [SEED=n]; it prints seed and count
	PYTHONPATH="$$($(WHERE))" $(PY) -m tests.server.proofs.fuzz --count $(or $(N),100000) $(if $(SEED),--seed $(SEED))

siege: setup ## attack a server in every way while one guest plays [ONLY="pings chat ..."] [SECONDS=10] [REST=60]
	PYTHONPATH="$$($(WHERE))" $(PY) -m tests.server.siege $(if $(ONLY),--only $(ONLY)) $(if $(SECONDS),--seconds $(SECONDS)) $(if $(REST),--rest $(REST))

mutate: .stamps/dev ## break files on purpose, list what no test notices [FILE="file folder ..."] [SAMPLE=n] [SEED=n] [MINUTES=n]
	$(PY) -m tools.mutate $(or $(FILE),src/spellboard/core/codes.py) \
		$(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(MINUTES),--minutes $(MINUTES))

strength: setup ## what the levels promise, played out; goes on where it was left [ONLY=game] [GAMES=160] [FULL=20] [MINUTES=75] [SCALE=1/40]
	PYTHONPATH="$$($(WHERE))" $(PY) -m tools.strength $(foreach game,$(ONLY),--only $(game)) $(if $(GAMES),--games $(GAMES)) \
		$(if $(FULL),--full $(FULL)) $(if $(MINUTES),--minutes $(MINUTES)) $(if $(SCALE),--scale $(SCALE)) $(if $(SEED),--seed $(SEED))

bench: setup .stamps/peers ## ours beside the peers, in one run [ONLY=game] [JSON=file]
	PYTHONPATH="$$($(WHERE))" $(PY) -m benchmarks $(if $(ONLY),--only $(ONLY)) $(if $(JSON),--json $(JSON))

bench-server: setup .stamps/peer ## the server beside boardgame.io, and what a table costs [ARGS=...]
	PYTHONPATH="$$($(WHERE))" $(PY) -m benchmarks.server $(ARGS)
	PYTHONPATH="$$($(WHERE))" $(PY) -m benchmarks.server.memory

lighthouse: setup web .stamps/lighthouse ## Lighthouse on the start page and a table in mid-game, median of five [ARGS=desktop]
	PYTHONPATH="$$($(WHERE))" $(PY) -m tests.browser.lighthouse $(ARGS)

lint: .stamps/dev ## style, types, imports, binaries, lock files
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports
	$(PY) -m tools.gates

docs: .stamps/dev ## the documentation in site/; a warning is an error
	NO_MKDOCS_2_WARNING=1 $(VENV)/bin/mkdocs build --quiet --strict

golden: .stamps/dev ## write the golden records anew and show what changed
	$(PY) -m tests.golden --write
	git diff --stat tests/golden

lock: .stamps/dev ## write the lock files anew [UPGRADE=1: newest versions]
	$(PY) -m tools.lock $(if $(UPGRADE),--upgrade)

fresh: .stamps/dev ## `make test` in a clone of HEAD with an empty home, with and without a C compiler
	$(PY) -m tools.fresh

clean: ## remove everything that make made
	rm -rf $(VENV) .build-env .stamps .compiled .compiling .peers build dist site src/*.egg-info
	rm -rf web/node_modules web/dist
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .mutate .strength
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

compiled: .stamps/dev
	@$(PY) -m tools.compiled

# The same for whoever only plays: `make play` calls it behind the game, with nothing but what a build needs.
engine: .stamps/build
	@.build-env/bin/python -m tools.compiled

# Each step leaves a stamp, so the second run only looks at dates.

$(VENV)/pyvenv.cfg:
	@$(NEW_ENOUGH)
	$(PYTHON) -m venv --clear --without-pip $(VENV)

.stamps/runtime: requirements.lock $(VENV)/pyvenv.cfg
	$(INSTALL) $(VENV) requirements.lock $(QUIETLY)
	@mkdir -p .stamps && touch $@

.stamps/editable: pyproject.toml .stamps/runtime
	$(INSTALL) $(VENV) --editable $(QUIETLY)
	@mkdir -p .stamps && touch $@

.stamps/dev: requirements-dev.lock .stamps/runtime | .stamps/editable
	$(INSTALL) $(VENV) requirements-dev.lock $(QUIETLY)
	@mkdir -p .stamps && touch $@

.stamps/build: requirements-build.lock $(VENV)/pyvenv.cfg
	$(PY) -m venv --clear --without-pip .build-env
	$(INSTALL) .build-env requirements-build.lock $(QUIETLY)
	@mkdir -p .stamps && touch $@

.stamps/node: requirements-node.lock $(VENV)/pyvenv.cfg
	@if [ -n "$$($(NPM) --wheel)" ]; then set -x; $(INSTALL) $(VENV) requirements-node.lock $(QUIETLY); fi
	@mkdir -p .stamps && touch $@

.stamps/web: web/package-lock.json web/package.json .stamps/node
	$(NPM) ci
	@mkdir -p .stamps && touch $@

# What builds the page, without what checks its types: enough for whoever only plays.
.stamps/bundler: web/package-lock.json web/package.json .stamps/node
	$(NPM) ci --omit=dev
	@mkdir -p .stamps && touch $@

.stamps/bundle: $(if $(wildcard .stamps/dev .stamps/web),.stamps/web,.stamps/bundler) web/build.mjs web/tsconfig.json $(shell find web/src web/tools -type f)
	$(NPM) run build
	@mkdir -p .stamps && touch $@

.stamps/peer: benchmarks/server/peer/package-lock.json .stamps/node
	$(NPM) --prefix ../benchmarks/server/peer ci
	@mkdir -p .stamps && touch $@

.stamps/lighthouse: benchmarks/lighthouse/package-lock.json .stamps/node
	$(NPM) --prefix ../benchmarks/lighthouse ci
	@mkdir -p .stamps && touch $@

.stamps/peers: requirements-peers.lock
	$(PYTHON) -m venv --clear .peers
	.peers/bin/python -m pip --disable-pip-version-check install -qq --require-hashes -r requirements-peers.lock
	@mkdir -p .stamps && touch $@
