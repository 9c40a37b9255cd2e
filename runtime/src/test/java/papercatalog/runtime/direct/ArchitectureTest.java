package papercatalog.runtime.direct;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Of the SDK there are only the model classes, and of the catalog only the meter of its reads. */
final class ArchitectureTest {
  private static final JavaClasses DIRECT =
      new ClassFileImporter().importPath(Path.of("target/classes"));

  @Test
  void directClient_knowsNothingOfTheTable() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "papercatalog.domain.schema..",
            "papercatalog.domain.model..",
            "papercatalog.domain.table..",
            "papercatalog.functions.http..")
        .check(DIRECT);
  }

  @Test
  void directClient_goesWithoutTheSdksMachinery() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "software.amazon.awssdk.http..",
            "software.amazon.awssdk.auth..",
            "software.amazon.awssdk.regions..",
            "software.amazon.awssdk.protocols..")
        .check(DIRECT);
  }
}
