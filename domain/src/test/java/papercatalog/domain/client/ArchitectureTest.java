package papercatalog.domain.client;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The client knows how DynamoDB is reached, and nothing of what is read there. */
final class ArchitectureTest {
  private static final JavaClasses CLIENT =
      new ClassFileImporter().importPath(Path.of("target/classes"));

  @Test
  void client_knowsNothingOfTheCatalog() {
    classes().should().resideInAPackage("papercatalog.domain.client..").check(CLIENT);
  }

  @Test
  void http_knowsNothingButTheJdk() {
    noClasses()
        .that()
        .resideInAPackage("papercatalog.domain.client.http")
        .should()
        .dependOnClassesThat()
        .resideOutsideOfPackages("java..", "javax.net..", "papercatalog.domain.client.http")
        .check(CLIENT);
  }
}
