# A thin front for Maven. .mvn/find-jdk finds the JDK 25.
SHELL := /bin/sh
JDK := $(shell ./.mvn/find-jdk)
JVM := umask 022; JAVA_HOME="$(JDK)" MAVEN_OPTS="-XX:+UseSerialGC --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow $(MAVEN_OPTS)"
MAVEN := $(JVM) mvn -B -ntp -Dstyle.color=never
BUILD := $(JVM) ./.mvn/build
LOCAL := local/target/lib
JAVA := DDB_LOCAL_TELEMETRY=0 "$(JDK)/bin/java" --enable-native-access=ALL-UNNAMED
LOCAL_JAVA := $(JAVA) -XX:+UseSerialGC
# Of the modules of the default build, and of all.
SOURCES := $(shell find pom.xml $(filter-out runtime/%,$(wildcard */pom.xml */*/pom.xml)) events $(filter-out runtime/%,$(wildcard */src/main */*/src/main)) -type f)
RUNTIME_SOURCES := $(SOURCES) $(shell find runtime -type f -path '*/src/main/*' -o -path 'runtime/*pom.xml')
CATALOG := cli/target/catalog.jar
CATALOG_CLASSES := cli/target/catalog.jsa
CATALOG_SOURCES := $(shell find pom.xml $(foreach module,domain citations publishing functions search/index search cli,$(module)/pom.xml $(module)/src/main) -type f 2>/dev/null)
RUNTIME := runtime/target/lib
GO := $(if $(wildcard /usr/share/gocode/src/github.com/aws/aws-sdk-go-v2/service/dynamodb),$(shell command -v go))
BENCH_ZIPS := runtime/node/target/node.zip $(if $(GO),runtime/go/target/go.zip) \
  runtime/target/constant-aot.zip runtime/target/sdk-aot.zip
PACK = $(JAVA) -Duser.timezone=UTC -cp "runtime/target/runtime.jar:$(RUNTIME)/*" papercatalog.runtime.packaging.RuntimePackager
RELEASE := target/release
NODE_TESTS := $(patsubst %,%/node_modules/.package-lock.json,template-tests publishing functions local)
LOCALSTACK_TESTS := CatalogTableTest,!OutageTest,DeployedShapeTest,DeployedTenantsTest
PORT ?= 8080
DYNAMODB_PORT ?= 8000
CDK := cd infra && CDK_DISABLE_CLI_TELEMETRY=true JAVA_HOME="$(JDK)" node_modules/.bin/cdk
# SET="stage=test memory=512" becomes -c stage=test -c memory=512.
SETTINGS = --no-notices $(foreach setting,$(SET),$(if $(findstring =,$(setting)),-c '$(setting)',\
  $(error SET="$(SET)": "$(setting)" is no setting=value)))

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run invoke smoke catalog check test test-threads test-localstack bench package-aot release docs screenshots synth diff bootstrap deploy destroy fmt clean
.PHONY: tools node stack credentials

help: ## Show this list
	@echo "Paper Catalog. Targets:"
	@sed -n -e 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' -e 's/^#: /|/p' Makefile | awk -F'|' '{ printf "%-22s %s\n", $$1, $$2 }'

run: $(LOCAL) ## Serve the sample catalog on this machine
#: PORT=8080 DYNAMODB_PORT=8000 (0 = any free one); DATA=dir keeps the table; LOG=file writes request lines (- = here)
#: TENANT=acme serves a catalog of its own; ENDPOINT=url uses the engine of another make run; EVENTS=-, file or URL gets changes
	@$(LOCAL_JAVA) -cp "local/target/local.jar:$(LOCAL)/*" papercatalog.local.gateway.LocalCommand serve \
	  --port "$(PORT)" --dynamodb-port "$(DYNAMODB_PORT)" \
	  $(if $(DATA),--data "$(DATA)") $(if $(TENANT),--tenant "$(TENANT)") $(if $(ENDPOINT),--endpoint "$(ENDPOINT)") \
	  $(if $(LOG),--log "$(LOG)") $(if $(EVENTS),--events "$(EVENTS)") & \
	  server=$$!; trap 'stopped=1; kill $$server' INT TERM HUP; \
	  wait $$server; status=$$?; test "$$stopped" || exit $$status; wait $$server || :

invoke: $(LOCAL) ## Run one handler on one event and print its answer: EVENT=events/get-paper.json
	@test -n "$(EVENT)" || { echo "Which event? make invoke EVENT=events/get-paper.json" >&2; exit 2; }
	@$(LOCAL_JAVA) -XX:TieredStopAtLevel=1 -cp "local/target/local.jar:$(LOCAL)/*" papercatalog.local.gateway.LocalCommand invoke "$(EVENT)"

smoke: $(LOCAL) ## Ask a catalog anywhere for each pattern and check the answers: URL=https://... [EMPTY=ok: without papers]
	@test -n "$(URL)" || { echo "Which catalog? make smoke URL=http://127.0.0.1:8080" >&2; exit 2; }
	@$(LOCAL_JAVA) -XX:TieredStopAtLevel=1 -cp "local/target/local.jar:$(LOCAL)/*" papercatalog.local.gateway.LocalCommand smoke $(if $(filter ok,$(EMPTY)),--empty) "$(URL)"

catalog: $(CATALOG_CLASSES) ## Build the operators' tool if it is out of date, as bin/catalog does

check: tools ## Check formatting, compile with static checks, run the fast tests
	@$(MAVEN) -T 3 verify -Dtest.left-out=slow -Dtest.jvms=1

test: tools $(NODE_TESTS) ## Check formatting, compile with static checks, run all tests [MODULE=domain] [TEST=KeysTest] [THOROUGH=1: more rounds] [SCHEMAS=dir]
	@$(MAVEN) -P runtime -T 4 verify $(if $(THOROUGH),-Dtest.thorough=true) $(if $(SCHEMAS),-Dschemas="$(abspath $(SCHEMAS))") $(if $(MODULE),-pl $(MODULE) -am) \
	  $(if $(TEST),-Dtest='$(TEST)' -Dsurefire.failIfNoSpecifiedTests=false)

test-threads: tools ## Run threads of the publisher under Fray, which chooses the next thread [THOROUGH=1: more orders]
	@test "$$(uname -sm)" = "Linux x86_64" || { echo "Skipped: Fray runs here on Linux x86_64 only."; exit 0; }; \
	  $(MAVEN) -P threads verify -pl publishing/threads -am -Dtest=ThreadsTest -Dsurefire.failIfNoSpecifiedTests=false \
	  $(if $(THOROUGH),-Dtest.thorough=true)

test-localstack: tools node ## Run the table, HTTP and stack tests on LocalStack, in Docker [ENDPOINT=url: on a running DynamoDB]
	@$(MAVEN) verify -P localstack -pl domain,publishing,functions,template-tests -am -Dsurefire.failIfNoSpecifiedTests=false \
	  '-Dtest=papercatalog/domain/read/*Test,papercatalog/publishing/read/*Test,papercatalog/publishing/write/*Test,papercatalog/functions/http/*Test,$(LOCALSTACK_TESTS)' \
	  $(if $(ENDPOINT),-Dcatalog.endpoint=$(ENDPOINT))

bench: $(BENCH_ZIPS) package-aot ## Measure starts, warm reads, growth
#: ONLY=growth ROUNDS=9 PAPERS=1000,1000000 BEFORE=other checkout
	@$(JAVA) -cp "runtime/target/runtime.jar:$(RUNTIME)/*" papercatalog.runtime.benchmarks.Bench \
	  $(if $(ONLY),--only "$(ONLY)") $(if $(ROUNDS),--rounds "$(ROUNDS)") $(if $(PAPERS),--papers "$(PAPERS)") $(if $(BEFORE),--before "$(BEFORE)")

package-aot: runtime/target/aot.zip runtime/target/search-aot.zip ## Build the functions with a JVM of their own, for this machine's processor

runtime/target/aot.zip: $(RUNTIME)
	@$(PACK) functions/target/functions.zip papercatalog.runtime.packaging.TrainingHandler events $@

runtime/target/search-aot.zip: $(RUNTIME)
	@$(PACK) search/target/search.zip papercatalog.search.handler.SearchPapers events $@

runtime/target/constant-aot.zip: $(RUNTIME)
	@$(PACK) runtime/target/floor.zip papercatalog.runtime.benchmarks.floor.Constant events $@

runtime/target/sdk-aot.zip: $(RUNTIME)
	@$(PACK) runtime/target/floor.zip papercatalog.runtime.benchmarks.floor.BareGetItem events $@

# With the SDK for Go that Debian packages: golang-go, golang-github-aws-aws-sdk-go-v2-dev.
runtime/go/target/go.zip: runtime/go/main.go
	@mkdir -p runtime/go/target
	@cd runtime/go && GO111MODULE=off GOPATH=/usr/share/gocode CGO_ENABLED=0 "$(GO)" build -trimpath -ldflags='-s -w' -o target/bootstrap main.go
	@cd runtime/go/target && "$(JDK)/bin/jar" --create --no-manifest --file go.zip bootstrap

runtime/node/target/node.zip: $(wildcard runtime/node/*.*) runtime/node/node_modules/.package-lock.json
	@rm -rf runtime/node/target
	@cd runtime/node && node_modules/.bin/esbuild main.mjs --bundle --minify --platform=node --target=node20 --format=esm --log-level=warning \
	  --outfile=target/main.mjs --banner:js="import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"
	@cd runtime/node/target && "$(JDK)/bin/jar" --create --no-manifest --file node.zip main.mjs

$(RUNTIME): $(RUNTIME_SOURCES) | tools
	@rm -rf $@
	@$(BUILD) -P runtime -pl runtime -am
	@touch $@

synth: stack ## Synthesize the stack into infra/cdk.out; needs no AWS account [SET="stage=test ..."]
	@rm -rf infra/cdk.out
	@$(CDK) synth --quiet --strict $(SETTINGS) && ls cdk.out/*.template.json | sed 's|^|infra/|'

release: tools infra/node_modules/.package-lock.json ## Write zips, tool, template, bills of materials and checksums into target/release
	@rm -rf $(RELEASE) cli/target/lib && mkdir -p $(RELEASE)
	@$(BUILD) -P release -pl cli,infra -am
	@for module in functions search announcements cli; do \
	  cp $$module/target/bom.json $(RELEASE)/$$module.cdx.json && cp $$module/target/NOTICE.txt $(RELEASE)/$$module.NOTICE.txt || exit 1; done
	@cp functions/target/functions.zip search/target/search.zip announcements/target/announcements.zip cli/target/catalog-tool.zip $(RELEASE)
	@$(JAVA) -cp "cli/target/lib/*" infra/src/release/CheckBills.java $(RELEASE)
	@$(CDK) synth --quiet --strict $(SETTINGS) --output ../$(RELEASE)/template
	@rm -f $(RELEASE)/template/performance-counters.json # has times
	@cd $(RELEASE) && find . -type f | LC_ALL=C sort | xargs sha256sum > ../SHA256SUMS && mv ../SHA256SUMS . && ls

# The API's description holds the example answers: they are written before the functions are built to be asked for it.
docs: tools node ## Update generated parts: documents, pictures, examples, template
	@$(MAVEN) -q verify -pl local -am -Dtest=ExampleAnswersTest -Dsurefire.failIfNoSpecifiedTests=false -Ddocs.update=true
	@$(MAVEN) -q verify -pl cli,template-tests -am -Dgroups=docs -Dtest.jvms=1 -Ddocs.update=true
	@git --no-pager diff --stat

screenshots: tools $(NODE_TESTS) ## Retake the pictures of docs/pages.md
	@$(MAVEN) -q verify -pl template-tests -am -Dtest=ScreenshotsTest -Dscreenshots.update=true -Dsurefire.failIfNoSpecifiedTests=false
	@git --no-pager diff --stat docs/screenshots

diff: $(if $(BEFORE),,credentials) stack ## Compare the stack with the deployed one [SET=...] [BEFORE=other checkout: with its stack, without AWS]
	@$(if $(BEFORE),$(MAKE) --no-print-directory -C "$(BEFORE)" synth SET="$(SET)" >/dev/null)
	@$(CDK) diff $(SETTINGS) $(if $(BEFORE),--template "$(abspath $(BEFORE))"/infra/cdk.out/*.template.json)

bootstrap: credentials stack ## Prepare an AWS account and Region for deployments, once
	@$(CDK) bootstrap $(SETTINGS)

deploy: credentials stack ## Deploy the stack and print the API's URL [SET=...] [YES=1 asks nothing]
	@$(CDK) deploy $(SETTINGS) $(if $(filter 1 yes true,$(YES)),--require-approval never) --outputs-file cdk.out/outputs.json

destroy: credentials stack ## Remove the stack; keep the table unless it is ephemeral [SET=...] [YES=1 asks nothing]
	@$(CDK) destroy $(SETTINGS) $(if $(filter 1 yes true,$(YES)),--force)

fmt: tools ## Format the sources
	@$(MAVEN) -P runtime,threads -q spotless:apply

clean: tools ## Remove build output
	@$(MAVEN) -P runtime,threads -q clean

$(LOCAL): $(SOURCES) | tools
	@rm -rf $@
	@$(BUILD) -pl local -am
	@touch $@

$(CATALOG): $(CATALOG_SOURCES) | tools
	@rm -rf cli/target/lib
	@$(BUILD) -pl cli -am
	@touch $@

# Also after make run or Maven has built the jar. Two tools that start at once do not share a draft.
$(CATALOG_CLASSES): $(CATALOG)
	@draft=$@.$$$$; "$(JDK)/bin/java" -XX:ArchiveClassesAtExit=$$draft -jar $< get x --endpoint http://127.0.0.1:9 >/dev/null 2>&1 || :; \
	  test -f $$draft || : >$$draft; mv $$draft $@

stack: tools infra/node_modules/.package-lock.json
	@$(MAVEN) -q -DskipTests package -pl infra -am

%/node_modules/.package-lock.json: %/package-lock.json | node
	@npm ci --prefix $* --ignore-scripts --loglevel=error --no-audit --no-fund >/dev/null \
	  || { echo "npm could not install what $*/package-lock.json names." >&2; exit 1; }
	@touch $@

tools:
	@command -v mvn >/dev/null || { echo "Paper Catalog needs Maven 3.8 or later; there is no mvn on the PATH." >&2; exit 1; }
	@test -n "$(JDK)" || { echo "Paper Catalog needs a JDK 25; none was found. Install one, or set JAVA_HOME to it." >&2; exit 1; }

node:
	@command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split("."); process.exit(+(+a < 20 || (+a === 20 && +b < 19)))' \
	  || { echo "Tests and deployments need Node 20.19 or later, with npm; there is none on the PATH. make run needs neither." >&2; exit 1; }

credentials:
	@test -n "$$AWS_PROFILE$$AWS_ACCESS_KEY_ID$$AWS_WEB_IDENTITY_TOKEN_FILE$$AWS_CONTAINER_CREDENTIALS_FULL_URI$$AWS_CONTAINER_CREDENTIALS_RELATIVE_URI" \
	  || test -f "$${AWS_SHARED_CREDENTIALS_FILE:-$$HOME/.aws/credentials}" || test -f "$${AWS_CONFIG_FILE:-$$HOME/.aws/config}" \
	  || { echo "This needs AWS credentials: set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY with AWS_REGION." >&2; exit 1; }
