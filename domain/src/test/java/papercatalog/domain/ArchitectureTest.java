package papercatalog.domain;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperSummary;

/** Packages lie along the data's way, and no arrow points back. */
final class ArchitectureTest {
  private static final String CLIENT = "papercatalog.domain.client..";
  private static final JavaClasses DOMAIN =
      new ClassFileImporter().importPath(Path.of("target/classes"));

  @Test
  void packages_dependInOneDirection() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("schema")
        .definedBy("papercatalog.domain.schema")
        .layer("model")
        .definedBy("papercatalog.domain.model")
        .layer("error")
        .definedBy("papercatalog.domain.error")
        .layer("table")
        .definedBy("papercatalog.domain.table")
        .layer("record")
        .definedBy("papercatalog.domain.record")
        .layer("pattern")
        .definedBy("papercatalog.domain.pattern")
        .layer("read")
        .definedBy("papercatalog.domain.read")
        .layer("write")
        .definedBy("papercatalog.domain.write")
        .layer("verify")
        .definedBy("papercatalog.domain.verify")
        .whereLayer("read")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("verify")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("write")
        .mayOnlyBeAccessedByLayers("verify")
        .whereLayer("record")
        .mayOnlyBeAccessedByLayers("write", "verify")
        .whereLayer("pattern")
        .mayOnlyBeAccessedByLayers("read")
        .whereLayer("table")
        .mayOnlyBeAccessedByLayers("record", "pattern", "read", "write", "verify")
        .whereLayer("error")
        .mayOnlyBeAccessedByLayers("table", "record", "pattern", "read", "write", "verify")
        .whereLayer("model")
        .mayOnlyBeAccessedByLayers("error", "table", "record", "pattern", "read", "write", "verify")
        .check(DOMAIN);
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
        .dependOnClassesThat(resideInAPackage("papercatalog..").and(resideOutsideOfPackage(CLIENT)))
        .check(DOMAIN);
  }

  @Test
  void clientsHttp_knowsNothingButTheJdk() {
    classes()
        .that()
        .resideInAPackage("papercatalog.domain.client.http")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "javax.net..", "papercatalog.domain.client.http")
        .check(DOMAIN);
  }

  @Test
  void classes_areFinalUnlessTheyAreTypesOfChoices() {
    classes()
        .that()
        .areNotInterfaces()
        .and()
        .areNotEnums()
        .and()
        .doNotHaveSimpleName("CatalogException")
        .and()
        .doNotHaveSimpleName("AccessPattern")
        .and()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .should()
        .haveModifier(JavaModifier.FINAL)
        .check(DOMAIN);
  }
}
