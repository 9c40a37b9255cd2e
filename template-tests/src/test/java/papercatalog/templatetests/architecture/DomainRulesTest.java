package papercatalog.templatetests.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.conditions.ArchConditions.dependOnClassesThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperSummary;

/** What the domain, and documents of papers, may know. */
final class DomainRulesTest {
  private static final String CLIENT = "papercatalog.domain.client..";

  @Test
  void schemaModelAndError_knowNothingOfAws() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "papercatalog.domain.schema", "papercatalog.domain.model", "papercatalog.domain.error")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("software.amazon..")
        .check(CompiledClasses.of("domain"));
  }

  /** A new component of a record has one place where it is positional. */
  @Test
  void papers_areMadeByTheirBuilderOnly() {
    for (Class<?> made : List.of(Paper.class, PaperSummary.class)) {
      noClasses()
          .that()
          .doNotBelongToAnyOf(PaperBuilder.class, made)
          .should()
          .callConstructorWhere(target(owner(assignableTo(made))))
          .check(CompiledClasses.of("domain"));
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
        .check(CompiledClasses.of("domain"));
  }

  /** The program that starts hands its environment in. */
  @Test
  void domain_readsNoEnvironment() {
    noClasses()
        .should()
        .callMethod(System.class, "getenv")
        .orShould()
        .callMethod(System.class, "getenv", String.class)
        .check(CompiledClasses.of("domain"));
  }

  /** Compilers copy constants, therefore this reads the sources. */
  @Test
  void domain_namesNoMediaTypeHandlerBucketOrQueue() throws IOException {
    Pattern foreign =
        Pattern.compile(
            "\"(application|image|text)/|\"papercatalog\\.|BUCKET|QUEUE|robots\\.txt|favicon");
    try (Stream<Path> files = Files.walk(Path.of("../domain/src/main/java"))) {
      List<Path> sources = files.filter(it -> it.toString().endsWith(".java")).toList();
      assertThat(sources).hasSizeGreaterThan(100);
      for (Path source : sources) {
        assertThat(source).content().doesNotContainPattern(foreign);
      }
    }
  }

  @Test
  void client_knowsNothingOfTheCatalog() {
    noClasses()
        .that()
        .resideInAPackage(CLIENT)
        .should()
        .dependOnClassesThat(
            resideInAPackage("papercatalog..").and(resideOutsideOfPackages(CLIENT)))
        .check(CompiledClasses.of("domain"));
  }

  @Test
  void documents_knowNothingOfTheTableOrTheTool() {
    noClasses()
        .should(
            dependOnClassesThat(
                resideInAPackage("papercatalog.domain..")
                    .and(resideOutsideOfPackages("papercatalog.domain.model"))))
        .orShould()
        .dependOnClassesThat()
        .resideInAnyPackage("software.amazon..", "picocli..")
        .check(
            CompiledClasses.ALL.that(
                resideInAnyPackage(
                    "papercatalog.citations..",
                    "papercatalog.publishing.[bibtex|citation|correction|csl|document|entry|latex|text]")));
  }
}
