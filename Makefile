# A thin front for Maven, which needs a JDK 25; .mvn/find-jdk looks for one.
SHELL := /bin/sh
JDK := $(shell ./.mvn/find-jdk)
MAVEN := umask 022; JAVA_HOME="$(JDK)" MAVEN_OPTS="--enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow $(MAVEN_OPTS)" mvn -B -ntp -Dstyle.color=never
LOCAL := local/gateway/target/lib
JAVA := DDB_LOCAL_TELEMETRY=0 "$(JDK)/bin/java" --enable-native-access=ALL-UNNAMED
SOURCES := $(shell find pom.xml */pom.xml local/*/pom.xml events */src/main local/*/src/main -type f 2>/dev/null)
PORT ?= 8080

.DEFAULT_GOAL := help
.PHONY: help run invoke test fmt clean tools

help: ## Show this list
	@echo "Paper Catalog. Targets:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

run: $(LOCAL) ## Serve the sample catalog on this machine [PORT=8080, 0 = any free one] [DATA=dir keeps it]
	@trap : INT; $(JAVA) -cp "local/gateway/target/gateway.jar:$(LOCAL)/*" papercatalog.local.Main serve \
	  --port "$(PORT)" $(if $(DATA),--data "$(DATA)") || test $$? -eq 130

invoke: $(LOCAL) ## Run one handler on one event and print its answer: EVENT=events/get-paper.json
	@test -n "$(EVENT)" || { echo "Which event? make invoke EVENT=events/get-paper.json" >&2; exit 2; }
	@$(JAVA) -cp "local/gateway/target/gateway.jar:$(LOCAL)/*" papercatalog.local.Main invoke "$(EVENT)"

test: tools ## Check formatting, compile with static checks, run all the tests
	@$(MAVEN) verify

fmt: tools ## Format the sources
	@$(MAVEN) -q spotless:apply

clean: tools ## Remove what was built
	@$(MAVEN) -q clean

$(LOCAL): $(SOURCES) | tools
	@echo "Building ..." >&2
	@rm -rf $@
	@$(MAVEN) -q -DskipTests package -pl local/gateway -am
	@touch $@

tools:
	@command -v mvn >/dev/null || { echo "Paper Catalog needs Maven 3.8 or later; there is no mvn on the PATH." >&2; exit 1; }
	@test -n "$(JDK)" || { echo "Paper Catalog needs a JDK 25; none was found. Install one, or set JAVA_HOME to it." >&2; exit 1; }
