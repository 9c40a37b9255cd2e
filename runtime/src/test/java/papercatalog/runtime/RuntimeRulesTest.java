package papercatalog.runtime;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the runtime of our own may know. */
final class RuntimeRulesTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter().importPath(Path.of("target/classes"));

  @Test
  void runtimesHttp_knowsNothingButTheJdk() {
    classes()
        .that()
        .resideInAPackage("papercatalog.runtime.http")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "papercatalog.runtime.http")
        .check(CLASSES);
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
        .check(CLASSES);
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
        .check(CLASSES);
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
        .check(CLASSES);
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
        .check(CLASSES);
  }
}
