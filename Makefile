# Every target sets up what it needs in .venv; a machine with Python >= 3.11 and make is enough.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
ARGS   ?=

# Pins also hold for what builds the package.
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help play serve page test test-training check format bench chances campaign browsers screens \
        coldstart clean

help:
	@echo 'make play       play The Fox in the Forest in the terminal (ARGS="--lang en --seed 7")'
	@echo 'make serve      the table on the network (ARGS="--port 8000 --host 0.0.0.0")'
	@echo 'make page       build the page, if its sources have changed'
	@echo 'make test       run the tests'
	@echo 'make test-training  train for seconds on the CPU; installs torch'
	@echo 'make check      ruff, mypy --strict, layers'
	@echo 'make bench      measure speed (ARGS="fox --json")'
	@echo 'make chances    the tables of chances to win a match (ARGS="--deals 1500 fox")'
	@echo 'make campaign   the long tests: thousands of games'
	@echo 'make screens    pictures of every screen of the page into docs/screens'
	@echo 'make coldstart  how long a first visit takes, from opening the page to the first card'

play: $(VENV)/ready
	@$(BIN)/foxfire play fox $(ARGS)

serve: page
	@$(BIN)/foxfire serve $(ARGS)

page: $(VENV)/ready
	@$(BIN)/python web/make.py --get-node

test: $(VENV)/ready-dev page browsers
	$(BIN)/python web/make.py --get-node --check
	$(BIN)/python -m pytest -n auto -m 'not campaign' --ignore tests/training $(ARGS)

browsers: $(VENV)/ready-dev
	@$(BIN)/python -m tests.web.browsers

screens: $(VENV)/ready-dev page browsers
	$(BIN)/python -m tests.web.screens $(ARGS)

coldstart: $(VENV)/ready-dev page browsers
	$(BIN)/python -m tests.web.coldstart

test-training: $(VENV)/ready-training
	$(BIN)/python -m pytest -m 'not campaign' tests/training $(ARGS)

check: $(VENV)/ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -q tests/test_layers.py

format: $(VENV)/ready-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/ready-bench
	$(BIN)/foxfire bench $(or $(ARGS),fox)

chances: $(VENV)/ready-dev
	$(BIN)/python -m foxfire.bots.chances $(ARGS)

campaign: $(VENV)/ready-training page browsers
	$(BIN)/python -m pytest -n auto -m campaign $(ARGS)

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis dist web/node_modules src/foxfire/server/page

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/ready: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/pip install --quiet --editable .
	@touch $@

$(VENV)/ready-dev: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/ready

$(VENV)/ready-bench: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/pip install --quiet --editable '.[bench]'
	@touch $@ $(VENV)/ready

$(VENV)/ready-training: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/pip install --quiet --editable '.[dev,training]'
	@touch $@ $(VENV)/ready-dev $(VENV)/ready
