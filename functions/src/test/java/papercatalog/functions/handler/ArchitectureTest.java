package papercatalog.functions.handler;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.DocsPage;

/** The packages of the functions lie along the way of the data, and no arrow points back. */
final class ArchitectureTest {
  private static final JavaClasses MAIN =
      new ClassFileImporter().importPath(Path.of("target/classes"));

  @Test
  void import_readsTheClassesOfTheFunctions() {
    assertThat(MAIN.stream().map(JavaClass::getPackageName))
        .contains(
            "papercatalog.functions.handler",
            "papercatalog.functions.http",
            "papercatalog.functions.json",
            "papercatalog.functions.runtime");
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      assertThat(MAIN.contain(pattern.handlerClass())).as(pattern.handlerClass()).isTrue();
    }
  }

  @Test
  void packages_pointFromHandlerToHttpToAnswerToItsFormats() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("handler")
        .definedBy("papercatalog.functions.handler")
        .layer("priming")
        .definedBy("papercatalog.functions.priming")
        .layer("runtime")
        .definedBy("papercatalog.functions.runtime")
        .layer("http")
        .definedBy("papercatalog.functions.http")
        .layer("log")
        .definedBy("papercatalog.functions.log")
        .layer("answer")
        .definedBy("papercatalog.functions.answer")
        .layer("atom")
        .definedBy("papercatalog.functions.atom")
        .layer("docs")
        .definedBy("papercatalog.functions.docs")
        .layer("html")
        .definedBy("papercatalog.functions.html")
        .layer("json")
        .definedBy("papercatalog.functions.json")
        .layer("request")
        .definedBy("papercatalog.functions.request")
        .layer("address")
        .definedBy("papercatalog.functions.address")
        .layer("content")
        .definedBy("papercatalog.functions.content")
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
        .mayOnlyAccessLayers("content", "request")
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
        .mayOnlyAccessLayers("address")
        .whereLayer("json")
        .mayOnlyAccessLayers("content", "request")
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
        .check(MAIN);
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
        .check(MAIN);
  }

  @Test
  void docs_knowNothingOfTheTable() {
    noClasses()
        .that()
        .resideInAPackage("papercatalog.functions.docs")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "papercatalog.domain.table..",
            "papercatalog.functions.runtime..",
            "papercatalog.domain.client..")
        .check(MAIN);
  }

  @Test
  void functions_leaveDynamoDbToTheDomain() {
    noClasses()
        .that()
        .resideOutsideOfPackages("papercatalog.functions.runtime", "papercatalog.functions.priming")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("software.amazon.awssdk..")
        .check(MAIN);
  }
}
