package papercatalog.handler;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import papercatalog.schema.AccessPattern;

/** The packages of the functions lie along the way of the data, and no arrow points back. */
final class ArchitectureTest {
  private static final JavaClasses MAIN =
      new ClassFileImporter().importPath(Path.of("target/classes"));

  @Test
  void import_readsTheClassesOfTheFunctions() {
    assertThat(MAIN.stream().map(JavaClass::getPackageName))
        .contains(
            "papercatalog.handler",
            "papercatalog.http",
            "papercatalog.json",
            "papercatalog.runtime");
    for (AccessPattern pattern : AccessPattern.values()) {
      assertThat(MAIN.contain(pattern.handlerClass())).as(pattern.handlerClass()).isTrue();
    }
  }

  @Test
  void packages_pointFromHandlerToHttpToJson() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("handler")
        .definedBy("papercatalog.handler")
        .layer("http")
        .definedBy("papercatalog.http")
        .layer("json")
        .definedBy("papercatalog.json")
        .layer("runtime")
        .definedBy("papercatalog.runtime")
        .whereLayer("handler")
        .mayNotBeAccessedByAnyLayer()
        .layer("priming")
        .definedBy("papercatalog.priming")
        .whereLayer("priming")
        .mayOnlyBeAccessedByLayers("handler")
        .whereLayer("runtime")
        .mayOnlyBeAccessedByLayers("handler", "priming")
        .whereLayer("http")
        .mayOnlyBeAccessedByLayers("handler", "priming")
        .whereLayer("json")
        .mayOnlyBeAccessedByLayers("http", "priming")
        .check(MAIN);
  }

  @Test
  void functions_writeNothing() {
    noClasses().should().dependOnClassesThat().resideInAPackage("papercatalog.write..").check(MAIN);
  }

  @Test
  void functions_useNoReflection() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.lang.reflect..", "com.fasterxml.jackson.databind..")
        .orShould()
        .callMethod(Class.class, "forName", String.class)
        .check(MAIN);
  }

  @Test
  void functions_leaveDynamoDbToTheDomain() {
    noClasses()
        .that()
        .resideOutsideOfPackages("papercatalog.runtime", "papercatalog.priming")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("software.amazon.awssdk..")
        .check(MAIN);
  }
}
