# OpenAppIntents
# SPDX-License-Identifier: Apache-2.0

.DEFAULT_GOAL := help
SHELL := bash
.SHELLFLAGS := -euo pipefail -c

.PHONY: help setup build demo run test lint format clean

help: ## What can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Installs the Debian packages that are missing
	@Scripts/setup

build: setup ## Builds the release command at bin/appintents
	@swift build -c release --product appintents
	@mkdir -p bin && ln -sfn ../.build/release/appintents bin/appintents

demo: build ## Builds the example app and holds a conversation with it
	@Scripts/demo

run: build ## Talks to the example app, until 'quit'
	@bin/appintents run Examples/AcmeTasks

test: setup ## Passes the tests
	@Scripts/test

lint: ## Checks the format
	@swift format lint --strict --parallel -r Sources Tests Plugins Examples Package.swift

format: ## Formats the sources
	@swift format -i --parallel -r Sources Tests Plugins Examples Package.swift

clean: ## Removes what was built
	@rm -rf .build bin Examples/*/.build Tests/Consumers/*/.build
