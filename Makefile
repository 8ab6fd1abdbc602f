# Fieldcraft: `make play` to play, `make test` to test. Each sets everything up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py')
export FIELDCRAFT_COMPILE ?= auto

.PHONY: help setup play test test-server test-browser check format bench coverage lock clean

help:
	@echo "make play    set everything up and open the table in the browser"
	@echo "make test    set everything up and run all tests"
	@echo "make test-server  the tests that start whole servers or need PostgreSQL"
	@echo "make test-browser  the tests that need Chromium"
	@echo "make check   formatting, lint, types, import walls, generated documents"
	@echo "make coverage  renew docs/rules-coverage.md"
	@echo "make bench   measure speed, compiled and interpreted"
	@echo "make format  put the code into the project's format"
	@echo "make lock    renew requirements.lock from pyproject.toml"
	@echo "make clean   remove the environment and everything compiled"

setup: $(VENV)/ready

$(VENV)/packages: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("Fieldcraft needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Name another one: make PYTHON=python3.12 ...") if sys.version_info < (3, 11) else None'
	@echo "Installing packages into $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(VENV)/ready: $(VENV)/packages $(SOURCES) setup.py pyproject.toml
	@echo "Preparing Fieldcraft (FIELDCRAFT_COMPILE=$(FIELDCRAFT_COMPILE)) ..."
	@find src -name '*.so' -delete
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: setup
	@$(BIN)/fieldcraft play

test: check
	@$(BIN)/python -m pytest -n auto

test-server: setup
	@$(BIN)/python -m pytest -m server tests/web

test-browser: setup
	@$(BIN)/python -m pytest -m browser tests/browser

coverage: setup
	@$(BIN)/python -m tools.rules_coverage

check: setup
	@$(BIN)/ruff format --check --quiet . || { echo "Not in the project's format: run make format"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@walls=$$($(BIN)/lint-imports 2>&1) || { echo "$$walls"; exit 1; }
	@$(BIN)/python -m tools.rules_coverage --check

format: setup
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --fix --quiet .

bench: setup
	@$(BIN)/fieldcraft bench

lock: $(VENV)/packages
	@env -u PIP_FIND_LINKS $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header --group dev pyproject.toml -o requirements.lock >/dev/null

clean:
	@rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache
	@find src -name '*.so' -delete
