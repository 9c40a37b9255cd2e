package papercatalog;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Packages lie along the data's way, from files to papers and back, and no arrow points back. */
final class ArchitectureTest {
  private static final JavaClasses BIBLIOGRAPHY =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(
              "papercatalog.bibliography",
              "papercatalog.bibtex",
              "papercatalog.csl",
              "papercatalog.document",
              "papercatalog.jsonfile",
              "papercatalog.citation",
              "papercatalog.entry",
              "papercatalog.latex",
              "papercatalog.text");

  @Test
  void packages_dependInOneDirection() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("bibliography")
        .definedBy("papercatalog.bibliography")
        .layer("bibtex")
        .definedBy("papercatalog.bibtex")
        .layer("csl")
        .definedBy("papercatalog.csl")
        .layer("document")
        .definedBy("papercatalog.document")
        .layer("jsonfile")
        .definedBy("papercatalog.jsonfile")
        .layer("citation")
        .definedBy("papercatalog.citation")
        .layer("entry")
        .definedBy("papercatalog.entry")
        .layer("latex")
        .definedBy("papercatalog.latex")
        .layer("text")
        .definedBy("papercatalog.text")
        .whereLayer("bibliography")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("bibtex")
        .mayOnlyAccessLayers("citation", "entry", "latex", "text")
        .whereLayer("csl")
        .mayOnlyAccessLayers("jsonfile", "citation", "entry", "text")
        .whereLayer("document")
        .mayOnlyAccessLayers("jsonfile", "entry", "text")
        .whereLayer("jsonfile")
        .mayOnlyAccessLayers("entry", "text")
        .whereLayer("citation")
        .mayOnlyAccessLayers("entry", "text")
        .whereLayer("entry")
        .mayOnlyAccessLayers("text")
        .whereLayer("latex")
        .mayOnlyAccessLayers("text")
        .whereLayer("text")
        .mayNotAccessAnyLayer()
        .check(BIBLIOGRAPHY);
  }

  @Test
  void documents_knowNothingOfTheTableOrTheTool() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "papercatalog.schema..",
            "papercatalog.error..",
            "papercatalog.table..",
            "papercatalog.record..",
            "papercatalog.read..",
            "papercatalog.write..",
            "papercatalog.verify..",
            "papercatalog.client..",
            "software.amazon..",
            "picocli..")
        .check(BIBLIOGRAPHY);
  }

  /** So that a function can write BibTeX and load nothing that reads. */
  @Test
  void bibtexAndLatexWriters_needNeitherParsersNorReaders() {
    noClasses()
        .that()
        .haveSimpleName("BibtexWriter")
        .or()
        .haveSimpleName("LatexWriter")
        .should()
        .transitivelyDependOnClassesThat(
            JavaClass.Predicates.resideInAnyPackage(
                    "com.fasterxml..",
                    "org.jbibtex..",
                    "org.jsoup..",
                    "papercatalog.citation..",
                    "papercatalog.entry..")
                .or(JavaClass.Predicates.simpleName("LatexReader")))
        .check(BIBLIOGRAPHY);
  }

  @Test
  void classes_areFinal() {
    classes()
        .that()
        .areNotInterfaces()
        .and()
        .areNotEnums()
        .and()
        .areNotAnonymousClasses()
        .should()
        .haveModifier(JavaModifier.FINAL)
        .check(BIBLIOGRAPHY);
  }
}
