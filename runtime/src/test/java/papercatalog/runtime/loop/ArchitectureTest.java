package papercatalog.runtime.loop;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The loop knows the runtime API and the interface of handlers, and nothing of the catalog. */
final class ArchitectureTest {
  private static final JavaClasses LOOP =
      new ClassFileImporter().importPath(Path.of("target/classes"));

  @Test
  void loop_knowsHttpJsonAndHandlers() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "papercatalog.runtime.loop",
            "papercatalog.domain.client.http",
            "com.amazonaws.services.lambda.runtime",
            "com.amazonaws.services.lambda.runtime.logging",
            "com.fasterxml.jackson.core..",
            "java..")
        .check(LOOP);
  }

  /**
   * What each start would have to load for it; JSON is of failures, and of callers who say more.
   */
  @Test
  void start_goesWithoutJsonAndFormats() {
    noClasses()
        .that()
        .haveNameMatching(
            ".*\\.(Main|HandlerName|HandlerLoader|RuntimeApi|Invocation|InvocationContext)")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.fasterxml..", "java.time..", "java.util.regex..", "java.text..")
        .check(LOOP);
  }
}
