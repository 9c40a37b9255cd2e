package papercatalog.handler;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.DocsPage;

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
  void packages_pointFromHandlerToHttpToAnswerToItsFormats() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("handler")
        .definedBy("papercatalog.handler")
        .layer("priming")
        .definedBy("papercatalog.priming")
        .layer("runtime")
        .definedBy("papercatalog.runtime")
        .layer("http")
        .definedBy("papercatalog.http")
        .layer("log")
        .definedBy("papercatalog.log")
        .layer("answer")
        .definedBy("papercatalog.answer")
        .layer("atom")
        .definedBy("papercatalog.atom")
        .layer("docs")
        .definedBy("papercatalog.docs")
        .layer("html")
        .definedBy("papercatalog.html")
        .layer("json")
        .definedBy("papercatalog.json")
        .layer("request")
        .definedBy("papercatalog.request")
        .layer("address")
        .definedBy("papercatalog.address")
        .layer("content")
        .definedBy("papercatalog.content")
        .whereLayer("handler")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("priming")
        .mayOnlyBeAccessedByLayers("handler")
        .whereLayer("runtime")
        .mayOnlyBeAccessedByLayers("handler", "priming")
        .whereLayer("http")
        .mayOnlyBeAccessedByLayers("handler", "priming")
        .whereLayer("log")
        .mayOnlyBeAccessedByLayers("handler", "http")
        .whereLayer("log")
        .mayOnlyAccessLayers("json")
        .whereLayer("answer")
        .mayOnlyBeAccessedByLayers("handler", "http")
        .whereLayer("atom")
        .mayOnlyBeAccessedByLayers("answer")
        .whereLayer("atom")
        .mayOnlyAccessLayers("content")
        .whereLayer("address")
        .mayNotAccessAnyLayer()
        .whereLayer("docs")
        .mayOnlyBeAccessedByLayers("handler")
        .whereLayer("docs")
        .mayOnlyAccessLayers("html", "json", "request", "content")
        .whereLayer("html")
        .mayOnlyBeAccessedByLayers("handler", "docs", "answer", "http")
        .whereLayer("address")
        .mayNotAccessAnyLayer()
        .whereLayer("content")
        .mayNotAccessAnyLayer()
        .whereLayer("request")
        .mayOnlyAccessLayers("json", "address")
        .whereLayer("json")
        .mayOnlyAccessLayers("content")
        .check(MAIN);
  }

  @Test
  void handlers_areThoseOfTheRoutes_andNoneForTraining() {
    assertThat(MAIN)
        .filteredOn(type -> type.isAssignableTo(RequestStreamHandler.class))
        .filteredOn(type -> !type.getModifiers().contains(JavaModifier.ABSTRACT))
        .filteredOn(type -> !type.isAnonymousClass())
        .extracting(JavaClass::getName)
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(
                    Arrays.stream(AccessPattern.values()).map(AccessPattern::handlerClass),
                    Stream.of(DocsPage.HANDLER_CLASS))
                .toList());
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
  void docs_knowNothingOfTheTable() {
    noClasses()
        .that()
        .resideInAPackage("papercatalog.docs")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "papercatalog.table..", "papercatalog.runtime..", "papercatalog.client..")
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
