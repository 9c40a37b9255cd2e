package papercatalog.benchmarks;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.conditions.ArchConditions.dependOnClassesThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.announcements.count.CountingFunction;
import papercatalog.announcements.stream.AnnouncingFunction;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;

/**
 * The arrows of all modules and packages: they follow the data, and none points back. It stands in
 * the module that is built last, and reads the classes that the others have compiled.
 */
final class ArchitectureTest {
  /** A folder, and the folders that it may depend on. */
  private static final String MODULES =
      """
      domain:
      bibliography: domain
      functions: bibliography domain
      announcements: domain
      cli: bibliography domain
      infra: announcements domain
      local/engine:
      local: local/engine announcements functions bibliography domain
      runtime: local/engine local functions domain
      benchmarks: runtime local cli functions domain
      """;

  private static final JavaClasses ALL =
      new ClassFileImporter()
          .importPaths(
              MODULES.lines().map(line -> Path.of("..", name(line), "target", "classes")).toList());

  private static final JavaClasses DOMAIN = ALL.that(areIn("domain"));
  private static final JavaClasses BIBLIOGRAPHY = ALL.that(areIn("bibliography"));
  private static final JavaClasses FUNCTIONS = ALL.that(areIn("functions"));
  private static final JavaClasses ANNOUNCEMENTS = ALL.that(areIn("announcements"));
  private static final JavaClasses CLI = ALL.that(areIn("cli"));
  private static final JavaClasses RUNTIME = ALL.that(areIn("runtime"));
  private static final String CLIENT = "papercatalog.domain.client..";

  @Test
  void modules_dependInOneDirection() {
    LayeredArchitecture modules = layeredArchitecture().consideringOnlyDependenciesInLayers();
    for (String line : MODULES.lines().toList()) {
      assertThat(ALL.that(areIn(name(line)))).as(line).isNotEmpty();
      modules = modules.layer(name(line)).definedBy(areIn(name(line)));
    }
    mayAccess(modules, MODULES).ensureAllClassesAreContainedInArchitecture().check(ALL);
  }

  @Test
  void packages_haveNoCycles() {
    slices().matching("papercatalog.(**)").should().beFreeOfCycles().check(ALL);
  }

  /** The first line names the package of a module, the others its parts, likewise. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        domain
        schema:
        model: schema
        error: model schema
        table: error model schema
        record: table error model schema
        pattern: table error model schema
        read: pattern table error model schema
        write: record table error model schema
        verify: write record table error model schema
        client:
        """,
        """
        bibliography
        text:
        latex: text
        entry: text
        citation: entry text
        jsonfile: entry text
        document: jsonfile entry text
        ris: citation
        style: citation
        csl: jsonfile citation entry text
        bibtex: citation entry latex text
        .: bibtex csl ris document jsonfile citation entry latex text
        """,
        """
        functions
        jsonreader:
        address:
        content:
        request: jsonreader address
        json: request content
        log: json
        atom: request content
        html: request json address content
        docs: html request json content
        answer: atom docs html request json address content
        runtime: request json address content
        http: answer html log request json address content
        priming: http runtime request json address content
        handler: priming runtime http log answer docs html request json address content
        """,
        """
        announcements
        event:
        bus:
        stream: event bus
        count: event
        """,
        """
        cli
        failure:
        difference:
        cost:
        telemetry:
        policy:
        target: failure
        transfer: failure
        backup: transfer difference
        console: transfer backup failure cost difference telemetry
        command: console target transfer backup failure cost difference telemetry policy
        """,
        """
        local
        engine:
        eventsource:
        gateway: eventsource engine
        lambda: gateway engine
        """,
        """
        runtime
        http:
        loop: http
        direct: http
        packaging:
        """,
        """
        benchmarks
        figures:
        simulation:
        floor:
        synthetic: simulation
        question: figures simulation synthetic
        .: figures question synthetic
        """
      })
  void packages_dependInOneDirection(String module) {
    String root = "papercatalog." + module.lines().findFirst().orElseThrow();
    String arrows = String.join("\n", module.lines().skip(1).toList());
    LayeredArchitecture parts = layeredArchitecture().consideringOnlyDependenciesInLayers();
    for (String line : arrows.lines().toList()) {
      String part = name(line).equals(".") ? root : root + "." + name(line);
      parts = parts.layer(name(line)).definedBy(part);
    }
    mayAccess(parts, arrows)
        .ensureAllClassesAreContainedInArchitecture()
        .check(ALL.that(resideInAPackage(root + "..")));
  }

  /** One word per idea: who reads a name knows which class it is. */
  @Test
  void simpleNames_areUsedOnce() throws IOException {
    List<String> names = new ArrayList<>();
    for (String folder :
        (MODULES + "template-tests:").lines().map(ArchitectureTest::name).toList()) {
      try (Stream<Path> files = Files.walk(Path.of("..", folder, "src"))) {
        files
            .map(file -> file.getFileName().toString())
            .filter(name -> name.endsWith(".java") && !name.equals("package-info.java"))
            .forEach(names::add);
      }
    }
    assertThat(names).hasSizeGreaterThan(500).doesNotHaveDuplicates();
  }

  @Test
  void functionsAndTool_knowNothingOfTheStack() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("software.amazon.awscdk..", "software.constructs..")
        .check(ALL.that(DescribedPredicate.not(areIn("infra"))));
    noClasses().should().dependOnClassesThat().resideInAPackage("picocli..").check(FUNCTIONS);
  }

  @Test
  void schemaModelAndError_knowNothingOfAws() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "papercatalog.domain.schema", "papercatalog.domain.model", "papercatalog.domain.error")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("software.amazon..")
        .check(DOMAIN);
  }

  /** Whoever adds a component finds the one place where it is positional. */
  @Test
  void papers_areMadeByTheirBuilderOnly() {
    for (Class<?> made : List.of(Paper.class, PaperSummary.class)) {
      noClasses()
          .that()
          .doNotBelongToAnyOf(PaperBuilder.class, made)
          .should()
          .callConstructorWhere(target(owner(assignableTo(made))))
          .check(DOMAIN);
    }
  }

  @Test
  void domain_speaksNoHttp() {
    noClasses()
        .that()
        .resideOutsideOfPackage(CLIENT)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            CLIENT, "software.amazon.awssdk.http..", "java.net..", "javax.net..", "com.sun.net..")
        .check(DOMAIN);
  }

  @Test
  void client_knowsNothingOfTheCatalog() {
    noClasses()
        .that()
        .resideInAPackage(CLIENT)
        .should()
        .dependOnClassesThat(
            resideInAPackage("papercatalog..").and(resideOutsideOfPackages(CLIENT)))
        .check(DOMAIN);
  }

  @Test
  void runtimesHttp_knowsNothingButTheJdk() {
    classes()
        .that()
        .resideInAPackage("papercatalog.runtime.http")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "papercatalog.runtime.http")
        .check(RUNTIME);
  }

  @Test
  void documents_knowNothingOfTheTableOrTheTool() {
    noClasses()
        .should(
            dependOnClassesThat(
                resideInAPackage("papercatalog.domain..")
                    .and(resideOutsideOfPackages("papercatalog.domain.model"))))
        .orShould()
        .dependOnClassesThat()
        .resideInAnyPackage("software.amazon..", "picocli..")
        .check(BIBLIOGRAPHY);
  }

  /** So that a function can write citations and load nothing that reads. */
  @Test
  void writersOfCitations_needNeitherParsersNorReaders() {
    noClasses()
        .that()
        .haveSimpleName("BibtexWriter")
        .or()
        .haveSimpleName("CslWriter")
        .or()
        .haveSimpleName("RisWriter")
        .or()
        .haveSimpleName("LatexWriter")
        .should()
        .transitivelyDependOnClassesThat(
            resideInAnyPackage(
                    "com.anyascii..",
                    "com.fasterxml.jackson.databind..",
                    "org.jbibtex..",
                    "org.jsoup..",
                    "papercatalog.bibliography.entry..",
                    "papercatalog.bibliography.jsonfile..")
                .or(simpleName("LatexReader")))
        .check(BIBLIOGRAPHY);
  }

  @Test
  void handlers_areThoseOfTheRoutes_andNoneForTraining() {
    assertThat(FUNCTIONS)
        .filteredOn(type -> type.isAssignableTo(RequestStreamHandler.class))
        .filteredOn(type -> !type.getModifiers().contains(JavaModifier.ABSTRACT))
        .filteredOn(type -> !type.isAnonymousClass())
        .extracting(JavaClass::getName)
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(
                    AccessPatterns.all().stream().map(AccessPattern::handlerClass),
                    Stream.of(DocsPage.HANDLER_CLASS))
                .toList());
  }

  @Test
  void functions_writeNothing() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("papercatalog.domain.write..")
        .check(FUNCTIONS);
  }

  @Test
  void functions_useNoReflection() {
    noClasses()
        .that()
        .doNotHaveSimpleName("Handlers") // which Lambda does not load
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.lang.reflect..", "com.fasterxml.jackson.databind..")
        .orShould()
        .callMethod(Class.class, "forName", String.class)
        .check(FUNCTIONS);
  }

  @Test
  void docs_knowNothingOfTheTable() {
    noClasses()
        .that()
        .resideInAPackage("papercatalog.functions.docs")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("papercatalog.domain.table..", CLIENT)
        .check(FUNCTIONS);
  }

  @Test
  void functions_leaveDynamoDbToTheDomain() {
    noClasses()
        .that()
        .resideOutsideOfPackages("papercatalog.functions.runtime", "papercatalog.functions.priming")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("software.amazon.awssdk..")
        .check(FUNCTIONS);
  }

  @Test
  void announcements_haveTheHandlersThatTheStackNames() {
    assertThat(ANNOUNCEMENTS.contain(AnnouncingFunction.HANDLER_CLASS)).isTrue();
    assertThat(ANNOUNCEMENTS.contain(CountingFunction.HANDLER_CLASS)).isTrue();
  }

  /** An event says what happened, without a look at the table. */
  @Test
  void announcements_neitherReadNorVerify() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("papercatalog.domain.read..", "papercatalog.domain.verify..")
        .check(ANNOUNCEMENTS);
  }

  @Test
  void onlyThoseWhoCount_reachTheTable() {
    noClasses()
        .that()
        .resideOutsideOfPackage("papercatalog.announcements.count")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "papercatalog.domain.write..",
            "papercatalog.domain.record..",
            "papercatalog.domain.client..")
        .check(ANNOUNCEMENTS);
  }

  @Test
  void bus_knowsNothingOfPapers() {
    noClasses()
        .that()
        .resideInAPackage("papercatalog.announcements.bus")
        .should()
        .dependOnClassesThat(
            resideInAPackage("papercatalog..")
                .and(resideOutsideOfPackages("papercatalog.announcements.bus")))
        .check(ANNOUNCEMENTS);
  }

  /** The stack is built with these, and without any library of the functions. */
  @Test
  void namesThatTheStackUses_needNothingButTheJdk() {
    noClasses()
        .that()
        .haveSimpleName("AnnouncingFunction")
        .or()
        .haveSimpleName("CountingFunction")
        .or()
        .haveSimpleName("BusEvent")
        .should()
        .dependOnClassesThat(resideOutsideOfPackages("java.."))
        .check(ANNOUNCEMENTS);
  }

  @Test
  void onlyCommands_knowTheCommandLine() {
    noClasses()
        .that()
        .resideOutsideOfPackage("papercatalog.cli.command")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .check(CLI);
  }

  /** So that no text of others reaches a terminal as it is: {@code Output} spells it out. */
  @Test
  void onlyTheConsole_prints() {
    noClasses()
        .that()
        .resideOutsideOfPackage("papercatalog.cli.console")
        .and()
        .doNotHaveSimpleName("CatalogTool")
        .should()
        .callMethodWhere(
            target(owner(assignableTo(PrintWriter.class)))
                .or(target(owner(assignableTo(PrintStream.class)))))
        .check(CLI);
  }

  @Test
  void directClient_knowsNothingOfTheTable() {
    noClasses()
        .that()
        .resideInAPackage("papercatalog.runtime.direct")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "papercatalog.domain.schema..",
            "papercatalog.domain.model..",
            "papercatalog.domain.table..",
            "papercatalog.functions.http..")
        .check(RUNTIME);
  }

  @Test
  void directClient_goesWithoutTheSdksMachinery() {
    noClasses()
        .that()
        .resideInAPackage("papercatalog.runtime.direct")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "software.amazon.awssdk.http..",
            "software.amazon.awssdk.auth..",
            "software.amazon.awssdk.regions..",
            "software.amazon.awssdk.protocols..")
        .check(RUNTIME);
  }

  @Test
  void loop_knowsHttpJsonAndHandlers() {
    classes()
        .that()
        .resideInAPackage("papercatalog.runtime.loop")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "papercatalog.runtime.loop",
            "papercatalog.runtime.http",
            "com.amazonaws.services.lambda.runtime",
            "com.amazonaws.services.lambda.runtime.logging",
            "com.fasterxml.jackson.core..",
            "java..")
        .check(RUNTIME);
  }

  /** Each start would load them; only failures, and callers who say more, need JSON. */
  @Test
  void start_goesWithoutJsonAndFormats() {
    noClasses()
        .that()
        .haveNameMatching(
            "papercatalog\\.runtime\\.loop\\.(InvocationLoop|HandlerName|HandlerLoader|RuntimeApi|Invocation|InvocationContext)")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.fasterxml..", "java.time..", "java.util.regex..", "java.text..")
        .check(RUNTIME);
  }

  @Test
  void classes_areFinalUnlessTheyAreTypesOfChoices() {
    classes()
        .that()
        .areNotInterfaces()
        .and()
        .areNotEnums()
        .and()
        .areNotAnonymousClasses()
        .and()
        .doNotHaveSimpleName("CatalogException")
        .and()
        .doNotHaveSimpleName("AccessPattern")
        .and()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .should()
        .haveModifier(JavaModifier.FINAL)
        .check(
            ALL.that(
                areIn("domain")
                    .or(areIn("bibliography"))
                    .or(areIn("announcements"))
                    .or(areIn("cli"))));
  }

  private static LayeredArchitecture mayAccess(LayeredArchitecture layers, String arrows) {
    LayeredArchitecture rule = layers;
    for (String line : arrows.lines().toList()) {
      String[] others = line.substring(line.indexOf(':') + 1).strip().split(" ");
      rule =
          others[0].isEmpty()
              ? rule.whereLayer(name(line)).mayNotAccessAnyLayer()
              : rule.whereLayer(name(line)).mayOnlyAccessLayers(others);
    }
    return rule;
  }

  private static String name(String line) {
    return line.substring(0, line.indexOf(':'));
  }

  /** By the folder that a class was compiled in. */
  private static DescribedPredicate<JavaClass> areIn(String folder) {
    return describe(
        "are in " + folder,
        type -> {
          String place = type.getSource().map(source -> source.getUri().getPath()).orElse("");
          return place.contains("/" + folder + "/target/classes/");
        });
  }
}
