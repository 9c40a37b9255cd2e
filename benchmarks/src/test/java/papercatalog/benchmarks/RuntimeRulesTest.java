package papercatalog.benchmarks;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import module java.base;

import org.junit.jupiter.api.Test;

/** What the runtime of our own and the operators' tool may know. */
final class RuntimeRulesTest {
  @Test
  void runtimesHttp_knowsNothingButTheJdk() {
    classes()
        .that()
        .resideInAPackage("papercatalog.runtime.http")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "papercatalog.runtime.http")
        .check(CompiledClasses.of("runtime"));
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
        .check(CompiledClasses.of("runtime"));
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
        .check(CompiledClasses.of("runtime"));
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
        .check(CompiledClasses.of("runtime"));
  }

  /** Each start would load them; only failures need JSON. */
  @Test
  void start_goesWithoutJsonAndFormats() {
    noClasses()
        .that()
        .haveNameMatching(
            "papercatalog\\.runtime\\.loop\\.(InvocationLoop|HandlerLoader|RuntimeApi)")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.fasterxml..", "java.time..", "java.util.regex..", "java.text..")
        .check(CompiledClasses.of("runtime"));
  }

  @Test
  void onlyCommands_knowTheCommandLine() {
    noClasses()
        .that()
        .resideOutsideOfPackage("papercatalog.cli.command")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .check(CompiledClasses.of("cli"));
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
        .check(CompiledClasses.of("cli"));
  }
}
