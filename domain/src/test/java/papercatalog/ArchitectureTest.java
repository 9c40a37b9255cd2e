package papercatalog;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
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
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PaperSummary;

/** Packages lie along the data's way, and no arrow points back. */
final class ArchitectureTest {
  private static final JavaClasses DOMAIN =
      new ClassFileImporter().importPath(Path.of("target/classes"));

  @Test
  void packages_dependInOneDirection() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("schema")
        .definedBy("papercatalog.schema")
        .layer("model")
        .definedBy("papercatalog.model")
        .layer("error")
        .definedBy("papercatalog.error")
        .layer("table")
        .definedBy("papercatalog.table")
        .layer("record")
        .definedBy("papercatalog.record")
        .layer("read")
        .definedBy("papercatalog.read")
        .layer("write")
        .definedBy("papercatalog.write")
        .layer("verify")
        .definedBy("papercatalog.verify")
        .whereLayer("read")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("verify")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("write")
        .mayOnlyBeAccessedByLayers("verify")
        .whereLayer("record")
        .mayOnlyBeAccessedByLayers("write", "verify")
        .whereLayer("table")
        .mayOnlyBeAccessedByLayers("record", "read", "write", "verify")
        .whereLayer("error")
        .mayOnlyBeAccessedByLayers("table", "record", "read", "write", "verify")
        .whereLayer("model")
        .mayOnlyBeAccessedByLayers("error", "table", "record", "read", "write", "verify")
        .check(DOMAIN);
  }

  @Test
  void schemaModelAndError_knowNothingOfAws() {
    noClasses()
        .that()
        .resideInAnyPackage("papercatalog.schema", "papercatalog.model", "papercatalog.error")
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
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "papercatalog.client..",
            "software.amazon.awssdk.http..",
            "java.net..",
            "javax.net..",
            "com.sun.net..")
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
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .should()
        .haveModifier(JavaModifier.FINAL)
        .check(DOMAIN);
  }
}
