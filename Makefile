# OpenAppIntents
# SPDX-License-Identifier: Apache-2.0

.DEFAULT_GOAL := help
SHELL := bash
.SHELLFLAGS := -euo pipefail -c

TABLE ?= ../shared/corpus/corpus.tsv

.PHONY: help setup build demo run test consumers compat check-corpus check-sarif bench bench-check bench-telemetry bench-comparison bench-store torture torture-telemetry lint \
  format clean

help: ## What can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Installs the Debian packages that are missing
	@Scripts/setup

# With the Swift runtime inside, a command starts in half the time and runs without a toolchain.
# A folder of its own, because the other release products are compiled for the shared runtime: so
# is the program beside it, whose SwiftSyntax are shared libraries of the toolchain.
build: setup ## Builds the release command at bin/appintents
	@swift build -c release --product appintents --static-swift-stdlib --scratch-path .build/static
	@swift build -c release --product appintents-source
	@mkdir -p bin && ln -sfn ../.build/static/release/appintents bin/appintents
	@ln -sfn ../.build/release/appintents-source bin/appintents-source

demo: build ## Builds the example app and holds a conversation with it
	@Scripts/demo

run: build ## Talks to the example app, until 'quit'
	@bin/appintents run Examples/AcmeTasks

test: setup ## Passes the tests
	@Scripts/test

consumers: ## Builds and runs the small packages in Tests/Consumers as a user would
	@Scripts/test-consumers

compat: setup ## Type-checks public code from CORPUS=<folder>, rows in TABLE=<corpus.tsv>
	@test -n "$(CORPUS)" || { echo "say where the sources are: make compat CORPUS=<folder>"; exit 64; }
	@swift build --product AppIntents -q
	@Scripts/compat/compat "$(CORPUS)" --table "$(TABLE)"
	@Scripts/compat/run-groups "$(CORPUS)" --table "$(TABLE)"

check-corpus: ## Measures the checks on the public projects in CORPUS=<folder>
	@test -n "$(CORPUS)" || { echo "say where the projects are: make check-corpus CORPUS=<folder>"; exit 64; }
	@swift build -c release --product appintents-source -q
	@Scripts/check-corpus/check-corpus "$(CORPUS)"

check-sarif: ## Validates the SARIF of the samples in TREE=<folder> with the official SCHEMA=<file>
	@test -n "$(SCHEMA)" -a -n "$(TREE)" || { echo "say: make check-sarif SCHEMA=<sarif-schema-2.1.0.json> TREE=<folder>"; exit 64; }
	@swift build -c release --product appintents-source -q
	@.build/release/appintents-source check "$(TREE)" --all --reporter sarif --fail-on never -o .build/check.sarif
	@Scripts/check-schema "$(SCHEMA)" .build/check.sarif

bench: setup ## Measures; writes .build/bench/intents.json
	@Scripts/bench

bench-telemetry: setup ## Measures telemetry; writes .build/bench/telemetry.json
	@Scripts/bench-telemetry

bench-check: setup ## Measures the check, on TREE=<folder of an app>; writes .build/bench/check.json
	@Scripts/bench-check $(TREE)

bench-comparison: setup ## Measures how often comparing builds cries wolf; writes .build/bench/comparison.json
	@swift build -c release --product ReleaseSimulator -q
	@.build/release/ReleaseSimulator

bench-store: setup ## Measures the store of events, EVENTS=<1000000>; writes .build/bench/store.json
	@swift build -c release --product StoreBench -q
	@.build/release/StoreBench $(EVENTS)

torture: setup ## Ends processes in every way, thousands of times, and counts what is left
	@Scripts/torture

torture-telemetry: setup ## Kills processes that record, KILLS=<10000> times, uploads for SECONDS=<600>, counts losses
	@Scripts/torture-telemetry $(or $(KILLS),10000) $(or $(SECONDS),600)

lint: ## Checks the format
	@swift format lint --strict --parallel -r Sources Tests Plugins Examples Benchmarks Package.swift

format: ## Formats the sources
	@swift format -i --parallel -r Sources Tests Plugins Examples Benchmarks Package.swift

clean: ## Removes what was built
	@rm -rf .build bin Examples/*/.build Tests/Consumers/*/.build
