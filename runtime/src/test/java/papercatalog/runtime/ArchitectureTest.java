package papercatalog.runtime;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The direct client uses the SDK's model classes only. The loop knows the runtime API and the
 * interface of handlers, and nothing of the catalog.
 */
final class ArchitectureTest {
  private static final JavaClasses RUNTIME =
      new ClassFileImporter().importPath(Path.of("target/classes"));

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
            "papercatalog.domain.client.http",
            "com.amazonaws.services.lambda.runtime",
            "com.amazonaws.services.lambda.runtime.logging",
            "com.fasterxml.jackson.core..",
            "java..")
        .check(RUNTIME);
  }

  /**
   * What each start would have to load for it; JSON is of failures, and of callers who say more.
   */
  @Test
  void start_goesWithoutJsonAndFormats() {
    noClasses()
        .that()
        .haveNameMatching(
            "papercatalog\\.runtime\\.loop\\.(Main|HandlerName|HandlerLoader|RuntimeApi|Invocation|InvocationContext)")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.fasterxml..", "java.time..", "java.util.regex..", "java.text..")
        .check(RUNTIME);
  }
}
